// What the sandbox goes by: the operations of each level, and who judges.
// Made from the specification by `npm run generate`. Do not edit.


export const check0 = validate0;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.queue_id === undefined){ (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "queue_id"},message:"must have required property '"+"queue_id"+"'"}); errors++; }
if(data.last_event_id === undefined){ (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "last_event_id"},message:"must have required property '"+"last_event_id"+"'"}); errors++; }
if(data.queue_id !== undefined){
if(typeof data.queue_id !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/queue_id",keyword:"type",params:{type: "string"},message:"must be string"}); errors++; }
}
if(data.last_event_id !== undefined){
let data1 = data.last_event_id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){ (vErrors ??= []).push({instancePath:instancePath+"/last_event_id",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++; }
}
if(data.dont_block !== undefined){
if(typeof data.dont_block !== "boolean"){ (vErrors ??= []).push({instancePath:instancePath+"/dont_block",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++; }
}
}
validate0.errors = vErrors;
return errors === 0;
}

export const check1 = validate1;

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.queue_id === undefined){ (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "queue_id"},message:"must have required property '"+"queue_id"+"'"}); errors++; }
if(data.queue_id !== undefined){
if(typeof data.queue_id !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/queue_id",keyword:"type",params:{type: "string"},message:"must be string"}); errors++; }
}
} else { (vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++; }
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.queue_id === undefined){ (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "queue_id"},message:"must have required property '"+"queue_id"+"'"}); errors++; }
}
validate1.errors = vErrors;
return errors === 0;
}

export const check2 = validate2;

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
validate2.errors = vErrors;
return errors === 0;
}

export const check3 = validate3;

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.pattern === undefined){ (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "pattern"},message:"must have required property '"+"pattern"+"'"}); errors++; }
if(data.url_format_string === undefined){ (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "url_format_string"},message:"must have required property '"+"url_format_string"+"'"}); errors++; }
if(data.pattern !== undefined){
if(typeof data.pattern !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/pattern",keyword:"type",params:{type: "string"},message:"must be string"}); errors++; }
}
if(data.url_format_string !== undefined){
if(typeof data.url_format_string !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/url_format_string",keyword:"type",params:{type: "string"},message:"must be string"}); errors++; }
}
} else { (vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++; }
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.pattern === undefined){ (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "pattern"},message:"must have required property '"+"pattern"+"'"}); errors++; }
if(data.url_format_string === undefined){ (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "url_format_string"},message:"must have required property '"+"url_format_string"+"'"}); errors++; }
}
validate3.errors = vErrors;
return errors === 0;
}

export const check4 = validate4;

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.pattern === undefined){ (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "pattern"},message:"must have required property '"+"pattern"+"'"}); errors++; }
if(data.url_template === undefined){ (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "url_template"},message:"must have required property '"+"url_template"+"'"}); errors++; }
if(data.pattern !== undefined){
if(typeof data.pattern !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/pattern",keyword:"type",params:{type: "string"},message:"must be string"}); errors++; }
}
if(data.url_template !== undefined){
if(typeof data.url_template !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/url_template",keyword:"type",params:{type: "string"},message:"must be string"}); errors++; }
}
} else { (vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++; }
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.pattern === undefined){ (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "pattern"},message:"must have required property '"+"pattern"+"'"}); errors++; }
if(data.url_template === undefined){ (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "url_template"},message:"must have required property '"+"url_template"+"'"}); errors++; }
}
validate4.errors = vErrors;
return errors === 0;
}

export const check5 = validate5;

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.pattern === undefined){ (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "pattern"},message:"must have required property '"+"pattern"+"'"}); errors++; }
if(data.url_template === undefined){ (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "url_template"},message:"must have required property '"+"url_template"+"'"}); errors++; }
if(data.pattern !== undefined){
if(typeof data.pattern !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/pattern",keyword:"type",params:{type: "string"},message:"must be string"}); errors++; }
}
if(data.url_template !== undefined){
if(typeof data.url_template !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/url_template",keyword:"type",params:{type: "string"},message:"must be string"}); errors++; }
}
if(data.example_input !== undefined){
if(typeof data.example_input !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/example_input",keyword:"type",params:{type: "string"},message:"must be string"}); errors++; }
}
if(data.reverse_template !== undefined){
if(typeof data.reverse_template !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/reverse_template",keyword:"type",params:{type: "string"},message:"must be string"}); errors++; }
}
} else { (vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++; }
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.pattern === undefined){ (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "pattern"},message:"must have required property '"+"pattern"+"'"}); errors++; }
if(data.url_template === undefined){ (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "url_template"},message:"must have required property '"+"url_template"+"'"}); errors++; }
}
validate5.errors = vErrors;
return errors === 0;
}

export const check6 = validate6;

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.pattern === undefined){ (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "pattern"},message:"must have required property '"+"pattern"+"'"}); errors++; }
if(data.url_template === undefined){ (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "url_template"},message:"must have required property '"+"url_template"+"'"}); errors++; }
if(data.pattern !== undefined){
if(typeof data.pattern !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/pattern",keyword:"type",params:{type: "string"},message:"must be string"}); errors++; }
}
if(data.url_template !== undefined){
if(typeof data.url_template !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/url_template",keyword:"type",params:{type: "string"},message:"must be string"}); errors++; }
}
if(data.example_input !== undefined){
if(typeof data.example_input !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/example_input",keyword:"type",params:{type: "string"},message:"must be string"}); errors++; }
}
if(data.reverse_template !== undefined){
if(typeof data.reverse_template !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/reverse_template",keyword:"type",params:{type: "string"},message:"must be string"}); errors++; }
}
if(data.alternative_url_templates !== undefined){
let data4 = data.alternative_url_templates;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(typeof data4[i0] !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/alternative_url_templates/" + i0,keyword:"type",params:{type: "string"},message:"must be string"}); errors++; }
}
} else { (vErrors ??= []).push({instancePath:instancePath+"/alternative_url_templates",keyword:"type",params:{type: "array"},message:"must be array"}); errors++; }
}
} else { (vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++; }
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.pattern === undefined){ (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "pattern"},message:"must have required property '"+"pattern"+"'"}); errors++; }
if(data.url_template === undefined){ (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "url_template"},message:"must have required property '"+"url_template"+"'"}); errors++; }
}
validate6.errors = vErrors;
return errors === 0;
}

export const check7 = validate7;

function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.filter_id === undefined){ (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "filter_id"},message:"must have required property '"+"filter_id"+"'"}); errors++; }
if(data.filter_id !== undefined){
let data0 = data.filter_id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){ (vErrors ??= []).push({instancePath:instancePath+"/filter_id",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++; }
}
}
validate7.errors = vErrors;
return errors === 0;
}

export const check8 = validate8;

