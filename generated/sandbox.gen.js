// The operations of the sandbox at each feature level, and checks of arguments, events and inputs.
// Made from the specification by `administration-service-api generate`. Do not edit.


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
if(typeof data[key0] !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "boolean"); errors++; }
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
if(data0.length > 2){ (vErrors ??= []).push({instancePath:instancePath+"/" + i0,keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"}); errors++; }
if(data0.length < 2){ (vErrors ??= []).push({instancePath:instancePath+"/" + i0,keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"}); errors++; }
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

function validate12(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid1 = false;
let passing0 = null;
const _errs2 = errors;
if(typeof data !== "boolean"){ vErrors = mistyped(vErrors, instancePath, "boolean"); errors++; }
if(true !== data){ (vErrors ??= []).push({instancePath,keyword:"const",params:{allowedValue: true},message:"must be equal to constant"}); errors++; }
var _valid0 = _errs2 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs4 = errors;
if(typeof data !== "boolean"){ vErrors = mistyped(vErrors, instancePath, "boolean"); errors++; }
if(false !== data){ (vErrors ??= []).push({instancePath,keyword:"const",params:{allowedValue: false},message:"must be equal to constant"}); errors++; }
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
validate12.errors = vErrors;
return errors === 0;
}

export const check13 = validate13;

function validate13(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid1 = false;
let passing0 = null;
const _errs2 = errors;
if(typeof data !== "boolean"){ vErrors = mistyped(vErrors, instancePath, "boolean"); errors++; }
if(true !== data){ (vErrors ??= []).push({instancePath,keyword:"const",params:{allowedValue: true},message:"must be equal to constant"}); errors++; }
var _valid0 = _errs2 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs4 = errors;
if(typeof data !== "boolean"){ vErrors = mistyped(vErrors, instancePath, "boolean"); errors++; }
if(false !== data){ (vErrors ??= []).push({instancePath,keyword:"const",params:{allowedValue: false},message:"must be equal to constant"}); errors++; }
var _valid0 = _errs4 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
} else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
const _errs6 = errors;
if(typeof data !== "string"){ vErrors = mistyped(vErrors, instancePath, "string"); errors++; }
if("partial" !== data){ (vErrors ??= []).push({instancePath,keyword:"const",params:{allowedValue: "partial"},message:"must be equal to constant"}); errors++; }
var _valid0 = _errs6 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 2];
} else {
if(_valid0){
valid1 = true;
passing0 = 2;
}
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
validate13.errors = vErrors;
return errors === 0;
}

export const check14 = validate14;

function validate14(data, {instancePath=""}={}){
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
validate14.errors = vErrors;
return errors === 0;
}

export const check15 = validate15;

function validate15(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func0(data) > 2000){ (vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}); errors++; }
} else { vErrors = mistyped(vErrors, instancePath, "string"); errors++; }
validate15.errors = vErrors;
return errors === 0;
}

export const check16 = validate16;
const schema33 = {"type":"array","items":{"type":"object","required":["id"],"properties":{"id":{"type":"integer"},"value":{"type":["string","array","null"],"items":{"type":"integer"}}}}};

function validate16(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id === undefined){ vErrors = missing(vErrors, instancePath+"/" + i0, "id"); errors++; }
if(data0.id !== undefined){
let data1 = data0.id;
if(!Number.isInteger(data1)){ vErrors = mistyped(vErrors, instancePath+"/" + i0+"/id", "integer"); errors++; }
}
if(data0.value !== undefined){
let data2 = data0.value;
if(((typeof data2 !== "string") && (!(Array.isArray(data2)))) && (data2 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/" + i0+"/value",keyword:"type",params:{type: schema33.items.properties.value.type},message:"must be string,array,null"}); errors++; }
if(Array.isArray(data2)){
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
if(!Number.isInteger(data3)){ vErrors = mistyped(vErrors, instancePath+"/" + i0+"/value/" + i1, "integer"); errors++; }
}
}
}
} else { vErrors = mistyped(vErrors, instancePath+"/" + i0, "object"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "array"); errors++; }
validate16.errors = vErrors;
return errors === 0;
}

export const check17 = validate17;
const schema35 = {"type":"integer","enum":[100,200,400,600]};

function validate17(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!Number.isInteger(data)){ vErrors = mistyped(vErrors, instancePath, "integer"); errors++; }
if(!((((data === 100) || (data === 200)) || (data === 400)) || (data === 600))){ (vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema35.enum},message:"must be equal to one of the allowed values"}); errors++; }
validate17.errors = vErrors;
return errors === 0;
}

export const check18 = validate18;
const schema37 = {"type":"integer","enum":[100,200,300,400,600]};

function validate18(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!Number.isInteger(data)){ vErrors = mistyped(vErrors, instancePath, "integer"); errors++; }
if(!(((((data === 100) || (data === 200)) || (data === 300)) || (data === 400)) || (data === 600))){ (vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema37.enum},message:"must be equal to one of the allowed values"}); errors++; }
validate18.errors = vErrors;
return errors === 0;
}

export const check19 = validate19;
const schema39 = {"type":["integer","string"]};

function validate19(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((!Number.isInteger(data)) && (typeof data !== "string")){ (vErrors ??= []).push({instancePath,keyword:"type",params:{type: schema39.type},message:"must be integer,string"}); errors++; }
validate19.errors = vErrors;
return errors === 0;
}

export const check20 = validate20;
const schema42 = {"type":"object","required":["type","to","topic","content"],"properties":{"type":{"type":"string","enum":["stream","private",""]},"to":{"type":"array","items":{"type":"integer"}},"topic":{"type":"string"},"content":{"type":"string","pattern":"\\S"},"timestamp":{"type":"number"}},"additionalProperties":false};
const pattern0 = new RegExp("\\S", "u");

