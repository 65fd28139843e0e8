// The operations of the sandbox at each feature level, and checks of arguments, events and inputs.
// Made from the specification by `npm run generate`. Do not edit.


const add = (errors, error) => errors === null ? [error] : (errors.push(error), errors);
const mistyped = (errors, instancePath, type) => add(errors, {instancePath,keyword:"type",params:{type},message:"must be "+type});
const missing = (errors, instancePath, missingProperty) => add(errors, {instancePath,keyword:"required",params:{missingProperty},message:"must have required property '"+missingProperty+"'"});

export const check0 = validate0;

function validate0(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){ vErrors = mistyped(vErrors, instancePath, "string"); errors++; }
validate0.errors = vErrors;
return errors === 0;
}

export const check1 = validate1;

function validate1(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!Number.isInteger(data)){ vErrors = mistyped(vErrors, instancePath, "integer"); errors++; }
validate1.errors = vErrors;
return errors === 0;
}

export const check2 = validate2;

function validate2(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "boolean"){ vErrors = mistyped(vErrors, instancePath, "boolean"); errors++; }
validate2.errors = vErrors;
return errors === 0;
}

export const check3 = validate3;
const schema7 = {"type":"integer","enum":[200,400,600]};

function validate3(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!Number.isInteger(data)){ vErrors = mistyped(vErrors, instancePath, "integer"); errors++; }
if(!(((data === 200) || (data === 400)) || (data === 600))){ (vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema7.enum},message:"must be equal to one of the allowed values"}); errors++; }
validate3.errors = vErrors;
return errors === 0;
}

export const check4 = validate4;

function validate4(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(!Number.isInteger(data0)){ vErrors = mistyped(vErrors, instancePath+"/" + i0, "integer"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "array"); errors++; }
validate4.errors = vErrors;
return errors === 0;
}

export const check5 = validate5;
const schema11 = {"type":"integer","enum":[100,200,400,600]};

function validate5(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!Number.isInteger(data)){ vErrors = mistyped(vErrors, instancePath, "integer"); errors++; }
if(!((((data === 100) || (data === 200)) || (data === 400)) || (data === 600))){ (vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema11.enum},message:"must be equal to one of the allowed values"}); errors++; }
validate5.errors = vErrors;
return errors === 0;
}

export const check6 = validate6;
const schema13 = {"type":"integer","enum":[100,200,300,400,600]};

function validate6(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!Number.isInteger(data)){ vErrors = mistyped(vErrors, instancePath, "integer"); errors++; }
if(!(((((data === 100) || (data === 200)) || (data === 300)) || (data === 400)) || (data === 600))){ (vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema13.enum},message:"must be equal to one of the allowed values"}); errors++; }
validate6.errors = vErrors;
return errors === 0;
}

export const check7 = validate7;
const schema15 = {"type":["integer","null"]};

function validate7(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((!Number.isInteger(data)) && (data !== null)){ (vErrors ??= []).push({instancePath,keyword:"type",params:{type: schema15.type},message:"must be integer,null"}); errors++; }
validate7.errors = vErrors;
return errors === 0;
}

export const check8 = validate8;
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

function validate8(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func0(data) > 8000){ (vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 8000},message:"must NOT have more than 8000 characters"}); errors++; }
} else { vErrors = mistyped(vErrors, instancePath, "string"); errors++; }
validate8.errors = vErrors;
return errors === 0;
}

export const check9 = validate9;

function validate9(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(typeof data[i0] !== "string"){ vErrors = mistyped(vErrors, instancePath+"/" + i0, "string"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "array"); errors++; }
validate9.errors = vErrors;
return errors === 0;
}

export const check10 = validate10;

function validate10(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.notification_settings_null === undefined){ vErrors = missing(vErrors, instancePath, "notification_settings_null"); errors++; }
for(const key0 in data){
if(!(key0 === "notification_settings_null")){
if(typeof data[key0] !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "boolean"); errors++; }
}
}
if(data.notification_settings_null !== undefined){
if(typeof data.notification_settings_null !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/notification_settings_null", "boolean"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
validate10.errors = vErrors;
return errors === 0;
}

export const check11 = validate11;

function validate11(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(Array.isArray(data0)){
const len1 = data0.length;
for(let i1=0; i1<len1; i1++){
if(typeof data0[i1] !== "string"){ vErrors = mistyped(vErrors, instancePath+"/" + i0+"/" + i1, "string"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/" + i0, "array"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "array"); errors++; }
validate11.errors = vErrors;
return errors === 0;
}

export const check12 = validate12;
const schema25 = {"type":"string","enum":["true","false"]};

function validate12(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){ vErrors = mistyped(vErrors, instancePath, "string"); errors++; }
if(!((data === "true") || (data === "false"))){ (vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema25.enum},message:"must be equal to one of the allowed values"}); errors++; }
validate12.errors = vErrors;
return errors === 0;
}

export const check13 = validate13;

function validate13(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.notification_settings_null === undefined){ vErrors = missing(vErrors, instancePath, "notification_settings_null"); errors++; }
for(const key0 in data){
if(!((key0 === "notification_settings_null") || (key0 === "linkifier_url_template"))){
if(typeof data[key0] !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "boolean"); errors++; }
}
}
if(data.notification_settings_null !== undefined){
if(typeof data.notification_settings_null !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/notification_settings_null", "boolean"); errors++; }
}
if(data.linkifier_url_template !== undefined){
if(typeof data.linkifier_url_template !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/linkifier_url_template", "boolean"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
validate13.errors = vErrors;
return errors === 0;
}

export const check14 = validate14;
const schema29 = {"type":"string","enum":["true","false","partial"]};

function validate14(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){ vErrors = mistyped(vErrors, instancePath, "string"); errors++; }
if(!(((data === "true") || (data === "false")) || (data === "partial"))){ (vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema29.enum},message:"must be equal to one of the allowed values"}); errors++; }
validate14.errors = vErrors;
return errors === 0;
}

export const check15 = validate15;

function validate15(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid1 = false;
let passing0 = null;
const _errs2 = errors;
if(!Number.isInteger(data)){ vErrors = mistyped(vErrors, instancePath, "integer"); errors++; }
var _valid0 = _errs2 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs4 = errors;
if(typeof data !== "string"){ vErrors = mistyped(vErrors, instancePath, "string"); errors++; }
if("mobile" !== data){ (vErrors ??= []).push({instancePath,keyword:"const",params:{allowedValue: "mobile"},message:"must be equal to constant"}); errors++; }
var _valid0 = _errs4 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
} else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){ (vErrors ??= []).push({instancePath,keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"}); errors++; } else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
} else {
vErrors = null;
}
}
}
validate15.errors = vErrors;
return errors === 0;
}

export const check16 = validate16;
const schema34 = {"type":"object","required":["type","to","topic","content"],"properties":{"type":{"type":"string","enum":["stream","private",""]},"to":{"type":"array","items":{"type":"integer"}},"topic":{"type":"string"},"content":{"type":"string","pattern":"\\S"},"timestamp":{"type":"number"}},"additionalProperties":false};
const pattern0 = new RegExp("\\S", "u");