function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event_types !== undefined){
let data0 = data.event_types;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(typeof data0[i0] !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/event_types/" + i0,keyword:"type",params:{type: "string"},message:"must be string"}); errors++; }
}
} else { (vErrors ??= []).push({instancePath:instancePath+"/event_types",keyword:"type",params:{type: "array"},message:"must be array"}); errors++; }
}
if(data.client_capabilities !== undefined){
let data2 = data.client_capabilities;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.notification_settings_null === undefined){ (vErrors ??= []).push({instancePath:instancePath+"/client_capabilities",keyword:"required",params:{missingProperty: "notification_settings_null"},message:"must have required property '"+"notification_settings_null"+"'"}); errors++; }
for(const key0 in data2){
if(!(key0 === "notification_settings_null")){
if(typeof data2[key0] !== "boolean"){ (vErrors ??= []).push({instancePath:instancePath+"/client_capabilities/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++; }
}
}
if(data2.notification_settings_null !== undefined){
if(typeof data2.notification_settings_null !== "boolean"){ (vErrors ??= []).push({instancePath:instancePath+"/client_capabilities/notification_settings_null",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++; }
}
} else { (vErrors ??= []).push({instancePath:instancePath+"/client_capabilities",keyword:"type",params:{type: "object"},message:"must be object"}); errors++; }
}
if(data.fetch_event_types !== undefined){
let data5 = data.fetch_event_types;
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
if(typeof data5[i1] !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/fetch_event_types/" + i1,keyword:"type",params:{type: "string"},message:"must be string"}); errors++; }
}
} else { (vErrors ??= []).push({instancePath:instancePath+"/fetch_event_types",keyword:"type",params:{type: "array"},message:"must be array"}); errors++; }
}
if(data.narrow !== undefined){
let data7 = data.narrow;
if(Array.isArray(data7)){
const len2 = data7.length;
for(let i2=0; i2<len2; i2++){
let data8 = data7[i2];
if(Array.isArray(data8)){
const len3 = data8.length;
for(let i3=0; i3<len3; i3++){
if(typeof data8[i3] !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/narrow/" + i2+"/" + i3,keyword:"type",params:{type: "string"},message:"must be string"}); errors++; }
}
} else { (vErrors ??= []).push({instancePath:instancePath+"/narrow/" + i2,keyword:"type",params:{type: "array"},message:"must be array"}); errors++; }
}
} else { (vErrors ??= []).push({instancePath:instancePath+"/narrow",keyword:"type",params:{type: "array"},message:"must be array"}); errors++; }
}
if(data.all_public_streams !== undefined){
if(typeof data.all_public_streams !== "boolean"){ (vErrors ??= []).push({instancePath:instancePath+"/all_public_streams",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++; }
}
if(data.apply_markdown !== undefined){
if(typeof data.apply_markdown !== "boolean"){ (vErrors ??= []).push({instancePath:instancePath+"/apply_markdown",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++; }
}
if(data.client_gravatar !== undefined){
if(typeof data.client_gravatar !== "boolean"){ (vErrors ??= []).push({instancePath:instancePath+"/client_gravatar",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++; }
}
if(data.slim_presence !== undefined){
if(typeof data.slim_presence !== "boolean"){ (vErrors ??= []).push({instancePath:instancePath+"/slim_presence",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++; }
}
if(data.include_subscribers !== undefined){
if(typeof data.include_subscribers !== "boolean"){ (vErrors ??= []).push({instancePath:instancePath+"/include_subscribers",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++; }
}
} else { (vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++; }
validate9.errors = vErrors;
return errors === 0;
}

function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(validate9(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
validate8.errors = vErrors;
return errors === 0;
}

export const check9 = validate11;

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event_types !== undefined){
let data0 = data.event_types;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(typeof data0[i0] !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/event_types/" + i0,keyword:"type",params:{type: "string"},message:"must be string"}); errors++; }
}
} else { (vErrors ??= []).push({instancePath:instancePath+"/event_types",keyword:"type",params:{type: "array"},message:"must be array"}); errors++; }
}
if(data.client_capabilities !== undefined){
let data2 = data.client_capabilities;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.notification_settings_null === undefined){ (vErrors ??= []).push({instancePath:instancePath+"/client_capabilities",keyword:"required",params:{missingProperty: "notification_settings_null"},message:"must have required property '"+"notification_settings_null"+"'"}); errors++; }
for(const key0 in data2){
if(!((key0 === "notification_settings_null") || (key0 === "linkifier_url_template"))){
if(typeof data2[key0] !== "boolean"){ (vErrors ??= []).push({instancePath:instancePath+"/client_capabilities/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++; }
}
}
if(data2.notification_settings_null !== undefined){
if(typeof data2.notification_settings_null !== "boolean"){ (vErrors ??= []).push({instancePath:instancePath+"/client_capabilities/notification_settings_null",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++; }
}
if(data2.linkifier_url_template !== undefined){
if(typeof data2.linkifier_url_template !== "boolean"){ (vErrors ??= []).push({instancePath:instancePath+"/client_capabilities/linkifier_url_template",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++; }
}
} else { (vErrors ??= []).push({instancePath:instancePath+"/client_capabilities",keyword:"type",params:{type: "object"},message:"must be object"}); errors++; }
}
if(data.fetch_event_types !== undefined){
let data6 = data.fetch_event_types;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
if(typeof data6[i1] !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/fetch_event_types/" + i1,keyword:"type",params:{type: "string"},message:"must be string"}); errors++; }
}
} else { (vErrors ??= []).push({instancePath:instancePath+"/fetch_event_types",keyword:"type",params:{type: "array"},message:"must be array"}); errors++; }
}
if(data.narrow !== undefined){
let data8 = data.narrow;
if(Array.isArray(data8)){
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
let data9 = data8[i2];
if(Array.isArray(data9)){
const len3 = data9.length;
for(let i3=0; i3<len3; i3++){
if(typeof data9[i3] !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/narrow/" + i2+"/" + i3,keyword:"type",params:{type: "string"},message:"must be string"}); errors++; }
}
} else { (vErrors ??= []).push({instancePath:instancePath+"/narrow/" + i2,keyword:"type",params:{type: "array"},message:"must be array"}); errors++; }
}
} else { (vErrors ??= []).push({instancePath:instancePath+"/narrow",keyword:"type",params:{type: "array"},message:"must be array"}); errors++; }
}
if(data.all_public_streams !== undefined){
if(typeof data.all_public_streams !== "boolean"){ (vErrors ??= []).push({instancePath:instancePath+"/all_public_streams",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++; }
}
if(data.apply_markdown !== undefined){
if(typeof data.apply_markdown !== "boolean"){ (vErrors ??= []).push({instancePath:instancePath+"/apply_markdown",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++; }
}
if(data.client_gravatar !== undefined){
if(typeof data.client_gravatar !== "boolean"){ (vErrors ??= []).push({instancePath:instancePath+"/client_gravatar",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++; }
}
if(data.slim_presence !== undefined){
if(typeof data.slim_presence !== "boolean"){ (vErrors ??= []).push({instancePath:instancePath+"/slim_presence",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++; }
}
if(data.include_subscribers !== undefined){
if(typeof data.include_subscribers !== "boolean"){ (vErrors ??= []).push({instancePath:instancePath+"/include_subscribers",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++; }
}
} else { (vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++; }
validate12.errors = vErrors;
return errors === 0;
}

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(validate12(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
validate11.errors = vErrors;
return errors === 0;
}

export const check10 = validate14;

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event_types !== undefined){
let data0 = data.event_types;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(typeof data0[i0] !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/event_types/" + i0,keyword:"type",params:{type: "string"},message:"must be string"}); errors++; }
}
} else { (vErrors ??= []).push({instancePath:instancePath+"/event_types",keyword:"type",params:{type: "array"},message:"must be array"}); errors++; }
}
if(data.client_capabilities !== undefined){
let data2 = data.client_capabilities;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.notification_settings_null === undefined){ (vErrors ??= []).push({instancePath:instancePath+"/client_capabilities",keyword:"required",params:{missingProperty: "notification_settings_null"},message:"must have required property '"+"notification_settings_null"+"'"}); errors++; }
for(const key0 in data2){
if(!((key0 === "notification_settings_null") || (key0 === "linkifier_url_template"))){
if(typeof data2[key0] !== "boolean"){ (vErrors ??= []).push({instancePath:instancePath+"/client_capabilities/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++; }
}
}
if(data2.notification_settings_null !== undefined){
if(typeof data2.notification_settings_null !== "boolean"){ (vErrors ??= []).push({instancePath:instancePath+"/client_capabilities/notification_settings_null",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++; }
}
if(data2.linkifier_url_template !== undefined){
if(typeof data2.linkifier_url_template !== "boolean"){ (vErrors ??= []).push({instancePath:instancePath+"/client_capabilities/linkifier_url_template",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++; }
}
} else { (vErrors ??= []).push({instancePath:instancePath+"/client_capabilities",keyword:"type",params:{type: "object"},message:"must be object"}); errors++; }
}
if(data.fetch_event_types !== undefined){
let data6 = data.fetch_event_types;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
if(typeof data6[i1] !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/fetch_event_types/" + i1,keyword:"type",params:{type: "string"},message:"must be string"}); errors++; }
}
} else { (vErrors ??= []).push({instancePath:instancePath+"/fetch_event_types",keyword:"type",params:{type: "array"},message:"must be array"}); errors++; }
}
if(data.narrow !== undefined){
let data8 = data.narrow;
if(Array.isArray(data8)){
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
let data9 = data8[i2];
if(Array.isArray(data9)){
const len3 = data9.length;
for(let i3=0; i3<len3; i3++){
if(typeof data9[i3] !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/narrow/" + i2+"/" + i3,keyword:"type",params:{type: "string"},message:"must be string"}); errors++; }
}
} else { (vErrors ??= []).push({instancePath:instancePath+"/narrow/" + i2,keyword:"type",params:{type: "array"},message:"must be array"}); errors++; }
}
} else { (vErrors ??= []).push({instancePath:instancePath+"/narrow",keyword:"type",params:{type: "array"},message:"must be array"}); errors++; }
}
if(data.all_public_streams !== undefined){
if(typeof data.all_public_streams !== "boolean"){ (vErrors ??= []).push({instancePath:instancePath+"/all_public_streams",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++; }
}
if(data.apply_markdown !== undefined){
if(typeof data.apply_markdown !== "boolean"){ (vErrors ??= []).push({instancePath:instancePath+"/apply_markdown",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++; }
}
if(data.client_gravatar !== undefined){
if(typeof data.client_gravatar !== "boolean"){ (vErrors ??= []).push({instancePath:instancePath+"/client_gravatar",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++; }
}
if(data.slim_presence !== undefined){
if(typeof data.slim_presence !== "boolean"){ (vErrors ??= []).push({instancePath:instancePath+"/slim_presence",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++; }
}
if(data.include_subscribers !== undefined){
if(typeof data.include_subscribers !== "boolean"){ (vErrors ??= []).push({instancePath:instancePath+"/include_subscribers",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++; }
}
if(data.presence_history_limit_days !== undefined){
let data16 = data.presence_history_limit_days;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){ (vErrors ??= []).push({instancePath:instancePath+"/presence_history_limit_days",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++; }
}
} else { (vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++; }
validate15.errors = vErrors;
return errors === 0;
}

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(validate15(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
}
validate14.errors = vErrors;
return errors === 0;
}

export const check11 = validate17;

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event_types !== undefined){
let data0 = data.event_types;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(typeof data0[i0] !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/event_types/" + i0,keyword:"type",params:{type: "string"},message:"must be string"}); errors++; }
}
} else { (vErrors ??= []).push({instancePath:instancePath+"/event_types",keyword:"type",params:{type: "array"},message:"must be array"}); errors++; }
}
if(data.client_capabilities !== undefined){
let data2 = data.client_capabilities;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.notification_settings_null === undefined){ (vErrors ??= []).push({instancePath:instancePath+"/client_capabilities",keyword:"required",params:{missingProperty: "notification_settings_null"},message:"must have required property '"+"notification_settings_null"+"'"}); errors++; }
for(const key0 in data2){
if(!((key0 === "notification_settings_null") || (key0 === "linkifier_url_template"))){
if(typeof data2[key0] !== "boolean"){ (vErrors ??= []).push({instancePath:instancePath+"/client_capabilities/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++; }
}
}
if(data2.notification_settings_null !== undefined){
if(typeof data2.notification_settings_null !== "boolean"){ (vErrors ??= []).push({instancePath:instancePath+"/client_capabilities/notification_settings_null",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++; }
}
if(data2.linkifier_url_template !== undefined){
if(typeof data2.linkifier_url_template !== "boolean"){ (vErrors ??= []).push({instancePath:instancePath+"/client_capabilities/linkifier_url_template",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++; }
}
} else { (vErrors ??= []).push({instancePath:instancePath+"/client_capabilities",keyword:"type",params:{type: "object"},message:"must be object"}); errors++; }
}
if(data.fetch_event_types !== undefined){
let data6 = data.fetch_event_types;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
if(typeof data6[i1] !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/fetch_event_types/" + i1,keyword:"type",params:{type: "string"},message:"must be string"}); errors++; }
}
} else { (vErrors ??= []).push({instancePath:instancePath+"/fetch_event_types",keyword:"type",params:{type: "array"},message:"must be array"}); errors++; }
}
if(data.narrow !== undefined){
let data8 = data.narrow;
if(Array.isArray(data8)){
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
let data9 = data8[i2];
if(Array.isArray(data9)){
const len3 = data9.length;
for(let i3=0; i3<len3; i3++){
if(typeof data9[i3] !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/narrow/" + i2+"/" + i3,keyword:"type",params:{type: "string"},message:"must be string"}); errors++; }
}
} else { (vErrors ??= []).push({instancePath:instancePath+"/narrow/" + i2,keyword:"type",params:{type: "array"},message:"must be array"}); errors++; }
}
} else { (vErrors ??= []).push({instancePath:instancePath+"/narrow",keyword:"type",params:{type: "array"},message:"must be array"}); errors++; }
}
if(data.all_public_streams !== undefined){
if(typeof data.all_public_streams !== "boolean"){ (vErrors ??= []).push({instancePath:instancePath+"/all_public_streams",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++; }
}
if(data.apply_markdown !== undefined){
if(typeof data.apply_markdown !== "boolean"){ (vErrors ??= []).push({instancePath:instancePath+"/apply_markdown",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++; }
}
if(data.client_gravatar !== undefined){
if(typeof data.client_gravatar !== "boolean"){ (vErrors ??= []).push({instancePath:instancePath+"/client_gravatar",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++; }
}
if(data.slim_presence !== undefined){
if(typeof data.slim_presence !== "boolean"){ (vErrors ??= []).push({instancePath:instancePath+"/slim_presence",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++; }
}
if(data.include_subscribers !== undefined){
if(typeof data.include_subscribers !== "boolean"){ (vErrors ??= []).push({instancePath:instancePath+"/include_subscribers",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++; }
}
if(data.presence_history_limit_days !== undefined){
let data16 = data.presence_history_limit_days;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){ (vErrors ??= []).push({instancePath:instancePath+"/presence_history_limit_days",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++; }
}
if(data.idle_queue_timeout !== undefined){
let data17 = data.idle_queue_timeout;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){ (vErrors ??= []).push({instancePath:instancePath+"/idle_queue_timeout",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++; }
}
} else { (vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++; }
validate18.errors = vErrors;
return errors === 0;
}

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(validate18(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
validate17.errors = vErrors;
return errors === 0;
}

export const check12 = validate20;

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.pattern === undefined){ (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "pattern"},message:"must have required property '"+"pattern"+"'"}); errors++; }
if(data.url_format_string === undefined){ (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "url_format_string"},message:"must have required property '"+"url_format_string"+"'"}); errors++; }
if(data.pattern !== undefined){
if(typeof data.pattern !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/pattern",keyword:"type",params:{type: "string"},message:"must be string"}); errors++; }
}
if(data.url_format_string !== undefined){
if(typeof data.url_format_string !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/url_format_string",keyword:"type",params:{type: "string"},message:"must be string"}); errors++; }
}
} else { (vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++; }
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.filter_id === undefined){ (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "filter_id"},message:"must have required property '"+"filter_id"+"'"}); errors++; }
if(data.pattern === undefined){ (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "pattern"},message:"must have required property '"+"pattern"+"'"}); errors++; }
if(data.url_format_string === undefined){ (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "url_format_string"},message:"must have required property '"+"url_format_string"+"'"}); errors++; }
if(data.filter_id !== undefined){
let data2 = data.filter_id;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){ (vErrors ??= []).push({instancePath:instancePath+"/filter_id",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++; }
}
}
validate20.errors = vErrors;
return errors === 0;
}

export const check13 = validate21;

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.pattern === undefined){ (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "pattern"},message:"must have required property '"+"pattern"+"'"}); errors++; }
if(data.url_template === undefined){ (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "url_template"},message:"must have required property '"+"url_template"+"'"}); errors++; }
if(data.pattern !== undefined){
if(typeof data.pattern !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/pattern",keyword:"type",params:{type: "string"},message:"must be string"}); errors++; }
}
if(data.url_template !== undefined){
if(typeof data.url_template !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/url_template",keyword:"type",params:{type: "string"},message:"must be string"}); errors++; }
}
} else { (vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++; }
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.filter_id === undefined){ (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "filter_id"},message:"must have required property '"+"filter_id"+"'"}); errors++; }
if(data.pattern === undefined){ (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "pattern"},message:"must have required property '"+"pattern"+"'"}); errors++; }
if(data.url_template === undefined){ (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "url_template"},message:"must have required property '"+"url_template"+"'"}); errors++; }
if(data.filter_id !== undefined){
let data2 = data.filter_id;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){ (vErrors ??= []).push({instancePath:instancePath+"/filter_id",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++; }
}
}
validate21.errors = vErrors;
return errors === 0;
}

export const check14 = validate22;

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.pattern === undefined){ (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "pattern"},message:"must have required property '"+"pattern"+"'"}); errors++; }
if(data.url_template === undefined){ (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "url_template"},message:"must have required property '"+"url_template"+"'"}); errors++; }
if(data.pattern !== undefined){
if(typeof data.pattern !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/pattern",keyword:"type",params:{type: "string"},message:"must be string"}); errors++; }
}
if(data.url_template !== undefined){
if(typeof data.url_template !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/url_template",keyword:"type",params:{type: "string"},message:"must be string"}); errors++; }
}
if(data.example_input !== undefined){
if(typeof data.example_input !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/example_input",keyword:"type",params:{type: "string"},message:"must be string"}); errors++; }
}
if(data.reverse_template !== undefined){
if(typeof data.reverse_template !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/reverse_template",keyword:"type",params:{type: "string"},message:"must be string"}); errors++; }
}
} else { (vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++; }
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.filter_id === undefined){ (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "filter_id"},message:"must have required property '"+"filter_id"+"'"}); errors++; }
if(data.pattern === undefined){ (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "pattern"},message:"must have required property '"+"pattern"+"'"}); errors++; }
if(data.url_template === undefined){ (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "url_template"},message:"must have required property '"+"url_template"+"'"}); errors++; }
if(data.filter_id !== undefined){
let data4 = data.filter_id;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){ (vErrors ??= []).push({instancePath:instancePath+"/filter_id",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++; }
}
}
validate22.errors = vErrors;
return errors === 0;
}

export const check15 = validate23;

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.pattern === undefined){ (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "pattern"},message:"must have required property '"+"pattern"+"'"}); errors++; }
if(data.url_template === undefined){ (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "url_template"},message:"must have required property '"+"url_template"+"'"}); errors++; }
if(data.pattern !== undefined){
if(typeof data.pattern !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/pattern",keyword:"type",params:{type: "string"},message:"must be string"}); errors++; }
}
if(data.url_template !== undefined){
if(typeof data.url_template !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/url_template",keyword:"type",params:{type: "string"},message:"must be string"}); errors++; }
}
if(data.example_input !== undefined){
if(typeof data.example_input !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/example_input",keyword:"type",params:{type: "string"},message:"must be string"}); errors++; }
}
if(data.reverse_template !== undefined){
if(typeof data.reverse_template !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/reverse_template",keyword:"type",params:{type: "string"},message:"must be string"}); errors++; }
}
if(data.alternative_url_templates !== undefined){
let data4 = data.alternative_url_templates;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(typeof data4[i0] !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/alternative_url_templates/" + i0,keyword:"type",params:{type: "string"},message:"must be string"}); errors++; }
}
} else { (vErrors ??= []).push({instancePath:instancePath+"/alternative_url_templates",keyword:"type",params:{type: "array"},message:"must be array"}); errors++; }
}
} else { (vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++; }
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.filter_id === undefined){ (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "filter_id"},message:"must have required property '"+"filter_id"+"'"}); errors++; }
if(data.pattern === undefined){ (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "pattern"},message:"must have required property '"+"pattern"+"'"}); errors++; }
if(data.url_template === undefined){ (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "url_template"},message:"must have required property '"+"url_template"+"'"}); errors++; }
if(data.filter_id !== undefined){
let data6 = data.filter_id;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){ (vErrors ??= []).push({instancePath:instancePath+"/filter_id",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++; }
}
}
validate23.errors = vErrors;
return errors === 0;
}

export const check16 = validate24;
const schema43 = {"type":"object","required":["type","to","topic","content"],"properties":{"type":{"type":"string","enum":["stream","private",""]},"to":{"type":"array","items":{"type":"integer"}},"topic":{"type":"string"},"content":{"type":"string","pattern":"\\S"},"timestamp":{"type":"number"}},"additionalProperties":false};
const pattern0 = new RegExp("\\S", "u");

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.drafts === undefined){ (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "drafts"},message:"must have required property '"+"drafts"+"'"}); errors++; }
if(data.drafts !== undefined){
let data0 = data.drafts;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.type === undefined){ (vErrors ??= []).push({instancePath:instancePath+"/drafts/" + i0,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"}); errors++; }
if(data1.to === undefined){ (vErrors ??= []).push({instancePath:instancePath+"/drafts/" + i0,keyword:"required",params:{missingProperty: "to"},message:"must have required property '"+"to"+"'"}); errors++; }
if(data1.topic === undefined){ (vErrors ??= []).push({instancePath:instancePath+"/drafts/" + i0,keyword:"required",params:{missingProperty: "topic"},message:"must have required property '"+"topic"+"'"}); errors++; }
if(data1.content === undefined){ (vErrors ??= []).push({instancePath:instancePath+"/drafts/" + i0,keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"}); errors++; }
for(const key0 in data1){
if(!(((((key0 === "type") || (key0 === "to")) || (key0 === "topic")) || (key0 === "content")) || (key0 === "timestamp"))){ (vErrors ??= []).push({instancePath:instancePath+"/drafts/" + i0,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++; }
}
if(data1.type !== undefined){
let data2 = data1.type;
if(typeof data2 !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/drafts/" + i0+"/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++; }
if(!(((data2 === "stream") || (data2 === "private")) || (data2 === ""))){ (vErrors ??= []).push({instancePath:instancePath+"/drafts/" + i0+"/type",keyword:"enum",params:{allowedValues: schema43.properties.type.enum},message:"must be equal to one of the allowed values"}); errors++; }
}
if(data1.to !== undefined){
let data3 = data1.to;
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){ (vErrors ??= []).push({instancePath:instancePath+"/drafts/" + i0+"/to/" + i1,keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++; }
}
} else { (vErrors ??= []).push({instancePath:instancePath+"/drafts/" + i0+"/to",keyword:"type",params:{type: "array"},message:"must be array"}); errors++; }
}
if(data1.topic !== undefined){
if(typeof data1.topic !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/drafts/" + i0+"/topic",keyword:"type",params:{type: "string"},message:"must be string"}); errors++; }
}
if(data1.content !== undefined){
let data6 = data1.content;
if(typeof data6 === "string"){
if(!pattern0.test(data6)){ (vErrors ??= []).push({instancePath:instancePath+"/drafts/" + i0+"/content",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""}); errors++; }
} else { (vErrors ??= []).push({instancePath:instancePath+"/drafts/" + i0+"/content",keyword:"type",params:{type: "string"},message:"must be string"}); errors++; }
}
if(data1.timestamp !== undefined){
let data7 = data1.timestamp;
if(!((typeof data7 == "number") && (isFinite(data7)))){ (vErrors ??= []).push({instancePath:instancePath+"/drafts/" + i0+"/timestamp",keyword:"type",params:{type: "number"},message:"must be number"}); errors++; }
}
} else { (vErrors ??= []).push({instancePath:instancePath+"/drafts/" + i0,keyword:"type",params:{type: "object"},message:"must be object"}); errors++; }
}
} else { (vErrors ??= []).push({instancePath:instancePath+"/drafts",keyword:"type",params:{type: "array"},message:"must be array"}); errors++; }
}
} else { (vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++; }
validate25.errors = vErrors;
return errors === 0;
}

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(validate25(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.drafts === undefined){ (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "drafts"},message:"must have required property '"+"drafts"+"'"}); errors++; }
}
validate24.errors = vErrors;
return errors === 0;
}

export const check17 = validate27;

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.draft_id === undefined){ (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "draft_id"},message:"must have required property '"+"draft_id"+"'"}); errors++; }
if(data.draft_id !== undefined){
let data0 = data.draft_id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){ (vErrors ??= []).push({instancePath:instancePath+"/draft_id",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++; }
}
}
validate27.errors = vErrors;
return errors === 0;
}

export const check18 = validate28;
const schema48 = {"type":"object","required":["type","to","topic","content"],"properties":{"type":{"type":"string","enum":["stream","private",""]},"to":{"type":"array","items":{"type":"integer"}},"topic":{"type":"string"},"content":{"type":"string","pattern":"\\S"},"timestamp":{"type":"number"}},"additionalProperties":false};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.draft === undefined){ (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "draft"},message:"must have required property '"+"draft"+"'"}); errors++; }
if(data.draft !== undefined){
let data0 = data.draft;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.type === undefined){ (vErrors ??= []).push({instancePath:instancePath+"/draft",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"}); errors++; }
if(data0.to === undefined){ (vErrors ??= []).push({instancePath:instancePath+"/draft",keyword:"required",params:{missingProperty: "to"},message:"must have required property '"+"to"+"'"}); errors++; }
if(data0.topic === undefined){ (vErrors ??= []).push({instancePath:instancePath+"/draft",keyword:"required",params:{missingProperty: "topic"},message:"must have required property '"+"topic"+"'"}); errors++; }
if(data0.content === undefined){ (vErrors ??= []).push({instancePath:instancePath+"/draft",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"}); errors++; }
for(const key0 in data0){
if(!(((((key0 === "type") || (key0 === "to")) || (key0 === "topic")) || (key0 === "content")) || (key0 === "timestamp"))){ (vErrors ??= []).push({instancePath:instancePath+"/draft",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++; }
}
if(data0.type !== undefined){
let data1 = data0.type;
if(typeof data1 !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/draft/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++; }
if(!(((data1 === "stream") || (data1 === "private")) || (data1 === ""))){ (vErrors ??= []).push({instancePath:instancePath+"/draft/type",keyword:"enum",params:{allowedValues: schema48.properties.type.enum},message:"must be equal to one of the allowed values"}); errors++; }
}
if(data0.to !== undefined){
let data2 = data0.to;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){ (vErrors ??= []).push({instancePath:instancePath+"/draft/to/" + i0,keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++; }
}
} else { (vErrors ??= []).push({instancePath:instancePath+"/draft/to",keyword:"type",params:{type: "array"},message:"must be array"}); errors++; }
}
if(data0.topic !== undefined){
if(typeof data0.topic !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/draft/topic",keyword:"type",params:{type: "string"},message:"must be string"}); errors++; }
}
if(data0.content !== undefined){
let data5 = data0.content;
if(typeof data5 === "string"){
if(!pattern0.test(data5)){ (vErrors ??= []).push({instancePath:instancePath+"/draft/content",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""}); errors++; }
} else { (vErrors ??= []).push({instancePath:instancePath+"/draft/content",keyword:"type",params:{type: "string"},message:"must be string"}); errors++; }
}
if(data0.timestamp !== undefined){
let data6 = data0.timestamp;
if(!((typeof data6 == "number") && (isFinite(data6)))){ (vErrors ??= []).push({instancePath:instancePath+"/draft/timestamp",keyword:"type",params:{type: "number"},message:"must be number"}); errors++; }
}
} else { (vErrors ??= []).push({instancePath:instancePath+"/draft",keyword:"type",params:{type: "object"},message:"must be object"}); errors++; }
}
} else { (vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++; }
validate29.errors = vErrors;
return errors === 0;
}

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(validate29(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.draft_id === undefined){ (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "draft_id"},message:"must have required property '"+"draft_id"+"'"}); errors++; }
if(data.draft === undefined){ (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "draft"},message:"must have required property '"+"draft"+"'"}); errors++; }
if(data.draft_id !== undefined){
let data0 = data.draft_id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){ (vErrors ??= []).push({instancePath:instancePath+"/draft_id",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++; }
}
}
validate28.errors = vErrors;
return errors === 0;
}

export const check19 = validate31;

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ordered_linkifier_ids === undefined){ (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "ordered_linkifier_ids"},message:"must have required property '"+"ordered_linkifier_ids"+"'"}); errors++; }
if(data.ordered_linkifier_ids !== undefined){
let data0 = data.ordered_linkifier_ids;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){ (vErrors ??= []).push({instancePath:instancePath+"/ordered_linkifier_ids/" + i0,keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++; }
}
} else { (vErrors ??= []).push({instancePath:instancePath+"/ordered_linkifier_ids",keyword:"type",params:{type: "array"},message:"must be array"}); errors++; }
}
} else { (vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++; }
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ordered_linkifier_ids === undefined){ (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "ordered_linkifier_ids"},message:"must have required property '"+"ordered_linkifier_ids"+"'"}); errors++; }
}
validate31.errors = vErrors;
return errors === 0;
}

