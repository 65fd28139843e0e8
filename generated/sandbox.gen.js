// What the sandbox goes by: the operations of each level, and who judges.
// Made from the specification by `npm run generate`. Do not edit.


const add = (errors, error) => errors === null ? [error] : (errors.push(error), errors);
const mistyped = (errors, instancePath, type) => add(errors, {instancePath,keyword:"type",params:{type},message:"must be "+type});
const missing = (errors, instancePath, missingProperty) => add(errors, {instancePath,keyword:"required",params:{missingProperty},message:"must have required property '"+missingProperty+"'"});

export const check0 = validate0;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.queue_id === undefined){ vErrors = missing(vErrors, instancePath, "queue_id"); errors++; }
if(data.last_event_id === undefined){ vErrors = missing(vErrors, instancePath, "last_event_id"); errors++; }
if(data.queue_id !== undefined){
if(typeof data.queue_id !== "string"){ vErrors = mistyped(vErrors, instancePath+"/queue_id", "string"); errors++; }
}
if(data.last_event_id !== undefined){
let data1 = data.last_event_id;
if(!Number.isInteger(data1)){ vErrors = mistyped(vErrors, instancePath+"/last_event_id", "integer"); errors++; }
}
if(data.dont_block !== undefined){
if(typeof data.dont_block !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/dont_block", "boolean"); errors++; }
}
if(data.apply_markdown !== undefined){
if(typeof data.apply_markdown !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/apply_markdown", "boolean"); errors++; }
}
if(data.narrow !== undefined){
if(typeof data.narrow !== "string"){ vErrors = mistyped(vErrors, instancePath+"/narrow", "string"); errors++; }
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
if(data.queue_id === undefined){ vErrors = missing(vErrors, instancePath, "queue_id"); errors++; }
if(data.queue_id !== undefined){
if(typeof data.queue_id !== "string"){ vErrors = mistyped(vErrors, instancePath+"/queue_id", "string"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.queue_id === undefined){ vErrors = missing(vErrors, instancePath, "queue_id"); errors++; }
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
const schema11 = {"type":"object","properties":{"invite_as":{"type":"integer","enum":[200,400,600]}}};

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.invite_as !== undefined){
let data0 = data.invite_as;
if(!Number.isInteger(data0)){ vErrors = mistyped(vErrors, instancePath+"/invite_as", "integer"); errors++; }
if(!(((data0 === 200) || (data0 === 400)) || (data0 === 600))){ (vErrors ??= []).push({instancePath:instancePath+"/invite_as",keyword:"enum",params:{allowedValues: schema11.properties.invite_as.enum},message:"must be equal to one of the allowed values"}); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.invitee_emails === undefined){ vErrors = missing(vErrors, instancePath, "invitee_emails"); errors++; }
if(data.stream_ids === undefined){ vErrors = missing(vErrors, instancePath, "stream_ids"); errors++; }
if(data.invitee_emails !== undefined){
if(typeof data.invitee_emails !== "string"){ vErrors = mistyped(vErrors, instancePath+"/invitee_emails", "string"); errors++; }
}
if(data.stream_ids !== undefined){
let data2 = data.stream_ids;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(!Number.isInteger(data3)){ vErrors = mistyped(vErrors, instancePath+"/stream_ids/" + i0, "integer"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/stream_ids", "array"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
validate4.errors = vErrors;
return errors === 0;
}

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.invitee_emails === undefined){ vErrors = missing(vErrors, instancePath, "invitee_emails"); errors++; }
if(data.stream_ids === undefined){ vErrors = missing(vErrors, instancePath, "stream_ids"); errors++; }
}
validate3.errors = vErrors;
return errors === 0;
}

export const check4 = validate6;
const schema14 = {"type":"object","properties":{"invite_as":{"type":"integer","enum":[100,200,400,600]}}};

function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.invite_as !== undefined){
let data0 = data.invite_as;
if(!Number.isInteger(data0)){ vErrors = mistyped(vErrors, instancePath+"/invite_as", "integer"); errors++; }
if(!((((data0 === 100) || (data0 === 200)) || (data0 === 400)) || (data0 === 600))){ (vErrors ??= []).push({instancePath:instancePath+"/invite_as",keyword:"enum",params:{allowedValues: schema14.properties.invite_as.enum},message:"must be equal to one of the allowed values"}); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.invitee_emails === undefined){ vErrors = missing(vErrors, instancePath, "invitee_emails"); errors++; }
if(data.stream_ids === undefined){ vErrors = missing(vErrors, instancePath, "stream_ids"); errors++; }
if(data.invitee_emails !== undefined){
if(typeof data.invitee_emails !== "string"){ vErrors = mistyped(vErrors, instancePath+"/invitee_emails", "string"); errors++; }
}
if(data.stream_ids !== undefined){
let data2 = data.stream_ids;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(!Number.isInteger(data3)){ vErrors = mistyped(vErrors, instancePath+"/stream_ids/" + i0, "integer"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/stream_ids", "array"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
validate7.errors = vErrors;
return errors === 0;
}

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(validate7(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.invitee_emails === undefined){ vErrors = missing(vErrors, instancePath, "invitee_emails"); errors++; }
if(data.stream_ids === undefined){ vErrors = missing(vErrors, instancePath, "stream_ids"); errors++; }
}
validate6.errors = vErrors;
return errors === 0;
}

export const check5 = validate9;
const schema17 = {"type":"object","properties":{"invite_as":{"type":"integer","enum":[100,200,300,400,600]}}};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.invite_as !== undefined){
let data0 = data.invite_as;
if(!Number.isInteger(data0)){ vErrors = mistyped(vErrors, instancePath+"/invite_as", "integer"); errors++; }
if(!(((((data0 === 100) || (data0 === 200)) || (data0 === 300)) || (data0 === 400)) || (data0 === 600))){ (vErrors ??= []).push({instancePath:instancePath+"/invite_as",keyword:"enum",params:{allowedValues: schema17.properties.invite_as.enum},message:"must be equal to one of the allowed values"}); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.invitee_emails === undefined){ vErrors = missing(vErrors, instancePath, "invitee_emails"); errors++; }
if(data.stream_ids === undefined){ vErrors = missing(vErrors, instancePath, "stream_ids"); errors++; }
if(data.invitee_emails !== undefined){
if(typeof data.invitee_emails !== "string"){ vErrors = mistyped(vErrors, instancePath+"/invitee_emails", "string"); errors++; }
}
if(data.stream_ids !== undefined){
let data2 = data.stream_ids;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(!Number.isInteger(data3)){ vErrors = mistyped(vErrors, instancePath+"/stream_ids/" + i0, "integer"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/stream_ids", "array"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
validate10.errors = vErrors;
return errors === 0;
}

function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(validate10(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.invitee_emails === undefined){ vErrors = missing(vErrors, instancePath, "invitee_emails"); errors++; }
if(data.stream_ids === undefined){ vErrors = missing(vErrors, instancePath, "stream_ids"); errors++; }
}
validate9.errors = vErrors;
return errors === 0;
}

export const check6 = validate12;
const schema20 = {"type":"object","properties":{"invite_as":{"type":"integer","enum":[100,200,300,400,600]},"invite_expires_in_days":{"type":"integer"}}};

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.invite_as !== undefined){
let data0 = data.invite_as;
if(!Number.isInteger(data0)){ vErrors = mistyped(vErrors, instancePath+"/invite_as", "integer"); errors++; }
if(!(((((data0 === 100) || (data0 === 200)) || (data0 === 300)) || (data0 === 400)) || (data0 === 600))){ (vErrors ??= []).push({instancePath:instancePath+"/invite_as",keyword:"enum",params:{allowedValues: schema20.properties.invite_as.enum},message:"must be equal to one of the allowed values"}); errors++; }
}
if(data.invite_expires_in_days !== undefined){
let data1 = data.invite_expires_in_days;
if(!Number.isInteger(data1)){ vErrors = mistyped(vErrors, instancePath+"/invite_expires_in_days", "integer"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.invitee_emails === undefined){ vErrors = missing(vErrors, instancePath, "invitee_emails"); errors++; }
if(data.stream_ids === undefined){ vErrors = missing(vErrors, instancePath, "stream_ids"); errors++; }
if(data.invitee_emails !== undefined){
if(typeof data.invitee_emails !== "string"){ vErrors = mistyped(vErrors, instancePath+"/invitee_emails", "string"); errors++; }
}
if(data.stream_ids !== undefined){
let data3 = data.stream_ids;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(!Number.isInteger(data4)){ vErrors = mistyped(vErrors, instancePath+"/stream_ids/" + i0, "integer"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/stream_ids", "array"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
validate13.errors = vErrors;
return errors === 0;
}

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(validate13(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.invitee_emails === undefined){ vErrors = missing(vErrors, instancePath, "invitee_emails"); errors++; }
if(data.stream_ids === undefined){ vErrors = missing(vErrors, instancePath, "stream_ids"); errors++; }
}
validate12.errors = vErrors;
return errors === 0;
}

export const check7 = validate15;
const schema23 = {"type":"object","properties":{"invite_as":{"type":"integer","enum":[100,200,300,400,600]},"invite_expires_in_days":{"type":["integer","null"]}}};

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.invite_as !== undefined){
let data0 = data.invite_as;
if(!Number.isInteger(data0)){ vErrors = mistyped(vErrors, instancePath+"/invite_as", "integer"); errors++; }
if(!(((((data0 === 100) || (data0 === 200)) || (data0 === 300)) || (data0 === 400)) || (data0 === 600))){ (vErrors ??= []).push({instancePath:instancePath+"/invite_as",keyword:"enum",params:{allowedValues: schema23.properties.invite_as.enum},message:"must be equal to one of the allowed values"}); errors++; }
}
if(data.invite_expires_in_days !== undefined){
let data1 = data.invite_expires_in_days;
if((!Number.isInteger(data1)) && (data1 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/invite_expires_in_days",keyword:"type",params:{type: schema23.properties.invite_expires_in_days.type},message:"must be integer,null"}); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.invitee_emails === undefined){ vErrors = missing(vErrors, instancePath, "invitee_emails"); errors++; }
if(data.stream_ids === undefined){ vErrors = missing(vErrors, instancePath, "stream_ids"); errors++; }
if(data.invitee_emails !== undefined){
if(typeof data.invitee_emails !== "string"){ vErrors = mistyped(vErrors, instancePath+"/invitee_emails", "string"); errors++; }
}
if(data.stream_ids !== undefined){
let data3 = data.stream_ids;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(!Number.isInteger(data4)){ vErrors = mistyped(vErrors, instancePath+"/stream_ids/" + i0, "integer"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/stream_ids", "array"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
validate16.errors = vErrors;
return errors === 0;
}

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(validate16(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.invitee_emails === undefined){ vErrors = missing(vErrors, instancePath, "invitee_emails"); errors++; }
if(data.stream_ids === undefined){ vErrors = missing(vErrors, instancePath, "stream_ids"); errors++; }
}
validate15.errors = vErrors;
return errors === 0;
}

export const check8 = validate18;
const schema26 = {"type":"object","properties":{"invite_as":{"type":"integer","enum":[100,200,300,400,600]},"invite_expires_in_minutes":{"type":["integer","null"]}}};

function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.invite_as !== undefined){
let data0 = data.invite_as;
if(!Number.isInteger(data0)){ vErrors = mistyped(vErrors, instancePath+"/invite_as", "integer"); errors++; }
if(!(((((data0 === 100) || (data0 === 200)) || (data0 === 300)) || (data0 === 400)) || (data0 === 600))){ (vErrors ??= []).push({instancePath:instancePath+"/invite_as",keyword:"enum",params:{allowedValues: schema26.properties.invite_as.enum},message:"must be equal to one of the allowed values"}); errors++; }
}
if(data.invite_expires_in_minutes !== undefined){
let data1 = data.invite_expires_in_minutes;
if((!Number.isInteger(data1)) && (data1 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/invite_expires_in_minutes",keyword:"type",params:{type: schema26.properties.invite_expires_in_minutes.type},message:"must be integer,null"}); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.invitee_emails === undefined){ vErrors = missing(vErrors, instancePath, "invitee_emails"); errors++; }
if(data.stream_ids === undefined){ vErrors = missing(vErrors, instancePath, "stream_ids"); errors++; }
if(data.invitee_emails !== undefined){
if(typeof data.invitee_emails !== "string"){ vErrors = mistyped(vErrors, instancePath+"/invitee_emails", "string"); errors++; }
}
if(data.stream_ids !== undefined){
let data3 = data.stream_ids;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(!Number.isInteger(data4)){ vErrors = mistyped(vErrors, instancePath+"/stream_ids/" + i0, "integer"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/stream_ids", "array"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
validate19.errors = vErrors;
return errors === 0;
}

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(validate19(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.invitee_emails === undefined){ vErrors = missing(vErrors, instancePath, "invitee_emails"); errors++; }
if(data.stream_ids === undefined){ vErrors = missing(vErrors, instancePath, "stream_ids"); errors++; }
}
validate18.errors = vErrors;
return errors === 0;
}

export const check9 = validate21;
const schema29 = {"type":"object","properties":{"invite_as":{"type":"integer","enum":[100,200,300,400,600]},"invite_expires_in_minutes":{"type":["integer","null"]},"include_realm_default_subscriptions":{"type":"boolean"}}};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.invite_as !== undefined){
let data0 = data.invite_as;
if(!Number.isInteger(data0)){ vErrors = mistyped(vErrors, instancePath+"/invite_as", "integer"); errors++; }
if(!(((((data0 === 100) || (data0 === 200)) || (data0 === 300)) || (data0 === 400)) || (data0 === 600))){ (vErrors ??= []).push({instancePath:instancePath+"/invite_as",keyword:"enum",params:{allowedValues: schema29.properties.invite_as.enum},message:"must be equal to one of the allowed values"}); errors++; }
}
if(data.invite_expires_in_minutes !== undefined){
let data1 = data.invite_expires_in_minutes;
if((!Number.isInteger(data1)) && (data1 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/invite_expires_in_minutes",keyword:"type",params:{type: schema29.properties.invite_expires_in_minutes.type},message:"must be integer,null"}); errors++; }
}
if(data.include_realm_default_subscriptions !== undefined){
if(typeof data.include_realm_default_subscriptions !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/include_realm_default_subscriptions", "boolean"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.invitee_emails === undefined){ vErrors = missing(vErrors, instancePath, "invitee_emails"); errors++; }
if(data.stream_ids === undefined){ vErrors = missing(vErrors, instancePath, "stream_ids"); errors++; }
if(data.invitee_emails !== undefined){
if(typeof data.invitee_emails !== "string"){ vErrors = mistyped(vErrors, instancePath+"/invitee_emails", "string"); errors++; }
}
if(data.stream_ids !== undefined){
let data4 = data.stream_ids;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(!Number.isInteger(data5)){ vErrors = mistyped(vErrors, instancePath+"/stream_ids/" + i0, "integer"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/stream_ids", "array"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
validate22.errors = vErrors;
return errors === 0;
}

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(validate22(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.invitee_emails === undefined){ vErrors = missing(vErrors, instancePath, "invitee_emails"); errors++; }
if(data.stream_ids === undefined){ vErrors = missing(vErrors, instancePath, "stream_ids"); errors++; }
}
validate21.errors = vErrors;
return errors === 0;
}

export const check10 = validate24;
const schema32 = {"type":"object","properties":{"invite_as":{"type":"integer","enum":[100,200,300,400,600]},"invite_expires_in_minutes":{"type":["integer","null"]},"include_realm_default_subscriptions":{"type":"boolean"}}};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.invite_as !== undefined){
let data0 = data.invite_as;
if(!Number.isInteger(data0)){ vErrors = mistyped(vErrors, instancePath+"/invite_as", "integer"); errors++; }
if(!(((((data0 === 100) || (data0 === 200)) || (data0 === 300)) || (data0 === 400)) || (data0 === 600))){ (vErrors ??= []).push({instancePath:instancePath+"/invite_as",keyword:"enum",params:{allowedValues: schema32.properties.invite_as.enum},message:"must be equal to one of the allowed values"}); errors++; }
}
if(data.invite_expires_in_minutes !== undefined){
let data1 = data.invite_expires_in_minutes;
if((!Number.isInteger(data1)) && (data1 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/invite_expires_in_minutes",keyword:"type",params:{type: schema32.properties.invite_expires_in_minutes.type},message:"must be integer,null"}); errors++; }
}
if(data.include_realm_default_subscriptions !== undefined){
if(typeof data.include_realm_default_subscriptions !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/include_realm_default_subscriptions", "boolean"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.invitee_emails === undefined){ vErrors = missing(vErrors, instancePath, "invitee_emails"); errors++; }
if(data.stream_ids === undefined){ vErrors = missing(vErrors, instancePath, "stream_ids"); errors++; }
if(data.invitee_emails !== undefined){
if(typeof data.invitee_emails !== "string"){ vErrors = mistyped(vErrors, instancePath+"/invitee_emails", "string"); errors++; }
}
if(data.stream_ids !== undefined){
let data4 = data.stream_ids;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(!Number.isInteger(data5)){ vErrors = mistyped(vErrors, instancePath+"/stream_ids/" + i0, "integer"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/stream_ids", "array"); errors++; }
}
if(data.notify_referrer_on_join !== undefined){
if(typeof data.notify_referrer_on_join !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/notify_referrer_on_join", "boolean"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
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
if(data.invitee_emails === undefined){ vErrors = missing(vErrors, instancePath, "invitee_emails"); errors++; }
if(data.stream_ids === undefined){ vErrors = missing(vErrors, instancePath, "stream_ids"); errors++; }
}
validate24.errors = vErrors;
return errors === 0;
}

export const check11 = validate27;
const schema35 = {"type":"object","properties":{"invite_as":{"type":"integer","enum":[100,200,300,400,600]},"invite_expires_in_minutes":{"type":["integer","null"]},"include_realm_default_subscriptions":{"type":"boolean"},"group_ids":{"type":"array","items":{"type":"integer"}}}};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.invite_as !== undefined){
let data0 = data.invite_as;
if(!Number.isInteger(data0)){ vErrors = mistyped(vErrors, instancePath+"/invite_as", "integer"); errors++; }
if(!(((((data0 === 100) || (data0 === 200)) || (data0 === 300)) || (data0 === 400)) || (data0 === 600))){ (vErrors ??= []).push({instancePath:instancePath+"/invite_as",keyword:"enum",params:{allowedValues: schema35.properties.invite_as.enum},message:"must be equal to one of the allowed values"}); errors++; }
}
if(data.invite_expires_in_minutes !== undefined){
let data1 = data.invite_expires_in_minutes;
if((!Number.isInteger(data1)) && (data1 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/invite_expires_in_minutes",keyword:"type",params:{type: schema35.properties.invite_expires_in_minutes.type},message:"must be integer,null"}); errors++; }
}
if(data.include_realm_default_subscriptions !== undefined){
if(typeof data.include_realm_default_subscriptions !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/include_realm_default_subscriptions", "boolean"); errors++; }
}
if(data.group_ids !== undefined){
let data3 = data.group_ids;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(!Number.isInteger(data4)){ vErrors = mistyped(vErrors, instancePath+"/group_ids/" + i0, "integer"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/group_ids", "array"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.invitee_emails === undefined){ vErrors = missing(vErrors, instancePath, "invitee_emails"); errors++; }
if(data.stream_ids === undefined){ vErrors = missing(vErrors, instancePath, "stream_ids"); errors++; }
if(data.invitee_emails !== undefined){
if(typeof data.invitee_emails !== "string"){ vErrors = mistyped(vErrors, instancePath+"/invitee_emails", "string"); errors++; }
}
if(data.stream_ids !== undefined){
let data6 = data.stream_ids;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
if(!Number.isInteger(data7)){ vErrors = mistyped(vErrors, instancePath+"/stream_ids/" + i1, "integer"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/stream_ids", "array"); errors++; }
}
if(data.notify_referrer_on_join !== undefined){
if(typeof data.notify_referrer_on_join !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/notify_referrer_on_join", "boolean"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
validate28.errors = vErrors;
return errors === 0;
}

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(validate28(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.invitee_emails === undefined){ vErrors = missing(vErrors, instancePath, "invitee_emails"); errors++; }
if(data.stream_ids === undefined){ vErrors = missing(vErrors, instancePath, "stream_ids"); errors++; }
}
validate27.errors = vErrors;
return errors === 0;
}

export const check12 = validate30;
const schema38 = {"type":"object","properties":{"invite_as":{"type":"integer","enum":[100,200,300,400,600]},"invite_expires_in_minutes":{"type":["integer","null"]},"include_realm_default_subscriptions":{"type":"boolean"},"group_ids":{"type":"array","items":{"type":"integer"}},"welcome_message_custom_text":{"type":"string","maxLength":8000}}};
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

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.invite_as !== undefined){
let data0 = data.invite_as;
if(!Number.isInteger(data0)){ vErrors = mistyped(vErrors, instancePath+"/invite_as", "integer"); errors++; }
if(!(((((data0 === 100) || (data0 === 200)) || (data0 === 300)) || (data0 === 400)) || (data0 === 600))){ (vErrors ??= []).push({instancePath:instancePath+"/invite_as",keyword:"enum",params:{allowedValues: schema38.properties.invite_as.enum},message:"must be equal to one of the allowed values"}); errors++; }
}
if(data.invite_expires_in_minutes !== undefined){
let data1 = data.invite_expires_in_minutes;
if((!Number.isInteger(data1)) && (data1 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/invite_expires_in_minutes",keyword:"type",params:{type: schema38.properties.invite_expires_in_minutes.type},message:"must be integer,null"}); errors++; }
}
if(data.include_realm_default_subscriptions !== undefined){
if(typeof data.include_realm_default_subscriptions !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/include_realm_default_subscriptions", "boolean"); errors++; }
}
if(data.group_ids !== undefined){
let data3 = data.group_ids;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(!Number.isInteger(data4)){ vErrors = mistyped(vErrors, instancePath+"/group_ids/" + i0, "integer"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/group_ids", "array"); errors++; }
}
if(data.welcome_message_custom_text !== undefined){
let data5 = data.welcome_message_custom_text;
if(typeof data5 === "string"){
if(func0(data5) > 8000){ (vErrors ??= []).push({instancePath:instancePath+"/welcome_message_custom_text",keyword:"maxLength",params:{limit: 8000},message:"must NOT have more than 8000 characters"}); errors++; }
} else { vErrors = mistyped(vErrors, instancePath+"/welcome_message_custom_text", "string"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.invitee_emails === undefined){ vErrors = missing(vErrors, instancePath, "invitee_emails"); errors++; }
if(data.stream_ids === undefined){ vErrors = missing(vErrors, instancePath, "stream_ids"); errors++; }
if(data.invitee_emails !== undefined){
if(typeof data.invitee_emails !== "string"){ vErrors = mistyped(vErrors, instancePath+"/invitee_emails", "string"); errors++; }
}
if(data.stream_ids !== undefined){
let data7 = data.stream_ids;
if(Array.isArray(data7)){
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
if(!Number.isInteger(data8)){ vErrors = mistyped(vErrors, instancePath+"/stream_ids/" + i1, "integer"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/stream_ids", "array"); errors++; }
}
if(data.notify_referrer_on_join !== undefined){
if(typeof data.notify_referrer_on_join !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/notify_referrer_on_join", "boolean"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
validate31.errors = vErrors;
return errors === 0;
}

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(validate31(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.invitee_emails === undefined){ vErrors = missing(vErrors, instancePath, "invitee_emails"); errors++; }
if(data.stream_ids === undefined){ vErrors = missing(vErrors, instancePath, "stream_ids"); errors++; }
}
validate30.errors = vErrors;
return errors === 0;
}

export const check13 = validate33;
const schema41 = {"type":"object","properties":{"invite_as":{"type":"integer","enum":[200,400,600]}}};

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.invite_as !== undefined){
let data0 = data.invite_as;
if(!Number.isInteger(data0)){ vErrors = mistyped(vErrors, instancePath+"/invite_as", "integer"); errors++; }
if(!(((data0 === 200) || (data0 === 400)) || (data0 === 600))){ (vErrors ??= []).push({instancePath:instancePath+"/invite_as",keyword:"enum",params:{allowedValues: schema41.properties.invite_as.enum},message:"must be equal to one of the allowed values"}); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.stream_ids !== undefined){
let data1 = data.stream_ids;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(!Number.isInteger(data2)){ vErrors = mistyped(vErrors, instancePath+"/stream_ids/" + i0, "integer"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/stream_ids", "array"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
validate34.errors = vErrors;
return errors === 0;
}

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(validate34(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
validate33.errors = vErrors;
return errors === 0;
}

export const check14 = validate36;
const schema44 = {"type":"object","properties":{"invite_as":{"type":"integer","enum":[100,200,400,600]}}};

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.invite_as !== undefined){
let data0 = data.invite_as;
if(!Number.isInteger(data0)){ vErrors = mistyped(vErrors, instancePath+"/invite_as", "integer"); errors++; }
if(!((((data0 === 100) || (data0 === 200)) || (data0 === 400)) || (data0 === 600))){ (vErrors ??= []).push({instancePath:instancePath+"/invite_as",keyword:"enum",params:{allowedValues: schema44.properties.invite_as.enum},message:"must be equal to one of the allowed values"}); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.stream_ids !== undefined){
let data1 = data.stream_ids;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(!Number.isInteger(data2)){ vErrors = mistyped(vErrors, instancePath+"/stream_ids/" + i0, "integer"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/stream_ids", "array"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
validate37.errors = vErrors;
return errors === 0;
}

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(validate37(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
validate36.errors = vErrors;
return errors === 0;
}

export const check15 = validate39;
const schema47 = {"type":"object","properties":{"invite_as":{"type":"integer","enum":[100,200,300,400,600]}}};

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.invite_as !== undefined){
let data0 = data.invite_as;
if(!Number.isInteger(data0)){ vErrors = mistyped(vErrors, instancePath+"/invite_as", "integer"); errors++; }
if(!(((((data0 === 100) || (data0 === 200)) || (data0 === 300)) || (data0 === 400)) || (data0 === 600))){ (vErrors ??= []).push({instancePath:instancePath+"/invite_as",keyword:"enum",params:{allowedValues: schema47.properties.invite_as.enum},message:"must be equal to one of the allowed values"}); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.stream_ids !== undefined){
let data1 = data.stream_ids;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(!Number.isInteger(data2)){ vErrors = mistyped(vErrors, instancePath+"/stream_ids/" + i0, "integer"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/stream_ids", "array"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
validate40.errors = vErrors;
return errors === 0;
}

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(validate40(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
validate39.errors = vErrors;
return errors === 0;
}

export const check16 = validate42;
const schema50 = {"type":"object","properties":{"invite_as":{"type":"integer","enum":[100,200,300,400,600]},"invite_expires_in_days":{"type":"integer"}}};

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.invite_as !== undefined){
let data0 = data.invite_as;
if(!Number.isInteger(data0)){ vErrors = mistyped(vErrors, instancePath+"/invite_as", "integer"); errors++; }
if(!(((((data0 === 100) || (data0 === 200)) || (data0 === 300)) || (data0 === 400)) || (data0 === 600))){ (vErrors ??= []).push({instancePath:instancePath+"/invite_as",keyword:"enum",params:{allowedValues: schema50.properties.invite_as.enum},message:"must be equal to one of the allowed values"}); errors++; }
}
if(data.invite_expires_in_days !== undefined){
let data1 = data.invite_expires_in_days;
if(!Number.isInteger(data1)){ vErrors = mistyped(vErrors, instancePath+"/invite_expires_in_days", "integer"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.stream_ids !== undefined){
let data2 = data.stream_ids;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(!Number.isInteger(data3)){ vErrors = mistyped(vErrors, instancePath+"/stream_ids/" + i0, "integer"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/stream_ids", "array"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
validate43.errors = vErrors;
return errors === 0;
}

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(validate43(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
validate42.errors = vErrors;
return errors === 0;
}

export const check17 = validate45;
const schema53 = {"type":"object","properties":{"invite_as":{"type":"integer","enum":[100,200,300,400,600]},"invite_expires_in_days":{"type":["integer","null"]}}};

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.invite_as !== undefined){
let data0 = data.invite_as;
if(!Number.isInteger(data0)){ vErrors = mistyped(vErrors, instancePath+"/invite_as", "integer"); errors++; }
if(!(((((data0 === 100) || (data0 === 200)) || (data0 === 300)) || (data0 === 400)) || (data0 === 600))){ (vErrors ??= []).push({instancePath:instancePath+"/invite_as",keyword:"enum",params:{allowedValues: schema53.properties.invite_as.enum},message:"must be equal to one of the allowed values"}); errors++; }
}
if(data.invite_expires_in_days !== undefined){
let data1 = data.invite_expires_in_days;
if((!Number.isInteger(data1)) && (data1 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/invite_expires_in_days",keyword:"type",params:{type: schema53.properties.invite_expires_in_days.type},message:"must be integer,null"}); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.stream_ids !== undefined){
let data2 = data.stream_ids;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(!Number.isInteger(data3)){ vErrors = mistyped(vErrors, instancePath+"/stream_ids/" + i0, "integer"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/stream_ids", "array"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
validate46.errors = vErrors;
return errors === 0;
}

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(validate46(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
validate45.errors = vErrors;
return errors === 0;
}

export const check18 = validate48;
const schema56 = {"type":"object","properties":{"invite_as":{"type":"integer","enum":[100,200,300,400,600]},"invite_expires_in_minutes":{"type":["integer","null"]}}};

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.invite_as !== undefined){
let data0 = data.invite_as;
if(!Number.isInteger(data0)){ vErrors = mistyped(vErrors, instancePath+"/invite_as", "integer"); errors++; }
if(!(((((data0 === 100) || (data0 === 200)) || (data0 === 300)) || (data0 === 400)) || (data0 === 600))){ (vErrors ??= []).push({instancePath:instancePath+"/invite_as",keyword:"enum",params:{allowedValues: schema56.properties.invite_as.enum},message:"must be equal to one of the allowed values"}); errors++; }
}
if(data.invite_expires_in_minutes !== undefined){
let data1 = data.invite_expires_in_minutes;
if((!Number.isInteger(data1)) && (data1 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/invite_expires_in_minutes",keyword:"type",params:{type: schema56.properties.invite_expires_in_minutes.type},message:"must be integer,null"}); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.stream_ids !== undefined){
let data2 = data.stream_ids;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(!Number.isInteger(data3)){ vErrors = mistyped(vErrors, instancePath+"/stream_ids/" + i0, "integer"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/stream_ids", "array"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
validate49.errors = vErrors;
return errors === 0;
}

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(validate49(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
errors = vErrors.length;
}
validate48.errors = vErrors;
return errors === 0;
}

export const check19 = validate51;
const schema59 = {"type":"object","properties":{"invite_as":{"type":"integer","enum":[100,200,300,400,600]},"invite_expires_in_minutes":{"type":["integer","null"]},"include_realm_default_subscriptions":{"type":"boolean"}}};

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.invite_as !== undefined){
let data0 = data.invite_as;
if(!Number.isInteger(data0)){ vErrors = mistyped(vErrors, instancePath+"/invite_as", "integer"); errors++; }
if(!(((((data0 === 100) || (data0 === 200)) || (data0 === 300)) || (data0 === 400)) || (data0 === 600))){ (vErrors ??= []).push({instancePath:instancePath+"/invite_as",keyword:"enum",params:{allowedValues: schema59.properties.invite_as.enum},message:"must be equal to one of the allowed values"}); errors++; }
}
if(data.invite_expires_in_minutes !== undefined){
let data1 = data.invite_expires_in_minutes;
if((!Number.isInteger(data1)) && (data1 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/invite_expires_in_minutes",keyword:"type",params:{type: schema59.properties.invite_expires_in_minutes.type},message:"must be integer,null"}); errors++; }
}
if(data.include_realm_default_subscriptions !== undefined){
if(typeof data.include_realm_default_subscriptions !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/include_realm_default_subscriptions", "boolean"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.stream_ids !== undefined){
let data3 = data.stream_ids;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(!Number.isInteger(data4)){ vErrors = mistyped(vErrors, instancePath+"/stream_ids/" + i0, "integer"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/stream_ids", "array"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
validate52.errors = vErrors;
return errors === 0;
}

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(validate52(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
errors = vErrors.length;
}
validate51.errors = vErrors;
return errors === 0;
}

export const check20 = validate54;
const schema62 = {"type":"object","properties":{"invite_as":{"type":"integer","enum":[100,200,300,400,600]},"invite_expires_in_minutes":{"type":["integer","null"]},"include_realm_default_subscriptions":{"type":"boolean"},"group_ids":{"type":"array","items":{"type":"integer"}}}};

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.invite_as !== undefined){
let data0 = data.invite_as;
if(!Number.isInteger(data0)){ vErrors = mistyped(vErrors, instancePath+"/invite_as", "integer"); errors++; }
if(!(((((data0 === 100) || (data0 === 200)) || (data0 === 300)) || (data0 === 400)) || (data0 === 600))){ (vErrors ??= []).push({instancePath:instancePath+"/invite_as",keyword:"enum",params:{allowedValues: schema62.properties.invite_as.enum},message:"must be equal to one of the allowed values"}); errors++; }
}
if(data.invite_expires_in_minutes !== undefined){
let data1 = data.invite_expires_in_minutes;
if((!Number.isInteger(data1)) && (data1 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/invite_expires_in_minutes",keyword:"type",params:{type: schema62.properties.invite_expires_in_minutes.type},message:"must be integer,null"}); errors++; }
}
if(data.include_realm_default_subscriptions !== undefined){
if(typeof data.include_realm_default_subscriptions !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/include_realm_default_subscriptions", "boolean"); errors++; }
}
if(data.group_ids !== undefined){
let data3 = data.group_ids;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(!Number.isInteger(data4)){ vErrors = mistyped(vErrors, instancePath+"/group_ids/" + i0, "integer"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/group_ids", "array"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.stream_ids !== undefined){
let data5 = data.stream_ids;
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
if(!Number.isInteger(data6)){ vErrors = mistyped(vErrors, instancePath+"/stream_ids/" + i1, "integer"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/stream_ids", "array"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
validate55.errors = vErrors;
return errors === 0;
}

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(validate55(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
validate54.errors = vErrors;
return errors === 0;
}

export const check21 = validate57;
const schema65 = {"type":"object","properties":{"invite_as":{"type":"integer","enum":[100,200,300,400,600]},"invite_expires_in_minutes":{"type":["integer","null"]},"include_realm_default_subscriptions":{"type":"boolean"},"group_ids":{"type":"array","items":{"type":"integer"}},"welcome_message_custom_text":{"type":"string","maxLength":8000}}};

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.invite_as !== undefined){
let data0 = data.invite_as;
if(!Number.isInteger(data0)){ vErrors = mistyped(vErrors, instancePath+"/invite_as", "integer"); errors++; }
if(!(((((data0 === 100) || (data0 === 200)) || (data0 === 300)) || (data0 === 400)) || (data0 === 600))){ (vErrors ??= []).push({instancePath:instancePath+"/invite_as",keyword:"enum",params:{allowedValues: schema65.properties.invite_as.enum},message:"must be equal to one of the allowed values"}); errors++; }
}
if(data.invite_expires_in_minutes !== undefined){
let data1 = data.invite_expires_in_minutes;
if((!Number.isInteger(data1)) && (data1 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/invite_expires_in_minutes",keyword:"type",params:{type: schema65.properties.invite_expires_in_minutes.type},message:"must be integer,null"}); errors++; }
}
if(data.include_realm_default_subscriptions !== undefined){
if(typeof data.include_realm_default_subscriptions !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/include_realm_default_subscriptions", "boolean"); errors++; }
}
if(data.group_ids !== undefined){
let data3 = data.group_ids;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(!Number.isInteger(data4)){ vErrors = mistyped(vErrors, instancePath+"/group_ids/" + i0, "integer"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/group_ids", "array"); errors++; }
}
if(data.welcome_message_custom_text !== undefined){
let data5 = data.welcome_message_custom_text;
if(typeof data5 === "string"){
if(func0(data5) > 8000){ (vErrors ??= []).push({instancePath:instancePath+"/welcome_message_custom_text",keyword:"maxLength",params:{limit: 8000},message:"must NOT have more than 8000 characters"}); errors++; }
} else { vErrors = mistyped(vErrors, instancePath+"/welcome_message_custom_text", "string"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.stream_ids !== undefined){
let data6 = data.stream_ids;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
if(!Number.isInteger(data7)){ vErrors = mistyped(vErrors, instancePath+"/stream_ids/" + i1, "integer"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/stream_ids", "array"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
validate58.errors = vErrors;
return errors === 0;
}

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(validate58(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
validate57.errors = vErrors;
return errors === 0;
}

export const check22 = validate60;

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.invite_id === undefined){ vErrors = missing(vErrors, instancePath, "invite_id"); errors++; }
if(data.invite_id !== undefined){
let data0 = data.invite_id;
if(!Number.isInteger(data0)){ vErrors = mistyped(vErrors, instancePath+"/invite_id", "integer"); errors++; }
}
}
validate60.errors = vErrors;
return errors === 0;
}

export const check23 = validate61;

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.pattern === undefined){ vErrors = missing(vErrors, instancePath, "pattern"); errors++; }
if(data.url_format_string === undefined){ vErrors = missing(vErrors, instancePath, "url_format_string"); errors++; }
if(data.pattern !== undefined){
if(typeof data.pattern !== "string"){ vErrors = mistyped(vErrors, instancePath+"/pattern", "string"); errors++; }
}
if(data.url_format_string !== undefined){
if(typeof data.url_format_string !== "string"){ vErrors = mistyped(vErrors, instancePath+"/url_format_string", "string"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.pattern === undefined){ vErrors = missing(vErrors, instancePath, "pattern"); errors++; }
if(data.url_format_string === undefined){ vErrors = missing(vErrors, instancePath, "url_format_string"); errors++; }
}
validate61.errors = vErrors;
return errors === 0;
}

export const check24 = validate62;

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.pattern === undefined){ vErrors = missing(vErrors, instancePath, "pattern"); errors++; }
if(data.url_template === undefined){ vErrors = missing(vErrors, instancePath, "url_template"); errors++; }
if(data.pattern !== undefined){
if(typeof data.pattern !== "string"){ vErrors = mistyped(vErrors, instancePath+"/pattern", "string"); errors++; }
}
if(data.url_template !== undefined){
if(typeof data.url_template !== "string"){ vErrors = mistyped(vErrors, instancePath+"/url_template", "string"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.pattern === undefined){ vErrors = missing(vErrors, instancePath, "pattern"); errors++; }
if(data.url_template === undefined){ vErrors = missing(vErrors, instancePath, "url_template"); errors++; }
}
validate62.errors = vErrors;
return errors === 0;
}

export const check25 = validate63;

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.pattern === undefined){ vErrors = missing(vErrors, instancePath, "pattern"); errors++; }
if(data.url_template === undefined){ vErrors = missing(vErrors, instancePath, "url_template"); errors++; }
if(data.pattern !== undefined){
if(typeof data.pattern !== "string"){ vErrors = mistyped(vErrors, instancePath+"/pattern", "string"); errors++; }
}
if(data.url_template !== undefined){
if(typeof data.url_template !== "string"){ vErrors = mistyped(vErrors, instancePath+"/url_template", "string"); errors++; }
}
if(data.example_input !== undefined){
if(typeof data.example_input !== "string"){ vErrors = mistyped(vErrors, instancePath+"/example_input", "string"); errors++; }
}
if(data.reverse_template !== undefined){
if(typeof data.reverse_template !== "string"){ vErrors = mistyped(vErrors, instancePath+"/reverse_template", "string"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.pattern === undefined){ vErrors = missing(vErrors, instancePath, "pattern"); errors++; }
if(data.url_template === undefined){ vErrors = missing(vErrors, instancePath, "url_template"); errors++; }
}
validate63.errors = vErrors;
return errors === 0;
}

export const check26 = validate64;

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.pattern === undefined){ vErrors = missing(vErrors, instancePath, "pattern"); errors++; }
if(data.url_template === undefined){ vErrors = missing(vErrors, instancePath, "url_template"); errors++; }
if(data.pattern !== undefined){
if(typeof data.pattern !== "string"){ vErrors = mistyped(vErrors, instancePath+"/pattern", "string"); errors++; }
}
if(data.url_template !== undefined){
if(typeof data.url_template !== "string"){ vErrors = mistyped(vErrors, instancePath+"/url_template", "string"); errors++; }
}
if(data.example_input !== undefined){
if(typeof data.example_input !== "string"){ vErrors = mistyped(vErrors, instancePath+"/example_input", "string"); errors++; }
}
if(data.reverse_template !== undefined){
if(typeof data.reverse_template !== "string"){ vErrors = mistyped(vErrors, instancePath+"/reverse_template", "string"); errors++; }
}
if(data.alternative_url_templates !== undefined){
let data4 = data.alternative_url_templates;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(typeof data4[i0] !== "string"){ vErrors = mistyped(vErrors, instancePath+"/alternative_url_templates/" + i0, "string"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/alternative_url_templates", "array"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.pattern === undefined){ vErrors = missing(vErrors, instancePath, "pattern"); errors++; }
if(data.url_template === undefined){ vErrors = missing(vErrors, instancePath, "url_template"); errors++; }
}
validate64.errors = vErrors;
return errors === 0;
}

export const check27 = validate65;

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.filter_id === undefined){ vErrors = missing(vErrors, instancePath, "filter_id"); errors++; }
if(data.filter_id !== undefined){
let data0 = data.filter_id;
if(!Number.isInteger(data0)){ vErrors = mistyped(vErrors, instancePath+"/filter_id", "integer"); errors++; }
}
}
validate65.errors = vErrors;
return errors === 0;
}

export const check28 = validate66;
const schema79 = {"type":"object","properties":{"event_types":{"type":"array","items":{"type":"string"}},"client_capabilities":{"$ref":"#/$defs/schema2"},"fetch_event_types":{"type":"array","items":{"type":"string"}},"narrow":{"type":"array","items":{"type":"array","items":{"type":"string"}}},"all_public_streams":{"type":"boolean"},"apply_markdown":{"type":"boolean"},"client_gravatar":{"type":"boolean"},"slim_presence":{"type":"boolean"},"include_subscribers":{"type":"string","enum":["true","false"]}}};

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event_types !== undefined){
let data0 = data.event_types;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(typeof data0[i0] !== "string"){ vErrors = mistyped(vErrors, instancePath+"/event_types/" + i0, "string"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/event_types", "array"); errors++; }
}
if(data.client_capabilities !== undefined){
let data2 = data.client_capabilities;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.notification_settings_null === undefined){ vErrors = missing(vErrors, instancePath+"/client_capabilities", "notification_settings_null"); errors++; }
for(const key0 in data2){
if(!(key0 === "notification_settings_null")){
if(typeof data2[key0] !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/client_capabilities/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "boolean"); errors++; }
}
}
if(data2.notification_settings_null !== undefined){
if(typeof data2.notification_settings_null !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/client_capabilities/notification_settings_null", "boolean"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/client_capabilities", "object"); errors++; }
}
if(data.fetch_event_types !== undefined){
let data5 = data.fetch_event_types;
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
if(typeof data5[i1] !== "string"){ vErrors = mistyped(vErrors, instancePath+"/fetch_event_types/" + i1, "string"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/fetch_event_types", "array"); errors++; }
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
if(typeof data8[i3] !== "string"){ vErrors = mistyped(vErrors, instancePath+"/narrow/" + i2+"/" + i3, "string"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/narrow/" + i2, "array"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/narrow", "array"); errors++; }
}
if(data.all_public_streams !== undefined){
if(typeof data.all_public_streams !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/all_public_streams", "boolean"); errors++; }
}
if(data.apply_markdown !== undefined){
if(typeof data.apply_markdown !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/apply_markdown", "boolean"); errors++; }
}
if(data.client_gravatar !== undefined){
if(typeof data.client_gravatar !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/client_gravatar", "boolean"); errors++; }
}
if(data.slim_presence !== undefined){
if(typeof data.slim_presence !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/slim_presence", "boolean"); errors++; }
}
if(data.include_subscribers !== undefined){
let data14 = data.include_subscribers;
if(typeof data14 !== "string"){ vErrors = mistyped(vErrors, instancePath+"/include_subscribers", "string"); errors++; }
if(!((data14 === "true") || (data14 === "false"))){ (vErrors ??= []).push({instancePath:instancePath+"/include_subscribers",keyword:"enum",params:{allowedValues: schema79.properties.include_subscribers.enum},message:"must be equal to one of the allowed values"}); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
validate67.errors = vErrors;
return errors === 0;
}

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(validate67(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
validate66.errors = vErrors;
return errors === 0;
}

export const check29 = validate69;
const schema82 = {"type":"object","properties":{"event_types":{"type":"array","items":{"type":"string"}},"client_capabilities":{"$ref":"#/$defs/schema2"},"fetch_event_types":{"type":"array","items":{"type":"string"}},"narrow":{"type":"array","items":{"type":"array","items":{"type":"string"}}},"all_public_streams":{"type":"boolean"},"apply_markdown":{"type":"boolean"},"client_gravatar":{"type":"boolean"},"slim_presence":{"type":"boolean"},"include_subscribers":{"type":"string","enum":["true","false"]}}};

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event_types !== undefined){
let data0 = data.event_types;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(typeof data0[i0] !== "string"){ vErrors = mistyped(vErrors, instancePath+"/event_types/" + i0, "string"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/event_types", "array"); errors++; }
}
if(data.client_capabilities !== undefined){
let data2 = data.client_capabilities;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.notification_settings_null === undefined){ vErrors = missing(vErrors, instancePath+"/client_capabilities", "notification_settings_null"); errors++; }
for(const key0 in data2){
if(!((key0 === "notification_settings_null") || (key0 === "linkifier_url_template"))){
if(typeof data2[key0] !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/client_capabilities/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "boolean"); errors++; }
}
}
if(data2.notification_settings_null !== undefined){
if(typeof data2.notification_settings_null !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/client_capabilities/notification_settings_null", "boolean"); errors++; }
}
if(data2.linkifier_url_template !== undefined){
if(typeof data2.linkifier_url_template !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/client_capabilities/linkifier_url_template", "boolean"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/client_capabilities", "object"); errors++; }
}
if(data.fetch_event_types !== undefined){
let data6 = data.fetch_event_types;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
if(typeof data6[i1] !== "string"){ vErrors = mistyped(vErrors, instancePath+"/fetch_event_types/" + i1, "string"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/fetch_event_types", "array"); errors++; }
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
if(typeof data9[i3] !== "string"){ vErrors = mistyped(vErrors, instancePath+"/narrow/" + i2+"/" + i3, "string"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/narrow/" + i2, "array"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/narrow", "array"); errors++; }
}
if(data.all_public_streams !== undefined){
if(typeof data.all_public_streams !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/all_public_streams", "boolean"); errors++; }
}
if(data.apply_markdown !== undefined){
if(typeof data.apply_markdown !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/apply_markdown", "boolean"); errors++; }
}
if(data.client_gravatar !== undefined){
if(typeof data.client_gravatar !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/client_gravatar", "boolean"); errors++; }
}
if(data.slim_presence !== undefined){
if(typeof data.slim_presence !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/slim_presence", "boolean"); errors++; }
}
if(data.include_subscribers !== undefined){
let data15 = data.include_subscribers;
if(typeof data15 !== "string"){ vErrors = mistyped(vErrors, instancePath+"/include_subscribers", "string"); errors++; }
if(!((data15 === "true") || (data15 === "false"))){ (vErrors ??= []).push({instancePath:instancePath+"/include_subscribers",keyword:"enum",params:{allowedValues: schema82.properties.include_subscribers.enum},message:"must be equal to one of the allowed values"}); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
validate70.errors = vErrors;
return errors === 0;
}

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(validate70(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
validate69.errors = vErrors;
return errors === 0;
}

export const check30 = validate72;
const schema85 = {"type":"object","properties":{"event_types":{"type":"array","items":{"type":"string"}},"client_capabilities":{"$ref":"#/$defs/schema2"},"fetch_event_types":{"type":"array","items":{"type":"string"}},"narrow":{"type":"array","items":{"type":"array","items":{"type":"string"}}},"all_public_streams":{"type":"boolean"},"apply_markdown":{"type":"boolean"},"client_gravatar":{"type":"boolean"},"slim_presence":{"type":"boolean"},"include_subscribers":{"type":"string","enum":["true","false"]},"presence_history_limit_days":{"type":"integer"}}};

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event_types !== undefined){
let data0 = data.event_types;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(typeof data0[i0] !== "string"){ vErrors = mistyped(vErrors, instancePath+"/event_types/" + i0, "string"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/event_types", "array"); errors++; }
}
if(data.client_capabilities !== undefined){
let data2 = data.client_capabilities;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.notification_settings_null === undefined){ vErrors = missing(vErrors, instancePath+"/client_capabilities", "notification_settings_null"); errors++; }
for(const key0 in data2){
if(!((key0 === "notification_settings_null") || (key0 === "linkifier_url_template"))){
if(typeof data2[key0] !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/client_capabilities/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "boolean"); errors++; }
}
}
if(data2.notification_settings_null !== undefined){
if(typeof data2.notification_settings_null !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/client_capabilities/notification_settings_null", "boolean"); errors++; }
}
if(data2.linkifier_url_template !== undefined){
if(typeof data2.linkifier_url_template !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/client_capabilities/linkifier_url_template", "boolean"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/client_capabilities", "object"); errors++; }
}
if(data.fetch_event_types !== undefined){
let data6 = data.fetch_event_types;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
if(typeof data6[i1] !== "string"){ vErrors = mistyped(vErrors, instancePath+"/fetch_event_types/" + i1, "string"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/fetch_event_types", "array"); errors++; }
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
if(typeof data9[i3] !== "string"){ vErrors = mistyped(vErrors, instancePath+"/narrow/" + i2+"/" + i3, "string"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/narrow/" + i2, "array"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/narrow", "array"); errors++; }
}
if(data.all_public_streams !== undefined){
if(typeof data.all_public_streams !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/all_public_streams", "boolean"); errors++; }
}
if(data.apply_markdown !== undefined){
if(typeof data.apply_markdown !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/apply_markdown", "boolean"); errors++; }
}
if(data.client_gravatar !== undefined){
if(typeof data.client_gravatar !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/client_gravatar", "boolean"); errors++; }
}
if(data.slim_presence !== undefined){
if(typeof data.slim_presence !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/slim_presence", "boolean"); errors++; }
}
if(data.include_subscribers !== undefined){
let data15 = data.include_subscribers;
if(typeof data15 !== "string"){ vErrors = mistyped(vErrors, instancePath+"/include_subscribers", "string"); errors++; }
if(!((data15 === "true") || (data15 === "false"))){ (vErrors ??= []).push({instancePath:instancePath+"/include_subscribers",keyword:"enum",params:{allowedValues: schema85.properties.include_subscribers.enum},message:"must be equal to one of the allowed values"}); errors++; }
}
if(data.presence_history_limit_days !== undefined){
let data16 = data.presence_history_limit_days;
if(!Number.isInteger(data16)){ vErrors = mistyped(vErrors, instancePath+"/presence_history_limit_days", "integer"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
validate73.errors = vErrors;
return errors === 0;
}

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(validate73(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
errors = vErrors.length;
}
validate72.errors = vErrors;
return errors === 0;
}

export const check31 = validate75;
const schema88 = {"type":"object","properties":{"event_types":{"type":"array","items":{"type":"string"}},"client_capabilities":{"$ref":"#/$defs/schema2"},"fetch_event_types":{"type":"array","items":{"type":"string"}},"narrow":{"type":"array","items":{"type":"array","items":{"type":"string"}}},"all_public_streams":{"type":"boolean"},"apply_markdown":{"type":"boolean"},"client_gravatar":{"type":"boolean"},"slim_presence":{"type":"boolean"},"include_subscribers":{"type":"string","enum":["true","false","partial"]},"presence_history_limit_days":{"type":"integer"}}};

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event_types !== undefined){
let data0 = data.event_types;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(typeof data0[i0] !== "string"){ vErrors = mistyped(vErrors, instancePath+"/event_types/" + i0, "string"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/event_types", "array"); errors++; }
}
if(data.client_capabilities !== undefined){
let data2 = data.client_capabilities;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.notification_settings_null === undefined){ vErrors = missing(vErrors, instancePath+"/client_capabilities", "notification_settings_null"); errors++; }
for(const key0 in data2){
if(!((key0 === "notification_settings_null") || (key0 === "linkifier_url_template"))){
if(typeof data2[key0] !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/client_capabilities/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "boolean"); errors++; }
}
}
if(data2.notification_settings_null !== undefined){
if(typeof data2.notification_settings_null !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/client_capabilities/notification_settings_null", "boolean"); errors++; }
}
if(data2.linkifier_url_template !== undefined){
if(typeof data2.linkifier_url_template !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/client_capabilities/linkifier_url_template", "boolean"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/client_capabilities", "object"); errors++; }
}
if(data.fetch_event_types !== undefined){
let data6 = data.fetch_event_types;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
if(typeof data6[i1] !== "string"){ vErrors = mistyped(vErrors, instancePath+"/fetch_event_types/" + i1, "string"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/fetch_event_types", "array"); errors++; }
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
if(typeof data9[i3] !== "string"){ vErrors = mistyped(vErrors, instancePath+"/narrow/" + i2+"/" + i3, "string"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/narrow/" + i2, "array"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/narrow", "array"); errors++; }
}
if(data.all_public_streams !== undefined){
if(typeof data.all_public_streams !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/all_public_streams", "boolean"); errors++; }
}
if(data.apply_markdown !== undefined){
if(typeof data.apply_markdown !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/apply_markdown", "boolean"); errors++; }
}
if(data.client_gravatar !== undefined){
if(typeof data.client_gravatar !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/client_gravatar", "boolean"); errors++; }
}
if(data.slim_presence !== undefined){
if(typeof data.slim_presence !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/slim_presence", "boolean"); errors++; }
}
if(data.include_subscribers !== undefined){
let data15 = data.include_subscribers;
if(typeof data15 !== "string"){ vErrors = mistyped(vErrors, instancePath+"/include_subscribers", "string"); errors++; }
if(!(((data15 === "true") || (data15 === "false")) || (data15 === "partial"))){ (vErrors ??= []).push({instancePath:instancePath+"/include_subscribers",keyword:"enum",params:{allowedValues: schema88.properties.include_subscribers.enum},message:"must be equal to one of the allowed values"}); errors++; }
}
if(data.presence_history_limit_days !== undefined){
let data16 = data.presence_history_limit_days;
if(!Number.isInteger(data16)){ vErrors = mistyped(vErrors, instancePath+"/presence_history_limit_days", "integer"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
validate76.errors = vErrors;
return errors === 0;
}

function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(validate76(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
validate75.errors = vErrors;
return errors === 0;
}

export const check32 = validate78;
const schema91 = {"type":"object","properties":{"event_types":{"type":"array","items":{"type":"string"}},"client_capabilities":{"$ref":"#/$defs/schema2"},"fetch_event_types":{"type":"array","items":{"type":"string"}},"narrow":{"type":"array","items":{"type":"array","items":{"type":"string"}}},"all_public_streams":{"type":"boolean"},"apply_markdown":{"type":"boolean"},"client_gravatar":{"type":"boolean"},"slim_presence":{"type":"boolean"},"include_subscribers":{"type":"string","enum":["true","false","partial"]},"presence_history_limit_days":{"type":"integer"},"idle_queue_timeout":{"oneOf":[{"type":"integer"},{"type":"string","const":"mobile"}]}}};

function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event_types !== undefined){
let data0 = data.event_types;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(typeof data0[i0] !== "string"){ vErrors = mistyped(vErrors, instancePath+"/event_types/" + i0, "string"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/event_types", "array"); errors++; }
}
if(data.client_capabilities !== undefined){
let data2 = data.client_capabilities;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.notification_settings_null === undefined){ vErrors = missing(vErrors, instancePath+"/client_capabilities", "notification_settings_null"); errors++; }
for(const key0 in data2){
if(!((key0 === "notification_settings_null") || (key0 === "linkifier_url_template"))){
if(typeof data2[key0] !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/client_capabilities/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "boolean"); errors++; }
}
}
if(data2.notification_settings_null !== undefined){
if(typeof data2.notification_settings_null !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/client_capabilities/notification_settings_null", "boolean"); errors++; }
}
if(data2.linkifier_url_template !== undefined){
if(typeof data2.linkifier_url_template !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/client_capabilities/linkifier_url_template", "boolean"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/client_capabilities", "object"); errors++; }
}
if(data.fetch_event_types !== undefined){
let data6 = data.fetch_event_types;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
if(typeof data6[i1] !== "string"){ vErrors = mistyped(vErrors, instancePath+"/fetch_event_types/" + i1, "string"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/fetch_event_types", "array"); errors++; }
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
if(typeof data9[i3] !== "string"){ vErrors = mistyped(vErrors, instancePath+"/narrow/" + i2+"/" + i3, "string"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/narrow/" + i2, "array"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/narrow", "array"); errors++; }
}
if(data.all_public_streams !== undefined){
if(typeof data.all_public_streams !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/all_public_streams", "boolean"); errors++; }
}
if(data.apply_markdown !== undefined){
if(typeof data.apply_markdown !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/apply_markdown", "boolean"); errors++; }
}
if(data.client_gravatar !== undefined){
if(typeof data.client_gravatar !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/client_gravatar", "boolean"); errors++; }
}
if(data.slim_presence !== undefined){
if(typeof data.slim_presence !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/slim_presence", "boolean"); errors++; }
}
if(data.include_subscribers !== undefined){
let data15 = data.include_subscribers;
if(typeof data15 !== "string"){ vErrors = mistyped(vErrors, instancePath+"/include_subscribers", "string"); errors++; }
if(!(((data15 === "true") || (data15 === "false")) || (data15 === "partial"))){ (vErrors ??= []).push({instancePath:instancePath+"/include_subscribers",keyword:"enum",params:{allowedValues: schema91.properties.include_subscribers.enum},message:"must be equal to one of the allowed values"}); errors++; }
}
if(data.presence_history_limit_days !== undefined){
let data16 = data.presence_history_limit_days;
if(!Number.isInteger(data16)){ vErrors = mistyped(vErrors, instancePath+"/presence_history_limit_days", "integer"); errors++; }
}
if(data.idle_queue_timeout !== undefined){
let data17 = data.idle_queue_timeout;
const _errs38 = errors;
let valid12 = false;
let passing0 = null;
const _errs39 = errors;
if(!Number.isInteger(data17)){ vErrors = mistyped(vErrors, instancePath+"/idle_queue_timeout", "integer"); errors++; }
var _valid0 = _errs39 === errors;
if(_valid0){
valid12 = true;
passing0 = 0;
}
const _errs41 = errors;
if(typeof data17 !== "string"){ vErrors = mistyped(vErrors, instancePath+"/idle_queue_timeout", "string"); errors++; }
if("mobile" !== data17){ (vErrors ??= []).push({instancePath:instancePath+"/idle_queue_timeout",keyword:"const",params:{allowedValue: "mobile"},message:"must be equal to constant"}); errors++; }
var _valid0 = _errs41 === errors;
if(_valid0 && valid12){
valid12 = false;
passing0 = [passing0, 1];
} else {
if(_valid0){
valid12 = true;
passing0 = 1;
}
}
if(!valid12){ (vErrors ??= []).push({instancePath:instancePath+"/idle_queue_timeout",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"}); errors++; } else {
errors = _errs38;
if(vErrors !== null){
if(_errs38){
vErrors.length = _errs38;
} else {
vErrors = null;
}
}
}
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
validate79.errors = vErrors;
return errors === 0;
}

function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(validate79(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
validate78.errors = vErrors;
return errors === 0;
}

export const check33 = validate81;

function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.pattern === undefined){ vErrors = missing(vErrors, instancePath, "pattern"); errors++; }
if(data.url_format_string === undefined){ vErrors = missing(vErrors, instancePath, "url_format_string"); errors++; }
if(data.pattern !== undefined){
if(typeof data.pattern !== "string"){ vErrors = mistyped(vErrors, instancePath+"/pattern", "string"); errors++; }
}
if(data.url_format_string !== undefined){
if(typeof data.url_format_string !== "string"){ vErrors = mistyped(vErrors, instancePath+"/url_format_string", "string"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.filter_id === undefined){ vErrors = missing(vErrors, instancePath, "filter_id"); errors++; }
if(data.pattern === undefined){ vErrors = missing(vErrors, instancePath, "pattern"); errors++; }
if(data.url_format_string === undefined){ vErrors = missing(vErrors, instancePath, "url_format_string"); errors++; }
if(data.filter_id !== undefined){
let data2 = data.filter_id;
if(!Number.isInteger(data2)){ vErrors = mistyped(vErrors, instancePath+"/filter_id", "integer"); errors++; }
}
}
validate81.errors = vErrors;
return errors === 0;
}

export const check34 = validate82;

function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.pattern === undefined){ vErrors = missing(vErrors, instancePath, "pattern"); errors++; }
if(data.url_template === undefined){ vErrors = missing(vErrors, instancePath, "url_template"); errors++; }
if(data.pattern !== undefined){
if(typeof data.pattern !== "string"){ vErrors = mistyped(vErrors, instancePath+"/pattern", "string"); errors++; }
}
if(data.url_template !== undefined){
if(typeof data.url_template !== "string"){ vErrors = mistyped(vErrors, instancePath+"/url_template", "string"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.filter_id === undefined){ vErrors = missing(vErrors, instancePath, "filter_id"); errors++; }
if(data.pattern === undefined){ vErrors = missing(vErrors, instancePath, "pattern"); errors++; }
if(data.url_template === undefined){ vErrors = missing(vErrors, instancePath, "url_template"); errors++; }
if(data.filter_id !== undefined){
let data2 = data.filter_id;
if(!Number.isInteger(data2)){ vErrors = mistyped(vErrors, instancePath+"/filter_id", "integer"); errors++; }
}
}
validate82.errors = vErrors;
return errors === 0;
}

export const check35 = validate83;

function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.pattern === undefined){ vErrors = missing(vErrors, instancePath, "pattern"); errors++; }
if(data.url_template === undefined){ vErrors = missing(vErrors, instancePath, "url_template"); errors++; }
if(data.pattern !== undefined){
if(typeof data.pattern !== "string"){ vErrors = mistyped(vErrors, instancePath+"/pattern", "string"); errors++; }
}
if(data.url_template !== undefined){
if(typeof data.url_template !== "string"){ vErrors = mistyped(vErrors, instancePath+"/url_template", "string"); errors++; }
}
if(data.example_input !== undefined){
if(typeof data.example_input !== "string"){ vErrors = mistyped(vErrors, instancePath+"/example_input", "string"); errors++; }
}
if(data.reverse_template !== undefined){
if(typeof data.reverse_template !== "string"){ vErrors = mistyped(vErrors, instancePath+"/reverse_template", "string"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.filter_id === undefined){ vErrors = missing(vErrors, instancePath, "filter_id"); errors++; }
if(data.pattern === undefined){ vErrors = missing(vErrors, instancePath, "pattern"); errors++; }
if(data.url_template === undefined){ vErrors = missing(vErrors, instancePath, "url_template"); errors++; }
if(data.filter_id !== undefined){
let data4 = data.filter_id;
if(!Number.isInteger(data4)){ vErrors = mistyped(vErrors, instancePath+"/filter_id", "integer"); errors++; }
}
}
validate83.errors = vErrors;
return errors === 0;
}

export const check36 = validate84;

function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.pattern === undefined){ vErrors = missing(vErrors, instancePath, "pattern"); errors++; }
if(data.url_template === undefined){ vErrors = missing(vErrors, instancePath, "url_template"); errors++; }
if(data.pattern !== undefined){
if(typeof data.pattern !== "string"){ vErrors = mistyped(vErrors, instancePath+"/pattern", "string"); errors++; }
}
if(data.url_template !== undefined){
if(typeof data.url_template !== "string"){ vErrors = mistyped(vErrors, instancePath+"/url_template", "string"); errors++; }
}
if(data.example_input !== undefined){
if(typeof data.example_input !== "string"){ vErrors = mistyped(vErrors, instancePath+"/example_input", "string"); errors++; }
}
if(data.reverse_template !== undefined){
if(typeof data.reverse_template !== "string"){ vErrors = mistyped(vErrors, instancePath+"/reverse_template", "string"); errors++; }
}
if(data.alternative_url_templates !== undefined){
let data4 = data.alternative_url_templates;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(typeof data4[i0] !== "string"){ vErrors = mistyped(vErrors, instancePath+"/alternative_url_templates/" + i0, "string"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/alternative_url_templates", "array"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.filter_id === undefined){ vErrors = missing(vErrors, instancePath, "filter_id"); errors++; }
if(data.pattern === undefined){ vErrors = missing(vErrors, instancePath, "pattern"); errors++; }
if(data.url_template === undefined){ vErrors = missing(vErrors, instancePath, "url_template"); errors++; }
if(data.filter_id !== undefined){
let data6 = data.filter_id;
if(!Number.isInteger(data6)){ vErrors = mistyped(vErrors, instancePath+"/filter_id", "integer"); errors++; }
}
}
validate84.errors = vErrors;
return errors === 0;
}

export const check37 = validate85;
const schema107 = {"type":"object","required":["type","to","topic","content"],"properties":{"type":{"type":"string","enum":["stream","private",""]},"to":{"type":"array","items":{"type":"integer"}},"topic":{"type":"string"},"content":{"type":"string","pattern":"\\S"},"timestamp":{"type":"number"}},"additionalProperties":false};
const pattern0 = new RegExp("\\S", "u");

function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.drafts === undefined){ vErrors = missing(vErrors, instancePath, "drafts"); errors++; }
if(data.drafts !== undefined){
let data0 = data.drafts;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.type === undefined){ vErrors = missing(vErrors, instancePath+"/drafts/" + i0, "type"); errors++; }
if(data1.to === undefined){ vErrors = missing(vErrors, instancePath+"/drafts/" + i0, "to"); errors++; }
if(data1.topic === undefined){ vErrors = missing(vErrors, instancePath+"/drafts/" + i0, "topic"); errors++; }
if(data1.content === undefined){ vErrors = missing(vErrors, instancePath+"/drafts/" + i0, "content"); errors++; }
for(const key0 in data1){
if(!(((((key0 === "type") || (key0 === "to")) || (key0 === "topic")) || (key0 === "content")) || (key0 === "timestamp"))){ (vErrors ??= []).push({instancePath:instancePath+"/drafts/" + i0,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++; }
}
if(data1.type !== undefined){
let data2 = data1.type;
if(typeof data2 !== "string"){ vErrors = mistyped(vErrors, instancePath+"/drafts/" + i0+"/type", "string"); errors++; }
if(!(((data2 === "stream") || (data2 === "private")) || (data2 === ""))){ (vErrors ??= []).push({instancePath:instancePath+"/drafts/" + i0+"/type",keyword:"enum",params:{allowedValues: schema107.properties.type.enum},message:"must be equal to one of the allowed values"}); errors++; }
}
if(data1.to !== undefined){
let data3 = data1.to;
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
if(!Number.isInteger(data4)){ vErrors = mistyped(vErrors, instancePath+"/drafts/" + i0+"/to/" + i1, "integer"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/drafts/" + i0+"/to", "array"); errors++; }
}
if(data1.topic !== undefined){
if(typeof data1.topic !== "string"){ vErrors = mistyped(vErrors, instancePath+"/drafts/" + i0+"/topic", "string"); errors++; }
}
if(data1.content !== undefined){
let data6 = data1.content;
if(typeof data6 === "string"){
if(!pattern0.test(data6)){ (vErrors ??= []).push({instancePath:instancePath+"/drafts/" + i0+"/content",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""}); errors++; }
} else { vErrors = mistyped(vErrors, instancePath+"/drafts/" + i0+"/content", "string"); errors++; }
}
if(data1.timestamp !== undefined){
let data7 = data1.timestamp;
if(!((typeof data7 == "number") && (isFinite(data7)))){ vErrors = mistyped(vErrors, instancePath+"/drafts/" + i0+"/timestamp", "number"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/drafts/" + i0, "object"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/drafts", "array"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
validate86.errors = vErrors;
return errors === 0;
}

function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(validate86(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.drafts === undefined){ vErrors = missing(vErrors, instancePath, "drafts"); errors++; }
}
validate85.errors = vErrors;
return errors === 0;
}

export const check38 = validate88;

function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.draft_id === undefined){ vErrors = missing(vErrors, instancePath, "draft_id"); errors++; }
if(data.draft_id !== undefined){
let data0 = data.draft_id;
if(!Number.isInteger(data0)){ vErrors = mistyped(vErrors, instancePath+"/draft_id", "integer"); errors++; }
}
}
validate88.errors = vErrors;
return errors === 0;
}

export const check39 = validate89;
const schema112 = {"type":"object","required":["type","to","topic","content"],"properties":{"type":{"type":"string","enum":["stream","private",""]},"to":{"type":"array","items":{"type":"integer"}},"topic":{"type":"string"},"content":{"type":"string","pattern":"\\S"},"timestamp":{"type":"number"}},"additionalProperties":false};

function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.draft === undefined){ vErrors = missing(vErrors, instancePath, "draft"); errors++; }
if(data.draft !== undefined){
let data0 = data.draft;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.type === undefined){ vErrors = missing(vErrors, instancePath+"/draft", "type"); errors++; }
if(data0.to === undefined){ vErrors = missing(vErrors, instancePath+"/draft", "to"); errors++; }
if(data0.topic === undefined){ vErrors = missing(vErrors, instancePath+"/draft", "topic"); errors++; }
if(data0.content === undefined){ vErrors = missing(vErrors, instancePath+"/draft", "content"); errors++; }
for(const key0 in data0){
if(!(((((key0 === "type") || (key0 === "to")) || (key0 === "topic")) || (key0 === "content")) || (key0 === "timestamp"))){ (vErrors ??= []).push({instancePath:instancePath+"/draft",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++; }
}
if(data0.type !== undefined){
let data1 = data0.type;
if(typeof data1 !== "string"){ vErrors = mistyped(vErrors, instancePath+"/draft/type", "string"); errors++; }
if(!(((data1 === "stream") || (data1 === "private")) || (data1 === ""))){ (vErrors ??= []).push({instancePath:instancePath+"/draft/type",keyword:"enum",params:{allowedValues: schema112.properties.type.enum},message:"must be equal to one of the allowed values"}); errors++; }
}
if(data0.to !== undefined){
let data2 = data0.to;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(!Number.isInteger(data3)){ vErrors = mistyped(vErrors, instancePath+"/draft/to/" + i0, "integer"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/draft/to", "array"); errors++; }
}
if(data0.topic !== undefined){
if(typeof data0.topic !== "string"){ vErrors = mistyped(vErrors, instancePath+"/draft/topic", "string"); errors++; }
}
if(data0.content !== undefined){
let data5 = data0.content;
if(typeof data5 === "string"){
if(!pattern0.test(data5)){ (vErrors ??= []).push({instancePath:instancePath+"/draft/content",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""}); errors++; }
} else { vErrors = mistyped(vErrors, instancePath+"/draft/content", "string"); errors++; }
}
if(data0.timestamp !== undefined){
let data6 = data0.timestamp;
if(!((typeof data6 == "number") && (isFinite(data6)))){ vErrors = mistyped(vErrors, instancePath+"/draft/timestamp", "number"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/draft", "object"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
validate90.errors = vErrors;
return errors === 0;
}

function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(validate90(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.draft_id === undefined){ vErrors = missing(vErrors, instancePath, "draft_id"); errors++; }
if(data.draft === undefined){ vErrors = missing(vErrors, instancePath, "draft"); errors++; }
if(data.draft_id !== undefined){
let data0 = data.draft_id;
if(!Number.isInteger(data0)){ vErrors = mistyped(vErrors, instancePath+"/draft_id", "integer"); errors++; }
}
}
validate89.errors = vErrors;
return errors === 0;
}

export const check40 = validate92;

function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ordered_linkifier_ids === undefined){ vErrors = missing(vErrors, instancePath, "ordered_linkifier_ids"); errors++; }
if(data.ordered_linkifier_ids !== undefined){
let data0 = data.ordered_linkifier_ids;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(!Number.isInteger(data1)){ vErrors = mistyped(vErrors, instancePath+"/ordered_linkifier_ids/" + i0, "integer"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/ordered_linkifier_ids", "array"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ordered_linkifier_ids === undefined){ vErrors = missing(vErrors, instancePath, "ordered_linkifier_ids"); errors++; }
}
validate92.errors = vErrors;
return errors === 0;
}

export const check41 = validate93;

function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
validate94.errors = vErrors;
return errors === 0;
}

function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(validate94(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
validate93.errors = vErrors;
return errors === 0;
}

export const check42 = validate96;

function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
validate97.errors = vErrors;
return errors === 0;
}

function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(validate97(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
validate96.errors = vErrors;
return errors === 0;
}

export const check43 = validate99;

function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
validate100.errors = vErrors;
return errors === 0;
}

function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(validate100(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
errors = vErrors.length;
}
validate99.errors = vErrors;
return errors === 0;
}

export const check44 = validate102;

function validate103(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(!((((data0 === "drafts") || (data0 === "realm_linkifiers")) || (data0 === "invites_changed")) || (data0 === "heartbeat"))){ (vErrors ??= []).push({}); errors++; }
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
validate103.errors = vErrors;
return errors === 0;
}

function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(validate103(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
errors = vErrors.length;
}
validate102.errors = vErrors;
return errors === 0;
}

export const check45 = validate105;

function validate106(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
validate106.errors = vErrors;
return errors === 0;
}

function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(validate106(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
validate105.errors = vErrors;
return errors === 0;
}

export const check46 = validate108;
const schema134 = {"type":"object","required":["id","type","to","topic","content","timestamp"],"properties":{"id":{"type":"integer"},"type":{"type":"string","enum":["stream","private",""]},"to":{"type":"array","items":{"type":"integer"}},"topic":{"type":"string"},"content":{"type":"string"},"timestamp":{"type":"integer"}},"additionalProperties":true};

function validate109(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(!(((data5 === "stream") || (data5 === "private")) || (data5 === ""))){ (vErrors ??= []).push({instancePath:instancePath+"/drafts/" + i0+"/type",keyword:"enum",params:{allowedValues: schema134.properties.type.enum},message:"must be equal to one of the allowed values"}); errors++; }
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
validate109.errors = vErrors;
return errors === 0;
}

function validate108(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(validate109(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors);
errors = vErrors.length;
}
validate108.errors = vErrors;
return errors === 0;
}

export const check47 = validate111;
const schema138 = {"type":"object","required":["id","type","to","topic","content","timestamp"],"properties":{"id":{"type":"integer"},"type":{"type":"string","enum":["stream","private",""]},"to":{"type":"array","items":{"type":"integer"}},"topic":{"type":"string"},"content":{"type":"string"},"timestamp":{"type":"integer"}},"additionalProperties":true};

function validate112(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(!(((data4 === "stream") || (data4 === "private")) || (data4 === ""))){ (vErrors ??= []).push({instancePath:instancePath+"/draft/type",keyword:"enum",params:{allowedValues: schema138.properties.type.enum},message:"must be equal to one of the allowed values"}); errors++; }
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
validate112.errors = vErrors;
return errors === 0;
}

function validate111(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(validate112(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
errors = vErrors.length;
}
validate111.errors = vErrors;
return errors === 0;
}

export const check48 = validate114;

function validate115(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
validate115.errors = vErrors;
return errors === 0;
}

function validate114(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(validate115(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
errors = vErrors.length;
}
validate114.errors = vErrors;
return errors === 0;
}

export const check49 = validate117;

function validate118(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
validate118.errors = vErrors;
return errors === 0;
}

function validate117(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(validate118(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
validate117.errors = vErrors;
return errors === 0;
}

export const check50 = validate120;
const schema149 = {"type":"object","required":["id","pattern","url_template","example_input","reverse_template"],"properties":{"id":{"type":"integer"},"pattern":{"type":"string"},"url_template":{"type":"string"},"example_input":{"type":["string","null"]},"reverse_template":{"type":["string","null"]}}};

function validate121(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if((typeof data6 !== "string") && (data6 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/realm_linkifiers/" + i0+"/example_input",keyword:"type",params:{type: schema149.properties.example_input.type},message:"must be string,null"}); errors++; }
}
if(data2.reverse_template !== undefined){
let data7 = data2.reverse_template;
if((typeof data7 !== "string") && (data7 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/realm_linkifiers/" + i0+"/reverse_template",keyword:"type",params:{type: schema149.properties.reverse_template.type},message:"must be string,null"}); errors++; }
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
validate121.errors = vErrors;
return errors === 0;
}

function validate120(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(validate121(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
errors = vErrors.length;
}
validate120.errors = vErrors;
return errors === 0;
}

export const check51 = validate123;
const schema153 = {"type":"object","required":["id","pattern","url_template","example_input","reverse_template","alternative_url_templates"],"properties":{"id":{"type":"integer"},"pattern":{"type":"string"},"url_template":{"type":"string"},"example_input":{"type":["string","null"]},"reverse_template":{"type":["string","null"]},"alternative_url_templates":{"type":"array","items":{"type":"string"}}}};

function validate124(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if((typeof data6 !== "string") && (data6 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/realm_linkifiers/" + i0+"/example_input",keyword:"type",params:{type: schema153.properties.example_input.type},message:"must be string,null"}); errors++; }
}
if(data2.reverse_template !== undefined){
let data7 = data2.reverse_template;
if((typeof data7 !== "string") && (data7 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/realm_linkifiers/" + i0+"/reverse_template",keyword:"type",params:{type: schema153.properties.reverse_template.type},message:"must be string,null"}); errors++; }
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
validate124.errors = vErrors;
return errors === 0;
}

function validate123(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(validate124(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate124.errors : vErrors.concat(validate124.errors);
errors = vErrors.length;
}
validate123.errors = vErrors;
return errors === 0;
}

export const check52 = validate126;
const schema155 = {"type":"object","propertyNames":{"enum":["is_deactivated","users","drafts","linkifiers","invitations"]},"properties":{"is_deactivated":{"type":"boolean"},"users":{"type":"array","items":{"type":"object","required":["user_id","email","api_key","role"],"propertyNames":{"enum":["user_id","email","api_key","full_name","role","is_bot","is_active","enable_drafts_synchronization"]},"properties":{"user_id":{"type":"integer","minimum":0,"maximum":9007199254740991},"email":{"type":"string","minLength":1,"pattern":"^[^:\\s]+$"},"api_key":{"type":"string","minLength":1,"pattern":"^[!-9;-~]+$"},"full_name":{"type":"string","minLength":1},"role":{"enum":[100,200,300,400,600]},"is_bot":{"type":"boolean"},"is_active":{"type":"boolean"},"enable_drafts_synchronization":{"type":"boolean"}}}},"drafts":{"type":"array","items":{"type":"object","required":["id","user_id"],"properties":{"id":{"type":"integer","minimum":0,"maximum":9007199254740991},"user_id":{"type":"integer","minimum":0,"maximum":9007199254740991},"type":{"enum":["stream","private",""]},"to":{"type":"array","items":{"type":"integer","minimum":0,"maximum":9007199254740991}},"topic":{"type":"string"},"content":{"type":"string"},"timestamp":{"type":"integer","minimum":0}}}},"linkifiers":{"type":"array","items":{"type":"object","required":["id","pattern","url_template"],"propertyNames":{"enum":["id","pattern","url_template","example_input","reverse_template","alternative_url_templates"]},"properties":{"id":{"type":"integer","minimum":0,"maximum":9007199254740991},"pattern":{"type":"string","minLength":1},"url_template":{"type":"string","minLength":1},"example_input":{"type":["string","null"]},"reverse_template":{"type":["string","null"]},"alternative_url_templates":{"type":"array","items":{"type":"string","minLength":1}}}}},"invitations":{"type":"array","items":{"type":"object","required":["id","invited_by_user_id","invited","expiry_date","invited_as","is_multiuse"],"properties":{"id":{"type":"integer","minimum":0,"maximum":9007199254740991},"invited_by_user_id":{"type":"integer","minimum":0,"maximum":9007199254740991},"invited":{"type":"integer","minimum":0},"expiry_date":{"type":["integer","null"],"minimum":0},"invited_as":{"enum":[100,200,300,400,600]},"notify_referrer_on_join":{"type":"boolean"},"is_multiuse":{"type":"boolean"}},"if":{"required":["is_multiuse"],"properties":{"is_multiuse":{"const":true}}},"then":{"required":["link_url"],"propertyNames":{"enum":["id","invited_by_user_id","invited","expiry_date","invited_as","notify_referrer_on_join","is_multiuse","link_url"]},"properties":{"link_url":{"type":"string","pattern":"/join/[^/]+/$"}}},"else":{"required":["email"],"propertyNames":{"enum":["id","invited_by_user_id","invited","expiry_date","invited_as","notify_referrer_on_join","is_multiuse","email"]},"properties":{"email":{"type":"string","minLength":1}}}}}}};
const pattern2 = new RegExp("^[^:\\s]+$", "u");
const pattern3 = new RegExp("^[!-9;-~]+$", "u");
const pattern4 = new RegExp("/join/[^/]+/$", "u");

function validate126(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs1 = errors;
if(!(((((key0 === "is_deactivated") || (key0 === "users")) || (key0 === "drafts")) || (key0 === "linkifiers")) || (key0 === "invitations"))){ (vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema155.propertyNames.enum},message:"must be equal to one of the allowed values",propertyName:key0}); errors++; }
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
if(!((((((((key1 === "user_id") || (key1 === "email")) || (key1 === "api_key")) || (key1 === "full_name")) || (key1 === "role")) || (key1 === "is_bot")) || (key1 === "is_active")) || (key1 === "enable_drafts_synchronization"))){ (vErrors ??= []).push({instancePath:instancePath+"/users/" + i0,keyword:"enum",params:{allowedValues: schema155.properties.users.items.propertyNames.enum},message:"must be equal to one of the allowed values",propertyName:key1}); errors++; }
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
if(!(((((data7 === 100) || (data7 === 200)) || (data7 === 300)) || (data7 === 400)) || (data7 === 600))){ (vErrors ??= []).push({instancePath:instancePath+"/users/" + i0+"/role",keyword:"enum",params:{allowedValues: schema155.properties.users.items.properties.role.enum},message:"must be equal to one of the allowed values"}); errors++; }
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
if(!(((data15 === "stream") || (data15 === "private")) || (data15 === ""))){ (vErrors ??= []).push({instancePath:instancePath+"/drafts/" + i1+"/type",keyword:"enum",params:{allowedValues: schema155.properties.drafts.items.properties.type.enum},message:"must be equal to one of the allowed values"}); errors++; }
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
if(!((((((key2 === "id") || (key2 === "pattern")) || (key2 === "url_template")) || (key2 === "example_input")) || (key2 === "reverse_template")) || (key2 === "alternative_url_templates"))){ (vErrors ??= []).push({instancePath:instancePath+"/linkifiers/" + i3,keyword:"enum",params:{allowedValues: schema155.properties.linkifiers.items.propertyNames.enum},message:"must be equal to one of the allowed values",propertyName:key2}); errors++; }
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
if((typeof data26 !== "string") && (data26 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/linkifiers/" + i3+"/example_input",keyword:"type",params:{type: schema155.properties.linkifiers.items.properties.example_input.type},message:"must be string,null"}); errors++; }
}
if(data22.reverse_template !== undefined){
let data27 = data22.reverse_template;
if((typeof data27 !== "string") && (data27 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/linkifiers/" + i3+"/reverse_template",keyword:"type",params:{type: schema155.properties.linkifiers.items.properties.reverse_template.type},message:"must be string,null"}); errors++; }
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
if(!((((((((key3 === "id") || (key3 === "invited_by_user_id")) || (key3 === "invited")) || (key3 === "expiry_date")) || (key3 === "invited_as")) || (key3 === "notify_referrer_on_join")) || (key3 === "is_multiuse")) || (key3 === "link_url"))){ (vErrors ??= []).push({instancePath:instancePath+"/invitations/" + i5,keyword:"enum",params:{allowedValues: schema155.properties.invitations.items.then.propertyNames.enum},message:"must be equal to one of the allowed values",propertyName:key3}); errors++; }
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
if(!((((((((key4 === "id") || (key4 === "invited_by_user_id")) || (key4 === "invited")) || (key4 === "expiry_date")) || (key4 === "invited_as")) || (key4 === "notify_referrer_on_join")) || (key4 === "is_multiuse")) || (key4 === "email"))){ (vErrors ??= []).push({instancePath:instancePath+"/invitations/" + i5,keyword:"enum",params:{allowedValues: schema155.properties.invitations.items.else.propertyNames.enum},message:"must be equal to one of the allowed values",propertyName:key4}); errors++; }
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
if((!Number.isInteger(data38)) && (data38 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/invitations/" + i5+"/expiry_date",keyword:"type",params:{type: schema155.properties.invitations.items.properties.expiry_date.type},message:"must be integer,null"}); errors++; }
if((typeof data38 == "number") && (isFinite(data38))){
if(data38 < 0 || isNaN(data38)){ (vErrors ??= []).push({instancePath:instancePath+"/invitations/" + i5+"/expiry_date",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++; }
}
}
if(data31.invited_as !== undefined){
let data39 = data31.invited_as;
if(!(((((data39 === 100) || (data39 === 200)) || (data39 === 300)) || (data39 === 400)) || (data39 === 600))){ (vErrors ??= []).push({instancePath:instancePath+"/invitations/" + i5+"/invited_as",keyword:"enum",params:{allowedValues: schema155.properties.invitations.items.properties.invited_as.enum},message:"must be equal to one of the allowed values"}); errors++; }
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
validate126.errors = vErrors;
return errors === 0;
}

export const check53 = validate127;
const schema156 = {"type":"object","required":["id","user_id"],"properties":{"id":{"type":"integer","minimum":0,"maximum":9007199254740991},"user_id":{"type":"integer","minimum":0,"maximum":9007199254740991},"type":{"enum":["stream","private",""]},"to":{"type":"array","items":{"type":"integer","minimum":0,"maximum":9007199254740991}},"topic":{"type":"string"},"content":{"type":"string"},"timestamp":{"type":"integer","minimum":0}}};

function validate127(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(!(((data2 === "stream") || (data2 === "private")) || (data2 === ""))){ (vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"enum",params:{allowedValues: schema156.properties.type.enum},message:"must be equal to one of the allowed values"}); errors++; }
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
validate127.errors = vErrors;
return errors === 0;
}

export const check54 = validate128;
const schema157 = {"type":"object","required":["pattern","url_template"],"propertyNames":{"enum":["pattern","url_template","example_input","reverse_template","alternative_url_templates"]},"properties":{"pattern":{"type":"string","minLength":1},"url_template":{"type":"string","minLength":1},"example_input":{"type":["string","null"]},"reverse_template":{"type":["string","null"]},"alternative_url_templates":{"type":"array","items":{"type":"string","minLength":1}}}};

function validate128(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.pattern === undefined){ vErrors = missing(vErrors, instancePath, "pattern"); errors++; }
if(data.url_template === undefined){ vErrors = missing(vErrors, instancePath, "url_template"); errors++; }
for(const key0 in data){
const _errs1 = errors;
if(!(((((key0 === "pattern") || (key0 === "url_template")) || (key0 === "example_input")) || (key0 === "reverse_template")) || (key0 === "alternative_url_templates"))){ (vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema157.propertyNames.enum},message:"must be equal to one of the allowed values",propertyName:key0}); errors++; }
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
if((typeof data2 !== "string") && (data2 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/example_input",keyword:"type",params:{type: schema157.properties.example_input.type},message:"must be string,null"}); errors++; }
}
if(data.reverse_template !== undefined){
let data3 = data.reverse_template;
if((typeof data3 !== "string") && (data3 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/reverse_template",keyword:"type",params:{type: schema157.properties.reverse_template.type},message:"must be string,null"}); errors++; }
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
validate128.errors = vErrors;
return errors === 0;
}

export const check55 = validate129;

function validate129(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
validate129.errors = vErrors;
return errors === 0;
}

export const check56 = validate130;
const schema159 = {"type":"object","propertyNames":{"enum":["count","operation","delay","status","body","retryAfter","drop"]},"properties":{"count":{"type":"integer","minimum":1},"operation":{},"delay":{"type":"number","minimum":0},"status":{"type":"integer","minimum":200,"maximum":599},"body":{"type":["object","string"]},"retryAfter":{"type":"number","minimum":0},"drop":{"enum":["request","response"]}}};

function validate130(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs1 = errors;
if(!(((((((key0 === "count") || (key0 === "operation")) || (key0 === "delay")) || (key0 === "status")) || (key0 === "body")) || (key0 === "retryAfter")) || (key0 === "drop"))){ (vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema159.propertyNames.enum},message:"must be equal to one of the allowed values",propertyName:key0}); errors++; }
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
if((!(data3 && typeof data3 == "object" && !Array.isArray(data3))) && (typeof data3 !== "string")){ (vErrors ??= []).push({instancePath:instancePath+"/body",keyword:"type",params:{type: schema159.properties.body.type},message:"must be object,string"}); errors++; }
}
if(data.retryAfter !== undefined){
let data4 = data.retryAfter;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){ (vErrors ??= []).push({instancePath:instancePath+"/retryAfter",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++; }
} else { vErrors = mistyped(vErrors, instancePath+"/retryAfter", "number"); errors++; }
}
if(data.drop !== undefined){
let data5 = data.drop;
if(!((data5 === "request") || (data5 === "response"))){ (vErrors ??= []).push({instancePath:instancePath+"/drop",keyword:"enum",params:{allowedValues: schema159.properties.drop.enum},message:"must be equal to one of the allowed values"}); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
validate130.errors = vErrors;
return errors === 0;
}

const shared0 = {"name":"other-event","value":{"result":"success","msg":"","events":[{"type":"message","id":5}]}};
const shared1 = {"name":"missing-parameter","value":{"result":"error","msg":"Missing 'queue_id' argument","code":"BAD_REQUEST"}};
const shared2 = {"name":"no-credentials","value":{"result":"error","msg":"Not logged in: API authentication or user session required"}};
const shared3 = {"name":"account-deactivated","value":{"result":"error","msg":"Account is deactivated"}};
const shared4 = {"name":"method-not-allowed","value":{"result":"error","msg":"Method Not Allowed","allowed_methods":["DELETE","GET","HEAD"]}};
const shared5 = {"name":"rate-limit-hit","value":{"result":"error","msg":"API usage exceeded rate limit","retry-after":28.706807374954224}};
const shared6 = [{"name":"queue_id","in":"query","isPlainText":true},{"name":"last_event_id","in":"query","isPlainText":false},{"name":"dont_block","in":"query","isPlainText":false},{"name":"apply_markdown","in":"query","isPlainText":false},{"name":"narrow","in":"query","isPlainText":true}];
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
const shared27 = {"name":"invitations-sent","value":{"result":"success","msg":""}};
const shared28 = {"name":"missing-parameter","value":{"result":"error","msg":"Missing 'invitee_emails' argument","code":"REQUEST_VARIABLE_MISSING","var_name":"invitee_emails"}};
const shared29 = [{"name":"invite_as","in":"form","isPlainText":false},{"name":"invitee_emails","in":"form","isPlainText":true},{"name":"stream_ids","in":"form","isPlainText":false}];
const shared30 = [{"status":400,"code":"REQUEST_VARIABLE_MISSING"},{"status":400,"code":"BAD_REQUEST"},{"status":400,"code":"UNAUTHORIZED_PRINCIPAL"},{"status":400},{"status":401},{"status":403},{"status":405},{"status":429}];
const shared31 = [{"status":400,"code":"REQUEST_VARIABLE_MISSING"},{"status":400,"code":"BAD_REQUEST"},{"status":400,"code":"UNAUTHORIZED_PRINCIPAL"},{"status":400},{"status":401},{"status":403},{"status":405},{"status":429,"code":"RATE_LIMIT_HIT"}];
const shared32 = [{"status":400,"code":"REQUEST_VARIABLE_MISSING"},{"status":400,"code":"BAD_REQUEST"},{"status":400,"code":"UNAUTHORIZED_PRINCIPAL"},{"status":400,"code":"INVITATION_FAILED"},{"status":401,"code":"UNAUTHORIZED"},{"status":405},{"status":429,"code":"RATE_LIMIT_HIT"}];
const shared33 = [{"name":"invite_as","in":"form","isPlainText":false},{"name":"invite_expires_in_days","in":"form","isPlainText":false},{"name":"invitee_emails","in":"form","isPlainText":true},{"name":"stream_ids","in":"form","isPlainText":false}];
const shared34 = [{"name":"invite_as","in":"form","isPlainText":false},{"name":"invite_expires_in_minutes","in":"form","isPlainText":false},{"name":"invitee_emails","in":"form","isPlainText":true},{"name":"stream_ids","in":"form","isPlainText":false}];
const shared35 = [{"name":"invite_as","in":"form","isPlainText":false},{"name":"invite_expires_in_minutes","in":"form","isPlainText":false},{"name":"include_realm_default_subscriptions","in":"form","isPlainText":false},{"name":"invitee_emails","in":"form","isPlainText":true},{"name":"stream_ids","in":"form","isPlainText":false}];
const shared36 = [{"name":"invite_as","in":"form","isPlainText":false},{"name":"invite_expires_in_minutes","in":"form","isPlainText":false},{"name":"include_realm_default_subscriptions","in":"form","isPlainText":false},{"name":"invitee_emails","in":"form","isPlainText":true},{"name":"stream_ids","in":"form","isPlainText":false},{"name":"notify_referrer_on_join","in":"form","isPlainText":false}];
const shared37 = [{"name":"invite_as","in":"form","isPlainText":false},{"name":"invite_expires_in_minutes","in":"form","isPlainText":false},{"name":"include_realm_default_subscriptions","in":"form","isPlainText":false},{"name":"group_ids","in":"form","isPlainText":false},{"name":"invitee_emails","in":"form","isPlainText":true},{"name":"stream_ids","in":"form","isPlainText":false},{"name":"notify_referrer_on_join","in":"form","isPlainText":false}];
const shared38 = [{"name":"invite_as","in":"form","isPlainText":false},{"name":"invite_expires_in_minutes","in":"form","isPlainText":false},{"name":"include_realm_default_subscriptions","in":"form","isPlainText":false},{"name":"group_ids","in":"form","isPlainText":false},{"name":"welcome_message_custom_text","in":"form","isPlainText":true},{"name":"invitee_emails","in":"form","isPlainText":true},{"name":"stream_ids","in":"form","isPlainText":false},{"name":"notify_referrer_on_join","in":"form","isPlainText":false}];
const shared39 = {"name":"link-created","value":{"result":"success","msg":"","invite_link":"https://chat.example.com/join/yddhtzk4jgl7rsmazc5fyyyy/"}};
const shared40 = {"name":"not-json","value":{"result":"error","msg":"stream_ids is not valid JSON","code":"BAD_REQUEST"}};
const shared41 = [{"name":"invite_as","in":"form","isPlainText":false},{"name":"stream_ids","in":"form","isPlainText":false}];
const shared42 = [{"status":400,"code":"BAD_REQUEST"},{"status":400,"code":"UNAUTHORIZED_PRINCIPAL"},{"status":401},{"status":403},{"status":405},{"status":429}];
const shared43 = [{"status":400,"code":"BAD_REQUEST"},{"status":400,"code":"UNAUTHORIZED_PRINCIPAL"},{"status":401},{"status":403},{"status":405},{"status":429,"code":"RATE_LIMIT_HIT"}];
const shared44 = [{"status":400,"code":"BAD_REQUEST"},{"status":400,"code":"UNAUTHORIZED_PRINCIPAL"},{"status":401,"code":"UNAUTHORIZED"},{"status":405},{"status":429,"code":"RATE_LIMIT_HIT"}];
const shared45 = [{"name":"invite_as","in":"form","isPlainText":false},{"name":"invite_expires_in_days","in":"form","isPlainText":false},{"name":"stream_ids","in":"form","isPlainText":false}];
const shared46 = [{"name":"invite_as","in":"form","isPlainText":false},{"name":"invite_expires_in_minutes","in":"form","isPlainText":false},{"name":"stream_ids","in":"form","isPlainText":false}];
const shared47 = [{"name":"invite_as","in":"form","isPlainText":false},{"name":"invite_expires_in_minutes","in":"form","isPlainText":false},{"name":"include_realm_default_subscriptions","in":"form","isPlainText":false},{"name":"stream_ids","in":"form","isPlainText":false}];
const shared48 = [{"name":"invite_as","in":"form","isPlainText":false},{"name":"invite_expires_in_minutes","in":"form","isPlainText":false},{"name":"include_realm_default_subscriptions","in":"form","isPlainText":false},{"name":"group_ids","in":"form","isPlainText":false},{"name":"stream_ids","in":"form","isPlainText":false}];
const shared49 = [{"name":"invite_as","in":"form","isPlainText":false},{"name":"invite_expires_in_minutes","in":"form","isPlainText":false},{"name":"include_realm_default_subscriptions","in":"form","isPlainText":false},{"name":"group_ids","in":"form","isPlainText":false},{"name":"welcome_message_custom_text","in":"form","isPlainText":true},{"name":"stream_ids","in":"form","isPlainText":false}];
const shared50 = {"name":"link-revoked","value":{"result":"success","msg":""}};
const shared51 = {"name":"no-such-invitation","value":{"result":"error","msg":"No such invitation","code":"BAD_REQUEST"}};
const shared52 = [{"name":"invite_id","in":"path","isPlainText":false}];
const shared53 = {"name":"invitation-revoked","value":{"result":"success","msg":""}};
const shared54 = {"name":"invitation-resent","value":{"result":"success","msg":""}};
const shared55 = [{"status":400,"code":"BAD_REQUEST"},{"status":400,"code":"UNAUTHORIZED_PRINCIPAL"},{"status":400},{"status":401},{"status":403},{"status":405},{"status":429}];
const shared56 = [{"status":400,"code":"BAD_REQUEST"},{"status":400,"code":"UNAUTHORIZED_PRINCIPAL"},{"status":400},{"status":401},{"status":403},{"status":405},{"status":429,"code":"RATE_LIMIT_HIT"}];
const shared57 = [{"status":400,"code":"BAD_REQUEST"},{"status":400,"code":"UNAUTHORIZED_PRINCIPAL"},{"status":400,"code":"INVITATION_FAILED"},{"status":401,"code":"UNAUTHORIZED"},{"status":405},{"status":429,"code":"RATE_LIMIT_HIT"}];
const shared58 = {"name":"linkifier-created","value":{"result":"success","msg":"","id":4}};
const shared59 = {"name":"missing-parameter","value":{"result":"error","msg":"Missing 'pattern' argument","code":"REQUEST_VARIABLE_MISSING","var_name":"pattern"}};
const shared60 = [{"name":"pattern","in":"form","isPlainText":true},{"name":"url_format_string","in":"form","isPlainText":true}];
const shared61 = [{"status":400,"code":"REQUEST_VARIABLE_MISSING"},{"status":400,"code":"BAD_REQUEST"},{"status":400,"code":"UNAUTHORIZED_PRINCIPAL"},{"status":401},{"status":403},{"status":405},{"status":429}];
const shared62 = [{"status":400,"code":"REQUEST_VARIABLE_MISSING"},{"status":400,"code":"BAD_REQUEST"},{"status":400,"code":"UNAUTHORIZED_PRINCIPAL"},{"status":401},{"status":403},{"status":405},{"status":429,"code":"RATE_LIMIT_HIT"}];
const shared63 = [{"status":400,"code":"REQUEST_VARIABLE_MISSING"},{"status":400,"code":"BAD_REQUEST"},{"status":400,"code":"UNAUTHORIZED_PRINCIPAL"},{"status":401,"code":"UNAUTHORIZED"},{"status":405},{"status":429,"code":"RATE_LIMIT_HIT"}];
const shared64 = [{"name":"pattern","in":"form","isPlainText":true},{"name":"url_template","in":"form","isPlainText":true}];
const shared65 = [{"name":"pattern","in":"form","isPlainText":true},{"name":"url_template","in":"form","isPlainText":true},{"name":"example_input","in":"form","isPlainText":true},{"name":"reverse_template","in":"form","isPlainText":true}];
const shared66 = [{"name":"pattern","in":"form","isPlainText":true},{"name":"url_template","in":"form","isPlainText":true},{"name":"example_input","in":"form","isPlainText":true},{"name":"reverse_template","in":"form","isPlainText":true},{"name":"alternative_url_templates","in":"form","isPlainText":false}];
const shared67 = {"name":"linkifier-deleted","value":{"result":"success","msg":""}};
const shared68 = {"name":"no-such-linkifier","value":{"result":"error","msg":"Linkifier not found.","code":"BAD_REQUEST"}};
const shared69 = [{"name":"filter_id","in":"path","isPlainText":false}];
const shared70 = {"name":"queue-registered","value":{"result":"success","msg":"","zulip_version":"12.0","queue_id":"fb67bf8a-c031-47cc-84cf-ed80accacda8","last_event_id":-1}};
const shared71 = {"name":"not-a-list","value":{"result":"error","msg":"event_types is not a list","code":"BAD_REQUEST"}};
const shared72 = [{"name":"event_types","in":"form","isPlainText":false},{"name":"client_capabilities","in":"form","isPlainText":false},{"name":"fetch_event_types","in":"form","isPlainText":false},{"name":"narrow","in":"form","isPlainText":false},{"name":"all_public_streams","in":"form","isPlainText":false},{"name":"apply_markdown","in":"form","isPlainText":false},{"name":"client_gravatar","in":"form","isPlainText":false},{"name":"slim_presence","in":"form","isPlainText":false},{"name":"include_subscribers","in":"form","isPlainText":true}];
const shared73 = {"name":"queue-registered","value":{"result":"success","msg":"","zulip_version":"12.0","zulip_feature_level":481,"queue_id":"fb67bf8a-c031-47cc-84cf-ed80accacda8","last_event_id":-1}};
const shared74 = {"name":"queue-registered","value":{"result":"success","msg":"","zulip_version":"12.0","zulip_feature_level":481,"queue_id":"fb67bf8a-c031-47cc-84cf-ed80accacda8","last_event_id":-1,"event_queue_longpoll_timeout_seconds":90}};
const shared75 = {"name":"queue-registered","value":{"result":"success","msg":"","zulip_version":"12.0","zulip_feature_level":481,"zulip_merge_base":"12.0","queue_id":"fb67bf8a-c031-47cc-84cf-ed80accacda8","last_event_id":-1,"event_queue_longpoll_timeout_seconds":90}};
const shared76 = [{"name":"event_types","in":"form","isPlainText":false},{"name":"client_capabilities","in":"form","isPlainText":false},{"name":"fetch_event_types","in":"form","isPlainText":false},{"name":"narrow","in":"form","isPlainText":false},{"name":"all_public_streams","in":"form","isPlainText":false},{"name":"apply_markdown","in":"form","isPlainText":false},{"name":"client_gravatar","in":"form","isPlainText":false},{"name":"slim_presence","in":"form","isPlainText":false},{"name":"include_subscribers","in":"form","isPlainText":true},{"name":"presence_history_limit_days","in":"form","isPlainText":false}];
const shared77 = {"name":"queue-registered","value":{"result":"success","msg":"","zulip_version":"12.0","zulip_feature_level":481,"zulip_merge_base":"12.0","queue_id":"fb67bf8a-c031-47cc-84cf-ed80accacda8","last_event_id":-1,"event_queue_longpoll_timeout_seconds":90,"idle_queue_timeout_secs":600}};
const shared78 = [{"name":"event_types","in":"form","isPlainText":false},{"name":"client_capabilities","in":"form","isPlainText":false},{"name":"fetch_event_types","in":"form","isPlainText":false},{"name":"narrow","in":"form","isPlainText":false},{"name":"all_public_streams","in":"form","isPlainText":false},{"name":"apply_markdown","in":"form","isPlainText":false},{"name":"client_gravatar","in":"form","isPlainText":false},{"name":"slim_presence","in":"form","isPlainText":false},{"name":"include_subscribers","in":"form","isPlainText":true},{"name":"presence_history_limit_days","in":"form","isPlainText":false},{"name":"idle_queue_timeout","in":"form","isPlainText":false}];
const shared79 = {"name":"administrator","value":{"result":"success","msg":"","user_id":9,"full_name":"Iago","email":"iago@example.com","delivery_email":"iago@example.com","is_bot":false,"is_admin":true,"avatar_url":"https://chat.example.com/avatar/9","profile_data":{"4":{"value":"ensign"}},"max_message_id":30,"pointer":-1}};
const shared80 = {"name":"not-basic","value":{"result":"error","msg":"This endpoint requires HTTP basic authentication.","code":"BAD_REQUEST"}};
const shared81 = {"name":"administrator","value":{"result":"success","msg":"","user_id":9,"full_name":"Iago","email":"iago@example.com","delivery_email":"iago@example.com","is_bot":false,"is_admin":true,"is_owner":false,"avatar_url":"https://chat.example.com/avatar/9","profile_data":{"4":{"value":"ensign"}},"max_message_id":30,"pointer":-1}};
const shared82 = {"name":"administrator","value":{"result":"success","msg":"","user_id":9,"full_name":"Iago","email":"iago@example.com","delivery_email":"iago@example.com","is_bot":false,"is_admin":true,"is_owner":false,"is_guest":false,"is_active":true,"timezone":"Europe/Rome","date_joined":"2024-03-16T16:30:54+00:00","avatar_url":"https://chat.example.com/avatar/9","avatar_version":1,"profile_data":{"4":{"value":"ensign"}},"max_message_id":30,"pointer":-1}};
const shared83 = {"name":"administrator","value":{"result":"success","msg":"","user_id":9,"full_name":"Iago","email":"iago@example.com","delivery_email":"iago@example.com","is_bot":false,"is_admin":true,"is_owner":false,"is_guest":false,"is_active":true,"timezone":"Europe/Rome","date_joined":"2024-03-16T16:30:54+00:00","avatar_url":"https://chat.example.com/avatar/9","avatar_version":1,"profile_data":{"4":{"value":"ensign"}},"max_message_id":30}};
const shared84 = {"name":"administrator","value":{"result":"success","msg":"","user_id":9,"full_name":"Iago","email":"iago@example.com","delivery_email":"iago@example.com","is_bot":false,"is_admin":true,"is_owner":false,"is_guest":false,"role":200,"is_active":true,"timezone":"Europe/Rome","date_joined":"2024-03-16T16:30:54+00:00","avatar_url":"https://chat.example.com/avatar/9","avatar_version":1,"profile_data":{"4":{"value":"ensign"}},"max_message_id":30}};
const shared85 = {"name":"administrator","value":{"result":"success","msg":"","user_id":9,"full_name":"Iago","email":"iago@example.com","delivery_email":"iago@example.com","is_bot":false,"is_admin":true,"is_owner":false,"is_guest":false,"is_billing_admin":false,"role":200,"is_active":true,"timezone":"Europe/Rome","date_joined":"2024-03-16T16:30:54+00:00","avatar_url":"https://chat.example.com/avatar/9","avatar_version":1,"profile_data":{"4":{"value":"ensign"}},"max_message_id":30}};
const shared86 = {"name":"administrator","value":{"result":"success","msg":"","user_id":9,"full_name":"Iago","email":"iago@example.com","delivery_email":"iago@example.com","is_bot":false,"is_admin":true,"is_owner":false,"is_guest":false,"role":200,"is_active":true,"is_imported_stub":false,"timezone":"Europe/Rome","date_joined":"2024-03-16T16:30:54+00:00","avatar_url":"https://chat.example.com/avatar/9","avatar_version":1,"profile_data":{"4":{"value":"ensign"}},"max_message_id":30}};
const shared87 = {"name":"server","value":{"result":"success","msg":"","zulip_version":"12.0","realm_uri":"https://chat.example.com"}};
const shared88 = [{"status":405}];
const shared89 = {"name":"server","value":{"result":"success","msg":"","zulip_version":"12.0","zulip_feature_level":481,"realm_uri":"https://chat.example.com"}};
const shared90 = {"name":"server","value":{"result":"success","msg":"","zulip_version":"12.0","zulip_feature_level":481,"zulip_merge_base":"12.0","realm_uri":"https://chat.example.com"}};
const shared91 = {"name":"server","value":{"result":"success","msg":"","zulip_version":"12.0","zulip_feature_level":481,"zulip_merge_base":"12.0","realm_uri":"https://chat.example.com","realm_url":"https://chat.example.com"}};
const shared92 = {"name":"linkifiers","value":{"result":"success","msg":"","linkifiers":[{"id":1,"pattern":"#(?P<id>[0-9]+)","url_format":"https://github.com/example/main/issues/%(id)s"},{"id":2,"pattern":"(?P<commit>[0-9a-f]{40})","url_format":"https://github.com/example/main/commit/%(commit)s"},{"id":3,"pattern":"#zulip-(?P<id>[0-9]+)","url_format":"https://github.com/example/zulip/issues/%(id)s"}]}};
const shared93 = {"name":"linkifiers","value":{"result":"success","msg":"","linkifiers":[{"id":1,"pattern":"#(?P<id>[0-9]+)","url_template":"https://github.com/example/main/issues/{id}"},{"id":2,"pattern":"(?P<commit>[0-9a-f]{40})","url_template":"https://github.com/example/main/commit/{commit}"},{"id":3,"pattern":"#zulip-(?P<id>[0-9]+)","url_template":"https://github.com/example/zulip/issues/{id}"}]}};
const shared94 = {"name":"linkifiers","value":{"result":"success","msg":"","linkifiers":[{"id":1,"pattern":"#(?P<id>[0-9]+)","url_template":"https://github.com/example/main/issues/{id}","example_input":"#123","reverse_template":"#{id}"},{"id":2,"pattern":"(?P<commit>[0-9a-f]{40})","url_template":"https://github.com/example/main/commit/{commit}","example_input":null,"reverse_template":null},{"id":3,"pattern":"#zulip-(?P<id>[0-9]+)","url_template":"https://github.com/example/zulip/issues/{id}","example_input":"#zulip-123","reverse_template":"#zulip-{id}"}]}};
const shared95 = {"name":"linkifiers","value":{"result":"success","msg":"","linkifiers":[{"id":1,"pattern":"#(?P<id>[0-9]+)","url_template":"https://github.com/example/main/issues/{id}","example_input":"#123","reverse_template":"#{id}","alternative_url_templates":[]},{"id":2,"pattern":"(?P<commit>[0-9a-f]{40})","url_template":"https://github.com/example/main/commit/{commit}","example_input":null,"reverse_template":null,"alternative_url_templates":[]},{"id":3,"pattern":"#zulip-(?P<id>[0-9]+)","url_template":"https://github.com/example/zulip/issues/{id}","example_input":"#zulip-123","reverse_template":"#zulip-{id}","alternative_url_templates":[]}]}};
const shared96 = {"name":"linkifier-edited","value":{"result":"success","msg":""}};
const shared97 = [{"name":"filter_id","in":"path","isPlainText":false},{"name":"pattern","in":"form","isPlainText":true},{"name":"url_format_string","in":"form","isPlainText":true}];
const shared98 = [{"name":"filter_id","in":"path","isPlainText":false},{"name":"pattern","in":"form","isPlainText":true},{"name":"url_template","in":"form","isPlainText":true}];
const shared99 = [{"name":"filter_id","in":"path","isPlainText":false},{"name":"pattern","in":"form","isPlainText":true},{"name":"url_template","in":"form","isPlainText":true},{"name":"example_input","in":"form","isPlainText":true},{"name":"reverse_template","in":"form","isPlainText":true}];
const shared100 = [{"name":"filter_id","in":"path","isPlainText":false},{"name":"pattern","in":"form","isPlainText":true},{"name":"url_template","in":"form","isPlainText":true},{"name":"example_input","in":"form","isPlainText":true},{"name":"reverse_template","in":"form","isPlainText":true},{"name":"alternative_url_templates","in":"form","isPlainText":false}];
const shared101 = {"name":"drafts","value":{"result":"success","msg":"","count":2,"drafts":[{"id":17,"type":"stream","to":[7],"topic":"release notes","content":"Patterns for links: the order counts","timestamp":1757408460},{"id":18,"type":"private","to":[9,12],"topic":"","content":"Shall we meet on Thursday?","timestamp":1757408520}]}};
const shared102 = {"name":"synchronization-disabled","value":{"result":"error","msg":"User has disabled synchronizing drafts.","code":"BAD_REQUEST"}};
const shared103 = {"name":"drafts-saved","value":{"result":"success","msg":"","ids":[17,18]}};
const shared104 = {"name":"missing-parameter","value":{"result":"error","msg":"Missing 'drafts' argument","code":"REQUEST_VARIABLE_MISSING","var_name":"drafts"}};
const shared105 = [{"name":"drafts","in":"form","isPlainText":false}];
const shared106 = [{"status":400,"code":"REQUEST_VARIABLE_MISSING"},{"status":400,"code":"BAD_REQUEST"},{"status":401,"code":"UNAUTHORIZED"},{"status":405},{"status":429,"code":"RATE_LIMIT_HIT"}];
const shared107 = {"name":"draft-deleted","value":{"result":"success","msg":""}};
const shared108 = {"name":"no-such-draft","value":{"result":"error","msg":"Draft does not exist","code":"BAD_REQUEST"}};
const shared109 = [{"name":"draft_id","in":"path","isPlainText":false}];
const shared110 = [{"status":400,"code":"BAD_REQUEST"},{"status":401,"code":"UNAUTHORIZED"},{"status":404,"code":"BAD_REQUEST"},{"status":405},{"status":429,"code":"RATE_LIMIT_HIT"}];
const shared111 = {"name":"draft-edited","value":{"result":"success","msg":""}};
const shared112 = {"name":"missing-parameter","value":{"result":"error","msg":"Missing 'draft' argument","code":"REQUEST_VARIABLE_MISSING","var_name":"draft"}};
const shared113 = [{"name":"draft_id","in":"path","isPlainText":false},{"name":"draft","in":"form","isPlainText":false}];
const shared114 = [{"status":400,"code":"REQUEST_VARIABLE_MISSING"},{"status":400,"code":"BAD_REQUEST"},{"status":401,"code":"UNAUTHORIZED"},{"status":404,"code":"BAD_REQUEST"},{"status":405},{"status":429,"code":"RATE_LIMIT_HIT"}];
const shared115 = {"name":"linkifiers-reordered","value":{"result":"success","msg":""}};
const shared116 = {"name":"missing-parameter","value":{"result":"error","msg":"Missing 'ordered_linkifier_ids' argument","code":"REQUEST_VARIABLE_MISSING","var_name":"ordered_linkifier_ids"}};
const shared117 = [{"name":"ordered_linkifier_ids","in":"form","isPlainText":false}];

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
  { since: 0, until: 20, id: "sendInvitations", method: "POST", path: "/api/v1/invites", isAuthenticated: true, success: [200], arguments: shared29, errors: shared30, examples: { "200": shared27, "400": shared28, "401": shared2, "403": shared3, "405": shared4, "429": shared5 }, check: check3 },
  { since: 20, until: 36, id: "sendInvitations", method: "POST", path: "/api/v1/invites", isAuthenticated: true, success: [200], arguments: shared29, errors: shared30, examples: { "200": shared27, "400": shared28, "401": shared2, "403": shared3, "405": shared4, "429": shared5 }, check: check4 },
  { since: 36, until: 61, id: "sendInvitations", method: "POST", path: "/api/v1/invites", isAuthenticated: true, success: [200], arguments: shared29, errors: shared31, examples: { "200": shared27, "400": shared28, "401": shared2, "403": shared3, "405": shared4, "429": shared8 }, check: check4 },
  { since: 61, until: 76, id: "sendInvitations", method: "POST", path: "/api/v1/invites", isAuthenticated: true, success: [200], arguments: shared29, errors: shared31, examples: { "200": shared27, "400": shared28, "401": shared2, "403": shared3, "405": shared4, "429": shared8 }, check: check5 },
  { since: 76, until: 96, id: "sendInvitations", method: "POST", path: "/api/v1/invites", isAuthenticated: true, success: [200], arguments: shared29, errors: shared32, examples: { "200": shared27, "400": shared28, "401": shared10, "405": shared4, "429": shared8 }, check: check5 },
  { since: 96, until: 117, id: "sendInvitations", method: "POST", path: "/api/v1/invites", isAuthenticated: true, success: [200], arguments: shared33, errors: shared32, examples: { "200": shared27, "400": shared28, "401": shared10, "405": shared4, "429": shared8 }, check: check6 },
  { since: 117, until: 126, id: "sendInvitations", method: "POST", path: "/api/v1/invites", isAuthenticated: true, success: [200], arguments: shared33, errors: shared32, examples: { "200": shared27, "400": shared28, "401": shared10, "405": shared4, "429": shared8 }, check: check7 },
  { since: 126, until: 261, id: "sendInvitations", method: "POST", path: "/api/v1/invites", isAuthenticated: true, success: [200], arguments: shared34, errors: shared32, examples: { "200": shared27, "400": shared28, "401": shared10, "405": shared4, "429": shared8 }, check: check8 },
  { since: 261, until: 267, id: "sendInvitations", method: "POST", path: "/api/v1/invites", isAuthenticated: true, success: [200], arguments: shared35, errors: shared32, examples: { "200": shared27, "400": shared28, "401": shared10, "405": shared4, "429": shared8 }, check: check9 },
  { since: 267, until: 322, id: "sendInvitations", method: "POST", path: "/api/v1/invites", isAuthenticated: true, success: [200], arguments: shared36, errors: shared32, examples: { "200": shared27, "400": shared28, "401": shared10, "405": shared4, "429": shared8 }, check: check10 },
  { since: 322, until: 416, id: "sendInvitations", method: "POST", path: "/api/v1/invites", isAuthenticated: true, success: [200], arguments: shared37, errors: shared32, examples: { "200": shared27, "400": shared28, "401": shared10, "405": shared4, "429": shared8 }, check: check11 },
  { since: 416, until: Infinity, id: "sendInvitations", method: "POST", path: "/api/v1/invites", isAuthenticated: true, success: [200], arguments: shared38, errors: shared32, examples: { "200": shared27, "400": shared28, "401": shared10, "405": shared4, "429": shared8 }, check: check12 },
  { since: 0, until: 20, id: "createInvitationLink", method: "POST", path: "/api/v1/invites/multiuse", isAuthenticated: true, success: [200], arguments: shared41, errors: shared42, examples: { "200": shared39, "400": shared40, "401": shared2, "403": shared3, "405": shared4, "429": shared5 }, check: check13 },
  { since: 20, until: 36, id: "createInvitationLink", method: "POST", path: "/api/v1/invites/multiuse", isAuthenticated: true, success: [200], arguments: shared41, errors: shared42, examples: { "200": shared39, "400": shared40, "401": shared2, "403": shared3, "405": shared4, "429": shared5 }, check: check14 },
  { since: 36, until: 61, id: "createInvitationLink", method: "POST", path: "/api/v1/invites/multiuse", isAuthenticated: true, success: [200], arguments: shared41, errors: shared43, examples: { "200": shared39, "400": shared40, "401": shared2, "403": shared3, "405": shared4, "429": shared8 }, check: check14 },
  { since: 61, until: 76, id: "createInvitationLink", method: "POST", path: "/api/v1/invites/multiuse", isAuthenticated: true, success: [200], arguments: shared41, errors: shared43, examples: { "200": shared39, "400": shared40, "401": shared2, "403": shared3, "405": shared4, "429": shared8 }, check: check15 },
  { since: 76, until: 96, id: "createInvitationLink", method: "POST", path: "/api/v1/invites/multiuse", isAuthenticated: true, success: [200], arguments: shared41, errors: shared44, examples: { "200": shared39, "400": shared40, "401": shared10, "405": shared4, "429": shared8 }, check: check15 },
  { since: 96, until: 117, id: "createInvitationLink", method: "POST", path: "/api/v1/invites/multiuse", isAuthenticated: true, success: [200], arguments: shared45, errors: shared44, examples: { "200": shared39, "400": shared40, "401": shared10, "405": shared4, "429": shared8 }, check: check16 },
  { since: 117, until: 126, id: "createInvitationLink", method: "POST", path: "/api/v1/invites/multiuse", isAuthenticated: true, success: [200], arguments: shared45, errors: shared44, examples: { "200": shared39, "400": shared40, "401": shared10, "405": shared4, "429": shared8 }, check: check17 },
  { since: 126, until: 261, id: "createInvitationLink", method: "POST", path: "/api/v1/invites/multiuse", isAuthenticated: true, success: [200], arguments: shared46, errors: shared44, examples: { "200": shared39, "400": shared40, "401": shared10, "405": shared4, "429": shared8 }, check: check18 },
  { since: 261, until: 322, id: "createInvitationLink", method: "POST", path: "/api/v1/invites/multiuse", isAuthenticated: true, success: [200], arguments: shared47, errors: shared44, examples: { "200": shared39, "400": shared40, "401": shared10, "405": shared4, "429": shared8 }, check: check19 },
  { since: 322, until: 416, id: "createInvitationLink", method: "POST", path: "/api/v1/invites/multiuse", isAuthenticated: true, success: [200], arguments: shared48, errors: shared44, examples: { "200": shared39, "400": shared40, "401": shared10, "405": shared4, "429": shared8 }, check: check20 },
  { since: 416, until: Infinity, id: "createInvitationLink", method: "POST", path: "/api/v1/invites/multiuse", isAuthenticated: true, success: [200], arguments: shared49, errors: shared44, examples: { "200": shared39, "400": shared40, "401": shared10, "405": shared4, "429": shared8 }, check: check21 },
  { since: 0, until: 36, id: "revokeInvitationLink", method: "DELETE", path: "/api/v1/invites/multiuse/{invite_id}", isAuthenticated: true, success: [200], arguments: shared52, errors: shared42, examples: { "200": shared50, "400": shared51, "401": shared2, "403": shared3, "405": shared4, "429": shared5 }, check: check22 },
  { since: 36, until: 76, id: "revokeInvitationLink", method: "DELETE", path: "/api/v1/invites/multiuse/{invite_id}", isAuthenticated: true, success: [200], arguments: shared52, errors: shared43, examples: { "200": shared50, "400": shared51, "401": shared2, "403": shared3, "405": shared4, "429": shared8 }, check: check22 },
  { since: 76, until: Infinity, id: "revokeInvitationLink", method: "DELETE", path: "/api/v1/invites/multiuse/{invite_id}", isAuthenticated: true, success: [200], arguments: shared52, errors: shared44, examples: { "200": shared50, "400": shared51, "401": shared10, "405": shared4, "429": shared8 }, check: check22 },
  { since: 0, until: 36, id: "revokeInvitation", method: "DELETE", path: "/api/v1/invites/{invite_id}", isAuthenticated: true, success: [200], arguments: shared52, errors: shared42, examples: { "200": shared53, "400": shared51, "401": shared2, "403": shared3, "405": shared4, "429": shared5 }, check: check22 },
  { since: 36, until: 76, id: "revokeInvitation", method: "DELETE", path: "/api/v1/invites/{invite_id}", isAuthenticated: true, success: [200], arguments: shared52, errors: shared43, examples: { "200": shared53, "400": shared51, "401": shared2, "403": shared3, "405": shared4, "429": shared8 }, check: check22 },
  { since: 76, until: Infinity, id: "revokeInvitation", method: "DELETE", path: "/api/v1/invites/{invite_id}", isAuthenticated: true, success: [200], arguments: shared52, errors: shared44, examples: { "200": shared53, "400": shared51, "401": shared10, "405": shared4, "429": shared8 }, check: check22 },
  { since: 0, until: 36, id: "resendInvitation", method: "POST", path: "/api/v1/invites/{invite_id}/resend", isAuthenticated: true, success: [200], arguments: shared52, errors: shared55, examples: { "200": shared54, "400": shared51, "401": shared2, "403": shared3, "405": shared4, "429": shared5 }, check: check22 },
  { since: 36, until: 76, id: "resendInvitation", method: "POST", path: "/api/v1/invites/{invite_id}/resend", isAuthenticated: true, success: [200], arguments: shared52, errors: shared56, examples: { "200": shared54, "400": shared51, "401": shared2, "403": shared3, "405": shared4, "429": shared8 }, check: check22 },
  { since: 76, until: Infinity, id: "resendInvitation", method: "POST", path: "/api/v1/invites/{invite_id}/resend", isAuthenticated: true, success: [200], arguments: shared52, errors: shared57, examples: { "200": shared54, "400": shared51, "401": shared10, "405": shared4, "429": shared8 }, check: check22 },
  { since: 0, until: 36, id: "createLinkifier", method: "POST", path: "/api/v1/realm/filters", isAuthenticated: true, success: [200], arguments: shared60, errors: shared61, examples: { "200": shared58, "400": shared59, "401": shared2, "403": shared3, "405": shared4, "429": shared5 }, check: check23 },
  { since: 36, until: 76, id: "createLinkifier", method: "POST", path: "/api/v1/realm/filters", isAuthenticated: true, success: [200], arguments: shared60, errors: shared62, examples: { "200": shared58, "400": shared59, "401": shared2, "403": shared3, "405": shared4, "429": shared8 }, check: check23 },
  { since: 76, until: 176, id: "createLinkifier", method: "POST", path: "/api/v1/realm/filters", isAuthenticated: true, success: [200], arguments: shared60, errors: shared63, examples: { "200": shared58, "400": shared59, "401": shared10, "405": shared4, "429": shared8 }, check: check23 },
  { since: 176, until: 471, id: "createLinkifier", method: "POST", path: "/api/v1/realm/filters", isAuthenticated: true, success: [200], arguments: shared64, errors: shared63, examples: { "200": shared58, "400": shared59, "401": shared10, "405": shared4, "429": shared8 }, check: check24 },
  { since: 471, until: 478, id: "createLinkifier", method: "POST", path: "/api/v1/realm/filters", isAuthenticated: true, success: [200], arguments: shared65, errors: shared63, examples: { "200": shared58, "400": shared59, "401": shared10, "405": shared4, "429": shared8 }, check: check25 },
  { since: 478, until: Infinity, id: "createLinkifier", method: "POST", path: "/api/v1/realm/filters", isAuthenticated: true, success: [200], arguments: shared66, errors: shared63, examples: { "200": shared58, "400": shared59, "401": shared10, "405": shared4, "429": shared8 }, check: check26 },
  { since: 0, until: 36, id: "deleteLinkifier", method: "DELETE", path: "/api/v1/realm/filters/{filter_id}", isAuthenticated: true, success: [200], arguments: shared69, errors: shared42, examples: { "200": shared67, "400": shared68, "401": shared2, "403": shared3, "405": shared4, "429": shared5 }, check: check27 },
  { since: 36, until: 76, id: "deleteLinkifier", method: "DELETE", path: "/api/v1/realm/filters/{filter_id}", isAuthenticated: true, success: [200], arguments: shared69, errors: shared43, examples: { "200": shared67, "400": shared68, "401": shared2, "403": shared3, "405": shared4, "429": shared8 }, check: check27 },
  { since: 76, until: Infinity, id: "deleteLinkifier", method: "DELETE", path: "/api/v1/realm/filters/{filter_id}", isAuthenticated: true, success: [200], arguments: shared69, errors: shared44, examples: { "200": shared67, "400": shared68, "401": shared10, "405": shared4, "429": shared8 }, check: check27 },
  { since: 0, until: 1, id: "registerEventQueue", method: "POST", path: "/api/v1/register", isAuthenticated: true, success: [200], arguments: shared72, errors: shared22, examples: { "200": shared70, "400": shared71, "401": shared2, "403": shared3, "405": shared4, "429": shared5 }, check: check28 },
  { since: 1, until: 36, id: "registerEventQueue", method: "POST", path: "/api/v1/register", isAuthenticated: true, success: [200], arguments: shared72, errors: shared22, examples: { "200": shared73, "400": shared71, "401": shared2, "403": shared3, "405": shared4, "429": shared5 }, check: check28 },
  { since: 36, until: 74, id: "registerEventQueue", method: "POST", path: "/api/v1/register", isAuthenticated: true, success: [200], arguments: shared72, errors: shared24, examples: { "200": shared73, "400": shared71, "401": shared2, "403": shared3, "405": shared4, "429": shared8 }, check: check28 },
  { since: 74, until: 76, id: "registerEventQueue", method: "POST", path: "/api/v1/register", isAuthenticated: true, success: [200], arguments: shared72, errors: shared24, examples: { "200": shared74, "400": shared71, "401": shared2, "403": shared3, "405": shared4, "429": shared8 }, check: check28 },
  { since: 76, until: 88, id: "registerEventQueue", method: "POST", path: "/api/v1/register", isAuthenticated: true, success: [200], arguments: shared72, errors: shared25, examples: { "200": shared74, "400": shared71, "401": shared10, "405": shared4, "429": shared8 }, check: check28 },
  { since: 88, until: 176, id: "registerEventQueue", method: "POST", path: "/api/v1/register", isAuthenticated: true, success: [200], arguments: shared72, errors: shared25, examples: { "200": shared75, "400": shared71, "401": shared10, "405": shared4, "429": shared8 }, check: check28 },
  { since: 176, until: 288, id: "registerEventQueue", method: "POST", path: "/api/v1/register", isAuthenticated: true, success: [200], arguments: shared72, errors: shared25, examples: { "200": shared75, "400": shared71, "401": shared10, "405": shared4, "429": shared8 }, check: check29 },
  { since: 288, until: 412, id: "registerEventQueue", method: "POST", path: "/api/v1/register", isAuthenticated: true, success: [200], arguments: shared76, errors: shared25, examples: { "200": shared75, "400": shared71, "401": shared10, "405": shared4, "429": shared8 }, check: check30 },
  { since: 412, until: 481, id: "registerEventQueue", method: "POST", path: "/api/v1/register", isAuthenticated: true, success: [200], arguments: shared76, errors: shared25, examples: { "200": shared75, "400": shared71, "401": shared10, "405": shared4, "429": shared8 }, check: check31 },
  { since: 481, until: Infinity, id: "registerEventQueue", method: "POST", path: "/api/v1/register", isAuthenticated: true, success: [200], arguments: shared78, errors: shared25, examples: { "200": shared77, "400": shared71, "401": shared10, "405": shared4, "429": shared8 }, check: check32 },
  { since: 0, until: 8, id: "getOwnUser", method: "GET", path: "/api/v1/users/me", isAuthenticated: true, success: [200], arguments: shared21, errors: shared22, examples: { "200": shared79, "400": shared80, "401": shared2, "403": shared3, "405": shared4, "429": shared5 }, check: check2 },
  { since: 8, until: 10, id: "getOwnUser", method: "GET", path: "/api/v1/users/me", isAuthenticated: true, success: [200], arguments: shared21, errors: shared22, examples: { "200": shared81, "400": shared80, "401": shared2, "403": shared3, "405": shared4, "429": shared5 }, check: check2 },
  { since: 10, until: 16, id: "getOwnUser", method: "GET", path: "/api/v1/users/me", isAuthenticated: true, success: [200], arguments: shared21, errors: shared22, examples: { "200": shared82, "400": shared80, "401": shared2, "403": shared3, "405": shared4, "429": shared5 }, check: check2 },
  { since: 16, until: 36, id: "getOwnUser", method: "GET", path: "/api/v1/users/me", isAuthenticated: true, success: [200], arguments: shared21, errors: shared22, examples: { "200": shared83, "400": shared80, "401": shared2, "403": shared3, "405": shared4, "429": shared5 }, check: check2 },
  { since: 36, until: 59, id: "getOwnUser", method: "GET", path: "/api/v1/users/me", isAuthenticated: true, success: [200], arguments: shared21, errors: shared24, examples: { "200": shared83, "400": shared80, "401": shared2, "403": shared3, "405": shared4, "429": shared8 }, check: check2 },
  { since: 59, until: 73, id: "getOwnUser", method: "GET", path: "/api/v1/users/me", isAuthenticated: true, success: [200], arguments: shared21, errors: shared24, examples: { "200": shared84, "400": shared80, "401": shared2, "403": shared3, "405": shared4, "429": shared8 }, check: check2 },
  { since: 73, until: 76, id: "getOwnUser", method: "GET", path: "/api/v1/users/me", isAuthenticated: true, success: [200], arguments: shared21, errors: shared24, examples: { "200": shared85, "400": shared80, "401": shared2, "403": shared3, "405": shared4, "429": shared8 }, check: check2 },
  { since: 76, until: 363, id: "getOwnUser", method: "GET", path: "/api/v1/users/me", isAuthenticated: true, success: [200], arguments: shared21, errors: shared25, examples: { "200": shared85, "400": shared80, "401": shared10, "405": shared4, "429": shared8 }, check: check2 },
  { since: 363, until: 433, id: "getOwnUser", method: "GET", path: "/api/v1/users/me", isAuthenticated: true, success: [200], arguments: shared21, errors: shared25, examples: { "200": shared84, "400": shared80, "401": shared10, "405": shared4, "429": shared8 }, check: check2 },
  { since: 433, until: Infinity, id: "getOwnUser", method: "GET", path: "/api/v1/users/me", isAuthenticated: true, success: [200], arguments: shared21, errors: shared25, examples: { "200": shared86, "400": shared80, "401": shared10, "405": shared4, "429": shared8 }, check: check2 },
  { since: 0, until: 1, id: "getServerSettings", method: "GET", path: "/api/v1/server_settings", isAuthenticated: false, success: [200], arguments: shared21, errors: shared88, examples: { "200": shared87, "405": shared4 }, check: check2 },
  { since: 1, until: 88, id: "getServerSettings", method: "GET", path: "/api/v1/server_settings", isAuthenticated: false, success: [200], arguments: shared21, errors: shared88, examples: { "200": shared89, "405": shared4 }, check: check2 },
  { since: 88, until: 257, id: "getServerSettings", method: "GET", path: "/api/v1/server_settings", isAuthenticated: false, success: [200], arguments: shared21, errors: shared88, examples: { "200": shared90, "405": shared4 }, check: check2 },
  { since: 257, until: Infinity, id: "getServerSettings", method: "GET", path: "/api/v1/server_settings", isAuthenticated: false, success: [200], arguments: shared21, errors: shared88, examples: { "200": shared91, "405": shared4 }, check: check2 },
  { since: 54, until: 76, id: "listLinkifiers", method: "GET", path: "/api/v1/realm/linkifiers", isAuthenticated: true, success: [200], arguments: shared21, errors: shared24, examples: { "200": shared92, "400": shared80, "401": shared2, "403": shared3, "405": shared4, "429": shared8 }, check: check2 },
  { since: 76, until: 176, id: "listLinkifiers", method: "GET", path: "/api/v1/realm/linkifiers", isAuthenticated: true, success: [200], arguments: shared21, errors: shared25, examples: { "200": shared92, "400": shared80, "401": shared10, "405": shared4, "429": shared8 }, check: check2 },
  { since: 176, until: 471, id: "listLinkifiers", method: "GET", path: "/api/v1/realm/linkifiers", isAuthenticated: true, success: [200], arguments: shared21, errors: shared25, examples: { "200": shared93, "400": shared80, "401": shared10, "405": shared4, "429": shared8 }, check: check2 },
  { since: 471, until: 478, id: "listLinkifiers", method: "GET", path: "/api/v1/realm/linkifiers", isAuthenticated: true, success: [200], arguments: shared21, errors: shared25, examples: { "200": shared94, "400": shared80, "401": shared10, "405": shared4, "429": shared8 }, check: check2 },
  { since: 478, until: Infinity, id: "listLinkifiers", method: "GET", path: "/api/v1/realm/linkifiers", isAuthenticated: true, success: [200], arguments: shared21, errors: shared25, examples: { "200": shared95, "400": shared80, "401": shared10, "405": shared4, "429": shared8 }, check: check2 },
  { since: 57, until: 76, id: "editLinkifier", method: "PATCH", path: "/api/v1/realm/filters/{filter_id}", isAuthenticated: true, success: [200], arguments: shared97, errors: shared62, examples: { "200": shared96, "400": shared59, "401": shared2, "403": shared3, "405": shared4, "429": shared8 }, check: check33 },
  { since: 76, until: 176, id: "editLinkifier", method: "PATCH", path: "/api/v1/realm/filters/{filter_id}", isAuthenticated: true, success: [200], arguments: shared97, errors: shared63, examples: { "200": shared96, "400": shared59, "401": shared10, "405": shared4, "429": shared8 }, check: check33 },
  { since: 176, until: 471, id: "editLinkifier", method: "PATCH", path: "/api/v1/realm/filters/{filter_id}", isAuthenticated: true, success: [200], arguments: shared98, errors: shared63, examples: { "200": shared96, "400": shared59, "401": shared10, "405": shared4, "429": shared8 }, check: check34 },
  { since: 471, until: 478, id: "editLinkifier", method: "PATCH", path: "/api/v1/realm/filters/{filter_id}", isAuthenticated: true, success: [200], arguments: shared99, errors: shared63, examples: { "200": shared96, "400": shared59, "401": shared10, "405": shared4, "429": shared8 }, check: check35 },
  { since: 478, until: Infinity, id: "editLinkifier", method: "PATCH", path: "/api/v1/realm/filters/{filter_id}", isAuthenticated: true, success: [200], arguments: shared100, errors: shared63, examples: { "200": shared96, "400": shared59, "401": shared10, "405": shared4, "429": shared8 }, check: check36 },
  { since: 87, until: Infinity, id: "listDrafts", method: "GET", path: "/api/v1/drafts", isAuthenticated: true, success: [200], arguments: shared21, errors: shared25, examples: { "200": shared101, "400": shared102, "401": shared10, "405": shared4, "429": shared8 }, check: check2 },
  { since: 87, until: Infinity, id: "createDrafts", method: "POST", path: "/api/v1/drafts", isAuthenticated: true, success: [200], arguments: shared105, errors: shared106, examples: { "200": shared103, "400": shared104, "401": shared10, "405": shared4, "429": shared8 }, check: check37 },
  { since: 87, until: Infinity, id: "deleteDraft", method: "DELETE", path: "/api/v1/drafts/{draft_id}", isAuthenticated: true, success: [200], arguments: shared109, errors: shared110, examples: { "200": shared107, "400": shared102, "401": shared10, "404": shared108, "405": shared4, "429": shared8 }, check: check38 },
  { since: 87, until: Infinity, id: "editDraft", method: "PATCH", path: "/api/v1/drafts/{draft_id}", isAuthenticated: true, success: [200], arguments: shared113, errors: shared114, examples: { "200": shared111, "400": shared112, "401": shared10, "404": shared108, "405": shared4, "429": shared8 }, check: check39 },
  { since: 202, until: Infinity, id: "reorderLinkifiers", method: "PATCH", path: "/api/v1/realm/linkifiers", isAuthenticated: true, success: [200], arguments: shared117, errors: shared63, examples: { "200": shared115, "400": shared116, "401": shared10, "405": shared4, "429": shared8 }, check: check40 },
];

export const eventChecks = [
  { since: 0, until: 176, tags: {"type":"realm_filters"}, check: check41 },
  { since: 0, until: Infinity, tags: {"type":"invites_changed"}, check: check42 },
  { since: 0, until: Infinity, tags: {"type":"heartbeat"}, check: check43 },
  { since: 0, until: Infinity, tags: {}, check: check44 },
  { since: 54, until: 176, tags: {"type":"realm_linkifiers"}, check: check45 },
  { since: 87, until: Infinity, tags: {"type":"drafts","op":"add"}, check: check46 },
  { since: 87, until: Infinity, tags: {"type":"drafts","op":"update"}, check: check47 },
  { since: 87, until: Infinity, tags: {"type":"drafts","op":"remove"}, check: check48 },
  { since: 176, until: 471, tags: {"type":"realm_linkifiers"}, check: check49 },
  { since: 471, until: 478, tags: {"type":"realm_linkifiers"}, check: check50 },
  { since: 478, until: Infinity, tags: {"type":"realm_linkifiers"}, check: check51 },
];

export const inputChecks = {
  seed: check52,
  draft: check53,
  newLinkifier: check54,
  userIds: check55,
  fault: check56,
};