function validate21(data, {instancePath=""}={}){
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
if(!(((data1 === "stream") || (data1 === "private")) || (data1 === ""))){ (vErrors ??= []).push({instancePath:instancePath+"/" + i0+"/type",keyword:"enum",params:{allowedValues: schema42.properties.type.enum},message:"must be equal to one of the allowed values"}); errors++; }
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

export const check21 = validate23;
const schema45 = {"type":"object","required":["type","to","topic","content"],"properties":{"type":{"type":"string","enum":["stream","private",""]},"to":{"type":"array","items":{"type":"integer"}},"topic":{"type":"string"},"content":{"type":"string","pattern":"\\S"},"timestamp":{"type":["number","null"]}},"additionalProperties":false};

function validate24(data, {instancePath=""}={}){
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
if(!(((data1 === "stream") || (data1 === "private")) || (data1 === ""))){ (vErrors ??= []).push({instancePath:instancePath+"/" + i0+"/type",keyword:"enum",params:{allowedValues: schema45.properties.type.enum},message:"must be equal to one of the allowed values"}); errors++; }
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
if((!((typeof data6 == "number") && (isFinite(data6)))) && (data6 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/" + i0+"/timestamp",keyword:"type",params:{type: schema45.properties.timestamp.type},message:"must be number,null"}); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/" + i0, "object"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "array"); errors++; }
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

export const check22 = validate26;
const schema47 = {"type":"object","required":["type","to","topic","content"],"properties":{"type":{"type":"string","enum":["stream","private",""]},"to":{"type":"array","items":{"type":"integer"}},"topic":{"type":"string"},"content":{"type":"string","pattern":"\\S"},"timestamp":{"type":"number"}},"additionalProperties":false};

function validate26(data, {instancePath=""}={}){
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
if(!(((data0 === "stream") || (data0 === "private")) || (data0 === ""))){ (vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"enum",params:{allowedValues: schema47.properties.type.enum},message:"must be equal to one of the allowed values"}); errors++; }
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
validate26.errors = vErrors;
return errors === 0;
}

export const check23 = validate27;
const schema49 = {"type":"object","required":["type","to","topic","content"],"properties":{"type":{"type":"string","enum":["stream","private",""]},"to":{"type":"array","items":{"type":"integer"}},"topic":{"type":"string"},"content":{"type":"string","pattern":"\\S"},"timestamp":{"type":["number","null"]}},"additionalProperties":false};

function validate27(data, {instancePath=""}={}){
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
if(!(((data0 === "stream") || (data0 === "private")) || (data0 === ""))){ (vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"enum",params:{allowedValues: schema49.properties.type.enum},message:"must be equal to one of the allowed values"}); errors++; }
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
if((!((typeof data5 == "number") && (isFinite(data5)))) && (data5 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/timestamp",keyword:"type",params:{type: schema49.properties.timestamp.type},message:"must be number,null"}); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
validate27.errors = vErrors;
return errors === 0;
}

export const check24 = validate28;

function validate29(data, {instancePath=""}={}){
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
validate29.errors = vErrors;
return errors === 0;
}

function validate28(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate29(data, {instancePath}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
validate28.errors = vErrors;
return errors === 0;
}

export const check25 = validate31;

function validate32(data, {instancePath=""}={}){
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
validate32.errors = vErrors;
return errors === 0;
}

function validate31(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate32(data, {instancePath}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
validate31.errors = vErrors;
return errors === 0;
}

export const check26 = validate34;
const schema59 = {"type":"object","properties":{"user_id":{"type":"integer"},"full_name":{"type":"string"},"email":{"type":"string"},"delivery_email":{"type":"string"},"is_bot":{"type":"boolean"},"is_admin":{"type":"boolean"},"is_guest":{"type":"boolean"},"is_active":{"type":"boolean"},"timezone":{"type":"string"},"date_joined":{"type":"string"},"avatar_url":{"type":["string","null"]},"bot_type":{"type":["integer","null"]},"bot_owner":{"type":"string"},"profile_data":{"type":"object","additionalProperties":{"type":"object","additionalProperties":true}}},"required":["user_id","full_name","email","is_bot","is_admin","is_guest","is_active","timezone","date_joined","avatar_url"]};

function validate35(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){ vErrors = missing(vErrors, instancePath, "type"); errors++; }
if(data.op === undefined){ vErrors = missing(vErrors, instancePath, "op"); errors++; }
if(data.person === undefined){ vErrors = missing(vErrors, instancePath, "person"); errors++; }
if(data.id === undefined){ vErrors = missing(vErrors, instancePath, "id"); errors++; }
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){ vErrors = mistyped(vErrors, instancePath+"/type", "string"); errors++; }
if("realm_user" !== data0){ (vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "realm_user"},message:"must be equal to constant"}); errors++; }
}
if(data.op !== undefined){
let data1 = data.op;
if(typeof data1 !== "string"){ vErrors = mistyped(vErrors, instancePath+"/op", "string"); errors++; }
if("add" !== data1){ (vErrors ??= []).push({instancePath:instancePath+"/op",keyword:"const",params:{allowedValue: "add"},message:"must be equal to constant"}); errors++; }
}
if(data.person !== undefined){
let data2 = data.person;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.user_id === undefined){ vErrors = missing(vErrors, instancePath+"/person", "user_id"); errors++; }
if(data2.full_name === undefined){ vErrors = missing(vErrors, instancePath+"/person", "full_name"); errors++; }
if(data2.email === undefined){ vErrors = missing(vErrors, instancePath+"/person", "email"); errors++; }
if(data2.is_bot === undefined){ vErrors = missing(vErrors, instancePath+"/person", "is_bot"); errors++; }
if(data2.is_admin === undefined){ vErrors = missing(vErrors, instancePath+"/person", "is_admin"); errors++; }
if(data2.is_guest === undefined){ vErrors = missing(vErrors, instancePath+"/person", "is_guest"); errors++; }
if(data2.is_active === undefined){ vErrors = missing(vErrors, instancePath+"/person", "is_active"); errors++; }
if(data2.timezone === undefined){ vErrors = missing(vErrors, instancePath+"/person", "timezone"); errors++; }
if(data2.date_joined === undefined){ vErrors = missing(vErrors, instancePath+"/person", "date_joined"); errors++; }
if(data2.avatar_url === undefined){ vErrors = missing(vErrors, instancePath+"/person", "avatar_url"); errors++; }
if(data2.user_id !== undefined){
let data3 = data2.user_id;
if(!Number.isInteger(data3)){ vErrors = mistyped(vErrors, instancePath+"/person/user_id", "integer"); errors++; }
}
if(data2.full_name !== undefined){
if(typeof data2.full_name !== "string"){ vErrors = mistyped(vErrors, instancePath+"/person/full_name", "string"); errors++; }
}
if(data2.email !== undefined){
if(typeof data2.email !== "string"){ vErrors = mistyped(vErrors, instancePath+"/person/email", "string"); errors++; }
}
if(data2.delivery_email !== undefined){
if(typeof data2.delivery_email !== "string"){ vErrors = mistyped(vErrors, instancePath+"/person/delivery_email", "string"); errors++; }
}
if(data2.is_bot !== undefined){
if(typeof data2.is_bot !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/person/is_bot", "boolean"); errors++; }
}
if(data2.is_admin !== undefined){
if(typeof data2.is_admin !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/person/is_admin", "boolean"); errors++; }
}
if(data2.is_guest !== undefined){
if(typeof data2.is_guest !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/person/is_guest", "boolean"); errors++; }
}
if(data2.is_active !== undefined){
if(typeof data2.is_active !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/person/is_active", "boolean"); errors++; }
}
if(data2.timezone !== undefined){
if(typeof data2.timezone !== "string"){ vErrors = mistyped(vErrors, instancePath+"/person/timezone", "string"); errors++; }
}
if(data2.date_joined !== undefined){
if(typeof data2.date_joined !== "string"){ vErrors = mistyped(vErrors, instancePath+"/person/date_joined", "string"); errors++; }
}
if(data2.avatar_url !== undefined){
let data13 = data2.avatar_url;
if((typeof data13 !== "string") && (data13 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/person/avatar_url",keyword:"type",params:{type: schema59.properties.avatar_url.type},message:"must be string,null"}); errors++; }
}
if(data2.bot_type !== undefined){
let data14 = data2.bot_type;
if((!Number.isInteger(data14)) && (data14 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/person/bot_type",keyword:"type",params:{type: schema59.properties.bot_type.type},message:"must be integer,null"}); errors++; }
}
if(data2.bot_owner !== undefined){
if(typeof data2.bot_owner !== "string"){ vErrors = mistyped(vErrors, instancePath+"/person/bot_owner", "string"); errors++; }
}
if(data2.profile_data !== undefined){
let data16 = data2.profile_data;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
for(const key0 in data16){
let data17 = data16[key0];
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
} else { vErrors = mistyped(vErrors, instancePath+"/person/profile_data/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "object"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/person/profile_data", "object"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/person", "object"); errors++; }
}
if(data.id !== undefined){
let data18 = data.id;
if(!Number.isInteger(data18)){ vErrors = mistyped(vErrors, instancePath+"/id", "integer"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
validate35.errors = vErrors;
return errors === 0;
}

function validate34(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate35(data, {instancePath}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
validate34.errors = vErrors;
return errors === 0;
}

export const check27 = validate37;

function validate38(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){ vErrors = missing(vErrors, instancePath, "type"); errors++; }
if(data.op === undefined){ vErrors = missing(vErrors, instancePath, "op"); errors++; }
if(data.person === undefined){ vErrors = missing(vErrors, instancePath, "person"); errors++; }
if(data.id === undefined){ vErrors = missing(vErrors, instancePath, "id"); errors++; }
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){ vErrors = mistyped(vErrors, instancePath+"/type", "string"); errors++; }
if("realm_user" !== data0){ (vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "realm_user"},message:"must be equal to constant"}); errors++; }
}
if(data.op !== undefined){
let data1 = data.op;
if(typeof data1 !== "string"){ vErrors = mistyped(vErrors, instancePath+"/op", "string"); errors++; }
if("update" !== data1){ (vErrors ??= []).push({instancePath:instancePath+"/op",keyword:"const",params:{allowedValue: "update"},message:"must be equal to constant"}); errors++; }
}
if(data.person !== undefined){
let data2 = data.person;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.user_id === undefined){ vErrors = missing(vErrors, instancePath+"/person", "user_id"); errors++; }
if(data2.user_id !== undefined){
let data3 = data2.user_id;
if(!Number.isInteger(data3)){ vErrors = mistyped(vErrors, instancePath+"/person/user_id", "integer"); errors++; }
}
if(data2.full_name !== undefined){
if(typeof data2.full_name !== "string"){ vErrors = mistyped(vErrors, instancePath+"/person/full_name", "string"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/person", "object"); errors++; }
}
if(data.id !== undefined){
let data5 = data.id;
if(!Number.isInteger(data5)){ vErrors = mistyped(vErrors, instancePath+"/id", "integer"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
validate38.errors = vErrors;
return errors === 0;
}

function validate37(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate38(data, {instancePath}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate37.errors = vErrors;
return errors === 0;
}

export const check28 = validate40;

function validate41(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){ vErrors = missing(vErrors, instancePath, "type"); errors++; }
if(data.op === undefined){ vErrors = missing(vErrors, instancePath, "op"); errors++; }
if(data.person === undefined){ vErrors = missing(vErrors, instancePath, "person"); errors++; }
if(data.id === undefined){ vErrors = missing(vErrors, instancePath, "id"); errors++; }
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){ vErrors = mistyped(vErrors, instancePath+"/type", "string"); errors++; }
if("realm_user" !== data0){ (vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "realm_user"},message:"must be equal to constant"}); errors++; }
}
if(data.op !== undefined){
let data1 = data.op;
if(typeof data1 !== "string"){ vErrors = mistyped(vErrors, instancePath+"/op", "string"); errors++; }
if("remove" !== data1){ (vErrors ??= []).push({instancePath:instancePath+"/op",keyword:"const",params:{allowedValue: "remove"},message:"must be equal to constant"}); errors++; }
}
if(data.person !== undefined){
let data2 = data.person;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.user_id === undefined){ vErrors = missing(vErrors, instancePath+"/person", "user_id"); errors++; }
if(data2.full_name === undefined){ vErrors = missing(vErrors, instancePath+"/person", "full_name"); errors++; }
if(data2.user_id !== undefined){
let data3 = data2.user_id;
if(!Number.isInteger(data3)){ vErrors = mistyped(vErrors, instancePath+"/person/user_id", "integer"); errors++; }
}
if(data2.full_name !== undefined){
if(typeof data2.full_name !== "string"){ vErrors = mistyped(vErrors, instancePath+"/person/full_name", "string"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/person", "object"); errors++; }
}
if(data.id !== undefined){
let data5 = data.id;
if(!Number.isInteger(data5)){ vErrors = mistyped(vErrors, instancePath+"/id", "integer"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
validate41.errors = vErrors;
return errors === 0;
}

function validate40(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate41(data, {instancePath}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
validate40.errors = vErrors;
return errors === 0;
}

export const check29 = validate43;

function validate44(data, {instancePath=""}={}){
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
validate44.errors = vErrors;
return errors === 0;
}

function validate43(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate44(data, {instancePath}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
errors = vErrors.length;
}
validate43.errors = vErrors;
return errors === 0;
}

export const check30 = validate46;

function validate47(data, {instancePath=""}={}){
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
validate47.errors = vErrors;
return errors === 0;
}

function validate46(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate47(data, {instancePath}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
validate46.errors = vErrors;
return errors === 0;
}

export const check31 = validate49;

function validate50(data, {instancePath=""}={}){
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
if(!((((((data0 === "drafts") || (data0 === "realm_linkifiers")) || (data0 === "realm_user")) || (data0 === "invites_changed")) || (data0 === "heartbeat")) || (data0 === "restart"))){ (vErrors ??= []).push({}); errors++; }
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
validate50.errors = vErrors;
return errors === 0;
}

function validate49(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate50(data, {instancePath}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
validate49.errors = vErrors;
return errors === 0;
}

export const check32 = validate52;
const schema79 = {"type":"object","properties":{"user_id":{"type":"integer"},"full_name":{"type":"string"},"email":{"type":"string"},"delivery_email":{"type":"string"},"is_bot":{"type":"boolean"},"is_admin":{"type":"boolean"},"is_guest":{"type":"boolean"},"is_active":{"type":"boolean"},"timezone":{"type":"string"},"date_joined":{"type":"string"},"avatar_url":{"type":["string","null"]},"bot_type":{"type":["integer","null"]},"bot_owner_id":{"type":["integer","null"]},"profile_data":{"type":"object","additionalProperties":{"type":"object","additionalProperties":true}}},"required":["user_id","full_name","email","is_bot","is_admin","is_guest","is_active","timezone","date_joined","avatar_url"]};

function validate53(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){ vErrors = missing(vErrors, instancePath, "type"); errors++; }
if(data.op === undefined){ vErrors = missing(vErrors, instancePath, "op"); errors++; }
if(data.person === undefined){ vErrors = missing(vErrors, instancePath, "person"); errors++; }
if(data.id === undefined){ vErrors = missing(vErrors, instancePath, "id"); errors++; }
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){ vErrors = mistyped(vErrors, instancePath+"/type", "string"); errors++; }
if("realm_user" !== data0){ (vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "realm_user"},message:"must be equal to constant"}); errors++; }
}
if(data.op !== undefined){
let data1 = data.op;
if(typeof data1 !== "string"){ vErrors = mistyped(vErrors, instancePath+"/op", "string"); errors++; }
if("add" !== data1){ (vErrors ??= []).push({instancePath:instancePath+"/op",keyword:"const",params:{allowedValue: "add"},message:"must be equal to constant"}); errors++; }
}
if(data.person !== undefined){
let data2 = data.person;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.user_id === undefined){ vErrors = missing(vErrors, instancePath+"/person", "user_id"); errors++; }
if(data2.full_name === undefined){ vErrors = missing(vErrors, instancePath+"/person", "full_name"); errors++; }
if(data2.email === undefined){ vErrors = missing(vErrors, instancePath+"/person", "email"); errors++; }
if(data2.is_bot === undefined){ vErrors = missing(vErrors, instancePath+"/person", "is_bot"); errors++; }
if(data2.is_admin === undefined){ vErrors = missing(vErrors, instancePath+"/person", "is_admin"); errors++; }
if(data2.is_guest === undefined){ vErrors = missing(vErrors, instancePath+"/person", "is_guest"); errors++; }
if(data2.is_active === undefined){ vErrors = missing(vErrors, instancePath+"/person", "is_active"); errors++; }
if(data2.timezone === undefined){ vErrors = missing(vErrors, instancePath+"/person", "timezone"); errors++; }
if(data2.date_joined === undefined){ vErrors = missing(vErrors, instancePath+"/person", "date_joined"); errors++; }
if(data2.avatar_url === undefined){ vErrors = missing(vErrors, instancePath+"/person", "avatar_url"); errors++; }
if(data2.user_id !== undefined){
let data3 = data2.user_id;
if(!Number.isInteger(data3)){ vErrors = mistyped(vErrors, instancePath+"/person/user_id", "integer"); errors++; }
}
if(data2.full_name !== undefined){
if(typeof data2.full_name !== "string"){ vErrors = mistyped(vErrors, instancePath+"/person/full_name", "string"); errors++; }
}
if(data2.email !== undefined){
if(typeof data2.email !== "string"){ vErrors = mistyped(vErrors, instancePath+"/person/email", "string"); errors++; }
}
if(data2.delivery_email !== undefined){
if(typeof data2.delivery_email !== "string"){ vErrors = mistyped(vErrors, instancePath+"/person/delivery_email", "string"); errors++; }
}
if(data2.is_bot !== undefined){
if(typeof data2.is_bot !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/person/is_bot", "boolean"); errors++; }
}
if(data2.is_admin !== undefined){
if(typeof data2.is_admin !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/person/is_admin", "boolean"); errors++; }
}
if(data2.is_guest !== undefined){
if(typeof data2.is_guest !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/person/is_guest", "boolean"); errors++; }
}
if(data2.is_active !== undefined){
if(typeof data2.is_active !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/person/is_active", "boolean"); errors++; }
}
if(data2.timezone !== undefined){
if(typeof data2.timezone !== "string"){ vErrors = mistyped(vErrors, instancePath+"/person/timezone", "string"); errors++; }
}
if(data2.date_joined !== undefined){
if(typeof data2.date_joined !== "string"){ vErrors = mistyped(vErrors, instancePath+"/person/date_joined", "string"); errors++; }
}
if(data2.avatar_url !== undefined){
let data13 = data2.avatar_url;
if((typeof data13 !== "string") && (data13 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/person/avatar_url",keyword:"type",params:{type: schema79.properties.avatar_url.type},message:"must be string,null"}); errors++; }
}
if(data2.bot_type !== undefined){
let data14 = data2.bot_type;
if((!Number.isInteger(data14)) && (data14 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/person/bot_type",keyword:"type",params:{type: schema79.properties.bot_type.type},message:"must be integer,null"}); errors++; }
}
if(data2.bot_owner_id !== undefined){
let data15 = data2.bot_owner_id;
if((!Number.isInteger(data15)) && (data15 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/person/bot_owner_id",keyword:"type",params:{type: schema79.properties.bot_owner_id.type},message:"must be integer,null"}); errors++; }
}
if(data2.profile_data !== undefined){
let data16 = data2.profile_data;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
for(const key0 in data16){
let data17 = data16[key0];
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
} else { vErrors = mistyped(vErrors, instancePath+"/person/profile_data/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "object"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/person/profile_data", "object"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/person", "object"); errors++; }
}
if(data.id !== undefined){
let data18 = data.id;
if(!Number.isInteger(data18)){ vErrors = mistyped(vErrors, instancePath+"/id", "integer"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
validate53.errors = vErrors;
return errors === 0;
}

function validate52(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate53(data, {instancePath}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
validate52.errors = vErrors;
return errors === 0;
}

export const check33 = validate55;
const schema83 = {"type":"object","properties":{"user_id":{"type":"integer"},"full_name":{"type":"string"},"email":{"type":"string"},"delivery_email":{"type":"string"},"is_bot":{"type":"boolean"},"is_admin":{"type":"boolean"},"is_guest":{"type":"boolean"},"is_active":{"type":"boolean"},"timezone":{"type":"string"},"date_joined":{"type":"string"},"avatar_url":{"type":["string","null"]},"avatar_version":{"type":"integer"},"bot_type":{"type":["integer","null"]},"bot_owner_id":{"type":["integer","null"]},"profile_data":{"type":"object","additionalProperties":{"type":"object","additionalProperties":true}}},"required":["user_id","full_name","email","is_bot","is_admin","is_guest","is_active","timezone","date_joined","avatar_url","avatar_version"]};

function validate56(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){ vErrors = missing(vErrors, instancePath, "type"); errors++; }
if(data.op === undefined){ vErrors = missing(vErrors, instancePath, "op"); errors++; }
if(data.person === undefined){ vErrors = missing(vErrors, instancePath, "person"); errors++; }
if(data.id === undefined){ vErrors = missing(vErrors, instancePath, "id"); errors++; }
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){ vErrors = mistyped(vErrors, instancePath+"/type", "string"); errors++; }
if("realm_user" !== data0){ (vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "realm_user"},message:"must be equal to constant"}); errors++; }
}
if(data.op !== undefined){
let data1 = data.op;
if(typeof data1 !== "string"){ vErrors = mistyped(vErrors, instancePath+"/op", "string"); errors++; }
if("add" !== data1){ (vErrors ??= []).push({instancePath:instancePath+"/op",keyword:"const",params:{allowedValue: "add"},message:"must be equal to constant"}); errors++; }
}
if(data.person !== undefined){
let data2 = data.person;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.user_id === undefined){ vErrors = missing(vErrors, instancePath+"/person", "user_id"); errors++; }
if(data2.full_name === undefined){ vErrors = missing(vErrors, instancePath+"/person", "full_name"); errors++; }
if(data2.email === undefined){ vErrors = missing(vErrors, instancePath+"/person", "email"); errors++; }
if(data2.is_bot === undefined){ vErrors = missing(vErrors, instancePath+"/person", "is_bot"); errors++; }
if(data2.is_admin === undefined){ vErrors = missing(vErrors, instancePath+"/person", "is_admin"); errors++; }
if(data2.is_guest === undefined){ vErrors = missing(vErrors, instancePath+"/person", "is_guest"); errors++; }
if(data2.is_active === undefined){ vErrors = missing(vErrors, instancePath+"/person", "is_active"); errors++; }
if(data2.timezone === undefined){ vErrors = missing(vErrors, instancePath+"/person", "timezone"); errors++; }
if(data2.date_joined === undefined){ vErrors = missing(vErrors, instancePath+"/person", "date_joined"); errors++; }
if(data2.avatar_url === undefined){ vErrors = missing(vErrors, instancePath+"/person", "avatar_url"); errors++; }
if(data2.avatar_version === undefined){ vErrors = missing(vErrors, instancePath+"/person", "avatar_version"); errors++; }
if(data2.user_id !== undefined){
let data3 = data2.user_id;
if(!Number.isInteger(data3)){ vErrors = mistyped(vErrors, instancePath+"/person/user_id", "integer"); errors++; }
}
if(data2.full_name !== undefined){
if(typeof data2.full_name !== "string"){ vErrors = mistyped(vErrors, instancePath+"/person/full_name", "string"); errors++; }
}
if(data2.email !== undefined){
if(typeof data2.email !== "string"){ vErrors = mistyped(vErrors, instancePath+"/person/email", "string"); errors++; }
}
if(data2.delivery_email !== undefined){
if(typeof data2.delivery_email !== "string"){ vErrors = mistyped(vErrors, instancePath+"/person/delivery_email", "string"); errors++; }
}
if(data2.is_bot !== undefined){
if(typeof data2.is_bot !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/person/is_bot", "boolean"); errors++; }
}
if(data2.is_admin !== undefined){
if(typeof data2.is_admin !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/person/is_admin", "boolean"); errors++; }
}
if(data2.is_guest !== undefined){
if(typeof data2.is_guest !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/person/is_guest", "boolean"); errors++; }
}
if(data2.is_active !== undefined){
if(typeof data2.is_active !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/person/is_active", "boolean"); errors++; }
}
if(data2.timezone !== undefined){
if(typeof data2.timezone !== "string"){ vErrors = mistyped(vErrors, instancePath+"/person/timezone", "string"); errors++; }
}
if(data2.date_joined !== undefined){
if(typeof data2.date_joined !== "string"){ vErrors = mistyped(vErrors, instancePath+"/person/date_joined", "string"); errors++; }
}
if(data2.avatar_url !== undefined){
let data13 = data2.avatar_url;
if((typeof data13 !== "string") && (data13 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/person/avatar_url",keyword:"type",params:{type: schema83.properties.avatar_url.type},message:"must be string,null"}); errors++; }
}
if(data2.avatar_version !== undefined){
let data14 = data2.avatar_version;
if(!Number.isInteger(data14)){ vErrors = mistyped(vErrors, instancePath+"/person/avatar_version", "integer"); errors++; }
}
if(data2.bot_type !== undefined){
let data15 = data2.bot_type;
if((!Number.isInteger(data15)) && (data15 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/person/bot_type",keyword:"type",params:{type: schema83.properties.bot_type.type},message:"must be integer,null"}); errors++; }
}
if(data2.bot_owner_id !== undefined){
let data16 = data2.bot_owner_id;
if((!Number.isInteger(data16)) && (data16 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/person/bot_owner_id",keyword:"type",params:{type: schema83.properties.bot_owner_id.type},message:"must be integer,null"}); errors++; }
}
if(data2.profile_data !== undefined){
let data17 = data2.profile_data;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
for(const key0 in data17){
let data18 = data17[key0];
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
} else { vErrors = mistyped(vErrors, instancePath+"/person/profile_data/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "object"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/person/profile_data", "object"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/person", "object"); errors++; }
}
if(data.id !== undefined){
let data19 = data.id;
if(!Number.isInteger(data19)){ vErrors = mistyped(vErrors, instancePath+"/id", "integer"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
validate56.errors = vErrors;
return errors === 0;
}

function validate55(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate56(data, {instancePath}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
validate55.errors = vErrors;
return errors === 0;
}

export const check34 = validate58;
const schema88 = {"type":"integer","enum":[100,200,400,600]};

function validate60(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.user_id === undefined){ vErrors = missing(vErrors, instancePath, "user_id"); errors++; }
if(data.user_id !== undefined){
let data0 = data.user_id;
if(!Number.isInteger(data0)){ vErrors = mistyped(vErrors, instancePath+"/user_id", "integer"); errors++; }
}
if(data.full_name !== undefined){
if(typeof data.full_name !== "string"){ vErrors = mistyped(vErrors, instancePath+"/full_name", "string"); errors++; }
}
if(data.role !== undefined){
let data2 = data.role;
if(!Number.isInteger(data2)){ vErrors = mistyped(vErrors, instancePath+"/role", "integer"); errors++; }
if(!((((data2 === 100) || (data2 === 200)) || (data2 === 400)) || (data2 === 600))){ (vErrors ??= []).push({instancePath:instancePath+"/role",keyword:"enum",params:{allowedValues: schema88.enum},message:"must be equal to one of the allowed values"}); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
validate60.errors = vErrors;
return errors === 0;
}

function validate59(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){ vErrors = missing(vErrors, instancePath, "type"); errors++; }
if(data.op === undefined){ vErrors = missing(vErrors, instancePath, "op"); errors++; }
if(data.person === undefined){ vErrors = missing(vErrors, instancePath, "person"); errors++; }
if(data.id === undefined){ vErrors = missing(vErrors, instancePath, "id"); errors++; }
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){ vErrors = mistyped(vErrors, instancePath+"/type", "string"); errors++; }
if("realm_user" !== data0){ (vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "realm_user"},message:"must be equal to constant"}); errors++; }
}
if(data.op !== undefined){
let data1 = data.op;
if(typeof data1 !== "string"){ vErrors = mistyped(vErrors, instancePath+"/op", "string"); errors++; }
if("update" !== data1){ (vErrors ??= []).push({instancePath:instancePath+"/op",keyword:"const",params:{allowedValue: "update"},message:"must be equal to constant"}); errors++; }
}
if(data.person !== undefined){
if(!(validate60(data.person, {instancePath:instancePath+"/person"}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
}
if(data.id !== undefined){
let data3 = data.id;
if(!Number.isInteger(data3)){ vErrors = mistyped(vErrors, instancePath+"/id", "integer"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
validate59.errors = vErrors;
return errors === 0;
}

function validate58(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate59(data, {instancePath}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
validate58.errors = vErrors;
return errors === 0;
}

export const check35 = validate63;
const schema92 = {"type":"object","properties":{"user_id":{"type":"integer"},"full_name":{"type":"string"},"email":{"type":"string"},"delivery_email":{"type":"string"},"is_bot":{"type":"boolean"},"is_admin":{"type":"boolean"},"is_owner":{"type":"boolean"},"is_guest":{"type":"boolean"},"is_active":{"type":"boolean"},"timezone":{"type":"string"},"date_joined":{"type":"string"},"avatar_url":{"type":["string","null"]},"avatar_version":{"type":"integer"},"bot_type":{"type":["integer","null"]},"bot_owner_id":{"type":["integer","null"]},"profile_data":{"type":"object","additionalProperties":{"type":"object","additionalProperties":true}}},"required":["user_id","full_name","email","is_bot","is_admin","is_owner","is_guest","is_active","timezone","date_joined","avatar_url","avatar_version"]};

function validate64(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){ vErrors = missing(vErrors, instancePath, "type"); errors++; }
if(data.op === undefined){ vErrors = missing(vErrors, instancePath, "op"); errors++; }
if(data.person === undefined){ vErrors = missing(vErrors, instancePath, "person"); errors++; }
if(data.id === undefined){ vErrors = missing(vErrors, instancePath, "id"); errors++; }
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){ vErrors = mistyped(vErrors, instancePath+"/type", "string"); errors++; }
if("realm_user" !== data0){ (vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "realm_user"},message:"must be equal to constant"}); errors++; }
}
if(data.op !== undefined){
let data1 = data.op;
if(typeof data1 !== "string"){ vErrors = mistyped(vErrors, instancePath+"/op", "string"); errors++; }
if("add" !== data1){ (vErrors ??= []).push({instancePath:instancePath+"/op",keyword:"const",params:{allowedValue: "add"},message:"must be equal to constant"}); errors++; }
}
if(data.person !== undefined){
let data2 = data.person;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.user_id === undefined){ vErrors = missing(vErrors, instancePath+"/person", "user_id"); errors++; }
if(data2.full_name === undefined){ vErrors = missing(vErrors, instancePath+"/person", "full_name"); errors++; }
if(data2.email === undefined){ vErrors = missing(vErrors, instancePath+"/person", "email"); errors++; }
if(data2.is_bot === undefined){ vErrors = missing(vErrors, instancePath+"/person", "is_bot"); errors++; }
if(data2.is_admin === undefined){ vErrors = missing(vErrors, instancePath+"/person", "is_admin"); errors++; }
if(data2.is_owner === undefined){ vErrors = missing(vErrors, instancePath+"/person", "is_owner"); errors++; }
if(data2.is_guest === undefined){ vErrors = missing(vErrors, instancePath+"/person", "is_guest"); errors++; }
if(data2.is_active === undefined){ vErrors = missing(vErrors, instancePath+"/person", "is_active"); errors++; }
if(data2.timezone === undefined){ vErrors = missing(vErrors, instancePath+"/person", "timezone"); errors++; }
if(data2.date_joined === undefined){ vErrors = missing(vErrors, instancePath+"/person", "date_joined"); errors++; }
if(data2.avatar_url === undefined){ vErrors = missing(vErrors, instancePath+"/person", "avatar_url"); errors++; }
if(data2.avatar_version === undefined){ vErrors = missing(vErrors, instancePath+"/person", "avatar_version"); errors++; }
if(data2.user_id !== undefined){
let data3 = data2.user_id;
if(!Number.isInteger(data3)){ vErrors = mistyped(vErrors, instancePath+"/person/user_id", "integer"); errors++; }
}
if(data2.full_name !== undefined){
if(typeof data2.full_name !== "string"){ vErrors = mistyped(vErrors, instancePath+"/person/full_name", "string"); errors++; }
}
if(data2.email !== undefined){
if(typeof data2.email !== "string"){ vErrors = mistyped(vErrors, instancePath+"/person/email", "string"); errors++; }
}
if(data2.delivery_email !== undefined){
if(typeof data2.delivery_email !== "string"){ vErrors = mistyped(vErrors, instancePath+"/person/delivery_email", "string"); errors++; }
}
if(data2.is_bot !== undefined){
if(typeof data2.is_bot !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/person/is_bot", "boolean"); errors++; }
}
if(data2.is_admin !== undefined){
if(typeof data2.is_admin !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/person/is_admin", "boolean"); errors++; }
}
if(data2.is_owner !== undefined){
if(typeof data2.is_owner !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/person/is_owner", "boolean"); errors++; }
}
if(data2.is_guest !== undefined){
if(typeof data2.is_guest !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/person/is_guest", "boolean"); errors++; }
}
if(data2.is_active !== undefined){
if(typeof data2.is_active !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/person/is_active", "boolean"); errors++; }
}
if(data2.timezone !== undefined){
if(typeof data2.timezone !== "string"){ vErrors = mistyped(vErrors, instancePath+"/person/timezone", "string"); errors++; }
}
if(data2.date_joined !== undefined){
if(typeof data2.date_joined !== "string"){ vErrors = mistyped(vErrors, instancePath+"/person/date_joined", "string"); errors++; }
}
if(data2.avatar_url !== undefined){
let data14 = data2.avatar_url;
if((typeof data14 !== "string") && (data14 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/person/avatar_url",keyword:"type",params:{type: schema92.properties.avatar_url.type},message:"must be string,null"}); errors++; }
}
if(data2.avatar_version !== undefined){
let data15 = data2.avatar_version;
if(!Number.isInteger(data15)){ vErrors = mistyped(vErrors, instancePath+"/person/avatar_version", "integer"); errors++; }
}
if(data2.bot_type !== undefined){
let data16 = data2.bot_type;
if((!Number.isInteger(data16)) && (data16 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/person/bot_type",keyword:"type",params:{type: schema92.properties.bot_type.type},message:"must be integer,null"}); errors++; }
}
if(data2.bot_owner_id !== undefined){
let data17 = data2.bot_owner_id;
if((!Number.isInteger(data17)) && (data17 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/person/bot_owner_id",keyword:"type",params:{type: schema92.properties.bot_owner_id.type},message:"must be integer,null"}); errors++; }
}
if(data2.profile_data !== undefined){
let data18 = data2.profile_data;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
for(const key0 in data18){
let data19 = data18[key0];
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
} else { vErrors = mistyped(vErrors, instancePath+"/person/profile_data/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "object"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/person/profile_data", "object"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/person", "object"); errors++; }
}
if(data.id !== undefined){
let data20 = data.id;
if(!Number.isInteger(data20)){ vErrors = mistyped(vErrors, instancePath+"/id", "integer"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
validate64.errors = vErrors;
return errors === 0;
}

function validate63(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate64(data, {instancePath}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
validate63.errors = vErrors;
return errors === 0;
}

export const check36 = validate66;

function validate67(data, {instancePath=""}={}){
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
validate67.errors = vErrors;
return errors === 0;
}

function validate66(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate67(data, {instancePath}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
validate66.errors = vErrors;
return errors === 0;
}

export const check37 = validate69;
const schema100 = {"type":"object","properties":{"user_id":{"type":"integer"},"full_name":{"type":"string"},"email":{"type":"string"},"delivery_email":{"type":"string"},"is_bot":{"type":"boolean"},"is_admin":{"type":"boolean"},"is_owner":{"type":"boolean"},"is_guest":{"type":"boolean"},"is_active":{"type":"boolean"},"role":{"$ref":"#/$defs/schema3"},"timezone":{"type":"string"},"date_joined":{"type":"string"},"avatar_url":{"type":["string","null"]},"avatar_version":{"type":"integer"},"bot_type":{"type":["integer","null"]},"bot_owner_id":{"type":["integer","null"]},"profile_data":{"type":"object","additionalProperties":{"type":"object","additionalProperties":true}}},"required":["user_id","full_name","email","is_bot","is_admin","is_owner","is_guest","is_active","role","timezone","date_joined","avatar_url","avatar_version"]};
const schema101 = {"type":"integer","enum":[100,200,400,600]};

function validate71(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.user_id === undefined){ vErrors = missing(vErrors, instancePath, "user_id"); errors++; }
if(data.full_name === undefined){ vErrors = missing(vErrors, instancePath, "full_name"); errors++; }
if(data.email === undefined){ vErrors = missing(vErrors, instancePath, "email"); errors++; }
if(data.is_bot === undefined){ vErrors = missing(vErrors, instancePath, "is_bot"); errors++; }
if(data.is_admin === undefined){ vErrors = missing(vErrors, instancePath, "is_admin"); errors++; }
if(data.is_owner === undefined){ vErrors = missing(vErrors, instancePath, "is_owner"); errors++; }
if(data.is_guest === undefined){ vErrors = missing(vErrors, instancePath, "is_guest"); errors++; }
if(data.is_active === undefined){ vErrors = missing(vErrors, instancePath, "is_active"); errors++; }
if(data.role === undefined){ vErrors = missing(vErrors, instancePath, "role"); errors++; }
if(data.timezone === undefined){ vErrors = missing(vErrors, instancePath, "timezone"); errors++; }
if(data.date_joined === undefined){ vErrors = missing(vErrors, instancePath, "date_joined"); errors++; }
if(data.avatar_url === undefined){ vErrors = missing(vErrors, instancePath, "avatar_url"); errors++; }
if(data.avatar_version === undefined){ vErrors = missing(vErrors, instancePath, "avatar_version"); errors++; }
if(data.user_id !== undefined){
let data0 = data.user_id;
if(!Number.isInteger(data0)){ vErrors = mistyped(vErrors, instancePath+"/user_id", "integer"); errors++; }
}
if(data.full_name !== undefined){
if(typeof data.full_name !== "string"){ vErrors = mistyped(vErrors, instancePath+"/full_name", "string"); errors++; }
}
if(data.email !== undefined){
if(typeof data.email !== "string"){ vErrors = mistyped(vErrors, instancePath+"/email", "string"); errors++; }
}
if(data.delivery_email !== undefined){
if(typeof data.delivery_email !== "string"){ vErrors = mistyped(vErrors, instancePath+"/delivery_email", "string"); errors++; }
}
if(data.is_bot !== undefined){
if(typeof data.is_bot !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/is_bot", "boolean"); errors++; }
}
if(data.is_admin !== undefined){
if(typeof data.is_admin !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/is_admin", "boolean"); errors++; }
}
if(data.is_owner !== undefined){
if(typeof data.is_owner !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/is_owner", "boolean"); errors++; }
}
if(data.is_guest !== undefined){
if(typeof data.is_guest !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/is_guest", "boolean"); errors++; }
}
if(data.is_active !== undefined){
if(typeof data.is_active !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/is_active", "boolean"); errors++; }
}
if(data.role !== undefined){
let data9 = data.role;
if(!Number.isInteger(data9)){ vErrors = mistyped(vErrors, instancePath+"/role", "integer"); errors++; }
if(!((((data9 === 100) || (data9 === 200)) || (data9 === 400)) || (data9 === 600))){ (vErrors ??= []).push({instancePath:instancePath+"/role",keyword:"enum",params:{allowedValues: schema101.enum},message:"must be equal to one of the allowed values"}); errors++; }
}
if(data.timezone !== undefined){
if(typeof data.timezone !== "string"){ vErrors = mistyped(vErrors, instancePath+"/timezone", "string"); errors++; }
}
if(data.date_joined !== undefined){
if(typeof data.date_joined !== "string"){ vErrors = mistyped(vErrors, instancePath+"/date_joined", "string"); errors++; }
}
if(data.avatar_url !== undefined){
let data12 = data.avatar_url;
if((typeof data12 !== "string") && (data12 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/avatar_url",keyword:"type",params:{type: schema100.properties.avatar_url.type},message:"must be string,null"}); errors++; }
}
if(data.avatar_version !== undefined){
let data13 = data.avatar_version;
if(!Number.isInteger(data13)){ vErrors = mistyped(vErrors, instancePath+"/avatar_version", "integer"); errors++; }
}
if(data.bot_type !== undefined){
let data14 = data.bot_type;
if((!Number.isInteger(data14)) && (data14 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/bot_type",keyword:"type",params:{type: schema100.properties.bot_type.type},message:"must be integer,null"}); errors++; }
}
if(data.bot_owner_id !== undefined){
let data15 = data.bot_owner_id;
if((!Number.isInteger(data15)) && (data15 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/bot_owner_id",keyword:"type",params:{type: schema100.properties.bot_owner_id.type},message:"must be integer,null"}); errors++; }
}
if(data.profile_data !== undefined){
let data16 = data.profile_data;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
for(const key0 in data16){
let data17 = data16[key0];
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
} else { vErrors = mistyped(vErrors, instancePath+"/profile_data/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "object"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/profile_data", "object"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
validate71.errors = vErrors;
return errors === 0;
}

function validate70(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){ vErrors = missing(vErrors, instancePath, "type"); errors++; }
if(data.op === undefined){ vErrors = missing(vErrors, instancePath, "op"); errors++; }
if(data.person === undefined){ vErrors = missing(vErrors, instancePath, "person"); errors++; }
if(data.id === undefined){ vErrors = missing(vErrors, instancePath, "id"); errors++; }
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){ vErrors = mistyped(vErrors, instancePath+"/type", "string"); errors++; }
if("realm_user" !== data0){ (vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "realm_user"},message:"must be equal to constant"}); errors++; }
}
if(data.op !== undefined){
let data1 = data.op;
if(typeof data1 !== "string"){ vErrors = mistyped(vErrors, instancePath+"/op", "string"); errors++; }
if("add" !== data1){ (vErrors ??= []).push({instancePath:instancePath+"/op",keyword:"const",params:{allowedValue: "add"},message:"must be equal to constant"}); errors++; }
}
if(data.person !== undefined){
if(!(validate71(data.person, {instancePath:instancePath+"/person"}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
errors = vErrors.length;
}
}
if(data.id !== undefined){
let data3 = data.id;
if(!Number.isInteger(data3)){ vErrors = mistyped(vErrors, instancePath+"/id", "integer"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
validate70.errors = vErrors;
return errors === 0;
}

function validate69(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate70(data, {instancePath}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
validate69.errors = vErrors;
return errors === 0;
}

export const check38 = validate74;

function validate75(data, {instancePath=""}={}){
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
validate75.errors = vErrors;
return errors === 0;
}

function validate74(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate75(data, {instancePath}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
validate74.errors = vErrors;
return errors === 0;
}

export const check39 = validate77;
const schema108 = {"type":"object","properties":{"user_id":{"type":"integer"},"full_name":{"type":"string"},"email":{"type":"string"},"delivery_email":{"type":"string"},"is_bot":{"type":"boolean"},"is_admin":{"type":"boolean"},"is_owner":{"type":"boolean"},"is_guest":{"type":"boolean"},"is_active":{"type":"boolean"},"role":{"$ref":"#/$defs/schema3"},"timezone":{"type":"string"},"date_joined":{"type":"string"},"avatar_url":{"type":["string","null"]},"avatar_version":{"type":"integer"},"bot_type":{"type":["integer","null"]},"bot_owner_id":{"type":["integer","null"]},"profile_data":{"type":"object","additionalProperties":{"type":"object","additionalProperties":true}}},"required":["user_id","full_name","email","is_bot","is_admin","is_owner","is_guest","is_active","role","timezone","date_joined","avatar_url","avatar_version"]};
const schema109 = {"type":"integer","enum":[100,200,300,400,600]};

function validate79(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.user_id === undefined){ vErrors = missing(vErrors, instancePath, "user_id"); errors++; }
if(data.full_name === undefined){ vErrors = missing(vErrors, instancePath, "full_name"); errors++; }
if(data.email === undefined){ vErrors = missing(vErrors, instancePath, "email"); errors++; }
if(data.is_bot === undefined){ vErrors = missing(vErrors, instancePath, "is_bot"); errors++; }
if(data.is_admin === undefined){ vErrors = missing(vErrors, instancePath, "is_admin"); errors++; }
if(data.is_owner === undefined){ vErrors = missing(vErrors, instancePath, "is_owner"); errors++; }
if(data.is_guest === undefined){ vErrors = missing(vErrors, instancePath, "is_guest"); errors++; }
if(data.is_active === undefined){ vErrors = missing(vErrors, instancePath, "is_active"); errors++; }
if(data.role === undefined){ vErrors = missing(vErrors, instancePath, "role"); errors++; }
if(data.timezone === undefined){ vErrors = missing(vErrors, instancePath, "timezone"); errors++; }
if(data.date_joined === undefined){ vErrors = missing(vErrors, instancePath, "date_joined"); errors++; }
if(data.avatar_url === undefined){ vErrors = missing(vErrors, instancePath, "avatar_url"); errors++; }
if(data.avatar_version === undefined){ vErrors = missing(vErrors, instancePath, "avatar_version"); errors++; }
if(data.user_id !== undefined){
let data0 = data.user_id;
if(!Number.isInteger(data0)){ vErrors = mistyped(vErrors, instancePath+"/user_id", "integer"); errors++; }
}
if(data.full_name !== undefined){
if(typeof data.full_name !== "string"){ vErrors = mistyped(vErrors, instancePath+"/full_name", "string"); errors++; }
}
if(data.email !== undefined){
if(typeof data.email !== "string"){ vErrors = mistyped(vErrors, instancePath+"/email", "string"); errors++; }
}
if(data.delivery_email !== undefined){
if(typeof data.delivery_email !== "string"){ vErrors = mistyped(vErrors, instancePath+"/delivery_email", "string"); errors++; }
}
if(data.is_bot !== undefined){
if(typeof data.is_bot !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/is_bot", "boolean"); errors++; }
}
if(data.is_admin !== undefined){
if(typeof data.is_admin !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/is_admin", "boolean"); errors++; }
}
if(data.is_owner !== undefined){
if(typeof data.is_owner !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/is_owner", "boolean"); errors++; }
}
if(data.is_guest !== undefined){
if(typeof data.is_guest !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/is_guest", "boolean"); errors++; }
}
if(data.is_active !== undefined){
if(typeof data.is_active !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/is_active", "boolean"); errors++; }
}
if(data.role !== undefined){
let data9 = data.role;
if(!Number.isInteger(data9)){ vErrors = mistyped(vErrors, instancePath+"/role", "integer"); errors++; }
if(!(((((data9 === 100) || (data9 === 200)) || (data9 === 300)) || (data9 === 400)) || (data9 === 600))){ (vErrors ??= []).push({instancePath:instancePath+"/role",keyword:"enum",params:{allowedValues: schema109.enum},message:"must be equal to one of the allowed values"}); errors++; }
}
if(data.timezone !== undefined){
if(typeof data.timezone !== "string"){ vErrors = mistyped(vErrors, instancePath+"/timezone", "string"); errors++; }
}
if(data.date_joined !== undefined){
if(typeof data.date_joined !== "string"){ vErrors = mistyped(vErrors, instancePath+"/date_joined", "string"); errors++; }
}
if(data.avatar_url !== undefined){
let data12 = data.avatar_url;
if((typeof data12 !== "string") && (data12 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/avatar_url",keyword:"type",params:{type: schema108.properties.avatar_url.type},message:"must be string,null"}); errors++; }
}
if(data.avatar_version !== undefined){
let data13 = data.avatar_version;
if(!Number.isInteger(data13)){ vErrors = mistyped(vErrors, instancePath+"/avatar_version", "integer"); errors++; }
}
if(data.bot_type !== undefined){
let data14 = data.bot_type;
if((!Number.isInteger(data14)) && (data14 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/bot_type",keyword:"type",params:{type: schema108.properties.bot_type.type},message:"must be integer,null"}); errors++; }
}
if(data.bot_owner_id !== undefined){
let data15 = data.bot_owner_id;
if((!Number.isInteger(data15)) && (data15 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/bot_owner_id",keyword:"type",params:{type: schema108.properties.bot_owner_id.type},message:"must be integer,null"}); errors++; }
}
if(data.profile_data !== undefined){
let data16 = data.profile_data;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
for(const key0 in data16){
let data17 = data16[key0];
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
} else { vErrors = mistyped(vErrors, instancePath+"/profile_data/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "object"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/profile_data", "object"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
validate79.errors = vErrors;
return errors === 0;
}

function validate78(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){ vErrors = missing(vErrors, instancePath, "type"); errors++; }
if(data.op === undefined){ vErrors = missing(vErrors, instancePath, "op"); errors++; }
if(data.person === undefined){ vErrors = missing(vErrors, instancePath, "person"); errors++; }
if(data.id === undefined){ vErrors = missing(vErrors, instancePath, "id"); errors++; }
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){ vErrors = mistyped(vErrors, instancePath+"/type", "string"); errors++; }
if("realm_user" !== data0){ (vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "realm_user"},message:"must be equal to constant"}); errors++; }
}
if(data.op !== undefined){
let data1 = data.op;
if(typeof data1 !== "string"){ vErrors = mistyped(vErrors, instancePath+"/op", "string"); errors++; }
if("add" !== data1){ (vErrors ??= []).push({instancePath:instancePath+"/op",keyword:"const",params:{allowedValue: "add"},message:"must be equal to constant"}); errors++; }
}
if(data.person !== undefined){
if(!(validate79(data.person, {instancePath:instancePath+"/person"}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.id !== undefined){
let data3 = data.id;
if(!Number.isInteger(data3)){ vErrors = mistyped(vErrors, instancePath+"/id", "integer"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
validate78.errors = vErrors;
return errors === 0;
}

function validate77(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate78(data, {instancePath}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
errors = vErrors.length;
}
validate77.errors = vErrors;
return errors === 0;
}

export const check40 = validate82;
const schema114 = {"type":"integer","enum":[100,200,300,400,600]};

function validate84(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.user_id === undefined){ vErrors = missing(vErrors, instancePath, "user_id"); errors++; }
if(data.user_id !== undefined){
let data0 = data.user_id;
if(!Number.isInteger(data0)){ vErrors = mistyped(vErrors, instancePath+"/user_id", "integer"); errors++; }
}
if(data.full_name !== undefined){
if(typeof data.full_name !== "string"){ vErrors = mistyped(vErrors, instancePath+"/full_name", "string"); errors++; }
}
if(data.role !== undefined){
let data2 = data.role;
if(!Number.isInteger(data2)){ vErrors = mistyped(vErrors, instancePath+"/role", "integer"); errors++; }
if(!(((((data2 === 100) || (data2 === 200)) || (data2 === 300)) || (data2 === 400)) || (data2 === 600))){ (vErrors ??= []).push({instancePath:instancePath+"/role",keyword:"enum",params:{allowedValues: schema114.enum},message:"must be equal to one of the allowed values"}); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
validate84.errors = vErrors;
return errors === 0;
}

function validate83(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){ vErrors = missing(vErrors, instancePath, "type"); errors++; }
if(data.op === undefined){ vErrors = missing(vErrors, instancePath, "op"); errors++; }
if(data.person === undefined){ vErrors = missing(vErrors, instancePath, "person"); errors++; }
if(data.id === undefined){ vErrors = missing(vErrors, instancePath, "id"); errors++; }
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){ vErrors = mistyped(vErrors, instancePath+"/type", "string"); errors++; }
if("realm_user" !== data0){ (vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "realm_user"},message:"must be equal to constant"}); errors++; }
}
if(data.op !== undefined){
let data1 = data.op;
if(typeof data1 !== "string"){ vErrors = mistyped(vErrors, instancePath+"/op", "string"); errors++; }
if("update" !== data1){ (vErrors ??= []).push({instancePath:instancePath+"/op",keyword:"const",params:{allowedValue: "update"},message:"must be equal to constant"}); errors++; }
}
if(data.person !== undefined){
if(!(validate84(data.person, {instancePath:instancePath+"/person"}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
}
if(data.id !== undefined){
let data3 = data.id;
if(!Number.isInteger(data3)){ vErrors = mistyped(vErrors, instancePath+"/id", "integer"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
validate83.errors = vErrors;
return errors === 0;
}

function validate82(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate83(data, {instancePath}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
}
validate82.errors = vErrors;
return errors === 0;
}

export const check41 = validate87;
const schema118 = {"type":"object","properties":{"user_id":{"type":"integer"},"full_name":{"type":"string"},"email":{"type":"string"},"delivery_email":{"type":"string"},"is_bot":{"type":"boolean"},"is_admin":{"type":"boolean"},"is_owner":{"type":"boolean"},"is_guest":{"type":"boolean"},"is_active":{"type":"boolean"},"is_billing_admin":{"type":"boolean"},"role":{"$ref":"#/$defs/schema3"},"timezone":{"type":"string"},"date_joined":{"type":"string"},"avatar_url":{"type":["string","null"]},"avatar_version":{"type":"integer"},"bot_type":{"type":["integer","null"]},"bot_owner_id":{"type":["integer","null"]},"profile_data":{"type":"object","additionalProperties":{"type":"object","additionalProperties":true}}},"required":["user_id","full_name","email","is_bot","is_admin","is_owner","is_guest","is_active","role","timezone","date_joined","avatar_url","avatar_version","is_billing_admin"]};
const schema119 = {"type":"integer","enum":[100,200,300,400,600]};

function validate89(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.user_id === undefined){ vErrors = missing(vErrors, instancePath, "user_id"); errors++; }
if(data.full_name === undefined){ vErrors = missing(vErrors, instancePath, "full_name"); errors++; }
if(data.email === undefined){ vErrors = missing(vErrors, instancePath, "email"); errors++; }
if(data.is_bot === undefined){ vErrors = missing(vErrors, instancePath, "is_bot"); errors++; }
if(data.is_admin === undefined){ vErrors = missing(vErrors, instancePath, "is_admin"); errors++; }
if(data.is_owner === undefined){ vErrors = missing(vErrors, instancePath, "is_owner"); errors++; }
if(data.is_guest === undefined){ vErrors = missing(vErrors, instancePath, "is_guest"); errors++; }
if(data.is_active === undefined){ vErrors = missing(vErrors, instancePath, "is_active"); errors++; }
if(data.role === undefined){ vErrors = missing(vErrors, instancePath, "role"); errors++; }
if(data.timezone === undefined){ vErrors = missing(vErrors, instancePath, "timezone"); errors++; }
if(data.date_joined === undefined){ vErrors = missing(vErrors, instancePath, "date_joined"); errors++; }
if(data.avatar_url === undefined){ vErrors = missing(vErrors, instancePath, "avatar_url"); errors++; }
if(data.avatar_version === undefined){ vErrors = missing(vErrors, instancePath, "avatar_version"); errors++; }
if(data.is_billing_admin === undefined){ vErrors = missing(vErrors, instancePath, "is_billing_admin"); errors++; }
if(data.user_id !== undefined){
let data0 = data.user_id;
if(!Number.isInteger(data0)){ vErrors = mistyped(vErrors, instancePath+"/user_id", "integer"); errors++; }
}
if(data.full_name !== undefined){
if(typeof data.full_name !== "string"){ vErrors = mistyped(vErrors, instancePath+"/full_name", "string"); errors++; }
}
if(data.email !== undefined){
if(typeof data.email !== "string"){ vErrors = mistyped(vErrors, instancePath+"/email", "string"); errors++; }
}
if(data.delivery_email !== undefined){
if(typeof data.delivery_email !== "string"){ vErrors = mistyped(vErrors, instancePath+"/delivery_email", "string"); errors++; }
}
if(data.is_bot !== undefined){
if(typeof data.is_bot !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/is_bot", "boolean"); errors++; }
}
if(data.is_admin !== undefined){
if(typeof data.is_admin !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/is_admin", "boolean"); errors++; }
}
if(data.is_owner !== undefined){
if(typeof data.is_owner !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/is_owner", "boolean"); errors++; }
}
if(data.is_guest !== undefined){
if(typeof data.is_guest !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/is_guest", "boolean"); errors++; }
}
if(data.is_active !== undefined){
if(typeof data.is_active !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/is_active", "boolean"); errors++; }
}
if(data.is_billing_admin !== undefined){
if(typeof data.is_billing_admin !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/is_billing_admin", "boolean"); errors++; }
}
if(data.role !== undefined){
let data10 = data.role;
if(!Number.isInteger(data10)){ vErrors = mistyped(vErrors, instancePath+"/role", "integer"); errors++; }
if(!(((((data10 === 100) || (data10 === 200)) || (data10 === 300)) || (data10 === 400)) || (data10 === 600))){ (vErrors ??= []).push({instancePath:instancePath+"/role",keyword:"enum",params:{allowedValues: schema119.enum},message:"must be equal to one of the allowed values"}); errors++; }
}
if(data.timezone !== undefined){
if(typeof data.timezone !== "string"){ vErrors = mistyped(vErrors, instancePath+"/timezone", "string"); errors++; }
}
if(data.date_joined !== undefined){
if(typeof data.date_joined !== "string"){ vErrors = mistyped(vErrors, instancePath+"/date_joined", "string"); errors++; }
}
if(data.avatar_url !== undefined){
let data13 = data.avatar_url;
if((typeof data13 !== "string") && (data13 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/avatar_url",keyword:"type",params:{type: schema118.properties.avatar_url.type},message:"must be string,null"}); errors++; }
}
if(data.avatar_version !== undefined){
let data14 = data.avatar_version;
if(!Number.isInteger(data14)){ vErrors = mistyped(vErrors, instancePath+"/avatar_version", "integer"); errors++; }
}
if(data.bot_type !== undefined){
let data15 = data.bot_type;
if((!Number.isInteger(data15)) && (data15 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/bot_type",keyword:"type",params:{type: schema118.properties.bot_type.type},message:"must be integer,null"}); errors++; }
}
if(data.bot_owner_id !== undefined){
let data16 = data.bot_owner_id;
if((!Number.isInteger(data16)) && (data16 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/bot_owner_id",keyword:"type",params:{type: schema118.properties.bot_owner_id.type},message:"must be integer,null"}); errors++; }
}
if(data.profile_data !== undefined){
let data17 = data.profile_data;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
for(const key0 in data17){
let data18 = data17[key0];
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
} else { vErrors = mistyped(vErrors, instancePath+"/profile_data/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "object"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/profile_data", "object"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
validate89.errors = vErrors;
return errors === 0;
}

function validate88(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){ vErrors = missing(vErrors, instancePath, "type"); errors++; }
if(data.op === undefined){ vErrors = missing(vErrors, instancePath, "op"); errors++; }
if(data.person === undefined){ vErrors = missing(vErrors, instancePath, "person"); errors++; }
if(data.id === undefined){ vErrors = missing(vErrors, instancePath, "id"); errors++; }
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){ vErrors = mistyped(vErrors, instancePath+"/type", "string"); errors++; }
if("realm_user" !== data0){ (vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "realm_user"},message:"must be equal to constant"}); errors++; }
}
if(data.op !== undefined){
let data1 = data.op;
if(typeof data1 !== "string"){ vErrors = mistyped(vErrors, instancePath+"/op", "string"); errors++; }
if("add" !== data1){ (vErrors ??= []).push({instancePath:instancePath+"/op",keyword:"const",params:{allowedValue: "add"},message:"must be equal to constant"}); errors++; }
}
if(data.person !== undefined){
if(!(validate89(data.person, {instancePath:instancePath+"/person"}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
}
if(data.id !== undefined){
let data3 = data.id;
if(!Number.isInteger(data3)){ vErrors = mistyped(vErrors, instancePath+"/id", "integer"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
validate88.errors = vErrors;
return errors === 0;
}

function validate87(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate88(data, {instancePath}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
validate87.errors = vErrors;
return errors === 0;
}

export const check42 = validate92;
const schema123 = {"type":"object","required":["id","type","to","topic","content","timestamp"],"properties":{"id":{"type":"integer"},"type":{"type":"string","enum":["stream","private",""]},"to":{"type":"array","items":{"type":"integer"}},"topic":{"type":"string"},"content":{"type":"string"},"timestamp":{"type":"integer"}},"additionalProperties":true};

function validate93(data, {instancePath=""}={}){
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
if(!(((data5 === "stream") || (data5 === "private")) || (data5 === ""))){ (vErrors ??= []).push({instancePath:instancePath+"/drafts/" + i0+"/type",keyword:"enum",params:{allowedValues: schema123.properties.type.enum},message:"must be equal to one of the allowed values"}); errors++; }
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
validate93.errors = vErrors;
return errors === 0;
}

function validate92(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate93(data, {instancePath}))){
vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
errors = vErrors.length;
}
validate92.errors = vErrors;
return errors === 0;
}

export const check43 = validate95;
const schema127 = {"type":"object","required":["id","type","to","topic","content","timestamp"],"properties":{"id":{"type":"integer"},"type":{"type":"string","enum":["stream","private",""]},"to":{"type":"array","items":{"type":"integer"}},"topic":{"type":"string"},"content":{"type":"string"},"timestamp":{"type":"integer"}},"additionalProperties":true};

function validate96(data, {instancePath=""}={}){
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
if(!(((data4 === "stream") || (data4 === "private")) || (data4 === ""))){ (vErrors ??= []).push({instancePath:instancePath+"/draft/type",keyword:"enum",params:{allowedValues: schema127.properties.type.enum},message:"must be equal to one of the allowed values"}); errors++; }
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
validate96.errors = vErrors;
return errors === 0;
}

function validate95(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate96(data, {instancePath}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
validate95.errors = vErrors;
return errors === 0;
}

export const check44 = validate98;

function validate99(data, {instancePath=""}={}){
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
validate99.errors = vErrors;
return errors === 0;
}

function validate98(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate99(data, {instancePath}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
validate98.errors = vErrors;
return errors === 0;
}

export const check45 = validate101;

function validate102(data, {instancePath=""}={}){
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
validate102.errors = vErrors;
return errors === 0;
}

function validate101(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate102(data, {instancePath}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
validate101.errors = vErrors;
return errors === 0;
}

export const check46 = validate104;
const schema137 = {"type":"object","required":["user_id","full_name","email","delivery_email","is_bot","is_admin","is_owner","is_guest","is_active","role","timezone","date_joined","avatar_url","avatar_version","is_billing_admin"],"properties":{"user_id":{"type":"integer"},"full_name":{"type":"string"},"email":{"type":"string"},"delivery_email":{"type":["string","null"]},"is_bot":{"type":"boolean"},"is_admin":{"type":"boolean"},"is_owner":{"type":"boolean"},"is_guest":{"type":"boolean"},"is_active":{"type":"boolean"},"is_billing_admin":{"type":"boolean"},"role":{"$ref":"#/$defs/schema3"},"timezone":{"type":"string"},"date_joined":{"type":"string"},"avatar_url":{"type":["string","null"]},"avatar_version":{"type":"integer"},"bot_type":{"type":["integer","null"]},"bot_owner_id":{"type":["integer","null"]},"profile_data":{"type":"object","additionalProperties":{"type":"object","additionalProperties":true}}}};
const schema138 = {"type":"integer","enum":[100,200,300,400,600]};

function validate106(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.user_id === undefined){ vErrors = missing(vErrors, instancePath, "user_id"); errors++; }
if(data.full_name === undefined){ vErrors = missing(vErrors, instancePath, "full_name"); errors++; }
if(data.email === undefined){ vErrors = missing(vErrors, instancePath, "email"); errors++; }
if(data.delivery_email === undefined){ vErrors = missing(vErrors, instancePath, "delivery_email"); errors++; }
if(data.is_bot === undefined){ vErrors = missing(vErrors, instancePath, "is_bot"); errors++; }
if(data.is_admin === undefined){ vErrors = missing(vErrors, instancePath, "is_admin"); errors++; }
if(data.is_owner === undefined){ vErrors = missing(vErrors, instancePath, "is_owner"); errors++; }
if(data.is_guest === undefined){ vErrors = missing(vErrors, instancePath, "is_guest"); errors++; }
if(data.is_active === undefined){ vErrors = missing(vErrors, instancePath, "is_active"); errors++; }
if(data.role === undefined){ vErrors = missing(vErrors, instancePath, "role"); errors++; }
if(data.timezone === undefined){ vErrors = missing(vErrors, instancePath, "timezone"); errors++; }
if(data.date_joined === undefined){ vErrors = missing(vErrors, instancePath, "date_joined"); errors++; }
if(data.avatar_url === undefined){ vErrors = missing(vErrors, instancePath, "avatar_url"); errors++; }
if(data.avatar_version === undefined){ vErrors = missing(vErrors, instancePath, "avatar_version"); errors++; }
if(data.is_billing_admin === undefined){ vErrors = missing(vErrors, instancePath, "is_billing_admin"); errors++; }
if(data.user_id !== undefined){
let data0 = data.user_id;
if(!Number.isInteger(data0)){ vErrors = mistyped(vErrors, instancePath+"/user_id", "integer"); errors++; }
}
if(data.full_name !== undefined){
if(typeof data.full_name !== "string"){ vErrors = mistyped(vErrors, instancePath+"/full_name", "string"); errors++; }
}
if(data.email !== undefined){
if(typeof data.email !== "string"){ vErrors = mistyped(vErrors, instancePath+"/email", "string"); errors++; }
}
if(data.delivery_email !== undefined){
let data3 = data.delivery_email;
if((typeof data3 !== "string") && (data3 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/delivery_email",keyword:"type",params:{type: schema137.properties.delivery_email.type},message:"must be string,null"}); errors++; }
}
if(data.is_bot !== undefined){
if(typeof data.is_bot !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/is_bot", "boolean"); errors++; }
}
if(data.is_admin !== undefined){
if(typeof data.is_admin !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/is_admin", "boolean"); errors++; }
}
if(data.is_owner !== undefined){
if(typeof data.is_owner !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/is_owner", "boolean"); errors++; }
}
if(data.is_guest !== undefined){
if(typeof data.is_guest !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/is_guest", "boolean"); errors++; }
}
if(data.is_active !== undefined){
if(typeof data.is_active !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/is_active", "boolean"); errors++; }
}
if(data.is_billing_admin !== undefined){
if(typeof data.is_billing_admin !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/is_billing_admin", "boolean"); errors++; }
}
if(data.role !== undefined){
let data10 = data.role;
if(!Number.isInteger(data10)){ vErrors = mistyped(vErrors, instancePath+"/role", "integer"); errors++; }
if(!(((((data10 === 100) || (data10 === 200)) || (data10 === 300)) || (data10 === 400)) || (data10 === 600))){ (vErrors ??= []).push({instancePath:instancePath+"/role",keyword:"enum",params:{allowedValues: schema138.enum},message:"must be equal to one of the allowed values"}); errors++; }
}
if(data.timezone !== undefined){
if(typeof data.timezone !== "string"){ vErrors = mistyped(vErrors, instancePath+"/timezone", "string"); errors++; }
}
if(data.date_joined !== undefined){
if(typeof data.date_joined !== "string"){ vErrors = mistyped(vErrors, instancePath+"/date_joined", "string"); errors++; }
}
if(data.avatar_url !== undefined){
let data13 = data.avatar_url;
if((typeof data13 !== "string") && (data13 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/avatar_url",keyword:"type",params:{type: schema137.properties.avatar_url.type},message:"must be string,null"}); errors++; }
}
if(data.avatar_version !== undefined){
let data14 = data.avatar_version;
if(!Number.isInteger(data14)){ vErrors = mistyped(vErrors, instancePath+"/avatar_version", "integer"); errors++; }
}
if(data.bot_type !== undefined){
let data15 = data.bot_type;
if((!Number.isInteger(data15)) && (data15 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/bot_type",keyword:"type",params:{type: schema137.properties.bot_type.type},message:"must be integer,null"}); errors++; }
}
if(data.bot_owner_id !== undefined){
let data16 = data.bot_owner_id;
if((!Number.isInteger(data16)) && (data16 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/bot_owner_id",keyword:"type",params:{type: schema137.properties.bot_owner_id.type},message:"must be integer,null"}); errors++; }
}
if(data.profile_data !== undefined){
let data17 = data.profile_data;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
for(const key0 in data17){
let data18 = data17[key0];
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
} else { vErrors = mistyped(vErrors, instancePath+"/profile_data/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "object"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/profile_data", "object"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
validate106.errors = vErrors;
return errors === 0;
}

function validate105(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){ vErrors = missing(vErrors, instancePath, "type"); errors++; }
if(data.op === undefined){ vErrors = missing(vErrors, instancePath, "op"); errors++; }
if(data.person === undefined){ vErrors = missing(vErrors, instancePath, "person"); errors++; }
if(data.id === undefined){ vErrors = missing(vErrors, instancePath, "id"); errors++; }
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){ vErrors = mistyped(vErrors, instancePath+"/type", "string"); errors++; }
if("realm_user" !== data0){ (vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "realm_user"},message:"must be equal to constant"}); errors++; }
}
if(data.op !== undefined){
let data1 = data.op;
if(typeof data1 !== "string"){ vErrors = mistyped(vErrors, instancePath+"/op", "string"); errors++; }
if("add" !== data1){ (vErrors ??= []).push({instancePath:instancePath+"/op",keyword:"const",params:{allowedValue: "add"},message:"must be equal to constant"}); errors++; }
}
if(data.person !== undefined){
if(!(validate106(data.person, {instancePath:instancePath+"/person"}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
}
if(data.id !== undefined){
let data3 = data.id;
if(!Number.isInteger(data3)){ vErrors = mistyped(vErrors, instancePath+"/id", "integer"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
validate105.errors = vErrors;
return errors === 0;
}

function validate104(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate105(data, {instancePath}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
errors = vErrors.length;
}
validate104.errors = vErrors;
return errors === 0;
}

export const check47 = validate109;

function validate110(data, {instancePath=""}={}){
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
validate110.errors = vErrors;
return errors === 0;
}

function validate109(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate110(data, {instancePath}))){
vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
errors = vErrors.length;
}
validate109.errors = vErrors;
return errors === 0;
}

export const check48 = validate112;
const schema147 = {"type":"integer","enum":[100,200,300,400,600]};

function validate114(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.user_id === undefined){ vErrors = missing(vErrors, instancePath, "user_id"); errors++; }
if(data.user_id !== undefined){
let data0 = data.user_id;
if(!Number.isInteger(data0)){ vErrors = mistyped(vErrors, instancePath+"/user_id", "integer"); errors++; }
}
if(data.full_name !== undefined){
if(typeof data.full_name !== "string"){ vErrors = mistyped(vErrors, instancePath+"/full_name", "string"); errors++; }
}
if(data.role !== undefined){
let data2 = data.role;
if(!Number.isInteger(data2)){ vErrors = mistyped(vErrors, instancePath+"/role", "integer"); errors++; }
if(!(((((data2 === 100) || (data2 === 200)) || (data2 === 300)) || (data2 === 400)) || (data2 === 600))){ (vErrors ??= []).push({instancePath:instancePath+"/role",keyword:"enum",params:{allowedValues: schema147.enum},message:"must be equal to one of the allowed values"}); errors++; }
}
if(data.is_active !== undefined){
if(typeof data.is_active !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/is_active", "boolean"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
validate114.errors = vErrors;
return errors === 0;
}

function validate113(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){ vErrors = missing(vErrors, instancePath, "type"); errors++; }
if(data.op === undefined){ vErrors = missing(vErrors, instancePath, "op"); errors++; }
if(data.person === undefined){ vErrors = missing(vErrors, instancePath, "person"); errors++; }
if(data.id === undefined){ vErrors = missing(vErrors, instancePath, "id"); errors++; }
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){ vErrors = mistyped(vErrors, instancePath+"/type", "string"); errors++; }
if("realm_user" !== data0){ (vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "realm_user"},message:"must be equal to constant"}); errors++; }
}
if(data.op !== undefined){
let data1 = data.op;
if(typeof data1 !== "string"){ vErrors = mistyped(vErrors, instancePath+"/op", "string"); errors++; }
if("update" !== data1){ (vErrors ??= []).push({instancePath:instancePath+"/op",keyword:"const",params:{allowedValue: "update"},message:"must be equal to constant"}); errors++; }
}
if(data.person !== undefined){
if(!(validate114(data.person, {instancePath:instancePath+"/person"}))){
vErrors = vErrors === null ? validate114.errors : vErrors.concat(validate114.errors);
errors = vErrors.length;
}
}
if(data.id !== undefined){
let data3 = data.id;
if(!Number.isInteger(data3)){ vErrors = mistyped(vErrors, instancePath+"/id", "integer"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
validate113.errors = vErrors;
return errors === 0;
}

function validate112(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate113(data, {instancePath}))){
vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
errors = vErrors.length;
}
validate112.errors = vErrors;
return errors === 0;
}

export const check49 = validate117;

function validate118(data, {instancePath=""}={}){
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
validate118.errors = vErrors;
return errors === 0;
}

function validate117(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate118(data, {instancePath}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
validate117.errors = vErrors;
return errors === 0;
}

export const check50 = validate120;
const schema154 = {"type":"object","required":["user_id","full_name","email","delivery_email","is_bot","is_admin","is_owner","is_guest","is_active","role","timezone","date_joined","avatar_url","avatar_version"],"properties":{"user_id":{"type":"integer"},"full_name":{"type":"string"},"email":{"type":"string"},"delivery_email":{"type":["string","null"]},"is_bot":{"type":"boolean"},"is_admin":{"type":"boolean"},"is_owner":{"type":"boolean"},"is_guest":{"type":"boolean"},"is_active":{"type":"boolean"},"role":{"$ref":"#/$defs/schema3"},"timezone":{"type":"string"},"date_joined":{"type":"string"},"avatar_url":{"type":["string","null"]},"avatar_version":{"type":"integer"},"bot_type":{"type":["integer","null"]},"bot_owner_id":{"type":["integer","null"]},"profile_data":{"type":"object","additionalProperties":{"type":"object","additionalProperties":true}}}};
const schema155 = {"type":"integer","enum":[100,200,300,400,600]};

function validate122(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.user_id === undefined){ vErrors = missing(vErrors, instancePath, "user_id"); errors++; }
if(data.full_name === undefined){ vErrors = missing(vErrors, instancePath, "full_name"); errors++; }
if(data.email === undefined){ vErrors = missing(vErrors, instancePath, "email"); errors++; }
if(data.delivery_email === undefined){ vErrors = missing(vErrors, instancePath, "delivery_email"); errors++; }
if(data.is_bot === undefined){ vErrors = missing(vErrors, instancePath, "is_bot"); errors++; }
if(data.is_admin === undefined){ vErrors = missing(vErrors, instancePath, "is_admin"); errors++; }
if(data.is_owner === undefined){ vErrors = missing(vErrors, instancePath, "is_owner"); errors++; }
if(data.is_guest === undefined){ vErrors = missing(vErrors, instancePath, "is_guest"); errors++; }
if(data.is_active === undefined){ vErrors = missing(vErrors, instancePath, "is_active"); errors++; }
if(data.role === undefined){ vErrors = missing(vErrors, instancePath, "role"); errors++; }
if(data.timezone === undefined){ vErrors = missing(vErrors, instancePath, "timezone"); errors++; }
if(data.date_joined === undefined){ vErrors = missing(vErrors, instancePath, "date_joined"); errors++; }
if(data.avatar_url === undefined){ vErrors = missing(vErrors, instancePath, "avatar_url"); errors++; }
if(data.avatar_version === undefined){ vErrors = missing(vErrors, instancePath, "avatar_version"); errors++; }
if(data.user_id !== undefined){
let data0 = data.user_id;
if(!Number.isInteger(data0)){ vErrors = mistyped(vErrors, instancePath+"/user_id", "integer"); errors++; }
}
if(data.full_name !== undefined){
if(typeof data.full_name !== "string"){ vErrors = mistyped(vErrors, instancePath+"/full_name", "string"); errors++; }
}
if(data.email !== undefined){
if(typeof data.email !== "string"){ vErrors = mistyped(vErrors, instancePath+"/email", "string"); errors++; }
}
if(data.delivery_email !== undefined){
let data3 = data.delivery_email;
if((typeof data3 !== "string") && (data3 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/delivery_email",keyword:"type",params:{type: schema154.properties.delivery_email.type},message:"must be string,null"}); errors++; }
}
if(data.is_bot !== undefined){
if(typeof data.is_bot !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/is_bot", "boolean"); errors++; }
}
if(data.is_admin !== undefined){
if(typeof data.is_admin !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/is_admin", "boolean"); errors++; }
}
if(data.is_owner !== undefined){
if(typeof data.is_owner !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/is_owner", "boolean"); errors++; }
}
if(data.is_guest !== undefined){
if(typeof data.is_guest !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/is_guest", "boolean"); errors++; }
}
if(data.is_active !== undefined){
if(typeof data.is_active !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/is_active", "boolean"); errors++; }
}
if(data.role !== undefined){
let data9 = data.role;
if(!Number.isInteger(data9)){ vErrors = mistyped(vErrors, instancePath+"/role", "integer"); errors++; }
if(!(((((data9 === 100) || (data9 === 200)) || (data9 === 300)) || (data9 === 400)) || (data9 === 600))){ (vErrors ??= []).push({instancePath:instancePath+"/role",keyword:"enum",params:{allowedValues: schema155.enum},message:"must be equal to one of the allowed values"}); errors++; }
}
if(data.timezone !== undefined){
if(typeof data.timezone !== "string"){ vErrors = mistyped(vErrors, instancePath+"/timezone", "string"); errors++; }
}
if(data.date_joined !== undefined){
if(typeof data.date_joined !== "string"){ vErrors = mistyped(vErrors, instancePath+"/date_joined", "string"); errors++; }
}
if(data.avatar_url !== undefined){
let data12 = data.avatar_url;
if((typeof data12 !== "string") && (data12 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/avatar_url",keyword:"type",params:{type: schema154.properties.avatar_url.type},message:"must be string,null"}); errors++; }
}
if(data.avatar_version !== undefined){
let data13 = data.avatar_version;
if(!Number.isInteger(data13)){ vErrors = mistyped(vErrors, instancePath+"/avatar_version", "integer"); errors++; }
}
if(data.bot_type !== undefined){
let data14 = data.bot_type;
if((!Number.isInteger(data14)) && (data14 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/bot_type",keyword:"type",params:{type: schema154.properties.bot_type.type},message:"must be integer,null"}); errors++; }
}
if(data.bot_owner_id !== undefined){
let data15 = data.bot_owner_id;
if((!Number.isInteger(data15)) && (data15 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/bot_owner_id",keyword:"type",params:{type: schema154.properties.bot_owner_id.type},message:"must be integer,null"}); errors++; }
}
if(data.profile_data !== undefined){
let data16 = data.profile_data;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
for(const key0 in data16){
let data17 = data16[key0];
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
} else { vErrors = mistyped(vErrors, instancePath+"/profile_data/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "object"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/profile_data", "object"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
validate122.errors = vErrors;
return errors === 0;
}

function validate121(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){ vErrors = missing(vErrors, instancePath, "type"); errors++; }
if(data.op === undefined){ vErrors = missing(vErrors, instancePath, "op"); errors++; }
if(data.person === undefined){ vErrors = missing(vErrors, instancePath, "person"); errors++; }
if(data.id === undefined){ vErrors = missing(vErrors, instancePath, "id"); errors++; }
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){ vErrors = mistyped(vErrors, instancePath+"/type", "string"); errors++; }
if("realm_user" !== data0){ (vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "realm_user"},message:"must be equal to constant"}); errors++; }
}
if(data.op !== undefined){
let data1 = data.op;
if(typeof data1 !== "string"){ vErrors = mistyped(vErrors, instancePath+"/op", "string"); errors++; }
if("add" !== data1){ (vErrors ??= []).push({instancePath:instancePath+"/op",keyword:"const",params:{allowedValue: "add"},message:"must be equal to constant"}); errors++; }
}
if(data.person !== undefined){
if(!(validate122(data.person, {instancePath:instancePath+"/person"}))){
vErrors = vErrors === null ? validate122.errors : vErrors.concat(validate122.errors);
errors = vErrors.length;
}
}
if(data.id !== undefined){
let data3 = data.id;
if(!Number.isInteger(data3)){ vErrors = mistyped(vErrors, instancePath+"/id", "integer"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
validate121.errors = vErrors;
return errors === 0;
}

function validate120(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate121(data, {instancePath}))){
vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
errors = vErrors.length;
}
validate120.errors = vErrors;
return errors === 0;
}

export const check51 = validate125;
const schema159 = {"type":"object","required":["user_id","full_name","email","delivery_email","is_bot","is_admin","is_owner","is_guest","is_active","role","timezone","date_joined","avatar_url","avatar_version","is_imported_stub"],"properties":{"user_id":{"type":"integer"},"full_name":{"type":"string"},"email":{"type":"string"},"delivery_email":{"type":["string","null"]},"is_bot":{"type":"boolean"},"is_admin":{"type":"boolean"},"is_owner":{"type":"boolean"},"is_guest":{"type":"boolean"},"is_active":{"type":"boolean"},"role":{"$ref":"#/$defs/schema3"},"is_imported_stub":{"type":"boolean"},"timezone":{"type":"string"},"date_joined":{"type":"string"},"avatar_url":{"type":["string","null"]},"avatar_version":{"type":"integer"},"bot_type":{"type":["integer","null"]},"bot_owner_id":{"type":["integer","null"]},"profile_data":{"type":"object","additionalProperties":{"type":"object","additionalProperties":true}}}};
const schema160 = {"type":"integer","enum":[100,200,300,400,600]};

function validate127(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.user_id === undefined){ vErrors = missing(vErrors, instancePath, "user_id"); errors++; }
if(data.full_name === undefined){ vErrors = missing(vErrors, instancePath, "full_name"); errors++; }
if(data.email === undefined){ vErrors = missing(vErrors, instancePath, "email"); errors++; }
if(data.delivery_email === undefined){ vErrors = missing(vErrors, instancePath, "delivery_email"); errors++; }
if(data.is_bot === undefined){ vErrors = missing(vErrors, instancePath, "is_bot"); errors++; }
if(data.is_admin === undefined){ vErrors = missing(vErrors, instancePath, "is_admin"); errors++; }
if(data.is_owner === undefined){ vErrors = missing(vErrors, instancePath, "is_owner"); errors++; }
if(data.is_guest === undefined){ vErrors = missing(vErrors, instancePath, "is_guest"); errors++; }
if(data.is_active === undefined){ vErrors = missing(vErrors, instancePath, "is_active"); errors++; }
if(data.role === undefined){ vErrors = missing(vErrors, instancePath, "role"); errors++; }
if(data.timezone === undefined){ vErrors = missing(vErrors, instancePath, "timezone"); errors++; }
if(data.date_joined === undefined){ vErrors = missing(vErrors, instancePath, "date_joined"); errors++; }
if(data.avatar_url === undefined){ vErrors = missing(vErrors, instancePath, "avatar_url"); errors++; }
if(data.avatar_version === undefined){ vErrors = missing(vErrors, instancePath, "avatar_version"); errors++; }
if(data.is_imported_stub === undefined){ vErrors = missing(vErrors, instancePath, "is_imported_stub"); errors++; }
if(data.user_id !== undefined){
let data0 = data.user_id;
if(!Number.isInteger(data0)){ vErrors = mistyped(vErrors, instancePath+"/user_id", "integer"); errors++; }
}
if(data.full_name !== undefined){
if(typeof data.full_name !== "string"){ vErrors = mistyped(vErrors, instancePath+"/full_name", "string"); errors++; }
}
if(data.email !== undefined){
if(typeof data.email !== "string"){ vErrors = mistyped(vErrors, instancePath+"/email", "string"); errors++; }
}
if(data.delivery_email !== undefined){
let data3 = data.delivery_email;
if((typeof data3 !== "string") && (data3 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/delivery_email",keyword:"type",params:{type: schema159.properties.delivery_email.type},message:"must be string,null"}); errors++; }
}
if(data.is_bot !== undefined){
if(typeof data.is_bot !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/is_bot", "boolean"); errors++; }
}
if(data.is_admin !== undefined){
if(typeof data.is_admin !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/is_admin", "boolean"); errors++; }
}
if(data.is_owner !== undefined){
if(typeof data.is_owner !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/is_owner", "boolean"); errors++; }
}
if(data.is_guest !== undefined){
if(typeof data.is_guest !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/is_guest", "boolean"); errors++; }
}
if(data.is_active !== undefined){
if(typeof data.is_active !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/is_active", "boolean"); errors++; }
}
if(data.role !== undefined){
let data9 = data.role;
if(!Number.isInteger(data9)){ vErrors = mistyped(vErrors, instancePath+"/role", "integer"); errors++; }
if(!(((((data9 === 100) || (data9 === 200)) || (data9 === 300)) || (data9 === 400)) || (data9 === 600))){ (vErrors ??= []).push({instancePath:instancePath+"/role",keyword:"enum",params:{allowedValues: schema160.enum},message:"must be equal to one of the allowed values"}); errors++; }
}
if(data.is_imported_stub !== undefined){
if(typeof data.is_imported_stub !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/is_imported_stub", "boolean"); errors++; }
}
if(data.timezone !== undefined){
if(typeof data.timezone !== "string"){ vErrors = mistyped(vErrors, instancePath+"/timezone", "string"); errors++; }
}
if(data.date_joined !== undefined){
if(typeof data.date_joined !== "string"){ vErrors = mistyped(vErrors, instancePath+"/date_joined", "string"); errors++; }
}
if(data.avatar_url !== undefined){
let data13 = data.avatar_url;
if((typeof data13 !== "string") && (data13 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/avatar_url",keyword:"type",params:{type: schema159.properties.avatar_url.type},message:"must be string,null"}); errors++; }
}
if(data.avatar_version !== undefined){
let data14 = data.avatar_version;
if(!Number.isInteger(data14)){ vErrors = mistyped(vErrors, instancePath+"/avatar_version", "integer"); errors++; }
}
if(data.bot_type !== undefined){
let data15 = data.bot_type;
if((!Number.isInteger(data15)) && (data15 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/bot_type",keyword:"type",params:{type: schema159.properties.bot_type.type},message:"must be integer,null"}); errors++; }
}
if(data.bot_owner_id !== undefined){
let data16 = data.bot_owner_id;
if((!Number.isInteger(data16)) && (data16 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/bot_owner_id",keyword:"type",params:{type: schema159.properties.bot_owner_id.type},message:"must be integer,null"}); errors++; }
}
if(data.profile_data !== undefined){
let data17 = data.profile_data;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
for(const key0 in data17){
let data18 = data17[key0];
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
} else { vErrors = mistyped(vErrors, instancePath+"/profile_data/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "object"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/profile_data", "object"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
validate127.errors = vErrors;
return errors === 0;
}

function validate126(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){ vErrors = missing(vErrors, instancePath, "type"); errors++; }
if(data.op === undefined){ vErrors = missing(vErrors, instancePath, "op"); errors++; }
if(data.person === undefined){ vErrors = missing(vErrors, instancePath, "person"); errors++; }
if(data.id === undefined){ vErrors = missing(vErrors, instancePath, "id"); errors++; }
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){ vErrors = mistyped(vErrors, instancePath+"/type", "string"); errors++; }
if("realm_user" !== data0){ (vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "realm_user"},message:"must be equal to constant"}); errors++; }
}
if(data.op !== undefined){
let data1 = data.op;
if(typeof data1 !== "string"){ vErrors = mistyped(vErrors, instancePath+"/op", "string"); errors++; }
if("add" !== data1){ (vErrors ??= []).push({instancePath:instancePath+"/op",keyword:"const",params:{allowedValue: "add"},message:"must be equal to constant"}); errors++; }
}
if(data.person !== undefined){
if(!(validate127(data.person, {instancePath:instancePath+"/person"}))){
vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
errors = vErrors.length;
}
}
if(data.id !== undefined){
let data3 = data.id;
if(!Number.isInteger(data3)){ vErrors = mistyped(vErrors, instancePath+"/id", "integer"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
validate126.errors = vErrors;
return errors === 0;
}

function validate125(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate126(data, {instancePath}))){
vErrors = vErrors === null ? validate126.errors : vErrors.concat(validate126.errors);
errors = vErrors.length;
}
validate125.errors = vErrors;
return errors === 0;
}

export const check52 = validate130;
const schema164 = {"type":"object","required":["id","pattern","url_template","example_input","reverse_template"],"properties":{"id":{"type":"integer"},"pattern":{"type":"string"},"url_template":{"type":"string"},"example_input":{"type":["string","null"]},"reverse_template":{"type":["string","null"]}}};

function validate131(data, {instancePath=""}={}){
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
if((typeof data6 !== "string") && (data6 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/realm_linkifiers/" + i0+"/example_input",keyword:"type",params:{type: schema164.properties.example_input.type},message:"must be string,null"}); errors++; }
}
if(data2.reverse_template !== undefined){
let data7 = data2.reverse_template;
if((typeof data7 !== "string") && (data7 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/realm_linkifiers/" + i0+"/reverse_template",keyword:"type",params:{type: schema164.properties.reverse_template.type},message:"must be string,null"}); errors++; }
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
validate131.errors = vErrors;
return errors === 0;
}

function validate130(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate131(data, {instancePath}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
validate130.errors = vErrors;
return errors === 0;
}

export const check53 = validate133;
const schema168 = {"type":"object","required":["id","pattern","url_template","example_input","reverse_template","alternative_url_templates"],"properties":{"id":{"type":"integer"},"pattern":{"type":"string"},"url_template":{"type":"string"},"example_input":{"type":["string","null"]},"reverse_template":{"type":["string","null"]},"alternative_url_templates":{"type":"array","items":{"type":"string"}}}};

function validate134(data, {instancePath=""}={}){
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
if((typeof data6 !== "string") && (data6 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/realm_linkifiers/" + i0+"/example_input",keyword:"type",params:{type: schema168.properties.example_input.type},message:"must be string,null"}); errors++; }
}
if(data2.reverse_template !== undefined){
let data7 = data2.reverse_template;
if((typeof data7 !== "string") && (data7 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/realm_linkifiers/" + i0+"/reverse_template",keyword:"type",params:{type: schema168.properties.reverse_template.type},message:"must be string,null"}); errors++; }
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
validate134.errors = vErrors;
return errors === 0;
}

function validate133(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate134(data, {instancePath}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
validate133.errors = vErrors;
return errors === 0;
}

export const check54 = validate136;
const schema170 = {"type":"object","propertyNames":{"enum":["is_deactivated","stream_ids","registration","email_visibility","email_inviters","link_creators","users","drafts","linkifiers","invitations"]},"properties":{"is_deactivated":{"type":"boolean"},"stream_ids":{"type":"array","items":{"type":"integer","minimum":0,"maximum":9007199254740991}},"registration":{"type":"object","additionalProperties":{"type":"object"}},"email_visibility":{"enum":["everyone","administrators"]},"email_inviters":{"enum":["members","administrators"]},"link_creators":{"enum":["members","administrators"]},"users":{"type":"array","items":{"type":"object","required":["user_id","email","api_key","role"],"propertyNames":{"enum":["user_id","email","api_key","full_name","role","is_bot","bot_owner_id","is_active","enable_drafts_synchronization","timezone","can_create_users","can_change_user_emails"]},"properties":{"user_id":{"type":"integer","minimum":0,"maximum":9007199254740991},"email":{"type":"string","minLength":1,"pattern":"^[^:\\s]+$"},"api_key":{"type":"string","minLength":1,"pattern":"^[!-9;-~]+$"},"full_name":{"type":"string","minLength":1},"role":{"enum":[100,200,300,400,600]},"is_bot":{"type":"boolean"},"bot_owner_id":{"type":["integer","null"],"minimum":0,"maximum":9007199254740991},"is_active":{"type":"boolean"},"enable_drafts_synchronization":{"type":"boolean"},"timezone":{"type":"string"},"can_create_users":{"type":"boolean"},"can_change_user_emails":{"type":"boolean"}}}},"drafts":{"type":"array","items":{"type":"object","required":["id","user_id"],"properties":{"id":{"type":"integer","minimum":0,"maximum":9007199254740991},"user_id":{"type":"integer","minimum":0,"maximum":9007199254740991},"type":{"enum":["stream","private",""]},"to":{"type":"array","items":{"type":"integer","minimum":0,"maximum":9007199254740991}},"topic":{"type":"string"},"content":{"type":"string"},"timestamp":{"type":"integer","minimum":0}}}},"linkifiers":{"type":"array","items":{"type":"object","required":["id","pattern","url_template"],"propertyNames":{"enum":["id","pattern","url_template","example_input","reverse_template","alternative_url_templates"]},"properties":{"id":{"type":"integer","minimum":0,"maximum":9007199254740991},"pattern":{"type":"string","minLength":1},"url_template":{"type":"string","minLength":1},"example_input":{"type":["string","null"]},"reverse_template":{"type":["string","null"]},"alternative_url_templates":{"type":"array","items":{"type":"string","minLength":1}}}}},"invitations":{"type":"array","items":{"type":"object","required":["id","invited_by_user_id","invited","expiry_date","invited_as","is_multiuse"],"properties":{"id":{"type":"integer","minimum":0,"maximum":9007199254740991},"invited_by_user_id":{"type":"integer","minimum":0,"maximum":9007199254740991},"invited":{"type":"integer","minimum":0},"expiry_date":{"type":["integer","null"],"minimum":0},"invited_as":{"enum":[100,200,300,400,600]},"notify_referrer_on_join":{"type":"boolean"},"is_multiuse":{"type":"boolean"}},"if":{"required":["is_multiuse"],"properties":{"is_multiuse":{"const":true}}},"then":{"required":["link_url"],"propertyNames":{"enum":["id","invited_by_user_id","invited","expiry_date","invited_as","notify_referrer_on_join","is_multiuse","link_url"]},"properties":{"link_url":{"type":"string","pattern":"/join/[^/]+/$"}}},"else":{"required":["email"],"propertyNames":{"enum":["id","invited_by_user_id","invited","expiry_date","invited_as","notify_referrer_on_join","is_multiuse","email"]},"properties":{"email":{"type":"string","minLength":1}}}}}}};
const pattern4 = new RegExp("^[^:\\s]+$", "u");
const pattern5 = new RegExp("^[!-9;-~]+$", "u");
const pattern6 = new RegExp("/join/[^/]+/$", "u");

function validate136(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs1 = errors;
if(!((((((((((key0 === "is_deactivated") || (key0 === "stream_ids")) || (key0 === "registration")) || (key0 === "email_visibility")) || (key0 === "email_inviters")) || (key0 === "link_creators")) || (key0 === "users")) || (key0 === "drafts")) || (key0 === "linkifiers")) || (key0 === "invitations"))){ (vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema170.propertyNames.enum},message:"must be equal to one of the allowed values",propertyName:key0}); errors++; }
var valid0 = _errs1 === errors;
if(!valid0){ (vErrors ??= []).push({instancePath,keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid"}); errors++; }
}
if(data.is_deactivated !== undefined){
if(typeof data.is_deactivated !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/is_deactivated", "boolean"); errors++; }
}
if(data.stream_ids !== undefined){
let data1 = data.stream_ids;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(!Number.isInteger(data2)){ vErrors = mistyped(vErrors, instancePath+"/stream_ids/" + i0, "integer"); errors++; }
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){ (vErrors ??= []).push({instancePath:instancePath+"/stream_ids/" + i0,keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}); errors++; }
if(data2 < 0 || isNaN(data2)){ (vErrors ??= []).push({instancePath:instancePath+"/stream_ids/" + i0,keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++; }
}
}
} else { vErrors = mistyped(vErrors, instancePath+"/stream_ids", "array"); errors++; }
}
if(data.registration !== undefined){
let data3 = data.registration;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key1 in data3){
let data4 = data3[key1];
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){ vErrors = mistyped(vErrors, instancePath+"/registration/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "object"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/registration", "object"); errors++; }
}
if(data.email_visibility !== undefined){
let data5 = data.email_visibility;
if(!((data5 === "everyone") || (data5 === "administrators"))){ (vErrors ??= []).push({instancePath:instancePath+"/email_visibility",keyword:"enum",params:{allowedValues: schema170.properties.email_visibility.enum},message:"must be equal to one of the allowed values"}); errors++; }
}
if(data.email_inviters !== undefined){
let data6 = data.email_inviters;
if(!((data6 === "members") || (data6 === "administrators"))){ (vErrors ??= []).push({instancePath:instancePath+"/email_inviters",keyword:"enum",params:{allowedValues: schema170.properties.email_inviters.enum},message:"must be equal to one of the allowed values"}); errors++; }
}
if(data.link_creators !== undefined){
let data7 = data.link_creators;
if(!((data7 === "members") || (data7 === "administrators"))){ (vErrors ??= []).push({instancePath:instancePath+"/link_creators",keyword:"enum",params:{allowedValues: schema170.properties.link_creators.enum},message:"must be equal to one of the allowed values"}); errors++; }
}
if(data.users !== undefined){
let data8 = data.users;
if(Array.isArray(data8)){
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
let data9 = data8[i1];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.user_id === undefined){ vErrors = missing(vErrors, instancePath+"/users/" + i1, "user_id"); errors++; }
if(data9.email === undefined){ vErrors = missing(vErrors, instancePath+"/users/" + i1, "email"); errors++; }
if(data9.api_key === undefined){ vErrors = missing(vErrors, instancePath+"/users/" + i1, "api_key"); errors++; }
if(data9.role === undefined){ vErrors = missing(vErrors, instancePath+"/users/" + i1, "role"); errors++; }
for(const key2 in data9){
const _errs20 = errors;
if(!((((((((((((key2 === "user_id") || (key2 === "email")) || (key2 === "api_key")) || (key2 === "full_name")) || (key2 === "role")) || (key2 === "is_bot")) || (key2 === "bot_owner_id")) || (key2 === "is_active")) || (key2 === "enable_drafts_synchronization")) || (key2 === "timezone")) || (key2 === "can_create_users")) || (key2 === "can_change_user_emails"))){ (vErrors ??= []).push({instancePath:instancePath+"/users/" + i1,keyword:"enum",params:{allowedValues: schema170.properties.users.items.propertyNames.enum},message:"must be equal to one of the allowed values",propertyName:key2}); errors++; }
var valid7 = _errs20 === errors;
if(!valid7){ (vErrors ??= []).push({instancePath:instancePath+"/users/" + i1,keyword:"propertyNames",params:{propertyName: key2},message:"property name must be valid"}); errors++; }
}
if(data9.user_id !== undefined){
let data10 = data9.user_id;
if(!Number.isInteger(data10)){ vErrors = mistyped(vErrors, instancePath+"/users/" + i1+"/user_id", "integer"); errors++; }
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 9007199254740991 || isNaN(data10)){ (vErrors ??= []).push({instancePath:instancePath+"/users/" + i1+"/user_id",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}); errors++; }
if(data10 < 0 || isNaN(data10)){ (vErrors ??= []).push({instancePath:instancePath+"/users/" + i1+"/user_id",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++; }
}
}
if(data9.email !== undefined){
let data11 = data9.email;
if(typeof data11 === "string"){
if(func0(data11) < 1){ (vErrors ??= []).push({instancePath:instancePath+"/users/" + i1+"/email",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++; }
if(!pattern4.test(data11)){ (vErrors ??= []).push({instancePath:instancePath+"/users/" + i1+"/email",keyword:"pattern",params:{pattern: "^[^:\\s]+$"},message:"must match pattern \""+"^[^:\\s]+$"+"\""}); errors++; }
} else { vErrors = mistyped(vErrors, instancePath+"/users/" + i1+"/email", "string"); errors++; }
}
if(data9.api_key !== undefined){
let data12 = data9.api_key;
if(typeof data12 === "string"){
if(func0(data12) < 1){ (vErrors ??= []).push({instancePath:instancePath+"/users/" + i1+"/api_key",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++; }
if(!pattern5.test(data12)){ (vErrors ??= []).push({instancePath:instancePath+"/users/" + i1+"/api_key",keyword:"pattern",params:{pattern: "^[!-9;-~]+$"},message:"must match pattern \""+"^[!-9;-~]+$"+"\""}); errors++; }
} else { vErrors = mistyped(vErrors, instancePath+"/users/" + i1+"/api_key", "string"); errors++; }
}
if(data9.full_name !== undefined){
let data13 = data9.full_name;
if(typeof data13 === "string"){
if(func0(data13) < 1){ (vErrors ??= []).push({instancePath:instancePath+"/users/" + i1+"/full_name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++; }
} else { vErrors = mistyped(vErrors, instancePath+"/users/" + i1+"/full_name", "string"); errors++; }
}
if(data9.role !== undefined){
let data14 = data9.role;
if(!(((((data14 === 100) || (data14 === 200)) || (data14 === 300)) || (data14 === 400)) || (data14 === 600))){ (vErrors ??= []).push({instancePath:instancePath+"/users/" + i1+"/role",keyword:"enum",params:{allowedValues: schema170.properties.users.items.properties.role.enum},message:"must be equal to one of the allowed values"}); errors++; }
}
if(data9.is_bot !== undefined){
if(typeof data9.is_bot !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/users/" + i1+"/is_bot", "boolean"); errors++; }
}
if(data9.bot_owner_id !== undefined){
let data16 = data9.bot_owner_id;
if((!Number.isInteger(data16)) && (data16 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/users/" + i1+"/bot_owner_id",keyword:"type",params:{type: schema170.properties.users.items.properties.bot_owner_id.type},message:"must be integer,null"}); errors++; }
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 9007199254740991 || isNaN(data16)){ (vErrors ??= []).push({instancePath:instancePath+"/users/" + i1+"/bot_owner_id",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}); errors++; }
if(data16 < 0 || isNaN(data16)){ (vErrors ??= []).push({instancePath:instancePath+"/users/" + i1+"/bot_owner_id",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++; }
}
}
if(data9.is_active !== undefined){
if(typeof data9.is_active !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/users/" + i1+"/is_active", "boolean"); errors++; }
}
if(data9.enable_drafts_synchronization !== undefined){
if(typeof data9.enable_drafts_synchronization !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/users/" + i1+"/enable_drafts_synchronization", "boolean"); errors++; }
}
if(data9.timezone !== undefined){
if(typeof data9.timezone !== "string"){ vErrors = mistyped(vErrors, instancePath+"/users/" + i1+"/timezone", "string"); errors++; }
}
if(data9.can_create_users !== undefined){
if(typeof data9.can_create_users !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/users/" + i1+"/can_create_users", "boolean"); errors++; }
}
if(data9.can_change_user_emails !== undefined){
if(typeof data9.can_change_user_emails !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/users/" + i1+"/can_change_user_emails", "boolean"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/users/" + i1, "object"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/users", "array"); errors++; }
}
if(data.drafts !== undefined){
let data22 = data.drafts;
if(Array.isArray(data22)){
const len2 = data22.length;
for(let i2=0; i2<len2; i2++){
let data23 = data22[i2];
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if(data23.id === undefined){ vErrors = missing(vErrors, instancePath+"/drafts/" + i2, "id"); errors++; }
if(data23.user_id === undefined){ vErrors = missing(vErrors, instancePath+"/drafts/" + i2, "user_id"); errors++; }
if(data23.id !== undefined){
let data24 = data23.id;
if(!Number.isInteger(data24)){ vErrors = mistyped(vErrors, instancePath+"/drafts/" + i2+"/id", "integer"); errors++; }
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 > 9007199254740991 || isNaN(data24)){ (vErrors ??= []).push({instancePath:instancePath+"/drafts/" + i2+"/id",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}); errors++; }
if(data24 < 0 || isNaN(data24)){ (vErrors ??= []).push({instancePath:instancePath+"/drafts/" + i2+"/id",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++; }
}
}
if(data23.user_id !== undefined){
let data25 = data23.user_id;
if(!Number.isInteger(data25)){ vErrors = mistyped(vErrors, instancePath+"/drafts/" + i2+"/user_id", "integer"); errors++; }
if((typeof data25 == "number") && (isFinite(data25))){
if(data25 > 9007199254740991 || isNaN(data25)){ (vErrors ??= []).push({instancePath:instancePath+"/drafts/" + i2+"/user_id",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}); errors++; }
if(data25 < 0 || isNaN(data25)){ (vErrors ??= []).push({instancePath:instancePath+"/drafts/" + i2+"/user_id",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++; }
}
}
if(data23.type !== undefined){
let data26 = data23.type;
if(!(((data26 === "stream") || (data26 === "private")) || (data26 === ""))){ (vErrors ??= []).push({instancePath:instancePath+"/drafts/" + i2+"/type",keyword:"enum",params:{allowedValues: schema170.properties.drafts.items.properties.type.enum},message:"must be equal to one of the allowed values"}); errors++; }
}
if(data23.to !== undefined){
let data27 = data23.to;
if(Array.isArray(data27)){
const len3 = data27.length;
for(let i3=0; i3<len3; i3++){
let data28 = data27[i3];
if(!Number.isInteger(data28)){ vErrors = mistyped(vErrors, instancePath+"/drafts/" + i2+"/to/" + i3, "integer"); errors++; }
if((typeof data28 == "number") && (isFinite(data28))){
if(data28 > 9007199254740991 || isNaN(data28)){ (vErrors ??= []).push({instancePath:instancePath+"/drafts/" + i2+"/to/" + i3,keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}); errors++; }
if(data28 < 0 || isNaN(data28)){ (vErrors ??= []).push({instancePath:instancePath+"/drafts/" + i2+"/to/" + i3,keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++; }
}
}
} else { vErrors = mistyped(vErrors, instancePath+"/drafts/" + i2+"/to", "array"); errors++; }
}
if(data23.topic !== undefined){
if(typeof data23.topic !== "string"){ vErrors = mistyped(vErrors, instancePath+"/drafts/" + i2+"/topic", "string"); errors++; }
}
if(data23.content !== undefined){
if(typeof data23.content !== "string"){ vErrors = mistyped(vErrors, instancePath+"/drafts/" + i2+"/content", "string"); errors++; }
}
if(data23.timestamp !== undefined){
let data31 = data23.timestamp;
if(!Number.isInteger(data31)){ vErrors = mistyped(vErrors, instancePath+"/drafts/" + i2+"/timestamp", "integer"); errors++; }
if((typeof data31 == "number") && (isFinite(data31))){
if(data31 < 0 || isNaN(data31)){ (vErrors ??= []).push({instancePath:instancePath+"/drafts/" + i2+"/timestamp",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++; }
}
}
} else { vErrors = mistyped(vErrors, instancePath+"/drafts/" + i2, "object"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/drafts", "array"); errors++; }
}
if(data.linkifiers !== undefined){
let data32 = data.linkifiers;
if(Array.isArray(data32)){
const len4 = data32.length;
for(let i4=0; i4<len4; i4++){
let data33 = data32[i4];
if(data33 && typeof data33 == "object" && !Array.isArray(data33)){
if(data33.id === undefined){ vErrors = missing(vErrors, instancePath+"/linkifiers/" + i4, "id"); errors++; }
if(data33.pattern === undefined){ vErrors = missing(vErrors, instancePath+"/linkifiers/" + i4, "pattern"); errors++; }
if(data33.url_template === undefined){ vErrors = missing(vErrors, instancePath+"/linkifiers/" + i4, "url_template"); errors++; }
for(const key3 in data33){
const _errs67 = errors;
if(!((((((key3 === "id") || (key3 === "pattern")) || (key3 === "url_template")) || (key3 === "example_input")) || (key3 === "reverse_template")) || (key3 === "alternative_url_templates"))){ (vErrors ??= []).push({instancePath:instancePath+"/linkifiers/" + i4,keyword:"enum",params:{allowedValues: schema170.properties.linkifiers.items.propertyNames.enum},message:"must be equal to one of the allowed values",propertyName:key3}); errors++; }
var valid16 = _errs67 === errors;
if(!valid16){ (vErrors ??= []).push({instancePath:instancePath+"/linkifiers/" + i4,keyword:"propertyNames",params:{propertyName: key3},message:"property name must be valid"}); errors++; }
}
if(data33.id !== undefined){
let data34 = data33.id;
if(!Number.isInteger(data34)){ vErrors = mistyped(vErrors, instancePath+"/linkifiers/" + i4+"/id", "integer"); errors++; }
if((typeof data34 == "number") && (isFinite(data34))){
if(data34 > 9007199254740991 || isNaN(data34)){ (vErrors ??= []).push({instancePath:instancePath+"/linkifiers/" + i4+"/id",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}); errors++; }
if(data34 < 0 || isNaN(data34)){ (vErrors ??= []).push({instancePath:instancePath+"/linkifiers/" + i4+"/id",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++; }
}
}
if(data33.pattern !== undefined){
let data35 = data33.pattern;
if(typeof data35 === "string"){
if(func0(data35) < 1){ (vErrors ??= []).push({instancePath:instancePath+"/linkifiers/" + i4+"/pattern",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++; }
} else { vErrors = mistyped(vErrors, instancePath+"/linkifiers/" + i4+"/pattern", "string"); errors++; }
}
if(data33.url_template !== undefined){
let data36 = data33.url_template;
if(typeof data36 === "string"){
if(func0(data36) < 1){ (vErrors ??= []).push({instancePath:instancePath+"/linkifiers/" + i4+"/url_template",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++; }
} else { vErrors = mistyped(vErrors, instancePath+"/linkifiers/" + i4+"/url_template", "string"); errors++; }
}
if(data33.example_input !== undefined){
let data37 = data33.example_input;
if((typeof data37 !== "string") && (data37 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/linkifiers/" + i4+"/example_input",keyword:"type",params:{type: schema170.properties.linkifiers.items.properties.example_input.type},message:"must be string,null"}); errors++; }
}
if(data33.reverse_template !== undefined){
let data38 = data33.reverse_template;
if((typeof data38 !== "string") && (data38 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/linkifiers/" + i4+"/reverse_template",keyword:"type",params:{type: schema170.properties.linkifiers.items.properties.reverse_template.type},message:"must be string,null"}); errors++; }
}
if(data33.alternative_url_templates !== undefined){
let data39 = data33.alternative_url_templates;
if(Array.isArray(data39)){
const len5 = data39.length;
for(let i5=0; i5<len5; i5++){
let data40 = data39[i5];
if(typeof data40 === "string"){
if(func0(data40) < 1){ (vErrors ??= []).push({instancePath:instancePath+"/linkifiers/" + i4+"/alternative_url_templates/" + i5,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++; }
} else { vErrors = mistyped(vErrors, instancePath+"/linkifiers/" + i4+"/alternative_url_templates/" + i5, "string"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/linkifiers/" + i4+"/alternative_url_templates", "array"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/linkifiers/" + i4, "object"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/linkifiers", "array"); errors++; }
}
if(data.invitations !== undefined){
let data41 = data.invitations;
if(Array.isArray(data41)){
const len6 = data41.length;
for(let i6=0; i6<len6; i6++){
let data42 = data41[i6];
const _errs86 = errors;
let valid22 = true;
const _errs87 = errors;
if(data42 && typeof data42 == "object" && !Array.isArray(data42)){
let missing0;
if((data42.is_multiuse === undefined) && (missing0 = "is_multiuse")){ (vErrors ??= []).push({}); errors++; } else {
if(data42.is_multiuse !== undefined){
if(true !== data42.is_multiuse){ (vErrors ??= []).push({}); errors++; }
}
}
}
var _valid0 = _errs87 === errors;
errors = _errs86;
if(vErrors !== null){
if(_errs86){
vErrors.length = _errs86;
} else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs89 = errors;
if(data42 && typeof data42 == "object" && !Array.isArray(data42)){
if(data42.link_url === undefined){ vErrors = missing(vErrors, instancePath+"/invitations/" + i6, "link_url"); errors++; }
for(const key4 in data42){
const _errs90 = errors;
if(!((((((((key4 === "id") || (key4 === "invited_by_user_id")) || (key4 === "invited")) || (key4 === "expiry_date")) || (key4 === "invited_as")) || (key4 === "notify_referrer_on_join")) || (key4 === "is_multiuse")) || (key4 === "link_url"))){ (vErrors ??= []).push({instancePath:instancePath+"/invitations/" + i6,keyword:"enum",params:{allowedValues: schema170.properties.invitations.items.then.propertyNames.enum},message:"must be equal to one of the allowed values",propertyName:key4}); errors++; }
var valid24 = _errs90 === errors;
if(!valid24){ (vErrors ??= []).push({instancePath:instancePath+"/invitations/" + i6,keyword:"propertyNames",params:{propertyName: key4},message:"property name must be valid"}); errors++; }
}
if(data42.link_url !== undefined){
let data44 = data42.link_url;
if(typeof data44 === "string"){
if(!pattern6.test(data44)){ (vErrors ??= []).push({instancePath:instancePath+"/invitations/" + i6+"/link_url",keyword:"pattern",params:{pattern: "/join/[^/]+/$"},message:"must match pattern \""+"/join/[^/]+/$"+"\""}); errors++; }
} else { vErrors = mistyped(vErrors, instancePath+"/invitations/" + i6+"/link_url", "string"); errors++; }
}
}
var _valid0 = _errs89 === errors;
valid22 = _valid0;
ifClause0 = "then";
} else {
const _errs93 = errors;
if(data42 && typeof data42 == "object" && !Array.isArray(data42)){
if(data42.email === undefined){ vErrors = missing(vErrors, instancePath+"/invitations/" + i6, "email"); errors++; }
for(const key5 in data42){
const _errs94 = errors;
if(!((((((((key5 === "id") || (key5 === "invited_by_user_id")) || (key5 === "invited")) || (key5 === "expiry_date")) || (key5 === "invited_as")) || (key5 === "notify_referrer_on_join")) || (key5 === "is_multiuse")) || (key5 === "email"))){ (vErrors ??= []).push({instancePath:instancePath+"/invitations/" + i6,keyword:"enum",params:{allowedValues: schema170.properties.invitations.items.else.propertyNames.enum},message:"must be equal to one of the allowed values",propertyName:key5}); errors++; }
var valid26 = _errs94 === errors;
if(!valid26){ (vErrors ??= []).push({instancePath:instancePath+"/invitations/" + i6,keyword:"propertyNames",params:{propertyName: key5},message:"property name must be valid"}); errors++; }
}
if(data42.email !== undefined){
let data45 = data42.email;
if(typeof data45 === "string"){
if(func0(data45) < 1){ (vErrors ??= []).push({instancePath:instancePath+"/invitations/" + i6+"/email",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++; }
} else { vErrors = mistyped(vErrors, instancePath+"/invitations/" + i6+"/email", "string"); errors++; }
}
}
var _valid0 = _errs93 === errors;
valid22 = _valid0;
ifClause0 = "else";
}
if(!valid22){ (vErrors ??= []).push({instancePath:instancePath+"/invitations/" + i6,keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"}); errors++; }
if(data42 && typeof data42 == "object" && !Array.isArray(data42)){
if(data42.id === undefined){ vErrors = missing(vErrors, instancePath+"/invitations/" + i6, "id"); errors++; }
if(data42.invited_by_user_id === undefined){ vErrors = missing(vErrors, instancePath+"/invitations/" + i6, "invited_by_user_id"); errors++; }
if(data42.invited === undefined){ vErrors = missing(vErrors, instancePath+"/invitations/" + i6, "invited"); errors++; }
if(data42.expiry_date === undefined){ vErrors = missing(vErrors, instancePath+"/invitations/" + i6, "expiry_date"); errors++; }
if(data42.invited_as === undefined){ vErrors = missing(vErrors, instancePath+"/invitations/" + i6, "invited_as"); errors++; }
if(data42.is_multiuse === undefined){ vErrors = missing(vErrors, instancePath+"/invitations/" + i6, "is_multiuse"); errors++; }
if(data42.id !== undefined){
let data46 = data42.id;
if(!Number.isInteger(data46)){ vErrors = mistyped(vErrors, instancePath+"/invitations/" + i6+"/id", "integer"); errors++; }
if((typeof data46 == "number") && (isFinite(data46))){
if(data46 > 9007199254740991 || isNaN(data46)){ (vErrors ??= []).push({instancePath:instancePath+"/invitations/" + i6+"/id",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}); errors++; }
if(data46 < 0 || isNaN(data46)){ (vErrors ??= []).push({instancePath:instancePath+"/invitations/" + i6+"/id",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++; }
}
}
if(data42.invited_by_user_id !== undefined){
let data47 = data42.invited_by_user_id;
if(!Number.isInteger(data47)){ vErrors = mistyped(vErrors, instancePath+"/invitations/" + i6+"/invited_by_user_id", "integer"); errors++; }
if((typeof data47 == "number") && (isFinite(data47))){
if(data47 > 9007199254740991 || isNaN(data47)){ (vErrors ??= []).push({instancePath:instancePath+"/invitations/" + i6+"/invited_by_user_id",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}); errors++; }
if(data47 < 0 || isNaN(data47)){ (vErrors ??= []).push({instancePath:instancePath+"/invitations/" + i6+"/invited_by_user_id",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++; }
}
}
if(data42.invited !== undefined){
let data48 = data42.invited;
if(!Number.isInteger(data48)){ vErrors = mistyped(vErrors, instancePath+"/invitations/" + i6+"/invited", "integer"); errors++; }
if((typeof data48 == "number") && (isFinite(data48))){
if(data48 < 0 || isNaN(data48)){ (vErrors ??= []).push({instancePath:instancePath+"/invitations/" + i6+"/invited",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++; }
}
}
if(data42.expiry_date !== undefined){
let data49 = data42.expiry_date;
if((!Number.isInteger(data49)) && (data49 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/invitations/" + i6+"/expiry_date",keyword:"type",params:{type: schema170.properties.invitations.items.properties.expiry_date.type},message:"must be integer,null"}); errors++; }
if((typeof data49 == "number") && (isFinite(data49))){
if(data49 < 0 || isNaN(data49)){ (vErrors ??= []).push({instancePath:instancePath+"/invitations/" + i6+"/expiry_date",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++; }
}
}
if(data42.invited_as !== undefined){
let data50 = data42.invited_as;
if(!(((((data50 === 100) || (data50 === 200)) || (data50 === 300)) || (data50 === 400)) || (data50 === 600))){ (vErrors ??= []).push({instancePath:instancePath+"/invitations/" + i6+"/invited_as",keyword:"enum",params:{allowedValues: schema170.properties.invitations.items.properties.invited_as.enum},message:"must be equal to one of the allowed values"}); errors++; }
}
if(data42.notify_referrer_on_join !== undefined){
if(typeof data42.notify_referrer_on_join !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/invitations/" + i6+"/notify_referrer_on_join", "boolean"); errors++; }
}
if(data42.is_multiuse !== undefined){
if(typeof data42.is_multiuse !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/invitations/" + i6+"/is_multiuse", "boolean"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/invitations/" + i6, "object"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/invitations", "array"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
validate136.errors = vErrors;
return errors === 0;
}

export const check55 = validate137;
const schema171 = {"type":"object","propertyNames":{"enum":["featureLevel","rateLimit","control","controlToken","follow","now","is_deactivated","stream_ids","registration","email_visibility","email_inviters","link_creators","users","drafts","linkifiers","invitations"]},"properties":{"featureLevel":{"type":["integer","string"],"minimum":0,"maximum":9007199254740991},"rateLimit":{"type":"integer","minimum":1},"control":{"type":"boolean"},"controlToken":{"type":"string"},"follow":{"enum":["document","servers"]},"now":{"type":"number","minimum":0,"maximum":8640000000000000},"is_deactivated":{},"stream_ids":{},"registration":{},"email_visibility":{},"email_inviters":{},"link_creators":{},"users":{},"drafts":{},"linkifiers":{},"invitations":{}}};

function validate137(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs1 = errors;
if(!((((((((((((((((key0 === "featureLevel") || (key0 === "rateLimit")) || (key0 === "control")) || (key0 === "controlToken")) || (key0 === "follow")) || (key0 === "now")) || (key0 === "is_deactivated")) || (key0 === "stream_ids")) || (key0 === "registration")) || (key0 === "email_visibility")) || (key0 === "email_inviters")) || (key0 === "link_creators")) || (key0 === "users")) || (key0 === "drafts")) || (key0 === "linkifiers")) || (key0 === "invitations"))){ (vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema171.propertyNames.enum},message:"must be equal to one of the allowed values",propertyName:key0}); errors++; }
var valid0 = _errs1 === errors;
if(!valid0){ (vErrors ??= []).push({instancePath,keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid"}); errors++; }
}
if(data.featureLevel !== undefined){
let data0 = data.featureLevel;
if((!Number.isInteger(data0)) && (typeof data0 !== "string")){ (vErrors ??= []).push({instancePath:instancePath+"/featureLevel",keyword:"type",params:{type: schema171.properties.featureLevel.type},message:"must be integer,string"}); errors++; }
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){ (vErrors ??= []).push({instancePath:instancePath+"/featureLevel",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}); errors++; }
if(data0 < 0 || isNaN(data0)){ (vErrors ??= []).push({instancePath:instancePath+"/featureLevel",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++; }
}
}
if(data.rateLimit !== undefined){
let data1 = data.rateLimit;
if(!Number.isInteger(data1)){ vErrors = mistyped(vErrors, instancePath+"/rateLimit", "integer"); errors++; }
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){ (vErrors ??= []).push({instancePath:instancePath+"/rateLimit",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++; }
}
}
if(data.control !== undefined){
if(typeof data.control !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/control", "boolean"); errors++; }
}
if(data.controlToken !== undefined){
if(typeof data.controlToken !== "string"){ vErrors = mistyped(vErrors, instancePath+"/controlToken", "string"); errors++; }
}
if(data.follow !== undefined){
let data4 = data.follow;
if(!((data4 === "document") || (data4 === "servers"))){ (vErrors ??= []).push({instancePath:instancePath+"/follow",keyword:"enum",params:{allowedValues: schema171.properties.follow.enum},message:"must be equal to one of the allowed values"}); errors++; }
}
if(data.now !== undefined){
let data5 = data.now;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 8640000000000000 || isNaN(data5)){ (vErrors ??= []).push({instancePath:instancePath+"/now",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}); errors++; }
if(data5 < 0 || isNaN(data5)){ (vErrors ??= []).push({instancePath:instancePath+"/now",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++; }
} else { vErrors = mistyped(vErrors, instancePath+"/now", "number"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
validate137.errors = vErrors;
return errors === 0;
}

export const check56 = validate138;

function validate138(data, {instancePath=""}={}){
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
validate138.errors = vErrors;
return errors === 0;
}

export const check57 = validate139;
const schema173 = {"type":"object","propertyNames":{"enum":["count","operation","delay","status","body","retryAfter","drop"]},"properties":{"count":{"type":"integer","minimum":1},"operation":{"type":"string"},"delay":{"type":"number","minimum":0},"status":{"type":"integer","minimum":200,"maximum":599},"body":{"type":["object","string"]},"retryAfter":{"type":"number","minimum":0},"drop":{"enum":["request","response"]}}};

function validate139(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs1 = errors;
if(!(((((((key0 === "count") || (key0 === "operation")) || (key0 === "delay")) || (key0 === "status")) || (key0 === "body")) || (key0 === "retryAfter")) || (key0 === "drop"))){ (vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema173.propertyNames.enum},message:"must be equal to one of the allowed values",propertyName:key0}); errors++; }
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
if(data.operation !== undefined){
if(typeof data.operation !== "string"){ vErrors = mistyped(vErrors, instancePath+"/operation", "string"); errors++; }
}
if(data.delay !== undefined){
let data2 = data.delay;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){ (vErrors ??= []).push({instancePath:instancePath+"/delay",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++; }
} else { vErrors = mistyped(vErrors, instancePath+"/delay", "number"); errors++; }
}
if(data.status !== undefined){
let data3 = data.status;
if(!Number.isInteger(data3)){ vErrors = mistyped(vErrors, instancePath+"/status", "integer"); errors++; }
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 599 || isNaN(data3)){ (vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"}); errors++; }
if(data3 < 200 || isNaN(data3)){ (vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"minimum",params:{comparison: ">=", limit: 200},message:"must be >= 200"}); errors++; }
}
}
if(data.body !== undefined){
let data4 = data.body;
if((!(data4 && typeof data4 == "object" && !Array.isArray(data4))) && (typeof data4 !== "string")){ (vErrors ??= []).push({instancePath:instancePath+"/body",keyword:"type",params:{type: schema173.properties.body.type},message:"must be object,string"}); errors++; }
}
if(data.retryAfter !== undefined){
let data5 = data.retryAfter;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){ (vErrors ??= []).push({instancePath:instancePath+"/retryAfter",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++; }
} else { vErrors = mistyped(vErrors, instancePath+"/retryAfter", "number"); errors++; }
}
if(data.drop !== undefined){
let data6 = data.drop;
if(!((data6 === "request") || (data6 === "response"))){ (vErrors ??= []).push({instancePath:instancePath+"/drop",keyword:"enum",params:{allowedValues: schema173.properties.drop.enum},message:"must be equal to one of the allowed values"}); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
validate139.errors = vErrors;
return errors === 0;
}

export const check58 = validate140;
const schema174 = {"type":"object","propertyNames":{"enum":["role","is_active"]},"properties":{"role":{"enum":[100,200,300,400,600]},"is_active":{"type":"boolean"}}};

function validate140(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs1 = errors;
if(!((key0 === "role") || (key0 === "is_active"))){ (vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema174.propertyNames.enum},message:"must be equal to one of the allowed values",propertyName:key0}); errors++; }
var valid0 = _errs1 === errors;
if(!valid0){ (vErrors ??= []).push({instancePath,keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid"}); errors++; }
}
if(data.role !== undefined){
let data0 = data.role;
if(!(((((data0 === 100) || (data0 === 200)) || (data0 === 300)) || (data0 === 400)) || (data0 === 600))){ (vErrors ??= []).push({instancePath:instancePath+"/role",keyword:"enum",params:{allowedValues: schema174.properties.role.enum},message:"must be equal to one of the allowed values"}); errors++; }
}
if(data.is_active !== undefined){
if(typeof data.is_active !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/is_active", "boolean"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
validate140.errors = vErrors;
return errors === 0;
}

const judgingEach = (required, judges, whole) => {
  const all = Object.entries(judges);
  const check = (values) => {
    const absent = required.filter((name) => values[name] === undefined);
    const errors = absent.map((missingProperty) => ({ instancePath: "", keyword: "required", params: { missingProperty } }));
    const add = (judge) => { for (const error of judge.errors) errors.push(error); };
    for (const [name, judge] of all) {
      if (values[name] !== undefined && !judge(values[name], { instancePath: "/" + name })) add(judge);
    }
    if (whole && !whole(values)) add(whole);
    check.errors = errors;
    return errors.length === 0;
  };
  return check;
};

const shared0 = judgingEach(["queue_id","last_event_id"], { queue_id: check0, last_event_id: check1, dont_block: check2, apply_markdown: check2, narrow: check0, all_public_streams: check2 });
const shared1 = {"200":{"ignored_parameters_unsupported":true},"401":{"code":true},"429":{"code":true}};
const shared2 = [];
const shared3 = {"status":400,"body":{"result":"error","msg":"Missing 'queue_id' argument","code":"BAD_REQUEST"}};
const shared4 = {"status":400,"body":{"result":"error","msg":"last_event_id is not valid JSON","code":"BAD_REQUEST"}};
const shared5 = {"status":400,"body":{"result":"error","msg":"Bad event queue ID: fb67bf8a-c031-47cc-84cf-ed80accacda8","code":"BAD_EVENT_QUEUE_ID","queue_id":"fb67bf8a-c031-47cc-84cf-ed80accacda8"}};
const shared6 = {"status":400,"body":{"result":"error","msg":"Event 5 was not in this queue","code":"BAD_REQUEST"}};
const shared7 = {"status":400,"body":{"result":"error","msg":"An event newer than 5 has already been pruned!","code":"BAD_REQUEST"}};
const shared8 = {"status":400,"body":{"result":"error","msg":"This endpoint requires HTTP basic authentication.","code":"BAD_REQUEST"}};
const shared9 = {"name":"other-event","value":{"result":"success","msg":"","events":[{"type":"message","id":5}]}};
const shared10 = {"name":"missing-parameter","value":{"result":"error","msg":"Missing 'queue_id' argument","code":"BAD_REQUEST"}};
const shared11 = {"name":"bad-event-queue-id","value":{"result":"error","msg":"Bad event queue ID: fb67bf8a-c031-47cc-84cf-ed80accacda8","code":"BAD_EVENT_QUEUE_ID","queue_id":"fb67bf8a-c031-47cc-84cf-ed80accacda8"}};
const shared12 = {"name":"no-credentials","value":{"result":"error","msg":"Not logged in: API authentication or user session required"}};
const shared13 = {"name":"account-deactivated","value":{"result":"error","msg":"Account is deactivated"}};
const shared14 = {"name":"method-not-allowed","value":{"result":"error","msg":"Method Not Allowed","allowed_methods":["DELETE","GET","HEAD"]}};
const shared15 = {"name":"rate-limit-hit","value":{"result":"error","msg":"API usage exceeded rate limit","retry-after":28.706807374954224}};
const shared16 = [{"name":"queue_id","in":"query","isPlainText":true},{"name":"last_event_id","in":"query","isPlainText":false},{"name":"dont_block","in":"query","isPlainText":false},{"name":"apply_markdown","in":"query","isPlainText":false},{"name":"narrow","in":"query","isPlainText":true},{"name":"all_public_streams","in":"query","isPlainText":false}];
const shared17 = [{"status":400,"code":"BAD_EVENT_QUEUE_ID"},{"status":400,"code":"BAD_REQUEST"},{"status":401},{"status":403},{"status":405},{"status":429}];
const shared18 = { "missing-parameter": shared3, "not-json": shared4, "bad-event-queue-id": shared5, "unknown-event": shared6, "pruned-event": shared7, "not-basic": shared8 };
const shared19 = {"200":{"ignored_parameters_unsupported":true},"401":{"code":true}};
const shared20 = {"name":"rate-limit-hit","value":{"result":"error","msg":"API usage exceeded rate limit","code":"RATE_LIMIT_HIT","retry-after":28.706807374954224}};
const shared21 = [{"status":400,"code":"BAD_EVENT_QUEUE_ID"},{"status":400,"code":"BAD_REQUEST"},{"status":401},{"status":403},{"status":405},{"status":429,"code":"RATE_LIMIT_HIT"}];
const shared22 = {"200":{"ignored_parameters_unsupported":true},"403":true};
const shared23 = {"name":"no-credentials","value":{"result":"error","msg":"Not logged in: API authentication or user session required","code":"UNAUTHORIZED"}};
const shared24 = [{"status":400,"code":"BAD_EVENT_QUEUE_ID"},{"status":400,"code":"BAD_REQUEST"},{"status":401,"code":"UNAUTHORIZED"},{"status":405},{"status":429,"code":"RATE_LIMIT_HIT"}];
const shared25 = {"name":"draft-removed","value":{"result":"success","msg":"","events":[{"type":"drafts","op":"remove","draft_id":17,"id":3}]}};
const shared26 = {"403":true};
const shared27 = judgingEach(["queue_id"], { queue_id: check0 });
const shared28 = {"status":400,"body":{"result":"error","msg":"Missing 'queue_id' argument","code":"REQUEST_VARIABLE_MISSING","var_name":"queue_id"}};
const shared29 = {"name":"queue-deleted","value":{"result":"success","msg":""}};
const shared30 = {"name":"missing-parameter","value":{"result":"error","msg":"Missing 'queue_id' argument","code":"REQUEST_VARIABLE_MISSING","var_name":"queue_id"}};
const shared31 = {"name":"not-basic","value":{"result":"error","msg":"This endpoint requires HTTP basic authentication.","code":"BAD_REQUEST"}};
const shared32 = [{"name":"queue_id","in":"form","isPlainText":true}];
const shared33 = [{"status":400,"code":"REQUEST_VARIABLE_MISSING"},{"status":400,"code":"BAD_EVENT_QUEUE_ID"},{"status":400,"code":"BAD_REQUEST"},{"status":401},{"status":403},{"status":405},{"status":429}];
const shared34 = { "missing-parameter": shared28, "bad-event-queue-id": shared5, "not-basic": shared8 };
const shared35 = [{"status":400,"code":"REQUEST_VARIABLE_MISSING"},{"status":400,"code":"BAD_EVENT_QUEUE_ID"},{"status":400,"code":"BAD_REQUEST"},{"status":401},{"status":403},{"status":405},{"status":429,"code":"RATE_LIMIT_HIT"}];
const shared36 = [{"status":400,"code":"REQUEST_VARIABLE_MISSING"},{"status":400,"code":"BAD_EVENT_QUEUE_ID"},{"status":400,"code":"BAD_REQUEST"},{"status":401,"code":"UNAUTHORIZED"},{"status":405},{"status":429,"code":"RATE_LIMIT_HIT"}];
const shared37 = judgingEach([], {  });
const shared38 = {"200":{"invites":{"invited_by_user_id":true,"notify_referrer_on_join":true},"ignored_parameters_unsupported":true},"401":{"code":true},"429":{"code":true}};
const shared39 = [{"below":400,"answer":"guest"},{"bots":true,"answer":"bot"}];
const shared40 = {"status":400,"body":{"result":"error","msg":"Not allowed for guest users","code":"BAD_REQUEST"}};
const shared41 = {"status":400,"body":{"result":"error","msg":"This endpoint does not accept bot requests.","code":"BAD_REQUEST"}};
const shared42 = {"name":"both-kinds","value":{"result":"success","msg":"","invites":[{"id":2,"ref":"iago@example.com","invited":1710606654,"expiry_date":4102444800,"invited_as":400,"email":"zoe@example.com","is_multiuse":false},{"id":2,"ref":"iago@example.com","invited":1710606661,"expiry_date":null,"invited_as":600,"link_url":"https://chat.example.com/join/yddhtzk4jgl7rsmazc5fyyyy/","is_multiuse":true}]}};
const shared43 = {"name":"guest","value":{"result":"error","msg":"Not allowed for guest users","code":"BAD_REQUEST"}};
const shared44 = [{"status":400,"code":"BAD_REQUEST"},{"status":401},{"status":403},{"status":405},{"status":429}];
const shared45 = { "guest": shared40, "bot": shared41, "not-basic": shared8 };
const shared46 = {"200":{"invites":{"ref":true,"notify_referrer_on_join":true},"ignored_parameters_unsupported":true},"401":{"code":true},"429":{"code":true}};
const shared47 = {"name":"both-kinds","value":{"result":"success","msg":"","invites":[{"id":2,"invited_by_user_id":9,"invited":1710606654,"expiry_date":4102444800,"invited_as":400,"email":"zoe@example.com","is_multiuse":false},{"id":2,"invited_by_user_id":9,"invited":1710606661,"expiry_date":null,"invited_as":600,"link_url":"https://chat.example.com/join/yddhtzk4jgl7rsmazc5fyyyy/","is_multiuse":true}]}};
const shared48 = {"200":{"invites":{"ref":true,"notify_referrer_on_join":true},"ignored_parameters_unsupported":true},"401":{"code":true}};
const shared49 = [{"status":400,"code":"BAD_REQUEST"},{"status":401},{"status":403},{"status":405},{"status":429,"code":"RATE_LIMIT_HIT"}];
const shared50 = {"200":{"invites":{"ref":true,"notify_referrer_on_join":true},"ignored_parameters_unsupported":true},"403":true};
const shared51 = [{"status":400,"code":"BAD_REQUEST"},{"status":401,"code":"UNAUTHORIZED"},{"status":405},{"status":429,"code":"RATE_LIMIT_HIT"}];
const shared52 = {"200":{"invites":{"ref":true,"notify_referrer_on_join":true}},"403":true};
const shared53 = {"200":{"invites":{"ref":true}},"403":true};
const shared54 = {"name":"both-kinds","value":{"result":"success","msg":"","invites":[{"id":2,"invited_by_user_id":9,"invited":1710606654,"expiry_date":4102444800,"invited_as":400,"email":"zoe@example.com","notify_referrer_on_join":true,"is_multiuse":false},{"id":2,"invited_by_user_id":9,"invited":1710606661,"expiry_date":null,"invited_as":600,"link_url":"https://chat.example.com/join/yddhtzk4jgl7rsmazc5fyyyy/","notify_referrer_on_join":false,"is_multiuse":true}]}};
const shared55 = judgingEach(["invitee_emails","stream_ids"], { invite_as: check3, invitee_emails: check0, stream_ids: check4 });
const shared56 = {"status":400,"body":{"result":"error","msg":"Missing 'invitee_emails' argument","code":"REQUEST_VARIABLE_MISSING","var_name":"invitee_emails"}};
const shared57 = {"status":400,"body":{"result":"error","msg":"stream_ids is not valid JSON","code":"BAD_REQUEST"}};
const shared58 = {"status":400,"body":{"result":"error","msg":"stream_ids is not a list","code":"BAD_REQUEST"}};
const shared59 = {"status":400,"body":{"result":"error","msg":"stream_ids[0] is not an integer","code":"BAD_REQUEST"}};
const shared60 = {"status":400,"body":{"result":"error","msg":"invite_as is not an integer","code":"BAD_REQUEST"}};
const shared61 = {"status":400,"body":{"result":"error","msg":"Insufficient permission","code":"BAD_REQUEST"}};
const shared62 = {"status":400,"body":{"result":"error","msg":"Must be an organization administrator","code":"BAD_REQUEST"}};
const shared63 = {"status":400,"body":{"result":"error","msg":"You must specify at least one email address.","code":"BAD_REQUEST"}};
const shared64 = {"status":400,"body":{"result":"error","msg":"You must specify at least one stream for invitees to join.","code":"BAD_REQUEST"}};
const shared65 = {"status":400,"body":{"result":"error","msg":"Some emails did not validate, so we didn't send any invitations.","errors":[["nobody","Invalid address.",false]],"sent_invitations":false,"license_limit_reached":false,"daily_limit_reached":false}};
const shared66 = {"status":400,"body":{"result":"error","msg":"We weren't able to invite anyone.","errors":[["cordelia@example.com","Already has an account.",false],["hamlet@example.com","Account has been deactivated.",true]],"sent_invitations":false,"license_limit_reached":false,"daily_limit_reached":false}};
const shared67 = {"status":400,"body":{"result":"error","msg":"Some of those addresses are already using Zulip, so we didn't send them an invitation. We did send invitations to everyone else!","errors":[["cordelia@example.com","Already has an account.",false]],"sent_invitations":true,"license_limit_reached":false,"daily_limit_reached":false}};
const shared68 = {"name":"invitations-sent","value":{"result":"success","msg":""}};
const shared69 = {"name":"missing-parameter","value":{"result":"error","msg":"Missing 'invitee_emails' argument","code":"REQUEST_VARIABLE_MISSING","var_name":"invitee_emails"}};
const shared70 = {"name":"not-json","value":{"result":"error","msg":"stream_ids is not valid JSON","code":"BAD_REQUEST"}};
const shared71 = [{"name":"invite_as","in":"form","isPlainText":false},{"name":"invitee_emails","in":"form","isPlainText":true},{"name":"stream_ids","in":"form","isPlainText":false}];
const shared72 = [{"status":400,"code":"REQUEST_VARIABLE_MISSING"},{"status":400,"code":"BAD_REQUEST"},{"status":400,"code":"UNAUTHORIZED_PRINCIPAL"},{"status":400},{"status":401},{"status":403},{"status":405},{"status":429}];
const shared73 = { "missing-parameter": shared56, "not-json": shared57, "not-a-list": shared58, "wrong-element": shared59, "not-an-integer": shared60, "guest": shared40, "insufficient-permission": shared61, "bot": shared41, "role-too-high": shared62, "no-addresses": shared63, "no-channels": shared64, "invalid-addresses": shared65, "accounts": shared66, "some-accounts": shared67, "not-basic": shared8 };
const shared74 = judgingEach(["invitee_emails","stream_ids"], { invite_as: check5, invitee_emails: check0, stream_ids: check4 });
const shared75 = {"status":400,"body":{"result":"error","msg":"Must be an organization owner","code":"UNAUTHORIZED_PRINCIPAL"}};
const shared76 = {"name":"not-owner","value":{"result":"error","msg":"Must be an organization owner","code":"UNAUTHORIZED_PRINCIPAL"}};
const shared77 = { "missing-parameter": shared56, "not-json": shared57, "not-a-list": shared58, "wrong-element": shared59, "not-an-integer": shared60, "guest": shared40, "insufficient-permission": shared61, "bot": shared41, "not-owner": shared75, "role-too-high": shared62, "no-addresses": shared63, "no-channels": shared64, "invalid-addresses": shared65, "accounts": shared66, "some-accounts": shared67, "not-basic": shared8 };
const shared78 = [{"status":400,"code":"REQUEST_VARIABLE_MISSING"},{"status":400,"code":"BAD_REQUEST"},{"status":400,"code":"UNAUTHORIZED_PRINCIPAL"},{"status":400},{"status":401},{"status":403},{"status":405},{"status":429,"code":"RATE_LIMIT_HIT"}];
const shared79 = judgingEach(["invitee_emails","stream_ids"], { invite_as: check6, invitee_emails: check0, stream_ids: check4 });
const shared80 = {"status":400,"body":{"result":"error","msg":"Some emails did not validate, so we didn't send any invitations.","code":"INVITATION_FAILED","errors":[["nobody","Invalid address.",false]],"sent_invitations":false,"license_limit_reached":false,"daily_limit_reached":false}};
const shared81 = {"status":400,"body":{"result":"error","msg":"We weren't able to invite anyone.","code":"INVITATION_FAILED","errors":[["cordelia@example.com","Already has an account.",false],["hamlet@example.com","Account has been deactivated.",true]],"sent_invitations":false,"license_limit_reached":false,"daily_limit_reached":false}};
const shared82 = {"status":400,"body":{"result":"error","msg":"Some of those addresses are already using Zulip, so we didn't send them an invitation. We did send invitations to everyone else!","code":"INVITATION_FAILED","errors":[["cordelia@example.com","Already has an account.",false]],"sent_invitations":true,"license_limit_reached":false,"daily_limit_reached":false}};
const shared83 = {"name":"invalid-addresses","value":{"result":"error","msg":"Some emails did not validate, so we didn't send any invitations.","code":"INVITATION_FAILED","errors":[["nobody","Invalid address.",false]],"sent_invitations":false,"license_limit_reached":false,"daily_limit_reached":false}};
const shared84 = [{"status":400,"code":"REQUEST_VARIABLE_MISSING"},{"status":400,"code":"BAD_REQUEST"},{"status":400,"code":"UNAUTHORIZED_PRINCIPAL"},{"status":400,"code":"INVITATION_FAILED"},{"status":401,"code":"UNAUTHORIZED"},{"status":405},{"status":429,"code":"RATE_LIMIT_HIT"}];
const shared85 = { "missing-parameter": shared56, "not-json": shared57, "not-a-list": shared58, "wrong-element": shared59, "not-an-integer": shared60, "guest": shared40, "insufficient-permission": shared61, "bot": shared41, "not-owner": shared75, "role-too-high": shared62, "no-addresses": shared63, "no-channels": shared64, "invalid-addresses": shared80, "accounts": shared81, "some-accounts": shared82, "not-basic": shared8 };
const shared86 = judgingEach(["invitee_emails","stream_ids"], { invite_as: check6, invite_expires_in_days: check1, invitee_emails: check0, stream_ids: check4 });
const shared87 = [{"name":"invite_as","in":"form","isPlainText":false},{"name":"invite_expires_in_days","in":"form","isPlainText":false},{"name":"invitee_emails","in":"form","isPlainText":true},{"name":"stream_ids","in":"form","isPlainText":false}];
const shared88 = judgingEach(["invitee_emails","stream_ids"], { invite_as: check6, invite_expires_in_days: check7, invitee_emails: check0, stream_ids: check4 });
const shared89 = judgingEach(["invitee_emails","stream_ids"], { invite_as: check6, invite_expires_in_minutes: check7, invitee_emails: check0, stream_ids: check4 });
const shared90 = [{"name":"invite_as","in":"form","isPlainText":false},{"name":"invite_expires_in_minutes","in":"form","isPlainText":false},{"name":"invitee_emails","in":"form","isPlainText":true},{"name":"stream_ids","in":"form","isPlainText":false}];
const shared91 = { "missing-parameter": shared56, "not-json": shared57, "not-a-list": shared58, "wrong-element": shared59, "not-an-integer": shared60, "guest": shared40, "insufficient-permission": shared61, "bot": shared41, "not-owner": shared75, "role-too-high": shared62, "no-addresses": shared63, "invalid-addresses": shared80, "accounts": shared81, "some-accounts": shared82, "not-basic": shared8 };
const shared92 = {"status":400,"body":{"result":"error","msg":"Invalid invite_as: Value error, Not in the list of possible values","code":"BAD_REQUEST"}};
const shared93 = { "missing-parameter": shared56, "not-json": shared57, "not-a-list": shared58, "wrong-element": shared59, "no-such-role": shared92, "not-an-integer": shared60, "guest": shared40, "insufficient-permission": shared61, "bot": shared41, "not-owner": shared75, "role-too-high": shared62, "no-addresses": shared63, "invalid-addresses": shared80, "accounts": shared81, "some-accounts": shared82, "not-basic": shared8 };
const shared94 = judgingEach(["invitee_emails","stream_ids"], { invite_as: check6, invite_expires_in_minutes: check7, include_realm_default_subscriptions: check2, invitee_emails: check0, stream_ids: check4 });
const shared95 = {"status":400,"body":{"result":"error","msg":"include_realm_default_subscriptions is not a boolean","code":"BAD_REQUEST"}};
const shared96 = [{"name":"invite_as","in":"form","isPlainText":false},{"name":"invite_expires_in_minutes","in":"form","isPlainText":false},{"name":"include_realm_default_subscriptions","in":"form","isPlainText":false},{"name":"invitee_emails","in":"form","isPlainText":true},{"name":"stream_ids","in":"form","isPlainText":false}];
const shared97 = { "missing-parameter": shared56, "not-json": shared57, "not-a-list": shared58, "wrong-element": shared59, "no-such-role": shared92, "not-an-integer": shared60, "not-boolean": shared95, "guest": shared40, "insufficient-permission": shared61, "bot": shared41, "not-owner": shared75, "role-too-high": shared62, "no-addresses": shared63, "invalid-addresses": shared80, "accounts": shared81, "some-accounts": shared82, "not-basic": shared8 };
const shared98 = judgingEach(["invitee_emails","stream_ids"], { invite_as: check6, invite_expires_in_minutes: check7, include_realm_default_subscriptions: check2, invitee_emails: check0, stream_ids: check4, notify_referrer_on_join: check2 });
const shared99 = [{"name":"invite_as","in":"form","isPlainText":false},{"name":"invite_expires_in_minutes","in":"form","isPlainText":false},{"name":"include_realm_default_subscriptions","in":"form","isPlainText":false},{"name":"invitee_emails","in":"form","isPlainText":true},{"name":"stream_ids","in":"form","isPlainText":false},{"name":"notify_referrer_on_join","in":"form","isPlainText":false}];
const shared100 = judgingEach(["invitee_emails","stream_ids"], { invite_as: check6, invite_expires_in_minutes: check7, include_realm_default_subscriptions: check2, group_ids: check4, invitee_emails: check0, stream_ids: check4, notify_referrer_on_join: check2 });
const shared101 = [{"name":"invite_as","in":"form","isPlainText":false},{"name":"invite_expires_in_minutes","in":"form","isPlainText":false},{"name":"include_realm_default_subscriptions","in":"form","isPlainText":false},{"name":"group_ids","in":"form","isPlainText":false},{"name":"invitee_emails","in":"form","isPlainText":true},{"name":"stream_ids","in":"form","isPlainText":false},{"name":"notify_referrer_on_join","in":"form","isPlainText":false}];
const shared102 = judgingEach(["invitee_emails","stream_ids"], { invite_as: check6, invite_expires_in_minutes: check7, include_realm_default_subscriptions: check2, group_ids: check4, welcome_message_custom_text: check8, invitee_emails: check0, stream_ids: check4, notify_referrer_on_join: check2 });
const shared103 = [{"name":"invite_as","in":"form","isPlainText":false},{"name":"invite_expires_in_minutes","in":"form","isPlainText":false},{"name":"include_realm_default_subscriptions","in":"form","isPlainText":false},{"name":"group_ids","in":"form","isPlainText":false},{"name":"welcome_message_custom_text","in":"form","isPlainText":true},{"name":"invitee_emails","in":"form","isPlainText":true},{"name":"stream_ids","in":"form","isPlainText":false},{"name":"notify_referrer_on_join","in":"form","isPlainText":false}];
const shared104 = { "missing-parameter": shared56, "not-json": shared57, "not-a-list": shared58, "wrong-element": shared59, "no-such-role": shared92, "not-an-integer": shared60, "not-boolean": shared95, "guest": shared40, "insufficient-permission": shared61, "bot": shared41, "not-owner": shared75, "role-too-high": shared62, "no-addresses": shared63, "welcome-message": shared62, "invalid-addresses": shared80, "accounts": shared81, "some-accounts": shared82, "not-basic": shared8 };
const shared105 = judgingEach([], { invite_as: check3, stream_ids: check4 });
const shared106 = [{"below":200,"answer":"not-administrator"},{"bots":true,"answer":"bot"}];
const shared107 = {"status":400,"body":{"result":"error","msg":"Must be an organization administrator","code":"UNAUTHORIZED_PRINCIPAL"}};
const shared108 = {"name":"link-created","value":{"result":"success","msg":"","invite_link":"https://chat.example.com/join/yddhtzk4jgl7rsmazc5fyyyy/"}};
const shared109 = {"name":"not-administrator","value":{"result":"error","msg":"Must be an organization administrator","code":"UNAUTHORIZED_PRINCIPAL"}};
const shared110 = [{"name":"invite_as","in":"form","isPlainText":false},{"name":"stream_ids","in":"form","isPlainText":false}];
const shared111 = [{"status":400,"code":"BAD_REQUEST"},{"status":400,"code":"UNAUTHORIZED_PRINCIPAL"},{"status":401},{"status":403},{"status":405},{"status":429}];
const shared112 = { "not-json": shared57, "not-a-list": shared58, "wrong-element": shared59, "not-an-integer": shared60, "bot": shared41, "not-administrator": shared107, "not-basic": shared8 };
const shared113 = judgingEach([], { invite_as: check5, stream_ids: check4 });
const shared114 = { "not-json": shared57, "not-a-list": shared58, "wrong-element": shared59, "not-an-integer": shared60, "bot": shared41, "not-administrator": shared107, "not-owner": shared75, "not-basic": shared8 };
const shared115 = [{"status":400,"code":"BAD_REQUEST"},{"status":400,"code":"UNAUTHORIZED_PRINCIPAL"},{"status":401},{"status":403},{"status":405},{"status":429,"code":"RATE_LIMIT_HIT"}];
const shared116 = judgingEach([], { invite_as: check6, stream_ids: check4 });
const shared117 = [{"status":400,"code":"BAD_REQUEST"},{"status":400,"code":"UNAUTHORIZED_PRINCIPAL"},{"status":401,"code":"UNAUTHORIZED"},{"status":405},{"status":429,"code":"RATE_LIMIT_HIT"}];
const shared118 = judgingEach([], { invite_as: check6, invite_expires_in_days: check1, stream_ids: check4 });
const shared119 = [{"name":"invite_as","in":"form","isPlainText":false},{"name":"invite_expires_in_days","in":"form","isPlainText":false},{"name":"stream_ids","in":"form","isPlainText":false}];
const shared120 = judgingEach([], { invite_as: check6, invite_expires_in_days: check7, stream_ids: check4 });
const shared121 = judgingEach([], { invite_as: check6, invite_expires_in_minutes: check7, stream_ids: check4 });
const shared122 = [{"name":"invite_as","in":"form","isPlainText":false},{"name":"invite_expires_in_minutes","in":"form","isPlainText":false},{"name":"stream_ids","in":"form","isPlainText":false}];
const shared123 = { "not-json": shared57, "not-a-list": shared58, "wrong-element": shared59, "no-such-role": shared92, "not-an-integer": shared60, "bot": shared41, "not-administrator": shared107, "not-owner": shared75, "not-basic": shared8 };
const shared124 = { "not-json": shared57, "not-a-list": shared58, "wrong-element": shared59, "no-such-role": shared92, "not-an-integer": shared60, "guest": shared40, "bot": shared41, "insufficient-permission": shared61, "not-owner": shared75, "role-too-high": shared62, "not-basic": shared8 };
const shared125 = judgingEach([], { invite_as: check6, invite_expires_in_minutes: check7, include_realm_default_subscriptions: check2, stream_ids: check4 });
const shared126 = [{"name":"invite_as","in":"form","isPlainText":false},{"name":"invite_expires_in_minutes","in":"form","isPlainText":false},{"name":"include_realm_default_subscriptions","in":"form","isPlainText":false},{"name":"stream_ids","in":"form","isPlainText":false}];
const shared127 = { "not-json": shared57, "not-a-list": shared58, "wrong-element": shared59, "no-such-role": shared92, "not-an-integer": shared60, "not-boolean": shared95, "guest": shared40, "bot": shared41, "insufficient-permission": shared61, "not-owner": shared75, "role-too-high": shared62, "not-basic": shared8 };
const shared128 = judgingEach([], { invite_as: check6, invite_expires_in_minutes: check7, include_realm_default_subscriptions: check2, group_ids: check4, stream_ids: check4 });
const shared129 = [{"name":"invite_as","in":"form","isPlainText":false},{"name":"invite_expires_in_minutes","in":"form","isPlainText":false},{"name":"include_realm_default_subscriptions","in":"form","isPlainText":false},{"name":"group_ids","in":"form","isPlainText":false},{"name":"stream_ids","in":"form","isPlainText":false}];
const shared130 = judgingEach([], { invite_as: check6, invite_expires_in_minutes: check7, include_realm_default_subscriptions: check2, group_ids: check4, welcome_message_custom_text: check8, stream_ids: check4 });
const shared131 = [{"name":"invite_as","in":"form","isPlainText":false},{"name":"invite_expires_in_minutes","in":"form","isPlainText":false},{"name":"include_realm_default_subscriptions","in":"form","isPlainText":false},{"name":"group_ids","in":"form","isPlainText":false},{"name":"welcome_message_custom_text","in":"form","isPlainText":true},{"name":"stream_ids","in":"form","isPlainText":false}];
const shared132 = { "not-json": shared57, "not-a-list": shared58, "wrong-element": shared59, "no-such-role": shared92, "not-an-integer": shared60, "not-boolean": shared95, "guest": shared40, "bot": shared41, "insufficient-permission": shared61, "not-owner": shared75, "role-too-high": shared62, "welcome-message": shared62, "not-basic": shared8 };
const shared133 = judgingEach(["invite_id"], { invite_id: check1 });
const shared134 = {"status":400,"body":{"result":"error","msg":"No such invitation","code":"BAD_REQUEST"}};
const shared135 = {"name":"link-revoked","value":{"result":"success","msg":""}};
const shared136 = {"name":"no-such-invitation","value":{"result":"error","msg":"No such invitation","code":"BAD_REQUEST"}};
const shared137 = [{"name":"invite_id","in":"path","isPlainText":false}];
const shared138 = { "no-such-invitation": shared134, "bot": shared41, "not-administrator": shared107, "invitation-of-an-owner": shared75, "not-basic": shared8 };
const shared139 = {"status":400,"body":{"result":"error","msg":"Invitation has already been revoked","code":"BAD_REQUEST"}};
const shared140 = { "no-such-invitation": shared134, "already-revoked": shared139, "bot": shared41, "not-administrator": shared107, "invitation-of-an-owner": shared75, "not-basic": shared8 };
const shared141 = {"name":"invitation-of-an-owner","value":{"result":"error","msg":"Must be an organization owner","code":"UNAUTHORIZED_PRINCIPAL"}};
const shared142 = { "no-such-invitation": shared134, "already-revoked": shared139, "guest": shared40, "bot": shared41, "insufficient-permission": shared61, "invitation-of-an-owner": shared75, "invitation-of-others": shared62, "not-basic": shared8 };
const shared143 = {"name":"invitation-revoked","value":{"result":"success","msg":""}};
const shared144 = { "no-such-invitation": shared134, "guest": shared40, "bot": shared41, "invitation-of-an-owner": shared75, "invitation-of-others": shared62, "not-basic": shared8 };
const shared145 = {"name":"invitation-resent","value":{"result":"success","msg":""}};
const shared146 = [{"status":400,"code":"BAD_REQUEST"},{"status":400,"code":"UNAUTHORIZED_PRINCIPAL"},{"status":400},{"status":401},{"status":403},{"status":405},{"status":429}];
const shared147 = [{"status":400,"code":"BAD_REQUEST"},{"status":400,"code":"UNAUTHORIZED_PRINCIPAL"},{"status":400},{"status":401},{"status":403},{"status":405},{"status":429,"code":"RATE_LIMIT_HIT"}];
const shared148 = [{"status":400,"code":"BAD_REQUEST"},{"status":400,"code":"UNAUTHORIZED_PRINCIPAL"},{"status":400,"code":"INVITATION_FAILED"},{"status":401,"code":"UNAUTHORIZED"},{"status":405},{"status":429,"code":"RATE_LIMIT_HIT"}];
const shared149 = {"200":{"timestamp":true},"403":true};
const shared150 = judgingEach(["pattern","url_format_string"], { pattern: check0, url_format_string: check0 });
const shared151 = [{"below":200,"answer":"not-administrator"}];
const shared152 = {"status":400,"body":{"result":"error","msg":"Missing 'pattern' argument","code":"REQUEST_VARIABLE_MISSING","var_name":"pattern"}};
const shared153 = {"status":400,"body":{"result":"error","msg":"This field cannot be blank.","code":"BAD_REQUEST","errors":{"pattern":["This field cannot be blank."]}}};
const shared154 = {"status":400,"body":{"result":"error","msg":"Bad regular expression: missing ): (?P<id>[0-9]+","code":"BAD_REQUEST","errors":{"__all__":["Bad regular expression: missing ): (?P<id>[0-9]+"]}}};
const shared155 = {"status":400,"body":{"result":"error","msg":"Invalid format string in URL.","code":"BAD_REQUEST","errors":{"url_format_string":["Invalid format string in URL."]}}};
const shared156 = {"status":400,"body":{"result":"error","msg":"Group 'name' in URL format string is not present in linkifier pattern.","code":"BAD_REQUEST","errors":{"__all__":["Group 'name' in URL format string is not present in linkifier pattern."]}}};
const shared157 = {"status":400,"body":{"result":"error","msg":"Group 'id' in linkifier pattern is not present in URL format string.","code":"BAD_REQUEST","errors":{"__all__":["Group 'id' in linkifier pattern is not present in URL format string."]}}};
const shared158 = {"status":400,"body":{"result":"error","msg":"Realm filter with this Realm and Pattern already exists.","code":"BAD_REQUEST","errors":{"__all__":["Realm filter with this Realm and Pattern already exists."]}}};
const shared159 = {"name":"linkifier-created","value":{"result":"success","msg":"","id":4}};
const shared160 = {"name":"missing-parameter","value":{"result":"error","msg":"Missing 'pattern' argument","code":"REQUEST_VARIABLE_MISSING","var_name":"pattern"}};
const shared161 = {"name":"blank-pattern","value":{"result":"error","msg":"This field cannot be blank.","code":"BAD_REQUEST","errors":{"pattern":["This field cannot be blank."]}}};
const shared162 = [{"name":"pattern","in":"form","isPlainText":true},{"name":"url_format_string","in":"form","isPlainText":true}];
const shared163 = [{"status":400,"code":"REQUEST_VARIABLE_MISSING"},{"status":400,"code":"BAD_REQUEST"},{"status":400,"code":"UNAUTHORIZED_PRINCIPAL"},{"status":401},{"status":403},{"status":405},{"status":429}];
const shared164 = { "missing-parameter": shared152, "blank-pattern": shared153, "bad-expression": shared154, "bad-url-format": shared155, "unknown-group-in-format": shared156, "unused-group-in-format": shared157, "same-pattern": shared158, "not-administrator": shared107, "not-basic": shared8 };
const shared165 = [{"status":400,"code":"REQUEST_VARIABLE_MISSING"},{"status":400,"code":"BAD_REQUEST"},{"status":400,"code":"UNAUTHORIZED_PRINCIPAL"},{"status":401},{"status":403},{"status":405},{"status":429,"code":"RATE_LIMIT_HIT"}];
const shared166 = [{"status":400,"code":"REQUEST_VARIABLE_MISSING"},{"status":400,"code":"BAD_REQUEST"},{"status":400,"code":"UNAUTHORIZED_PRINCIPAL"},{"status":401,"code":"UNAUTHORIZED"},{"status":405},{"status":429,"code":"RATE_LIMIT_HIT"}];
const shared167 = judgingEach(["pattern","url_template"], { pattern: check0, url_template: check0 });
const shared168 = {"status":400,"body":{"result":"error","msg":"Invalid URL template.","code":"BAD_REQUEST","errors":{"url_template":["Invalid URL template."]}}};
const shared169 = {"status":400,"body":{"result":"error","msg":"Group 'name' in URL template is not present in linkifier pattern.","code":"BAD_REQUEST","errors":{"__all__":["Group 'name' in URL template is not present in linkifier pattern."]}}};
const shared170 = {"status":400,"body":{"result":"error","msg":"Group 'id' in linkifier pattern is not present in URL template.","code":"BAD_REQUEST","errors":{"__all__":["Group 'id' in linkifier pattern is not present in URL template."]}}};
const shared171 = [{"name":"pattern","in":"form","isPlainText":true},{"name":"url_template","in":"form","isPlainText":true}];
const shared172 = { "missing-parameter": shared152, "blank-pattern": shared153, "bad-expression": shared154, "bad-url-template": shared168, "unknown-group": shared169, "unused-group": shared170, "same-pattern": shared158, "not-administrator": shared107, "not-basic": shared8 };
const shared173 = judgingEach(["pattern","url_template"], { pattern: check0, url_template: check0, example_input: check0, reverse_template: check0 });
const shared174 = {"status":400,"body":{"result":"error","msg":"Example input does not match the linkifier pattern.","code":"BAD_REQUEST","errors":{"__all__":["Example input does not match the linkifier pattern."]}}};
const shared175 = [{"name":"pattern","in":"form","isPlainText":true},{"name":"url_template","in":"form","isPlainText":true},{"name":"example_input","in":"form","isPlainText":true},{"name":"reverse_template","in":"form","isPlainText":true}];
const shared176 = { "missing-parameter": shared152, "blank-pattern": shared153, "bad-expression": shared154, "bad-url-template": shared168, "unknown-group": shared169, "unused-group": shared170, "same-pattern": shared158, "other-example": shared174, "not-administrator": shared107, "not-basic": shared8 };
const shared177 = judgingEach(["pattern","url_template"], { pattern: check0, url_template: check0, example_input: check0, reverse_template: check0, alternative_url_templates: check9 });
const shared178 = {"status":400,"body":{"result":"error","msg":"alternative_url_templates is not valid JSON","code":"BAD_REQUEST"}};
const shared179 = {"name":"not-json","value":{"result":"error","msg":"alternative_url_templates is not valid JSON","code":"BAD_REQUEST"}};
const shared180 = [{"name":"pattern","in":"form","isPlainText":true},{"name":"url_template","in":"form","isPlainText":true},{"name":"example_input","in":"form","isPlainText":true},{"name":"reverse_template","in":"form","isPlainText":true},{"name":"alternative_url_templates","in":"form","isPlainText":false}];
const shared181 = { "missing-parameter": shared152, "not-json": shared178, "blank-pattern": shared153, "bad-expression": shared154, "bad-url-template": shared168, "unknown-group": shared169, "unused-group": shared170, "same-pattern": shared158, "other-example": shared174, "not-administrator": shared107, "not-basic": shared8 };
const shared182 = judgingEach(["filter_id"], { filter_id: check1 });
const shared183 = {"status":400,"body":{"result":"error","msg":"Linkifier not found.","code":"BAD_REQUEST"}};
const shared184 = {"name":"linkifier-deleted","value":{"result":"success","msg":""}};
const shared185 = {"name":"no-such-linkifier","value":{"result":"error","msg":"Linkifier not found.","code":"BAD_REQUEST"}};
const shared186 = [{"name":"filter_id","in":"path","isPlainText":false}];
const shared187 = { "no-such-linkifier": shared183, "not-administrator": shared107, "not-basic": shared8 };
const shared188 = judgingEach([], { event_types: check9, client_capabilities: check10, fetch_event_types: check9, narrow: check11, all_public_streams: check2, apply_markdown: check2, client_gravatar: check2, slim_presence: check2, include_subscribers: check12 });
const shared189 = {"200":{"zulip_feature_level":true,"realm_linkifiers":true,"server_needs_upgrade":true,"event_queue_longpoll_timeout_seconds":true,"drafts":true,"zulip_merge_base":true,"ignored_parameters_unsupported":true,"realm_url":true,"idle_queue_timeout_secs":true},"401":{"code":true},"429":{"code":true}};
const shared190 = {"status":400,"body":{"result":"error","msg":"event_types is not a list","code":"BAD_REQUEST"}};
const shared191 = {"status":400,"body":{"result":"error","msg":"event_types is not valid JSON","code":"BAD_REQUEST"}};
const shared192 = {"status":400,"body":{"result":"error","msg":"client_capabilities[\"notification_settings_null\"] field is missing: Field required","code":"BAD_REQUEST"}};
const shared193 = {"name":"queue-registered","value":{"result":"success","msg":"","zulip_version":"12.0","queue_id":"fb67bf8a-c031-47cc-84cf-ed80accacda8","last_event_id":-1}};
const shared194 = {"name":"not-a-list","value":{"result":"error","msg":"event_types is not a list","code":"BAD_REQUEST"}};
const shared195 = [{"name":"event_types","in":"form","isPlainText":false},{"name":"client_capabilities","in":"form","isPlainText":false},{"name":"fetch_event_types","in":"form","isPlainText":false},{"name":"narrow","in":"form","isPlainText":false},{"name":"all_public_streams","in":"form","isPlainText":false},{"name":"apply_markdown","in":"form","isPlainText":false},{"name":"client_gravatar","in":"form","isPlainText":false},{"name":"slim_presence","in":"form","isPlainText":false},{"name":"include_subscribers","in":"form","isPlainText":false}];
const shared196 = { "not-a-list": shared190, "not-json": shared191, "missing-capability": shared192, "not-basic": shared8 };
const shared197 = {"200":{"realm_linkifiers":true,"server_needs_upgrade":true,"event_queue_longpoll_timeout_seconds":true,"drafts":true,"zulip_merge_base":true,"ignored_parameters_unsupported":true,"realm_url":true,"idle_queue_timeout_secs":true},"401":{"code":true},"429":{"code":true}};
const shared198 = {"name":"queue-registered","value":{"result":"success","msg":"","zulip_version":"12.0","zulip_feature_level":498,"queue_id":"fb67bf8a-c031-47cc-84cf-ed80accacda8","last_event_id":-1}};
const shared199 = {"200":{"realm_linkifiers":true,"server_needs_upgrade":true,"event_queue_longpoll_timeout_seconds":true,"drafts":true,"zulip_merge_base":true,"ignored_parameters_unsupported":true,"realm_url":true,"idle_queue_timeout_secs":true},"401":{"code":true}};
const shared200 = {"200":{"realm_linkifiers":{"url_template":true,"example_input":true,"reverse_template":true,"alternative_url_templates":true},"server_needs_upgrade":true,"event_queue_longpoll_timeout_seconds":true,"drafts":true,"zulip_merge_base":true,"ignored_parameters_unsupported":true,"realm_url":true,"idle_queue_timeout_secs":true},"401":{"code":true}};
const shared201 = {"200":{"realm_linkifiers":{"url_template":true,"example_input":true,"reverse_template":true,"alternative_url_templates":true},"drafts":true,"zulip_merge_base":true,"ignored_parameters_unsupported":true,"realm_url":true,"idle_queue_timeout_secs":true},"401":{"code":true}};
const shared202 = {"name":"queue-registered","value":{"result":"success","msg":"","zulip_version":"12.0","zulip_feature_level":498,"queue_id":"fb67bf8a-c031-47cc-84cf-ed80accacda8","last_event_id":-1,"event_queue_longpoll_timeout_seconds":90}};
const shared203 = {"200":{"realm_linkifiers":{"url_template":true,"example_input":true,"reverse_template":true,"alternative_url_templates":true},"drafts":true,"zulip_merge_base":true,"ignored_parameters_unsupported":true,"realm_url":true,"idle_queue_timeout_secs":true},"403":true};
const shared204 = {"200":{"realm_linkifiers":{"url_template":true,"example_input":true,"reverse_template":true,"alternative_url_templates":true},"zulip_merge_base":true,"ignored_parameters_unsupported":true,"realm_url":true,"idle_queue_timeout_secs":true},"403":true};
const shared205 = {"200":{"realm_linkifiers":{"url_template":true,"example_input":true,"reverse_template":true,"alternative_url_templates":true},"ignored_parameters_unsupported":true,"realm_url":true,"idle_queue_timeout_secs":true},"403":true};
const shared206 = {"name":"queue-registered","value":{"result":"success","msg":"","zulip_version":"12.0","zulip_feature_level":498,"zulip_merge_base":"12.0","queue_id":"fb67bf8a-c031-47cc-84cf-ed80accacda8","last_event_id":-1,"event_queue_longpoll_timeout_seconds":90}};
const shared207 = {"200":{"realm_linkifiers":{"url_template":true,"example_input":true,"reverse_template":true,"alternative_url_templates":true},"realm_url":true,"idle_queue_timeout_secs":true},"403":true};
const shared208 = {"200":{"realm_linkifiers":{"url_format":true,"example_input":true,"reverse_template":true,"alternative_url_templates":true},"realm_url":true,"idle_queue_timeout_secs":true},"403":true};
const shared209 = {"200":{"realm_linkifiers":{"url_format":true,"example_input":true,"reverse_template":true,"alternative_url_templates":true},"idle_queue_timeout_secs":true},"403":true};
const shared210 = judgingEach([], { event_types: check9, client_capabilities: check10, fetch_event_types: check9, narrow: check11, all_public_streams: check2, apply_markdown: check2, client_gravatar: check2, slim_presence: check2, include_subscribers: check12, presence_history_limit_days: check1 });
const shared211 = [{"name":"event_types","in":"form","isPlainText":false},{"name":"client_capabilities","in":"form","isPlainText":false},{"name":"fetch_event_types","in":"form","isPlainText":false},{"name":"narrow","in":"form","isPlainText":false},{"name":"all_public_streams","in":"form","isPlainText":false},{"name":"apply_markdown","in":"form","isPlainText":false},{"name":"client_gravatar","in":"form","isPlainText":false},{"name":"slim_presence","in":"form","isPlainText":false},{"name":"include_subscribers","in":"form","isPlainText":false},{"name":"presence_history_limit_days","in":"form","isPlainText":false}];
const shared212 = judgingEach([], { event_types: check9, client_capabilities: check10, fetch_event_types: check9, narrow: check11, all_public_streams: check2, apply_markdown: check2, client_gravatar: check2, slim_presence: check2, include_subscribers: check13, presence_history_limit_days: check1 });
const shared213 = [{"name":"event_types","in":"form","isPlainText":false},{"name":"client_capabilities","in":"form","isPlainText":false},{"name":"fetch_event_types","in":"form","isPlainText":false},{"name":"narrow","in":"form","isPlainText":false},{"name":"all_public_streams","in":"form","isPlainText":false},{"name":"apply_markdown","in":"form","isPlainText":false},{"name":"client_gravatar","in":"form","isPlainText":false},{"name":"slim_presence","in":"form","isPlainText":false},{"name":"include_subscribers","in":"form","isPlainText":false,"isTextOrOther":true},{"name":"presence_history_limit_days","in":"form","isPlainText":false}];
const shared214 = {"200":{"realm_linkifiers":{"url_format":true,"alternative_url_templates":true},"idle_queue_timeout_secs":true},"403":true};
const shared215 = {"200":{"realm_linkifiers":{"url_format":true},"idle_queue_timeout_secs":true},"403":true};
const shared216 = judgingEach([], { event_types: check9, client_capabilities: check10, fetch_event_types: check9, narrow: check11, all_public_streams: check2, apply_markdown: check2, client_gravatar: check2, slim_presence: check2, include_subscribers: check13, presence_history_limit_days: check1, idle_queue_timeout: check14 });
const shared217 = {"200":{"realm_linkifiers":{"url_format":true}},"403":true};
const shared218 = {"name":"queue-registered","value":{"result":"success","msg":"","zulip_version":"12.0","zulip_feature_level":498,"zulip_merge_base":"12.0","queue_id":"fb67bf8a-c031-47cc-84cf-ed80accacda8","last_event_id":-1,"event_queue_longpoll_timeout_seconds":90,"idle_queue_timeout_secs":600}};
const shared219 = [{"name":"event_types","in":"form","isPlainText":false},{"name":"client_capabilities","in":"form","isPlainText":false},{"name":"fetch_event_types","in":"form","isPlainText":false},{"name":"narrow","in":"form","isPlainText":false},{"name":"all_public_streams","in":"form","isPlainText":false},{"name":"apply_markdown","in":"form","isPlainText":false},{"name":"client_gravatar","in":"form","isPlainText":false},{"name":"slim_presence","in":"form","isPlainText":false},{"name":"include_subscribers","in":"form","isPlainText":false,"isTextOrOther":true},{"name":"presence_history_limit_days","in":"form","isPlainText":false},{"name":"idle_queue_timeout","in":"form","isPlainText":false}];
const shared220 = judgingEach([], { client_gravatar: check2, include_custom_profile_fields: check2 });
const shared221 = {"200":{"members":{"bot_owner_id":true,"avatar_version":true,"is_owner":true,"role":true,"is_billing_admin":true,"is_imported_stub":true},"ignored_parameters_unsupported":true},"401":{"code":true},"429":{"code":true}};
const shared222 = {"status":400,"body":{"result":"error","msg":"client_gravatar is not valid JSON","code":"BAD_REQUEST"}};
const shared223 = {"status":400,"body":{"result":"error","msg":"include_custom_profile_fields is not a boolean","code":"BAD_REQUEST"}};
const shared224 = {"name":"two-users","value":{"result":"success","msg":"","members":[{"user_id":9,"full_name":"Iago","email":"iago@example.com","delivery_email":"iago@example.com","is_bot":false,"is_admin":true,"is_guest":false,"is_active":true,"timezone":"Europe/Rome","date_joined":"2024-03-16T16:30:54+00:00","avatar_url":"https://chat.example.com/avatar/9"},{"user_id":11,"full_name":"Cordelia","email":"cordelia@example.com","delivery_email":"cordelia@example.com","is_bot":false,"is_admin":false,"is_guest":false,"is_active":true,"timezone":"Europe/Rome","date_joined":"2024-03-16T16:30:54+00:00","avatar_url":"https://chat.example.com/avatar/11"}]}};
const shared225 = {"name":"gravatar-not-json","value":{"result":"error","msg":"client_gravatar is not valid JSON","code":"BAD_REQUEST"}};
const shared226 = [{"name":"client_gravatar","in":"query","isPlainText":false},{"name":"include_custom_profile_fields","in":"query","isPlainText":false}];
const shared227 = { "gravatar-not-json": shared222, "fields-not-boolean": shared223, "not-basic": shared8 };
const shared228 = {"200":{"members":{"bot_owner":true,"avatar_version":true,"is_owner":true,"role":true,"is_billing_admin":true,"is_imported_stub":true},"ignored_parameters_unsupported":true},"401":{"code":true},"429":{"code":true}};
const shared229 = {"200":{"members":{"bot_owner":true,"is_owner":true,"role":true,"is_billing_admin":true,"is_imported_stub":true},"ignored_parameters_unsupported":true},"401":{"code":true},"429":{"code":true}};
const shared230 = {"name":"two-users","value":{"result":"success","msg":"","members":[{"user_id":9,"full_name":"Iago","email":"iago@example.com","delivery_email":"iago@example.com","is_bot":false,"is_admin":true,"is_guest":false,"is_active":true,"timezone":"Europe/Rome","date_joined":"2024-03-16T16:30:54+00:00","avatar_url":"https://chat.example.com/avatar/9","avatar_version":1},{"user_id":11,"full_name":"Cordelia","email":"cordelia@example.com","delivery_email":"cordelia@example.com","is_bot":false,"is_admin":false,"is_guest":false,"is_active":true,"timezone":"Europe/Rome","date_joined":"2024-03-16T16:30:54+00:00","avatar_url":"https://chat.example.com/avatar/11","avatar_version":1}]}};
const shared231 = {"200":{"members":{"bot_owner":true,"role":true,"is_billing_admin":true,"is_imported_stub":true},"ignored_parameters_unsupported":true},"401":{"code":true},"429":{"code":true}};
const shared232 = {"name":"two-users","value":{"result":"success","msg":"","members":[{"user_id":9,"full_name":"Iago","email":"iago@example.com","delivery_email":"iago@example.com","is_bot":false,"is_admin":true,"is_owner":false,"is_guest":false,"is_active":true,"timezone":"Europe/Rome","date_joined":"2024-03-16T16:30:54+00:00","avatar_url":"https://chat.example.com/avatar/9","avatar_version":1},{"user_id":11,"full_name":"Cordelia","email":"cordelia@example.com","delivery_email":"cordelia@example.com","is_bot":false,"is_admin":false,"is_owner":false,"is_guest":false,"is_active":true,"timezone":"Europe/Rome","date_joined":"2024-03-16T16:30:54+00:00","avatar_url":"https://chat.example.com/avatar/11","avatar_version":1}]}};
const shared233 = {"200":{"members":{"bot_owner":true,"role":true,"is_billing_admin":true,"is_imported_stub":true},"ignored_parameters_unsupported":true},"401":{"code":true}};
const shared234 = {"200":{"members":{"bot_owner":true,"is_billing_admin":true,"is_imported_stub":true},"ignored_parameters_unsupported":true},"401":{"code":true}};
const shared235 = {"name":"two-users","value":{"result":"success","msg":"","members":[{"user_id":9,"full_name":"Iago","email":"iago@example.com","delivery_email":"iago@example.com","is_bot":false,"is_admin":true,"is_owner":false,"is_guest":false,"role":200,"is_active":true,"timezone":"Europe/Rome","date_joined":"2024-03-16T16:30:54+00:00","avatar_url":"https://chat.example.com/avatar/9","avatar_version":1},{"user_id":11,"full_name":"Cordelia","email":"cordelia@example.com","delivery_email":"cordelia@example.com","is_bot":false,"is_admin":false,"is_owner":false,"is_guest":false,"role":400,"is_active":true,"timezone":"Europe/Rome","date_joined":"2024-03-16T16:30:54+00:00","avatar_url":"https://chat.example.com/avatar/11","avatar_version":1}]}};
const shared236 = {"200":{"members":{"bot_owner":true,"is_imported_stub":true},"ignored_parameters_unsupported":true},"401":{"code":true}};
const shared237 = {"name":"two-users","value":{"result":"success","msg":"","members":[{"user_id":9,"full_name":"Iago","email":"iago@example.com","delivery_email":"iago@example.com","is_bot":false,"is_admin":true,"is_owner":false,"is_guest":false,"is_billing_admin":false,"role":200,"is_active":true,"timezone":"Europe/Rome","date_joined":"2024-03-16T16:30:54+00:00","avatar_url":"https://chat.example.com/avatar/9","avatar_version":1},{"user_id":11,"full_name":"Cordelia","email":"cordelia@example.com","delivery_email":"cordelia@example.com","is_bot":false,"is_admin":false,"is_owner":false,"is_guest":false,"is_billing_admin":false,"role":400,"is_active":true,"timezone":"Europe/Rome","date_joined":"2024-03-16T16:30:54+00:00","avatar_url":"https://chat.example.com/avatar/11","avatar_version":1}]}};
const shared238 = {"200":{"members":{"bot_owner":true,"is_imported_stub":true},"ignored_parameters_unsupported":true},"403":true};
const shared239 = {"200":{"members":{"bot_owner":true,"is_imported_stub":true}},"403":true};
const shared240 = {"200":{"members":{"bot_owner":true,"is_billing_admin":true,"is_imported_stub":true}},"403":true};
const shared241 = judgingEach([], { client_gravatar: check2, include_custom_profile_fields: check2, user_ids: check4 });
const shared242 = [{"name":"client_gravatar","in":"query","isPlainText":false},{"name":"include_custom_profile_fields","in":"query","isPlainText":false},{"name":"user_ids","in":"query","isPlainText":false}];
const shared243 = {"200":{"members":{"bot_owner":true,"is_billing_admin":true}},"403":true};
const shared244 = {"name":"two-users","value":{"result":"success","msg":"","members":[{"user_id":9,"full_name":"Iago","email":"iago@example.com","delivery_email":"iago@example.com","is_bot":false,"is_admin":true,"is_owner":false,"is_guest":false,"role":200,"is_active":true,"is_imported_stub":false,"timezone":"Europe/Rome","date_joined":"2024-03-16T16:30:54+00:00","avatar_url":"https://chat.example.com/avatar/9","avatar_version":1},{"user_id":11,"full_name":"Cordelia","email":"cordelia@example.com","delivery_email":"cordelia@example.com","is_bot":false,"is_admin":false,"is_owner":false,"is_guest":false,"role":400,"is_active":true,"is_imported_stub":false,"timezone":"Europe/Rome","date_joined":"2024-03-16T16:30:54+00:00","avatar_url":"https://chat.example.com/avatar/11","avatar_version":1}]}};
const shared245 = judgingEach(["email","password","full_name"], { email: check0, password: check0, full_name: check0 });
const shared246 = {"200":{"user_id":true,"ignored_parameters_unsupported":true},"401":{"code":true},"429":{"code":true}};
const shared247 = {"status":400,"body":{"result":"error","msg":"Missing 'email' argument","code":"REQUEST_VARIABLE_MISSING","var_name":"email"}};
const shared248 = {"status":400,"body":{"result":"error","msg":"Name too short!","code":"BAD_REQUEST"}};
const shared249 = {"status":400,"body":{"result":"error","msg":"Name too long!","code":"BAD_REQUEST"}};
const shared250 = {"status":400,"body":{"result":"error","msg":"Invalid characters in name!","code":"BAD_REQUEST"}};
const shared251 = {"status":400,"body":{"result":"error","msg":"Bad name or username","code":"BAD_REQUEST"}};
const shared252 = {"status":400,"body":{"result":"error","msg":"Email is already in use.","code":"BAD_REQUEST"}};
const shared253 = {"name":"user-created","value":{"result":"success","msg":""}};
const shared254 = {"name":"missing-parameter","value":{"result":"error","msg":"Missing 'email' argument","code":"REQUEST_VARIABLE_MISSING","var_name":"email"}};
const shared255 = {"name":"name-too-short","value":{"result":"error","msg":"Name too short!","code":"BAD_REQUEST"}};
const shared256 = [{"name":"email","in":"form","isPlainText":true},{"name":"password","in":"form","isPlainText":true},{"name":"full_name","in":"form","isPlainText":true}];
const shared257 = { "missing-parameter": shared247, "not-administrator": shared107, "name-too-short": shared248, "name-too-long": shared249, "wrong-character": shared250, "bad-address": shared251, "address-in-use": shared252, "not-basic": shared8 };
const shared258 = {"name":"user-created","value":{"result":"success","msg":"","user_id":25}};
const shared259 = {"status":400,"body":{"result":"error","msg":"User not authorized to create users","code":"BAD_REQUEST"}};
const shared260 = {"name":"may-not-create","value":{"result":"error","msg":"User not authorized to create users","code":"BAD_REQUEST"}};
const shared261 = { "missing-parameter": shared247, "not-administrator": shared107, "may-not-create": shared259, "name-too-short": shared248, "name-too-long": shared249, "wrong-character": shared250, "bad-address": shared251, "address-in-use": shared252, "not-basic": shared8 };
const shared262 = {"200":{"is_owner":true,"is_guest":true,"is_active":true,"timezone":true,"date_joined":true,"avatar_version":true,"role":true,"is_billing_admin":true,"ignored_parameters_unsupported":true,"is_imported_stub":true},"401":{"code":true},"429":{"code":true}};
const shared263 = {"name":"administrator","value":{"result":"success","msg":"","user_id":9,"full_name":"Iago","email":"iago@example.com","delivery_email":"iago@example.com","is_bot":false,"is_admin":true,"avatar_url":"https://chat.example.com/avatar/9","profile_data":{"4":{"value":"ensign"}},"max_message_id":30,"pointer":-1}};
const shared264 = { "not-basic": shared8 };
const shared265 = {"200":{"is_guest":true,"is_active":true,"timezone":true,"date_joined":true,"avatar_version":true,"role":true,"is_billing_admin":true,"ignored_parameters_unsupported":true,"is_imported_stub":true},"401":{"code":true},"429":{"code":true}};
const shared266 = {"name":"administrator","value":{"result":"success","msg":"","user_id":9,"full_name":"Iago","email":"iago@example.com","delivery_email":"iago@example.com","is_bot":false,"is_admin":true,"is_owner":false,"avatar_url":"https://chat.example.com/avatar/9","profile_data":{"4":{"value":"ensign"}},"max_message_id":30,"pointer":-1}};
const shared267 = {"200":{"client_id":true,"short_name":true,"role":true,"is_billing_admin":true,"ignored_parameters_unsupported":true,"is_imported_stub":true},"401":{"code":true},"429":{"code":true}};
const shared268 = {"name":"administrator","value":{"result":"success","msg":"","user_id":9,"full_name":"Iago","email":"iago@example.com","delivery_email":"iago@example.com","is_bot":false,"is_admin":true,"is_owner":false,"is_guest":false,"is_active":true,"timezone":"Europe/Rome","date_joined":"2024-03-16T16:30:54+00:00","avatar_url":"https://chat.example.com/avatar/9","avatar_version":1,"profile_data":{"4":{"value":"ensign"}},"max_message_id":30,"pointer":-1}};
const shared269 = {"200":{"pointer":true,"client_id":true,"short_name":true,"role":true,"is_billing_admin":true,"ignored_parameters_unsupported":true,"is_imported_stub":true},"401":{"code":true},"429":{"code":true}};
const shared270 = {"name":"administrator","value":{"result":"success","msg":"","user_id":9,"full_name":"Iago","email":"iago@example.com","delivery_email":"iago@example.com","is_bot":false,"is_admin":true,"is_owner":false,"is_guest":false,"is_active":true,"timezone":"Europe/Rome","date_joined":"2024-03-16T16:30:54+00:00","avatar_url":"https://chat.example.com/avatar/9","avatar_version":1,"profile_data":{"4":{"value":"ensign"}},"max_message_id":30}};
const shared271 = {"200":{"pointer":true,"client_id":true,"short_name":true,"role":true,"is_billing_admin":true,"ignored_parameters_unsupported":true,"is_imported_stub":true},"401":{"code":true}};
const shared272 = {"200":{"pointer":true,"client_id":true,"short_name":true,"is_billing_admin":true,"ignored_parameters_unsupported":true,"is_imported_stub":true},"401":{"code":true}};
const shared273 = {"name":"administrator","value":{"result":"success","msg":"","user_id":9,"full_name":"Iago","email":"iago@example.com","delivery_email":"iago@example.com","is_bot":false,"is_admin":true,"is_owner":false,"is_guest":false,"role":200,"is_active":true,"timezone":"Europe/Rome","date_joined":"2024-03-16T16:30:54+00:00","avatar_url":"https://chat.example.com/avatar/9","avatar_version":1,"profile_data":{"4":{"value":"ensign"}},"max_message_id":30}};
const shared274 = {"200":{"pointer":true,"client_id":true,"short_name":true,"ignored_parameters_unsupported":true,"is_imported_stub":true},"401":{"code":true}};
const shared275 = {"name":"administrator","value":{"result":"success","msg":"","user_id":9,"full_name":"Iago","email":"iago@example.com","delivery_email":"iago@example.com","is_bot":false,"is_admin":true,"is_owner":false,"is_guest":false,"is_billing_admin":false,"role":200,"is_active":true,"timezone":"Europe/Rome","date_joined":"2024-03-16T16:30:54+00:00","avatar_url":"https://chat.example.com/avatar/9","avatar_version":1,"profile_data":{"4":{"value":"ensign"}},"max_message_id":30}};
const shared276 = {"200":{"pointer":true,"client_id":true,"short_name":true,"ignored_parameters_unsupported":true,"is_imported_stub":true},"403":true};
const shared277 = {"200":{"pointer":true,"client_id":true,"short_name":true,"is_imported_stub":true},"403":true};
const shared278 = {"200":{"pointer":true,"client_id":true,"short_name":true,"is_billing_admin":true,"is_imported_stub":true},"403":true};
const shared279 = {"200":{"pointer":true,"client_id":true,"short_name":true,"is_billing_admin":true},"403":true};
const shared280 = {"name":"administrator","value":{"result":"success","msg":"","user_id":9,"full_name":"Iago","email":"iago@example.com","delivery_email":"iago@example.com","is_bot":false,"is_admin":true,"is_owner":false,"is_guest":false,"role":200,"is_active":true,"is_imported_stub":false,"timezone":"Europe/Rome","date_joined":"2024-03-16T16:30:54+00:00","avatar_url":"https://chat.example.com/avatar/9","avatar_version":1,"profile_data":{"4":{"value":"ensign"}},"max_message_id":30}};
const shared281 = judgingEach(["user_id"], { user_id: check1 });
const shared282 = {"status":400,"body":{"result":"error","msg":"No such user","code":"BAD_REQUEST"}};
const shared283 = {"status":400,"body":{"result":"error","msg":"User is deactivated","code":"BAD_REQUEST"}};
const shared284 = {"status":400,"body":{"result":"error","msg":"Cannot deactivate the only organization owner","code":"BAD_REQUEST"}};
const shared285 = {"name":"done","value":{"result":"success","msg":""}};
const shared286 = {"name":"no-such-user","value":{"result":"error","msg":"No such user","code":"BAD_REQUEST"}};
const shared287 = [{"name":"user_id","in":"path","isPlainText":false}];
const shared288 = { "no-such-user": shared282, "deactivated-before": shared283, "insufficient-permission": shared61, "not-owner": shared75, "only-owner": shared284, "not-basic": shared8 };
const shared289 = judgingEach(["user_id"], { user_id: check1, deactivation_notification_comment: check15 });
const shared290 = {"status":400,"body":{"result":"error","msg":"deactivation_notification_comment is too long (limit: 2000 characters)","code":"BAD_REQUEST"}};
const shared291 = [{"name":"user_id","in":"path","isPlainText":false},{"name":"deactivation_notification_comment","in":"form","isPlainText":true}];
const shared292 = { "no-such-user": shared282, "deactivated-before": shared283, "insufficient-permission": shared61, "not-owner": shared75, "only-owner": shared284, "long-comment": shared290, "not-basic": shared8 };
const shared293 = judgingEach(["user_id"], { user_id: check1, full_name: check0, is_admin: check2, is_guest: check2, profile_data: check16 });
const shared294 = {"status":400,"body":{"result":"error","msg":"The owner permission cannot be removed from the only organization owner.","code":"BAD_REQUEST"}};
const shared295 = {"status":400,"body":{"result":"error","msg":"Field id 999999 not found.","code":"BAD_REQUEST"}};
const shared296 = [{"name":"user_id","in":"path","isPlainText":false},{"name":"full_name","in":"form","isPlainText":false},{"name":"is_admin","in":"form","isPlainText":false},{"name":"is_guest","in":"form","isPlainText":false},{"name":"profile_data","in":"form","isPlainText":false}];
const shared297 = { "no-such-user": shared282, "insufficient-permission": shared61, "not-owner": shared75, "last-owner": shared294, "name-too-short": shared248, "name-too-long": shared249, "wrong-character": shared250, "no-such-field": shared295, "not-basic": shared8 };
const shared298 = judgingEach(["user_id"], { user_id: check1, full_name: check0, role: check17, profile_data: check16 });
const shared299 = {"status":400,"body":{"result":"error","msg":"role is not valid JSON","code":"BAD_REQUEST"}};
const shared300 = {"status":400,"body":{"result":"error","msg":"Invalid role: Value error, Not in the list of possible values","code":"BAD_REQUEST"}};
const shared301 = {"name":"role-not-json","value":{"result":"error","msg":"role is not valid JSON","code":"BAD_REQUEST"}};
const shared302 = [{"name":"user_id","in":"path","isPlainText":false},{"name":"full_name","in":"form","isPlainText":false},{"name":"role","in":"form","isPlainText":false},{"name":"profile_data","in":"form","isPlainText":false}];
const shared303 = { "role-not-json": shared299, "no-such-role": shared300, "no-such-user": shared282, "insufficient-permission": shared61, "not-owner": shared75, "last-owner": shared294, "name-too-short": shared248, "name-too-long": shared249, "wrong-character": shared250, "no-such-field": shared295, "not-basic": shared8 };
const shared304 = judgingEach(["user_id"], { user_id: check1, full_name: check0, role: check18, profile_data: check16 });
const shared305 = [{"name":"user_id","in":"path","isPlainText":false},{"name":"full_name","in":"form","isPlainText":true},{"name":"role","in":"form","isPlainText":false},{"name":"profile_data","in":"form","isPlainText":false}];
const shared306 = judgingEach(["user_id"], { user_id: check19, full_name: check0, role: check18, profile_data: check16, new_email: check0 });
const shared307 = {"status":400,"body":{"result":"error","msg":"User not authorized to change user emails","code":"BAD_REQUEST"}};
const shared308 = [{"name":"user_id","in":"path","isPlainText":false,"isTextOrOther":true},{"name":"full_name","in":"form","isPlainText":true},{"name":"role","in":"form","isPlainText":false},{"name":"profile_data","in":"form","isPlainText":false},{"name":"new_email","in":"form","isPlainText":true}];
const shared309 = { "role-not-json": shared299, "no-such-role": shared300, "no-such-user": shared282, "insufficient-permission": shared61, "not-owner": shared75, "last-owner": shared294, "name-too-short": shared248, "name-too-long": shared249, "wrong-character": shared250, "no-such-field": shared295, "may-not-change-addresses": shared307, "not-basic": shared8 };
const shared310 = { "no-such-user": shared282, "insufficient-permission": shared61, "not-basic": shared8 };
const shared311 = {"200":{"zulip_feature_level":true,"zulip_merge_base":true,"realm_web_public_access_enabled":true,"ignored_parameters_unsupported":true,"realm_url":true}};
const shared312 = {"name":"server","value":{"result":"success","msg":"","zulip_version":"12.0","authentication_methods":{"password":true},"external_authentication_methods":[],"email_auth_enabled":true,"require_email_format_usernames":true,"push_notifications_enabled":false,"is_incompatible":false,"realm_name":"Example","realm_icon":"https://chat.example.com/icon","realm_description":"","realm_uri":"https://chat.example.com"}};
const shared313 = [{"status":405}];
const shared314 = {  };
const shared315 = {"200":{"zulip_merge_base":true,"realm_web_public_access_enabled":true,"ignored_parameters_unsupported":true,"realm_url":true}};
const shared316 = {"name":"server","value":{"result":"success","msg":"","zulip_version":"12.0","zulip_feature_level":498,"authentication_methods":{"password":true},"external_authentication_methods":[],"email_auth_enabled":true,"require_email_format_usernames":true,"push_notifications_enabled":false,"is_incompatible":false,"realm_name":"Example","realm_icon":"https://chat.example.com/icon","realm_description":"","realm_uri":"https://chat.example.com"}};
const shared317 = {"200":{"realm_web_public_access_enabled":true,"ignored_parameters_unsupported":true,"realm_url":true}};
const shared318 = {"name":"server","value":{"result":"success","msg":"","zulip_version":"12.0","zulip_feature_level":498,"zulip_merge_base":"12.0","authentication_methods":{"password":true},"external_authentication_methods":[],"email_auth_enabled":true,"require_email_format_usernames":true,"push_notifications_enabled":false,"is_incompatible":false,"realm_name":"Example","realm_icon":"https://chat.example.com/icon","realm_description":"","realm_uri":"https://chat.example.com"}};
const shared319 = {"200":{"ignored_parameters_unsupported":true,"realm_url":true}};
const shared320 = {"name":"server","value":{"result":"success","msg":"","zulip_version":"12.0","zulip_feature_level":498,"zulip_merge_base":"12.0","authentication_methods":{"password":true},"external_authentication_methods":[],"email_auth_enabled":true,"require_email_format_usernames":true,"push_notifications_enabled":false,"is_incompatible":false,"realm_name":"Example","realm_icon":"https://chat.example.com/icon","realm_description":"","realm_web_public_access_enabled":false,"realm_uri":"https://chat.example.com"}};
const shared321 = {"200":{"realm_url":true}};
const shared322 = {};
const shared323 = {"name":"server","value":{"result":"success","msg":"","zulip_version":"12.0","zulip_feature_level":498,"zulip_merge_base":"12.0","authentication_methods":{"password":true},"external_authentication_methods":[],"email_auth_enabled":true,"require_email_format_usernames":true,"push_notifications_enabled":false,"is_incompatible":false,"realm_name":"Example","realm_icon":"https://chat.example.com/icon","realm_description":"","realm_web_public_access_enabled":false,"realm_uri":"https://chat.example.com","realm_url":"https://chat.example.com"}};
const shared324 = judgingEach(["user_id"], { user_id: check1, client_gravatar: check2, include_custom_profile_fields: check2 });
const shared325 = {"200":{"user":{"avatar_version":true,"is_owner":true,"role":true,"is_billing_admin":true,"is_imported_stub":true},"ignored_parameters_unsupported":true},"401":{"code":true},"429":{"code":true}};
const shared326 = {"name":"member","value":{"result":"success","msg":"","user":{"user_id":11,"full_name":"Cordelia","email":"cordelia@example.com","delivery_email":"cordelia@example.com","is_bot":false,"is_admin":false,"is_guest":false,"is_active":true,"timezone":"Europe/Rome","date_joined":"2024-03-16T16:30:54+00:00","avatar_url":"https://chat.example.com/avatar/11"}}};
const shared327 = [{"name":"user_id","in":"path","isPlainText":false},{"name":"client_gravatar","in":"query","isPlainText":false},{"name":"include_custom_profile_fields","in":"query","isPlainText":false}];
const shared328 = { "no-such-user": shared282, "gravatar-not-json": shared222, "fields-not-boolean": shared223, "not-basic": shared8 };
const shared329 = {"200":{"user":{"is_owner":true,"role":true,"is_billing_admin":true,"is_imported_stub":true},"ignored_parameters_unsupported":true},"401":{"code":true},"429":{"code":true}};
const shared330 = {"name":"member","value":{"result":"success","msg":"","user":{"user_id":11,"full_name":"Cordelia","email":"cordelia@example.com","delivery_email":"cordelia@example.com","is_bot":false,"is_admin":false,"is_guest":false,"is_active":true,"timezone":"Europe/Rome","date_joined":"2024-03-16T16:30:54+00:00","avatar_url":"https://chat.example.com/avatar/11","avatar_version":1}}};
const shared331 = {"200":{"user":{"role":true,"is_billing_admin":true,"is_imported_stub":true},"ignored_parameters_unsupported":true},"401":{"code":true},"429":{"code":true}};
const shared332 = {"name":"member","value":{"result":"success","msg":"","user":{"user_id":11,"full_name":"Cordelia","email":"cordelia@example.com","delivery_email":"cordelia@example.com","is_bot":false,"is_admin":false,"is_owner":false,"is_guest":false,"is_active":true,"timezone":"Europe/Rome","date_joined":"2024-03-16T16:30:54+00:00","avatar_url":"https://chat.example.com/avatar/11","avatar_version":1}}};
const shared333 = {"200":{"user":{"role":true,"is_billing_admin":true,"is_imported_stub":true},"ignored_parameters_unsupported":true},"401":{"code":true}};
const shared334 = judgingEach(["user_id"], { user_id: check19, client_gravatar: check2, include_custom_profile_fields: check2 });
const shared335 = [{"name":"user_id","in":"path","isPlainText":false,"isTextOrOther":true},{"name":"client_gravatar","in":"query","isPlainText":false},{"name":"include_custom_profile_fields","in":"query","isPlainText":false}];
const shared336 = {"200":{"user":{"is_billing_admin":true,"is_imported_stub":true},"ignored_parameters_unsupported":true},"401":{"code":true}};
const shared337 = {"name":"member","value":{"result":"success","msg":"","user":{"user_id":11,"full_name":"Cordelia","email":"cordelia@example.com","delivery_email":"cordelia@example.com","is_bot":false,"is_admin":false,"is_owner":false,"is_guest":false,"role":400,"is_active":true,"timezone":"Europe/Rome","date_joined":"2024-03-16T16:30:54+00:00","avatar_url":"https://chat.example.com/avatar/11","avatar_version":1}}};
const shared338 = {"200":{"user":{"is_imported_stub":true},"ignored_parameters_unsupported":true},"401":{"code":true}};
const shared339 = {"name":"member","value":{"result":"success","msg":"","user":{"user_id":11,"full_name":"Cordelia","email":"cordelia@example.com","delivery_email":"cordelia@example.com","is_bot":false,"is_admin":false,"is_owner":false,"is_guest":false,"is_billing_admin":false,"role":400,"is_active":true,"timezone":"Europe/Rome","date_joined":"2024-03-16T16:30:54+00:00","avatar_url":"https://chat.example.com/avatar/11","avatar_version":1}}};
const shared340 = {"200":{"user":{"is_imported_stub":true},"ignored_parameters_unsupported":true},"403":true};
const shared341 = {"200":{"user":{"is_imported_stub":true}},"403":true};
const shared342 = {"200":{"user":{"is_billing_admin":true,"is_imported_stub":true}},"403":true};
const shared343 = {"200":{"user":{"is_billing_admin":true}},"403":true};
const shared344 = {"name":"member","value":{"result":"success","msg":"","user":{"user_id":11,"full_name":"Cordelia","email":"cordelia@example.com","delivery_email":"cordelia@example.com","is_bot":false,"is_admin":false,"is_owner":false,"is_guest":false,"role":400,"is_active":true,"is_imported_stub":false,"timezone":"Europe/Rome","date_joined":"2024-03-16T16:30:54+00:00","avatar_url":"https://chat.example.com/avatar/11","avatar_version":1}}};
const shared345 = {"200":{"linkifiers":{"url_template":true,"example_input":true,"reverse_template":true,"alternative_url_templates":true},"ignored_parameters_unsupported":true},"401":{"code":true}};
const shared346 = {"name":"linkifiers","value":{"result":"success","msg":"","linkifiers":[{"id":1,"pattern":"#(?P<id>[0-9]+)","url_format":"https://github.com/example/main/issues/%(id)s"},{"id":2,"pattern":"(?P<commit>[0-9a-f]{40})","url_format":"https://github.com/example/main/commit/%(commit)s"},{"id":3,"pattern":"#zulip-(?P<id>[0-9]+)","url_format":"https://github.com/example/zulip/issues/%(id)s"}]}};
const shared347 = {"200":{"linkifiers":{"url_template":true,"example_input":true,"reverse_template":true,"alternative_url_templates":true},"ignored_parameters_unsupported":true},"403":true};
const shared348 = {"200":{"linkifiers":{"url_template":true,"example_input":true,"reverse_template":true,"alternative_url_templates":true}},"403":true};
const shared349 = {"200":{"linkifiers":{"url_format":true,"example_input":true,"reverse_template":true,"alternative_url_templates":true}},"403":true};
const shared350 = {"name":"linkifiers","value":{"result":"success","msg":"","linkifiers":[{"id":1,"pattern":"#(?P<id>[0-9]+)","url_template":"https://github.com/example/main/issues/{id}"},{"id":2,"pattern":"(?P<commit>[0-9a-f]{40})","url_template":"https://github.com/example/main/commit/{commit}"},{"id":3,"pattern":"#zulip-(?P<id>[0-9]+)","url_template":"https://github.com/example/zulip/issues/{id}"}]}};
const shared351 = {"200":{"linkifiers":{"url_format":true,"alternative_url_templates":true}},"403":true};
const shared352 = {"name":"linkifiers","value":{"result":"success","msg":"","linkifiers":[{"id":1,"pattern":"#(?P<id>[0-9]+)","url_template":"https://github.com/example/main/issues/{id}","example_input":"#123","reverse_template":"#{id}"},{"id":2,"pattern":"(?P<commit>[0-9a-f]{40})","url_template":"https://github.com/example/main/commit/{commit}","example_input":null,"reverse_template":null},{"id":3,"pattern":"#zulip-(?P<id>[0-9]+)","url_template":"https://github.com/example/zulip/issues/{id}","example_input":"#zulip-123","reverse_template":"#zulip-{id}"}]}};
const shared353 = {"200":{"linkifiers":{"url_format":true}},"403":true};
const shared354 = {"name":"linkifiers","value":{"result":"success","msg":"","linkifiers":[{"id":1,"pattern":"#(?P<id>[0-9]+)","url_template":"https://github.com/example/main/issues/{id}","example_input":"#123","reverse_template":"#{id}","alternative_url_templates":[]},{"id":2,"pattern":"(?P<commit>[0-9a-f]{40})","url_template":"https://github.com/example/main/commit/{commit}","example_input":null,"reverse_template":null,"alternative_url_templates":[]},{"id":3,"pattern":"#zulip-(?P<id>[0-9]+)","url_template":"https://github.com/example/zulip/issues/{id}","example_input":"#zulip-123","reverse_template":"#zulip-{id}","alternative_url_templates":[]}]}};
const shared355 = judgingEach(["filter_id","pattern","url_format_string"], { filter_id: check1, pattern: check0, url_format_string: check0 });
const shared356 = {"name":"linkifier-edited","value":{"result":"success","msg":""}};
const shared357 = [{"name":"filter_id","in":"path","isPlainText":false},{"name":"pattern","in":"form","isPlainText":true},{"name":"url_format_string","in":"form","isPlainText":true}];
const shared358 = { "missing-parameter": shared152, "no-such-linkifier": shared183, "blank-pattern": shared153, "bad-expression": shared154, "bad-url-format": shared155, "unknown-group-in-format": shared156, "unused-group-in-format": shared157, "same-pattern": shared158, "not-administrator": shared107, "not-basic": shared8 };
const shared359 = judgingEach(["filter_id","pattern","url_template"], { filter_id: check1, pattern: check0, url_template: check0 });
const shared360 = [{"name":"filter_id","in":"path","isPlainText":false},{"name":"pattern","in":"form","isPlainText":true},{"name":"url_template","in":"form","isPlainText":true}];
const shared361 = { "missing-parameter": shared152, "no-such-linkifier": shared183, "blank-pattern": shared153, "bad-expression": shared154, "bad-url-template": shared168, "unknown-group": shared169, "unused-group": shared170, "same-pattern": shared158, "not-administrator": shared107, "not-basic": shared8 };
const shared362 = judgingEach(["filter_id","pattern","url_template"], { filter_id: check1, pattern: check0, url_template: check0, example_input: check0, reverse_template: check0 });
const shared363 = [{"name":"filter_id","in":"path","isPlainText":false},{"name":"pattern","in":"form","isPlainText":true},{"name":"url_template","in":"form","isPlainText":true},{"name":"example_input","in":"form","isPlainText":true},{"name":"reverse_template","in":"form","isPlainText":true}];
const shared364 = { "missing-parameter": shared152, "no-such-linkifier": shared183, "blank-pattern": shared153, "bad-expression": shared154, "bad-url-template": shared168, "unknown-group": shared169, "unused-group": shared170, "same-pattern": shared158, "other-example": shared174, "not-administrator": shared107, "not-basic": shared8 };
const shared365 = judgingEach(["filter_id","pattern","url_template"], { filter_id: check1, pattern: check0, url_template: check0, example_input: check0, reverse_template: check0, alternative_url_templates: check9 });
const shared366 = [{"name":"filter_id","in":"path","isPlainText":false},{"name":"pattern","in":"form","isPlainText":true},{"name":"url_template","in":"form","isPlainText":true},{"name":"example_input","in":"form","isPlainText":true},{"name":"reverse_template","in":"form","isPlainText":true},{"name":"alternative_url_templates","in":"form","isPlainText":false}];
const shared367 = { "missing-parameter": shared152, "no-such-linkifier": shared183, "not-json": shared178, "blank-pattern": shared153, "bad-expression": shared154, "bad-url-template": shared168, "unknown-group": shared169, "unused-group": shared170, "same-pattern": shared158, "other-example": shared174, "not-administrator": shared107, "not-basic": shared8 };
const shared368 = {"200":{"ignored_parameters_unsupported":true}};
const shared369 = {"status":400,"body":{"result":"error","msg":"User has disabled synchronizing drafts.","code":"BAD_REQUEST"}};
const shared370 = {"name":"drafts","value":{"result":"success","msg":"","count":2,"drafts":[{"id":17,"type":"stream","to":[7],"topic":"release notes","content":"Patterns for links: the order counts","timestamp":1757408460},{"id":18,"type":"private","to":[9,12],"topic":"","content":"Shall we meet on Thursday?","timestamp":1757408520}]}};
const shared371 = {"name":"synchronization-disabled","value":{"result":"error","msg":"User has disabled synchronizing drafts.","code":"BAD_REQUEST"}};
const shared372 = { "synchronization-disabled": shared369, "not-basic": shared8 };
const shared373 = judgingEach(["drafts"], { drafts: check20 });
const shared374 = {"status":400,"body":{"result":"error","msg":"Missing 'drafts' argument","code":"REQUEST_VARIABLE_MISSING","var_name":"drafts"}};
const shared375 = {"status":400,"body":{"result":"error","msg":"drafts is not valid JSON","code":"BAD_REQUEST"}};
const shared376 = {"status":400,"body":{"result":"error","msg":"drafts is not a list","code":"BAD_REQUEST"}};
const shared377 = {"status":400,"body":{"result":"error","msg":"drafts[0][\"content\"] cannot be blank","code":"BAD_REQUEST"}};
const shared378 = {"status":400,"body":{"result":"error","msg":"Message must not contain null bytes","code":"BAD_REQUEST"}};
const shared379 = {"status":400,"body":{"result":"error","msg":"Timestamp must not be negative.","code":"BAD_REQUEST"}};
const shared380 = {"status":400,"body":{"result":"error","msg":"Must specify exactly 1 stream ID for stream messages","code":"BAD_REQUEST"}};
const shared381 = {"status":400,"body":{"result":"error","msg":"Invalid user ID 99","code":"BAD_REQUEST"}};
const shared382 = {"name":"drafts-saved","value":{"result":"success","msg":"","ids":[17,18]}};
const shared383 = {"name":"missing-parameter","value":{"result":"error","msg":"Missing 'drafts' argument","code":"REQUEST_VARIABLE_MISSING","var_name":"drafts"}};
const shared384 = {"name":"not-json","value":{"result":"error","msg":"drafts is not valid JSON","code":"BAD_REQUEST"}};
const shared385 = {"name":"internal-server-error","value":{"result":"error","msg":"Internal server error"}};
const shared386 = [{"name":"drafts","in":"form","isPlainText":false}];
const shared387 = [{"status":400,"code":"REQUEST_VARIABLE_MISSING"},{"status":400,"code":"BAD_REQUEST"},{"status":401,"code":"UNAUTHORIZED"},{"status":405},{"status":429,"code":"RATE_LIMIT_HIT"},{"status":500}];
const shared388 = { "missing-parameter": shared374, "not-json": shared375, "not-a-list": shared376, "blank-content": shared377, "synchronization-disabled": shared369, "null-bytes": shared378, "negative-timestamp": shared379, "not-one-stream": shared380, "unknown-user": shared381, "not-basic": shared8 };
const shared389 = judgingEach(["drafts"], { drafts: check21 });
const shared390 = {"status":400,"body":{"result":"error","msg":"Must specify exactly 1 channel ID for channel messages","code":"BAD_REQUEST"}};
const shared391 = { "missing-parameter": shared374, "not-json": shared375, "not-a-list": shared376, "blank-content": shared377, "synchronization-disabled": shared369, "null-bytes": shared378, "negative-timestamp": shared379, "not-one-channel": shared390, "unknown-user": shared381, "not-basic": shared8 };
const shared392 = judgingEach(["draft_id"], { draft_id: check1 });
const shared393 = {"status":404,"body":{"result":"error","msg":"Draft does not exist","code":"BAD_REQUEST"}};
const shared394 = {"name":"draft-deleted","value":{"result":"success","msg":""}};
const shared395 = {"name":"no-such-draft","value":{"result":"error","msg":"Draft does not exist","code":"BAD_REQUEST"}};
const shared396 = [{"name":"draft_id","in":"path","isPlainText":false}];
const shared397 = [{"status":400,"code":"BAD_REQUEST"},{"status":401,"code":"UNAUTHORIZED"},{"status":404,"code":"BAD_REQUEST"},{"status":405},{"status":429,"code":"RATE_LIMIT_HIT"}];
const shared398 = { "synchronization-disabled": shared369, "not-basic": shared8, "no-such-draft": shared393 };
const shared399 = judgingEach(["draft_id","draft"], { draft_id: check1, draft: check22 });
const shared400 = {"status":400,"body":{"result":"error","msg":"Missing 'draft' argument","code":"REQUEST_VARIABLE_MISSING","var_name":"draft"}};
const shared401 = {"status":400,"body":{"result":"error","msg":"draft is not a dict","code":"BAD_REQUEST"}};
const shared402 = {"name":"draft-edited","value":{"result":"success","msg":""}};
const shared403 = {"name":"missing-parameter","value":{"result":"error","msg":"Missing 'draft' argument","code":"REQUEST_VARIABLE_MISSING","var_name":"draft"}};
const shared404 = {"name":"not-an-object","value":{"result":"error","msg":"draft is not a dict","code":"BAD_REQUEST"}};
const shared405 = [{"name":"draft_id","in":"path","isPlainText":false},{"name":"draft","in":"form","isPlainText":false}];
const shared406 = [{"status":400,"code":"REQUEST_VARIABLE_MISSING"},{"status":400,"code":"BAD_REQUEST"},{"status":401,"code":"UNAUTHORIZED"},{"status":404,"code":"BAD_REQUEST"},{"status":405},{"status":429,"code":"RATE_LIMIT_HIT"},{"status":500}];
const shared407 = { "missing-parameter": shared400, "not-an-object": shared401, "synchronization-disabled": shared369, "negative-timestamp": shared379, "not-one-stream": shared380, "unknown-user": shared381, "not-basic": shared8, "no-such-draft": shared393 };
const shared408 = judgingEach(["draft_id","draft"], { draft_id: check1, draft: check23 });
const shared409 = { "missing-parameter": shared400, "not-an-object": shared401, "synchronization-disabled": shared369, "negative-timestamp": shared379, "not-one-channel": shared390, "unknown-user": shared381, "not-basic": shared8, "no-such-draft": shared393 };
const shared410 = judgingEach(["ordered_linkifier_ids"], { ordered_linkifier_ids: check4 });
const shared411 = {"status":400,"body":{"result":"error","msg":"Missing 'ordered_linkifier_ids' argument","code":"REQUEST_VARIABLE_MISSING","var_name":"ordered_linkifier_ids"}};
const shared412 = {"status":400,"body":{"result":"error","msg":"ordered_linkifier_ids is not valid JSON","code":"BAD_REQUEST"}};
const shared413 = {"status":400,"body":{"result":"error","msg":"ordered_linkifier_ids is not a list","code":"BAD_REQUEST"}};
const shared414 = {"status":400,"body":{"result":"error","msg":"ordered_linkifier_ids[0] is not an integer","code":"BAD_REQUEST"}};
const shared415 = {"status":400,"body":{"result":"error","msg":"The ordered list must not contain duplicated linkifiers","code":"BAD_REQUEST"}};
const shared416 = {"status":400,"body":{"result":"error","msg":"The ordered list must enumerate all existing linkifiers exactly once","code":"BAD_REQUEST"}};
const shared417 = {"name":"linkifiers-reordered","value":{"result":"success","msg":""}};
const shared418 = {"name":"missing-parameter","value":{"result":"error","msg":"Missing 'ordered_linkifier_ids' argument","code":"REQUEST_VARIABLE_MISSING","var_name":"ordered_linkifier_ids"}};
const shared419 = {"name":"not-json","value":{"result":"error","msg":"ordered_linkifier_ids is not valid JSON","code":"BAD_REQUEST"}};
const shared420 = [{"name":"ordered_linkifier_ids","in":"form","isPlainText":false}];
const shared421 = { "missing-parameter": shared411, "not-json": shared412, "not-a-list": shared413, "not-an-integer": shared414, "duplicate-ids": shared415, "not-all-ids": shared416, "not-administrator": shared107, "not-basic": shared8 };
const shared422 = {"person":{"bot_owner_id":true,"avatar_version":true,"is_owner":true,"role":true,"is_billing_admin":true,"is_imported_stub":true}};
const shared423 = {"person":{"role":true,"is_active":true}};
const shared424 = {"zulip_version":true,"zulip_feature_level":true,"zulip_merge_base":true};
const shared425 = {"person":{"bot_owner":true,"avatar_version":true,"is_owner":true,"role":true,"is_billing_admin":true,"is_imported_stub":true}};
const shared426 = {"person":{"bot_owner":true,"is_owner":true,"role":true,"is_billing_admin":true,"is_imported_stub":true}};
const shared427 = {"person":{"is_active":true}};
const shared428 = {"person":{"bot_owner":true,"role":true,"is_billing_admin":true,"is_imported_stub":true}};
const shared429 = {"realm_linkifiers":{"url_template":true,"example_input":true,"reverse_template":true,"alternative_url_templates":true}};
const shared430 = {"person":{"bot_owner":true,"is_billing_admin":true,"is_imported_stub":true}};
const shared431 = {"zulip_merge_base":true};
const shared432 = {"person":{"bot_owner":true,"is_imported_stub":true}};
const shared433 = {"realm_linkifiers":{"url_format":true,"example_input":true,"reverse_template":true,"alternative_url_templates":true}};
const shared434 = {"immediate":true};
const shared435 = {"person":{"bot_owner":true,"is_billing_admin":true}};
const shared436 = {"realm_linkifiers":{"url_format":true,"alternative_url_templates":true}};
const shared437 = {"realm_linkifiers":{"url_format":true}};

export const servedOperations = [
  { since: 0, until: 36, id: "getEvents", method: "GET", path: "/api/v1/events", isAuthenticated: true, success: [200], arguments: shared16, errors: shared17, examples: { "200": shared9, "400": shared10, BAD_EVENT_QUEUE_ID: shared11, "401": shared12, "403": shared13, "405": shared14, "429": shared15 }, check: shared0, absent: shared1, refused: shared2, named: shared18 },
  { since: 36, until: 76, id: "getEvents", method: "GET", path: "/api/v1/events", isAuthenticated: true, success: [200], arguments: shared16, errors: shared21, examples: { "200": shared9, "400": shared10, BAD_EVENT_QUEUE_ID: shared11, "401": shared12, "403": shared13, "405": shared14, "429": shared20 }, check: shared0, absent: shared19, refused: shared2, named: shared18 },
  { since: 76, until: 87, id: "getEvents", method: "GET", path: "/api/v1/events", isAuthenticated: true, success: [200], arguments: shared16, errors: shared24, examples: { "200": shared9, "400": shared10, BAD_EVENT_QUEUE_ID: shared11, "401": shared23, "405": shared14, "429": shared20 }, check: shared0, absent: shared22, refused: shared2, named: shared18 },
  { since: 87, until: 167, id: "getEvents", method: "GET", path: "/api/v1/events", isAuthenticated: true, success: [200], arguments: shared16, errors: shared24, examples: { "200": shared25, "400": shared10, BAD_EVENT_QUEUE_ID: shared11, "401": shared23, "405": shared14, "429": shared20 }, check: shared0, absent: shared22, refused: shared2, named: shared18 },
  { since: 167, until: Infinity, id: "getEvents", method: "GET", path: "/api/v1/events", isAuthenticated: true, success: [200], arguments: shared16, errors: shared24, examples: { "200": shared25, "400": shared10, BAD_EVENT_QUEUE_ID: shared11, "401": shared23, "405": shared14, "429": shared20 }, check: shared0, absent: shared26, refused: shared2, named: shared18 },
  { since: 0, until: 36, id: "deleteEventQueue", method: "DELETE", path: "/api/v1/events", isAuthenticated: true, success: [200], arguments: shared32, errors: shared33, examples: { "200": shared29, "400": shared30, BAD_EVENT_QUEUE_ID: shared11, BAD_REQUEST: shared31, "401": shared12, "403": shared13, "405": shared14, "429": shared15 }, check: shared27, absent: shared1, refused: shared2, named: shared34 },
  { since: 36, until: 76, id: "deleteEventQueue", method: "DELETE", path: "/api/v1/events", isAuthenticated: true, success: [200], arguments: shared32, errors: shared35, examples: { "200": shared29, "400": shared30, BAD_EVENT_QUEUE_ID: shared11, BAD_REQUEST: shared31, "401": shared12, "403": shared13, "405": shared14, "429": shared20 }, check: shared27, absent: shared19, refused: shared2, named: shared34 },
  { since: 76, until: 167, id: "deleteEventQueue", method: "DELETE", path: "/api/v1/events", isAuthenticated: true, success: [200], arguments: shared32, errors: shared36, examples: { "200": shared29, "400": shared30, BAD_EVENT_QUEUE_ID: shared11, BAD_REQUEST: shared31, "401": shared23, "405": shared14, "429": shared20 }, check: shared27, absent: shared22, refused: shared2, named: shared34 },
  { since: 167, until: Infinity, id: "deleteEventQueue", method: "DELETE", path: "/api/v1/events", isAuthenticated: true, success: [200], arguments: shared32, errors: shared36, examples: { "200": shared29, "400": shared30, BAD_EVENT_QUEUE_ID: shared11, BAD_REQUEST: shared31, "401": shared23, "405": shared14, "429": shared20 }, check: shared27, absent: shared26, refused: shared2, named: shared34 },
  { since: 0, until: 22, id: "listInvitations", method: "GET", path: "/api/v1/invites", isAuthenticated: true, success: [200], arguments: shared2, errors: shared44, examples: { "200": shared42, "400": shared43, "401": shared12, "403": shared13, "405": shared14, "429": shared15 }, check: shared37, absent: shared38, refused: shared39, named: shared45 },
  { since: 22, until: 36, id: "listInvitations", method: "GET", path: "/api/v1/invites", isAuthenticated: true, success: [200], arguments: shared2, errors: shared44, examples: { "200": shared47, "400": shared43, "401": shared12, "403": shared13, "405": shared14, "429": shared15 }, check: shared37, absent: shared46, refused: shared39, named: shared45 },
  { since: 36, until: 76, id: "listInvitations", method: "GET", path: "/api/v1/invites", isAuthenticated: true, success: [200], arguments: shared2, errors: shared49, examples: { "200": shared47, "400": shared43, "401": shared12, "403": shared13, "405": shared14, "429": shared20 }, check: shared37, absent: shared48, refused: shared39, named: shared45 },
  { since: 76, until: 167, id: "listInvitations", method: "GET", path: "/api/v1/invites", isAuthenticated: true, success: [200], arguments: shared2, errors: shared51, examples: { "200": shared47, "400": shared43, "401": shared23, "405": shared14, "429": shared20 }, check: shared37, absent: shared50, refused: shared39, named: shared45 },
  { since: 167, until: 267, id: "listInvitations", method: "GET", path: "/api/v1/invites", isAuthenticated: true, success: [200], arguments: shared2, errors: shared51, examples: { "200": shared47, "400": shared43, "401": shared23, "405": shared14, "429": shared20 }, check: shared37, absent: shared52, refused: shared39, named: shared45 },
  { since: 267, until: Infinity, id: "listInvitations", method: "GET", path: "/api/v1/invites", isAuthenticated: true, success: [200], arguments: shared2, errors: shared51, examples: { "200": shared54, "400": shared43, "401": shared23, "405": shared14, "429": shared20 }, check: shared37, absent: shared53, refused: shared39, named: shared45 },
  { since: 0, until: 20, id: "sendInvitations", method: "POST", path: "/api/v1/invites", isAuthenticated: true, success: [200], arguments: shared71, errors: shared72, examples: { "200": shared68, "400": shared69, BAD_REQUEST: shared70, "401": shared12, "403": shared13, "405": shared14, "429": shared15 }, check: shared55, absent: shared1, refused: shared39, named: shared73 },
  { since: 20, until: 36, id: "sendInvitations", method: "POST", path: "/api/v1/invites", isAuthenticated: true, success: [200], arguments: shared71, errors: shared72, examples: { "200": shared68, "400": shared69, BAD_REQUEST: shared70, UNAUTHORIZED_PRINCIPAL: shared76, "401": shared12, "403": shared13, "405": shared14, "429": shared15 }, check: shared74, absent: shared1, refused: shared39, named: shared77 },
  { since: 36, until: 61, id: "sendInvitations", method: "POST", path: "/api/v1/invites", isAuthenticated: true, success: [200], arguments: shared71, errors: shared78, examples: { "200": shared68, "400": shared69, BAD_REQUEST: shared70, UNAUTHORIZED_PRINCIPAL: shared76, "401": shared12, "403": shared13, "405": shared14, "429": shared20 }, check: shared74, absent: shared19, refused: shared39, named: shared77 },
  { since: 61, until: 76, id: "sendInvitations", method: "POST", path: "/api/v1/invites", isAuthenticated: true, success: [200], arguments: shared71, errors: shared78, examples: { "200": shared68, "400": shared69, BAD_REQUEST: shared70, UNAUTHORIZED_PRINCIPAL: shared76, "401": shared12, "403": shared13, "405": shared14, "429": shared20 }, check: shared79, absent: shared19, refused: shared39, named: shared77 },
  { since: 76, until: 96, id: "sendInvitations", method: "POST", path: "/api/v1/invites", isAuthenticated: true, success: [200], arguments: shared71, errors: shared84, examples: { "200": shared68, "400": shared69, BAD_REQUEST: shared70, UNAUTHORIZED_PRINCIPAL: shared76, INVITATION_FAILED: shared83, "401": shared23, "405": shared14, "429": shared20 }, check: shared79, absent: shared22, refused: shared39, named: shared85 },
  { since: 96, until: 117, id: "sendInvitations", method: "POST", path: "/api/v1/invites", isAuthenticated: true, success: [200], arguments: shared87, errors: shared84, examples: { "200": shared68, "400": shared69, BAD_REQUEST: shared70, UNAUTHORIZED_PRINCIPAL: shared76, INVITATION_FAILED: shared83, "401": shared23, "405": shared14, "429": shared20 }, check: shared86, absent: shared22, refused: shared39, named: shared85 },
  { since: 117, until: 126, id: "sendInvitations", method: "POST", path: "/api/v1/invites", isAuthenticated: true, success: [200], arguments: shared87, errors: shared84, examples: { "200": shared68, "400": shared69, BAD_REQUEST: shared70, UNAUTHORIZED_PRINCIPAL: shared76, INVITATION_FAILED: shared83, "401": shared23, "405": shared14, "429": shared20 }, check: shared88, absent: shared22, refused: shared39, named: shared85 },
  { since: 126, until: 157, id: "sendInvitations", method: "POST", path: "/api/v1/invites", isAuthenticated: true, success: [200], arguments: shared90, errors: shared84, examples: { "200": shared68, "400": shared69, BAD_REQUEST: shared70, UNAUTHORIZED_PRINCIPAL: shared76, INVITATION_FAILED: shared83, "401": shared23, "405": shared14, "429": shared20 }, check: shared89, absent: shared22, refused: shared39, named: shared85 },
  { since: 159, until: 167, id: "sendInvitations", method: "POST", path: "/api/v1/invites", isAuthenticated: true, success: [200], arguments: shared90, errors: shared84, examples: { "200": shared68, "400": shared69, BAD_REQUEST: shared70, UNAUTHORIZED_PRINCIPAL: shared76, INVITATION_FAILED: shared83, "401": shared23, "405": shared14, "429": shared20 }, check: shared89, absent: shared22, refused: shared39, named: shared85 },
  { since: 157, until: 159, id: "sendInvitations", method: "POST", path: "/api/v1/invites", isAuthenticated: true, success: [200], arguments: shared90, errors: shared84, examples: { "200": shared68, "400": shared69, BAD_REQUEST: shared70, UNAUTHORIZED_PRINCIPAL: shared76, INVITATION_FAILED: shared83, "401": shared23, "405": shared14, "429": shared20 }, check: shared89, absent: shared22, refused: shared39, named: shared91 },
  { since: 167, until: 180, id: "sendInvitations", method: "POST", path: "/api/v1/invites", isAuthenticated: true, success: [200], arguments: shared90, errors: shared84, examples: { "200": shared68, "400": shared69, BAD_REQUEST: shared70, UNAUTHORIZED_PRINCIPAL: shared76, INVITATION_FAILED: shared83, "401": shared23, "405": shared14, "429": shared20 }, check: shared89, absent: shared26, refused: shared39, named: shared85 },
  { since: 180, until: 261, id: "sendInvitations", method: "POST", path: "/api/v1/invites", isAuthenticated: true, success: [200], arguments: shared90, errors: shared84, examples: { "200": shared68, "400": shared69, BAD_REQUEST: shared70, UNAUTHORIZED_PRINCIPAL: shared76, INVITATION_FAILED: shared83, "401": shared23, "405": shared14, "429": shared20 }, check: shared89, absent: shared26, refused: shared39, named: shared93 },
  { since: 261, until: 267, id: "sendInvitations", method: "POST", path: "/api/v1/invites", isAuthenticated: true, success: [200], arguments: shared96, errors: shared84, examples: { "200": shared68, "400": shared69, BAD_REQUEST: shared70, UNAUTHORIZED_PRINCIPAL: shared76, INVITATION_FAILED: shared83, "401": shared23, "405": shared14, "429": shared20 }, check: shared94, absent: shared26, refused: shared39, named: shared97 },
  { since: 267, until: 322, id: "sendInvitations", method: "POST", path: "/api/v1/invites", isAuthenticated: true, success: [200], arguments: shared99, errors: shared84, examples: { "200": shared68, "400": shared69, BAD_REQUEST: shared70, UNAUTHORIZED_PRINCIPAL: shared76, INVITATION_FAILED: shared83, "401": shared23, "405": shared14, "429": shared20 }, check: shared98, absent: shared26, refused: shared39, named: shared97 },
  { since: 322, until: 416, id: "sendInvitations", method: "POST", path: "/api/v1/invites", isAuthenticated: true, success: [200], arguments: shared101, errors: shared84, examples: { "200": shared68, "400": shared69, BAD_REQUEST: shared70, UNAUTHORIZED_PRINCIPAL: shared76, INVITATION_FAILED: shared83, "401": shared23, "405": shared14, "429": shared20 }, check: shared100, absent: shared26, refused: shared39, named: shared97 },
  { since: 416, until: Infinity, id: "sendInvitations", method: "POST", path: "/api/v1/invites", isAuthenticated: true, success: [200], arguments: shared103, errors: shared84, examples: { "200": shared68, "400": shared69, BAD_REQUEST: shared70, UNAUTHORIZED_PRINCIPAL: shared76, INVITATION_FAILED: shared83, "401": shared23, "405": shared14, "429": shared20 }, check: shared102, absent: shared26, refused: shared39, named: shared104 },
  { since: 0, until: 20, id: "createInvitationLink", method: "POST", path: "/api/v1/invites/multiuse", isAuthenticated: true, success: [200], arguments: shared110, errors: shared111, examples: { "200": shared108, "400": shared70, UNAUTHORIZED_PRINCIPAL: shared109, "401": shared12, "403": shared13, "405": shared14, "429": shared15 }, check: shared105, absent: shared1, refused: shared106, named: shared112 },
  { since: 20, until: 36, id: "createInvitationLink", method: "POST", path: "/api/v1/invites/multiuse", isAuthenticated: true, success: [200], arguments: shared110, errors: shared111, examples: { "200": shared108, "400": shared70, UNAUTHORIZED_PRINCIPAL: shared109, "401": shared12, "403": shared13, "405": shared14, "429": shared15 }, check: shared113, absent: shared1, refused: shared106, named: shared114 },
  { since: 36, until: 61, id: "createInvitationLink", method: "POST", path: "/api/v1/invites/multiuse", isAuthenticated: true, success: [200], arguments: shared110, errors: shared115, examples: { "200": shared108, "400": shared70, UNAUTHORIZED_PRINCIPAL: shared109, "401": shared12, "403": shared13, "405": shared14, "429": shared20 }, check: shared113, absent: shared19, refused: shared106, named: shared114 },
  { since: 61, until: 76, id: "createInvitationLink", method: "POST", path: "/api/v1/invites/multiuse", isAuthenticated: true, success: [200], arguments: shared110, errors: shared115, examples: { "200": shared108, "400": shared70, UNAUTHORIZED_PRINCIPAL: shared109, "401": shared12, "403": shared13, "405": shared14, "429": shared20 }, check: shared116, absent: shared19, refused: shared106, named: shared114 },
  { since: 76, until: 96, id: "createInvitationLink", method: "POST", path: "/api/v1/invites/multiuse", isAuthenticated: true, success: [200], arguments: shared110, errors: shared117, examples: { "200": shared108, "400": shared70, UNAUTHORIZED_PRINCIPAL: shared109, "401": shared23, "405": shared14, "429": shared20 }, check: shared116, absent: shared22, refused: shared106, named: shared114 },
  { since: 96, until: 117, id: "createInvitationLink", method: "POST", path: "/api/v1/invites/multiuse", isAuthenticated: true, success: [200], arguments: shared119, errors: shared117, examples: { "200": shared108, "400": shared70, UNAUTHORIZED_PRINCIPAL: shared109, "401": shared23, "405": shared14, "429": shared20 }, check: shared118, absent: shared22, refused: shared106, named: shared114 },
  { since: 117, until: 126, id: "createInvitationLink", method: "POST", path: "/api/v1/invites/multiuse", isAuthenticated: true, success: [200], arguments: shared119, errors: shared117, examples: { "200": shared108, "400": shared70, UNAUTHORIZED_PRINCIPAL: shared109, "401": shared23, "405": shared14, "429": shared20 }, check: shared120, absent: shared22, refused: shared106, named: shared114 },
  { since: 126, until: 167, id: "createInvitationLink", method: "POST", path: "/api/v1/invites/multiuse", isAuthenticated: true, success: [200], arguments: shared122, errors: shared117, examples: { "200": shared108, "400": shared70, UNAUTHORIZED_PRINCIPAL: shared109, "401": shared23, "405": shared14, "429": shared20 }, check: shared121, absent: shared22, refused: shared106, named: shared114 },
  { since: 167, until: 180, id: "createInvitationLink", method: "POST", path: "/api/v1/invites/multiuse", isAuthenticated: true, success: [200], arguments: shared122, errors: shared117, examples: { "200": shared108, "400": shared70, UNAUTHORIZED_PRINCIPAL: shared109, "401": shared23, "405": shared14, "429": shared20 }, check: shared121, absent: shared26, refused: shared106, named: shared114 },
  { since: 180, until: 209, id: "createInvitationLink", method: "POST", path: "/api/v1/invites/multiuse", isAuthenticated: true, success: [200], arguments: shared122, errors: shared117, examples: { "200": shared108, "400": shared70, UNAUTHORIZED_PRINCIPAL: shared109, "401": shared23, "405": shared14, "429": shared20 }, check: shared121, absent: shared26, refused: shared106, named: shared123 },
  { since: 209, until: 261, id: "createInvitationLink", method: "POST", path: "/api/v1/invites/multiuse", isAuthenticated: true, success: [200], arguments: shared122, errors: shared117, examples: { "200": shared108, "400": shared70, UNAUTHORIZED_PRINCIPAL: shared76, "401": shared23, "405": shared14, "429": shared20 }, check: shared121, absent: shared26, refused: shared39, named: shared124 },
  { since: 261, until: 322, id: "createInvitationLink", method: "POST", path: "/api/v1/invites/multiuse", isAuthenticated: true, success: [200], arguments: shared126, errors: shared117, examples: { "200": shared108, "400": shared70, UNAUTHORIZED_PRINCIPAL: shared76, "401": shared23, "405": shared14, "429": shared20 }, check: shared125, absent: shared26, refused: shared39, named: shared127 },
  { since: 322, until: 416, id: "createInvitationLink", method: "POST", path: "/api/v1/invites/multiuse", isAuthenticated: true, success: [200], arguments: shared129, errors: shared117, examples: { "200": shared108, "400": shared70, UNAUTHORIZED_PRINCIPAL: shared76, "401": shared23, "405": shared14, "429": shared20 }, check: shared128, absent: shared26, refused: shared39, named: shared127 },
  { since: 416, until: Infinity, id: "createInvitationLink", method: "POST", path: "/api/v1/invites/multiuse", isAuthenticated: true, success: [200], arguments: shared131, errors: shared117, examples: { "200": shared108, "400": shared70, UNAUTHORIZED_PRINCIPAL: shared76, "401": shared23, "405": shared14, "429": shared20 }, check: shared130, absent: shared26, refused: shared39, named: shared132 },
  { since: 0, until: 36, id: "revokeInvitationLink", method: "DELETE", path: "/api/v1/invites/multiuse/{invite_id}", isAuthenticated: true, success: [200], arguments: shared137, errors: shared111, examples: { "200": shared135, "400": shared136, UNAUTHORIZED_PRINCIPAL: shared109, "401": shared12, "403": shared13, "405": shared14, "429": shared15 }, check: shared133, absent: shared1, refused: shared106, named: shared138 },
  { since: 36, until: 76, id: "revokeInvitationLink", method: "DELETE", path: "/api/v1/invites/multiuse/{invite_id}", isAuthenticated: true, success: [200], arguments: shared137, errors: shared115, examples: { "200": shared135, "400": shared136, UNAUTHORIZED_PRINCIPAL: shared109, "401": shared12, "403": shared13, "405": shared14, "429": shared20 }, check: shared133, absent: shared19, refused: shared106, named: shared138 },
  { since: 76, until: 126, id: "revokeInvitationLink", method: "DELETE", path: "/api/v1/invites/multiuse/{invite_id}", isAuthenticated: true, success: [200], arguments: shared137, errors: shared117, examples: { "200": shared135, "400": shared136, UNAUTHORIZED_PRINCIPAL: shared109, "401": shared23, "405": shared14, "429": shared20 }, check: shared133, absent: shared22, refused: shared106, named: shared138 },
  { since: 126, until: 167, id: "revokeInvitationLink", method: "DELETE", path: "/api/v1/invites/multiuse/{invite_id}", isAuthenticated: true, success: [200], arguments: shared137, errors: shared117, examples: { "200": shared135, "400": shared136, UNAUTHORIZED_PRINCIPAL: shared109, "401": shared23, "405": shared14, "429": shared20 }, check: shared133, absent: shared22, refused: shared106, named: shared140 },
  { since: 167, until: 209, id: "revokeInvitationLink", method: "DELETE", path: "/api/v1/invites/multiuse/{invite_id}", isAuthenticated: true, success: [200], arguments: shared137, errors: shared117, examples: { "200": shared135, "400": shared136, UNAUTHORIZED_PRINCIPAL: shared109, "401": shared23, "405": shared14, "429": shared20 }, check: shared133, absent: shared26, refused: shared106, named: shared140 },
  { since: 209, until: Infinity, id: "revokeInvitationLink", method: "DELETE", path: "/api/v1/invites/multiuse/{invite_id}", isAuthenticated: true, success: [200], arguments: shared137, errors: shared117, examples: { "200": shared135, "400": shared136, UNAUTHORIZED_PRINCIPAL: shared141, "401": shared23, "405": shared14, "429": shared20 }, check: shared133, absent: shared26, refused: shared39, named: shared142 },
  { since: 0, until: 36, id: "revokeInvitation", method: "DELETE", path: "/api/v1/invites/{invite_id}", isAuthenticated: true, success: [200], arguments: shared137, errors: shared111, examples: { "200": shared143, "400": shared136, UNAUTHORIZED_PRINCIPAL: shared141, "401": shared12, "403": shared13, "405": shared14, "429": shared15 }, check: shared133, absent: shared1, refused: shared39, named: shared144 },
  { since: 36, until: 76, id: "revokeInvitation", method: "DELETE", path: "/api/v1/invites/{invite_id}", isAuthenticated: true, success: [200], arguments: shared137, errors: shared115, examples: { "200": shared143, "400": shared136, UNAUTHORIZED_PRINCIPAL: shared141, "401": shared12, "403": shared13, "405": shared14, "429": shared20 }, check: shared133, absent: shared19, refused: shared39, named: shared144 },
  { since: 76, until: 167, id: "revokeInvitation", method: "DELETE", path: "/api/v1/invites/{invite_id}", isAuthenticated: true, success: [200], arguments: shared137, errors: shared117, examples: { "200": shared143, "400": shared136, UNAUTHORIZED_PRINCIPAL: shared141, "401": shared23, "405": shared14, "429": shared20 }, check: shared133, absent: shared22, refused: shared39, named: shared144 },
  { since: 167, until: Infinity, id: "revokeInvitation", method: "DELETE", path: "/api/v1/invites/{invite_id}", isAuthenticated: true, success: [200], arguments: shared137, errors: shared117, examples: { "200": shared143, "400": shared136, UNAUTHORIZED_PRINCIPAL: shared141, "401": shared23, "405": shared14, "429": shared20 }, check: shared133, absent: shared26, refused: shared39, named: shared144 },
  { since: 0, until: 36, id: "resendInvitation", method: "POST", path: "/api/v1/invites/{invite_id}/resend", isAuthenticated: true, success: [200], arguments: shared137, errors: shared146, examples: { "200": shared145, "400": shared136, UNAUTHORIZED_PRINCIPAL: shared141, "401": shared12, "403": shared13, "405": shared14, "429": shared15 }, check: shared133, absent: shared1, refused: shared39, named: shared144 },
  { since: 36, until: 76, id: "resendInvitation", method: "POST", path: "/api/v1/invites/{invite_id}/resend", isAuthenticated: true, success: [200], arguments: shared137, errors: shared147, examples: { "200": shared145, "400": shared136, UNAUTHORIZED_PRINCIPAL: shared141, "401": shared12, "403": shared13, "405": shared14, "429": shared20 }, check: shared133, absent: shared19, refused: shared39, named: shared144 },
  { since: 76, until: 167, id: "resendInvitation", method: "POST", path: "/api/v1/invites/{invite_id}/resend", isAuthenticated: true, success: [200], arguments: shared137, errors: shared148, examples: { "200": shared145, "400": shared136, UNAUTHORIZED_PRINCIPAL: shared141, "401": shared23, "405": shared14, "429": shared20 }, check: shared133, absent: shared22, refused: shared39, named: shared144 },
  { since: 167, until: 257, id: "resendInvitation", method: "POST", path: "/api/v1/invites/{invite_id}/resend", isAuthenticated: true, success: [200], arguments: shared137, errors: shared148, examples: { "200": shared145, "400": shared136, UNAUTHORIZED_PRINCIPAL: shared141, "401": shared23, "405": shared14, "429": shared20 }, check: shared133, absent: shared26, refused: shared39, named: shared144 },
  { since: 257, until: Infinity, id: "resendInvitation", method: "POST", path: "/api/v1/invites/{invite_id}/resend", isAuthenticated: true, success: [200], arguments: shared137, errors: shared148, examples: { "200": shared145, "400": shared136, UNAUTHORIZED_PRINCIPAL: shared141, "401": shared23, "405": shared14, "429": shared20 }, check: shared133, absent: shared149, refused: shared39, named: shared144 },
  { since: 0, until: 36, id: "createLinkifier", method: "POST", path: "/api/v1/realm/filters", isAuthenticated: true, success: [200], arguments: shared162, errors: shared163, examples: { "200": shared159, "400": shared160, BAD_REQUEST: shared161, UNAUTHORIZED_PRINCIPAL: shared109, "401": shared12, "403": shared13, "405": shared14, "429": shared15 }, check: shared150, absent: shared1, refused: shared151, named: shared164 },
  { since: 36, until: 76, id: "createLinkifier", method: "POST", path: "/api/v1/realm/filters", isAuthenticated: true, success: [200], arguments: shared162, errors: shared165, examples: { "200": shared159, "400": shared160, BAD_REQUEST: shared161, UNAUTHORIZED_PRINCIPAL: shared109, "401": shared12, "403": shared13, "405": shared14, "429": shared20 }, check: shared150, absent: shared19, refused: shared151, named: shared164 },
  { since: 76, until: 167, id: "createLinkifier", method: "POST", path: "/api/v1/realm/filters", isAuthenticated: true, success: [200], arguments: shared162, errors: shared166, examples: { "200": shared159, "400": shared160, BAD_REQUEST: shared161, UNAUTHORIZED_PRINCIPAL: shared109, "401": shared23, "405": shared14, "429": shared20 }, check: shared150, absent: shared22, refused: shared151, named: shared164 },
  { since: 167, until: 176, id: "createLinkifier", method: "POST", path: "/api/v1/realm/filters", isAuthenticated: true, success: [200], arguments: shared162, errors: shared166, examples: { "200": shared159, "400": shared160, BAD_REQUEST: shared161, UNAUTHORIZED_PRINCIPAL: shared109, "401": shared23, "405": shared14, "429": shared20 }, check: shared150, absent: shared26, refused: shared151, named: shared164 },
  { since: 176, until: 471, id: "createLinkifier", method: "POST", path: "/api/v1/realm/filters", isAuthenticated: true, success: [200], arguments: shared171, errors: shared166, examples: { "200": shared159, "400": shared160, BAD_REQUEST: shared161, UNAUTHORIZED_PRINCIPAL: shared109, "401": shared23, "405": shared14, "429": shared20 }, check: shared167, absent: shared26, refused: shared151, named: shared172 },
  { since: 471, until: 478, id: "createLinkifier", method: "POST", path: "/api/v1/realm/filters", isAuthenticated: true, success: [200], arguments: shared175, errors: shared166, examples: { "200": shared159, "400": shared160, BAD_REQUEST: shared161, UNAUTHORIZED_PRINCIPAL: shared109, "401": shared23, "405": shared14, "429": shared20 }, check: shared173, absent: shared26, refused: shared151, named: shared176 },
  { since: 478, until: Infinity, id: "createLinkifier", method: "POST", path: "/api/v1/realm/filters", isAuthenticated: true, success: [200], arguments: shared180, errors: shared166, examples: { "200": shared159, "400": shared160, BAD_REQUEST: shared179, UNAUTHORIZED_PRINCIPAL: shared109, "401": shared23, "405": shared14, "429": shared20 }, check: shared177, absent: shared26, refused: shared151, named: shared181 },
  { since: 0, until: 36, id: "deleteLinkifier", method: "DELETE", path: "/api/v1/realm/filters/{filter_id}", isAuthenticated: true, success: [200], arguments: shared186, errors: shared111, examples: { "200": shared184, "400": shared185, UNAUTHORIZED_PRINCIPAL: shared109, "401": shared12, "403": shared13, "405": shared14, "429": shared15 }, check: shared182, absent: shared1, refused: shared151, named: shared187 },
  { since: 36, until: 76, id: "deleteLinkifier", method: "DELETE", path: "/api/v1/realm/filters/{filter_id}", isAuthenticated: true, success: [200], arguments: shared186, errors: shared115, examples: { "200": shared184, "400": shared185, UNAUTHORIZED_PRINCIPAL: shared109, "401": shared12, "403": shared13, "405": shared14, "429": shared20 }, check: shared182, absent: shared19, refused: shared151, named: shared187 },
  { since: 76, until: 167, id: "deleteLinkifier", method: "DELETE", path: "/api/v1/realm/filters/{filter_id}", isAuthenticated: true, success: [200], arguments: shared186, errors: shared117, examples: { "200": shared184, "400": shared185, UNAUTHORIZED_PRINCIPAL: shared109, "401": shared23, "405": shared14, "429": shared20 }, check: shared182, absent: shared22, refused: shared151, named: shared187 },
  { since: 167, until: Infinity, id: "deleteLinkifier", method: "DELETE", path: "/api/v1/realm/filters/{filter_id}", isAuthenticated: true, success: [200], arguments: shared186, errors: shared117, examples: { "200": shared184, "400": shared185, UNAUTHORIZED_PRINCIPAL: shared109, "401": shared23, "405": shared14, "429": shared20 }, check: shared182, absent: shared26, refused: shared151, named: shared187 },
  { since: 0, until: 1, id: "registerEventQueue", method: "POST", path: "/api/v1/register", isAuthenticated: true, success: [200], arguments: shared195, errors: shared44, examples: { "200": shared193, "400": shared194, "401": shared12, "403": shared13, "405": shared14, "429": shared15 }, check: shared188, absent: shared189, refused: shared2, named: shared196 },
  { since: 1, until: 36, id: "registerEventQueue", method: "POST", path: "/api/v1/register", isAuthenticated: true, success: [200], arguments: shared195, errors: shared44, examples: { "200": shared198, "400": shared194, "401": shared12, "403": shared13, "405": shared14, "429": shared15 }, check: shared188, absent: shared197, refused: shared2, named: shared196 },
  { since: 36, until: 54, id: "registerEventQueue", method: "POST", path: "/api/v1/register", isAuthenticated: true, success: [200], arguments: shared195, errors: shared49, examples: { "200": shared198, "400": shared194, "401": shared12, "403": shared13, "405": shared14, "429": shared20 }, check: shared188, absent: shared199, refused: shared2, named: shared196 },
  { since: 54, until: 74, id: "registerEventQueue", method: "POST", path: "/api/v1/register", isAuthenticated: true, success: [200], arguments: shared195, errors: shared49, examples: { "200": shared198, "400": shared194, "401": shared12, "403": shared13, "405": shared14, "429": shared20 }, check: shared188, absent: shared200, refused: shared2, named: shared196 },
  { since: 74, until: 76, id: "registerEventQueue", method: "POST", path: "/api/v1/register", isAuthenticated: true, success: [200], arguments: shared195, errors: shared49, examples: { "200": shared202, "400": shared194, "401": shared12, "403": shared13, "405": shared14, "429": shared20 }, check: shared188, absent: shared201, refused: shared2, named: shared196 },
  { since: 76, until: 87, id: "registerEventQueue", method: "POST", path: "/api/v1/register", isAuthenticated: true, success: [200], arguments: shared195, errors: shared51, examples: { "200": shared202, "400": shared194, "401": shared23, "405": shared14, "429": shared20 }, check: shared188, absent: shared203, refused: shared2, named: shared196 },
  { since: 87, until: 88, id: "registerEventQueue", method: "POST", path: "/api/v1/register", isAuthenticated: true, success: [200], arguments: shared195, errors: shared51, examples: { "200": shared202, "400": shared194, "401": shared23, "405": shared14, "429": shared20 }, check: shared188, absent: shared204, refused: shared2, named: shared196 },
  { since: 88, until: 167, id: "registerEventQueue", method: "POST", path: "/api/v1/register", isAuthenticated: true, success: [200], arguments: shared195, errors: shared51, examples: { "200": shared206, "400": shared194, "401": shared23, "405": shared14, "429": shared20 }, check: shared188, absent: shared205, refused: shared2, named: shared196 },
  { since: 167, until: 176, id: "registerEventQueue", method: "POST", path: "/api/v1/register", isAuthenticated: true, success: [200], arguments: shared195, errors: shared51, examples: { "200": shared206, "400": shared194, "401": shared23, "405": shared14, "429": shared20 }, check: shared188, absent: shared207, refused: shared2, named: shared196 },
  { since: 176, until: 257, id: "registerEventQueue", method: "POST", path: "/api/v1/register", isAuthenticated: true, success: [200], arguments: shared195, errors: shared51, examples: { "200": shared206, "400": shared194, "401": shared23, "405": shared14, "429": shared20 }, check: shared188, absent: shared208, refused: shared2, named: shared196 },
  { since: 257, until: 288, id: "registerEventQueue", method: "POST", path: "/api/v1/register", isAuthenticated: true, success: [200], arguments: shared195, errors: shared51, examples: { "200": shared206, "400": shared194, "401": shared23, "405": shared14, "429": shared20 }, check: shared188, absent: shared209, refused: shared2, named: shared196 },
  { since: 288, until: 412, id: "registerEventQueue", method: "POST", path: "/api/v1/register", isAuthenticated: true, success: [200], arguments: shared211, errors: shared51, examples: { "200": shared206, "400": shared194, "401": shared23, "405": shared14, "429": shared20 }, check: shared210, absent: shared209, refused: shared2, named: shared196 },
  { since: 412, until: 471, id: "registerEventQueue", method: "POST", path: "/api/v1/register", isAuthenticated: true, success: [200], arguments: shared213, errors: shared51, examples: { "200": shared206, "400": shared194, "401": shared23, "405": shared14, "429": shared20 }, check: shared212, absent: shared209, refused: shared2, named: shared196 },
  { since: 471, until: 478, id: "registerEventQueue", method: "POST", path: "/api/v1/register", isAuthenticated: true, success: [200], arguments: shared213, errors: shared51, examples: { "200": shared206, "400": shared194, "401": shared23, "405": shared14, "429": shared20 }, check: shared212, absent: shared214, refused: shared2, named: shared196 },
  { since: 478, until: 481, id: "registerEventQueue", method: "POST", path: "/api/v1/register", isAuthenticated: true, success: [200], arguments: shared213, errors: shared51, examples: { "200": shared206, "400": shared194, "401": shared23, "405": shared14, "429": shared20 }, check: shared212, absent: shared215, refused: shared2, named: shared196 },
  { since: 481, until: Infinity, id: "registerEventQueue", method: "POST", path: "/api/v1/register", isAuthenticated: true, success: [200], arguments: shared219, errors: shared51, examples: { "200": shared218, "400": shared194, "401": shared23, "405": shared14, "429": shared20 }, check: shared216, absent: shared217, refused: shared2, named: shared196 },
  { since: 0, until: 1, id: "listUsers", method: "GET", path: "/api/v1/users", isAuthenticated: true, success: [200], arguments: shared226, errors: shared44, examples: { "200": shared224, "400": shared225, "401": shared12, "403": shared13, "405": shared14, "429": shared15 }, check: shared220, absent: shared221, refused: shared2, named: shared227 },
  { since: 1, until: 6, id: "listUsers", method: "GET", path: "/api/v1/users", isAuthenticated: true, success: [200], arguments: shared226, errors: shared44, examples: { "200": shared224, "400": shared225, "401": shared12, "403": shared13, "405": shared14, "429": shared15 }, check: shared220, absent: shared228, refused: shared2, named: shared227 },
  { since: 6, until: 8, id: "listUsers", method: "GET", path: "/api/v1/users", isAuthenticated: true, success: [200], arguments: shared226, errors: shared44, examples: { "200": shared230, "400": shared225, "401": shared12, "403": shared13, "405": shared14, "429": shared15 }, check: shared220, absent: shared229, refused: shared2, named: shared227 },
  { since: 8, until: 36, id: "listUsers", method: "GET", path: "/api/v1/users", isAuthenticated: true, success: [200], arguments: shared226, errors: shared44, examples: { "200": shared232, "400": shared225, "401": shared12, "403": shared13, "405": shared14, "429": shared15 }, check: shared220, absent: shared231, refused: shared2, named: shared227 },
  { since: 36, until: 59, id: "listUsers", method: "GET", path: "/api/v1/users", isAuthenticated: true, success: [200], arguments: shared226, errors: shared49, examples: { "200": shared232, "400": shared225, "401": shared12, "403": shared13, "405": shared14, "429": shared20 }, check: shared220, absent: shared233, refused: shared2, named: shared227 },
  { since: 59, until: 73, id: "listUsers", method: "GET", path: "/api/v1/users", isAuthenticated: true, success: [200], arguments: shared226, errors: shared49, examples: { "200": shared235, "400": shared225, "401": shared12, "403": shared13, "405": shared14, "429": shared20 }, check: shared220, absent: shared234, refused: shared2, named: shared227 },
  { since: 73, until: 76, id: "listUsers", method: "GET", path: "/api/v1/users", isAuthenticated: true, success: [200], arguments: shared226, errors: shared49, examples: { "200": shared237, "400": shared225, "401": shared12, "403": shared13, "405": shared14, "429": shared20 }, check: shared220, absent: shared236, refused: shared2, named: shared227 },
  { since: 76, until: 167, id: "listUsers", method: "GET", path: "/api/v1/users", isAuthenticated: true, success: [200], arguments: shared226, errors: shared51, examples: { "200": shared237, "400": shared225, "401": shared23, "405": shared14, "429": shared20 }, check: shared220, absent: shared238, refused: shared2, named: shared227 },
  { since: 167, until: 363, id: "listUsers", method: "GET", path: "/api/v1/users", isAuthenticated: true, success: [200], arguments: shared226, errors: shared51, examples: { "200": shared237, "400": shared225, "401": shared23, "405": shared14, "429": shared20 }, check: shared220, absent: shared239, refused: shared2, named: shared227 },
  { since: 363, until: 384, id: "listUsers", method: "GET", path: "/api/v1/users", isAuthenticated: true, success: [200], arguments: shared226, errors: shared51, examples: { "200": shared235, "400": shared225, "401": shared23, "405": shared14, "429": shared20 }, check: shared220, absent: shared240, refused: shared2, named: shared227 },
  { since: 384, until: 433, id: "listUsers", method: "GET", path: "/api/v1/users", isAuthenticated: true, success: [200], arguments: shared242, errors: shared51, examples: { "200": shared235, "400": shared225, "401": shared23, "405": shared14, "429": shared20 }, check: shared241, absent: shared240, refused: shared2, named: shared227 },
  { since: 433, until: Infinity, id: "listUsers", method: "GET", path: "/api/v1/users", isAuthenticated: true, success: [200], arguments: shared242, errors: shared51, examples: { "200": shared244, "400": shared225, "401": shared23, "405": shared14, "429": shared20 }, check: shared241, absent: shared243, refused: shared2, named: shared227 },
  { since: 0, until: 30, id: "createUser", method: "POST", path: "/api/v1/users", isAuthenticated: true, success: [200], arguments: shared256, errors: shared163, examples: { "200": shared253, "400": shared254, UNAUTHORIZED_PRINCIPAL: shared109, BAD_REQUEST: shared255, "401": shared12, "403": shared13, "405": shared14, "429": shared15 }, check: shared245, absent: shared246, refused: shared151, named: shared257 },
  { since: 30, until: 36, id: "createUser", method: "POST", path: "/api/v1/users", isAuthenticated: true, success: [200], arguments: shared256, errors: shared163, examples: { "200": shared258, "400": shared254, UNAUTHORIZED_PRINCIPAL: shared109, BAD_REQUEST: shared255, "401": shared12, "403": shared13, "405": shared14, "429": shared15 }, check: shared245, absent: shared1, refused: shared151, named: shared257 },
  { since: 36, until: 76, id: "createUser", method: "POST", path: "/api/v1/users", isAuthenticated: true, success: [200], arguments: shared256, errors: shared165, examples: { "200": shared258, "400": shared254, UNAUTHORIZED_PRINCIPAL: shared109, BAD_REQUEST: shared260, "401": shared12, "403": shared13, "405": shared14, "429": shared20 }, check: shared245, absent: shared19, refused: shared151, named: shared261 },
  { since: 76, until: 167, id: "createUser", method: "POST", path: "/api/v1/users", isAuthenticated: true, success: [200], arguments: shared256, errors: shared166, examples: { "200": shared258, "400": shared254, UNAUTHORIZED_PRINCIPAL: shared109, BAD_REQUEST: shared260, "401": shared23, "405": shared14, "429": shared20 }, check: shared245, absent: shared22, refused: shared151, named: shared261 },
  { since: 167, until: Infinity, id: "createUser", method: "POST", path: "/api/v1/users", isAuthenticated: true, success: [200], arguments: shared256, errors: shared166, examples: { "200": shared258, "400": shared254, UNAUTHORIZED_PRINCIPAL: shared109, BAD_REQUEST: shared260, "401": shared23, "405": shared14, "429": shared20 }, check: shared245, absent: shared26, refused: shared151, named: shared261 },
  { since: 0, until: 8, id: "getOwnUser", method: "GET", path: "/api/v1/users/me", isAuthenticated: true, success: [200], arguments: shared2, errors: shared44, examples: { "200": shared263, "400": shared31, "401": shared12, "403": shared13, "405": shared14, "429": shared15 }, check: shared37, absent: shared262, refused: shared2, named: shared264 },
  { since: 8, until: 10, id: "getOwnUser", method: "GET", path: "/api/v1/users/me", isAuthenticated: true, success: [200], arguments: shared2, errors: shared44, examples: { "200": shared266, "400": shared31, "401": shared12, "403": shared13, "405": shared14, "429": shared15 }, check: shared37, absent: shared265, refused: shared2, named: shared264 },
  { since: 10, until: 16, id: "getOwnUser", method: "GET", path: "/api/v1/users/me", isAuthenticated: true, success: [200], arguments: shared2, errors: shared44, examples: { "200": shared268, "400": shared31, "401": shared12, "403": shared13, "405": shared14, "429": shared15 }, check: shared37, absent: shared267, refused: shared2, named: shared264 },
  { since: 16, until: 36, id: "getOwnUser", method: "GET", path: "/api/v1/users/me", isAuthenticated: true, success: [200], arguments: shared2, errors: shared44, examples: { "200": shared270, "400": shared31, "401": shared12, "403": shared13, "405": shared14, "429": shared15 }, check: shared37, absent: shared269, refused: shared2, named: shared264 },
  { since: 36, until: 59, id: "getOwnUser", method: "GET", path: "/api/v1/users/me", isAuthenticated: true, success: [200], arguments: shared2, errors: shared49, examples: { "200": shared270, "400": shared31, "401": shared12, "403": shared13, "405": shared14, "429": shared20 }, check: shared37, absent: shared271, refused: shared2, named: shared264 },
  { since: 59, until: 73, id: "getOwnUser", method: "GET", path: "/api/v1/users/me", isAuthenticated: true, success: [200], arguments: shared2, errors: shared49, examples: { "200": shared273, "400": shared31, "401": shared12, "403": shared13, "405": shared14, "429": shared20 }, check: shared37, absent: shared272, refused: shared2, named: shared264 },
  { since: 73, until: 76, id: "getOwnUser", method: "GET", path: "/api/v1/users/me", isAuthenticated: true, success: [200], arguments: shared2, errors: shared49, examples: { "200": shared275, "400": shared31, "401": shared12, "403": shared13, "405": shared14, "429": shared20 }, check: shared37, absent: shared274, refused: shared2, named: shared264 },
  { since: 76, until: 167, id: "getOwnUser", method: "GET", path: "/api/v1/users/me", isAuthenticated: true, success: [200], arguments: shared2, errors: shared51, examples: { "200": shared275, "400": shared31, "401": shared23, "405": shared14, "429": shared20 }, check: shared37, absent: shared276, refused: shared2, named: shared264 },
  { since: 167, until: 363, id: "getOwnUser", method: "GET", path: "/api/v1/users/me", isAuthenticated: true, success: [200], arguments: shared2, errors: shared51, examples: { "200": shared275, "400": shared31, "401": shared23, "405": shared14, "429": shared20 }, check: shared37, absent: shared277, refused: shared2, named: shared264 },
  { since: 363, until: 433, id: "getOwnUser", method: "GET", path: "/api/v1/users/me", isAuthenticated: true, success: [200], arguments: shared2, errors: shared51, examples: { "200": shared273, "400": shared31, "401": shared23, "405": shared14, "429": shared20 }, check: shared37, absent: shared278, refused: shared2, named: shared264 },
  { since: 433, until: Infinity, id: "getOwnUser", method: "GET", path: "/api/v1/users/me", isAuthenticated: true, success: [200], arguments: shared2, errors: shared51, examples: { "200": shared280, "400": shared31, "401": shared23, "405": shared14, "429": shared20 }, check: shared37, absent: shared279, refused: shared2, named: shared264 },
  { since: 0, until: 36, id: "deactivateUser", method: "DELETE", path: "/api/v1/users/{user_id}", isAuthenticated: true, success: [200], arguments: shared287, errors: shared111, examples: { "200": shared285, "400": shared286, UNAUTHORIZED_PRINCIPAL: shared76, "401": shared12, "403": shared13, "405": shared14, "429": shared15 }, check: shared281, absent: shared1, refused: shared2, named: shared288 },
  { since: 36, until: 76, id: "deactivateUser", method: "DELETE", path: "/api/v1/users/{user_id}", isAuthenticated: true, success: [200], arguments: shared287, errors: shared115, examples: { "200": shared285, "400": shared286, UNAUTHORIZED_PRINCIPAL: shared76, "401": shared12, "403": shared13, "405": shared14, "429": shared20 }, check: shared281, absent: shared19, refused: shared2, named: shared288 },
  { since: 76, until: 135, id: "deactivateUser", method: "DELETE", path: "/api/v1/users/{user_id}", isAuthenticated: true, success: [200], arguments: shared287, errors: shared117, examples: { "200": shared285, "400": shared286, UNAUTHORIZED_PRINCIPAL: shared76, "401": shared23, "405": shared14, "429": shared20 }, check: shared281, absent: shared22, refused: shared2, named: shared288 },
  { since: 135, until: 167, id: "deactivateUser", method: "DELETE", path: "/api/v1/users/{user_id}", isAuthenticated: true, success: [200], arguments: shared291, errors: shared117, examples: { "200": shared285, "400": shared286, UNAUTHORIZED_PRINCIPAL: shared76, "401": shared23, "405": shared14, "429": shared20 }, check: shared289, absent: shared22, refused: shared2, named: shared292 },
  { since: 167, until: Infinity, id: "deactivateUser", method: "DELETE", path: "/api/v1/users/{user_id}", isAuthenticated: true, success: [200], arguments: shared291, errors: shared117, examples: { "200": shared285, "400": shared286, UNAUTHORIZED_PRINCIPAL: shared76, "401": shared23, "405": shared14, "429": shared20 }, check: shared289, absent: shared26, refused: shared2, named: shared292 },
  { since: 0, until: 7, id: "updateUser", method: "PATCH", path: "/api/v1/users/{user_id}", isAuthenticated: true, success: [200], arguments: shared296, errors: shared111, examples: { "200": shared285, "400": shared286, UNAUTHORIZED_PRINCIPAL: shared76, "401": shared12, "403": shared13, "405": shared14, "429": shared15 }, check: shared293, absent: shared1, refused: shared2, named: shared297 },
  { since: 7, until: 36, id: "updateUser", method: "PATCH", path: "/api/v1/users/{user_id}", isAuthenticated: true, success: [200], arguments: shared302, errors: shared111, examples: { "200": shared285, "400": shared301, UNAUTHORIZED_PRINCIPAL: shared76, "401": shared12, "403": shared13, "405": shared14, "429": shared15 }, check: shared298, absent: shared1, refused: shared2, named: shared303 },
  { since: 36, until: 60, id: "updateUser", method: "PATCH", path: "/api/v1/users/{user_id}", isAuthenticated: true, success: [200], arguments: shared302, errors: shared115, examples: { "200": shared285, "400": shared301, UNAUTHORIZED_PRINCIPAL: shared76, "401": shared12, "403": shared13, "405": shared14, "429": shared20 }, check: shared298, absent: shared19, refused: shared2, named: shared303 },
  { since: 60, until: 76, id: "updateUser", method: "PATCH", path: "/api/v1/users/{user_id}", isAuthenticated: true, success: [200], arguments: shared302, errors: shared115, examples: { "200": shared285, "400": shared301, UNAUTHORIZED_PRINCIPAL: shared76, "401": shared12, "403": shared13, "405": shared14, "429": shared20 }, check: shared304, absent: shared19, refused: shared2, named: shared303 },
  { since: 76, until: 106, id: "updateUser", method: "PATCH", path: "/api/v1/users/{user_id}", isAuthenticated: true, success: [200], arguments: shared302, errors: shared117, examples: { "200": shared285, "400": shared301, UNAUTHORIZED_PRINCIPAL: shared76, "401": shared23, "405": shared14, "429": shared20 }, check: shared304, absent: shared22, refused: shared2, named: shared303 },
  { since: 106, until: 167, id: "updateUser", method: "PATCH", path: "/api/v1/users/{user_id}", isAuthenticated: true, success: [200], arguments: shared305, errors: shared117, examples: { "200": shared285, "400": shared301, UNAUTHORIZED_PRINCIPAL: shared76, "401": shared23, "405": shared14, "429": shared20 }, check: shared304, absent: shared22, refused: shared2, named: shared303 },
  { since: 167, until: 313, id: "updateUser", method: "PATCH", path: "/api/v1/users/{user_id}", isAuthenticated: true, success: [200], arguments: shared305, errors: shared117, examples: { "200": shared285, "400": shared301, UNAUTHORIZED_PRINCIPAL: shared76, "401": shared23, "405": shared14, "429": shared20 }, check: shared304, absent: shared26, refused: shared2, named: shared303 },
  { since: 313, until: Infinity, id: "updateUser", method: "PATCH", path: "/api/v1/users/{user_id}", isAuthenticated: true, success: [200], arguments: shared308, errors: shared117, examples: { "200": shared285, "400": shared301, UNAUTHORIZED_PRINCIPAL: shared76, "401": shared23, "405": shared14, "429": shared20 }, check: shared306, absent: shared26, refused: shared2, named: shared309 },
  { since: 0, until: 36, id: "reactivateUser", method: "POST", path: "/api/v1/users/{user_id}/reactivate", isAuthenticated: true, success: [200], arguments: shared287, errors: shared44, examples: { "200": shared285, "400": shared286, "401": shared12, "403": shared13, "405": shared14, "429": shared15 }, check: shared281, absent: shared1, refused: shared2, named: shared310 },
  { since: 36, until: 76, id: "reactivateUser", method: "POST", path: "/api/v1/users/{user_id}/reactivate", isAuthenticated: true, success: [200], arguments: shared287, errors: shared49, examples: { "200": shared285, "400": shared286, "401": shared12, "403": shared13, "405": shared14, "429": shared20 }, check: shared281, absent: shared19, refused: shared2, named: shared310 },
  { since: 76, until: 167, id: "reactivateUser", method: "POST", path: "/api/v1/users/{user_id}/reactivate", isAuthenticated: true, success: [200], arguments: shared287, errors: shared51, examples: { "200": shared285, "400": shared286, "401": shared23, "405": shared14, "429": shared20 }, check: shared281, absent: shared22, refused: shared2, named: shared310 },
  { since: 167, until: Infinity, id: "reactivateUser", method: "POST", path: "/api/v1/users/{user_id}/reactivate", isAuthenticated: true, success: [200], arguments: shared287, errors: shared51, examples: { "200": shared285, "400": shared286, "401": shared23, "405": shared14, "429": shared20 }, check: shared281, absent: shared26, refused: shared2, named: shared310 },
  { since: 0, until: 1, id: "getServerSettings", method: "GET", path: "/api/v1/server_settings", isAuthenticated: false, success: [200], arguments: shared2, errors: shared313, examples: { "200": shared312 }, check: shared37, absent: shared311, refused: shared2, named: shared314 },
  { since: 1, until: 88, id: "getServerSettings", method: "GET", path: "/api/v1/server_settings", isAuthenticated: false, success: [200], arguments: shared2, errors: shared313, examples: { "200": shared316 }, check: shared37, absent: shared315, refused: shared2, named: shared314 },
  { since: 88, until: 116, id: "getServerSettings", method: "GET", path: "/api/v1/server_settings", isAuthenticated: false, success: [200], arguments: shared2, errors: shared313, examples: { "200": shared318 }, check: shared37, absent: shared317, refused: shared2, named: shared314 },
  { since: 116, until: 167, id: "getServerSettings", method: "GET", path: "/api/v1/server_settings", isAuthenticated: false, success: [200], arguments: shared2, errors: shared313, examples: { "200": shared320 }, check: shared37, absent: shared319, refused: shared2, named: shared314 },
  { since: 167, until: 257, id: "getServerSettings", method: "GET", path: "/api/v1/server_settings", isAuthenticated: false, success: [200], arguments: shared2, errors: shared313, examples: { "200": shared320 }, check: shared37, absent: shared321, refused: shared2, named: shared314 },
  { since: 257, until: Infinity, id: "getServerSettings", method: "GET", path: "/api/v1/server_settings", isAuthenticated: false, success: [200], arguments: shared2, errors: shared313, examples: { "200": shared323 }, check: shared37, absent: shared322, refused: shared2, named: shared314 },
  { since: 1, until: 6, id: "getUser", method: "GET", path: "/api/v1/users/{user_id}", isAuthenticated: true, success: [200], arguments: shared327, errors: shared44, examples: { "200": shared326, "400": shared286, "401": shared12, "403": shared13, "405": shared14, "429": shared15 }, check: shared324, absent: shared325, refused: shared2, named: shared328 },
  { since: 6, until: 8, id: "getUser", method: "GET", path: "/api/v1/users/{user_id}", isAuthenticated: true, success: [200], arguments: shared327, errors: shared44, examples: { "200": shared330, "400": shared286, "401": shared12, "403": shared13, "405": shared14, "429": shared15 }, check: shared324, absent: shared329, refused: shared2, named: shared328 },
  { since: 8, until: 36, id: "getUser", method: "GET", path: "/api/v1/users/{user_id}", isAuthenticated: true, success: [200], arguments: shared327, errors: shared44, examples: { "200": shared332, "400": shared286, "401": shared12, "403": shared13, "405": shared14, "429": shared15 }, check: shared324, absent: shared331, refused: shared2, named: shared328 },
  { since: 36, until: 39, id: "getUser", method: "GET", path: "/api/v1/users/{user_id}", isAuthenticated: true, success: [200], arguments: shared327, errors: shared49, examples: { "200": shared332, "400": shared286, "401": shared12, "403": shared13, "405": shared14, "429": shared20 }, check: shared324, absent: shared333, refused: shared2, named: shared328 },
  { since: 39, until: 59, id: "getUser", method: "GET", path: "/api/v1/users/{user_id}", isAuthenticated: true, success: [200], arguments: shared335, errors: shared49, examples: { "200": shared332, "400": shared286, "401": shared12, "403": shared13, "405": shared14, "429": shared20 }, check: shared334, absent: shared333, refused: shared2, named: shared328 },
  { since: 59, until: 73, id: "getUser", method: "GET", path: "/api/v1/users/{user_id}", isAuthenticated: true, success: [200], arguments: shared335, errors: shared49, examples: { "200": shared337, "400": shared286, "401": shared12, "403": shared13, "405": shared14, "429": shared20 }, check: shared334, absent: shared336, refused: shared2, named: shared328 },
  { since: 73, until: 76, id: "getUser", method: "GET", path: "/api/v1/users/{user_id}", isAuthenticated: true, success: [200], arguments: shared335, errors: shared49, examples: { "200": shared339, "400": shared286, "401": shared12, "403": shared13, "405": shared14, "429": shared20 }, check: shared334, absent: shared338, refused: shared2, named: shared328 },
  { since: 76, until: 167, id: "getUser", method: "GET", path: "/api/v1/users/{user_id}", isAuthenticated: true, success: [200], arguments: shared335, errors: shared51, examples: { "200": shared339, "400": shared286, "401": shared23, "405": shared14, "429": shared20 }, check: shared334, absent: shared340, refused: shared2, named: shared328 },
  { since: 167, until: 363, id: "getUser", method: "GET", path: "/api/v1/users/{user_id}", isAuthenticated: true, success: [200], arguments: shared335, errors: shared51, examples: { "200": shared339, "400": shared286, "401": shared23, "405": shared14, "429": shared20 }, check: shared334, absent: shared341, refused: shared2, named: shared328 },
  { since: 363, until: 433, id: "getUser", method: "GET", path: "/api/v1/users/{user_id}", isAuthenticated: true, success: [200], arguments: shared335, errors: shared51, examples: { "200": shared337, "400": shared286, "401": shared23, "405": shared14, "429": shared20 }, check: shared334, absent: shared342, refused: shared2, named: shared328 },
  { since: 433, until: Infinity, id: "getUser", method: "GET", path: "/api/v1/users/{user_id}", isAuthenticated: true, success: [200], arguments: shared335, errors: shared51, examples: { "200": shared344, "400": shared286, "401": shared23, "405": shared14, "429": shared20 }, check: shared334, absent: shared343, refused: shared2, named: shared328 },
  { since: 54, until: 76, id: "listLinkifiers", method: "GET", path: "/api/v1/realm/linkifiers", isAuthenticated: true, success: [200], arguments: shared2, errors: shared49, examples: { "200": shared346, "400": shared31, "401": shared12, "403": shared13, "405": shared14, "429": shared20 }, check: shared37, absent: shared345, refused: shared2, named: shared264 },
  { since: 76, until: 167, id: "listLinkifiers", method: "GET", path: "/api/v1/realm/linkifiers", isAuthenticated: true, success: [200], arguments: shared2, errors: shared51, examples: { "200": shared346, "400": shared31, "401": shared23, "405": shared14, "429": shared20 }, check: shared37, absent: shared347, refused: shared2, named: shared264 },
  { since: 167, until: 176, id: "listLinkifiers", method: "GET", path: "/api/v1/realm/linkifiers", isAuthenticated: true, success: [200], arguments: shared2, errors: shared51, examples: { "200": shared346, "400": shared31, "401": shared23, "405": shared14, "429": shared20 }, check: shared37, absent: shared348, refused: shared2, named: shared264 },
  { since: 176, until: 471, id: "listLinkifiers", method: "GET", path: "/api/v1/realm/linkifiers", isAuthenticated: true, success: [200], arguments: shared2, errors: shared51, examples: { "200": shared350, "400": shared31, "401": shared23, "405": shared14, "429": shared20 }, check: shared37, absent: shared349, refused: shared2, named: shared264 },
  { since: 471, until: 478, id: "listLinkifiers", method: "GET", path: "/api/v1/realm/linkifiers", isAuthenticated: true, success: [200], arguments: shared2, errors: shared51, examples: { "200": shared352, "400": shared31, "401": shared23, "405": shared14, "429": shared20 }, check: shared37, absent: shared351, refused: shared2, named: shared264 },
  { since: 478, until: Infinity, id: "listLinkifiers", method: "GET", path: "/api/v1/realm/linkifiers", isAuthenticated: true, success: [200], arguments: shared2, errors: shared51, examples: { "200": shared354, "400": shared31, "401": shared23, "405": shared14, "429": shared20 }, check: shared37, absent: shared353, refused: shared2, named: shared264 },
  { since: 57, until: 76, id: "editLinkifier", method: "PATCH", path: "/api/v1/realm/filters/{filter_id}", isAuthenticated: true, success: [200], arguments: shared357, errors: shared165, examples: { "200": shared356, "400": shared160, BAD_REQUEST: shared185, UNAUTHORIZED_PRINCIPAL: shared109, "401": shared12, "403": shared13, "405": shared14, "429": shared20 }, check: shared355, absent: shared19, refused: shared151, named: shared358 },
  { since: 76, until: 167, id: "editLinkifier", method: "PATCH", path: "/api/v1/realm/filters/{filter_id}", isAuthenticated: true, success: [200], arguments: shared357, errors: shared166, examples: { "200": shared356, "400": shared160, BAD_REQUEST: shared185, UNAUTHORIZED_PRINCIPAL: shared109, "401": shared23, "405": shared14, "429": shared20 }, check: shared355, absent: shared22, refused: shared151, named: shared358 },
  { since: 167, until: 176, id: "editLinkifier", method: "PATCH", path: "/api/v1/realm/filters/{filter_id}", isAuthenticated: true, success: [200], arguments: shared357, errors: shared166, examples: { "200": shared356, "400": shared160, BAD_REQUEST: shared185, UNAUTHORIZED_PRINCIPAL: shared109, "401": shared23, "405": shared14, "429": shared20 }, check: shared355, absent: shared26, refused: shared151, named: shared358 },
  { since: 176, until: 471, id: "editLinkifier", method: "PATCH", path: "/api/v1/realm/filters/{filter_id}", isAuthenticated: true, success: [200], arguments: shared360, errors: shared166, examples: { "200": shared356, "400": shared160, BAD_REQUEST: shared185, UNAUTHORIZED_PRINCIPAL: shared109, "401": shared23, "405": shared14, "429": shared20 }, check: shared359, absent: shared26, refused: shared151, named: shared361 },
  { since: 471, until: 478, id: "editLinkifier", method: "PATCH", path: "/api/v1/realm/filters/{filter_id}", isAuthenticated: true, success: [200], arguments: shared363, errors: shared166, examples: { "200": shared356, "400": shared160, BAD_REQUEST: shared185, UNAUTHORIZED_PRINCIPAL: shared109, "401": shared23, "405": shared14, "429": shared20 }, check: shared362, absent: shared26, refused: shared151, named: shared364 },
  { since: 478, until: Infinity, id: "editLinkifier", method: "PATCH", path: "/api/v1/realm/filters/{filter_id}", isAuthenticated: true, success: [200], arguments: shared366, errors: shared166, examples: { "200": shared356, "400": shared160, BAD_REQUEST: shared185, UNAUTHORIZED_PRINCIPAL: shared109, "401": shared23, "405": shared14, "429": shared20 }, check: shared365, absent: shared26, refused: shared151, named: shared367 },
  { since: 87, until: 167, id: "listDrafts", method: "GET", path: "/api/v1/drafts", isAuthenticated: true, success: [200], arguments: shared2, errors: shared51, examples: { "200": shared370, "400": shared371, "401": shared23, "405": shared14, "429": shared20 }, check: shared37, absent: shared368, refused: shared2, named: shared372 },
  { since: 167, until: Infinity, id: "listDrafts", method: "GET", path: "/api/v1/drafts", isAuthenticated: true, success: [200], arguments: shared2, errors: shared51, examples: { "200": shared370, "400": shared371, "401": shared23, "405": shared14, "429": shared20 }, check: shared37, absent: shared322, refused: shared2, named: shared372 },
  { since: 87, until: 167, id: "createDrafts", method: "POST", path: "/api/v1/drafts", isAuthenticated: true, success: [200], arguments: shared386, errors: shared387, examples: { "200": shared382, "400": shared383, BAD_REQUEST: shared384, "401": shared23, "405": shared14, "429": shared20, "500": shared385 }, check: shared373, absent: shared368, refused: shared2, named: shared388 },
  { since: 167, until: 210, id: "createDrafts", method: "POST", path: "/api/v1/drafts", isAuthenticated: true, success: [200], arguments: shared386, errors: shared387, examples: { "200": shared382, "400": shared383, BAD_REQUEST: shared384, "401": shared23, "405": shared14, "429": shared20, "500": shared385 }, check: shared373, absent: shared322, refused: shared2, named: shared388 },
  { since: 210, until: 255, id: "createDrafts", method: "POST", path: "/api/v1/drafts", isAuthenticated: true, success: [200], arguments: shared386, errors: shared387, examples: { "200": shared382, "400": shared383, BAD_REQUEST: shared384, "401": shared23, "405": shared14, "429": shared20, "500": shared385 }, check: shared389, absent: shared322, refused: shared2, named: shared388 },
  { since: 255, until: Infinity, id: "createDrafts", method: "POST", path: "/api/v1/drafts", isAuthenticated: true, success: [200], arguments: shared386, errors: shared387, examples: { "200": shared382, "400": shared383, BAD_REQUEST: shared384, "401": shared23, "405": shared14, "429": shared20, "500": shared385 }, check: shared389, absent: shared322, refused: shared2, named: shared391 },
  { since: 87, until: 167, id: "deleteDraft", method: "DELETE", path: "/api/v1/drafts/{draft_id}", isAuthenticated: true, success: [200], arguments: shared396, errors: shared397, examples: { "200": shared394, "400": shared371, "401": shared23, "404": shared395, "405": shared14, "429": shared20 }, check: shared392, absent: shared368, refused: shared2, named: shared398 },
  { since: 167, until: Infinity, id: "deleteDraft", method: "DELETE", path: "/api/v1/drafts/{draft_id}", isAuthenticated: true, success: [200], arguments: shared396, errors: shared397, examples: { "200": shared394, "400": shared371, "401": shared23, "404": shared395, "405": shared14, "429": shared20 }, check: shared392, absent: shared322, refused: shared2, named: shared398 },
  { since: 87, until: 167, id: "editDraft", method: "PATCH", path: "/api/v1/drafts/{draft_id}", isAuthenticated: true, success: [200], arguments: shared405, errors: shared406, examples: { "200": shared402, "400": shared403, BAD_REQUEST: shared404, "401": shared23, "404": shared395, "405": shared14, "429": shared20, "500": shared385 }, check: shared399, absent: shared368, refused: shared2, named: shared407 },
  { since: 167, until: 210, id: "editDraft", method: "PATCH", path: "/api/v1/drafts/{draft_id}", isAuthenticated: true, success: [200], arguments: shared405, errors: shared406, examples: { "200": shared402, "400": shared403, BAD_REQUEST: shared404, "401": shared23, "404": shared395, "405": shared14, "429": shared20, "500": shared385 }, check: shared399, absent: shared322, refused: shared2, named: shared407 },
  { since: 210, until: 255, id: "editDraft", method: "PATCH", path: "/api/v1/drafts/{draft_id}", isAuthenticated: true, success: [200], arguments: shared405, errors: shared406, examples: { "200": shared402, "400": shared403, BAD_REQUEST: shared404, "401": shared23, "404": shared395, "405": shared14, "429": shared20, "500": shared385 }, check: shared408, absent: shared322, refused: shared2, named: shared407 },
  { since: 255, until: Infinity, id: "editDraft", method: "PATCH", path: "/api/v1/drafts/{draft_id}", isAuthenticated: true, success: [200], arguments: shared405, errors: shared406, examples: { "200": shared402, "400": shared403, BAD_REQUEST: shared404, "401": shared23, "404": shared395, "405": shared14, "429": shared20, "500": shared385 }, check: shared408, absent: shared322, refused: shared2, named: shared409 },
  { since: 202, until: Infinity, id: "reorderLinkifiers", method: "PATCH", path: "/api/v1/realm/linkifiers", isAuthenticated: true, success: [200], arguments: shared420, errors: shared166, examples: { "200": shared417, "400": shared418, BAD_REQUEST: shared419, UNAUTHORIZED_PRINCIPAL: shared109, "401": shared23, "405": shared14, "429": shared20 }, check: shared410, absent: shared322, refused: shared151, named: shared421 },
];

export const eventChecks = [
  { since: 0, until: 176, tags: {"type":"realm_filters"}, check: check24, absent: shared322 },
  { since: 0, until: Infinity, tags: {"type":"invites_changed"}, check: check25, absent: shared322 },
  { since: 0, until: 1, tags: {"type":"realm_user","op":"add"}, check: check26, absent: shared422 },
  { since: 0, until: 7, tags: {"type":"realm_user","op":"update"}, check: check27, absent: shared423 },
  { since: 0, until: 222, tags: {"type":"realm_user","op":"remove"}, check: check28, absent: shared322 },
  { since: 0, until: Infinity, tags: {"type":"heartbeat"}, check: check29, absent: shared322 },
  { since: 0, until: 59, tags: {"type":"restart"}, check: check30, absent: shared424 },
  { since: 0, until: Infinity, tags: {}, check: check31, absent: shared322 },
  { since: 1, until: 6, tags: {"type":"realm_user","op":"add"}, check: check32, absent: shared425 },
  { since: 6, until: 8, tags: {"type":"realm_user","op":"add"}, check: check33, absent: shared426 },
  { since: 7, until: 60, tags: {"type":"realm_user","op":"update"}, check: check34, absent: shared427 },
  { since: 8, until: 59, tags: {"type":"realm_user","op":"add"}, check: check35, absent: shared428 },
  { since: 54, until: 176, tags: {"type":"realm_linkifiers"}, check: check36, absent: shared429 },
  { since: 59, until: 60, tags: {"type":"realm_user","op":"add"}, check: check37, absent: shared430 },
  { since: 59, until: 88, tags: {"type":"restart"}, check: check38, absent: shared431 },
  { since: 60, until: 73, tags: {"type":"realm_user","op":"add"}, check: check39, absent: shared430 },
  { since: 60, until: 222, tags: {"type":"realm_user","op":"update"}, check: check40, absent: shared427 },
  { since: 73, until: 163, tags: {"type":"realm_user","op":"add"}, check: check41, absent: shared432 },
  { since: 87, until: Infinity, tags: {"type":"drafts","op":"add"}, check: check42, absent: shared322 },
  { since: 87, until: Infinity, tags: {"type":"drafts","op":"update"}, check: check43, absent: shared322 },
  { since: 87, until: Infinity, tags: {"type":"drafts","op":"remove"}, check: check44, absent: shared322 },
  { since: 88, until: 240, tags: {"type":"restart"}, check: check45, absent: shared322 },
  { since: 163, until: 363, tags: {"type":"realm_user","op":"add"}, check: check46, absent: shared432 },
  { since: 176, until: 471, tags: {"type":"realm_linkifiers"}, check: check47, absent: shared433 },
  { since: 222, until: Infinity, tags: {"type":"realm_user","op":"update"}, check: check48, absent: shared322 },
  { since: 240, until: Infinity, tags: {"type":"restart"}, check: check49, absent: shared434 },
  { since: 363, until: 433, tags: {"type":"realm_user","op":"add"}, check: check50, absent: shared430 },
  { since: 433, until: Infinity, tags: {"type":"realm_user","op":"add"}, check: check51, absent: shared435 },
  { since: 471, until: 478, tags: {"type":"realm_linkifiers"}, check: check52, absent: shared436 },
  { since: 478, until: Infinity, tags: {"type":"realm_linkifiers"}, check: check53, absent: shared437 },
];

export const inputChecks = {
  seed: check54,
  options: check55,
  userIds: check56,
  fault: check57,
  userChange: check58,
};