export const check20 = validate32;

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){ (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"}); errors++; }
if(data.realm_filters === undefined){ (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "realm_filters"},message:"must have required property '"+"realm_filters"+"'"}); errors++; }
if(data.id === undefined){ (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"}); errors++; }
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++; }
if("realm_filters" !== data0){ (vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "realm_filters"},message:"must be equal to constant"}); errors++; }
}
if(data.realm_filters !== undefined){
let data1 = data.realm_filters;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(Array.isArray(data2)){
if(data2.length > 3){ (vErrors ??= []).push({instancePath:instancePath+"/realm_filters/" + i0,keyword:"maxItems",params:{limit: 3},message:"must NOT have more than 3 items"}); errors++; }
if(data2.length < 3){ (vErrors ??= []).push({instancePath:instancePath+"/realm_filters/" + i0,keyword:"minItems",params:{limit: 3},message:"must NOT have fewer than 3 items"}); errors++; }
const len1 = data2.length;
if(len1 > 0){
if(typeof data2[0] !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/realm_filters/" + i0+"/0",keyword:"type",params:{type: "string"},message:"must be string"}); errors++; }
}
if(len1 > 1){
if(typeof data2[1] !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/realm_filters/" + i0+"/1",keyword:"type",params:{type: "string"},message:"must be string"}); errors++; }
}
if(len1 > 2){
let data5 = data2[2];
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){ (vErrors ??= []).push({instancePath:instancePath+"/realm_filters/" + i0+"/2",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++; }
}
} else { (vErrors ??= []).push({instancePath:instancePath+"/realm_filters/" + i0,keyword:"type",params:{type: "array"},message:"must be array"}); errors++; }
}
} else { (vErrors ??= []).push({instancePath:instancePath+"/realm_filters",keyword:"type",params:{type: "array"},message:"must be array"}); errors++; }
}
if(data.id !== undefined){
let data6 = data.id;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){ (vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++; }
}
} else { (vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++; }
validate33.errors = vErrors;
return errors === 0;
}

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(validate33(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
validate32.errors = vErrors;
return errors === 0;
}

export const check21 = validate35;

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){ (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"}); errors++; }
if(data.id === undefined){ (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"}); errors++; }
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++; }
if("heartbeat" !== data0){ (vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "heartbeat"},message:"must be equal to constant"}); errors++; }
}
if(data.id !== undefined){
let data1 = data.id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){ (vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++; }
}
} else { (vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++; }
validate36.errors = vErrors;
return errors === 0;
}

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate35.errors = vErrors;
return errors === 0;
}