function validate17(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.type === undefined){ vErrors = missing(vErrors, instancePath+"/" + i0, "type"); errors++; }
if(data0.to === undefined){ vErrors = missing(vErrors, instancePath+"/" + i0, "to"); errors++; }
if(data0.topic === undefined){ vErrors = missing(vErrors, instancePath+"/" + i0, "topic"); errors++; }
if(data0.content === undefined){ vErrors = missing(vErrors, instancePath+"/" + i0, "content"); errors++; }
for(const key0 in data0){
if(!(((((key0 === "type") || (key0 === "to")) || (key0 === "topic")) || (key0 === "content")) || (key0 === "timestamp"))){ (vErrors ??= []).push({instancePath:instancePath+"/" + i0,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++; }
}
if(data0.type !== undefined){
let data1 = data0.type;
if(typeof data1 !== "string"){ vErrors = mistyped(vErrors, instancePath+"/" + i0+"/type", "string"); errors++; }
if(!(((data1 === "stream") || (data1 === "private")) || (data1 === ""))){ (vErrors ??= []).push({instancePath:instancePath+"/" + i0+"/type",keyword:"enum",params:{allowedValues: schema34.properties.type.enum},message:"must be equal to one of the allowed values"}); errors++; }
}
if(data0.to !== undefined){
let data2 = data0.to;
if(Array.isArray(data2)){
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
if(!Number.isInteger(data3)){ vErrors = mistyped(vErrors, instancePath+"/" + i0+"/to/" + i1, "integer"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/" + i0+"/to", "array"); errors++; }
}
if(data0.topic !== undefined){
if(typeof data0.topic !== "string"){ vErrors = mistyped(vErrors, instancePath+"/" + i0+"/topic", "string"); errors++; }
}
if(data0.content !== undefined){
let data5 = data0.content;
if(typeof data5 === "string"){
if(!pattern0.test(data5)){ (vErrors ??= []).push({instancePath:instancePath+"/" + i0+"/content",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""}); errors++; }
} else { vErrors = mistyped(vErrors, instancePath+"/" + i0+"/content", "string"); errors++; }
}
if(data0.timestamp !== undefined){
let data6 = data0.timestamp;
if(!((typeof data6 == "number") && (isFinite(data6)))){ vErrors = mistyped(vErrors, instancePath+"/" + i0+"/timestamp", "number"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/" + i0, "object"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "array"); errors++; }
validate17.errors = vErrors;
return errors === 0;
}

function validate16(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate17(data, {instancePath}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
validate16.errors = vErrors;
return errors === 0;
}

export const check17 = validate19;
const schema36 = {"type":"object","required":["type","to","topic","content"],"properties":{"type":{"type":"string","enum":["stream","private",""]},"to":{"type":"array","items":{"type":"integer"}},"topic":{"type":"string"},"content":{"type":"string","pattern":"\\S"},"timestamp":{"type":"number"}},"additionalProperties":false};

function validate19(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){ vErrors = missing(vErrors, instancePath, "type"); errors++; }
if(data.to === undefined){ vErrors = missing(vErrors, instancePath, "to"); errors++; }
if(data.topic === undefined){ vErrors = missing(vErrors, instancePath, "topic"); errors++; }
if(data.content === undefined){ vErrors = missing(vErrors, instancePath, "content"); errors++; }
for(const key0 in data){
if(!(((((key0 === "type") || (key0 === "to")) || (key0 === "topic")) || (key0 === "content")) || (key0 === "timestamp"))){ (vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++; }
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){ vErrors = mistyped(vErrors, instancePath+"/type", "string"); errors++; }
if(!(((data0 === "stream") || (data0 === "private")) || (data0 === ""))){ (vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"enum",params:{allowedValues: schema36.properties.type.enum},message:"must be equal to one of the allowed values"}); errors++; }
}
if(data.to !== undefined){
let data1 = data.to;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(!Number.isInteger(data2)){ vErrors = mistyped(vErrors, instancePath+"/to/" + i0, "integer"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/to", "array"); errors++; }
}
if(data.topic !== undefined){
if(typeof data.topic !== "string"){ vErrors = mistyped(vErrors, instancePath+"/topic", "string"); errors++; }
}
if(data.content !== undefined){
let data4 = data.content;
if(typeof data4 === "string"){
if(!pattern0.test(data4)){ (vErrors ??= []).push({instancePath:instancePath+"/content",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""}); errors++; }
} else { vErrors = mistyped(vErrors, instancePath+"/content", "string"); errors++; }
}
if(data.timestamp !== undefined){
let data5 = data.timestamp;
if(!((typeof data5 == "number") && (isFinite(data5)))){ vErrors = mistyped(vErrors, instancePath+"/timestamp", "number"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
validate19.errors = vErrors;
return errors === 0;
}

export const check18 = validate20;

function validate21(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){ vErrors = missing(vErrors, instancePath, "type"); errors++; }
if(data.realm_filters === undefined){ vErrors = missing(vErrors, instancePath, "realm_filters"); errors++; }
if(data.id === undefined){ vErrors = missing(vErrors, instancePath, "id"); errors++; }
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){ vErrors = mistyped(vErrors, instancePath+"/type", "string"); errors++; }
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
if(typeof data2[0] !== "string"){ vErrors = mistyped(vErrors, instancePath+"/realm_filters/" + i0+"/0", "string"); errors++; }
}
if(len1 > 1){
if(typeof data2[1] !== "string"){ vErrors = mistyped(vErrors, instancePath+"/realm_filters/" + i0+"/1", "string"); errors++; }
}
if(len1 > 2){
let data5 = data2[2];
if(!Number.isInteger(data5)){ vErrors = mistyped(vErrors, instancePath+"/realm_filters/" + i0+"/2", "integer"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/realm_filters/" + i0, "array"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/realm_filters", "array"); errors++; }
}
if(data.id !== undefined){
let data6 = data.id;
if(!Number.isInteger(data6)){ vErrors = mistyped(vErrors, instancePath+"/id", "integer"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
validate21.errors = vErrors;
return errors === 0;
}

function validate20(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate21(data, {instancePath}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
validate20.errors = vErrors;
return errors === 0;
}

export const check19 = validate23;

function validate24(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){ vErrors = missing(vErrors, instancePath, "type"); errors++; }
if(data.id === undefined){ vErrors = missing(vErrors, instancePath, "id"); errors++; }
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){ vErrors = mistyped(vErrors, instancePath+"/type", "string"); errors++; }
if("invites_changed" !== data0){ (vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "invites_changed"},message:"must be equal to constant"}); errors++; }
}
if(data.id !== undefined){
let data1 = data.id;
if(!Number.isInteger(data1)){ vErrors = mistyped(vErrors, instancePath+"/id", "integer"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
validate24.errors = vErrors;
return errors === 0;
}

function validate23(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate24(data, {instancePath}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
validate23.errors = vErrors;
return errors === 0;
}

export const check20 = validate26;

function validate27(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){ vErrors = missing(vErrors, instancePath, "type"); errors++; }
if(data.id === undefined){ vErrors = missing(vErrors, instancePath, "id"); errors++; }
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){ vErrors = mistyped(vErrors, instancePath+"/type", "string"); errors++; }
if("heartbeat" !== data0){ (vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "heartbeat"},message:"must be equal to constant"}); errors++; }
}
if(data.id !== undefined){
let data1 = data.id;
if(!Number.isInteger(data1)){ vErrors = mistyped(vErrors, instancePath+"/id", "integer"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
validate27.errors = vErrors;
return errors === 0;
}

function validate26(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate27(data, {instancePath}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
validate26.errors = vErrors;
return errors === 0;
}

export const check21 = validate29;

function validate30(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){ vErrors = missing(vErrors, instancePath, "type"); errors++; }
if(data.server_generation === undefined){ vErrors = missing(vErrors, instancePath, "server_generation"); errors++; }
if(data.immediate === undefined){ vErrors = missing(vErrors, instancePath, "immediate"); errors++; }
if(data.id === undefined){ vErrors = missing(vErrors, instancePath, "id"); errors++; }
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){ vErrors = mistyped(vErrors, instancePath+"/type", "string"); errors++; }
if("restart" !== data0){ (vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "restart"},message:"must be equal to constant"}); errors++; }
}
if(data.server_generation !== undefined){
let data1 = data.server_generation;
if(!Number.isInteger(data1)){ vErrors = mistyped(vErrors, instancePath+"/server_generation", "integer"); errors++; }
}
if(data.immediate !== undefined){
if(typeof data.immediate !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/immediate", "boolean"); errors++; }
}
if(data.id !== undefined){
let data3 = data.id;
if(!Number.isInteger(data3)){ vErrors = mistyped(vErrors, instancePath+"/id", "integer"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
validate30.errors = vErrors;
return errors === 0;
}

function validate29(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate30(data, {instancePath}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate29.errors = vErrors;
return errors === 0;
}

export const check22 = validate32;

function validate33(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){ vErrors = missing(vErrors, instancePath, "type"); errors++; }
if(data.id === undefined){ vErrors = missing(vErrors, instancePath, "id"); errors++; }
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){ vErrors = mistyped(vErrors, instancePath+"/type", "string"); errors++; }
const _errs4 = errors;
const _errs5 = errors;
if(!(((((data0 === "drafts") || (data0 === "realm_linkifiers")) || (data0 === "invites_changed")) || (data0 === "heartbeat")) || (data0 === "restart"))){ (vErrors ??= []).push({}); errors++; }
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
if(!Number.isInteger(data1)){ vErrors = mistyped(vErrors, instancePath+"/id", "integer"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
validate33.errors = vErrors;
return errors === 0;
}

function validate32(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate33(data, {instancePath}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
validate32.errors = vErrors;
return errors === 0;
}

export const check23 = validate35;

function validate36(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){ vErrors = missing(vErrors, instancePath, "type"); errors++; }
if(data.realm_linkifiers === undefined){ vErrors = missing(vErrors, instancePath, "realm_linkifiers"); errors++; }
if(data.id === undefined){ vErrors = missing(vErrors, instancePath, "id"); errors++; }
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){ vErrors = mistyped(vErrors, instancePath+"/type", "string"); errors++; }
if("realm_linkifiers" !== data0){ (vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "realm_linkifiers"},message:"must be equal to constant"}); errors++; }
}
if(data.realm_linkifiers !== undefined){
let data1 = data.realm_linkifiers;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.id === undefined){ vErrors = missing(vErrors, instancePath+"/realm_linkifiers/" + i0, "id"); errors++; }
if(data2.pattern === undefined){ vErrors = missing(vErrors, instancePath+"/realm_linkifiers/" + i0, "pattern"); errors++; }
if(data2.url_format === undefined){ vErrors = missing(vErrors, instancePath+"/realm_linkifiers/" + i0, "url_format"); errors++; }
if(data2.id !== undefined){
let data3 = data2.id;
if(!Number.isInteger(data3)){ vErrors = mistyped(vErrors, instancePath+"/realm_linkifiers/" + i0+"/id", "integer"); errors++; }
}
if(data2.pattern !== undefined){
if(typeof data2.pattern !== "string"){ vErrors = mistyped(vErrors, instancePath+"/realm_linkifiers/" + i0+"/pattern", "string"); errors++; }
}
if(data2.url_format !== undefined){
if(typeof data2.url_format !== "string"){ vErrors = mistyped(vErrors, instancePath+"/realm_linkifiers/" + i0+"/url_format", "string"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/realm_linkifiers/" + i0, "object"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/realm_linkifiers", "array"); errors++; }
}
if(data.id !== undefined){
let data6 = data.id;
if(!Number.isInteger(data6)){ vErrors = mistyped(vErrors, instancePath+"/id", "integer"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
validate36.errors = vErrors;
return errors === 0;
}

function validate35(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate36(data, {instancePath}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate35.errors = vErrors;
return errors === 0;
}

export const check24 = validate38;

function validate39(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){ vErrors = missing(vErrors, instancePath, "type"); errors++; }
if(data.zulip_version === undefined){ vErrors = missing(vErrors, instancePath, "zulip_version"); errors++; }
if(data.zulip_feature_level === undefined){ vErrors = missing(vErrors, instancePath, "zulip_feature_level"); errors++; }
if(data.server_generation === undefined){ vErrors = missing(vErrors, instancePath, "server_generation"); errors++; }
if(data.immediate === undefined){ vErrors = missing(vErrors, instancePath, "immediate"); errors++; }
if(data.id === undefined){ vErrors = missing(vErrors, instancePath, "id"); errors++; }
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){ vErrors = mistyped(vErrors, instancePath+"/type", "string"); errors++; }
if("restart" !== data0){ (vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "restart"},message:"must be equal to constant"}); errors++; }
}
if(data.zulip_version !== undefined){
if(typeof data.zulip_version !== "string"){ vErrors = mistyped(vErrors, instancePath+"/zulip_version", "string"); errors++; }
}
if(data.zulip_feature_level !== undefined){
let data2 = data.zulip_feature_level;
if(!Number.isInteger(data2)){ vErrors = mistyped(vErrors, instancePath+"/zulip_feature_level", "integer"); errors++; }
}
if(data.server_generation !== undefined){
let data3 = data.server_generation;
if(!Number.isInteger(data3)){ vErrors = mistyped(vErrors, instancePath+"/server_generation", "integer"); errors++; }
}
if(data.immediate !== undefined){
if(typeof data.immediate !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/immediate", "boolean"); errors++; }
}
if(data.id !== undefined){
let data5 = data.id;
if(!Number.isInteger(data5)){ vErrors = mistyped(vErrors, instancePath+"/id", "integer"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
validate39.errors = vErrors;
return errors === 0;
}

function validate38(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate39(data, {instancePath}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
validate38.errors = vErrors;
return errors === 0;
}

export const check25 = validate41;
const schema61 = {"type":"object","required":["id","type","to","topic","content","timestamp"],"properties":{"id":{"type":"integer"},"type":{"type":"string","enum":["stream","private",""]},"to":{"type":"array","items":{"type":"integer"}},"topic":{"type":"string"},"content":{"type":"string"},"timestamp":{"type":"integer"}},"additionalProperties":true};

function validate42(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){ vErrors = missing(vErrors, instancePath, "type"); errors++; }
if(data.op === undefined){ vErrors = missing(vErrors, instancePath, "op"); errors++; }
if(data.drafts === undefined){ vErrors = missing(vErrors, instancePath, "drafts"); errors++; }
if(data.id === undefined){ vErrors = missing(vErrors, instancePath, "id"); errors++; }
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){ vErrors = mistyped(vErrors, instancePath+"/type", "string"); errors++; }
if("drafts" !== data0){ (vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "drafts"},message:"must be equal to constant"}); errors++; }
}
if(data.op !== undefined){
let data1 = data.op;
if(typeof data1 !== "string"){ vErrors = mistyped(vErrors, instancePath+"/op", "string"); errors++; }
if("add" !== data1){ (vErrors ??= []).push({instancePath:instancePath+"/op",keyword:"const",params:{allowedValue: "add"},message:"must be equal to constant"}); errors++; }
}
if(data.drafts !== undefined){
let data2 = data.drafts;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.id === undefined){ vErrors = missing(vErrors, instancePath+"/drafts/" + i0, "id"); errors++; }
if(data3.type === undefined){ vErrors = missing(vErrors, instancePath+"/drafts/" + i0, "type"); errors++; }
if(data3.to === undefined){ vErrors = missing(vErrors, instancePath+"/drafts/" + i0, "to"); errors++; }
if(data3.topic === undefined){ vErrors = missing(vErrors, instancePath+"/drafts/" + i0, "topic"); errors++; }
if(data3.content === undefined){ vErrors = missing(vErrors, instancePath+"/drafts/" + i0, "content"); errors++; }
if(data3.timestamp === undefined){ vErrors = missing(vErrors, instancePath+"/drafts/" + i0, "timestamp"); errors++; }
if(data3.id !== undefined){
let data4 = data3.id;
if(!Number.isInteger(data4)){ vErrors = mistyped(vErrors, instancePath+"/drafts/" + i0+"/id", "integer"); errors++; }
}
if(data3.type !== undefined){
let data5 = data3.type;
if(typeof data5 !== "string"){ vErrors = mistyped(vErrors, instancePath+"/drafts/" + i0+"/type", "string"); errors++; }
if(!(((data5 === "stream") || (data5 === "private")) || (data5 === ""))){ (vErrors ??= []).push({instancePath:instancePath+"/drafts/" + i0+"/type",keyword:"enum",params:{allowedValues: schema61.properties.type.enum},message:"must be equal to one of the allowed values"}); errors++; }
}
if(data3.to !== undefined){
let data6 = data3.to;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
if(!Number.isInteger(data7)){ vErrors = mistyped(vErrors, instancePath+"/drafts/" + i0+"/to/" + i1, "integer"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/drafts/" + i0+"/to", "array"); errors++; }
}
if(data3.topic !== undefined){
if(typeof data3.topic !== "string"){ vErrors = mistyped(vErrors, instancePath+"/drafts/" + i0+"/topic", "string"); errors++; }
}
if(data3.content !== undefined){
if(typeof data3.content !== "string"){ vErrors = mistyped(vErrors, instancePath+"/drafts/" + i0+"/content", "string"); errors++; }
}
if(data3.timestamp !== undefined){
let data10 = data3.timestamp;
if(!Number.isInteger(data10)){ vErrors = mistyped(vErrors, instancePath+"/drafts/" + i0+"/timestamp", "integer"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/drafts/" + i0, "object"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/drafts", "array"); errors++; }
}
if(data.id !== undefined){
let data11 = data.id;
if(!Number.isInteger(data11)){ vErrors = mistyped(vErrors, instancePath+"/id", "integer"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
validate42.errors = vErrors;
return errors === 0;
}

function validate41(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate42(data, {instancePath}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
validate41.errors = vErrors;
return errors === 0;
}

export const check26 = validate44;
const schema65 = {"type":"object","required":["id","type","to","topic","content","timestamp"],"properties":{"id":{"type":"integer"},"type":{"type":"string","enum":["stream","private",""]},"to":{"type":"array","items":{"type":"integer"}},"topic":{"type":"string"},"content":{"type":"string"},"timestamp":{"type":"integer"}},"additionalProperties":true};

function validate45(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){ vErrors = missing(vErrors, instancePath, "type"); errors++; }
if(data.op === undefined){ vErrors = missing(vErrors, instancePath, "op"); errors++; }
if(data.draft === undefined){ vErrors = missing(vErrors, instancePath, "draft"); errors++; }
if(data.id === undefined){ vErrors = missing(vErrors, instancePath, "id"); errors++; }
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){ vErrors = mistyped(vErrors, instancePath+"/type", "string"); errors++; }
if("drafts" !== data0){ (vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "drafts"},message:"must be equal to constant"}); errors++; }
}
if(data.op !== undefined){
let data1 = data.op;
if(typeof data1 !== "string"){ vErrors = mistyped(vErrors, instancePath+"/op", "string"); errors++; }
if("update" !== data1){ (vErrors ??= []).push({instancePath:instancePath+"/op",keyword:"const",params:{allowedValue: "update"},message:"must be equal to constant"}); errors++; }
}
if(data.draft !== undefined){
let data2 = data.draft;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.id === undefined){ vErrors = missing(vErrors, instancePath+"/draft", "id"); errors++; }
if(data2.type === undefined){ vErrors = missing(vErrors, instancePath+"/draft", "type"); errors++; }
if(data2.to === undefined){ vErrors = missing(vErrors, instancePath+"/draft", "to"); errors++; }
if(data2.topic === undefined){ vErrors = missing(vErrors, instancePath+"/draft", "topic"); errors++; }
if(data2.content === undefined){ vErrors = missing(vErrors, instancePath+"/draft", "content"); errors++; }
if(data2.timestamp === undefined){ vErrors = missing(vErrors, instancePath+"/draft", "timestamp"); errors++; }
if(data2.id !== undefined){
let data3 = data2.id;
if(!Number.isInteger(data3)){ vErrors = mistyped(vErrors, instancePath+"/draft/id", "integer"); errors++; }
}
if(data2.type !== undefined){
let data4 = data2.type;
if(typeof data4 !== "string"){ vErrors = mistyped(vErrors, instancePath+"/draft/type", "string"); errors++; }
if(!(((data4 === "stream") || (data4 === "private")) || (data4 === ""))){ (vErrors ??= []).push({instancePath:instancePath+"/draft/type",keyword:"enum",params:{allowedValues: schema65.properties.type.enum},message:"must be equal to one of the allowed values"}); errors++; }
}
if(data2.to !== undefined){
let data5 = data2.to;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(!Number.isInteger(data6)){ vErrors = mistyped(vErrors, instancePath+"/draft/to/" + i0, "integer"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/draft/to", "array"); errors++; }
}
if(data2.topic !== undefined){
if(typeof data2.topic !== "string"){ vErrors = mistyped(vErrors, instancePath+"/draft/topic", "string"); errors++; }
}
if(data2.content !== undefined){
if(typeof data2.content !== "string"){ vErrors = mistyped(vErrors, instancePath+"/draft/content", "string"); errors++; }
}
if(data2.timestamp !== undefined){
let data9 = data2.timestamp;
if(!Number.isInteger(data9)){ vErrors = mistyped(vErrors, instancePath+"/draft/timestamp", "integer"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/draft", "object"); errors++; }
}
if(data.id !== undefined){
let data10 = data.id;
if(!Number.isInteger(data10)){ vErrors = mistyped(vErrors, instancePath+"/id", "integer"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
validate45.errors = vErrors;
return errors === 0;
}

function validate44(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate45(data, {instancePath}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
validate44.errors = vErrors;
return errors === 0;
}

export const check27 = validate47;

function validate48(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){ vErrors = missing(vErrors, instancePath, "type"); errors++; }
if(data.op === undefined){ vErrors = missing(vErrors, instancePath, "op"); errors++; }
if(data.draft_id === undefined){ vErrors = missing(vErrors, instancePath, "draft_id"); errors++; }
if(data.id === undefined){ vErrors = missing(vErrors, instancePath, "id"); errors++; }
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){ vErrors = mistyped(vErrors, instancePath+"/type", "string"); errors++; }
if("drafts" !== data0){ (vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "drafts"},message:"must be equal to constant"}); errors++; }
}
if(data.op !== undefined){
let data1 = data.op;
if(typeof data1 !== "string"){ vErrors = mistyped(vErrors, instancePath+"/op", "string"); errors++; }
if("remove" !== data1){ (vErrors ??= []).push({instancePath:instancePath+"/op",keyword:"const",params:{allowedValue: "remove"},message:"must be equal to constant"}); errors++; }
}
if(data.draft_id !== undefined){
let data2 = data.draft_id;
if(!Number.isInteger(data2)){ vErrors = mistyped(vErrors, instancePath+"/draft_id", "integer"); errors++; }
}
if(data.id !== undefined){
let data3 = data.id;
if(!Number.isInteger(data3)){ vErrors = mistyped(vErrors, instancePath+"/id", "integer"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
validate48.errors = vErrors;
return errors === 0;
}

function validate47(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate48(data, {instancePath}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
validate47.errors = vErrors;
return errors === 0;
}

export const check28 = validate50;

function validate51(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){ vErrors = missing(vErrors, instancePath, "type"); errors++; }
if(data.zulip_version === undefined){ vErrors = missing(vErrors, instancePath, "zulip_version"); errors++; }
if(data.zulip_feature_level === undefined){ vErrors = missing(vErrors, instancePath, "zulip_feature_level"); errors++; }
if(data.server_generation === undefined){ vErrors = missing(vErrors, instancePath, "server_generation"); errors++; }
if(data.immediate === undefined){ vErrors = missing(vErrors, instancePath, "immediate"); errors++; }
if(data.id === undefined){ vErrors = missing(vErrors, instancePath, "id"); errors++; }
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){ vErrors = mistyped(vErrors, instancePath+"/type", "string"); errors++; }
if("restart" !== data0){ (vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "restart"},message:"must be equal to constant"}); errors++; }
}
if(data.zulip_version !== undefined){
if(typeof data.zulip_version !== "string"){ vErrors = mistyped(vErrors, instancePath+"/zulip_version", "string"); errors++; }
}
if(data.zulip_feature_level !== undefined){
let data2 = data.zulip_feature_level;
if(!Number.isInteger(data2)){ vErrors = mistyped(vErrors, instancePath+"/zulip_feature_level", "integer"); errors++; }
}
if(data.zulip_merge_base !== undefined){
if(typeof data.zulip_merge_base !== "string"){ vErrors = mistyped(vErrors, instancePath+"/zulip_merge_base", "string"); errors++; }
}
if(data.server_generation !== undefined){
let data4 = data.server_generation;
if(!Number.isInteger(data4)){ vErrors = mistyped(vErrors, instancePath+"/server_generation", "integer"); errors++; }
}
if(data.immediate !== undefined){
if(typeof data.immediate !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/immediate", "boolean"); errors++; }
}
if(data.id !== undefined){
let data6 = data.id;
if(!Number.isInteger(data6)){ vErrors = mistyped(vErrors, instancePath+"/id", "integer"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
validate51.errors = vErrors;
return errors === 0;
}

function validate50(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate51(data, {instancePath}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
validate50.errors = vErrors;
return errors === 0;
}

export const check29 = validate53;

function validate54(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){ vErrors = missing(vErrors, instancePath, "type"); errors++; }
if(data.realm_linkifiers === undefined){ vErrors = missing(vErrors, instancePath, "realm_linkifiers"); errors++; }
if(data.id === undefined){ vErrors = missing(vErrors, instancePath, "id"); errors++; }
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){ vErrors = mistyped(vErrors, instancePath+"/type", "string"); errors++; }
if("realm_linkifiers" !== data0){ (vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "realm_linkifiers"},message:"must be equal to constant"}); errors++; }
}
if(data.realm_linkifiers !== undefined){
let data1 = data.realm_linkifiers;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.id === undefined){ vErrors = missing(vErrors, instancePath+"/realm_linkifiers/" + i0, "id"); errors++; }
if(data2.pattern === undefined){ vErrors = missing(vErrors, instancePath+"/realm_linkifiers/" + i0, "pattern"); errors++; }
if(data2.url_template === undefined){ vErrors = missing(vErrors, instancePath+"/realm_linkifiers/" + i0, "url_template"); errors++; }
if(data2.id !== undefined){
let data3 = data2.id;
if(!Number.isInteger(data3)){ vErrors = mistyped(vErrors, instancePath+"/realm_linkifiers/" + i0+"/id", "integer"); errors++; }
}
if(data2.pattern !== undefined){
if(typeof data2.pattern !== "string"){ vErrors = mistyped(vErrors, instancePath+"/realm_linkifiers/" + i0+"/pattern", "string"); errors++; }
}
if(data2.url_template !== undefined){
if(typeof data2.url_template !== "string"){ vErrors = mistyped(vErrors, instancePath+"/realm_linkifiers/" + i0+"/url_template", "string"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/realm_linkifiers/" + i0, "object"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/realm_linkifiers", "array"); errors++; }
}
if(data.id !== undefined){
let data6 = data.id;
if(!Number.isInteger(data6)){ vErrors = mistyped(vErrors, instancePath+"/id", "integer"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
validate54.errors = vErrors;
return errors === 0;
}

function validate53(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate54(data, {instancePath}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
validate53.errors = vErrors;
return errors === 0;
}

export const check30 = validate56;

function validate57(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){ vErrors = missing(vErrors, instancePath, "type"); errors++; }
if(data.zulip_version === undefined){ vErrors = missing(vErrors, instancePath, "zulip_version"); errors++; }
if(data.zulip_feature_level === undefined){ vErrors = missing(vErrors, instancePath, "zulip_feature_level"); errors++; }
if(data.server_generation === undefined){ vErrors = missing(vErrors, instancePath, "server_generation"); errors++; }
if(data.id === undefined){ vErrors = missing(vErrors, instancePath, "id"); errors++; }
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){ vErrors = mistyped(vErrors, instancePath+"/type", "string"); errors++; }
if("restart" !== data0){ (vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "restart"},message:"must be equal to constant"}); errors++; }
}
if(data.zulip_version !== undefined){
if(typeof data.zulip_version !== "string"){ vErrors = mistyped(vErrors, instancePath+"/zulip_version", "string"); errors++; }
}
if(data.zulip_feature_level !== undefined){
let data2 = data.zulip_feature_level;
if(!Number.isInteger(data2)){ vErrors = mistyped(vErrors, instancePath+"/zulip_feature_level", "integer"); errors++; }
}
if(data.zulip_merge_base !== undefined){
if(typeof data.zulip_merge_base !== "string"){ vErrors = mistyped(vErrors, instancePath+"/zulip_merge_base", "string"); errors++; }
}
if(data.server_generation !== undefined){
let data4 = data.server_generation;
if(!Number.isInteger(data4)){ vErrors = mistyped(vErrors, instancePath+"/server_generation", "integer"); errors++; }
}
if(data.id !== undefined){
let data5 = data.id;
if(!Number.isInteger(data5)){ vErrors = mistyped(vErrors, instancePath+"/id", "integer"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
validate57.errors = vErrors;
return errors === 0;
}

function validate56(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate57(data, {instancePath}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
validate56.errors = vErrors;
return errors === 0;
}

export const check31 = validate59;
const schema82 = {"type":"object","required":["id","pattern","url_template","example_input","reverse_template"],"properties":{"id":{"type":"integer"},"pattern":{"type":"string"},"url_template":{"type":"string"},"example_input":{"type":["string","null"]},"reverse_template":{"type":["string","null"]}}};

function validate60(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){ vErrors = missing(vErrors, instancePath, "type"); errors++; }
if(data.realm_linkifiers === undefined){ vErrors = missing(vErrors, instancePath, "realm_linkifiers"); errors++; }
if(data.id === undefined){ vErrors = missing(vErrors, instancePath, "id"); errors++; }
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){ vErrors = mistyped(vErrors, instancePath+"/type", "string"); errors++; }
if("realm_linkifiers" !== data0){ (vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "realm_linkifiers"},message:"must be equal to constant"}); errors++; }
}
if(data.realm_linkifiers !== undefined){
let data1 = data.realm_linkifiers;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.id === undefined){ vErrors = missing(vErrors, instancePath+"/realm_linkifiers/" + i0, "id"); errors++; }
if(data2.pattern === undefined){ vErrors = missing(vErrors, instancePath+"/realm_linkifiers/" + i0, "pattern"); errors++; }
if(data2.url_template === undefined){ vErrors = missing(vErrors, instancePath+"/realm_linkifiers/" + i0, "url_template"); errors++; }
if(data2.example_input === undefined){ vErrors = missing(vErrors, instancePath+"/realm_linkifiers/" + i0, "example_input"); errors++; }
if(data2.reverse_template === undefined){ vErrors = missing(vErrors, instancePath+"/realm_linkifiers/" + i0, "reverse_template"); errors++; }
if(data2.id !== undefined){
let data3 = data2.id;
if(!Number.isInteger(data3)){ vErrors = mistyped(vErrors, instancePath+"/realm_linkifiers/" + i0+"/id", "integer"); errors++; }
}
if(data2.pattern !== undefined){
if(typeof data2.pattern !== "string"){ vErrors = mistyped(vErrors, instancePath+"/realm_linkifiers/" + i0+"/pattern", "string"); errors++; }
}
if(data2.url_template !== undefined){
if(typeof data2.url_template !== "string"){ vErrors = mistyped(vErrors, instancePath+"/realm_linkifiers/" + i0+"/url_template", "string"); errors++; }
}
if(data2.example_input !== undefined){
let data6 = data2.example_input;
if((typeof data6 !== "string") && (data6 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/realm_linkifiers/" + i0+"/example_input",keyword:"type",params:{type: schema82.properties.example_input.type},message:"must be string,null"}); errors++; }
}
if(data2.reverse_template !== undefined){
let data7 = data2.reverse_template;
if((typeof data7 !== "string") && (data7 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/realm_linkifiers/" + i0+"/reverse_template",keyword:"type",params:{type: schema82.properties.reverse_template.type},message:"must be string,null"}); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/realm_linkifiers/" + i0, "object"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/realm_linkifiers", "array"); errors++; }
}
if(data.id !== undefined){
let data8 = data.id;
if(!Number.isInteger(data8)){ vErrors = mistyped(vErrors, instancePath+"/id", "integer"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
validate60.errors = vErrors;
return errors === 0;
}

function validate59(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate60(data, {instancePath}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
validate59.errors = vErrors;
return errors === 0;
}

export const check32 = validate62;
const schema86 = {"type":"object","required":["id","pattern","url_template","example_input","reverse_template","alternative_url_templates"],"properties":{"id":{"type":"integer"},"pattern":{"type":"string"},"url_template":{"type":"string"},"example_input":{"type":["string","null"]},"reverse_template":{"type":["string","null"]},"alternative_url_templates":{"type":"array","items":{"type":"string"}}}};

function validate63(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){ vErrors = missing(vErrors, instancePath, "type"); errors++; }
if(data.realm_linkifiers === undefined){ vErrors = missing(vErrors, instancePath, "realm_linkifiers"); errors++; }
if(data.id === undefined){ vErrors = missing(vErrors, instancePath, "id"); errors++; }
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){ vErrors = mistyped(vErrors, instancePath+"/type", "string"); errors++; }
if("realm_linkifiers" !== data0){ (vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "realm_linkifiers"},message:"must be equal to constant"}); errors++; }
}
if(data.realm_linkifiers !== undefined){
let data1 = data.realm_linkifiers;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.id === undefined){ vErrors = missing(vErrors, instancePath+"/realm_linkifiers/" + i0, "id"); errors++; }
if(data2.pattern === undefined){ vErrors = missing(vErrors, instancePath+"/realm_linkifiers/" + i0, "pattern"); errors++; }
if(data2.url_template === undefined){ vErrors = missing(vErrors, instancePath+"/realm_linkifiers/" + i0, "url_template"); errors++; }
if(data2.example_input === undefined){ vErrors = missing(vErrors, instancePath+"/realm_linkifiers/" + i0, "example_input"); errors++; }
if(data2.reverse_template === undefined){ vErrors = missing(vErrors, instancePath+"/realm_linkifiers/" + i0, "reverse_template"); errors++; }
if(data2.alternative_url_templates === undefined){ vErrors = missing(vErrors, instancePath+"/realm_linkifiers/" + i0, "alternative_url_templates"); errors++; }
if(data2.id !== undefined){
let data3 = data2.id;
if(!Number.isInteger(data3)){ vErrors = mistyped(vErrors, instancePath+"/realm_linkifiers/" + i0+"/id", "integer"); errors++; }
}
if(data2.pattern !== undefined){
if(typeof data2.pattern !== "string"){ vErrors = mistyped(vErrors, instancePath+"/realm_linkifiers/" + i0+"/pattern", "string"); errors++; }
}
if(data2.url_template !== undefined){
if(typeof data2.url_template !== "string"){ vErrors = mistyped(vErrors, instancePath+"/realm_linkifiers/" + i0+"/url_template", "string"); errors++; }
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
if(typeof data8[i1] !== "string"){ vErrors = mistyped(vErrors, instancePath+"/realm_linkifiers/" + i0+"/alternative_url_templates/" + i1, "string"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/realm_linkifiers/" + i0+"/alternative_url_templates", "array"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/realm_linkifiers/" + i0, "object"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/realm_linkifiers", "array"); errors++; }
}
if(data.id !== undefined){
let data10 = data.id;
if(!Number.isInteger(data10)){ vErrors = mistyped(vErrors, instancePath+"/id", "integer"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
validate63.errors = vErrors;
return errors === 0;
}

function validate62(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate63(data, {instancePath}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
validate62.errors = vErrors;
return errors === 0;
}

export const check33 = validate65;
const schema88 = {"type":"object","propertyNames":{"enum":["is_deactivated","users","drafts","linkifiers","invitations"]},"properties":{"is_deactivated":{"type":"boolean"},"users":{"type":"array","items":{"type":"object","required":["user_id","email","api_key","role"],"propertyNames":{"enum":["user_id","email","api_key","full_name","role","is_bot","is_active","enable_drafts_synchronization"]},"properties":{"user_id":{"type":"integer","minimum":0,"maximum":9007199254740991},"email":{"type":"string","minLength":1,"pattern":"^[^:\\s]+$"},"api_key":{"type":"string","minLength":1,"pattern":"^[!-9;-~]+$"},"full_name":{"type":"string","minLength":1},"role":{"enum":[100,200,300,400,600]},"is_bot":{"type":"boolean"},"is_active":{"type":"boolean"},"enable_drafts_synchronization":{"type":"boolean"}}}},"drafts":{"type":"array","items":{"type":"object","required":["id","user_id"],"properties":{"id":{"type":"integer","minimum":0,"maximum":9007199254740991},"user_id":{"type":"integer","minimum":0,"maximum":9007199254740991},"type":{"enum":["stream","private",""]},"to":{"type":"array","items":{"type":"integer","minimum":0,"maximum":9007199254740991}},"topic":{"type":"string"},"content":{"type":"string"},"timestamp":{"type":"integer","minimum":0}}}},"linkifiers":{"type":"array","items":{"type":"object","required":["id","pattern","url_template"],"propertyNames":{"enum":["id","pattern","url_template","example_input","reverse_template","alternative_url_templates"]},"properties":{"id":{"type":"integer","minimum":0,"maximum":9007199254740991},"pattern":{"type":"string","minLength":1},"url_template":{"type":"string","minLength":1},"example_input":{"type":["string","null"]},"reverse_template":{"type":["string","null"]},"alternative_url_templates":{"type":"array","items":{"type":"string","minLength":1}}}}},"invitations":{"type":"array","items":{"type":"object","required":["id","invited_by_user_id","invited","expiry_date","invited_as","is_multiuse"],"properties":{"id":{"type":"integer","minimum":0,"maximum":9007199254740991},"invited_by_user_id":{"type":"integer","minimum":0,"maximum":9007199254740991},"invited":{"type":"integer","minimum":0},"expiry_date":{"type":["integer","null"],"minimum":0},"invited_as":{"enum":[100,200,300,400,600]},"notify_referrer_on_join":{"type":"boolean"},"is_multiuse":{"type":"boolean"}},"if":{"required":["is_multiuse"],"properties":{"is_multiuse":{"const":true}}},"then":{"required":["link_url"],"propertyNames":{"enum":["id","invited_by_user_id","invited","expiry_date","invited_as","notify_referrer_on_join","is_multiuse","link_url"]},"properties":{"link_url":{"type":"string","pattern":"/join/[^/]+/$"}}},"else":{"required":["email"],"propertyNames":{"enum":["id","invited_by_user_id","invited","expiry_date","invited_as","notify_referrer_on_join","is_multiuse","email"]},"properties":{"email":{"type":"string","minLength":1}}}}}}};
const pattern2 = new RegExp("^[^:\\s]+$", "u");
const pattern3 = new RegExp("^[!-9;-~]+$", "u");
const pattern4 = new RegExp("/join/[^/]+/$", "u");

function validate65(data, {instancePath=""}={}){
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
if(typeof data.is_deactivated !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/is_deactivated", "boolean"); errors++; }
}
if(data.users !== undefined){
let data1 = data.users;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.user_id === undefined){ vErrors = missing(vErrors, instancePath+"/users/" + i0, "user_id"); errors++; }
if(data2.email === undefined){ vErrors = missing(vErrors, instancePath+"/users/" + i0, "email"); errors++; }
if(data2.api_key === undefined){ vErrors = missing(vErrors, instancePath+"/users/" + i0, "api_key"); errors++; }
if(data2.role === undefined){ vErrors = missing(vErrors, instancePath+"/users/" + i0, "role"); errors++; }
for(const key1 in data2){
const _errs8 = errors;
if(!((((((((key1 === "user_id") || (key1 === "email")) || (key1 === "api_key")) || (key1 === "full_name")) || (key1 === "role")) || (key1 === "is_bot")) || (key1 === "is_active")) || (key1 === "enable_drafts_synchronization"))){ (vErrors ??= []).push({instancePath:instancePath+"/users/" + i0,keyword:"enum",params:{allowedValues: schema88.properties.users.items.propertyNames.enum},message:"must be equal to one of the allowed values",propertyName:key1}); errors++; }
var valid4 = _errs8 === errors;
if(!valid4){ (vErrors ??= []).push({instancePath:instancePath+"/users/" + i0,keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid"}); errors++; }
}
if(data2.user_id !== undefined){
let data3 = data2.user_id;
if(!Number.isInteger(data3)){ vErrors = mistyped(vErrors, instancePath+"/users/" + i0+"/user_id", "integer"); errors++; }
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
} else { vErrors = mistyped(vErrors, instancePath+"/users/" + i0+"/email", "string"); errors++; }
}
if(data2.api_key !== undefined){
let data5 = data2.api_key;
if(typeof data5 === "string"){
if(func0(data5) < 1){ (vErrors ??= []).push({instancePath:instancePath+"/users/" + i0+"/api_key",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++; }
if(!pattern3.test(data5)){ (vErrors ??= []).push({instancePath:instancePath+"/users/" + i0+"/api_key",keyword:"pattern",params:{pattern: "^[!-9;-~]+$"},message:"must match pattern \""+"^[!-9;-~]+$"+"\""}); errors++; }
} else { vErrors = mistyped(vErrors, instancePath+"/users/" + i0+"/api_key", "string"); errors++; }
}
if(data2.full_name !== undefined){
let data6 = data2.full_name;
if(typeof data6 === "string"){
if(func0(data6) < 1){ (vErrors ??= []).push({instancePath:instancePath+"/users/" + i0+"/full_name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++; }
} else { vErrors = mistyped(vErrors, instancePath+"/users/" + i0+"/full_name", "string"); errors++; }
}
if(data2.role !== undefined){
let data7 = data2.role;
if(!(((((data7 === 100) || (data7 === 200)) || (data7 === 300)) || (data7 === 400)) || (data7 === 600))){ (vErrors ??= []).push({instancePath:instancePath+"/users/" + i0+"/role",keyword:"enum",params:{allowedValues: schema88.properties.users.items.properties.role.enum},message:"must be equal to one of the allowed values"}); errors++; }
}
if(data2.is_bot !== undefined){
if(typeof data2.is_bot !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/users/" + i0+"/is_bot", "boolean"); errors++; }
}
if(data2.is_active !== undefined){
if(typeof data2.is_active !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/users/" + i0+"/is_active", "boolean"); errors++; }
}
if(data2.enable_drafts_synchronization !== undefined){
if(typeof data2.enable_drafts_synchronization !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/users/" + i0+"/enable_drafts_synchronization", "boolean"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/users/" + i0, "object"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/users", "array"); errors++; }
}
if(data.drafts !== undefined){
let data11 = data.drafts;
if(Array.isArray(data11)){
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
let data12 = data11[i1];
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.id === undefined){ vErrors = missing(vErrors, instancePath+"/drafts/" + i1, "id"); errors++; }
if(data12.user_id === undefined){ vErrors = missing(vErrors, instancePath+"/drafts/" + i1, "user_id"); errors++; }
if(data12.id !== undefined){
let data13 = data12.id;
if(!Number.isInteger(data13)){ vErrors = mistyped(vErrors, instancePath+"/drafts/" + i1+"/id", "integer"); errors++; }
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 9007199254740991 || isNaN(data13)){ (vErrors ??= []).push({instancePath:instancePath+"/drafts/" + i1+"/id",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}); errors++; }
if(data13 < 0 || isNaN(data13)){ (vErrors ??= []).push({instancePath:instancePath+"/drafts/" + i1+"/id",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++; }
}
}
if(data12.user_id !== undefined){
let data14 = data12.user_id;
if(!Number.isInteger(data14)){ vErrors = mistyped(vErrors, instancePath+"/drafts/" + i1+"/user_id", "integer"); errors++; }
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 9007199254740991 || isNaN(data14)){ (vErrors ??= []).push({instancePath:instancePath+"/drafts/" + i1+"/user_id",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}); errors++; }
if(data14 < 0 || isNaN(data14)){ (vErrors ??= []).push({instancePath:instancePath+"/drafts/" + i1+"/user_id",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++; }
}
}
if(data12.type !== undefined){
let data15 = data12.type;
if(!(((data15 === "stream") || (data15 === "private")) || (data15 === ""))){ (vErrors ??= []).push({instancePath:instancePath+"/drafts/" + i1+"/type",keyword:"enum",params:{allowedValues: schema88.properties.drafts.items.properties.type.enum},message:"must be equal to one of the allowed values"}); errors++; }
}
if(data12.to !== undefined){
let data16 = data12.to;
if(Array.isArray(data16)){
const len2 = data16.length;
for(let i2=0; i2<len2; i2++){
let data17 = data16[i2];
if(!Number.isInteger(data17)){ vErrors = mistyped(vErrors, instancePath+"/drafts/" + i1+"/to/" + i2, "integer"); errors++; }
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 9007199254740991 || isNaN(data17)){ (vErrors ??= []).push({instancePath:instancePath+"/drafts/" + i1+"/to/" + i2,keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}); errors++; }
if(data17 < 0 || isNaN(data17)){ (vErrors ??= []).push({instancePath:instancePath+"/drafts/" + i1+"/to/" + i2,keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++; }
}
}
} else { vErrors = mistyped(vErrors, instancePath+"/drafts/" + i1+"/to", "array"); errors++; }
}
if(data12.topic !== undefined){
if(typeof data12.topic !== "string"){ vErrors = mistyped(vErrors, instancePath+"/drafts/" + i1+"/topic", "string"); errors++; }
}
if(data12.content !== undefined){
if(typeof data12.content !== "string"){ vErrors = mistyped(vErrors, instancePath+"/drafts/" + i1+"/content", "string"); errors++; }
}
if(data12.timestamp !== undefined){
let data20 = data12.timestamp;
if(!Number.isInteger(data20)){ vErrors = mistyped(vErrors, instancePath+"/drafts/" + i1+"/timestamp", "integer"); errors++; }
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 < 0 || isNaN(data20)){ (vErrors ??= []).push({instancePath:instancePath+"/drafts/" + i1+"/timestamp",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++; }
}
}
} else { vErrors = mistyped(vErrors, instancePath+"/drafts/" + i1, "object"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/drafts", "array"); errors++; }
}
if(data.linkifiers !== undefined){
let data21 = data.linkifiers;
if(Array.isArray(data21)){
const len3 = data21.length;
for(let i3=0; i3<len3; i3++){
let data22 = data21[i3];
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if(data22.id === undefined){ vErrors = missing(vErrors, instancePath+"/linkifiers/" + i3, "id"); errors++; }
if(data22.pattern === undefined){ vErrors = missing(vErrors, instancePath+"/linkifiers/" + i3, "pattern"); errors++; }
if(data22.url_template === undefined){ vErrors = missing(vErrors, instancePath+"/linkifiers/" + i3, "url_template"); errors++; }
for(const key2 in data22){
const _errs47 = errors;
if(!((((((key2 === "id") || (key2 === "pattern")) || (key2 === "url_template")) || (key2 === "example_input")) || (key2 === "reverse_template")) || (key2 === "alternative_url_templates"))){ (vErrors ??= []).push({instancePath:instancePath+"/linkifiers/" + i3,keyword:"enum",params:{allowedValues: schema88.properties.linkifiers.items.propertyNames.enum},message:"must be equal to one of the allowed values",propertyName:key2}); errors++; }
var valid13 = _errs47 === errors;
if(!valid13){ (vErrors ??= []).push({instancePath:instancePath+"/linkifiers/" + i3,keyword:"propertyNames",params:{propertyName: key2},message:"property name must be valid"}); errors++; }
}
if(data22.id !== undefined){
let data23 = data22.id;
if(!Number.isInteger(data23)){ vErrors = mistyped(vErrors, instancePath+"/linkifiers/" + i3+"/id", "integer"); errors++; }
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 > 9007199254740991 || isNaN(data23)){ (vErrors ??= []).push({instancePath:instancePath+"/linkifiers/" + i3+"/id",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}); errors++; }
if(data23 < 0 || isNaN(data23)){ (vErrors ??= []).push({instancePath:instancePath+"/linkifiers/" + i3+"/id",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++; }
}
}
if(data22.pattern !== undefined){
let data24 = data22.pattern;
if(typeof data24 === "string"){
if(func0(data24) < 1){ (vErrors ??= []).push({instancePath:instancePath+"/linkifiers/" + i3+"/pattern",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++; }
} else { vErrors = mistyped(vErrors, instancePath+"/linkifiers/" + i3+"/pattern", "string"); errors++; }
}
if(data22.url_template !== undefined){
let data25 = data22.url_template;
if(typeof data25 === "string"){
if(func0(data25) < 1){ (vErrors ??= []).push({instancePath:instancePath+"/linkifiers/" + i3+"/url_template",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++; }
} else { vErrors = mistyped(vErrors, instancePath+"/linkifiers/" + i3+"/url_template", "string"); errors++; }
}
if(data22.example_input !== undefined){
let data26 = data22.example_input;
if((typeof data26 !== "string") && (data26 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/linkifiers/" + i3+"/example_input",keyword:"type",params:{type: schema88.properties.linkifiers.items.properties.example_input.type},message:"must be string,null"}); errors++; }
}
if(data22.reverse_template !== undefined){
let data27 = data22.reverse_template;
if((typeof data27 !== "string") && (data27 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/linkifiers/" + i3+"/reverse_template",keyword:"type",params:{type: schema88.properties.linkifiers.items.properties.reverse_template.type},message:"must be string,null"}); errors++; }
}
if(data22.alternative_url_templates !== undefined){
let data28 = data22.alternative_url_templates;
if(Array.isArray(data28)){
const len4 = data28.length;
for(let i4=0; i4<len4; i4++){
let data29 = data28[i4];
if(typeof data29 === "string"){
if(func0(data29) < 1){ (vErrors ??= []).push({instancePath:instancePath+"/linkifiers/" + i3+"/alternative_url_templates/" + i4,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++; }
} else { vErrors = mistyped(vErrors, instancePath+"/linkifiers/" + i3+"/alternative_url_templates/" + i4, "string"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/linkifiers/" + i3+"/alternative_url_templates", "array"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/linkifiers/" + i3, "object"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/linkifiers", "array"); errors++; }
}
if(data.invitations !== undefined){
let data30 = data.invitations;
if(Array.isArray(data30)){
const len5 = data30.length;
for(let i5=0; i5<len5; i5++){
let data31 = data30[i5];
const _errs66 = errors;
let valid19 = true;
const _errs67 = errors;
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
let missing0;
if((data31.is_multiuse === undefined) && (missing0 = "is_multiuse")){ (vErrors ??= []).push({}); errors++; } else {
if(data31.is_multiuse !== undefined){
if(true !== data31.is_multiuse){ (vErrors ??= []).push({}); errors++; }
}
}
}
var _valid0 = _errs67 === errors;
errors = _errs66;
if(vErrors !== null){
if(_errs66){
vErrors.length = _errs66;
} else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs69 = errors;
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
if(data31.link_url === undefined){ vErrors = missing(vErrors, instancePath+"/invitations/" + i5, "link_url"); errors++; }
for(const key3 in data31){
const _errs70 = errors;
if(!((((((((key3 === "id") || (key3 === "invited_by_user_id")) || (key3 === "invited")) || (key3 === "expiry_date")) || (key3 === "invited_as")) || (key3 === "notify_referrer_on_join")) || (key3 === "is_multiuse")) || (key3 === "link_url"))){ (vErrors ??= []).push({instancePath:instancePath+"/invitations/" + i5,keyword:"enum",params:{allowedValues: schema88.properties.invitations.items.then.propertyNames.enum},message:"must be equal to one of the allowed values",propertyName:key3}); errors++; }
var valid21 = _errs70 === errors;
if(!valid21){ (vErrors ??= []).push({instancePath:instancePath+"/invitations/" + i5,keyword:"propertyNames",params:{propertyName: key3},message:"property name must be valid"}); errors++; }
}
if(data31.link_url !== undefined){
let data33 = data31.link_url;
if(typeof data33 === "string"){
if(!pattern4.test(data33)){ (vErrors ??= []).push({instancePath:instancePath+"/invitations/" + i5+"/link_url",keyword:"pattern",params:{pattern: "/join/[^/]+/$"},message:"must match pattern \""+"/join/[^/]+/$"+"\""}); errors++; }
} else { vErrors = mistyped(vErrors, instancePath+"/invitations/" + i5+"/link_url", "string"); errors++; }
}
}
var _valid0 = _errs69 === errors;
valid19 = _valid0;
ifClause0 = "then";
} else {
const _errs73 = errors;
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
if(data31.email === undefined){ vErrors = missing(vErrors, instancePath+"/invitations/" + i5, "email"); errors++; }
for(const key4 in data31){
const _errs74 = errors;
if(!((((((((key4 === "id") || (key4 === "invited_by_user_id")) || (key4 === "invited")) || (key4 === "expiry_date")) || (key4 === "invited_as")) || (key4 === "notify_referrer_on_join")) || (key4 === "is_multiuse")) || (key4 === "email"))){ (vErrors ??= []).push({instancePath:instancePath+"/invitations/" + i5,keyword:"enum",params:{allowedValues: schema88.properties.invitations.items.else.propertyNames.enum},message:"must be equal to one of the allowed values",propertyName:key4}); errors++; }
var valid23 = _errs74 === errors;
if(!valid23){ (vErrors ??= []).push({instancePath:instancePath+"/invitations/" + i5,keyword:"propertyNames",params:{propertyName: key4},message:"property name must be valid"}); errors++; }
}
if(data31.email !== undefined){
let data34 = data31.email;
if(typeof data34 === "string"){
if(func0(data34) < 1){ (vErrors ??= []).push({instancePath:instancePath+"/invitations/" + i5+"/email",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++; }
} else { vErrors = mistyped(vErrors, instancePath+"/invitations/" + i5+"/email", "string"); errors++; }
}
}
var _valid0 = _errs73 === errors;
valid19 = _valid0;
ifClause0 = "else";
}
if(!valid19){ (vErrors ??= []).push({instancePath:instancePath+"/invitations/" + i5,keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"}); errors++; }
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
if(data31.id === undefined){ vErrors = missing(vErrors, instancePath+"/invitations/" + i5, "id"); errors++; }
if(data31.invited_by_user_id === undefined){ vErrors = missing(vErrors, instancePath+"/invitations/" + i5, "invited_by_user_id"); errors++; }
if(data31.invited === undefined){ vErrors = missing(vErrors, instancePath+"/invitations/" + i5, "invited"); errors++; }
if(data31.expiry_date === undefined){ vErrors = missing(vErrors, instancePath+"/invitations/" + i5, "expiry_date"); errors++; }
if(data31.invited_as === undefined){ vErrors = missing(vErrors, instancePath+"/invitations/" + i5, "invited_as"); errors++; }
if(data31.is_multiuse === undefined){ vErrors = missing(vErrors, instancePath+"/invitations/" + i5, "is_multiuse"); errors++; }
if(data31.id !== undefined){
let data35 = data31.id;
if(!Number.isInteger(data35)){ vErrors = mistyped(vErrors, instancePath+"/invitations/" + i5+"/id", "integer"); errors++; }
if((typeof data35 == "number") && (isFinite(data35))){
if(data35 > 9007199254740991 || isNaN(data35)){ (vErrors ??= []).push({instancePath:instancePath+"/invitations/" + i5+"/id",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}); errors++; }
if(data35 < 0 || isNaN(data35)){ (vErrors ??= []).push({instancePath:instancePath+"/invitations/" + i5+"/id",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++; }
}
}
if(data31.invited_by_user_id !== undefined){
let data36 = data31.invited_by_user_id;
if(!Number.isInteger(data36)){ vErrors = mistyped(vErrors, instancePath+"/invitations/" + i5+"/invited_by_user_id", "integer"); errors++; }
if((typeof data36 == "number") && (isFinite(data36))){
if(data36 > 9007199254740991 || isNaN(data36)){ (vErrors ??= []).push({instancePath:instancePath+"/invitations/" + i5+"/invited_by_user_id",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}); errors++; }
if(data36 < 0 || isNaN(data36)){ (vErrors ??= []).push({instancePath:instancePath+"/invitations/" + i5+"/invited_by_user_id",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++; }
}
}
if(data31.invited !== undefined){
let data37 = data31.invited;
if(!Number.isInteger(data37)){ vErrors = mistyped(vErrors, instancePath+"/invitations/" + i5+"/invited", "integer"); errors++; }
if((typeof data37 == "number") && (isFinite(data37))){
if(data37 < 0 || isNaN(data37)){ (vErrors ??= []).push({instancePath:instancePath+"/invitations/" + i5+"/invited",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++; }
}
}
if(data31.expiry_date !== undefined){
let data38 = data31.expiry_date;
if((!Number.isInteger(data38)) && (data38 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/invitations/" + i5+"/expiry_date",keyword:"type",params:{type: schema88.properties.invitations.items.properties.expiry_date.type},message:"must be integer,null"}); errors++; }
if((typeof data38 == "number") && (isFinite(data38))){
if(data38 < 0 || isNaN(data38)){ (vErrors ??= []).push({instancePath:instancePath+"/invitations/" + i5+"/expiry_date",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++; }
}
}
if(data31.invited_as !== undefined){
let data39 = data31.invited_as;
if(!(((((data39 === 100) || (data39 === 200)) || (data39 === 300)) || (data39 === 400)) || (data39 === 600))){ (vErrors ??= []).push({instancePath:instancePath+"/invitations/" + i5+"/invited_as",keyword:"enum",params:{allowedValues: schema88.properties.invitations.items.properties.invited_as.enum},message:"must be equal to one of the allowed values"}); errors++; }
}
if(data31.notify_referrer_on_join !== undefined){
if(typeof data31.notify_referrer_on_join !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/invitations/" + i5+"/notify_referrer_on_join", "boolean"); errors++; }
}
if(data31.is_multiuse !== undefined){
if(typeof data31.is_multiuse !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/invitations/" + i5+"/is_multiuse", "boolean"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/invitations/" + i5, "object"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/invitations", "array"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
validate65.errors = vErrors;
return errors === 0;
}

export const check34 = validate66;
const schema89 = {"type":"object","required":["id","user_id"],"properties":{"id":{"type":"integer","minimum":0,"maximum":9007199254740991},"user_id":{"type":"integer","minimum":0,"maximum":9007199254740991},"type":{"enum":["stream","private",""]},"to":{"type":"array","items":{"type":"integer","minimum":0,"maximum":9007199254740991}},"topic":{"type":"string"},"content":{"type":"string"},"timestamp":{"type":"integer","minimum":0}}};

function validate66(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){ vErrors = missing(vErrors, instancePath, "id"); errors++; }
if(data.user_id === undefined){ vErrors = missing(vErrors, instancePath, "user_id"); errors++; }
if(data.id !== undefined){
let data0 = data.id;
if(!Number.isInteger(data0)){ vErrors = mistyped(vErrors, instancePath+"/id", "integer"); errors++; }
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){ (vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}); errors++; }
if(data0 < 0 || isNaN(data0)){ (vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++; }
}
}
if(data.user_id !== undefined){
let data1 = data.user_id;
if(!Number.isInteger(data1)){ vErrors = mistyped(vErrors, instancePath+"/user_id", "integer"); errors++; }
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
if(!Number.isInteger(data4)){ vErrors = mistyped(vErrors, instancePath+"/to/" + i0, "integer"); errors++; }
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 9007199254740991 || isNaN(data4)){ (vErrors ??= []).push({instancePath:instancePath+"/to/" + i0,keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}); errors++; }
if(data4 < 0 || isNaN(data4)){ (vErrors ??= []).push({instancePath:instancePath+"/to/" + i0,keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++; }
}
}
} else { vErrors = mistyped(vErrors, instancePath+"/to", "array"); errors++; }
}
if(data.topic !== undefined){
if(typeof data.topic !== "string"){ vErrors = mistyped(vErrors, instancePath+"/topic", "string"); errors++; }
}
if(data.content !== undefined){
if(typeof data.content !== "string"){ vErrors = mistyped(vErrors, instancePath+"/content", "string"); errors++; }
}
if(data.timestamp !== undefined){
let data7 = data.timestamp;
if(!Number.isInteger(data7)){ vErrors = mistyped(vErrors, instancePath+"/timestamp", "integer"); errors++; }
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){ (vErrors ??= []).push({instancePath:instancePath+"/timestamp",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++; }
}
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
validate66.errors = vErrors;
return errors === 0;
}

export const check35 = validate67;
const schema90 = {"type":"object","required":["pattern","url_template"],"propertyNames":{"enum":["pattern","url_template","example_input","reverse_template","alternative_url_templates"]},"properties":{"pattern":{"type":"string","minLength":1},"url_template":{"type":"string","minLength":1},"example_input":{"type":["string","null"]},"reverse_template":{"type":["string","null"]},"alternative_url_templates":{"type":"array","items":{"type":"string","minLength":1}}}};

function validate67(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.pattern === undefined){ vErrors = missing(vErrors, instancePath, "pattern"); errors++; }
if(data.url_template === undefined){ vErrors = missing(vErrors, instancePath, "url_template"); errors++; }
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
} else { vErrors = mistyped(vErrors, instancePath+"/pattern", "string"); errors++; }
}
if(data.url_template !== undefined){
let data1 = data.url_template;
if(typeof data1 === "string"){
if(func0(data1) < 1){ (vErrors ??= []).push({instancePath:instancePath+"/url_template",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++; }
} else { vErrors = mistyped(vErrors, instancePath+"/url_template", "string"); errors++; }
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
} else { vErrors = mistyped(vErrors, instancePath+"/alternative_url_templates/" + i0, "string"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/alternative_url_templates", "array"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
validate67.errors = vErrors;
return errors === 0;
}

export const check36 = validate68;

function validate68(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(!Number.isInteger(data0)){ vErrors = mistyped(vErrors, instancePath+"/" + i0, "integer"); errors++; }
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){ (vErrors ??= []).push({instancePath:instancePath+"/" + i0,keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}); errors++; }
if(data0 < 0 || isNaN(data0)){ (vErrors ??= []).push({instancePath:instancePath+"/" + i0,keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++; }
}
}
} else { vErrors = mistyped(vErrors, instancePath, "array"); errors++; }
validate68.errors = vErrors;
return errors === 0;
}

export const check37 = validate69;
const schema92 = {"type":"object","propertyNames":{"enum":["count","operation","delay","status","body","retryAfter","error","drop"]},"properties":{"count":{"type":"integer","minimum":1},"operation":{},"delay":{"type":"number","minimum":0},"status":{"type":"integer","minimum":200,"maximum":599},"body":{"type":["object","string"]},"retryAfter":{"type":"number","minimum":0},"error":{"type":"string","minLength":1},"drop":{"enum":["request","response"]}}};

function validate69(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs1 = errors;
if(!((((((((key0 === "count") || (key0 === "operation")) || (key0 === "delay")) || (key0 === "status")) || (key0 === "body")) || (key0 === "retryAfter")) || (key0 === "error")) || (key0 === "drop"))){ (vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema92.propertyNames.enum},message:"must be equal to one of the allowed values",propertyName:key0}); errors++; }
var valid0 = _errs1 === errors;
if(!valid0){ (vErrors ??= []).push({instancePath,keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid"}); errors++; }
}
if(data.count !== undefined){
let data0 = data.count;
if(!Number.isInteger(data0)){ vErrors = mistyped(vErrors, instancePath+"/count", "integer"); errors++; }
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){ (vErrors ??= []).push({instancePath:instancePath+"/count",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++; }
}
}
if(data.delay !== undefined){
let data1 = data.delay;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){ (vErrors ??= []).push({instancePath:instancePath+"/delay",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++; }
} else { vErrors = mistyped(vErrors, instancePath+"/delay", "number"); errors++; }
}
if(data.status !== undefined){
let data2 = data.status;
if(!Number.isInteger(data2)){ vErrors = mistyped(vErrors, instancePath+"/status", "integer"); errors++; }
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
} else { vErrors = mistyped(vErrors, instancePath+"/retryAfter", "number"); errors++; }
}
if(data.error !== undefined){
let data5 = data.error;
if(typeof data5 === "string"){
if(func0(data5) < 1){ (vErrors ??= []).push({instancePath:instancePath+"/error",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++; }
} else { vErrors = mistyped(vErrors, instancePath+"/error", "string"); errors++; }
}
if(data.drop !== undefined){
let data6 = data.drop;
if(!((data6 === "request") || (data6 === "response"))){ (vErrors ??= []).push({instancePath:instancePath+"/drop",keyword:"enum",params:{allowedValues: schema92.properties.drop.enum},message:"must be equal to one of the allowed values"}); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
validate69.errors = vErrors;
return errors === 0;
}

export const check38 = validate70;
const schema93 = {"type":"object","propertyNames":{"enum":["drafts","linkifiers","invitations"]},"properties":{"drafts":{"type":"integer","minimum":1},"linkifiers":{"type":"integer","minimum":1},"invitations":{"type":"integer","minimum":1}}};

function validate70(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs1 = errors;
if(!(((key0 === "drafts") || (key0 === "linkifiers")) || (key0 === "invitations"))){ (vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema93.propertyNames.enum},message:"must be equal to one of the allowed values",propertyName:key0}); errors++; }
var valid0 = _errs1 === errors;
if(!valid0){ (vErrors ??= []).push({instancePath,keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid"}); errors++; }
}
if(data.drafts !== undefined){
let data0 = data.drafts;
if(!Number.isInteger(data0)){ vErrors = mistyped(vErrors, instancePath+"/drafts", "integer"); errors++; }
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){ (vErrors ??= []).push({instancePath:instancePath+"/drafts",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++; }
}
}
if(data.linkifiers !== undefined){
let data1 = data.linkifiers;
if(!Number.isInteger(data1)){ vErrors = mistyped(vErrors, instancePath+"/linkifiers", "integer"); errors++; }
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){ (vErrors ??= []).push({instancePath:instancePath+"/linkifiers",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++; }
}
}
if(data.invitations !== undefined){
let data2 = data.invitations;
if(!Number.isInteger(data2)){ vErrors = mistyped(vErrors, instancePath+"/invitations", "integer"); errors++; }
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){ (vErrors ??= []).push({instancePath:instancePath+"/invitations",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++; }
}
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
validate70.errors = vErrors;
return errors === 0;
}

export const check39 = validate71;
const schema94 = {"type":"object","propertyNames":{"enum":["role","is_active"]},"properties":{"role":{"enum":[100,200,300,400,600]},"is_active":{"type":"boolean"}}};

function validate71(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs1 = errors;
if(!((key0 === "role") || (key0 === "is_active"))){ (vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema94.propertyNames.enum},message:"must be equal to one of the allowed values",propertyName:key0}); errors++; }
var valid0 = _errs1 === errors;
if(!valid0){ (vErrors ??= []).push({instancePath,keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid"}); errors++; }
}
if(data.role !== undefined){
let data0 = data.role;
if(!(((((data0 === 100) || (data0 === 200)) || (data0 === 300)) || (data0 === 400)) || (data0 === 600))){ (vErrors ??= []).push({instancePath:instancePath+"/role",keyword:"enum",params:{allowedValues: schema94.properties.role.enum},message:"must be equal to one of the allowed values"}); errors++; }
}
if(data.is_active !== undefined){
if(typeof data.is_active !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/is_active", "boolean"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
validate71.errors = vErrors;
return errors === 0;
}

const judgingEach = (required, judges, whole) => {
  const check = (values) => {
    const absent = required.filter((name) => values[name] === undefined);
    const errors = absent.map((missingProperty) => ({ instancePath: "", keyword: "required", params: { missingProperty } }));
    for (const [name, judge] of Object.entries(judges)) {
      if (values[name] !== undefined && !judge(values[name], { instancePath: "/" + name })) errors.push(...judge.errors);
    }
    if (whole && !whole(values)) errors.push(...whole.errors);
    check.errors = errors;
    return errors.length === 0;
  };
  return check;
};

const shared0 = judgingEach(["queue_id","last_event_id"], { queue_id: check0, last_event_id: check1, dont_block: check2, apply_markdown: check2, narrow: check0 });
const shared1 = {"name":"other-event","value":{"result":"success","msg":"","events":[{"type":"message","id":5}]}};
const shared2 = {"name":"missing-parameter","value":{"result":"error","msg":"Missing 'queue_id' argument","code":"BAD_REQUEST"}};
const shared3 = {"name":"bad-event-queue-id","value":{"result":"error","msg":"Bad event queue ID: fb67bf8a-c031-47cc-84cf-ed80accacda8","code":"BAD_EVENT_QUEUE_ID","queue_id":"fb67bf8a-c031-47cc-84cf-ed80accacda8"}};
const shared4 = {"name":"no-credentials","value":{"result":"error","msg":"Not logged in: API authentication or user session required"}};
const shared5 = {"name":"account-deactivated","value":{"result":"error","msg":"Account is deactivated"}};
const shared6 = {"name":"method-not-allowed","value":{"result":"error","msg":"Method Not Allowed","allowed_methods":["DELETE","GET","HEAD"]}};
const shared7 = {"name":"rate-limit-hit","value":{"result":"error","msg":"API usage exceeded rate limit","retry-after":28.706807374954224}};
const shared8 = [{"name":"queue_id","in":"query","isPlainText":true},{"name":"last_event_id","in":"query","isPlainText":false},{"name":"dont_block","in":"query","isPlainText":false},{"name":"apply_markdown","in":"query","isPlainText":false},{"name":"narrow","in":"query","isPlainText":true}];
const shared9 = [{"status":400,"code":"BAD_EVENT_QUEUE_ID"},{"status":400,"code":"BAD_REQUEST"},{"status":401},{"status":403},{"status":405},{"status":429}];
const shared10 = {"name":"rate-limit-hit","value":{"result":"error","msg":"API usage exceeded rate limit","code":"RATE_LIMIT_HIT","retry-after":28.706807374954224}};
const shared11 = [{"status":400,"code":"BAD_EVENT_QUEUE_ID"},{"status":400,"code":"BAD_REQUEST"},{"status":401},{"status":403},{"status":405},{"status":429,"code":"RATE_LIMIT_HIT"}];
const shared12 = {"name":"no-credentials","value":{"result":"error","msg":"Not logged in: API authentication or user session required","code":"UNAUTHORIZED"}};
const shared13 = [{"status":400,"code":"BAD_EVENT_QUEUE_ID"},{"status":400,"code":"BAD_REQUEST"},{"status":401,"code":"UNAUTHORIZED"},{"status":405},{"status":429,"code":"RATE_LIMIT_HIT"}];
const shared14 = {"name":"draft-removed","value":{"result":"success","msg":"","events":[{"type":"drafts","op":"remove","draft_id":17,"id":3}]}};
const shared15 = judgingEach(["queue_id"], { queue_id: check0 });
const shared16 = {"name":"queue-deleted","value":{"result":"success","msg":""}};
const shared17 = {"name":"missing-parameter","value":{"result":"error","msg":"Missing 'queue_id' argument","code":"REQUEST_VARIABLE_MISSING","var_name":"queue_id"}};
const shared18 = {"name":"not-basic","value":{"result":"error","msg":"This endpoint requires HTTP basic authentication.","code":"BAD_REQUEST"}};
const shared19 = [{"name":"queue_id","in":"form","isPlainText":true}];
const shared20 = [{"status":400,"code":"REQUEST_VARIABLE_MISSING"},{"status":400,"code":"BAD_EVENT_QUEUE_ID"},{"status":400,"code":"BAD_REQUEST"},{"status":401},{"status":403},{"status":405},{"status":429}];
const shared21 = [{"status":400,"code":"REQUEST_VARIABLE_MISSING"},{"status":400,"code":"BAD_EVENT_QUEUE_ID"},{"status":400,"code":"BAD_REQUEST"},{"status":401},{"status":403},{"status":405},{"status":429,"code":"RATE_LIMIT_HIT"}];
const shared22 = [{"status":400,"code":"REQUEST_VARIABLE_MISSING"},{"status":400,"code":"BAD_EVENT_QUEUE_ID"},{"status":400,"code":"BAD_REQUEST"},{"status":401,"code":"UNAUTHORIZED"},{"status":405},{"status":429,"code":"RATE_LIMIT_HIT"}];
const shared23 = judgingEach([], {  });
const shared24 = {"name":"both-kinds","value":{"result":"success","msg":"","invites":[{"id":2,"ref":"iago@example.com","invited":1710606654,"expiry_date":4102444800,"invited_as":400,"email":"zoe@example.com","is_multiuse":false},{"id":2,"ref":"iago@example.com","invited":1710606661,"expiry_date":null,"invited_as":600,"link_url":"https://chat.example.com/join/yddhtzk4jgl7rsmazc5fyyyy/","is_multiuse":true}]}};
const shared25 = {"name":"guest","value":{"result":"error","msg":"Not allowed for guest users","code":"BAD_REQUEST"}};
const shared26 = [];
const shared27 = [{"status":400,"code":"BAD_REQUEST"},{"status":401},{"status":403},{"status":405},{"status":429}];
const shared28 = {"name":"both-kinds","value":{"result":"success","msg":"","invites":[{"id":2,"invited_by_user_id":9,"invited":1710606654,"expiry_date":4102444800,"invited_as":400,"email":"zoe@example.com","is_multiuse":false},{"id":2,"invited_by_user_id":9,"invited":1710606661,"expiry_date":null,"invited_as":600,"link_url":"https://chat.example.com/join/yddhtzk4jgl7rsmazc5fyyyy/","is_multiuse":true}]}};
const shared29 = [{"status":400,"code":"BAD_REQUEST"},{"status":401},{"status":403},{"status":405},{"status":429,"code":"RATE_LIMIT_HIT"}];
const shared30 = [{"status":400,"code":"BAD_REQUEST"},{"status":401,"code":"UNAUTHORIZED"},{"status":405},{"status":429,"code":"RATE_LIMIT_HIT"}];
const shared31 = {"name":"both-kinds","value":{"result":"success","msg":"","invites":[{"id":2,"invited_by_user_id":9,"invited":1710606654,"expiry_date":4102444800,"invited_as":400,"email":"zoe@example.com","notify_referrer_on_join":true,"is_multiuse":false},{"id":2,"invited_by_user_id":9,"invited":1710606661,"expiry_date":null,"invited_as":600,"link_url":"https://chat.example.com/join/yddhtzk4jgl7rsmazc5fyyyy/","notify_referrer_on_join":false,"is_multiuse":true}]}};
const shared32 = judgingEach(["invitee_emails","stream_ids"], { invite_as: check3, invitee_emails: check0, stream_ids: check4 });
const shared33 = {"name":"invitations-sent","value":{"result":"success","msg":""}};
const shared34 = {"name":"missing-parameter","value":{"result":"error","msg":"Missing 'invitee_emails' argument","code":"REQUEST_VARIABLE_MISSING","var_name":"invitee_emails"}};
const shared35 = {"name":"not-json","value":{"result":"error","msg":"stream_ids is not valid JSON","code":"BAD_REQUEST"}};
const shared36 = [{"name":"invite_as","in":"form","isPlainText":false},{"name":"invitee_emails","in":"form","isPlainText":true},{"name":"stream_ids","in":"form","isPlainText":false}];
const shared37 = [{"status":400,"code":"REQUEST_VARIABLE_MISSING"},{"status":400,"code":"BAD_REQUEST"},{"status":400,"code":"UNAUTHORIZED_PRINCIPAL"},{"status":400},{"status":401},{"status":403},{"status":405},{"status":429}];
const shared38 = judgingEach(["invitee_emails","stream_ids"], { invite_as: check5, invitee_emails: check0, stream_ids: check4 });
const shared39 = {"name":"not-owner","value":{"result":"error","msg":"Must be an organization owner","code":"UNAUTHORIZED_PRINCIPAL"}};
const shared40 = [{"status":400,"code":"REQUEST_VARIABLE_MISSING"},{"status":400,"code":"BAD_REQUEST"},{"status":400,"code":"UNAUTHORIZED_PRINCIPAL"},{"status":400},{"status":401},{"status":403},{"status":405},{"status":429,"code":"RATE_LIMIT_HIT"}];
const shared41 = judgingEach(["invitee_emails","stream_ids"], { invite_as: check6, invitee_emails: check0, stream_ids: check4 });
const shared42 = {"name":"invalid-addresses","value":{"result":"error","msg":"Some emails did not validate, so we didn't send any invitations.","code":"INVITATION_FAILED","errors":[["nobody","Invalid address.",false]],"sent_invitations":false,"license_limit_reached":false,"daily_limit_reached":false}};
const shared43 = [{"status":400,"code":"REQUEST_VARIABLE_MISSING"},{"status":400,"code":"BAD_REQUEST"},{"status":400,"code":"UNAUTHORIZED_PRINCIPAL"},{"status":400,"code":"INVITATION_FAILED"},{"status":401,"code":"UNAUTHORIZED"},{"status":405},{"status":429,"code":"RATE_LIMIT_HIT"}];
const shared44 = judgingEach(["invitee_emails","stream_ids"], { invite_as: check6, invite_expires_in_days: check1, invitee_emails: check0, stream_ids: check4 });
const shared45 = [{"name":"invite_as","in":"form","isPlainText":false},{"name":"invite_expires_in_days","in":"form","isPlainText":false},{"name":"invitee_emails","in":"form","isPlainText":true},{"name":"stream_ids","in":"form","isPlainText":false}];
const shared46 = judgingEach(["invitee_emails","stream_ids"], { invite_as: check6, invite_expires_in_days: check7, invitee_emails: check0, stream_ids: check4 });
const shared47 = judgingEach(["invitee_emails","stream_ids"], { invite_as: check6, invite_expires_in_minutes: check7, invitee_emails: check0, stream_ids: check4 });
const shared48 = [{"name":"invite_as","in":"form","isPlainText":false},{"name":"invite_expires_in_minutes","in":"form","isPlainText":false},{"name":"invitee_emails","in":"form","isPlainText":true},{"name":"stream_ids","in":"form","isPlainText":false}];
const shared49 = judgingEach(["invitee_emails","stream_ids"], { invite_as: check6, invite_expires_in_minutes: check7, include_realm_default_subscriptions: check2, invitee_emails: check0, stream_ids: check4 });
const shared50 = [{"name":"invite_as","in":"form","isPlainText":false},{"name":"invite_expires_in_minutes","in":"form","isPlainText":false},{"name":"include_realm_default_subscriptions","in":"form","isPlainText":false},{"name":"invitee_emails","in":"form","isPlainText":true},{"name":"stream_ids","in":"form","isPlainText":false}];
const shared51 = judgingEach(["invitee_emails","stream_ids"], { invite_as: check6, invite_expires_in_minutes: check7, include_realm_default_subscriptions: check2, invitee_emails: check0, stream_ids: check4, notify_referrer_on_join: check2 });
const shared52 = [{"name":"invite_as","in":"form","isPlainText":false},{"name":"invite_expires_in_minutes","in":"form","isPlainText":false},{"name":"include_realm_default_subscriptions","in":"form","isPlainText":false},{"name":"invitee_emails","in":"form","isPlainText":true},{"name":"stream_ids","in":"form","isPlainText":false},{"name":"notify_referrer_on_join","in":"form","isPlainText":false}];
const shared53 = judgingEach(["invitee_emails","stream_ids"], { invite_as: check6, invite_expires_in_minutes: check7, include_realm_default_subscriptions: check2, group_ids: check4, invitee_emails: check0, stream_ids: check4, notify_referrer_on_join: check2 });
const shared54 = [{"name":"invite_as","in":"form","isPlainText":false},{"name":"invite_expires_in_minutes","in":"form","isPlainText":false},{"name":"include_realm_default_subscriptions","in":"form","isPlainText":false},{"name":"group_ids","in":"form","isPlainText":false},{"name":"invitee_emails","in":"form","isPlainText":true},{"name":"stream_ids","in":"form","isPlainText":false},{"name":"notify_referrer_on_join","in":"form","isPlainText":false}];
const shared55 = judgingEach(["invitee_emails","stream_ids"], { invite_as: check6, invite_expires_in_minutes: check7, include_realm_default_subscriptions: check2, group_ids: check4, welcome_message_custom_text: check8, invitee_emails: check0, stream_ids: check4, notify_referrer_on_join: check2 });
const shared56 = [{"name":"invite_as","in":"form","isPlainText":false},{"name":"invite_expires_in_minutes","in":"form","isPlainText":false},{"name":"include_realm_default_subscriptions","in":"form","isPlainText":false},{"name":"group_ids","in":"form","isPlainText":false},{"name":"welcome_message_custom_text","in":"form","isPlainText":true},{"name":"invitee_emails","in":"form","isPlainText":true},{"name":"stream_ids","in":"form","isPlainText":false},{"name":"notify_referrer_on_join","in":"form","isPlainText":false}];
const shared57 = judgingEach([], { invite_as: check3, stream_ids: check4 });
const shared58 = {"name":"link-created","value":{"result":"success","msg":"","invite_link":"https://chat.example.com/join/yddhtzk4jgl7rsmazc5fyyyy/"}};
const shared59 = {"name":"not-administrator","value":{"result":"error","msg":"Must be an organization administrator","code":"UNAUTHORIZED_PRINCIPAL"}};
const shared60 = [{"name":"invite_as","in":"form","isPlainText":false},{"name":"stream_ids","in":"form","isPlainText":false}];
const shared61 = [{"status":400,"code":"BAD_REQUEST"},{"status":400,"code":"UNAUTHORIZED_PRINCIPAL"},{"status":401},{"status":403},{"status":405},{"status":429}];
const shared62 = judgingEach([], { invite_as: check5, stream_ids: check4 });
const shared63 = [{"status":400,"code":"BAD_REQUEST"},{"status":400,"code":"UNAUTHORIZED_PRINCIPAL"},{"status":401},{"status":403},{"status":405},{"status":429,"code":"RATE_LIMIT_HIT"}];
const shared64 = judgingEach([], { invite_as: check6, stream_ids: check4 });
const shared65 = [{"status":400,"code":"BAD_REQUEST"},{"status":400,"code":"UNAUTHORIZED_PRINCIPAL"},{"status":401,"code":"UNAUTHORIZED"},{"status":405},{"status":429,"code":"RATE_LIMIT_HIT"}];
const shared66 = judgingEach([], { invite_as: check6, invite_expires_in_days: check1, stream_ids: check4 });
const shared67 = [{"name":"invite_as","in":"form","isPlainText":false},{"name":"invite_expires_in_days","in":"form","isPlainText":false},{"name":"stream_ids","in":"form","isPlainText":false}];
const shared68 = judgingEach([], { invite_as: check6, invite_expires_in_days: check7, stream_ids: check4 });
const shared69 = judgingEach([], { invite_as: check6, invite_expires_in_minutes: check7, stream_ids: check4 });
const shared70 = [{"name":"invite_as","in":"form","isPlainText":false},{"name":"invite_expires_in_minutes","in":"form","isPlainText":false},{"name":"stream_ids","in":"form","isPlainText":false}];
const shared71 = judgingEach([], { invite_as: check6, invite_expires_in_minutes: check7, include_realm_default_subscriptions: check2, stream_ids: check4 });
const shared72 = [{"name":"invite_as","in":"form","isPlainText":false},{"name":"invite_expires_in_minutes","in":"form","isPlainText":false},{"name":"include_realm_default_subscriptions","in":"form","isPlainText":false},{"name":"stream_ids","in":"form","isPlainText":false}];
const shared73 = judgingEach([], { invite_as: check6, invite_expires_in_minutes: check7, include_realm_default_subscriptions: check2, group_ids: check4, stream_ids: check4 });
const shared74 = [{"name":"invite_as","in":"form","isPlainText":false},{"name":"invite_expires_in_minutes","in":"form","isPlainText":false},{"name":"include_realm_default_subscriptions","in":"form","isPlainText":false},{"name":"group_ids","in":"form","isPlainText":false},{"name":"stream_ids","in":"form","isPlainText":false}];
const shared75 = judgingEach([], { invite_as: check6, invite_expires_in_minutes: check7, include_realm_default_subscriptions: check2, group_ids: check4, welcome_message_custom_text: check8, stream_ids: check4 });
const shared76 = [{"name":"invite_as","in":"form","isPlainText":false},{"name":"invite_expires_in_minutes","in":"form","isPlainText":false},{"name":"include_realm_default_subscriptions","in":"form","isPlainText":false},{"name":"group_ids","in":"form","isPlainText":false},{"name":"welcome_message_custom_text","in":"form","isPlainText":true},{"name":"stream_ids","in":"form","isPlainText":false}];
const shared77 = judgingEach(["invite_id"], { invite_id: check1 });
const shared78 = {"name":"link-revoked","value":{"result":"success","msg":""}};
const shared79 = {"name":"no-such-invitation","value":{"result":"error","msg":"No such invitation","code":"BAD_REQUEST"}};
const shared80 = [{"name":"invite_id","in":"path","isPlainText":false}];
const shared81 = {"name":"invitation-of-an-owner","value":{"result":"error","msg":"Must be an organization owner","code":"UNAUTHORIZED_PRINCIPAL"}};
const shared82 = {"name":"invitation-revoked","value":{"result":"success","msg":""}};
const shared83 = {"name":"invitation-resent","value":{"result":"success","msg":""}};
const shared84 = [{"status":400,"code":"BAD_REQUEST"},{"status":400,"code":"UNAUTHORIZED_PRINCIPAL"},{"status":400},{"status":401},{"status":403},{"status":405},{"status":429}];
const shared85 = [{"status":400,"code":"BAD_REQUEST"},{"status":400,"code":"UNAUTHORIZED_PRINCIPAL"},{"status":400},{"status":401},{"status":403},{"status":405},{"status":429,"code":"RATE_LIMIT_HIT"}];
const shared86 = [{"status":400,"code":"BAD_REQUEST"},{"status":400,"code":"UNAUTHORIZED_PRINCIPAL"},{"status":400,"code":"INVITATION_FAILED"},{"status":401,"code":"UNAUTHORIZED"},{"status":405},{"status":429,"code":"RATE_LIMIT_HIT"}];
const shared87 = judgingEach(["pattern","url_format_string"], { pattern: check0, url_format_string: check0 });
const shared88 = {"name":"linkifier-created","value":{"result":"success","msg":"","id":4}};
const shared89 = {"name":"missing-parameter","value":{"result":"error","msg":"Missing 'pattern' argument","code":"REQUEST_VARIABLE_MISSING","var_name":"pattern"}};
const shared90 = {"name":"blank-pattern","value":{"result":"error","msg":"This field cannot be blank.","code":"BAD_REQUEST","errors":{"pattern":["This field cannot be blank."]}}};
const shared91 = [{"name":"pattern","in":"form","isPlainText":true},{"name":"url_format_string","in":"form","isPlainText":true}];
const shared92 = [{"status":400,"code":"REQUEST_VARIABLE_MISSING"},{"status":400,"code":"BAD_REQUEST"},{"status":400,"code":"UNAUTHORIZED_PRINCIPAL"},{"status":401},{"status":403},{"status":405},{"status":429}];
const shared93 = [{"status":400,"code":"REQUEST_VARIABLE_MISSING"},{"status":400,"code":"BAD_REQUEST"},{"status":400,"code":"UNAUTHORIZED_PRINCIPAL"},{"status":401},{"status":403},{"status":405},{"status":429,"code":"RATE_LIMIT_HIT"}];
const shared94 = [{"status":400,"code":"REQUEST_VARIABLE_MISSING"},{"status":400,"code":"BAD_REQUEST"},{"status":400,"code":"UNAUTHORIZED_PRINCIPAL"},{"status":401,"code":"UNAUTHORIZED"},{"status":405},{"status":429,"code":"RATE_LIMIT_HIT"}];
const shared95 = judgingEach(["pattern","url_template"], { pattern: check0, url_template: check0 });
const shared96 = [{"name":"pattern","in":"form","isPlainText":true},{"name":"url_template","in":"form","isPlainText":true}];
const shared97 = judgingEach(["pattern","url_template"], { pattern: check0, url_template: check0, example_input: check0, reverse_template: check0 });
const shared98 = [{"name":"pattern","in":"form","isPlainText":true},{"name":"url_template","in":"form","isPlainText":true},{"name":"example_input","in":"form","isPlainText":true},{"name":"reverse_template","in":"form","isPlainText":true}];
const shared99 = judgingEach(["pattern","url_template"], { pattern: check0, url_template: check0, example_input: check0, reverse_template: check0, alternative_url_templates: check9 });
const shared100 = {"name":"not-json","value":{"result":"error","msg":"alternative_url_templates is not valid JSON","code":"BAD_REQUEST"}};
const shared101 = [{"name":"pattern","in":"form","isPlainText":true},{"name":"url_template","in":"form","isPlainText":true},{"name":"example_input","in":"form","isPlainText":true},{"name":"reverse_template","in":"form","isPlainText":true},{"name":"alternative_url_templates","in":"form","isPlainText":false}];
const shared102 = judgingEach(["filter_id"], { filter_id: check1 });
const shared103 = {"name":"linkifier-deleted","value":{"result":"success","msg":""}};
const shared104 = {"name":"no-such-linkifier","value":{"result":"error","msg":"Linkifier not found.","code":"BAD_REQUEST"}};
const shared105 = [{"name":"filter_id","in":"path","isPlainText":false}];
const shared106 = judgingEach([], { event_types: check9, client_capabilities: check10, fetch_event_types: check9, narrow: check11, all_public_streams: check2, apply_markdown: check2, client_gravatar: check2, slim_presence: check2, include_subscribers: check12 });
const shared107 = {"name":"queue-registered","value":{"result":"success","msg":"","zulip_version":"12.0","queue_id":"fb67bf8a-c031-47cc-84cf-ed80accacda8","last_event_id":-1}};
const shared108 = {"name":"not-a-list","value":{"result":"error","msg":"event_types is not a list","code":"BAD_REQUEST"}};
const shared109 = [{"name":"event_types","in":"form","isPlainText":false},{"name":"client_capabilities","in":"form","isPlainText":false},{"name":"fetch_event_types","in":"form","isPlainText":false},{"name":"narrow","in":"form","isPlainText":false},{"name":"all_public_streams","in":"form","isPlainText":false},{"name":"apply_markdown","in":"form","isPlainText":false},{"name":"client_gravatar","in":"form","isPlainText":false},{"name":"slim_presence","in":"form","isPlainText":false},{"name":"include_subscribers","in":"form","isPlainText":true}];
const shared110 = {"name":"queue-registered","value":{"result":"success","msg":"","zulip_version":"12.0","zulip_feature_level":481,"queue_id":"fb67bf8a-c031-47cc-84cf-ed80accacda8","last_event_id":-1}};
const shared111 = {"name":"queue-registered","value":{"result":"success","msg":"","zulip_version":"12.0","zulip_feature_level":481,"queue_id":"fb67bf8a-c031-47cc-84cf-ed80accacda8","last_event_id":-1,"event_queue_longpoll_timeout_seconds":90}};
const shared112 = {"name":"queue-registered","value":{"result":"success","msg":"","zulip_version":"12.0","zulip_feature_level":481,"zulip_merge_base":"12.0","queue_id":"fb67bf8a-c031-47cc-84cf-ed80accacda8","last_event_id":-1,"event_queue_longpoll_timeout_seconds":90}};
const shared113 = judgingEach([], { event_types: check9, client_capabilities: check13, fetch_event_types: check9, narrow: check11, all_public_streams: check2, apply_markdown: check2, client_gravatar: check2, slim_presence: check2, include_subscribers: check12 });
const shared114 = judgingEach([], { event_types: check9, client_capabilities: check13, fetch_event_types: check9, narrow: check11, all_public_streams: check2, apply_markdown: check2, client_gravatar: check2, slim_presence: check2, include_subscribers: check12, presence_history_limit_days: check1 });
const shared115 = [{"name":"event_types","in":"form","isPlainText":false},{"name":"client_capabilities","in":"form","isPlainText":false},{"name":"fetch_event_types","in":"form","isPlainText":false},{"name":"narrow","in":"form","isPlainText":false},{"name":"all_public_streams","in":"form","isPlainText":false},{"name":"apply_markdown","in":"form","isPlainText":false},{"name":"client_gravatar","in":"form","isPlainText":false},{"name":"slim_presence","in":"form","isPlainText":false},{"name":"include_subscribers","in":"form","isPlainText":true},{"name":"presence_history_limit_days","in":"form","isPlainText":false}];
const shared116 = judgingEach([], { event_types: check9, client_capabilities: check13, fetch_event_types: check9, narrow: check11, all_public_streams: check2, apply_markdown: check2, client_gravatar: check2, slim_presence: check2, include_subscribers: check14, presence_history_limit_days: check1 });
const shared117 = judgingEach([], { event_types: check9, client_capabilities: check13, fetch_event_types: check9, narrow: check11, all_public_streams: check2, apply_markdown: check2, client_gravatar: check2, slim_presence: check2, include_subscribers: check14, presence_history_limit_days: check1, idle_queue_timeout: check15 });
const shared118 = {"name":"queue-registered","value":{"result":"success","msg":"","zulip_version":"12.0","zulip_feature_level":481,"zulip_merge_base":"12.0","queue_id":"fb67bf8a-c031-47cc-84cf-ed80accacda8","last_event_id":-1,"event_queue_longpoll_timeout_seconds":90,"idle_queue_timeout_secs":600}};
const shared119 = [{"name":"event_types","in":"form","isPlainText":false},{"name":"client_capabilities","in":"form","isPlainText":false},{"name":"fetch_event_types","in":"form","isPlainText":false},{"name":"narrow","in":"form","isPlainText":false},{"name":"all_public_streams","in":"form","isPlainText":false},{"name":"apply_markdown","in":"form","isPlainText":false},{"name":"client_gravatar","in":"form","isPlainText":false},{"name":"slim_presence","in":"form","isPlainText":false},{"name":"include_subscribers","in":"form","isPlainText":true},{"name":"presence_history_limit_days","in":"form","isPlainText":false},{"name":"idle_queue_timeout","in":"form","isPlainText":false}];
const shared120 = {"name":"administrator","value":{"result":"success","msg":"","user_id":9,"full_name":"Iago","email":"iago@example.com","delivery_email":"iago@example.com","is_bot":false,"is_admin":true,"avatar_url":"https://chat.example.com/avatar/9","profile_data":{"4":{"value":"ensign"}},"max_message_id":30,"pointer":-1}};
const shared121 = {"name":"administrator","value":{"result":"success","msg":"","user_id":9,"full_name":"Iago","email":"iago@example.com","delivery_email":"iago@example.com","is_bot":false,"is_admin":true,"is_owner":false,"avatar_url":"https://chat.example.com/avatar/9","profile_data":{"4":{"value":"ensign"}},"max_message_id":30,"pointer":-1}};
const shared122 = {"name":"administrator","value":{"result":"success","msg":"","user_id":9,"full_name":"Iago","email":"iago@example.com","delivery_email":"iago@example.com","is_bot":false,"is_admin":true,"is_owner":false,"is_guest":false,"is_active":true,"timezone":"Europe/Rome","date_joined":"2024-03-16T16:30:54+00:00","avatar_url":"https://chat.example.com/avatar/9","avatar_version":1,"profile_data":{"4":{"value":"ensign"}},"max_message_id":30,"pointer":-1}};
const shared123 = {"name":"administrator","value":{"result":"success","msg":"","user_id":9,"full_name":"Iago","email":"iago@example.com","delivery_email":"iago@example.com","is_bot":false,"is_admin":true,"is_owner":false,"is_guest":false,"is_active":true,"timezone":"Europe/Rome","date_joined":"2024-03-16T16:30:54+00:00","avatar_url":"https://chat.example.com/avatar/9","avatar_version":1,"profile_data":{"4":{"value":"ensign"}},"max_message_id":30}};
const shared124 = {"name":"administrator","value":{"result":"success","msg":"","user_id":9,"full_name":"Iago","email":"iago@example.com","delivery_email":"iago@example.com","is_bot":false,"is_admin":true,"is_owner":false,"is_guest":false,"role":200,"is_active":true,"timezone":"Europe/Rome","date_joined":"2024-03-16T16:30:54+00:00","avatar_url":"https://chat.example.com/avatar/9","avatar_version":1,"profile_data":{"4":{"value":"ensign"}},"max_message_id":30}};
const shared125 = {"name":"administrator","value":{"result":"success","msg":"","user_id":9,"full_name":"Iago","email":"iago@example.com","delivery_email":"iago@example.com","is_bot":false,"is_admin":true,"is_owner":false,"is_guest":false,"is_billing_admin":false,"role":200,"is_active":true,"timezone":"Europe/Rome","date_joined":"2024-03-16T16:30:54+00:00","avatar_url":"https://chat.example.com/avatar/9","avatar_version":1,"profile_data":{"4":{"value":"ensign"}},"max_message_id":30}};
const shared126 = {"name":"administrator","value":{"result":"success","msg":"","user_id":9,"full_name":"Iago","email":"iago@example.com","delivery_email":"iago@example.com","is_bot":false,"is_admin":true,"is_owner":false,"is_guest":false,"role":200,"is_active":true,"is_imported_stub":false,"timezone":"Europe/Rome","date_joined":"2024-03-16T16:30:54+00:00","avatar_url":"https://chat.example.com/avatar/9","avatar_version":1,"profile_data":{"4":{"value":"ensign"}},"max_message_id":30}};
const shared127 = {"name":"server","value":{"result":"success","msg":"","zulip_version":"12.0","realm_uri":"https://chat.example.com"}};
const shared128 = [{"status":405}];
const shared129 = {"name":"server","value":{"result":"success","msg":"","zulip_version":"12.0","zulip_feature_level":481,"realm_uri":"https://chat.example.com"}};
const shared130 = {"name":"server","value":{"result":"success","msg":"","zulip_version":"12.0","zulip_feature_level":481,"zulip_merge_base":"12.0","realm_uri":"https://chat.example.com"}};
const shared131 = {"name":"server","value":{"result":"success","msg":"","zulip_version":"12.0","zulip_feature_level":481,"zulip_merge_base":"12.0","realm_uri":"https://chat.example.com","realm_url":"https://chat.example.com"}};
const shared132 = {"name":"linkifiers","value":{"result":"success","msg":"","linkifiers":[{"id":1,"pattern":"#(?P<id>[0-9]+)","url_format":"https://github.com/example/main/issues/%(id)s"},{"id":2,"pattern":"(?P<commit>[0-9a-f]{40})","url_format":"https://github.com/example/main/commit/%(commit)s"},{"id":3,"pattern":"#zulip-(?P<id>[0-9]+)","url_format":"https://github.com/example/zulip/issues/%(id)s"}]}};
const shared133 = {"name":"linkifiers","value":{"result":"success","msg":"","linkifiers":[{"id":1,"pattern":"#(?P<id>[0-9]+)","url_template":"https://github.com/example/main/issues/{id}"},{"id":2,"pattern":"(?P<commit>[0-9a-f]{40})","url_template":"https://github.com/example/main/commit/{commit}"},{"id":3,"pattern":"#zulip-(?P<id>[0-9]+)","url_template":"https://github.com/example/zulip/issues/{id}"}]}};
const shared134 = {"name":"linkifiers","value":{"result":"success","msg":"","linkifiers":[{"id":1,"pattern":"#(?P<id>[0-9]+)","url_template":"https://github.com/example/main/issues/{id}","example_input":"#123","reverse_template":"#{id}"},{"id":2,"pattern":"(?P<commit>[0-9a-f]{40})","url_template":"https://github.com/example/main/commit/{commit}","example_input":null,"reverse_template":null},{"id":3,"pattern":"#zulip-(?P<id>[0-9]+)","url_template":"https://github.com/example/zulip/issues/{id}","example_input":"#zulip-123","reverse_template":"#zulip-{id}"}]}};
const shared135 = {"name":"linkifiers","value":{"result":"success","msg":"","linkifiers":[{"id":1,"pattern":"#(?P<id>[0-9]+)","url_template":"https://github.com/example/main/issues/{id}","example_input":"#123","reverse_template":"#{id}","alternative_url_templates":[]},{"id":2,"pattern":"(?P<commit>[0-9a-f]{40})","url_template":"https://github.com/example/main/commit/{commit}","example_input":null,"reverse_template":null,"alternative_url_templates":[]},{"id":3,"pattern":"#zulip-(?P<id>[0-9]+)","url_template":"https://github.com/example/zulip/issues/{id}","example_input":"#zulip-123","reverse_template":"#zulip-{id}","alternative_url_templates":[]}]}};
const shared136 = judgingEach(["filter_id","pattern","url_format_string"], { filter_id: check1, pattern: check0, url_format_string: check0 });
const shared137 = {"name":"linkifier-edited","value":{"result":"success","msg":""}};
const shared138 = [{"name":"filter_id","in":"path","isPlainText":false},{"name":"pattern","in":"form","isPlainText":true},{"name":"url_format_string","in":"form","isPlainText":true}];
const shared139 = judgingEach(["filter_id","pattern","url_template"], { filter_id: check1, pattern: check0, url_template: check0 });
const shared140 = [{"name":"filter_id","in":"path","isPlainText":false},{"name":"pattern","in":"form","isPlainText":true},{"name":"url_template","in":"form","isPlainText":true}];
const shared141 = judgingEach(["filter_id","pattern","url_template"], { filter_id: check1, pattern: check0, url_template: check0, example_input: check0, reverse_template: check0 });
const shared142 = [{"name":"filter_id","in":"path","isPlainText":false},{"name":"pattern","in":"form","isPlainText":true},{"name":"url_template","in":"form","isPlainText":true},{"name":"example_input","in":"form","isPlainText":true},{"name":"reverse_template","in":"form","isPlainText":true}];
const shared143 = judgingEach(["filter_id","pattern","url_template"], { filter_id: check1, pattern: check0, url_template: check0, example_input: check0, reverse_template: check0, alternative_url_templates: check9 });
const shared144 = [{"name":"filter_id","in":"path","isPlainText":false},{"name":"pattern","in":"form","isPlainText":true},{"name":"url_template","in":"form","isPlainText":true},{"name":"example_input","in":"form","isPlainText":true},{"name":"reverse_template","in":"form","isPlainText":true},{"name":"alternative_url_templates","in":"form","isPlainText":false}];
const shared145 = {"name":"drafts","value":{"result":"success","msg":"","count":2,"drafts":[{"id":17,"type":"stream","to":[7],"topic":"release notes","content":"Patterns for links: the order counts","timestamp":1757408460},{"id":18,"type":"private","to":[9,12],"topic":"","content":"Shall we meet on Thursday?","timestamp":1757408520}]}};
const shared146 = {"name":"synchronization-disabled","value":{"result":"error","msg":"User has disabled synchronizing drafts.","code":"BAD_REQUEST"}};
const shared147 = judgingEach(["drafts"], { drafts: check16 });
const shared148 = {"name":"drafts-saved","value":{"result":"success","msg":"","ids":[17,18]}};
const shared149 = {"name":"missing-parameter","value":{"result":"error","msg":"Missing 'drafts' argument","code":"REQUEST_VARIABLE_MISSING","var_name":"drafts"}};
const shared150 = {"name":"not-json","value":{"result":"error","msg":"drafts is not valid JSON","code":"BAD_REQUEST"}};
const shared151 = [{"name":"drafts","in":"form","isPlainText":false}];
const shared152 = [{"status":400,"code":"REQUEST_VARIABLE_MISSING"},{"status":400,"code":"BAD_REQUEST"},{"status":401,"code":"UNAUTHORIZED"},{"status":405},{"status":429,"code":"RATE_LIMIT_HIT"}];
const shared153 = judgingEach(["draft_id"], { draft_id: check1 });
const shared154 = {"name":"draft-deleted","value":{"result":"success","msg":""}};
const shared155 = {"name":"no-such-draft","value":{"result":"error","msg":"Draft does not exist","code":"BAD_REQUEST"}};
const shared156 = [{"name":"draft_id","in":"path","isPlainText":false}];
const shared157 = [{"status":400,"code":"BAD_REQUEST"},{"status":401,"code":"UNAUTHORIZED"},{"status":404,"code":"BAD_REQUEST"},{"status":405},{"status":429,"code":"RATE_LIMIT_HIT"}];
const shared158 = judgingEach(["draft_id","draft"], { draft_id: check1, draft: check17 });
const shared159 = {"name":"draft-edited","value":{"result":"success","msg":""}};
const shared160 = {"name":"missing-parameter","value":{"result":"error","msg":"Missing 'draft' argument","code":"REQUEST_VARIABLE_MISSING","var_name":"draft"}};
const shared161 = {"name":"not-an-object","value":{"result":"error","msg":"draft is not a dict","code":"BAD_REQUEST"}};
const shared162 = [{"name":"draft_id","in":"path","isPlainText":false},{"name":"draft","in":"form","isPlainText":false}];
const shared163 = [{"status":400,"code":"REQUEST_VARIABLE_MISSING"},{"status":400,"code":"BAD_REQUEST"},{"status":401,"code":"UNAUTHORIZED"},{"status":404,"code":"BAD_REQUEST"},{"status":405},{"status":429,"code":"RATE_LIMIT_HIT"}];
const shared164 = judgingEach(["ordered_linkifier_ids"], { ordered_linkifier_ids: check4 });
const shared165 = {"name":"linkifiers-reordered","value":{"result":"success","msg":""}};
const shared166 = {"name":"missing-parameter","value":{"result":"error","msg":"Missing 'ordered_linkifier_ids' argument","code":"REQUEST_VARIABLE_MISSING","var_name":"ordered_linkifier_ids"}};
const shared167 = {"name":"not-json","value":{"result":"error","msg":"ordered_linkifier_ids is not valid JSON","code":"BAD_REQUEST"}};
const shared168 = [{"name":"ordered_linkifier_ids","in":"form","isPlainText":false}];

export const servedOperations = [
  { since: 0, until: 36, id: "getEvents", method: "GET", path: "/api/v1/events", isAuthenticated: true, success: [200], arguments: shared8, errors: shared9, examples: { "200": shared1, "400": shared2, BAD_EVENT_QUEUE_ID: shared3, "401": shared4, "403": shared5, "405": shared6, "429": shared7 }, check: shared0 },
  { since: 36, until: 76, id: "getEvents", method: "GET", path: "/api/v1/events", isAuthenticated: true, success: [200], arguments: shared8, errors: shared11, examples: { "200": shared1, "400": shared2, BAD_EVENT_QUEUE_ID: shared3, "401": shared4, "403": shared5, "405": shared6, "429": shared10 }, check: shared0 },
  { since: 76, until: 87, id: "getEvents", method: "GET", path: "/api/v1/events", isAuthenticated: true, success: [200], arguments: shared8, errors: shared13, examples: { "200": shared1, "400": shared2, BAD_EVENT_QUEUE_ID: shared3, "401": shared12, "405": shared6, "429": shared10 }, check: shared0 },
  { since: 87, until: Infinity, id: "getEvents", method: "GET", path: "/api/v1/events", isAuthenticated: true, success: [200], arguments: shared8, errors: shared13, examples: { "200": shared14, "400": shared2, BAD_EVENT_QUEUE_ID: shared3, "401": shared12, "405": shared6, "429": shared10 }, check: shared0 },
  { since: 0, until: 36, id: "deleteEventQueue", method: "DELETE", path: "/api/v1/events", isAuthenticated: true, success: [200], arguments: shared19, errors: shared20, examples: { "200": shared16, "400": shared17, BAD_EVENT_QUEUE_ID: shared3, BAD_REQUEST: shared18, "401": shared4, "403": shared5, "405": shared6, "429": shared7 }, check: shared15 },
  { since: 36, until: 76, id: "deleteEventQueue", method: "DELETE", path: "/api/v1/events", isAuthenticated: true, success: [200], arguments: shared19, errors: shared21, examples: { "200": shared16, "400": shared17, BAD_EVENT_QUEUE_ID: shared3, BAD_REQUEST: shared18, "401": shared4, "403": shared5, "405": shared6, "429": shared10 }, check: shared15 },
  { since: 76, until: Infinity, id: "deleteEventQueue", method: "DELETE", path: "/api/v1/events", isAuthenticated: true, success: [200], arguments: shared19, errors: shared22, examples: { "200": shared16, "400": shared17, BAD_EVENT_QUEUE_ID: shared3, BAD_REQUEST: shared18, "401": shared12, "405": shared6, "429": shared10 }, check: shared15 },
  { since: 0, until: 22, id: "listInvitations", method: "GET", path: "/api/v1/invites", isAuthenticated: true, success: [200], arguments: shared26, errors: shared27, examples: { "200": shared24, "400": shared25, "401": shared4, "403": shared5, "405": shared6, "429": shared7 }, check: shared23 },
  { since: 22, until: 36, id: "listInvitations", method: "GET", path: "/api/v1/invites", isAuthenticated: true, success: [200], arguments: shared26, errors: shared27, examples: { "200": shared28, "400": shared25, "401": shared4, "403": shared5, "405": shared6, "429": shared7 }, check: shared23 },
  { since: 36, until: 76, id: "listInvitations", method: "GET", path: "/api/v1/invites", isAuthenticated: true, success: [200], arguments: shared26, errors: shared29, examples: { "200": shared28, "400": shared25, "401": shared4, "403": shared5, "405": shared6, "429": shared10 }, check: shared23 },
  { since: 76, until: 267, id: "listInvitations", method: "GET", path: "/api/v1/invites", isAuthenticated: true, success: [200], arguments: shared26, errors: shared30, examples: { "200": shared28, "400": shared25, "401": shared12, "405": shared6, "429": shared10 }, check: shared23 },
  { since: 267, until: Infinity, id: "listInvitations", method: "GET", path: "/api/v1/invites", isAuthenticated: true, success: [200], arguments: shared26, errors: shared30, examples: { "200": shared31, "400": shared25, "401": shared12, "405": shared6, "429": shared10 }, check: shared23 },
  { since: 0, until: 20, id: "sendInvitations", method: "POST", path: "/api/v1/invites", isAuthenticated: true, success: [200], arguments: shared36, errors: shared37, examples: { "200": shared33, "400": shared34, BAD_REQUEST: shared35, "401": shared4, "403": shared5, "405": shared6, "429": shared7 }, check: shared32 },
  { since: 20, until: 36, id: "sendInvitations", method: "POST", path: "/api/v1/invites", isAuthenticated: true, success: [200], arguments: shared36, errors: shared37, examples: { "200": shared33, "400": shared34, BAD_REQUEST: shared35, UNAUTHORIZED_PRINCIPAL: shared39, "401": shared4, "403": shared5, "405": shared6, "429": shared7 }, check: shared38 },
  { since: 36, until: 61, id: "sendInvitations", method: "POST", path: "/api/v1/invites", isAuthenticated: true, success: [200], arguments: shared36, errors: shared40, examples: { "200": shared33, "400": shared34, BAD_REQUEST: shared35, UNAUTHORIZED_PRINCIPAL: shared39, "401": shared4, "403": shared5, "405": shared6, "429": shared10 }, check: shared38 },
  { since: 61, until: 76, id: "sendInvitations", method: "POST", path: "/api/v1/invites", isAuthenticated: true, success: [200], arguments: shared36, errors: shared40, examples: { "200": shared33, "400": shared34, BAD_REQUEST: shared35, UNAUTHORIZED_PRINCIPAL: shared39, "401": shared4, "403": shared5, "405": shared6, "429": shared10 }, check: shared41 },
  { since: 76, until: 96, id: "sendInvitations", method: "POST", path: "/api/v1/invites", isAuthenticated: true, success: [200], arguments: shared36, errors: shared43, examples: { "200": shared33, "400": shared34, BAD_REQUEST: shared35, UNAUTHORIZED_PRINCIPAL: shared39, INVITATION_FAILED: shared42, "401": shared12, "405": shared6, "429": shared10 }, check: shared41 },
  { since: 96, until: 117, id: "sendInvitations", method: "POST", path: "/api/v1/invites", isAuthenticated: true, success: [200], arguments: shared45, errors: shared43, examples: { "200": shared33, "400": shared34, BAD_REQUEST: shared35, UNAUTHORIZED_PRINCIPAL: shared39, INVITATION_FAILED: shared42, "401": shared12, "405": shared6, "429": shared10 }, check: shared44 },
  { since: 117, until: 126, id: "sendInvitations", method: "POST", path: "/api/v1/invites", isAuthenticated: true, success: [200], arguments: shared45, errors: shared43, examples: { "200": shared33, "400": shared34, BAD_REQUEST: shared35, UNAUTHORIZED_PRINCIPAL: shared39, INVITATION_FAILED: shared42, "401": shared12, "405": shared6, "429": shared10 }, check: shared46 },
  { since: 126, until: 261, id: "sendInvitations", method: "POST", path: "/api/v1/invites", isAuthenticated: true, success: [200], arguments: shared48, errors: shared43, examples: { "200": shared33, "400": shared34, BAD_REQUEST: shared35, UNAUTHORIZED_PRINCIPAL: shared39, INVITATION_FAILED: shared42, "401": shared12, "405": shared6, "429": shared10 }, check: shared47 },
  { since: 261, until: 267, id: "sendInvitations", method: "POST", path: "/api/v1/invites", isAuthenticated: true, success: [200], arguments: shared50, errors: shared43, examples: { "200": shared33, "400": shared34, BAD_REQUEST: shared35, UNAUTHORIZED_PRINCIPAL: shared39, INVITATION_FAILED: shared42, "401": shared12, "405": shared6, "429": shared10 }, check: shared49 },
  { since: 267, until: 322, id: "sendInvitations", method: "POST", path: "/api/v1/invites", isAuthenticated: true, success: [200], arguments: shared52, errors: shared43, examples: { "200": shared33, "400": shared34, BAD_REQUEST: shared35, UNAUTHORIZED_PRINCIPAL: shared39, INVITATION_FAILED: shared42, "401": shared12, "405": shared6, "429": shared10 }, check: shared51 },
  { since: 322, until: 416, id: "sendInvitations", method: "POST", path: "/api/v1/invites", isAuthenticated: true, success: [200], arguments: shared54, errors: shared43, examples: { "200": shared33, "400": shared34, BAD_REQUEST: shared35, UNAUTHORIZED_PRINCIPAL: shared39, INVITATION_FAILED: shared42, "401": shared12, "405": shared6, "429": shared10 }, check: shared53 },
  { since: 416, until: Infinity, id: "sendInvitations", method: "POST", path: "/api/v1/invites", isAuthenticated: true, success: [200], arguments: shared56, errors: shared43, examples: { "200": shared33, "400": shared34, BAD_REQUEST: shared35, UNAUTHORIZED_PRINCIPAL: shared39, INVITATION_FAILED: shared42, "401": shared12, "405": shared6, "429": shared10 }, check: shared55 },
  { since: 0, until: 20, id: "createInvitationLink", method: "POST", path: "/api/v1/invites/multiuse", isAuthenticated: true, success: [200], arguments: shared60, errors: shared61, examples: { "200": shared58, "400": shared35, UNAUTHORIZED_PRINCIPAL: shared59, "401": shared4, "403": shared5, "405": shared6, "429": shared7 }, check: shared57 },
  { since: 20, until: 36, id: "createInvitationLink", method: "POST", path: "/api/v1/invites/multiuse", isAuthenticated: true, success: [200], arguments: shared60, errors: shared61, examples: { "200": shared58, "400": shared35, UNAUTHORIZED_PRINCIPAL: shared59, "401": shared4, "403": shared5, "405": shared6, "429": shared7 }, check: shared62 },
  { since: 36, until: 61, id: "createInvitationLink", method: "POST", path: "/api/v1/invites/multiuse", isAuthenticated: true, success: [200], arguments: shared60, errors: shared63, examples: { "200": shared58, "400": shared35, UNAUTHORIZED_PRINCIPAL: shared59, "401": shared4, "403": shared5, "405": shared6, "429": shared10 }, check: shared62 },
  { since: 61, until: 76, id: "createInvitationLink", method: "POST", path: "/api/v1/invites/multiuse", isAuthenticated: true, success: [200], arguments: shared60, errors: shared63, examples: { "200": shared58, "400": shared35, UNAUTHORIZED_PRINCIPAL: shared59, "401": shared4, "403": shared5, "405": shared6, "429": shared10 }, check: shared64 },
  { since: 76, until: 96, id: "createInvitationLink", method: "POST", path: "/api/v1/invites/multiuse", isAuthenticated: true, success: [200], arguments: shared60, errors: shared65, examples: { "200": shared58, "400": shared35, UNAUTHORIZED_PRINCIPAL: shared59, "401": shared12, "405": shared6, "429": shared10 }, check: shared64 },
  { since: 96, until: 117, id: "createInvitationLink", method: "POST", path: "/api/v1/invites/multiuse", isAuthenticated: true, success: [200], arguments: shared67, errors: shared65, examples: { "200": shared58, "400": shared35, UNAUTHORIZED_PRINCIPAL: shared59, "401": shared12, "405": shared6, "429": shared10 }, check: shared66 },
  { since: 117, until: 126, id: "createInvitationLink", method: "POST", path: "/api/v1/invites/multiuse", isAuthenticated: true, success: [200], arguments: shared67, errors: shared65, examples: { "200": shared58, "400": shared35, UNAUTHORIZED_PRINCIPAL: shared59, "401": shared12, "405": shared6, "429": shared10 }, check: shared68 },
  { since: 126, until: 209, id: "createInvitationLink", method: "POST", path: "/api/v1/invites/multiuse", isAuthenticated: true, success: [200], arguments: shared70, errors: shared65, examples: { "200": shared58, "400": shared35, UNAUTHORIZED_PRINCIPAL: shared59, "401": shared12, "405": shared6, "429": shared10 }, check: shared69 },
  { since: 209, until: 261, id: "createInvitationLink", method: "POST", path: "/api/v1/invites/multiuse", isAuthenticated: true, success: [200], arguments: shared70, errors: shared65, examples: { "200": shared58, "400": shared35, UNAUTHORIZED_PRINCIPAL: shared39, "401": shared12, "405": shared6, "429": shared10 }, check: shared69 },
  { since: 261, until: 322, id: "createInvitationLink", method: "POST", path: "/api/v1/invites/multiuse", isAuthenticated: true, success: [200], arguments: shared72, errors: shared65, examples: { "200": shared58, "400": shared35, UNAUTHORIZED_PRINCIPAL: shared39, "401": shared12, "405": shared6, "429": shared10 }, check: shared71 },
  { since: 322, until: 416, id: "createInvitationLink", method: "POST", path: "/api/v1/invites/multiuse", isAuthenticated: true, success: [200], arguments: shared74, errors: shared65, examples: { "200": shared58, "400": shared35, UNAUTHORIZED_PRINCIPAL: shared39, "401": shared12, "405": shared6, "429": shared10 }, check: shared73 },
  { since: 416, until: Infinity, id: "createInvitationLink", method: "POST", path: "/api/v1/invites/multiuse", isAuthenticated: true, success: [200], arguments: shared76, errors: shared65, examples: { "200": shared58, "400": shared35, UNAUTHORIZED_PRINCIPAL: shared39, "401": shared12, "405": shared6, "429": shared10 }, check: shared75 },
  { since: 0, until: 36, id: "revokeInvitationLink", method: "DELETE", path: "/api/v1/invites/multiuse/{invite_id}", isAuthenticated: true, success: [200], arguments: shared80, errors: shared61, examples: { "200": shared78, "400": shared79, UNAUTHORIZED_PRINCIPAL: shared59, "401": shared4, "403": shared5, "405": shared6, "429": shared7 }, check: shared77 },
  { since: 36, until: 76, id: "revokeInvitationLink", method: "DELETE", path: "/api/v1/invites/multiuse/{invite_id}", isAuthenticated: true, success: [200], arguments: shared80, errors: shared63, examples: { "200": shared78, "400": shared79, UNAUTHORIZED_PRINCIPAL: shared59, "401": shared4, "403": shared5, "405": shared6, "429": shared10 }, check: shared77 },
  { since: 76, until: 209, id: "revokeInvitationLink", method: "DELETE", path: "/api/v1/invites/multiuse/{invite_id}", isAuthenticated: true, success: [200], arguments: shared80, errors: shared65, examples: { "200": shared78, "400": shared79, UNAUTHORIZED_PRINCIPAL: shared59, "401": shared12, "405": shared6, "429": shared10 }, check: shared77 },
  { since: 209, until: Infinity, id: "revokeInvitationLink", method: "DELETE", path: "/api/v1/invites/multiuse/{invite_id}", isAuthenticated: true, success: [200], arguments: shared80, errors: shared65, examples: { "200": shared78, "400": shared79, UNAUTHORIZED_PRINCIPAL: shared81, "401": shared12, "405": shared6, "429": shared10 }, check: shared77 },
  { since: 0, until: 36, id: "revokeInvitation", method: "DELETE", path: "/api/v1/invites/{invite_id}", isAuthenticated: true, success: [200], arguments: shared80, errors: shared61, examples: { "200": shared82, "400": shared79, UNAUTHORIZED_PRINCIPAL: shared81, "401": shared4, "403": shared5, "405": shared6, "429": shared7 }, check: shared77 },
  { since: 36, until: 76, id: "revokeInvitation", method: "DELETE", path: "/api/v1/invites/{invite_id}", isAuthenticated: true, success: [200], arguments: shared80, errors: shared63, examples: { "200": shared82, "400": shared79, UNAUTHORIZED_PRINCIPAL: shared81, "401": shared4, "403": shared5, "405": shared6, "429": shared10 }, check: shared77 },
  { since: 76, until: Infinity, id: "revokeInvitation", method: "DELETE", path: "/api/v1/invites/{invite_id}", isAuthenticated: true, success: [200], arguments: shared80, errors: shared65, examples: { "200": shared82, "400": shared79, UNAUTHORIZED_PRINCIPAL: shared81, "401": shared12, "405": shared6, "429": shared10 }, check: shared77 },
  { since: 0, until: 36, id: "resendInvitation", method: "POST", path: "/api/v1/invites/{invite_id}/resend", isAuthenticated: true, success: [200], arguments: shared80, errors: shared84, examples: { "200": shared83, "400": shared79, UNAUTHORIZED_PRINCIPAL: shared81, "401": shared4, "403": shared5, "405": shared6, "429": shared7 }, check: shared77 },
  { since: 36, until: 76, id: "resendInvitation", method: "POST", path: "/api/v1/invites/{invite_id}/resend", isAuthenticated: true, success: [200], arguments: shared80, errors: shared85, examples: { "200": shared83, "400": shared79, UNAUTHORIZED_PRINCIPAL: shared81, "401": shared4, "403": shared5, "405": shared6, "429": shared10 }, check: shared77 },
  { since: 76, until: Infinity, id: "resendInvitation", method: "POST", path: "/api/v1/invites/{invite_id}/resend", isAuthenticated: true, success: [200], arguments: shared80, errors: shared86, examples: { "200": shared83, "400": shared79, UNAUTHORIZED_PRINCIPAL: shared81, "401": shared12, "405": shared6, "429": shared10 }, check: shared77 },
  { since: 0, until: 36, id: "createLinkifier", method: "POST", path: "/api/v1/realm/filters", isAuthenticated: true, success: [200], arguments: shared91, errors: shared92, examples: { "200": shared88, "400": shared89, BAD_REQUEST: shared90, UNAUTHORIZED_PRINCIPAL: shared59, "401": shared4, "403": shared5, "405": shared6, "429": shared7 }, check: shared87 },
  { since: 36, until: 76, id: "createLinkifier", method: "POST", path: "/api/v1/realm/filters", isAuthenticated: true, success: [200], arguments: shared91, errors: shared93, examples: { "200": shared88, "400": shared89, BAD_REQUEST: shared90, UNAUTHORIZED_PRINCIPAL: shared59, "401": shared4, "403": shared5, "405": shared6, "429": shared10 }, check: shared87 },
  { since: 76, until: 176, id: "createLinkifier", method: "POST", path: "/api/v1/realm/filters", isAuthenticated: true, success: [200], arguments: shared91, errors: shared94, examples: { "200": shared88, "400": shared89, BAD_REQUEST: shared90, UNAUTHORIZED_PRINCIPAL: shared59, "401": shared12, "405": shared6, "429": shared10 }, check: shared87 },
  { since: 176, until: 471, id: "createLinkifier", method: "POST", path: "/api/v1/realm/filters", isAuthenticated: true, success: [200], arguments: shared96, errors: shared94, examples: { "200": shared88, "400": shared89, BAD_REQUEST: shared90, UNAUTHORIZED_PRINCIPAL: shared59, "401": shared12, "405": shared6, "429": shared10 }, check: shared95 },
  { since: 471, until: 478, id: "createLinkifier", method: "POST", path: "/api/v1/realm/filters", isAuthenticated: true, success: [200], arguments: shared98, errors: shared94, examples: { "200": shared88, "400": shared89, BAD_REQUEST: shared90, UNAUTHORIZED_PRINCIPAL: shared59, "401": shared12, "405": shared6, "429": shared10 }, check: shared97 },
  { since: 478, until: Infinity, id: "createLinkifier", method: "POST", path: "/api/v1/realm/filters", isAuthenticated: true, success: [200], arguments: shared101, errors: shared94, examples: { "200": shared88, "400": shared89, BAD_REQUEST: shared100, UNAUTHORIZED_PRINCIPAL: shared59, "401": shared12, "405": shared6, "429": shared10 }, check: shared99 },
  { since: 0, until: 36, id: "deleteLinkifier", method: "DELETE", path: "/api/v1/realm/filters/{filter_id}", isAuthenticated: true, success: [200], arguments: shared105, errors: shared61, examples: { "200": shared103, "400": shared104, UNAUTHORIZED_PRINCIPAL: shared59, "401": shared4, "403": shared5, "405": shared6, "429": shared7 }, check: shared102 },
  { since: 36, until: 76, id: "deleteLinkifier", method: "DELETE", path: "/api/v1/realm/filters/{filter_id}", isAuthenticated: true, success: [200], arguments: shared105, errors: shared63, examples: { "200": shared103, "400": shared104, UNAUTHORIZED_PRINCIPAL: shared59, "401": shared4, "403": shared5, "405": shared6, "429": shared10 }, check: shared102 },
  { since: 76, until: Infinity, id: "deleteLinkifier", method: "DELETE", path: "/api/v1/realm/filters/{filter_id}", isAuthenticated: true, success: [200], arguments: shared105, errors: shared65, examples: { "200": shared103, "400": shared104, UNAUTHORIZED_PRINCIPAL: shared59, "401": shared12, "405": shared6, "429": shared10 }, check: shared102 },
  { since: 0, until: 1, id: "registerEventQueue", method: "POST", path: "/api/v1/register", isAuthenticated: true, success: [200], arguments: shared109, errors: shared27, examples: { "200": shared107, "400": shared108, "401": shared4, "403": shared5, "405": shared6, "429": shared7 }, check: shared106 },
  { since: 1, until: 36, id: "registerEventQueue", method: "POST", path: "/api/v1/register", isAuthenticated: true, success: [200], arguments: shared109, errors: shared27, examples: { "200": shared110, "400": shared108, "401": shared4, "403": shared5, "405": shared6, "429": shared7 }, check: shared106 },
  { since: 36, until: 74, id: "registerEventQueue", method: "POST", path: "/api/v1/register", isAuthenticated: true, success: [200], arguments: shared109, errors: shared29, examples: { "200": shared110, "400": shared108, "401": shared4, "403": shared5, "405": shared6, "429": shared10 }, check: shared106 },
  { since: 74, until: 76, id: "registerEventQueue", method: "POST", path: "/api/v1/register", isAuthenticated: true, success: [200], arguments: shared109, errors: shared29, examples: { "200": shared111, "400": shared108, "401": shared4, "403": shared5, "405": shared6, "429": shared10 }, check: shared106 },
  { since: 76, until: 88, id: "registerEventQueue", method: "POST", path: "/api/v1/register", isAuthenticated: true, success: [200], arguments: shared109, errors: shared30, examples: { "200": shared111, "400": shared108, "401": shared12, "405": shared6, "429": shared10 }, check: shared106 },
  { since: 88, until: 176, id: "registerEventQueue", method: "POST", path: "/api/v1/register", isAuthenticated: true, success: [200], arguments: shared109, errors: shared30, examples: { "200": shared112, "400": shared108, "401": shared12, "405": shared6, "429": shared10 }, check: shared106 },
  { since: 176, until: 288, id: "registerEventQueue", method: "POST", path: "/api/v1/register", isAuthenticated: true, success: [200], arguments: shared109, errors: shared30, examples: { "200": shared112, "400": shared108, "401": shared12, "405": shared6, "429": shared10 }, check: shared113 },
  { since: 288, until: 412, id: "registerEventQueue", method: "POST", path: "/api/v1/register", isAuthenticated: true, success: [200], arguments: shared115, errors: shared30, examples: { "200": shared112, "400": shared108, "401": shared12, "405": shared6, "429": shared10 }, check: shared114 },
  { since: 412, until: 481, id: "registerEventQueue", method: "POST", path: "/api/v1/register", isAuthenticated: true, success: [200], arguments: shared115, errors: shared30, examples: { "200": shared112, "400": shared108, "401": shared12, "405": shared6, "429": shared10 }, check: shared116 },
  { since: 481, until: Infinity, id: "registerEventQueue", method: "POST", path: "/api/v1/register", isAuthenticated: true, success: [200], arguments: shared119, errors: shared30, examples: { "200": shared118, "400": shared108, "401": shared12, "405": shared6, "429": shared10 }, check: shared117 },
  { since: 0, until: 8, id: "getOwnUser", method: "GET", path: "/api/v1/users/me", isAuthenticated: true, success: [200], arguments: shared26, errors: shared27, examples: { "200": shared120, "400": shared18, "401": shared4, "403": shared5, "405": shared6, "429": shared7 }, check: shared23 },
  { since: 8, until: 10, id: "getOwnUser", method: "GET", path: "/api/v1/users/me", isAuthenticated: true, success: [200], arguments: shared26, errors: shared27, examples: { "200": shared121, "400": shared18, "401": shared4, "403": shared5, "405": shared6, "429": shared7 }, check: shared23 },
  { since: 10, until: 16, id: "getOwnUser", method: "GET", path: "/api/v1/users/me", isAuthenticated: true, success: [200], arguments: shared26, errors: shared27, examples: { "200": shared122, "400": shared18, "401": shared4, "403": shared5, "405": shared6, "429": shared7 }, check: shared23 },
  { since: 16, until: 36, id: "getOwnUser", method: "GET", path: "/api/v1/users/me", isAuthenticated: true, success: [200], arguments: shared26, errors: shared27, examples: { "200": shared123, "400": shared18, "401": shared4, "403": shared5, "405": shared6, "429": shared7 }, check: shared23 },
  { since: 36, until: 59, id: "getOwnUser", method: "GET", path: "/api/v1/users/me", isAuthenticated: true, success: [200], arguments: shared26, errors: shared29, examples: { "200": shared123, "400": shared18, "401": shared4, "403": shared5, "405": shared6, "429": shared10 }, check: shared23 },
  { since: 59, until: 73, id: "getOwnUser", method: "GET", path: "/api/v1/users/me", isAuthenticated: true, success: [200], arguments: shared26, errors: shared29, examples: { "200": shared124, "400": shared18, "401": shared4, "403": shared5, "405": shared6, "429": shared10 }, check: shared23 },
  { since: 73, until: 76, id: "getOwnUser", method: "GET", path: "/api/v1/users/me", isAuthenticated: true, success: [200], arguments: shared26, errors: shared29, examples: { "200": shared125, "400": shared18, "401": shared4, "403": shared5, "405": shared6, "429": shared10 }, check: shared23 },
  { since: 76, until: 363, id: "getOwnUser", method: "GET", path: "/api/v1/users/me", isAuthenticated: true, success: [200], arguments: shared26, errors: shared30, examples: { "200": shared125, "400": shared18, "401": shared12, "405": shared6, "429": shared10 }, check: shared23 },
  { since: 363, until: 433, id: "getOwnUser", method: "GET", path: "/api/v1/users/me", isAuthenticated: true, success: [200], arguments: shared26, errors: shared30, examples: { "200": shared124, "400": shared18, "401": shared12, "405": shared6, "429": shared10 }, check: shared23 },
  { since: 433, until: Infinity, id: "getOwnUser", method: "GET", path: "/api/v1/users/me", isAuthenticated: true, success: [200], arguments: shared26, errors: shared30, examples: { "200": shared126, "400": shared18, "401": shared12, "405": shared6, "429": shared10 }, check: shared23 },
  { since: 0, until: 1, id: "getServerSettings", method: "GET", path: "/api/v1/server_settings", isAuthenticated: false, success: [200], arguments: shared26, errors: shared128, examples: { "200": shared127, "405": shared6 }, check: shared23 },
  { since: 1, until: 88, id: "getServerSettings", method: "GET", path: "/api/v1/server_settings", isAuthenticated: false, success: [200], arguments: shared26, errors: shared128, examples: { "200": shared129, "405": shared6 }, check: shared23 },
  { since: 88, until: 257, id: "getServerSettings", method: "GET", path: "/api/v1/server_settings", isAuthenticated: false, success: [200], arguments: shared26, errors: shared128, examples: { "200": shared130, "405": shared6 }, check: shared23 },
  { since: 257, until: Infinity, id: "getServerSettings", method: "GET", path: "/api/v1/server_settings", isAuthenticated: false, success: [200], arguments: shared26, errors: shared128, examples: { "200": shared131, "405": shared6 }, check: shared23 },
  { since: 54, until: 76, id: "listLinkifiers", method: "GET", path: "/api/v1/realm/linkifiers", isAuthenticated: true, success: [200], arguments: shared26, errors: shared29, examples: { "200": shared132, "400": shared18, "401": shared4, "403": shared5, "405": shared6, "429": shared10 }, check: shared23 },
  { since: 76, until: 176, id: "listLinkifiers", method: "GET", path: "/api/v1/realm/linkifiers", isAuthenticated: true, success: [200], arguments: shared26, errors: shared30, examples: { "200": shared132, "400": shared18, "401": shared12, "405": shared6, "429": shared10 }, check: shared23 },
  { since: 176, until: 471, id: "listLinkifiers", method: "GET", path: "/api/v1/realm/linkifiers", isAuthenticated: true, success: [200], arguments: shared26, errors: shared30, examples: { "200": shared133, "400": shared18, "401": shared12, "405": shared6, "429": shared10 }, check: shared23 },
  { since: 471, until: 478, id: "listLinkifiers", method: "GET", path: "/api/v1/realm/linkifiers", isAuthenticated: true, success: [200], arguments: shared26, errors: shared30, examples: { "200": shared134, "400": shared18, "401": shared12, "405": shared6, "429": shared10 }, check: shared23 },
  { since: 478, until: Infinity, id: "listLinkifiers", method: "GET", path: "/api/v1/realm/linkifiers", isAuthenticated: true, success: [200], arguments: shared26, errors: shared30, examples: { "200": shared135, "400": shared18, "401": shared12, "405": shared6, "429": shared10 }, check: shared23 },
  { since: 57, until: 76, id: "editLinkifier", method: "PATCH", path: "/api/v1/realm/filters/{filter_id}", isAuthenticated: true, success: [200], arguments: shared138, errors: shared93, examples: { "200": shared137, "400": shared89, BAD_REQUEST: shared104, UNAUTHORIZED_PRINCIPAL: shared59, "401": shared4, "403": shared5, "405": shared6, "429": shared10 }, check: shared136 },
  { since: 76, until: 176, id: "editLinkifier", method: "PATCH", path: "/api/v1/realm/filters/{filter_id}", isAuthenticated: true, success: [200], arguments: shared138, errors: shared94, examples: { "200": shared137, "400": shared89, BAD_REQUEST: shared104, UNAUTHORIZED_PRINCIPAL: shared59, "401": shared12, "405": shared6, "429": shared10 }, check: shared136 },
  { since: 176, until: 471, id: "editLinkifier", method: "PATCH", path: "/api/v1/realm/filters/{filter_id}", isAuthenticated: true, success: [200], arguments: shared140, errors: shared94, examples: { "200": shared137, "400": shared89, BAD_REQUEST: shared104, UNAUTHORIZED_PRINCIPAL: shared59, "401": shared12, "405": shared6, "429": shared10 }, check: shared139 },
  { since: 471, until: 478, id: "editLinkifier", method: "PATCH", path: "/api/v1/realm/filters/{filter_id}", isAuthenticated: true, success: [200], arguments: shared142, errors: shared94, examples: { "200": shared137, "400": shared89, BAD_REQUEST: shared104, UNAUTHORIZED_PRINCIPAL: shared59, "401": shared12, "405": shared6, "429": shared10 }, check: shared141 },
  { since: 478, until: Infinity, id: "editLinkifier", method: "PATCH", path: "/api/v1/realm/filters/{filter_id}", isAuthenticated: true, success: [200], arguments: shared144, errors: shared94, examples: { "200": shared137, "400": shared89, BAD_REQUEST: shared104, UNAUTHORIZED_PRINCIPAL: shared59, "401": shared12, "405": shared6, "429": shared10 }, check: shared143 },
  { since: 87, until: Infinity, id: "listDrafts", method: "GET", path: "/api/v1/drafts", isAuthenticated: true, success: [200], arguments: shared26, errors: shared30, examples: { "200": shared145, "400": shared146, "401": shared12, "405": shared6, "429": shared10 }, check: shared23 },
  { since: 87, until: Infinity, id: "createDrafts", method: "POST", path: "/api/v1/drafts", isAuthenticated: true, success: [200], arguments: shared151, errors: shared152, examples: { "200": shared148, "400": shared149, BAD_REQUEST: shared150, "401": shared12, "405": shared6, "429": shared10 }, check: shared147 },
  { since: 87, until: Infinity, id: "deleteDraft", method: "DELETE", path: "/api/v1/drafts/{draft_id}", isAuthenticated: true, success: [200], arguments: shared156, errors: shared157, examples: { "200": shared154, "400": shared146, "401": shared12, "404": shared155, "405": shared6, "429": shared10 }, check: shared153 },
  { since: 87, until: Infinity, id: "editDraft", method: "PATCH", path: "/api/v1/drafts/{draft_id}", isAuthenticated: true, success: [200], arguments: shared162, errors: shared163, examples: { "200": shared159, "400": shared160, BAD_REQUEST: shared161, "401": shared12, "404": shared155, "405": shared6, "429": shared10 }, check: shared158 },
  { since: 202, until: Infinity, id: "reorderLinkifiers", method: "PATCH", path: "/api/v1/realm/linkifiers", isAuthenticated: true, success: [200], arguments: shared168, errors: shared94, examples: { "200": shared165, "400": shared166, BAD_REQUEST: shared167, UNAUTHORIZED_PRINCIPAL: shared59, "401": shared12, "405": shared6, "429": shared10 }, check: shared164 },
];

export const eventChecks = [
  { since: 0, until: 176, tags: {"type":"realm_filters"}, check: check18 },
  { since: 0, until: Infinity, tags: {"type":"invites_changed"}, check: check19 },
  { since: 0, until: Infinity, tags: {"type":"heartbeat"}, check: check20 },
  { since: 0, until: 59, tags: {"type":"restart"}, check: check21 },
  { since: 0, until: Infinity, tags: {}, check: check22 },
  { since: 54, until: 176, tags: {"type":"realm_linkifiers"}, check: check23 },
  { since: 59, until: 88, tags: {"type":"restart"}, check: check24 },
  { since: 87, until: Infinity, tags: {"type":"drafts","op":"add"}, check: check25 },
  { since: 87, until: Infinity, tags: {"type":"drafts","op":"update"}, check: check26 },
  { since: 87, until: Infinity, tags: {"type":"drafts","op":"remove"}, check: check27 },
  { since: 88, until: 240, tags: {"type":"restart"}, check: check28 },
  { since: 176, until: 471, tags: {"type":"realm_linkifiers"}, check: check29 },
  { since: 240, until: Infinity, tags: {"type":"restart"}, check: check30 },
  { since: 471, until: 478, tags: {"type":"realm_linkifiers"}, check: check31 },
  { since: 478, until: Infinity, tags: {"type":"realm_linkifiers"}, check: check32 },
];

export const inputChecks = {
  seed: check33,
  draft: check34,
  newLinkifier: check35,
  userIds: check36,
  fault: check37,
  limits: check38,
  userChange: check39,
};