export const check22 = validate38;

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){ (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"}); errors++; }
if(data.id === undefined){ (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"}); errors++; }
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++; }
const _errs4 = errors;
const _errs5 = errors;
if(!(((data0 === "drafts") || (data0 === "realm_linkifiers")) || (data0 === "heartbeat"))){ (vErrors ??= []).push({}); errors++; }
var valid1 = _errs5 === errors;
if(valid1){ (vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"not",params:{},message:"must NOT be valid"}); errors++; } else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
} else {
vErrors = null;
}
}
}
}
if(data.id !== undefined){
let data1 = data.id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){ (vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++; }
}
} else { (vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++; }
validate39.errors = vErrors;
return errors === 0;
}

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(validate39(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
validate38.errors = vErrors;
return errors === 0;
}

export const check23 = validate41;

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){ (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"}); errors++; }
if(data.realm_linkifiers === undefined){ (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "realm_linkifiers"},message:"must have required property '"+"realm_linkifiers"+"'"}); errors++; }
if(data.id === undefined){ (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"}); errors++; }
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++; }
if("realm_linkifiers" !== data0){ (vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "realm_linkifiers"},message:"must be equal to constant"}); errors++; }
}
if(data.realm_linkifiers !== undefined){
let data1 = data.realm_linkifiers;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.id === undefined){ (vErrors ??= []).push({instancePath:instancePath+"/realm_linkifiers/" + i0,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"}); errors++; }
if(data2.pattern === undefined){ (vErrors ??= []).push({instancePath:instancePath+"/realm_linkifiers/" + i0,keyword:"required",params:{missingProperty: "pattern"},message:"must have required property '"+"pattern"+"'"}); errors++; }
if(data2.url_format === undefined){ (vErrors ??= []).push({instancePath:instancePath+"/realm_linkifiers/" + i0,keyword:"required",params:{missingProperty: "url_format"},message:"must have required property '"+"url_format"+"'"}); errors++; }
if(data2.id !== undefined){
let data3 = data2.id;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){ (vErrors ??= []).push({instancePath:instancePath+"/realm_linkifiers/" + i0+"/id",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++; }
}
if(data2.pattern !== undefined){
if(typeof data2.pattern !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/realm_linkifiers/" + i0+"/pattern",keyword:"type",params:{type: "string"},message:"must be string"}); errors++; }
}
if(data2.url_format !== undefined){
if(typeof data2.url_format !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/realm_linkifiers/" + i0+"/url_format",keyword:"type",params:{type: "string"},message:"must be string"}); errors++; }
}
} else { (vErrors ??= []).push({instancePath:instancePath+"/realm_linkifiers/" + i0,keyword:"type",params:{type: "object"},message:"must be object"}); errors++; }
}
} else { (vErrors ??= []).push({instancePath:instancePath+"/realm_linkifiers",keyword:"type",params:{type: "array"},message:"must be array"}); errors++; }
}
if(data.id !== undefined){
let data6 = data.id;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){ (vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++; }
}
} else { (vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++; }
validate42.errors = vErrors;
return errors === 0;
}

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(validate42(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
validate41.errors = vErrors;
return errors === 0;
}

export const check24 = validate44;
const schema67 = {"type":"object","required":["id","type","to","topic","content","timestamp"],"properties":{"id":{"type":"integer"},"type":{"type":"string","enum":["stream","private",""]},"to":{"type":"array","items":{"type":"integer"}},"topic":{"type":"string"},"content":{"type":"string"},"timestamp":{"type":"integer"}},"additionalProperties":true};

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){ (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"}); errors++; }
if(data.op === undefined){ (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "op"},message:"must have required property '"+"op"+"'"}); errors++; }
if(data.drafts === undefined){ (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "drafts"},message:"must have required property '"+"drafts"+"'"}); errors++; }
if(data.id === undefined){ (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"}); errors++; }
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++; }
if("drafts" !== data0){ (vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "drafts"},message:"must be equal to constant"}); errors++; }
}
if(data.op !== undefined){
let data1 = data.op;
if(typeof data1 !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/op",keyword:"type",params:{type: "string"},message:"must be string"}); errors++; }
if("add" !== data1){ (vErrors ??= []).push({instancePath:instancePath+"/op",keyword:"const",params:{allowedValue: "add"},message:"must be equal to constant"}); errors++; }
}
if(data.drafts !== undefined){
let data2 = data.drafts;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.id === undefined){ (vErrors ??= []).push({instancePath:instancePath+"/drafts/" + i0,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"}); errors++; }
if(data3.type === undefined){ (vErrors ??= []).push({instancePath:instancePath+"/drafts/" + i0,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"}); errors++; }
if(data3.to === undefined){ (vErrors ??= []).push({instancePath:instancePath+"/drafts/" + i0,keyword:"required",params:{missingProperty: "to"},message:"must have required property '"+"to"+"'"}); errors++; }
if(data3.topic === undefined){ (vErrors ??= []).push({instancePath:instancePath+"/drafts/" + i0,keyword:"required",params:{missingProperty: "topic"},message:"must have required property '"+"topic"+"'"}); errors++; }
if(data3.content === undefined){ (vErrors ??= []).push({instancePath:instancePath+"/drafts/" + i0,keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"}); errors++; }
if(data3.timestamp === undefined){ (vErrors ??= []).push({instancePath:instancePath+"/drafts/" + i0,keyword:"required",params:{missingProperty: "timestamp"},message:"must have required property '"+"timestamp"+"'"}); errors++; }
if(data3.id !== undefined){
let data4 = data3.id;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){ (vErrors ??= []).push({instancePath:instancePath+"/drafts/" + i0+"/id",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++; }
}
if(data3.type !== undefined){
let data5 = data3.type;
if(typeof data5 !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/drafts/" + i0+"/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++; }
if(!(((data5 === "stream") || (data5 === "private")) || (data5 === ""))){ (vErrors ??= []).push({instancePath:instancePath+"/drafts/" + i0+"/type",keyword:"enum",params:{allowedValues: schema67.properties.type.enum},message:"must be equal to one of the allowed values"}); errors++; }
}
if(data3.to !== undefined){
let data6 = data3.to;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){ (vErrors ??= []).push({instancePath:instancePath+"/drafts/" + i0+"/to/" + i1,keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++; }
}
} else { (vErrors ??= []).push({instancePath:instancePath+"/drafts/" + i0+"/to",keyword:"type",params:{type: "array"},message:"must be array"}); errors++; }
}
if(data3.topic !== undefined){
if(typeof data3.topic !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/drafts/" + i0+"/topic",keyword:"type",params:{type: "string"},message:"must be string"}); errors++; }
}
if(data3.content !== undefined){
if(typeof data3.content !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/drafts/" + i0+"/content",keyword:"type",params:{type: "string"},message:"must be string"}); errors++; }
}
if(data3.timestamp !== undefined){
let data10 = data3.timestamp;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){ (vErrors ??= []).push({instancePath:instancePath+"/drafts/" + i0+"/timestamp",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++; }
}
} else { (vErrors ??= []).push({instancePath:instancePath+"/drafts/" + i0,keyword:"type",params:{type: "object"},message:"must be object"}); errors++; }
}
} else { (vErrors ??= []).push({instancePath:instancePath+"/drafts",keyword:"type",params:{type: "array"},message:"must be array"}); errors++; }
}
if(data.id !== undefined){
let data11 = data.id;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){ (vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++; }
}
} else { (vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++; }
validate45.errors = vErrors;
return errors === 0;
}

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(validate45(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
validate44.errors = vErrors;
return errors === 0;
}

export const check25 = validate47;
const schema71 = {"type":"object","required":["id","type","to","topic","content","timestamp"],"properties":{"id":{"type":"integer"},"type":{"type":"string","enum":["stream","private",""]},"to":{"type":"array","items":{"type":"integer"}},"topic":{"type":"string"},"content":{"type":"string"},"timestamp":{"type":"integer"}},"additionalProperties":true};

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){ (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"}); errors++; }
if(data.op === undefined){ (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "op"},message:"must have required property '"+"op"+"'"}); errors++; }
if(data.draft === undefined){ (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "draft"},message:"must have required property '"+"draft"+"'"}); errors++; }
if(data.id === undefined){ (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"}); errors++; }
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++; }
if("drafts" !== data0){ (vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "drafts"},message:"must be equal to constant"}); errors++; }
}
if(data.op !== undefined){
let data1 = data.op;
if(typeof data1 !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/op",keyword:"type",params:{type: "string"},message:"must be string"}); errors++; }
if("update" !== data1){ (vErrors ??= []).push({instancePath:instancePath+"/op",keyword:"const",params:{allowedValue: "update"},message:"must be equal to constant"}); errors++; }
}
if(data.draft !== undefined){
let data2 = data.draft;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.id === undefined){ (vErrors ??= []).push({instancePath:instancePath+"/draft",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"}); errors++; }
if(data2.type === undefined){ (vErrors ??= []).push({instancePath:instancePath+"/draft",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"}); errors++; }
if(data2.to === undefined){ (vErrors ??= []).push({instancePath:instancePath+"/draft",keyword:"required",params:{missingProperty: "to"},message:"must have required property '"+"to"+"'"}); errors++; }
if(data2.topic === undefined){ (vErrors ??= []).push({instancePath:instancePath+"/draft",keyword:"required",params:{missingProperty: "topic"},message:"must have required property '"+"topic"+"'"}); errors++; }
if(data2.content === undefined){ (vErrors ??= []).push({instancePath:instancePath+"/draft",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"}); errors++; }
if(data2.timestamp === undefined){ (vErrors ??= []).push({instancePath:instancePath+"/draft",keyword:"required",params:{missingProperty: "timestamp"},message:"must have required property '"+"timestamp"+"'"}); errors++; }
if(data2.id !== undefined){
let data3 = data2.id;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){ (vErrors ??= []).push({instancePath:instancePath+"/draft/id",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++; }
}
if(data2.type !== undefined){
let data4 = data2.type;
if(typeof data4 !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/draft/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++; }
if(!(((data4 === "stream") || (data4 === "private")) || (data4 === ""))){ (vErrors ??= []).push({instancePath:instancePath+"/draft/type",keyword:"enum",params:{allowedValues: schema71.properties.type.enum},message:"must be equal to one of the allowed values"}); errors++; }
}
if(data2.to !== undefined){
let data5 = data2.to;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){ (vErrors ??= []).push({instancePath:instancePath+"/draft/to/" + i0,keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++; }
}
} else { (vErrors ??= []).push({instancePath:instancePath+"/draft/to",keyword:"type",params:{type: "array"},message:"must be array"}); errors++; }
}
if(data2.topic !== undefined){
if(typeof data2.topic !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/draft/topic",keyword:"type",params:{type: "string"},message:"must be string"}); errors++; }
}
if(data2.content !== undefined){
if(typeof data2.content !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/draft/content",keyword:"type",params:{type: "string"},message:"must be string"}); errors++; }
}
if(data2.timestamp !== undefined){
let data9 = data2.timestamp;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){ (vErrors ??= []).push({instancePath:instancePath+"/draft/timestamp",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++; }
}
} else { (vErrors ??= []).push({instancePath:instancePath+"/draft",keyword:"type",params:{type: "object"},message:"must be object"}); errors++; }
}
if(data.id !== undefined){
let data10 = data.id;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){ (vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++; }
}
} else { (vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++; }
validate48.errors = vErrors;
return errors === 0;
}

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(validate48(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
validate47.errors = vErrors;
return errors === 0;
}

export const check26 = validate50;

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){ (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"}); errors++; }
if(data.op === undefined){ (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "op"},message:"must have required property '"+"op"+"'"}); errors++; }
if(data.draft_id === undefined){ (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "draft_id"},message:"must have required property '"+"draft_id"+"'"}); errors++; }
if(data.id === undefined){ (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"}); errors++; }
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++; }
if("drafts" !== data0){ (vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "drafts"},message:"must be equal to constant"}); errors++; }
}
if(data.op !== undefined){
let data1 = data.op;
if(typeof data1 !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/op",keyword:"type",params:{type: "string"},message:"must be string"}); errors++; }
if("remove" !== data1){ (vErrors ??= []).push({instancePath:instancePath+"/op",keyword:"const",params:{allowedValue: "remove"},message:"must be equal to constant"}); errors++; }
}
if(data.draft_id !== undefined){
let data2 = data.draft_id;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){ (vErrors ??= []).push({instancePath:instancePath+"/draft_id",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++; }
}
if(data.id !== undefined){
let data3 = data.id;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){ (vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++; }
}
} else { (vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++; }
validate51.errors = vErrors;
return errors === 0;
}

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(validate51(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
validate50.errors = vErrors;
return errors === 0;
}

export const check27 = validate53;

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){ (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"}); errors++; }
if(data.realm_linkifiers === undefined){ (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "realm_linkifiers"},message:"must have required property '"+"realm_linkifiers"+"'"}); errors++; }
if(data.id === undefined){ (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"}); errors++; }
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++; }
if("realm_linkifiers" !== data0){ (vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "realm_linkifiers"},message:"must be equal to constant"}); errors++; }
}
if(data.realm_linkifiers !== undefined){
let data1 = data.realm_linkifiers;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.id === undefined){ (vErrors ??= []).push({instancePath:instancePath+"/realm_linkifiers/" + i0,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"}); errors++; }
if(data2.pattern === undefined){ (vErrors ??= []).push({instancePath:instancePath+"/realm_linkifiers/" + i0,keyword:"required",params:{missingProperty: "pattern"},message:"must have required property '"+"pattern"+"'"}); errors++; }
if(data2.url_template === undefined){ (vErrors ??= []).push({instancePath:instancePath+"/realm_linkifiers/" + i0,keyword:"required",params:{missingProperty: "url_template"},message:"must have required property '"+"url_template"+"'"}); errors++; }
if(data2.id !== undefined){
let data3 = data2.id;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){ (vErrors ??= []).push({instancePath:instancePath+"/realm_linkifiers/" + i0+"/id",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++; }
}
if(data2.pattern !== undefined){
if(typeof data2.pattern !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/realm_linkifiers/" + i0+"/pattern",keyword:"type",params:{type: "string"},message:"must be string"}); errors++; }
}
if(data2.url_template !== undefined){
if(typeof data2.url_template !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/realm_linkifiers/" + i0+"/url_template",keyword:"type",params:{type: "string"},message:"must be string"}); errors++; }
}
} else { (vErrors ??= []).push({instancePath:instancePath+"/realm_linkifiers/" + i0,keyword:"type",params:{type: "object"},message:"must be object"}); errors++; }
}
} else { (vErrors ??= []).push({instancePath:instancePath+"/realm_linkifiers",keyword:"type",params:{type: "array"},message:"must be array"}); errors++; }
}
if(data.id !== undefined){
let data6 = data.id;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){ (vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++; }
}
} else { (vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++; }
validate54.errors = vErrors;
return errors === 0;
}

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(validate54(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
validate53.errors = vErrors;
return errors === 0;
}

export const check28 = validate56;
const schema82 = {"type":"object","required":["id","pattern","url_template","example_input","reverse_template"],"properties":{"id":{"type":"integer"},"pattern":{"type":"string"},"url_template":{"type":"string"},"example_input":{"type":["string","null"]},"reverse_template":{"type":["string","null"]}}};

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){ (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"}); errors++; }
if(data.realm_linkifiers === undefined){ (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "realm_linkifiers"},message:"must have required property '"+"realm_linkifiers"+"'"}); errors++; }
if(data.id === undefined){ (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"}); errors++; }
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++; }
if("realm_linkifiers" !== data0){ (vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "realm_linkifiers"},message:"must be equal to constant"}); errors++; }
}
if(data.realm_linkifiers !== undefined){
let data1 = data.realm_linkifiers;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.id === undefined){ (vErrors ??= []).push({instancePath:instancePath+"/realm_linkifiers/" + i0,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"}); errors++; }
if(data2.pattern === undefined){ (vErrors ??= []).push({instancePath:instancePath+"/realm_linkifiers/" + i0,keyword:"required",params:{missingProperty: "pattern"},message:"must have required property '"+"pattern"+"'"}); errors++; }
if(data2.url_template === undefined){ (vErrors ??= []).push({instancePath:instancePath+"/realm_linkifiers/" + i0,keyword:"required",params:{missingProperty: "url_template"},message:"must have required property '"+"url_template"+"'"}); errors++; }
if(data2.example_input === undefined){ (vErrors ??= []).push({instancePath:instancePath+"/realm_linkifiers/" + i0,keyword:"required",params:{missingProperty: "example_input"},message:"must have required property '"+"example_input"+"'"}); errors++; }
if(data2.reverse_template === undefined){ (vErrors ??= []).push({instancePath:instancePath+"/realm_linkifiers/" + i0,keyword:"required",params:{missingProperty: "reverse_template"},message:"must have required property '"+"reverse_template"+"'"}); errors++; }
if(data2.id !== undefined){
let data3 = data2.id;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){ (vErrors ??= []).push({instancePath:instancePath+"/realm_linkifiers/" + i0+"/id",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++; }
}
if(data2.pattern !== undefined){
if(typeof data2.pattern !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/realm_linkifiers/" + i0+"/pattern",keyword:"type",params:{type: "string"},message:"must be string"}); errors++; }
}
if(data2.url_template !== undefined){
if(typeof data2.url_template !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/realm_linkifiers/" + i0+"/url_template",keyword:"type",params:{type: "string"},message:"must be string"}); errors++; }
}
if(data2.example_input !== undefined){
let data6 = data2.example_input;
if((typeof data6 !== "string") && (data6 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/realm_linkifiers/" + i0+"/example_input",keyword:"type",params:{type: schema82.properties.example_input.type},message:"must be string,null"}); errors++; }
}
if(data2.reverse_template !== undefined){
let data7 = data2.reverse_template;
if((typeof data7 !== "string") && (data7 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/realm_linkifiers/" + i0+"/reverse_template",keyword:"type",params:{type: schema82.properties.reverse_template.type},message:"must be string,null"}); errors++; }
}
} else { (vErrors ??= []).push({instancePath:instancePath+"/realm_linkifiers/" + i0,keyword:"type",params:{type: "object"},message:"must be object"}); errors++; }
}
} else { (vErrors ??= []).push({instancePath:instancePath+"/realm_linkifiers",keyword:"type",params:{type: "array"},message:"must be array"}); errors++; }
}
if(data.id !== undefined){
let data8 = data.id;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){ (vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++; }
}
} else { (vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++; }
validate57.errors = vErrors;
return errors === 0;
}

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(validate57(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
validate56.errors = vErrors;
return errors === 0;
}

export const check29 = validate59;
const schema86 = {"type":"object","required":["id","pattern","url_template","example_input","reverse_template","alternative_url_templates"],"properties":{"id":{"type":"integer"},"pattern":{"type":"string"},"url_template":{"type":"string"},"example_input":{"type":["string","null"]},"reverse_template":{"type":["string","null"]},"alternative_url_templates":{"type":"array","items":{"type":"string"}}}};

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){ (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"}); errors++; }
if(data.realm_linkifiers === undefined){ (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "realm_linkifiers"},message:"must have required property '"+"realm_linkifiers"+"'"}); errors++; }
if(data.id === undefined){ (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"}); errors++; }
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++; }
if("realm_linkifiers" !== data0){ (vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "realm_linkifiers"},message:"must be equal to constant"}); errors++; }
}
if(data.realm_linkifiers !== undefined){
let data1 = data.realm_linkifiers;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.id === undefined){ (vErrors ??= []).push({instancePath:instancePath+"/realm_linkifiers/" + i0,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"}); errors++; }
if(data2.pattern === undefined){ (vErrors ??= []).push({instancePath:instancePath+"/realm_linkifiers/" + i0,keyword:"required",params:{missingProperty: "pattern"},message:"must have required property '"+"pattern"+"'"}); errors++; }
if(data2.url_template === undefined){ (vErrors ??= []).push({instancePath:instancePath+"/realm_linkifiers/" + i0,keyword:"required",params:{missingProperty: "url_template"},message:"must have required property '"+"url_template"+"'"}); errors++; }
if(data2.example_input === undefined){ (vErrors ??= []).push({instancePath:instancePath+"/realm_linkifiers/" + i0,keyword:"required",params:{missingProperty: "example_input"},message:"must have required property '"+"example_input"+"'"}); errors++; }
if(data2.reverse_template === undefined){ (vErrors ??= []).push({instancePath:instancePath+"/realm_linkifiers/" + i0,keyword:"required",params:{missingProperty: "reverse_template"},message:"must have required property '"+"reverse_template"+"'"}); errors++; }
if(data2.alternative_url_templates === undefined){ (vErrors ??= []).push({instancePath:instancePath+"/realm_linkifiers/" + i0,keyword:"required",params:{missingProperty: "alternative_url_templates"},message:"must have required property '"+"alternative_url_templates"+"'"}); errors++; }
if(data2.id !== undefined){
let data3 = data2.id;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){ (vErrors ??= []).push({instancePath:instancePath+"/realm_linkifiers/" + i0+"/id",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++; }
}
if(data2.pattern !== undefined){
if(typeof data2.pattern !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/realm_linkifiers/" + i0+"/pattern",keyword:"type",params:{type: "string"},message:"must be string"}); errors++; }
}
if(data2.url_template !== undefined){
if(typeof data2.url_template !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/realm_linkifiers/" + i0+"/url_template",keyword:"type",params:{type: "string"},message:"must be string"}); errors++; }
}
if(data2.example_input !== undefined){
let data6 = data2.example_input;
if((typeof data6 !== "string") && (data6 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/realm_linkifiers/" + i0+"/example_input",keyword:"type",params:{type: schema86.properties.example_input.type},message:"must be string,null"}); errors++; }
}
if(data2.reverse_template !== undefined){
let data7 = data2.reverse_template;
if((typeof data7 !== "string") && (data7 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/realm_linkifiers/" + i0+"/reverse_template",keyword:"type",params:{type: schema86.properties.reverse_template.type},message:"must be string,null"}); errors++; }
}
if(data2.alternative_url_templates !== undefined){
let data8 = data2.alternative_url_templates;
if(Array.isArray(data8)){
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
if(typeof data8[i1] !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/realm_linkifiers/" + i0+"/alternative_url_templates/" + i1,keyword:"type",params:{type: "string"},message:"must be string"}); errors++; }
}
} else { (vErrors ??= []).push({instancePath:instancePath+"/realm_linkifiers/" + i0+"/alternative_url_templates",keyword:"type",params:{type: "array"},message:"must be array"}); errors++; }
}
} else { (vErrors ??= []).push({instancePath:instancePath+"/realm_linkifiers/" + i0,keyword:"type",params:{type: "object"},message:"must be object"}); errors++; }
}
} else { (vErrors ??= []).push({instancePath:instancePath+"/realm_linkifiers",keyword:"type",params:{type: "array"},message:"must be array"}); errors++; }
}
if(data.id !== undefined){
let data10 = data.id;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){ (vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++; }
}
} else { (vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++; }
validate60.errors = vErrors;
return errors === 0;
}

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(validate60(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
validate59.errors = vErrors;
return errors === 0;
}

export const check30 = validate62;
const schema88 = {"type":"object","propertyNames":{"enum":["is_deactivated","users","drafts","linkifiers","invitations"]},"properties":{"is_deactivated":{"type":"boolean"},"users":{"type":"array","items":{"type":"object","required":["user_id","email","api_key","role"],"propertyNames":{"enum":["user_id","email","api_key","role","is_bot","is_active","enable_drafts_synchronization"]},"properties":{"user_id":{"type":"integer","minimum":0,"maximum":9007199254740991},"email":{"type":"string","minLength":1,"pattern":"^[^:\\s]+$"},"api_key":{"type":"string","minLength":1,"pattern":"^[!-9;-~]+$"},"role":{"enum":[100,200,300,400,600]},"is_bot":{"type":"boolean"},"is_active":{"type":"boolean"},"enable_drafts_synchronization":{"type":"boolean"}}}},"drafts":{"type":"array","items":{"type":"object","required":["id","user_id"],"properties":{"id":{"type":"integer","minimum":0,"maximum":9007199254740991},"user_id":{"type":"integer","minimum":0,"maximum":9007199254740991},"type":{"enum":["stream","private",""]},"to":{"type":"array","items":{"type":"integer","minimum":0,"maximum":9007199254740991}},"topic":{"type":"string"},"content":{"type":"string"},"timestamp":{"type":"integer","minimum":0}}}},"linkifiers":{"type":"array","items":{"type":"object","required":["id","pattern","url_template"],"propertyNames":{"enum":["id","pattern","url_template","example_input","reverse_template","alternative_url_templates"]},"properties":{"id":{"type":"integer","minimum":0,"maximum":9007199254740991},"pattern":{"type":"string","minLength":1},"url_template":{"type":"string","minLength":1},"example_input":{"type":["string","null"]},"reverse_template":{"type":["string","null"]},"alternative_url_templates":{"type":"array","items":{"type":"string","minLength":1}}}}},"invitations":{"type":"array","items":{"type":"object","required":["id","invited_by_user_id","invited","expiry_date","invited_as","is_multiuse"],"properties":{"id":{"type":"integer","minimum":0,"maximum":9007199254740991},"invited_by_user_id":{"type":"integer","minimum":0,"maximum":9007199254740991},"invited":{"type":"integer","minimum":0},"expiry_date":{"type":["integer","null"],"minimum":0},"invited_as":{"enum":[100,200,300,400,600]},"notify_referrer_on_join":{"type":"boolean"},"is_multiuse":{"type":"boolean"}},"if":{"required":["is_multiuse"],"properties":{"is_multiuse":{"const":true}}},"then":{"required":["link_url"],"propertyNames":{"enum":["id","invited_by_user_id","invited","expiry_date","invited_as","notify_referrer_on_join","is_multiuse","link_url"]},"properties":{"link_url":{"type":"string","pattern":"/join/[^/]+/$"}}},"else":{"required":["email"],"propertyNames":{"enum":["id","invited_by_user_id","invited","expiry_date","invited_as","notify_referrer_on_join","is_multiuse","email"]},"properties":{"email":{"type":"string","minLength":1}}}}}}};
const func0 = (function ucs2length(str) {
    const len = str.length;
    let length = 0;
    let pos = 0;
    let value;
    while (pos < len) {
        length++;
        value = str.charCodeAt(pos++);
        if (value >= 0xd800 && value <= 0xdbff && pos < len) {
            // high surrogate, and there is a next character
            value = str.charCodeAt(pos);
            if ((value & 0xfc00) === 0xdc00)
                pos++; // low surrogate
        }
    }
    return length;
});
const pattern2 = new RegExp("^[^:\\s]+$", "u");
const pattern3 = new RegExp("^[!-9;-~]+$", "u");
const pattern4 = new RegExp("/join/[^/]+/$", "u");

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs1 = errors;
if(!(((((key0 === "is_deactivated") || (key0 === "users")) || (key0 === "drafts")) || (key0 === "linkifiers")) || (key0 === "invitations"))){ (vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema88.propertyNames.enum},message:"must be equal to one of the allowed values",propertyName:key0}); errors++; }
var valid0 = _errs1 === errors;
if(!valid0){ (vErrors ??= []).push({instancePath,keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid"}); errors++; }
}
if(data.is_deactivated !== undefined){
if(typeof data.is_deactivated !== "boolean"){ (vErrors ??= []).push({instancePath:instancePath+"/is_deactivated",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++; }
}
if(data.users !== undefined){
let data1 = data.users;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.user_id === undefined){ (vErrors ??= []).push({instancePath:instancePath+"/users/" + i0,keyword:"required",params:{missingProperty: "user_id"},message:"must have required property '"+"user_id"+"'"}); errors++; }
if(data2.email === undefined){ (vErrors ??= []).push({instancePath:instancePath+"/users/" + i0,keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"}); errors++; }
if(data2.api_key === undefined){ (vErrors ??= []).push({instancePath:instancePath+"/users/" + i0,keyword:"required",params:{missingProperty: "api_key"},message:"must have required property '"+"api_key"+"'"}); errors++; }
if(data2.role === undefined){ (vErrors ??= []).push({instancePath:instancePath+"/users/" + i0,keyword:"required",params:{missingProperty: "role"},message:"must have required property '"+"role"+"'"}); errors++; }
for(const key1 in data2){
const _errs8 = errors;
if(!(((((((key1 === "user_id") || (key1 === "email")) || (key1 === "api_key")) || (key1 === "role")) || (key1 === "is_bot")) || (key1 === "is_active")) || (key1 === "enable_drafts_synchronization"))){ (vErrors ??= []).push({instancePath:instancePath+"/users/" + i0,keyword:"enum",params:{allowedValues: schema88.properties.users.items.propertyNames.enum},message:"must be equal to one of the allowed values",propertyName:key1}); errors++; }
var valid4 = _errs8 === errors;
if(!valid4){ (vErrors ??= []).push({instancePath:instancePath+"/users/" + i0,keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid"}); errors++; }
}
if(data2.user_id !== undefined){
let data3 = data2.user_id;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){ (vErrors ??= []).push({instancePath:instancePath+"/users/" + i0+"/user_id",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++; }
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){ (vErrors ??= []).push({instancePath:instancePath+"/users/" + i0+"/user_id",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}); errors++; }
if(data3 < 0 || isNaN(data3)){ (vErrors ??= []).push({instancePath:instancePath+"/users/" + i0+"/user_id",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++; }
}
}
if(data2.email !== undefined){
let data4 = data2.email;
if(typeof data4 === "string"){
if(func0(data4) < 1){ (vErrors ??= []).push({instancePath:instancePath+"/users/" + i0+"/email",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++; }
if(!pattern2.test(data4)){ (vErrors ??= []).push({instancePath:instancePath+"/users/" + i0+"/email",keyword:"pattern",params:{pattern: "^[^:\\s]+$"},message:"must match pattern \""+"^[^:\\s]+$"+"\""}); errors++; }
} else { (vErrors ??= []).push({instancePath:instancePath+"/users/" + i0+"/email",keyword:"type",params:{type: "string"},message:"must be string"}); errors++; }
}
if(data2.api_key !== undefined){
let data5 = data2.api_key;
if(typeof data5 === "string"){
if(func0(data5) < 1){ (vErrors ??= []).push({instancePath:instancePath+"/users/" + i0+"/api_key",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++; }
if(!pattern3.test(data5)){ (vErrors ??= []).push({instancePath:instancePath+"/users/" + i0+"/api_key",keyword:"pattern",params:{pattern: "^[!-9;-~]+$"},message:"must match pattern \""+"^[!-9;-~]+$"+"\""}); errors++; }
} else { (vErrors ??= []).push({instancePath:instancePath+"/users/" + i0+"/api_key",keyword:"type",params:{type: "string"},message:"must be string"}); errors++; }
}
if(data2.role !== undefined){
let data6 = data2.role;
if(!(((((data6 === 100) || (data6 === 200)) || (data6 === 300)) || (data6 === 400)) || (data6 === 600))){ (vErrors ??= []).push({instancePath:instancePath+"/users/" + i0+"/role",keyword:"enum",params:{allowedValues: schema88.properties.users.items.properties.role.enum},message:"must be equal to one of the allowed values"}); errors++; }
}
if(data2.is_bot !== undefined){
if(typeof data2.is_bot !== "boolean"){ (vErrors ??= []).push({instancePath:instancePath+"/users/" + i0+"/is_bot",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++; }
}
if(data2.is_active !== undefined){
if(typeof data2.is_active !== "boolean"){ (vErrors ??= []).push({instancePath:instancePath+"/users/" + i0+"/is_active",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++; }
}
if(data2.enable_drafts_synchronization !== undefined){
if(typeof data2.enable_drafts_synchronization !== "boolean"){ (vErrors ??= []).push({instancePath:instancePath+"/users/" + i0+"/enable_drafts_synchronization",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++; }
}
} else { (vErrors ??= []).push({instancePath:instancePath+"/users/" + i0,keyword:"type",params:{type: "object"},message:"must be object"}); errors++; }
}
} else { (vErrors ??= []).push({instancePath:instancePath+"/users",keyword:"type",params:{type: "array"},message:"must be array"}); errors++; }
}
if(data.drafts !== undefined){
let data10 = data.drafts;
if(Array.isArray(data10)){
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
let data11 = data10[i1];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.id === undefined){ (vErrors ??= []).push({instancePath:instancePath+"/drafts/" + i1,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"}); errors++; }
if(data11.user_id === undefined){ (vErrors ??= []).push({instancePath:instancePath+"/drafts/" + i1,keyword:"required",params:{missingProperty: "user_id"},message:"must have required property '"+"user_id"+"'"}); errors++; }
if(data11.id !== undefined){
let data12 = data11.id;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){ (vErrors ??= []).push({instancePath:instancePath+"/drafts/" + i1+"/id",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++; }
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 9007199254740991 || isNaN(data12)){ (vErrors ??= []).push({instancePath:instancePath+"/drafts/" + i1+"/id",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}); errors++; }
if(data12 < 0 || isNaN(data12)){ (vErrors ??= []).push({instancePath:instancePath+"/drafts/" + i1+"/id",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++; }
}
}
if(data11.user_id !== undefined){
let data13 = data11.user_id;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){ (vErrors ??= []).push({instancePath:instancePath+"/drafts/" + i1+"/user_id",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++; }
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 9007199254740991 || isNaN(data13)){ (vErrors ??= []).push({instancePath:instancePath+"/drafts/" + i1+"/user_id",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}); errors++; }
if(data13 < 0 || isNaN(data13)){ (vErrors ??= []).push({instancePath:instancePath+"/drafts/" + i1+"/user_id",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++; }
}
}
if(data11.type !== undefined){
let data14 = data11.type;
if(!(((data14 === "stream") || (data14 === "private")) || (data14 === ""))){ (vErrors ??= []).push({instancePath:instancePath+"/drafts/" + i1+"/type",keyword:"enum",params:{allowedValues: schema88.properties.drafts.items.properties.type.enum},message:"must be equal to one of the allowed values"}); errors++; }
}
if(data11.to !== undefined){
let data15 = data11.to;
if(Array.isArray(data15)){
const len2 = data15.length;
for(let i2=0; i2<len2; i2++){
let data16 = data15[i2];
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){ (vErrors ??= []).push({instancePath:instancePath+"/drafts/" + i1+"/to/" + i2,keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++; }
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 9007199254740991 || isNaN(data16)){ (vErrors ??= []).push({instancePath:instancePath+"/drafts/" + i1+"/to/" + i2,keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}); errors++; }
if(data16 < 0 || isNaN(data16)){ (vErrors ??= []).push({instancePath:instancePath+"/drafts/" + i1+"/to/" + i2,keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++; }
}
}
} else { (vErrors ??= []).push({instancePath:instancePath+"/drafts/" + i1+"/to",keyword:"type",params:{type: "array"},message:"must be array"}); errors++; }
}
if(data11.topic !== undefined){
if(typeof data11.topic !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/drafts/" + i1+"/topic",keyword:"type",params:{type: "string"},message:"must be string"}); errors++; }
}
if(data11.content !== undefined){
if(typeof data11.content !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/drafts/" + i1+"/content",keyword:"type",params:{type: "string"},message:"must be string"}); errors++; }
}
if(data11.timestamp !== undefined){
let data19 = data11.timestamp;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){ (vErrors ??= []).push({instancePath:instancePath+"/drafts/" + i1+"/timestamp",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++; }
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 < 0 || isNaN(data19)){ (vErrors ??= []).push({instancePath:instancePath+"/drafts/" + i1+"/timestamp",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++; }
}
}
} else { (vErrors ??= []).push({instancePath:instancePath+"/drafts/" + i1,keyword:"type",params:{type: "object"},message:"must be object"}); errors++; }
}
} else { (vErrors ??= []).push({instancePath:instancePath+"/drafts",keyword:"type",params:{type: "array"},message:"must be array"}); errors++; }
}
if(data.linkifiers !== undefined){
let data20 = data.linkifiers;
if(Array.isArray(data20)){
const len3 = data20.length;
for(let i3=0; i3<len3; i3++){
let data21 = data20[i3];
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(data21.id === undefined){ (vErrors ??= []).push({instancePath:instancePath+"/linkifiers/" + i3,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"}); errors++; }
if(data21.pattern === undefined){ (vErrors ??= []).push({instancePath:instancePath+"/linkifiers/" + i3,keyword:"required",params:{missingProperty: "pattern"},message:"must have required property '"+"pattern"+"'"}); errors++; }
if(data21.url_template === undefined){ (vErrors ??= []).push({instancePath:instancePath+"/linkifiers/" + i3,keyword:"required",params:{missingProperty: "url_template"},message:"must have required property '"+"url_template"+"'"}); errors++; }
for(const key2 in data21){
const _errs45 = errors;
if(!((((((key2 === "id") || (key2 === "pattern")) || (key2 === "url_template")) || (key2 === "example_input")) || (key2 === "reverse_template")) || (key2 === "alternative_url_templates"))){ (vErrors ??= []).push({instancePath:instancePath+"/linkifiers/" + i3,keyword:"enum",params:{allowedValues: schema88.properties.linkifiers.items.propertyNames.enum},message:"must be equal to one of the allowed values",propertyName:key2}); errors++; }
var valid13 = _errs45 === errors;
if(!valid13){ (vErrors ??= []).push({instancePath:instancePath+"/linkifiers/" + i3,keyword:"propertyNames",params:{propertyName: key2},message:"property name must be valid"}); errors++; }
}
if(data21.id !== undefined){
let data22 = data21.id;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){ (vErrors ??= []).push({instancePath:instancePath+"/linkifiers/" + i3+"/id",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++; }
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 > 9007199254740991 || isNaN(data22)){ (vErrors ??= []).push({instancePath:instancePath+"/linkifiers/" + i3+"/id",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}); errors++; }
if(data22 < 0 || isNaN(data22)){ (vErrors ??= []).push({instancePath:instancePath+"/linkifiers/" + i3+"/id",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++; }
}
}
if(data21.pattern !== undefined){
let data23 = data21.pattern;
if(typeof data23 === "string"){
if(func0(data23) < 1){ (vErrors ??= []).push({instancePath:instancePath+"/linkifiers/" + i3+"/pattern",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++; }
} else { (vErrors ??= []).push({instancePath:instancePath+"/linkifiers/" + i3+"/pattern",keyword:"type",params:{type: "string"},message:"must be string"}); errors++; }
}
if(data21.url_template !== undefined){
let data24 = data21.url_template;
if(typeof data24 === "string"){
if(func0(data24) < 1){ (vErrors ??= []).push({instancePath:instancePath+"/linkifiers/" + i3+"/url_template",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++; }
} else { (vErrors ??= []).push({instancePath:instancePath+"/linkifiers/" + i3+"/url_template",keyword:"type",params:{type: "string"},message:"must be string"}); errors++; }
}
if(data21.example_input !== undefined){
let data25 = data21.example_input;
if((typeof data25 !== "string") && (data25 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/linkifiers/" + i3+"/example_input",keyword:"type",params:{type: schema88.properties.linkifiers.items.properties.example_input.type},message:"must be string,null"}); errors++; }
}
if(data21.reverse_template !== undefined){
let data26 = data21.reverse_template;
if((typeof data26 !== "string") && (data26 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/linkifiers/" + i3+"/reverse_template",keyword:"type",params:{type: schema88.properties.linkifiers.items.properties.reverse_template.type},message:"must be string,null"}); errors++; }
}
if(data21.alternative_url_templates !== undefined){
let data27 = data21.alternative_url_templates;
if(Array.isArray(data27)){
const len4 = data27.length;
for(let i4=0; i4<len4; i4++){
let data28 = data27[i4];
if(typeof data28 === "string"){
if(func0(data28) < 1){ (vErrors ??= []).push({instancePath:instancePath+"/linkifiers/" + i3+"/alternative_url_templates/" + i4,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++; }
} else { (vErrors ??= []).push({instancePath:instancePath+"/linkifiers/" + i3+"/alternative_url_templates/" + i4,keyword:"type",params:{type: "string"},message:"must be string"}); errors++; }
}
} else { (vErrors ??= []).push({instancePath:instancePath+"/linkifiers/" + i3+"/alternative_url_templates",keyword:"type",params:{type: "array"},message:"must be array"}); errors++; }
}
} else { (vErrors ??= []).push({instancePath:instancePath+"/linkifiers/" + i3,keyword:"type",params:{type: "object"},message:"must be object"}); errors++; }
}
} else { (vErrors ??= []).push({instancePath:instancePath+"/linkifiers",keyword:"type",params:{type: "array"},message:"must be array"}); errors++; }
}
if(data.invitations !== undefined){
let data29 = data.invitations;
if(Array.isArray(data29)){
const len5 = data29.length;
for(let i5=0; i5<len5; i5++){
let data30 = data29[i5];
const _errs64 = errors;
let valid19 = true;
const _errs65 = errors;
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
let missing0;
if((data30.is_multiuse === undefined) && (missing0 = "is_multiuse")){ (vErrors ??= []).push({}); errors++; } else {
if(data30.is_multiuse !== undefined){
if(true !== data30.is_multiuse){ (vErrors ??= []).push({}); errors++; }
}
}
}
var _valid0 = _errs65 === errors;
errors = _errs64;
if(vErrors !== null){
if(_errs64){
vErrors.length = _errs64;
} else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs67 = errors;
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
if(data30.link_url === undefined){ (vErrors ??= []).push({instancePath:instancePath+"/invitations/" + i5,keyword:"required",params:{missingProperty: "link_url"},message:"must have required property '"+"link_url"+"'"}); errors++; }
for(const key3 in data30){
const _errs68 = errors;
if(!((((((((key3 === "id") || (key3 === "invited_by_user_id")) || (key3 === "invited")) || (key3 === "expiry_date")) || (key3 === "invited_as")) || (key3 === "notify_referrer_on_join")) || (key3 === "is_multiuse")) || (key3 === "link_url"))){ (vErrors ??= []).push({instancePath:instancePath+"/invitations/" + i5,keyword:"enum",params:{allowedValues: schema88.properties.invitations.items.then.propertyNames.enum},message:"must be equal to one of the allowed values",propertyName:key3}); errors++; }
var valid21 = _errs68 === errors;
if(!valid21){ (vErrors ??= []).push({instancePath:instancePath+"/invitations/" + i5,keyword:"propertyNames",params:{propertyName: key3},message:"property name must be valid"}); errors++; }
}
if(data30.link_url !== undefined){
let data32 = data30.link_url;
if(typeof data32 === "string"){
if(!pattern4.test(data32)){ (vErrors ??= []).push({instancePath:instancePath+"/invitations/" + i5+"/link_url",keyword:"pattern",params:{pattern: "/join/[^/]+/$"},message:"must match pattern \""+"/join/[^/]+/$"+"\""}); errors++; }
} else { (vErrors ??= []).push({instancePath:instancePath+"/invitations/" + i5+"/link_url",keyword:"type",params:{type: "string"},message:"must be string"}); errors++; }
}
}
var _valid0 = _errs67 === errors;
valid19 = _valid0;
ifClause0 = "then";
} else {
const _errs71 = errors;
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
if(data30.email === undefined){ (vErrors ??= []).push({instancePath:instancePath+"/invitations/" + i5,keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"}); errors++; }
for(const key4 in data30){
const _errs72 = errors;
if(!((((((((key4 === "id") || (key4 === "invited_by_user_id")) || (key4 === "invited")) || (key4 === "expiry_date")) || (key4 === "invited_as")) || (key4 === "notify_referrer_on_join")) || (key4 === "is_multiuse")) || (key4 === "email"))){ (vErrors ??= []).push({instancePath:instancePath+"/invitations/" + i5,keyword:"enum",params:{allowedValues: schema88.properties.invitations.items.else.propertyNames.enum},message:"must be equal to one of the allowed values",propertyName:key4}); errors++; }
var valid23 = _errs72 === errors;
if(!valid23){ (vErrors ??= []).push({instancePath:instancePath+"/invitations/" + i5,keyword:"propertyNames",params:{propertyName: key4},message:"property name must be valid"}); errors++; }
}
if(data30.email !== undefined){
let data33 = data30.email;
if(typeof data33 === "string"){
if(func0(data33) < 1){ (vErrors ??= []).push({instancePath:instancePath+"/invitations/" + i5+"/email",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++; }
} else { (vErrors ??= []).push({instancePath:instancePath+"/invitations/" + i5+"/email",keyword:"type",params:{type: "string"},message:"must be string"}); errors++; }
}
}
var _valid0 = _errs71 === errors;
valid19 = _valid0;
ifClause0 = "else";
}
if(!valid19){ (vErrors ??= []).push({instancePath:instancePath+"/invitations/" + i5,keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"}); errors++; }
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
if(data30.id === undefined){ (vErrors ??= []).push({instancePath:instancePath+"/invitations/" + i5,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"}); errors++; }
if(data30.invited_by_user_id === undefined){ (vErrors ??= []).push({instancePath:instancePath+"/invitations/" + i5,keyword:"required",params:{missingProperty: "invited_by_user_id"},message:"must have required property '"+"invited_by_user_id"+"'"}); errors++; }
if(data30.invited === undefined){ (vErrors ??= []).push({instancePath:instancePath+"/invitations/" + i5,keyword:"required",params:{missingProperty: "invited"},message:"must have required property '"+"invited"+"'"}); errors++; }
if(data30.expiry_date === undefined){ (vErrors ??= []).push({instancePath:instancePath+"/invitations/" + i5,keyword:"required",params:{missingProperty: "expiry_date"},message:"must have required property '"+"expiry_date"+"'"}); errors++; }
if(data30.invited_as === undefined){ (vErrors ??= []).push({instancePath:instancePath+"/invitations/" + i5,keyword:"required",params:{missingProperty: "invited_as"},message:"must have required property '"+"invited_as"+"'"}); errors++; }
if(data30.is_multiuse === undefined){ (vErrors ??= []).push({instancePath:instancePath+"/invitations/" + i5,keyword:"required",params:{missingProperty: "is_multiuse"},message:"must have required property '"+"is_multiuse"+"'"}); errors++; }
if(data30.id !== undefined){
let data34 = data30.id;
if(!(((typeof data34 == "number") && (!(data34 % 1) && !isNaN(data34))) && (isFinite(data34)))){ (vErrors ??= []).push({instancePath:instancePath+"/invitations/" + i5+"/id",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++; }
if((typeof data34 == "number") && (isFinite(data34))){
if(data34 > 9007199254740991 || isNaN(data34)){ (vErrors ??= []).push({instancePath:instancePath+"/invitations/" + i5+"/id",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}); errors++; }
if(data34 < 0 || isNaN(data34)){ (vErrors ??= []).push({instancePath:instancePath+"/invitations/" + i5+"/id",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++; }
}
}
if(data30.invited_by_user_id !== undefined){
let data35 = data30.invited_by_user_id;
if(!(((typeof data35 == "number") && (!(data35 % 1) && !isNaN(data35))) && (isFinite(data35)))){ (vErrors ??= []).push({instancePath:instancePath+"/invitations/" + i5+"/invited_by_user_id",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++; }
if((typeof data35 == "number") && (isFinite(data35))){
if(data35 > 9007199254740991 || isNaN(data35)){ (vErrors ??= []).push({instancePath:instancePath+"/invitations/" + i5+"/invited_by_user_id",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}); errors++; }
if(data35 < 0 || isNaN(data35)){ (vErrors ??= []).push({instancePath:instancePath+"/invitations/" + i5+"/invited_by_user_id",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++; }
}
}
if(data30.invited !== undefined){
let data36 = data30.invited;
if(!(((typeof data36 == "number") && (!(data36 % 1) && !isNaN(data36))) && (isFinite(data36)))){ (vErrors ??= []).push({instancePath:instancePath+"/invitations/" + i5+"/invited",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++; }
if((typeof data36 == "number") && (isFinite(data36))){
if(data36 < 0 || isNaN(data36)){ (vErrors ??= []).push({instancePath:instancePath+"/invitations/" + i5+"/invited",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++; }
}
}
if(data30.expiry_date !== undefined){
let data37 = data30.expiry_date;
if((!(((typeof data37 == "number") && (!(data37 % 1) && !isNaN(data37))) && (isFinite(data37)))) && (data37 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/invitations/" + i5+"/expiry_date",keyword:"type",params:{type: schema88.properties.invitations.items.properties.expiry_date.type},message:"must be integer,null"}); errors++; }
if((typeof data37 == "number") && (isFinite(data37))){
if(data37 < 0 || isNaN(data37)){ (vErrors ??= []).push({instancePath:instancePath+"/invitations/" + i5+"/expiry_date",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++; }
}
}
if(data30.invited_as !== undefined){
let data38 = data30.invited_as;
if(!(((((data38 === 100) || (data38 === 200)) || (data38 === 300)) || (data38 === 400)) || (data38 === 600))){ (vErrors ??= []).push({instancePath:instancePath+"/invitations/" + i5+"/invited_as",keyword:"enum",params:{allowedValues: schema88.properties.invitations.items.properties.invited_as.enum},message:"must be equal to one of the allowed values"}); errors++; }
}
if(data30.notify_referrer_on_join !== undefined){
if(typeof data30.notify_referrer_on_join !== "boolean"){ (vErrors ??= []).push({instancePath:instancePath+"/invitations/" + i5+"/notify_referrer_on_join",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++; }
}
if(data30.is_multiuse !== undefined){
if(typeof data30.is_multiuse !== "boolean"){ (vErrors ??= []).push({instancePath:instancePath+"/invitations/" + i5+"/is_multiuse",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++; }
}
} else { (vErrors ??= []).push({instancePath:instancePath+"/invitations/" + i5,keyword:"type",params:{type: "object"},message:"must be object"}); errors++; }
}
} else { (vErrors ??= []).push({instancePath:instancePath+"/invitations",keyword:"type",params:{type: "array"},message:"must be array"}); errors++; }
}
} else { (vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++; }
validate62.errors = vErrors;
return errors === 0;
}

export const check31 = validate63;
const schema89 = {"type":"object","required":["id","user_id"],"properties":{"id":{"type":"integer","minimum":0,"maximum":9007199254740991},"user_id":{"type":"integer","minimum":0,"maximum":9007199254740991},"type":{"enum":["stream","private",""]},"to":{"type":"array","items":{"type":"integer","minimum":0,"maximum":9007199254740991}},"topic":{"type":"string"},"content":{"type":"string"},"timestamp":{"type":"integer","minimum":0}}};

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){ (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"}); errors++; }
if(data.user_id === undefined){ (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "user_id"},message:"must have required property '"+"user_id"+"'"}); errors++; }
if(data.id !== undefined){
let data0 = data.id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){ (vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++; }
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){ (vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}); errors++; }
if(data0 < 0 || isNaN(data0)){ (vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++; }
}
}
if(data.user_id !== undefined){
let data1 = data.user_id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){ (vErrors ??= []).push({instancePath:instancePath+"/user_id",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++; }
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){ (vErrors ??= []).push({instancePath:instancePath+"/user_id",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}); errors++; }
if(data1 < 0 || isNaN(data1)){ (vErrors ??= []).push({instancePath:instancePath+"/user_id",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++; }
}
}
if(data.type !== undefined){
let data2 = data.type;
if(!(((data2 === "stream") || (data2 === "private")) || (data2 === ""))){ (vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"enum",params:{allowedValues: schema89.properties.type.enum},message:"must be equal to one of the allowed values"}); errors++; }
}
if(data.to !== undefined){
let data3 = data.to;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){ (vErrors ??= []).push({instancePath:instancePath+"/to/" + i0,keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++; }
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 9007199254740991 || isNaN(data4)){ (vErrors ??= []).push({instancePath:instancePath+"/to/" + i0,keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}); errors++; }
if(data4 < 0 || isNaN(data4)){ (vErrors ??= []).push({instancePath:instancePath+"/to/" + i0,keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++; }
}
}
} else { (vErrors ??= []).push({instancePath:instancePath+"/to",keyword:"type",params:{type: "array"},message:"must be array"}); errors++; }
}
if(data.topic !== undefined){
if(typeof data.topic !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/topic",keyword:"type",params:{type: "string"},message:"must be string"}); errors++; }
}
if(data.content !== undefined){
if(typeof data.content !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/content",keyword:"type",params:{type: "string"},message:"must be string"}); errors++; }
}
if(data.timestamp !== undefined){
let data7 = data.timestamp;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){ (vErrors ??= []).push({instancePath:instancePath+"/timestamp",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++; }
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){ (vErrors ??= []).push({instancePath:instancePath+"/timestamp",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++; }
}
}
} else { (vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++; }
validate63.errors = vErrors;
return errors === 0;
}

export const check32 = validate64;
const schema90 = {"type":"object","required":["pattern","url_template"],"propertyNames":{"enum":["pattern","url_template","example_input","reverse_template","alternative_url_templates"]},"properties":{"pattern":{"type":"string","minLength":1},"url_template":{"type":"string","minLength":1},"example_input":{"type":["string","null"]},"reverse_template":{"type":["string","null"]},"alternative_url_templates":{"type":"array","items":{"type":"string","minLength":1}}}};

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.pattern === undefined){ (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "pattern"},message:"must have required property '"+"pattern"+"'"}); errors++; }
if(data.url_template === undefined){ (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "url_template"},message:"must have required property '"+"url_template"+"'"}); errors++; }
for(const key0 in data){
const _errs1 = errors;
if(!(((((key0 === "pattern") || (key0 === "url_template")) || (key0 === "example_input")) || (key0 === "reverse_template")) || (key0 === "alternative_url_templates"))){ (vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema90.propertyNames.enum},message:"must be equal to one of the allowed values",propertyName:key0}); errors++; }
var valid0 = _errs1 === errors;
if(!valid0){ (vErrors ??= []).push({instancePath,keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid"}); errors++; }
}
if(data.pattern !== undefined){
let data0 = data.pattern;
if(typeof data0 === "string"){
if(func0(data0) < 1){ (vErrors ??= []).push({instancePath:instancePath+"/pattern",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++; }
} else { (vErrors ??= []).push({instancePath:instancePath+"/pattern",keyword:"type",params:{type: "string"},message:"must be string"}); errors++; }
}
if(data.url_template !== undefined){
let data1 = data.url_template;
if(typeof data1 === "string"){
if(func0(data1) < 1){ (vErrors ??= []).push({instancePath:instancePath+"/url_template",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++; }
} else { (vErrors ??= []).push({instancePath:instancePath+"/url_template",keyword:"type",params:{type: "string"},message:"must be string"}); errors++; }
}
if(data.example_input !== undefined){
let data2 = data.example_input;
if((typeof data2 !== "string") && (data2 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/example_input",keyword:"type",params:{type: schema90.properties.example_input.type},message:"must be string,null"}); errors++; }
}
if(data.reverse_template !== undefined){
let data3 = data.reverse_template;
if((typeof data3 !== "string") && (data3 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/reverse_template",keyword:"type",params:{type: schema90.properties.reverse_template.type},message:"must be string,null"}); errors++; }
}
if(data.alternative_url_templates !== undefined){
let data4 = data.alternative_url_templates;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 === "string"){
if(func0(data5) < 1){ (vErrors ??= []).push({instancePath:instancePath+"/alternative_url_templates/" + i0,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++; }
} else { (vErrors ??= []).push({instancePath:instancePath+"/alternative_url_templates/" + i0,keyword:"type",params:{type: "string"},message:"must be string"}); errors++; }
}
} else { (vErrors ??= []).push({instancePath:instancePath+"/alternative_url_templates",keyword:"type",params:{type: "array"},message:"must be array"}); errors++; }
}
} else { (vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++; }
validate64.errors = vErrors;
return errors === 0;
}

export const check33 = validate65;

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){ (vErrors ??= []).push({instancePath:instancePath+"/" + i0,keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++; }
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){ (vErrors ??= []).push({instancePath:instancePath+"/" + i0,keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}); errors++; }
if(data0 < 0 || isNaN(data0)){ (vErrors ??= []).push({instancePath:instancePath+"/" + i0,keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++; }
}
}
} else { (vErrors ??= []).push({instancePath,keyword:"type",params:{type: "array"},message:"must be array"}); errors++; }
validate65.errors = vErrors;
return errors === 0;
}

export const check34 = validate66;
const schema92 = {"type":"object","propertyNames":{"enum":["count","operation","delay","status","body","retryAfter","drop"]},"properties":{"count":{"type":"integer","minimum":1},"operation":{},"delay":{"type":"number","minimum":0},"status":{"type":"integer","minimum":200,"maximum":599},"body":{"type":["object","string"]},"retryAfter":{"type":"number","minimum":0},"drop":{"enum":["request","response"]}}};

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs1 = errors;
if(!(((((((key0 === "count") || (key0 === "operation")) || (key0 === "delay")) || (key0 === "status")) || (key0 === "body")) || (key0 === "retryAfter")) || (key0 === "drop"))){ (vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema92.propertyNames.enum},message:"must be equal to one of the allowed values",propertyName:key0}); errors++; }
var valid0 = _errs1 === errors;
if(!valid0){ (vErrors ??= []).push({instancePath,keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid"}); errors++; }
}
if(data.count !== undefined){
let data0 = data.count;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){ (vErrors ??= []).push({instancePath:instancePath+"/count",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++; }
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){ (vErrors ??= []).push({instancePath:instancePath+"/count",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++; }
}
}
if(data.delay !== undefined){
let data1 = data.delay;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){ (vErrors ??= []).push({instancePath:instancePath+"/delay",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++; }
} else { (vErrors ??= []).push({instancePath:instancePath+"/delay",keyword:"type",params:{type: "number"},message:"must be number"}); errors++; }
}
if(data.status !== undefined){
let data2 = data.status;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){ (vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++; }
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 599 || isNaN(data2)){ (vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"}); errors++; }
if(data2 < 200 || isNaN(data2)){ (vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"minimum",params:{comparison: ">=", limit: 200},message:"must be >= 200"}); errors++; }
}
}
if(data.body !== undefined){
let data3 = data.body;
if((!(data3 && typeof data3 == "object" && !Array.isArray(data3))) && (typeof data3 !== "string")){ (vErrors ??= []).push({instancePath:instancePath+"/body",keyword:"type",params:{type: schema92.properties.body.type},message:"must be object,string"}); errors++; }
}
if(data.retryAfter !== undefined){
let data4 = data.retryAfter;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){ (vErrors ??= []).push({instancePath:instancePath+"/retryAfter",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++; }
} else { (vErrors ??= []).push({instancePath:instancePath+"/retryAfter",keyword:"type",params:{type: "number"},message:"must be number"}); errors++; }
}
if(data.drop !== undefined){
let data5 = data.drop;
if(!((data5 === "request") || (data5 === "response"))){ (vErrors ??= []).push({instancePath:instancePath+"/drop",keyword:"enum",params:{allowedValues: schema92.properties.drop.enum},message:"must be equal to one of the allowed values"}); errors++; }
}
} else { (vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++; }
validate66.errors = vErrors;
return errors === 0;
}

const shared0 = {"name":"other-event","value":{"result":"success","msg":"","events":[{"type":"message","id":5}]}};
const shared1 = {"name":"missing-parameter","value":{"result":"error","msg":"Missing 'queue_id' argument","code":"BAD_REQUEST"}};
const shared2 = {"name":"no-credentials","value":{"result":"error","msg":"Not logged in: API authentication or user session required"}};
const shared3 = {"name":"account-deactivated","value":{"result":"error","msg":"Account is deactivated"}};
const shared4 = {"name":"method-not-allowed","value":{"result":"error","msg":"Method Not Allowed","allowed_methods":["DELETE","GET","HEAD"]}};
const shared5 = {"name":"rate-limit-hit","value":{"result":"error","msg":"API usage exceeded rate limit","retry-after":28.706807374954224}};
const shared6 = [{"name":"queue_id","in":"query","isPlainText":true},{"name":"last_event_id","in":"query","isPlainText":false},{"name":"dont_block","in":"query","isPlainText":false}];
const shared7 = [{"status":400,"code":"BAD_EVENT_QUEUE_ID"},{"status":400,"code":"BAD_REQUEST"},{"status":401},{"status":403},{"status":405},{"status":429}];
const shared8 = {"name":"rate-limit-hit","value":{"result":"error","msg":"API usage exceeded rate limit","code":"RATE_LIMIT_HIT","retry-after":28.706807374954224}};
const shared9 = [{"status":400,"code":"BAD_EVENT_QUEUE_ID"},{"status":400,"code":"BAD_REQUEST"},{"status":401},{"status":403},{"status":405},{"status":429,"code":"RATE_LIMIT_HIT"}];
const shared10 = {"name":"no-credentials","value":{"result":"error","msg":"Not logged in: API authentication or user session required","code":"UNAUTHORIZED"}};
const shared11 = [{"status":400,"code":"BAD_EVENT_QUEUE_ID"},{"status":400,"code":"BAD_REQUEST"},{"status":401,"code":"UNAUTHORIZED"},{"status":405},{"status":429,"code":"RATE_LIMIT_HIT"}];
const shared12 = {"name":"draft-removed","value":{"result":"success","msg":"","events":[{"type":"drafts","op":"remove","draft_id":17,"id":3}]}};
const shared13 = {"name":"queue-deleted","value":{"result":"success","msg":""}};
const shared14 = {"name":"missing-parameter","value":{"result":"error","msg":"Missing 'queue_id' argument","code":"REQUEST_VARIABLE_MISSING","var_name":"queue_id"}};
const shared15 = [{"name":"queue_id","in":"form","isPlainText":true}];
const shared16 = [{"status":400,"code":"REQUEST_VARIABLE_MISSING"},{"status":400,"code":"BAD_EVENT_QUEUE_ID"},{"status":400,"code":"BAD_REQUEST"},{"status":401},{"status":403},{"status":405},{"status":429}];
const shared17 = [{"status":400,"code":"REQUEST_VARIABLE_MISSING"},{"status":400,"code":"BAD_EVENT_QUEUE_ID"},{"status":400,"code":"BAD_REQUEST"},{"status":401},{"status":403},{"status":405},{"status":429,"code":"RATE_LIMIT_HIT"}];
const shared18 = [{"status":400,"code":"REQUEST_VARIABLE_MISSING"},{"status":400,"code":"BAD_EVENT_QUEUE_ID"},{"status":400,"code":"BAD_REQUEST"},{"status":401,"code":"UNAUTHORIZED"},{"status":405},{"status":429,"code":"RATE_LIMIT_HIT"}];
const shared19 = {"name":"both-kinds","value":{"result":"success","msg":"","invites":[{"id":2,"ref":"iago@example.com","invited":1710606654,"expiry_date":4102444800,"invited_as":400,"email":"zoe@example.com","is_multiuse":false},{"id":2,"ref":"iago@example.com","invited":1710606661,"expiry_date":null,"invited_as":600,"link_url":"https://chat.example.com/join/yddhtzk4jgl7rsmazc5fyyyy/","is_multiuse":true}]}};
const shared20 = {"name":"guest","value":{"result":"error","msg":"Not allowed for guest users","code":"BAD_REQUEST"}};
const shared21 = [];
const shared22 = [{"status":400,"code":"BAD_REQUEST"},{"status":401},{"status":403},{"status":405},{"status":429}];
const shared23 = {"name":"both-kinds","value":{"result":"success","msg":"","invites":[{"id":2,"invited_by_user_id":9,"invited":1710606654,"expiry_date":4102444800,"invited_as":400,"email":"zoe@example.com","is_multiuse":false},{"id":2,"invited_by_user_id":9,"invited":1710606661,"expiry_date":null,"invited_as":600,"link_url":"https://chat.example.com/join/yddhtzk4jgl7rsmazc5fyyyy/","is_multiuse":true}]}};
const shared24 = [{"status":400,"code":"BAD_REQUEST"},{"status":401},{"status":403},{"status":405},{"status":429,"code":"RATE_LIMIT_HIT"}];
const shared25 = [{"status":400,"code":"BAD_REQUEST"},{"status":401,"code":"UNAUTHORIZED"},{"status":405},{"status":429,"code":"RATE_LIMIT_HIT"}];
const shared26 = {"name":"both-kinds","value":{"result":"success","msg":"","invites":[{"id":2,"invited_by_user_id":9,"invited":1710606654,"expiry_date":4102444800,"invited_as":400,"email":"zoe@example.com","notify_referrer_on_join":true,"is_multiuse":false},{"id":2,"invited_by_user_id":9,"invited":1710606661,"expiry_date":null,"invited_as":600,"link_url":"https://chat.example.com/join/yddhtzk4jgl7rsmazc5fyyyy/","notify_referrer_on_join":false,"is_multiuse":true}]}};
const shared27 = {"name":"linkifier-created","value":{"result":"success","msg":"","id":4}};
const shared28 = {"name":"missing-parameter","value":{"result":"error","msg":"Missing 'pattern' argument","code":"REQUEST_VARIABLE_MISSING","var_name":"pattern"}};
const shared29 = [{"name":"pattern","in":"form","isPlainText":true},{"name":"url_format_string","in":"form","isPlainText":true}];
const shared30 = [{"status":400,"code":"REQUEST_VARIABLE_MISSING"},{"status":400,"code":"BAD_REQUEST"},{"status":400,"code":"UNAUTHORIZED_PRINCIPAL"},{"status":401},{"status":403},{"status":405},{"status":429}];
const shared31 = [{"status":400,"code":"REQUEST_VARIABLE_MISSING"},{"status":400,"code":"BAD_REQUEST"},{"status":400,"code":"UNAUTHORIZED_PRINCIPAL"},{"status":401},{"status":403},{"status":405},{"status":429,"code":"RATE_LIMIT_HIT"}];
const shared32 = [{"status":400,"code":"REQUEST_VARIABLE_MISSING"},{"status":400,"code":"BAD_REQUEST"},{"status":400,"code":"UNAUTHORIZED_PRINCIPAL"},{"status":401,"code":"UNAUTHORIZED"},{"status":405},{"status":429,"code":"RATE_LIMIT_HIT"}];
const shared33 = [{"name":"pattern","in":"form","isPlainText":true},{"name":"url_template","in":"form","isPlainText":true}];
const shared34 = [{"name":"pattern","in":"form","isPlainText":true},{"name":"url_template","in":"form","isPlainText":true},{"name":"example_input","in":"form","isPlainText":true},{"name":"reverse_template","in":"form","isPlainText":true}];
const shared35 = [{"name":"pattern","in":"form","isPlainText":true},{"name":"url_template","in":"form","isPlainText":true},{"name":"example_input","in":"form","isPlainText":true},{"name":"reverse_template","in":"form","isPlainText":true},{"name":"alternative_url_templates","in":"form","isPlainText":false}];
const shared36 = {"name":"linkifier-deleted","value":{"result":"success","msg":""}};
const shared37 = {"name":"no-such-linkifier","value":{"result":"error","msg":"Linkifier not found.","code":"BAD_REQUEST"}};
const shared38 = [{"name":"filter_id","in":"path","isPlainText":false}];
const shared39 = [{"status":400,"code":"BAD_REQUEST"},{"status":400,"code":"UNAUTHORIZED_PRINCIPAL"},{"status":401},{"status":403},{"status":405},{"status":429}];
const shared40 = [{"status":400,"code":"BAD_REQUEST"},{"status":400,"code":"UNAUTHORIZED_PRINCIPAL"},{"status":401},{"status":403},{"status":405},{"status":429,"code":"RATE_LIMIT_HIT"}];
const shared41 = [{"status":400,"code":"BAD_REQUEST"},{"status":400,"code":"UNAUTHORIZED_PRINCIPAL"},{"status":401,"code":"UNAUTHORIZED"},{"status":405},{"status":429,"code":"RATE_LIMIT_HIT"}];
const shared42 = {"name":"queue-registered","value":{"result":"success","msg":"","zulip_version":"12.0","queue_id":"fb67bf8a-c031-47cc-84cf-ed80accacda8","last_event_id":-1}};
const shared43 = {"name":"not-a-list","value":{"result":"error","msg":"event_types is not a list","code":"BAD_REQUEST"}};
const shared44 = [{"name":"event_types","in":"form","isPlainText":false},{"name":"client_capabilities","in":"form","isPlainText":false},{"name":"fetch_event_types","in":"form","isPlainText":false},{"name":"narrow","in":"form","isPlainText":false},{"name":"all_public_streams","in":"form","isPlainText":false},{"name":"apply_markdown","in":"form","isPlainText":false},{"name":"client_gravatar","in":"form","isPlainText":false},{"name":"slim_presence","in":"form","isPlainText":false},{"name":"include_subscribers","in":"form","isPlainText":false}];
const shared45 = {"name":"queue-registered","value":{"result":"success","msg":"","zulip_version":"12.0","zulip_feature_level":481,"queue_id":"fb67bf8a-c031-47cc-84cf-ed80accacda8","last_event_id":-1}};
const shared46 = {"name":"queue-registered","value":{"result":"success","msg":"","zulip_version":"12.0","zulip_feature_level":481,"queue_id":"fb67bf8a-c031-47cc-84cf-ed80accacda8","last_event_id":-1,"event_queue_longpoll_timeout_seconds":90}};
const shared47 = {"name":"queue-registered","value":{"result":"success","msg":"","zulip_version":"12.0","zulip_feature_level":481,"zulip_merge_base":"12.0","queue_id":"fb67bf8a-c031-47cc-84cf-ed80accacda8","last_event_id":-1,"event_queue_longpoll_timeout_seconds":90}};
const shared48 = [{"name":"event_types","in":"form","isPlainText":false},{"name":"client_capabilities","in":"form","isPlainText":false},{"name":"fetch_event_types","in":"form","isPlainText":false},{"name":"narrow","in":"form","isPlainText":false},{"name":"all_public_streams","in":"form","isPlainText":false},{"name":"apply_markdown","in":"form","isPlainText":false},{"name":"client_gravatar","in":"form","isPlainText":false},{"name":"slim_presence","in":"form","isPlainText":false},{"name":"include_subscribers","in":"form","isPlainText":false},{"name":"presence_history_limit_days","in":"form","isPlainText":false}];
const shared49 = {"name":"queue-registered","value":{"result":"success","msg":"","zulip_version":"12.0","zulip_feature_level":481,"zulip_merge_base":"12.0","queue_id":"fb67bf8a-c031-47cc-84cf-ed80accacda8","last_event_id":-1,"event_queue_longpoll_timeout_seconds":90,"idle_queue_timeout_secs":600}};
const shared50 = [{"name":"event_types","in":"form","isPlainText":false},{"name":"client_capabilities","in":"form","isPlainText":false},{"name":"fetch_event_types","in":"form","isPlainText":false},{"name":"narrow","in":"form","isPlainText":false},{"name":"all_public_streams","in":"form","isPlainText":false},{"name":"apply_markdown","in":"form","isPlainText":false},{"name":"client_gravatar","in":"form","isPlainText":false},{"name":"slim_presence","in":"form","isPlainText":false},{"name":"include_subscribers","in":"form","isPlainText":false},{"name":"presence_history_limit_days","in":"form","isPlainText":false},{"name":"idle_queue_timeout","in":"form","isPlainText":false}];
const shared51 = {"name":"server","value":{"result":"success","msg":"","zulip_version":"12.0","realm_uri":"https://chat.example.com"}};
const shared52 = [{"status":405}];
const shared53 = {"name":"server","value":{"result":"success","msg":"","zulip_version":"12.0","zulip_feature_level":481,"realm_uri":"https://chat.example.com"}};
const shared54 = {"name":"server","value":{"result":"success","msg":"","zulip_version":"12.0","zulip_feature_level":481,"zulip_merge_base":"12.0","realm_uri":"https://chat.example.com"}};
const shared55 = {"name":"server","value":{"result":"success","msg":"","zulip_version":"12.0","zulip_feature_level":481,"zulip_merge_base":"12.0","realm_uri":"https://chat.example.com","realm_url":"https://chat.example.com"}};
const shared56 = {"name":"linkifiers","value":{"result":"success","msg":"","linkifiers":[{"id":1,"pattern":"#(?P<id>[0-9]+)","url_format":"https://github.com/example/main/issues/%(id)s"},{"id":2,"pattern":"(?P<commit>[0-9a-f]{40})","url_format":"https://github.com/example/main/commit/%(commit)s"},{"id":3,"pattern":"#zulip-(?P<id>[0-9]+)","url_format":"https://github.com/example/zulip/issues/%(id)s"}]}};
const shared57 = {"name":"not-basic","value":{"result":"error","msg":"This endpoint requires HTTP basic authentication.","code":"BAD_REQUEST"}};
const shared58 = {"name":"linkifiers","value":{"result":"success","msg":"","linkifiers":[{"id":1,"pattern":"#(?P<id>[0-9]+)","url_template":"https://github.com/example/main/issues/{id}"},{"id":2,"pattern":"(?P<commit>[0-9a-f]{40})","url_template":"https://github.com/example/main/commit/{commit}"},{"id":3,"pattern":"#zulip-(?P<id>[0-9]+)","url_template":"https://github.com/example/zulip/issues/{id}"}]}};
const shared59 = {"name":"linkifiers","value":{"result":"success","msg":"","linkifiers":[{"id":1,"pattern":"#(?P<id>[0-9]+)","url_template":"https://github.com/example/main/issues/{id}","example_input":"#123","reverse_template":"#{id}"},{"id":2,"pattern":"(?P<commit>[0-9a-f]{40})","url_template":"https://github.com/example/main/commit/{commit}","example_input":null,"reverse_template":null},{"id":3,"pattern":"#zulip-(?P<id>[0-9]+)","url_template":"https://github.com/example/zulip/issues/{id}","example_input":"#zulip-123","reverse_template":"#zulip-{id}"}]}};
const shared60 = {"name":"linkifiers","value":{"result":"success","msg":"","linkifiers":[{"id":1,"pattern":"#(?P<id>[0-9]+)","url_template":"https://github.com/example/main/issues/{id}","example_input":"#123","reverse_template":"#{id}","alternative_url_templates":[]},{"id":2,"pattern":"(?P<commit>[0-9a-f]{40})","url_template":"https://github.com/example/main/commit/{commit}","example_input":null,"reverse_template":null,"alternative_url_templates":[]},{"id":3,"pattern":"#zulip-(?P<id>[0-9]+)","url_template":"https://github.com/example/zulip/issues/{id}","example_input":"#zulip-123","reverse_template":"#zulip-{id}","alternative_url_templates":[]}]}};
const shared61 = {"name":"linkifier-edited","value":{"result":"success","msg":""}};
const shared62 = [{"name":"filter_id","in":"path","isPlainText":false},{"name":"pattern","in":"form","isPlainText":true},{"name":"url_format_string","in":"form","isPlainText":true}];
const shared63 = [{"name":"filter_id","in":"path","isPlainText":false},{"name":"pattern","in":"form","isPlainText":true},{"name":"url_template","in":"form","isPlainText":true}];
const shared64 = [{"name":"filter_id","in":"path","isPlainText":false},{"name":"pattern","in":"form","isPlainText":true},{"name":"url_template","in":"form","isPlainText":true},{"name":"example_input","in":"form","isPlainText":true},{"name":"reverse_template","in":"form","isPlainText":true}];
const shared65 = [{"name":"filter_id","in":"path","isPlainText":false},{"name":"pattern","in":"form","isPlainText":true},{"name":"url_template","in":"form","isPlainText":true},{"name":"example_input","in":"form","isPlainText":true},{"name":"reverse_template","in":"form","isPlainText":true},{"name":"alternative_url_templates","in":"form","isPlainText":false}];
const shared66 = {"name":"drafts","value":{"result":"success","msg":"","count":2,"drafts":[{"id":17,"type":"stream","to":[7],"topic":"release notes","content":"Patterns for links: the order counts","timestamp":1757408460},{"id":18,"type":"private","to":[9,12],"topic":"","content":"Shall we meet on Thursday?","timestamp":1757408520}]}};
const shared67 = {"name":"synchronization-disabled","value":{"result":"error","msg":"User has disabled synchronizing drafts.","code":"BAD_REQUEST"}};
const shared68 = {"name":"drafts-saved","value":{"result":"success","msg":"","ids":[17,18]}};
const shared69 = {"name":"missing-parameter","value":{"result":"error","msg":"Missing 'drafts' argument","code":"REQUEST_VARIABLE_MISSING","var_name":"drafts"}};
const shared70 = [{"name":"drafts","in":"form","isPlainText":false}];
const shared71 = [{"status":400,"code":"REQUEST_VARIABLE_MISSING"},{"status":400,"code":"BAD_REQUEST"},{"status":401,"code":"UNAUTHORIZED"},{"status":405},{"status":429,"code":"RATE_LIMIT_HIT"}];
const shared72 = {"name":"draft-deleted","value":{"result":"success","msg":""}};
const shared73 = {"name":"no-such-draft","value":{"result":"error","msg":"Draft does not exist","code":"BAD_REQUEST"}};
const shared74 = [{"name":"draft_id","in":"path","isPlainText":false}];
const shared75 = [{"status":400,"code":"BAD_REQUEST"},{"status":401,"code":"UNAUTHORIZED"},{"status":404,"code":"BAD_REQUEST"},{"status":405},{"status":429,"code":"RATE_LIMIT_HIT"}];
const shared76 = {"name":"draft-edited","value":{"result":"success","msg":""}};
const shared77 = {"name":"missing-parameter","value":{"result":"error","msg":"Missing 'draft' argument","code":"REQUEST_VARIABLE_MISSING","var_name":"draft"}};
const shared78 = [{"name":"draft_id","in":"path","isPlainText":false},{"name":"draft","in":"form","isPlainText":false}];
const shared79 = [{"status":400,"code":"REQUEST_VARIABLE_MISSING"},{"status":400,"code":"BAD_REQUEST"},{"status":401,"code":"UNAUTHORIZED"},{"status":404,"code":"BAD_REQUEST"},{"status":405},{"status":429,"code":"RATE_LIMIT_HIT"}];
const shared80 = {"name":"linkifiers-reordered","value":{"result":"success","msg":""}};
const shared81 = {"name":"missing-parameter","value":{"result":"error","msg":"Missing 'ordered_linkifier_ids' argument","code":"REQUEST_VARIABLE_MISSING","var_name":"ordered_linkifier_ids"}};
const shared82 = [{"name":"ordered_linkifier_ids","in":"form","isPlainText":false}];

export const servedOperations = [
  { since: 0, until: 36, id: "getEvents", method: "GET", path: "/api/v1/events", isAuthenticated: true, success: [200], arguments: shared6, errors: shared7, examples: { "200": shared0, "400": shared1, "401": shared2, "403": shared3, "405": shared4, "429": shared5 }, check: check0 },
  { since: 36, until: 76, id: "getEvents", method: "GET", path: "/api/v1/events", isAuthenticated: true, success: [200], arguments: shared6, errors: shared9, examples: { "200": shared0, "400": shared1, "401": shared2, "403": shared3, "405": shared4, "429": shared8 }, check: check0 },
  { since: 76, until: 87, id: "getEvents", method: "GET", path: "/api/v1/events", isAuthenticated: true, success: [200], arguments: shared6, errors: shared11, examples: { "200": shared0, "400": shared1, "401": shared10, "405": shared4, "429": shared8 }, check: check0 },
  { since: 87, until: Infinity, id: "getEvents", method: "GET", path: "/api/v1/events", isAuthenticated: true, success: [200], arguments: shared6, errors: shared11, examples: { "200": shared12, "400": shared1, "401": shared10, "405": shared4, "429": shared8 }, check: check0 },
  { since: 0, until: 36, id: "deleteEventQueue", method: "DELETE", path: "/api/v1/events", isAuthenticated: true, success: [200], arguments: shared15, errors: shared16, examples: { "200": shared13, "400": shared14, "401": shared2, "403": shared3, "405": shared4, "429": shared5 }, check: check1 },
  { since: 36, until: 76, id: "deleteEventQueue", method: "DELETE", path: "/api/v1/events", isAuthenticated: true, success: [200], arguments: shared15, errors: shared17, examples: { "200": shared13, "400": shared14, "401": shared2, "403": shared3, "405": shared4, "429": shared8 }, check: check1 },
  { since: 76, until: Infinity, id: "deleteEventQueue", method: "DELETE", path: "/api/v1/events", isAuthenticated: true, success: [200], arguments: shared15, errors: shared18, examples: { "200": shared13, "400": shared14, "401": shared10, "405": shared4, "429": shared8 }, check: check1 },
  { since: 0, until: 22, id: "listInvitations", method: "GET", path: "/api/v1/invites", isAuthenticated: true, success: [200], arguments: shared21, errors: shared22, examples: { "200": shared19, "400": shared20, "401": shared2, "403": shared3, "405": shared4, "429": shared5 }, check: check2 },
  { since: 22, until: 36, id: "listInvitations", method: "GET", path: "/api/v1/invites", isAuthenticated: true, success: [200], arguments: shared21, errors: shared22, examples: { "200": shared23, "400": shared20, "401": shared2, "403": shared3, "405": shared4, "429": shared5 }, check: check2 },
  { since: 36, until: 76, id: "listInvitations", method: "GET", path: "/api/v1/invites", isAuthenticated: true, success: [200], arguments: shared21, errors: shared24, examples: { "200": shared23, "400": shared20, "401": shared2, "403": shared3, "405": shared4, "429": shared8 }, check: check2 },
  { since: 76, until: 267, id: "listInvitations", method: "GET", path: "/api/v1/invites", isAuthenticated: true, success: [200], arguments: shared21, errors: shared25, examples: { "200": shared23, "400": shared20, "401": shared10, "405": shared4, "429": shared8 }, check: check2 },
  { since: 267, until: Infinity, id: "listInvitations", method: "GET", path: "/api/v1/invites", isAuthenticated: true, success: [200], arguments: shared21, errors: shared25, examples: { "200": shared26, "400": shared20, "401": shared10, "405": shared4, "429": shared8 }, check: check2 },
  { since: 0, until: 36, id: "createLinkifier", method: "POST", path: "/api/v1/realm/filters", isAuthenticated: true, success: [200], arguments: shared29, errors: shared30, examples: { "200": shared27, "400": shared28, "401": shared2, "403": shared3, "405": shared4, "429": shared5 }, check: check3 },
  { since: 36, until: 76, id: "createLinkifier", method: "POST", path: "/api/v1/realm/filters", isAuthenticated: true, success: [200], arguments: shared29, errors: shared31, examples: { "200": shared27, "400": shared28, "401": shared2, "403": shared3, "405": shared4, "429": shared8 }, check: check3 },
  { since: 76, until: 176, id: "createLinkifier", method: "POST", path: "/api/v1/realm/filters", isAuthenticated: true, success: [200], arguments: shared29, errors: shared32, examples: { "200": shared27, "400": shared28, "401": shared10, "405": shared4, "429": shared8 }, check: check3 },
  { since: 176, until: 471, id: "createLinkifier", method: "POST", path: "/api/v1/realm/filters", isAuthenticated: true, success: [200], arguments: shared33, errors: shared32, examples: { "200": shared27, "400": shared28, "401": shared10, "405": shared4, "429": shared8 }, check: check4 },
  { since: 471, until: 478, id: "createLinkifier", method: "POST", path: "/api/v1/realm/filters", isAuthenticated: true, success: [200], arguments: shared34, errors: shared32, examples: { "200": shared27, "400": shared28, "401": shared10, "405": shared4, "429": shared8 }, check: check5 },
  { since: 478, until: Infinity, id: "createLinkifier", method: "POST", path: "/api/v1/realm/filters", isAuthenticated: true, success: [200], arguments: shared35, errors: shared32, examples: { "200": shared27, "400": shared28, "401": shared10, "405": shared4, "429": shared8 }, check: check6 },
  { since: 0, until: 36, id: "deleteLinkifier", method: "DELETE", path: "/api/v1/realm/filters/{filter_id}", isAuthenticated: true, success: [200], arguments: shared38, errors: shared39, examples: { "200": shared36, "400": shared37, "401": shared2, "403": shared3, "405": shared4, "429": shared5 }, check: check7 },
  { since: 36, until: 76, id: "deleteLinkifier", method: "DELETE", path: "/api/v1/realm/filters/{filter_id}", isAuthenticated: true, success: [200], arguments: shared38, errors: shared40, examples: { "200": shared36, "400": shared37, "401": shared2, "403": shared3, "405": shared4, "429": shared8 }, check: check7 },
  { since: 76, until: Infinity, id: "deleteLinkifier", method: "DELETE", path: "/api/v1/realm/filters/{filter_id}", isAuthenticated: true, success: [200], arguments: shared38, errors: shared41, examples: { "200": shared36, "400": shared37, "401": shared10, "405": shared4, "429": shared8 }, check: check7 },
  { since: 0, until: 1, id: "registerEventQueue", method: "POST", path: "/api/v1/register", isAuthenticated: true, success: [200], arguments: shared44, errors: shared22, examples: { "200": shared42, "400": shared43, "401": shared2, "403": shared3, "405": shared4, "429": shared5 }, check: check8 },
  { since: 1, until: 36, id: "registerEventQueue", method: "POST", path: "/api/v1/register", isAuthenticated: true, success: [200], arguments: shared44, errors: shared22, examples: { "200": shared45, "400": shared43, "401": shared2, "403": shared3, "405": shared4, "429": shared5 }, check: check8 },
  { since: 36, until: 74, id: "registerEventQueue", method: "POST", path: "/api/v1/register", isAuthenticated: true, success: [200], arguments: shared44, errors: shared24, examples: { "200": shared45, "400": shared43, "401": shared2, "403": shared3, "405": shared4, "429": shared8 }, check: check8 },
  { since: 74, until: 76, id: "registerEventQueue", method: "POST", path: "/api/v1/register", isAuthenticated: true, success: [200], arguments: shared44, errors: shared24, examples: { "200": shared46, "400": shared43, "401": shared2, "403": shared3, "405": shared4, "429": shared8 }, check: check8 },
  { since: 76, until: 88, id: "registerEventQueue", method: "POST", path: "/api/v1/register", isAuthenticated: true, success: [200], arguments: shared44, errors: shared25, examples: { "200": shared46, "400": shared43, "401": shared10, "405": shared4, "429": shared8 }, check: check8 },
  { since: 88, until: 176, id: "registerEventQueue", method: "POST", path: "/api/v1/register", isAuthenticated: true, success: [200], arguments: shared44, errors: shared25, examples: { "200": shared47, "400": shared43, "401": shared10, "405": shared4, "429": shared8 }, check: check8 },
  { since: 176, until: 288, id: "registerEventQueue", method: "POST", path: "/api/v1/register", isAuthenticated: true, success: [200], arguments: shared44, errors: shared25, examples: { "200": shared47, "400": shared43, "401": shared10, "405": shared4, "429": shared8 }, check: check9 },
  { since: 288, until: 481, id: "registerEventQueue", method: "POST", path: "/api/v1/register", isAuthenticated: true, success: [200], arguments: shared48, errors: shared25, examples: { "200": shared47, "400": shared43, "401": shared10, "405": shared4, "429": shared8 }, check: check10 },
  { since: 481, until: Infinity, id: "registerEventQueue", method: "POST", path: "/api/v1/register", isAuthenticated: true, success: [200], arguments: shared50, errors: shared25, examples: { "200": shared49, "400": shared43, "401": shared10, "405": shared4, "429": shared8 }, check: check11 },
  { since: 0, until: 1, id: "getServerSettings", method: "GET", path: "/api/v1/server_settings", isAuthenticated: false, success: [200], arguments: shared21, errors: shared52, examples: { "200": shared51, "405": shared4 }, check: check2 },
  { since: 1, until: 88, id: "getServerSettings", method: "GET", path: "/api/v1/server_settings", isAuthenticated: false, success: [200], arguments: shared21, errors: shared52, examples: { "200": shared53, "405": shared4 }, check: check2 },
  { since: 88, until: 257, id: "getServerSettings", method: "GET", path: "/api/v1/server_settings", isAuthenticated: false, success: [200], arguments: shared21, errors: shared52, examples: { "200": shared54, "405": shared4 }, check: check2 },
  { since: 257, until: Infinity, id: "getServerSettings", method: "GET", path: "/api/v1/server_settings", isAuthenticated: false, success: [200], arguments: shared21, errors: shared52, examples: { "200": shared55, "405": shared4 }, check: check2 },
  { since: 54, until: 76, id: "listLinkifiers", method: "GET", path: "/api/v1/realm/linkifiers", isAuthenticated: true, success: [200], arguments: shared21, errors: shared24, examples: { "200": shared56, "400": shared57, "401": shared2, "403": shared3, "405": shared4, "429": shared8 }, check: check2 },
  { since: 76, until: 176, id: "listLinkifiers", method: "GET", path: "/api/v1/realm/linkifiers", isAuthenticated: true, success: [200], arguments: shared21, errors: shared25, examples: { "200": shared56, "400": shared57, "401": shared10, "405": shared4, "429": shared8 }, check: check2 },
  { since: 176, until: 471, id: "listLinkifiers", method: "GET", path: "/api/v1/realm/linkifiers", isAuthenticated: true, success: [200], arguments: shared21, errors: shared25, examples: { "200": shared58, "400": shared57, "401": shared10, "405": shared4, "429": shared8 }, check: check2 },
  { since: 471, until: 478, id: "listLinkifiers", method: "GET", path: "/api/v1/realm/linkifiers", isAuthenticated: true, success: [200], arguments: shared21, errors: shared25, examples: { "200": shared59, "400": shared57, "401": shared10, "405": shared4, "429": shared8 }, check: check2 },
  { since: 478, until: Infinity, id: "listLinkifiers", method: "GET", path: "/api/v1/realm/linkifiers", isAuthenticated: true, success: [200], arguments: shared21, errors: shared25, examples: { "200": shared60, "400": shared57, "401": shared10, "405": shared4, "429": shared8 }, check: check2 },
  { since: 57, until: 76, id: "editLinkifier", method: "PATCH", path: "/api/v1/realm/filters/{filter_id}", isAuthenticated: true, success: [200], arguments: shared62, errors: shared31, examples: { "200": shared61, "400": shared28, "401": shared2, "403": shared3, "405": shared4, "429": shared8 }, check: check12 },
  { since: 76, until: 176, id: "editLinkifier", method: "PATCH", path: "/api/v1/realm/filters/{filter_id}", isAuthenticated: true, success: [200], arguments: shared62, errors: shared32, examples: { "200": shared61, "400": shared28, "401": shared10, "405": shared4, "429": shared8 }, check: check12 },
  { since: 176, until: 471, id: "editLinkifier", method: "PATCH", path: "/api/v1/realm/filters/{filter_id}", isAuthenticated: true, success: [200], arguments: shared63, errors: shared32, examples: { "200": shared61, "400": shared28, "401": shared10, "405": shared4, "429": shared8 }, check: check13 },
  { since: 471, until: 478, id: "editLinkifier", method: "PATCH", path: "/api/v1/realm/filters/{filter_id}", isAuthenticated: true, success: [200], arguments: shared64, errors: shared32, examples: { "200": shared61, "400": shared28, "401": shared10, "405": shared4, "429": shared8 }, check: check14 },
  { since: 478, until: Infinity, id: "editLinkifier", method: "PATCH", path: "/api/v1/realm/filters/{filter_id}", isAuthenticated: true, success: [200], arguments: shared65, errors: shared32, examples: { "200": shared61, "400": shared28, "401": shared10, "405": shared4, "429": shared8 }, check: check15 },
  { since: 87, until: Infinity, id: "listDrafts", method: "GET", path: "/api/v1/drafts", isAuthenticated: true, success: [200], arguments: shared21, errors: shared25, examples: { "200": shared66, "400": shared67, "401": shared10, "405": shared4, "429": shared8 }, check: check2 },
  { since: 87, until: Infinity, id: "createDrafts", method: "POST", path: "/api/v1/drafts", isAuthenticated: true, success: [200], arguments: shared70, errors: shared71, examples: { "200": shared68, "400": shared69, "401": shared10, "405": shared4, "429": shared8 }, check: check16 },
  { since: 87, until: Infinity, id: "deleteDraft", method: "DELETE", path: "/api/v1/drafts/{draft_id}", isAuthenticated: true, success: [200], arguments: shared74, errors: shared75, examples: { "200": shared72, "400": shared67, "401": shared10, "404": shared73, "405": shared4, "429": shared8 }, check: check17 },
  { since: 87, until: Infinity, id: "editDraft", method: "PATCH", path: "/api/v1/drafts/{draft_id}", isAuthenticated: true, success: [200], arguments: shared78, errors: shared79, examples: { "200": shared76, "400": shared77, "401": shared10, "404": shared73, "405": shared4, "429": shared8 }, check: check18 },
  { since: 202, until: Infinity, id: "reorderLinkifiers", method: "PATCH", path: "/api/v1/realm/linkifiers", isAuthenticated: true, success: [200], arguments: shared82, errors: shared32, examples: { "200": shared80, "400": shared81, "401": shared10, "405": shared4, "429": shared8 }, check: check19 },
];

export const eventChecks = [
  { since: 0, until: 176, tags: {"type":"realm_filters"}, check: check20 },
  { since: 0, until: Infinity, tags: {"type":"heartbeat"}, check: check21 },
  { since: 0, until: Infinity, tags: {}, check: check22 },
  { since: 54, until: 176, tags: {"type":"realm_linkifiers"}, check: check23 },
  { since: 87, until: Infinity, tags: {"type":"drafts","op":"add"}, check: check24 },
  { since: 87, until: Infinity, tags: {"type":"drafts","op":"update"}, check: check25 },
  { since: 87, until: Infinity, tags: {"type":"drafts","op":"remove"}, check: check26 },
  { since: 176, until: 471, tags: {"type":"realm_linkifiers"}, check: check27 },
  { since: 471, until: 478, tags: {"type":"realm_linkifiers"}, check: check28 },
  { since: 478, until: Infinity, tags: {"type":"realm_linkifiers"}, check: check29 },
];

export const inputChecks = {
  seed: check30,
  draft: check31,
  newLinkifier: check32,
  userIds: check33,
  fault: check34,
};
