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
const schema32 = {"type":"object","required":["type","to","topic","content"],"properties":{"type":{"type":"string","enum":["stream","private",""]},"to":{"type":"array","items":{"type":"integer"}},"topic":{"type":"string"},"content":{"type":"string","pattern":"\\S"},"timestamp":{"type":"number"}},"additionalProperties":false};
const pattern0 = new RegExp("\\S", "u");

function validate16(data, {instancePath=""}={}){
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
if(!(((data1 === "stream") || (data1 === "private")) || (data1 === ""))){ (vErrors ??= []).push({instancePath:instancePath+"/" + i0+"/type",keyword:"enum",params:{allowedValues: schema32.properties.type.enum},message:"must be equal to one of the allowed values"}); errors++; }
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
validate16.errors = vErrors;
return errors === 0;
}

function validate15(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate16(data, {instancePath}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
validate15.errors = vErrors;
return errors === 0;
}

export const check16 = validate18;
const schema35 = {"type":"object","required":["type","to","topic","content"],"properties":{"type":{"type":"string","enum":["stream","private",""]},"to":{"type":"array","items":{"type":"integer"}},"topic":{"type":"string"},"content":{"type":"string","pattern":"\\S"},"timestamp":{"type":["number","null"]}},"additionalProperties":false};

function validate19(data, {instancePath=""}={}){
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
if(!(((data1 === "stream") || (data1 === "private")) || (data1 === ""))){ (vErrors ??= []).push({instancePath:instancePath+"/" + i0+"/type",keyword:"enum",params:{allowedValues: schema35.properties.type.enum},message:"must be equal to one of the allowed values"}); errors++; }
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
if((!((typeof data6 == "number") && (isFinite(data6)))) && (data6 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/" + i0+"/timestamp",keyword:"type",params:{type: schema35.properties.timestamp.type},message:"must be number,null"}); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/" + i0, "object"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "array"); errors++; }
validate19.errors = vErrors;
return errors === 0;
}

function validate18(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate19(data, {instancePath}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
validate18.errors = vErrors;
return errors === 0;
}

export const check17 = validate21;
const schema37 = {"type":"object","required":["type","to","topic","content"],"properties":{"type":{"type":"string","enum":["stream","private",""]},"to":{"type":"array","items":{"type":"integer"}},"topic":{"type":"string"},"content":{"type":"string","pattern":"\\S"},"timestamp":{"type":"number"}},"additionalProperties":false};

function validate21(data, {instancePath=""}={}){
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
if(!(((data0 === "stream") || (data0 === "private")) || (data0 === ""))){ (vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"enum",params:{allowedValues: schema37.properties.type.enum},message:"must be equal to one of the allowed values"}); errors++; }
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
validate21.errors = vErrors;
return errors === 0;
}

export const check18 = validate22;
const schema39 = {"type":"object","required":["type","to","topic","content"],"properties":{"type":{"type":"string","enum":["stream","private",""]},"to":{"type":"array","items":{"type":"integer"}},"topic":{"type":"string"},"content":{"type":"string","pattern":"\\S"},"timestamp":{"type":["number","null"]}},"additionalProperties":false};

function validate22(data, {instancePath=""}={}){
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
if(!(((data0 === "stream") || (data0 === "private")) || (data0 === ""))){ (vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"enum",params:{allowedValues: schema39.properties.type.enum},message:"must be equal to one of the allowed values"}); errors++; }
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
if((!((typeof data5 == "number") && (isFinite(data5)))) && (data5 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/timestamp",keyword:"type",params:{type: schema39.properties.timestamp.type},message:"must be number,null"}); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
validate22.errors = vErrors;
return errors === 0;
}

export const check19 = validate23;

function validate24(data, {instancePath=""}={}){
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
if("invites_changed" !== data0){ (vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "invites_changed"},message:"must be equal to constant"}); errors++; }
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

function validate42(data, {instancePath=""}={}){
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
if(!(((data5 === "stream") || (data5 === "private")) || (data5 === ""))){ (vErrors ??= []).push({instancePath:instancePath+"/drafts/" + i0+"/type",keyword:"enum",params:{allowedValues: schema65.properties.type.enum},message:"must be equal to one of the allowed values"}); errors++; }
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
const schema69 = {"type":"object","required":["id","type","to","topic","content","timestamp"],"properties":{"id":{"type":"integer"},"type":{"type":"string","enum":["stream","private",""]},"to":{"type":"array","items":{"type":"integer"}},"topic":{"type":"string"},"content":{"type":"string"},"timestamp":{"type":"integer"}},"additionalProperties":true};

function validate48(data, {instancePath=""}={}){
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
if(!(((data4 === "stream") || (data4 === "private")) || (data4 === ""))){ (vErrors ??= []).push({instancePath:instancePath+"/draft/type",keyword:"enum",params:{allowedValues: schema69.properties.type.enum},message:"must be equal to one of the allowed values"}); errors++; }
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

function validate60(data, {instancePath=""}={}){
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
const schema86 = {"type":"object","required":["id","pattern","url_template","example_input","reverse_template"],"properties":{"id":{"type":"integer"},"pattern":{"type":"string"},"url_template":{"type":"string"},"example_input":{"type":["string","null"]},"reverse_template":{"type":["string","null"]}}};

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
} else { vErrors = mistyped(vErrors, instancePath+"/realm_linkifiers/" + i0, "object"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/realm_linkifiers", "array"); errors++; }
}
if(data.id !== undefined){
let data8 = data.id;
if(!Number.isInteger(data8)){ vErrors = mistyped(vErrors, instancePath+"/id", "integer"); errors++; }
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
const schema90 = {"type":"object","required":["id","pattern","url_template","example_input","reverse_template","alternative_url_templates"],"properties":{"id":{"type":"integer"},"pattern":{"type":"string"},"url_template":{"type":"string"},"example_input":{"type":["string","null"]},"reverse_template":{"type":["string","null"]},"alternative_url_templates":{"type":"array","items":{"type":"string"}}}};

function validate66(data, {instancePath=""}={}){
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
if((typeof data6 !== "string") && (data6 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/realm_linkifiers/" + i0+"/example_input",keyword:"type",params:{type: schema90.properties.example_input.type},message:"must be string,null"}); errors++; }
}
if(data2.reverse_template !== undefined){
let data7 = data2.reverse_template;
if((typeof data7 !== "string") && (data7 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/realm_linkifiers/" + i0+"/reverse_template",keyword:"type",params:{type: schema90.properties.reverse_template.type},message:"must be string,null"}); errors++; }
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
validate66.errors = vErrors;
return errors === 0;
}

function validate65(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate66(data, {instancePath}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
validate65.errors = vErrors;
return errors === 0;
}

export const check34 = validate68;
const schema92 = {"type":"object","propertyNames":{"enum":["is_deactivated","stream_ids","registration","email_inviters","link_creators","users","drafts","linkifiers","invitations"]},"properties":{"is_deactivated":{"type":"boolean"},"stream_ids":{"type":"array","items":{"type":"integer","minimum":0,"maximum":9007199254740991}},"registration":{"type":"object","additionalProperties":{"type":"object"}},"email_inviters":{"enum":["members","administrators"]},"link_creators":{"enum":["members","administrators"]},"users":{"type":"array","items":{"type":"object","required":["user_id","email","api_key","role"],"propertyNames":{"enum":["user_id","email","api_key","full_name","role","is_bot","bot_owner_id","is_active","enable_drafts_synchronization"]},"properties":{"user_id":{"type":"integer","minimum":0,"maximum":9007199254740991},"email":{"type":"string","minLength":1,"pattern":"^[^:\\s]+$"},"api_key":{"type":"string","minLength":1,"pattern":"^[!-9;-~]+$"},"full_name":{"type":"string","minLength":1},"role":{"enum":[100,200,300,400,600]},"is_bot":{"type":"boolean"},"bot_owner_id":{"type":["integer","null"],"minimum":0,"maximum":9007199254740991},"is_active":{"type":"boolean"},"enable_drafts_synchronization":{"type":"boolean"}}}},"drafts":{"type":"array","items":{"type":"object","required":["id","user_id"],"properties":{"id":{"type":"integer","minimum":0,"maximum":9007199254740991},"user_id":{"type":"integer","minimum":0,"maximum":9007199254740991},"type":{"enum":["stream","private",""]},"to":{"type":"array","items":{"type":"integer","minimum":0,"maximum":9007199254740991}},"topic":{"type":"string"},"content":{"type":"string"},"timestamp":{"type":"integer","minimum":0}}}},"linkifiers":{"type":"array","items":{"type":"object","required":["id","pattern","url_template"],"propertyNames":{"enum":["id","pattern","url_template","example_input","reverse_template","alternative_url_templates"]},"properties":{"id":{"type":"integer","minimum":0,"maximum":9007199254740991},"pattern":{"type":"string","minLength":1},"url_template":{"type":"string","minLength":1},"example_input":{"type":["string","null"]},"reverse_template":{"type":["string","null"]},"alternative_url_templates":{"type":"array","items":{"type":"string","minLength":1}}}}},"invitations":{"type":"array","items":{"type":"object","required":["id","invited_by_user_id","invited","expiry_date","invited_as","is_multiuse"],"properties":{"id":{"type":"integer","minimum":0,"maximum":9007199254740991},"invited_by_user_id":{"type":"integer","minimum":0,"maximum":9007199254740991},"invited":{"type":"integer","minimum":0},"expiry_date":{"type":["integer","null"],"minimum":0},"invited_as":{"enum":[100,200,300,400,600]},"notify_referrer_on_join":{"type":"boolean"},"is_multiuse":{"type":"boolean"}},"if":{"required":["is_multiuse"],"properties":{"is_multiuse":{"const":true}}},"then":{"required":["link_url"],"propertyNames":{"enum":["id","invited_by_user_id","invited","expiry_date","invited_as","notify_referrer_on_join","is_multiuse","link_url"]},"properties":{"link_url":{"type":"string","pattern":"/join/[^/]+/$"}}},"else":{"required":["email"],"propertyNames":{"enum":["id","invited_by_user_id","invited","expiry_date","invited_as","notify_referrer_on_join","is_multiuse","email"]},"properties":{"email":{"type":"string","minLength":1}}}}}}};
const pattern4 = new RegExp("^[^:\\s]+$", "u");
const pattern5 = new RegExp("^[!-9;-~]+$", "u");
const pattern6 = new RegExp("/join/[^/]+/$", "u");

function validate68(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs1 = errors;
if(!(((((((((key0 === "is_deactivated") || (key0 === "stream_ids")) || (key0 === "registration")) || (key0 === "email_inviters")) || (key0 === "link_creators")) || (key0 === "users")) || (key0 === "drafts")) || (key0 === "linkifiers")) || (key0 === "invitations"))){ (vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema92.propertyNames.enum},message:"must be equal to one of the allowed values",propertyName:key0}); errors++; }
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
if(data.email_inviters !== undefined){
let data5 = data.email_inviters;
if(!((data5 === "members") || (data5 === "administrators"))){ (vErrors ??= []).push({instancePath:instancePath+"/email_inviters",keyword:"enum",params:{allowedValues: schema92.properties.email_inviters.enum},message:"must be equal to one of the allowed values"}); errors++; }
}
if(data.link_creators !== undefined){
let data6 = data.link_creators;
if(!((data6 === "members") || (data6 === "administrators"))){ (vErrors ??= []).push({instancePath:instancePath+"/link_creators",keyword:"enum",params:{allowedValues: schema92.properties.link_creators.enum},message:"must be equal to one of the allowed values"}); errors++; }
}
if(data.users !== undefined){
let data7 = data.users;
if(Array.isArray(data7)){
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.user_id === undefined){ vErrors = missing(vErrors, instancePath+"/users/" + i1, "user_id"); errors++; }
if(data8.email === undefined){ vErrors = missing(vErrors, instancePath+"/users/" + i1, "email"); errors++; }
if(data8.api_key === undefined){ vErrors = missing(vErrors, instancePath+"/users/" + i1, "api_key"); errors++; }
if(data8.role === undefined){ vErrors = missing(vErrors, instancePath+"/users/" + i1, "role"); errors++; }
for(const key2 in data8){
const _errs19 = errors;
if(!(((((((((key2 === "user_id") || (key2 === "email")) || (key2 === "api_key")) || (key2 === "full_name")) || (key2 === "role")) || (key2 === "is_bot")) || (key2 === "bot_owner_id")) || (key2 === "is_active")) || (key2 === "enable_drafts_synchronization"))){ (vErrors ??= []).push({instancePath:instancePath+"/users/" + i1,keyword:"enum",params:{allowedValues: schema92.properties.users.items.propertyNames.enum},message:"must be equal to one of the allowed values",propertyName:key2}); errors++; }
var valid7 = _errs19 === errors;
if(!valid7){ (vErrors ??= []).push({instancePath:instancePath+"/users/" + i1,keyword:"propertyNames",params:{propertyName: key2},message:"property name must be valid"}); errors++; }
}
if(data8.user_id !== undefined){
let data9 = data8.user_id;
if(!Number.isInteger(data9)){ vErrors = mistyped(vErrors, instancePath+"/users/" + i1+"/user_id", "integer"); errors++; }
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 9007199254740991 || isNaN(data9)){ (vErrors ??= []).push({instancePath:instancePath+"/users/" + i1+"/user_id",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}); errors++; }
if(data9 < 0 || isNaN(data9)){ (vErrors ??= []).push({instancePath:instancePath+"/users/" + i1+"/user_id",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++; }
}
}
if(data8.email !== undefined){
let data10 = data8.email;
if(typeof data10 === "string"){
if(func0(data10) < 1){ (vErrors ??= []).push({instancePath:instancePath+"/users/" + i1+"/email",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++; }
if(!pattern4.test(data10)){ (vErrors ??= []).push({instancePath:instancePath+"/users/" + i1+"/email",keyword:"pattern",params:{pattern: "^[^:\\s]+$"},message:"must match pattern \""+"^[^:\\s]+$"+"\""}); errors++; }
} else { vErrors = mistyped(vErrors, instancePath+"/users/" + i1+"/email", "string"); errors++; }
}
if(data8.api_key !== undefined){
let data11 = data8.api_key;
if(typeof data11 === "string"){
if(func0(data11) < 1){ (vErrors ??= []).push({instancePath:instancePath+"/users/" + i1+"/api_key",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++; }
if(!pattern5.test(data11)){ (vErrors ??= []).push({instancePath:instancePath+"/users/" + i1+"/api_key",keyword:"pattern",params:{pattern: "^[!-9;-~]+$"},message:"must match pattern \""+"^[!-9;-~]+$"+"\""}); errors++; }
} else { vErrors = mistyped(vErrors, instancePath+"/users/" + i1+"/api_key", "string"); errors++; }
}
if(data8.full_name !== undefined){
let data12 = data8.full_name;
if(typeof data12 === "string"){
if(func0(data12) < 1){ (vErrors ??= []).push({instancePath:instancePath+"/users/" + i1+"/full_name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++; }
} else { vErrors = mistyped(vErrors, instancePath+"/users/" + i1+"/full_name", "string"); errors++; }
}
if(data8.role !== undefined){
let data13 = data8.role;
if(!(((((data13 === 100) || (data13 === 200)) || (data13 === 300)) || (data13 === 400)) || (data13 === 600))){ (vErrors ??= []).push({instancePath:instancePath+"/users/" + i1+"/role",keyword:"enum",params:{allowedValues: schema92.properties.users.items.properties.role.enum},message:"must be equal to one of the allowed values"}); errors++; }
}
if(data8.is_bot !== undefined){
if(typeof data8.is_bot !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/users/" + i1+"/is_bot", "boolean"); errors++; }
}
if(data8.bot_owner_id !== undefined){
let data15 = data8.bot_owner_id;
if((!Number.isInteger(data15)) && (data15 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/users/" + i1+"/bot_owner_id",keyword:"type",params:{type: schema92.properties.users.items.properties.bot_owner_id.type},message:"must be integer,null"}); errors++; }
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 9007199254740991 || isNaN(data15)){ (vErrors ??= []).push({instancePath:instancePath+"/users/" + i1+"/bot_owner_id",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}); errors++; }
if(data15 < 0 || isNaN(data15)){ (vErrors ??= []).push({instancePath:instancePath+"/users/" + i1+"/bot_owner_id",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++; }
}
}
if(data8.is_active !== undefined){
if(typeof data8.is_active !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/users/" + i1+"/is_active", "boolean"); errors++; }
}
if(data8.enable_drafts_synchronization !== undefined){
if(typeof data8.enable_drafts_synchronization !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/users/" + i1+"/enable_drafts_synchronization", "boolean"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/users/" + i1, "object"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/users", "array"); errors++; }
}
if(data.drafts !== undefined){
let data18 = data.drafts;
if(Array.isArray(data18)){
const len2 = data18.length;
for(let i2=0; i2<len2; i2++){
let data19 = data18[i2];
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(data19.id === undefined){ vErrors = missing(vErrors, instancePath+"/drafts/" + i2, "id"); errors++; }
if(data19.user_id === undefined){ vErrors = missing(vErrors, instancePath+"/drafts/" + i2, "user_id"); errors++; }
if(data19.id !== undefined){
let data20 = data19.id;
if(!Number.isInteger(data20)){ vErrors = mistyped(vErrors, instancePath+"/drafts/" + i2+"/id", "integer"); errors++; }
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 9007199254740991 || isNaN(data20)){ (vErrors ??= []).push({instancePath:instancePath+"/drafts/" + i2+"/id",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}); errors++; }
if(data20 < 0 || isNaN(data20)){ (vErrors ??= []).push({instancePath:instancePath+"/drafts/" + i2+"/id",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++; }
}
}
if(data19.user_id !== undefined){
let data21 = data19.user_id;
if(!Number.isInteger(data21)){ vErrors = mistyped(vErrors, instancePath+"/drafts/" + i2+"/user_id", "integer"); errors++; }
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 > 9007199254740991 || isNaN(data21)){ (vErrors ??= []).push({instancePath:instancePath+"/drafts/" + i2+"/user_id",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}); errors++; }
if(data21 < 0 || isNaN(data21)){ (vErrors ??= []).push({instancePath:instancePath+"/drafts/" + i2+"/user_id",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++; }
}
}
if(data19.type !== undefined){
let data22 = data19.type;
if(!(((data22 === "stream") || (data22 === "private")) || (data22 === ""))){ (vErrors ??= []).push({instancePath:instancePath+"/drafts/" + i2+"/type",keyword:"enum",params:{allowedValues: schema92.properties.drafts.items.properties.type.enum},message:"must be equal to one of the allowed values"}); errors++; }
}
if(data19.to !== undefined){
let data23 = data19.to;
if(Array.isArray(data23)){
const len3 = data23.length;
for(let i3=0; i3<len3; i3++){
let data24 = data23[i3];
if(!Number.isInteger(data24)){ vErrors = mistyped(vErrors, instancePath+"/drafts/" + i2+"/to/" + i3, "integer"); errors++; }
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 > 9007199254740991 || isNaN(data24)){ (vErrors ??= []).push({instancePath:instancePath+"/drafts/" + i2+"/to/" + i3,keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}); errors++; }
if(data24 < 0 || isNaN(data24)){ (vErrors ??= []).push({instancePath:instancePath+"/drafts/" + i2+"/to/" + i3,keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++; }
}
}
} else { vErrors = mistyped(vErrors, instancePath+"/drafts/" + i2+"/to", "array"); errors++; }
}
if(data19.topic !== undefined){
if(typeof data19.topic !== "string"){ vErrors = mistyped(vErrors, instancePath+"/drafts/" + i2+"/topic", "string"); errors++; }
}
if(data19.content !== undefined){
if(typeof data19.content !== "string"){ vErrors = mistyped(vErrors, instancePath+"/drafts/" + i2+"/content", "string"); errors++; }
}
if(data19.timestamp !== undefined){
let data27 = data19.timestamp;
if(!Number.isInteger(data27)){ vErrors = mistyped(vErrors, instancePath+"/drafts/" + i2+"/timestamp", "integer"); errors++; }
if((typeof data27 == "number") && (isFinite(data27))){
if(data27 < 0 || isNaN(data27)){ (vErrors ??= []).push({instancePath:instancePath+"/drafts/" + i2+"/timestamp",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++; }
}
}
} else { vErrors = mistyped(vErrors, instancePath+"/drafts/" + i2, "object"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/drafts", "array"); errors++; }
}
if(data.linkifiers !== undefined){
let data28 = data.linkifiers;
if(Array.isArray(data28)){
const len4 = data28.length;
for(let i4=0; i4<len4; i4++){
let data29 = data28[i4];
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
if(data29.id === undefined){ vErrors = missing(vErrors, instancePath+"/linkifiers/" + i4, "id"); errors++; }
if(data29.pattern === undefined){ vErrors = missing(vErrors, instancePath+"/linkifiers/" + i4, "pattern"); errors++; }
if(data29.url_template === undefined){ vErrors = missing(vErrors, instancePath+"/linkifiers/" + i4, "url_template"); errors++; }
for(const key3 in data29){
const _errs60 = errors;
if(!((((((key3 === "id") || (key3 === "pattern")) || (key3 === "url_template")) || (key3 === "example_input")) || (key3 === "reverse_template")) || (key3 === "alternative_url_templates"))){ (vErrors ??= []).push({instancePath:instancePath+"/linkifiers/" + i4,keyword:"enum",params:{allowedValues: schema92.properties.linkifiers.items.propertyNames.enum},message:"must be equal to one of the allowed values",propertyName:key3}); errors++; }
var valid16 = _errs60 === errors;
if(!valid16){ (vErrors ??= []).push({instancePath:instancePath+"/linkifiers/" + i4,keyword:"propertyNames",params:{propertyName: key3},message:"property name must be valid"}); errors++; }
}
if(data29.id !== undefined){
let data30 = data29.id;
if(!Number.isInteger(data30)){ vErrors = mistyped(vErrors, instancePath+"/linkifiers/" + i4+"/id", "integer"); errors++; }
if((typeof data30 == "number") && (isFinite(data30))){
if(data30 > 9007199254740991 || isNaN(data30)){ (vErrors ??= []).push({instancePath:instancePath+"/linkifiers/" + i4+"/id",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}); errors++; }
if(data30 < 0 || isNaN(data30)){ (vErrors ??= []).push({instancePath:instancePath+"/linkifiers/" + i4+"/id",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++; }
}
}
if(data29.pattern !== undefined){
let data31 = data29.pattern;
if(typeof data31 === "string"){
if(func0(data31) < 1){ (vErrors ??= []).push({instancePath:instancePath+"/linkifiers/" + i4+"/pattern",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++; }
} else { vErrors = mistyped(vErrors, instancePath+"/linkifiers/" + i4+"/pattern", "string"); errors++; }
}
if(data29.url_template !== undefined){
let data32 = data29.url_template;
if(typeof data32 === "string"){
if(func0(data32) < 1){ (vErrors ??= []).push({instancePath:instancePath+"/linkifiers/" + i4+"/url_template",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++; }
} else { vErrors = mistyped(vErrors, instancePath+"/linkifiers/" + i4+"/url_template", "string"); errors++; }
}
if(data29.example_input !== undefined){
let data33 = data29.example_input;
if((typeof data33 !== "string") && (data33 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/linkifiers/" + i4+"/example_input",keyword:"type",params:{type: schema92.properties.linkifiers.items.properties.example_input.type},message:"must be string,null"}); errors++; }
}
if(data29.reverse_template !== undefined){
let data34 = data29.reverse_template;
if((typeof data34 !== "string") && (data34 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/linkifiers/" + i4+"/reverse_template",keyword:"type",params:{type: schema92.properties.linkifiers.items.properties.reverse_template.type},message:"must be string,null"}); errors++; }
}
if(data29.alternative_url_templates !== undefined){
let data35 = data29.alternative_url_templates;
if(Array.isArray(data35)){
const len5 = data35.length;
for(let i5=0; i5<len5; i5++){
let data36 = data35[i5];
if(typeof data36 === "string"){
if(func0(data36) < 1){ (vErrors ??= []).push({instancePath:instancePath+"/linkifiers/" + i4+"/alternative_url_templates/" + i5,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++; }
} else { vErrors = mistyped(vErrors, instancePath+"/linkifiers/" + i4+"/alternative_url_templates/" + i5, "string"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/linkifiers/" + i4+"/alternative_url_templates", "array"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/linkifiers/" + i4, "object"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/linkifiers", "array"); errors++; }
}
if(data.invitations !== undefined){
let data37 = data.invitations;
if(Array.isArray(data37)){
const len6 = data37.length;
for(let i6=0; i6<len6; i6++){
let data38 = data37[i6];
const _errs79 = errors;
let valid22 = true;
const _errs80 = errors;
if(data38 && typeof data38 == "object" && !Array.isArray(data38)){
let missing0;
if((data38.is_multiuse === undefined) && (missing0 = "is_multiuse")){ (vErrors ??= []).push({}); errors++; } else {
if(data38.is_multiuse !== undefined){
if(true !== data38.is_multiuse){ (vErrors ??= []).push({}); errors++; }
}
}
}
var _valid0 = _errs80 === errors;
errors = _errs79;
if(vErrors !== null){
if(_errs79){
vErrors.length = _errs79;
} else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs82 = errors;
if(data38 && typeof data38 == "object" && !Array.isArray(data38)){
if(data38.link_url === undefined){ vErrors = missing(vErrors, instancePath+"/invitations/" + i6, "link_url"); errors++; }
for(const key4 in data38){
const _errs83 = errors;
if(!((((((((key4 === "id") || (key4 === "invited_by_user_id")) || (key4 === "invited")) || (key4 === "expiry_date")) || (key4 === "invited_as")) || (key4 === "notify_referrer_on_join")) || (key4 === "is_multiuse")) || (key4 === "link_url"))){ (vErrors ??= []).push({instancePath:instancePath+"/invitations/" + i6,keyword:"enum",params:{allowedValues: schema92.properties.invitations.items.then.propertyNames.enum},message:"must be equal to one of the allowed values",propertyName:key4}); errors++; }
var valid24 = _errs83 === errors;
if(!valid24){ (vErrors ??= []).push({instancePath:instancePath+"/invitations/" + i6,keyword:"propertyNames",params:{propertyName: key4},message:"property name must be valid"}); errors++; }
}
if(data38.link_url !== undefined){
let data40 = data38.link_url;
if(typeof data40 === "string"){
if(!pattern6.test(data40)){ (vErrors ??= []).push({instancePath:instancePath+"/invitations/" + i6+"/link_url",keyword:"pattern",params:{pattern: "/join/[^/]+/$"},message:"must match pattern \""+"/join/[^/]+/$"+"\""}); errors++; }
} else { vErrors = mistyped(vErrors, instancePath+"/invitations/" + i6+"/link_url", "string"); errors++; }
}
}
var _valid0 = _errs82 === errors;
valid22 = _valid0;
ifClause0 = "then";
} else {
const _errs86 = errors;
if(data38 && typeof data38 == "object" && !Array.isArray(data38)){
if(data38.email === undefined){ vErrors = missing(vErrors, instancePath+"/invitations/" + i6, "email"); errors++; }
for(const key5 in data38){
const _errs87 = errors;
if(!((((((((key5 === "id") || (key5 === "invited_by_user_id")) || (key5 === "invited")) || (key5 === "expiry_date")) || (key5 === "invited_as")) || (key5 === "notify_referrer_on_join")) || (key5 === "is_multiuse")) || (key5 === "email"))){ (vErrors ??= []).push({instancePath:instancePath+"/invitations/" + i6,keyword:"enum",params:{allowedValues: schema92.properties.invitations.items.else.propertyNames.enum},message:"must be equal to one of the allowed values",propertyName:key5}); errors++; }
var valid26 = _errs87 === errors;
if(!valid26){ (vErrors ??= []).push({instancePath:instancePath+"/invitations/" + i6,keyword:"propertyNames",params:{propertyName: key5},message:"property name must be valid"}); errors++; }
}
if(data38.email !== undefined){
let data41 = data38.email;
if(typeof data41 === "string"){
if(func0(data41) < 1){ (vErrors ??= []).push({instancePath:instancePath+"/invitations/" + i6+"/email",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++; }
} else { vErrors = mistyped(vErrors, instancePath+"/invitations/" + i6+"/email", "string"); errors++; }
}
}
var _valid0 = _errs86 === errors;
valid22 = _valid0;
ifClause0 = "else";
}
if(!valid22){ (vErrors ??= []).push({instancePath:instancePath+"/invitations/" + i6,keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"}); errors++; }
if(data38 && typeof data38 == "object" && !Array.isArray(data38)){
if(data38.id === undefined){ vErrors = missing(vErrors, instancePath+"/invitations/" + i6, "id"); errors++; }
if(data38.invited_by_user_id === undefined){ vErrors = missing(vErrors, instancePath+"/invitations/" + i6, "invited_by_user_id"); errors++; }
if(data38.invited === undefined){ vErrors = missing(vErrors, instancePath+"/invitations/" + i6, "invited"); errors++; }
if(data38.expiry_date === undefined){ vErrors = missing(vErrors, instancePath+"/invitations/" + i6, "expiry_date"); errors++; }
if(data38.invited_as === undefined){ vErrors = missing(vErrors, instancePath+"/invitations/" + i6, "invited_as"); errors++; }
if(data38.is_multiuse === undefined){ vErrors = missing(vErrors, instancePath+"/invitations/" + i6, "is_multiuse"); errors++; }
if(data38.id !== undefined){
let data42 = data38.id;
if(!Number.isInteger(data42)){ vErrors = mistyped(vErrors, instancePath+"/invitations/" + i6+"/id", "integer"); errors++; }
if((typeof data42 == "number") && (isFinite(data42))){
if(data42 > 9007199254740991 || isNaN(data42)){ (vErrors ??= []).push({instancePath:instancePath+"/invitations/" + i6+"/id",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}); errors++; }
if(data42 < 0 || isNaN(data42)){ (vErrors ??= []).push({instancePath:instancePath+"/invitations/" + i6+"/id",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++; }
}
}
if(data38.invited_by_user_id !== undefined){
let data43 = data38.invited_by_user_id;
if(!Number.isInteger(data43)){ vErrors = mistyped(vErrors, instancePath+"/invitations/" + i6+"/invited_by_user_id", "integer"); errors++; }
if((typeof data43 == "number") && (isFinite(data43))){
if(data43 > 9007199254740991 || isNaN(data43)){ (vErrors ??= []).push({instancePath:instancePath+"/invitations/" + i6+"/invited_by_user_id",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}); errors++; }
if(data43 < 0 || isNaN(data43)){ (vErrors ??= []).push({instancePath:instancePath+"/invitations/" + i6+"/invited_by_user_id",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++; }
}
}
if(data38.invited !== undefined){
let data44 = data38.invited;
if(!Number.isInteger(data44)){ vErrors = mistyped(vErrors, instancePath+"/invitations/" + i6+"/invited", "integer"); errors++; }
if((typeof data44 == "number") && (isFinite(data44))){
if(data44 < 0 || isNaN(data44)){ (vErrors ??= []).push({instancePath:instancePath+"/invitations/" + i6+"/invited",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++; }
}
}
if(data38.expiry_date !== undefined){
let data45 = data38.expiry_date;
if((!Number.isInteger(data45)) && (data45 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/invitations/" + i6+"/expiry_date",keyword:"type",params:{type: schema92.properties.invitations.items.properties.expiry_date.type},message:"must be integer,null"}); errors++; }
if((typeof data45 == "number") && (isFinite(data45))){
if(data45 < 0 || isNaN(data45)){ (vErrors ??= []).push({instancePath:instancePath+"/invitations/" + i6+"/expiry_date",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++; }
}
}
if(data38.invited_as !== undefined){
let data46 = data38.invited_as;
if(!(((((data46 === 100) || (data46 === 200)) || (data46 === 300)) || (data46 === 400)) || (data46 === 600))){ (vErrors ??= []).push({instancePath:instancePath+"/invitations/" + i6+"/invited_as",keyword:"enum",params:{allowedValues: schema92.properties.invitations.items.properties.invited_as.enum},message:"must be equal to one of the allowed values"}); errors++; }
}
if(data38.notify_referrer_on_join !== undefined){
if(typeof data38.notify_referrer_on_join !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/invitations/" + i6+"/notify_referrer_on_join", "boolean"); errors++; }
}
if(data38.is_multiuse !== undefined){
if(typeof data38.is_multiuse !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/invitations/" + i6+"/is_multiuse", "boolean"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/invitations/" + i6, "object"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath+"/invitations", "array"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
validate68.errors = vErrors;
return errors === 0;
}

export const check35 = validate69;
const schema93 = {"type":"object","propertyNames":{"enum":["featureLevel","rateLimit","control","controlToken","follow","now","is_deactivated","stream_ids","registration","email_inviters","link_creators","users","drafts","linkifiers","invitations"]},"properties":{"featureLevel":{"type":["integer","string"],"minimum":0,"maximum":9007199254740991},"rateLimit":{"type":"integer","minimum":1},"control":{"type":"boolean"},"controlToken":{"type":"string"},"follow":{"enum":["document","servers"]},"now":{"type":"number","minimum":0,"maximum":8640000000000000},"is_deactivated":{},"stream_ids":{},"registration":{},"email_inviters":{},"link_creators":{},"users":{},"drafts":{},"linkifiers":{},"invitations":{}}};

function validate69(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs1 = errors;
if(!(((((((((((((((key0 === "featureLevel") || (key0 === "rateLimit")) || (key0 === "control")) || (key0 === "controlToken")) || (key0 === "follow")) || (key0 === "now")) || (key0 === "is_deactivated")) || (key0 === "stream_ids")) || (key0 === "registration")) || (key0 === "email_inviters")) || (key0 === "link_creators")) || (key0 === "users")) || (key0 === "drafts")) || (key0 === "linkifiers")) || (key0 === "invitations"))){ (vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema93.propertyNames.enum},message:"must be equal to one of the allowed values",propertyName:key0}); errors++; }
var valid0 = _errs1 === errors;
if(!valid0){ (vErrors ??= []).push({instancePath,keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid"}); errors++; }
}
if(data.featureLevel !== undefined){
let data0 = data.featureLevel;
if((!Number.isInteger(data0)) && (typeof data0 !== "string")){ (vErrors ??= []).push({instancePath:instancePath+"/featureLevel",keyword:"type",params:{type: schema93.properties.featureLevel.type},message:"must be integer,string"}); errors++; }
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
if(!((data4 === "document") || (data4 === "servers"))){ (vErrors ??= []).push({instancePath:instancePath+"/follow",keyword:"enum",params:{allowedValues: schema93.properties.follow.enum},message:"must be equal to one of the allowed values"}); errors++; }
}
if(data.now !== undefined){
let data5 = data.now;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 8640000000000000 || isNaN(data5)){ (vErrors ??= []).push({instancePath:instancePath+"/now",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}); errors++; }
if(data5 < 0 || isNaN(data5)){ (vErrors ??= []).push({instancePath:instancePath+"/now",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++; }
} else { vErrors = mistyped(vErrors, instancePath+"/now", "number"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
validate69.errors = vErrors;
return errors === 0;
}

export const check36 = validate70;

function validate70(data, {instancePath=""}={}){
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
validate70.errors = vErrors;
return errors === 0;
}

export const check37 = validate71;
const schema95 = {"type":"object","propertyNames":{"enum":["count","operation","delay","status","body","retryAfter","drop"]},"properties":{"count":{"type":"integer","minimum":1},"operation":{"type":"string"},"delay":{"type":"number","minimum":0},"status":{"type":"integer","minimum":200,"maximum":599},"body":{"type":["object","string"]},"retryAfter":{"type":"number","minimum":0},"drop":{"enum":["request","response"]}}};

function validate71(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs1 = errors;
if(!(((((((key0 === "count") || (key0 === "operation")) || (key0 === "delay")) || (key0 === "status")) || (key0 === "body")) || (key0 === "retryAfter")) || (key0 === "drop"))){ (vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema95.propertyNames.enum},message:"must be equal to one of the allowed values",propertyName:key0}); errors++; }
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
if((!(data4 && typeof data4 == "object" && !Array.isArray(data4))) && (typeof data4 !== "string")){ (vErrors ??= []).push({instancePath:instancePath+"/body",keyword:"type",params:{type: schema95.properties.body.type},message:"must be object,string"}); errors++; }
}
if(data.retryAfter !== undefined){
let data5 = data.retryAfter;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){ (vErrors ??= []).push({instancePath:instancePath+"/retryAfter",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++; }
} else { vErrors = mistyped(vErrors, instancePath+"/retryAfter", "number"); errors++; }
}
if(data.drop !== undefined){
let data6 = data.drop;
if(!((data6 === "request") || (data6 === "response"))){ (vErrors ??= []).push({instancePath:instancePath+"/drop",keyword:"enum",params:{allowedValues: schema95.properties.drop.enum},message:"must be equal to one of the allowed values"}); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
validate71.errors = vErrors;
return errors === 0;
}

export const check38 = validate72;
const schema96 = {"type":"object","propertyNames":{"enum":["role","is_active"]},"properties":{"role":{"enum":[100,200,300,400,600]},"is_active":{"type":"boolean"}}};

function validate72(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs1 = errors;
if(!((key0 === "role") || (key0 === "is_active"))){ (vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema96.propertyNames.enum},message:"must be equal to one of the allowed values",propertyName:key0}); errors++; }
var valid0 = _errs1 === errors;
if(!valid0){ (vErrors ??= []).push({instancePath,keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid"}); errors++; }
}
if(data.role !== undefined){
let data0 = data.role;
if(!(((((data0 === 100) || (data0 === 200)) || (data0 === 300)) || (data0 === 400)) || (data0 === 600))){ (vErrors ??= []).push({instancePath:instancePath+"/role",keyword:"enum",params:{allowedValues: schema96.properties.role.enum},message:"must be equal to one of the allowed values"}); errors++; }
}
if(data.is_active !== undefined){
if(typeof data.is_active !== "boolean"){ vErrors = mistyped(vErrors, instancePath+"/is_active", "boolean"); errors++; }
}
} else { vErrors = mistyped(vErrors, instancePath, "object"); errors++; }
validate72.errors = vErrors;
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
const shared220 = {"200":{"is_owner":true,"is_guest":true,"is_active":true,"timezone":true,"date_joined":true,"avatar_version":true,"role":true,"is_billing_admin":true,"ignored_parameters_unsupported":true,"is_imported_stub":true},"401":{"code":true},"429":{"code":true}};
const shared221 = {"name":"administrator","value":{"result":"success","msg":"","user_id":9,"full_name":"Iago","email":"iago@example.com","delivery_email":"iago@example.com","is_bot":false,"is_admin":true,"avatar_url":"https://chat.example.com/avatar/9","profile_data":{"4":{"value":"ensign"}},"max_message_id":30,"pointer":-1}};
const shared222 = { "not-basic": shared8 };
const shared223 = {"200":{"is_guest":true,"is_active":true,"timezone":true,"date_joined":true,"avatar_version":true,"role":true,"is_billing_admin":true,"ignored_parameters_unsupported":true,"is_imported_stub":true},"401":{"code":true},"429":{"code":true}};
const shared224 = {"name":"administrator","value":{"result":"success","msg":"","user_id":9,"full_name":"Iago","email":"iago@example.com","delivery_email":"iago@example.com","is_bot":false,"is_admin":true,"is_owner":false,"avatar_url":"https://chat.example.com/avatar/9","profile_data":{"4":{"value":"ensign"}},"max_message_id":30,"pointer":-1}};
const shared225 = {"200":{"client_id":true,"short_name":true,"role":true,"is_billing_admin":true,"ignored_parameters_unsupported":true,"is_imported_stub":true},"401":{"code":true},"429":{"code":true}};
const shared226 = {"name":"administrator","value":{"result":"success","msg":"","user_id":9,"full_name":"Iago","email":"iago@example.com","delivery_email":"iago@example.com","is_bot":false,"is_admin":true,"is_owner":false,"is_guest":false,"is_active":true,"timezone":"Europe/Rome","date_joined":"2024-03-16T16:30:54+00:00","avatar_url":"https://chat.example.com/avatar/9","avatar_version":1,"profile_data":{"4":{"value":"ensign"}},"max_message_id":30,"pointer":-1}};
const shared227 = {"200":{"pointer":true,"client_id":true,"short_name":true,"role":true,"is_billing_admin":true,"ignored_parameters_unsupported":true,"is_imported_stub":true},"401":{"code":true},"429":{"code":true}};
const shared228 = {"name":"administrator","value":{"result":"success","msg":"","user_id":9,"full_name":"Iago","email":"iago@example.com","delivery_email":"iago@example.com","is_bot":false,"is_admin":true,"is_owner":false,"is_guest":false,"is_active":true,"timezone":"Europe/Rome","date_joined":"2024-03-16T16:30:54+00:00","avatar_url":"https://chat.example.com/avatar/9","avatar_version":1,"profile_data":{"4":{"value":"ensign"}},"max_message_id":30}};
const shared229 = {"200":{"pointer":true,"client_id":true,"short_name":true,"role":true,"is_billing_admin":true,"ignored_parameters_unsupported":true,"is_imported_stub":true},"401":{"code":true}};
const shared230 = {"200":{"pointer":true,"client_id":true,"short_name":true,"is_billing_admin":true,"ignored_parameters_unsupported":true,"is_imported_stub":true},"401":{"code":true}};
const shared231 = {"name":"administrator","value":{"result":"success","msg":"","user_id":9,"full_name":"Iago","email":"iago@example.com","delivery_email":"iago@example.com","is_bot":false,"is_admin":true,"is_owner":false,"is_guest":false,"role":200,"is_active":true,"timezone":"Europe/Rome","date_joined":"2024-03-16T16:30:54+00:00","avatar_url":"https://chat.example.com/avatar/9","avatar_version":1,"profile_data":{"4":{"value":"ensign"}},"max_message_id":30}};
const shared232 = {"200":{"pointer":true,"client_id":true,"short_name":true,"ignored_parameters_unsupported":true,"is_imported_stub":true},"401":{"code":true}};
const shared233 = {"name":"administrator","value":{"result":"success","msg":"","user_id":9,"full_name":"Iago","email":"iago@example.com","delivery_email":"iago@example.com","is_bot":false,"is_admin":true,"is_owner":false,"is_guest":false,"is_billing_admin":false,"role":200,"is_active":true,"timezone":"Europe/Rome","date_joined":"2024-03-16T16:30:54+00:00","avatar_url":"https://chat.example.com/avatar/9","avatar_version":1,"profile_data":{"4":{"value":"ensign"}},"max_message_id":30}};
const shared234 = {"200":{"pointer":true,"client_id":true,"short_name":true,"ignored_parameters_unsupported":true,"is_imported_stub":true},"403":true};
const shared235 = {"200":{"pointer":true,"client_id":true,"short_name":true,"is_imported_stub":true},"403":true};
const shared236 = {"200":{"pointer":true,"client_id":true,"short_name":true,"is_billing_admin":true,"is_imported_stub":true},"403":true};
const shared237 = {"200":{"pointer":true,"client_id":true,"short_name":true,"is_billing_admin":true},"403":true};
const shared238 = {"name":"administrator","value":{"result":"success","msg":"","user_id":9,"full_name":"Iago","email":"iago@example.com","delivery_email":"iago@example.com","is_bot":false,"is_admin":true,"is_owner":false,"is_guest":false,"role":200,"is_active":true,"is_imported_stub":false,"timezone":"Europe/Rome","date_joined":"2024-03-16T16:30:54+00:00","avatar_url":"https://chat.example.com/avatar/9","avatar_version":1,"profile_data":{"4":{"value":"ensign"}},"max_message_id":30}};
const shared239 = {"200":{"zulip_feature_level":true,"zulip_merge_base":true,"realm_web_public_access_enabled":true,"ignored_parameters_unsupported":true,"realm_url":true}};
const shared240 = {"name":"server","value":{"result":"success","msg":"","zulip_version":"12.0","authentication_methods":{"password":true},"external_authentication_methods":[],"email_auth_enabled":true,"require_email_format_usernames":true,"push_notifications_enabled":false,"is_incompatible":false,"realm_name":"Example","realm_icon":"https://chat.example.com/icon","realm_description":"","realm_uri":"https://chat.example.com"}};
const shared241 = [{"status":405}];
const shared242 = {  };
const shared243 = {"200":{"zulip_merge_base":true,"realm_web_public_access_enabled":true,"ignored_parameters_unsupported":true,"realm_url":true}};
const shared244 = {"name":"server","value":{"result":"success","msg":"","zulip_version":"12.0","zulip_feature_level":498,"authentication_methods":{"password":true},"external_authentication_methods":[],"email_auth_enabled":true,"require_email_format_usernames":true,"push_notifications_enabled":false,"is_incompatible":false,"realm_name":"Example","realm_icon":"https://chat.example.com/icon","realm_description":"","realm_uri":"https://chat.example.com"}};
const shared245 = {"200":{"realm_web_public_access_enabled":true,"ignored_parameters_unsupported":true,"realm_url":true}};
const shared246 = {"name":"server","value":{"result":"success","msg":"","zulip_version":"12.0","zulip_feature_level":498,"zulip_merge_base":"12.0","authentication_methods":{"password":true},"external_authentication_methods":[],"email_auth_enabled":true,"require_email_format_usernames":true,"push_notifications_enabled":false,"is_incompatible":false,"realm_name":"Example","realm_icon":"https://chat.example.com/icon","realm_description":"","realm_uri":"https://chat.example.com"}};
const shared247 = {"200":{"ignored_parameters_unsupported":true,"realm_url":true}};
const shared248 = {"name":"server","value":{"result":"success","msg":"","zulip_version":"12.0","zulip_feature_level":498,"zulip_merge_base":"12.0","authentication_methods":{"password":true},"external_authentication_methods":[],"email_auth_enabled":true,"require_email_format_usernames":true,"push_notifications_enabled":false,"is_incompatible":false,"realm_name":"Example","realm_icon":"https://chat.example.com/icon","realm_description":"","realm_web_public_access_enabled":false,"realm_uri":"https://chat.example.com"}};
const shared249 = {"200":{"realm_url":true}};
const shared250 = {};
const shared251 = {"name":"server","value":{"result":"success","msg":"","zulip_version":"12.0","zulip_feature_level":498,"zulip_merge_base":"12.0","authentication_methods":{"password":true},"external_authentication_methods":[],"email_auth_enabled":true,"require_email_format_usernames":true,"push_notifications_enabled":false,"is_incompatible":false,"realm_name":"Example","realm_icon":"https://chat.example.com/icon","realm_description":"","realm_web_public_access_enabled":false,"realm_uri":"https://chat.example.com","realm_url":"https://chat.example.com"}};
const shared252 = {"200":{"linkifiers":{"url_template":true,"example_input":true,"reverse_template":true,"alternative_url_templates":true},"ignored_parameters_unsupported":true},"401":{"code":true}};
const shared253 = {"name":"linkifiers","value":{"result":"success","msg":"","linkifiers":[{"id":1,"pattern":"#(?P<id>[0-9]+)","url_format":"https://github.com/example/main/issues/%(id)s"},{"id":2,"pattern":"(?P<commit>[0-9a-f]{40})","url_format":"https://github.com/example/main/commit/%(commit)s"},{"id":3,"pattern":"#zulip-(?P<id>[0-9]+)","url_format":"https://github.com/example/zulip/issues/%(id)s"}]}};
const shared254 = {"200":{"linkifiers":{"url_template":true,"example_input":true,"reverse_template":true,"alternative_url_templates":true},"ignored_parameters_unsupported":true},"403":true};
const shared255 = {"200":{"linkifiers":{"url_template":true,"example_input":true,"reverse_template":true,"alternative_url_templates":true}},"403":true};
const shared256 = {"200":{"linkifiers":{"url_format":true,"example_input":true,"reverse_template":true,"alternative_url_templates":true}},"403":true};
const shared257 = {"name":"linkifiers","value":{"result":"success","msg":"","linkifiers":[{"id":1,"pattern":"#(?P<id>[0-9]+)","url_template":"https://github.com/example/main/issues/{id}"},{"id":2,"pattern":"(?P<commit>[0-9a-f]{40})","url_template":"https://github.com/example/main/commit/{commit}"},{"id":3,"pattern":"#zulip-(?P<id>[0-9]+)","url_template":"https://github.com/example/zulip/issues/{id}"}]}};
const shared258 = {"200":{"linkifiers":{"url_format":true,"alternative_url_templates":true}},"403":true};
const shared259 = {"name":"linkifiers","value":{"result":"success","msg":"","linkifiers":[{"id":1,"pattern":"#(?P<id>[0-9]+)","url_template":"https://github.com/example/main/issues/{id}","example_input":"#123","reverse_template":"#{id}"},{"id":2,"pattern":"(?P<commit>[0-9a-f]{40})","url_template":"https://github.com/example/main/commit/{commit}","example_input":null,"reverse_template":null},{"id":3,"pattern":"#zulip-(?P<id>[0-9]+)","url_template":"https://github.com/example/zulip/issues/{id}","example_input":"#zulip-123","reverse_template":"#zulip-{id}"}]}};
const shared260 = {"200":{"linkifiers":{"url_format":true}},"403":true};
const shared261 = {"name":"linkifiers","value":{"result":"success","msg":"","linkifiers":[{"id":1,"pattern":"#(?P<id>[0-9]+)","url_template":"https://github.com/example/main/issues/{id}","example_input":"#123","reverse_template":"#{id}","alternative_url_templates":[]},{"id":2,"pattern":"(?P<commit>[0-9a-f]{40})","url_template":"https://github.com/example/main/commit/{commit}","example_input":null,"reverse_template":null,"alternative_url_templates":[]},{"id":3,"pattern":"#zulip-(?P<id>[0-9]+)","url_template":"https://github.com/example/zulip/issues/{id}","example_input":"#zulip-123","reverse_template":"#zulip-{id}","alternative_url_templates":[]}]}};
const shared262 = judgingEach(["filter_id","pattern","url_format_string"], { filter_id: check1, pattern: check0, url_format_string: check0 });
const shared263 = {"name":"linkifier-edited","value":{"result":"success","msg":""}};
const shared264 = [{"name":"filter_id","in":"path","isPlainText":false},{"name":"pattern","in":"form","isPlainText":true},{"name":"url_format_string","in":"form","isPlainText":true}];
const shared265 = { "missing-parameter": shared152, "no-such-linkifier": shared183, "blank-pattern": shared153, "bad-expression": shared154, "bad-url-format": shared155, "unknown-group-in-format": shared156, "unused-group-in-format": shared157, "same-pattern": shared158, "not-administrator": shared107, "not-basic": shared8 };
const shared266 = judgingEach(["filter_id","pattern","url_template"], { filter_id: check1, pattern: check0, url_template: check0 });
const shared267 = [{"name":"filter_id","in":"path","isPlainText":false},{"name":"pattern","in":"form","isPlainText":true},{"name":"url_template","in":"form","isPlainText":true}];
const shared268 = { "missing-parameter": shared152, "no-such-linkifier": shared183, "blank-pattern": shared153, "bad-expression": shared154, "bad-url-template": shared168, "unknown-group": shared169, "unused-group": shared170, "same-pattern": shared158, "not-administrator": shared107, "not-basic": shared8 };
const shared269 = judgingEach(["filter_id","pattern","url_template"], { filter_id: check1, pattern: check0, url_template: check0, example_input: check0, reverse_template: check0 });
const shared270 = [{"name":"filter_id","in":"path","isPlainText":false},{"name":"pattern","in":"form","isPlainText":true},{"name":"url_template","in":"form","isPlainText":true},{"name":"example_input","in":"form","isPlainText":true},{"name":"reverse_template","in":"form","isPlainText":true}];
const shared271 = { "missing-parameter": shared152, "no-such-linkifier": shared183, "blank-pattern": shared153, "bad-expression": shared154, "bad-url-template": shared168, "unknown-group": shared169, "unused-group": shared170, "same-pattern": shared158, "other-example": shared174, "not-administrator": shared107, "not-basic": shared8 };
const shared272 = judgingEach(["filter_id","pattern","url_template"], { filter_id: check1, pattern: check0, url_template: check0, example_input: check0, reverse_template: check0, alternative_url_templates: check9 });
const shared273 = [{"name":"filter_id","in":"path","isPlainText":false},{"name":"pattern","in":"form","isPlainText":true},{"name":"url_template","in":"form","isPlainText":true},{"name":"example_input","in":"form","isPlainText":true},{"name":"reverse_template","in":"form","isPlainText":true},{"name":"alternative_url_templates","in":"form","isPlainText":false}];
const shared274 = { "missing-parameter": shared152, "no-such-linkifier": shared183, "not-json": shared178, "blank-pattern": shared153, "bad-expression": shared154, "bad-url-template": shared168, "unknown-group": shared169, "unused-group": shared170, "same-pattern": shared158, "other-example": shared174, "not-administrator": shared107, "not-basic": shared8 };
const shared275 = {"200":{"ignored_parameters_unsupported":true}};
const shared276 = {"status":400,"body":{"result":"error","msg":"User has disabled synchronizing drafts.","code":"BAD_REQUEST"}};
const shared277 = {"name":"drafts","value":{"result":"success","msg":"","count":2,"drafts":[{"id":17,"type":"stream","to":[7],"topic":"release notes","content":"Patterns for links: the order counts","timestamp":1757408460},{"id":18,"type":"private","to":[9,12],"topic":"","content":"Shall we meet on Thursday?","timestamp":1757408520}]}};
const shared278 = {"name":"synchronization-disabled","value":{"result":"error","msg":"User has disabled synchronizing drafts.","code":"BAD_REQUEST"}};
const shared279 = { "synchronization-disabled": shared276, "not-basic": shared8 };
const shared280 = judgingEach(["drafts"], { drafts: check15 });
const shared281 = {"status":400,"body":{"result":"error","msg":"Missing 'drafts' argument","code":"REQUEST_VARIABLE_MISSING","var_name":"drafts"}};
const shared282 = {"status":400,"body":{"result":"error","msg":"drafts is not valid JSON","code":"BAD_REQUEST"}};
const shared283 = {"status":400,"body":{"result":"error","msg":"drafts is not a list","code":"BAD_REQUEST"}};
const shared284 = {"status":400,"body":{"result":"error","msg":"drafts[0][\"content\"] cannot be blank","code":"BAD_REQUEST"}};
const shared285 = {"status":400,"body":{"result":"error","msg":"Message must not contain null bytes","code":"BAD_REQUEST"}};
const shared286 = {"status":400,"body":{"result":"error","msg":"Timestamp must not be negative.","code":"BAD_REQUEST"}};
const shared287 = {"status":400,"body":{"result":"error","msg":"Must specify exactly 1 stream ID for stream messages","code":"BAD_REQUEST"}};
const shared288 = {"status":400,"body":{"result":"error","msg":"Invalid user ID 99","code":"BAD_REQUEST"}};
const shared289 = {"name":"drafts-saved","value":{"result":"success","msg":"","ids":[17,18]}};
const shared290 = {"name":"missing-parameter","value":{"result":"error","msg":"Missing 'drafts' argument","code":"REQUEST_VARIABLE_MISSING","var_name":"drafts"}};
const shared291 = {"name":"not-json","value":{"result":"error","msg":"drafts is not valid JSON","code":"BAD_REQUEST"}};
const shared292 = {"name":"internal-server-error","value":{"result":"error","msg":"Internal server error"}};
const shared293 = [{"name":"drafts","in":"form","isPlainText":false}];
const shared294 = [{"status":400,"code":"REQUEST_VARIABLE_MISSING"},{"status":400,"code":"BAD_REQUEST"},{"status":401,"code":"UNAUTHORIZED"},{"status":405},{"status":429,"code":"RATE_LIMIT_HIT"},{"status":500}];
const shared295 = { "missing-parameter": shared281, "not-json": shared282, "not-a-list": shared283, "blank-content": shared284, "synchronization-disabled": shared276, "null-bytes": shared285, "negative-timestamp": shared286, "not-one-stream": shared287, "unknown-user": shared288, "not-basic": shared8 };
const shared296 = judgingEach(["drafts"], { drafts: check16 });
const shared297 = {"status":400,"body":{"result":"error","msg":"Must specify exactly 1 channel ID for channel messages","code":"BAD_REQUEST"}};
const shared298 = { "missing-parameter": shared281, "not-json": shared282, "not-a-list": shared283, "blank-content": shared284, "synchronization-disabled": shared276, "null-bytes": shared285, "negative-timestamp": shared286, "not-one-channel": shared297, "unknown-user": shared288, "not-basic": shared8 };
const shared299 = judgingEach(["draft_id"], { draft_id: check1 });
const shared300 = {"status":404,"body":{"result":"error","msg":"Draft does not exist","code":"BAD_REQUEST"}};
const shared301 = {"name":"draft-deleted","value":{"result":"success","msg":""}};
const shared302 = {"name":"no-such-draft","value":{"result":"error","msg":"Draft does not exist","code":"BAD_REQUEST"}};
const shared303 = [{"name":"draft_id","in":"path","isPlainText":false}];
const shared304 = [{"status":400,"code":"BAD_REQUEST"},{"status":401,"code":"UNAUTHORIZED"},{"status":404,"code":"BAD_REQUEST"},{"status":405},{"status":429,"code":"RATE_LIMIT_HIT"}];
const shared305 = { "synchronization-disabled": shared276, "not-basic": shared8, "no-such-draft": shared300 };
const shared306 = judgingEach(["draft_id","draft"], { draft_id: check1, draft: check17 });
const shared307 = {"status":400,"body":{"result":"error","msg":"Missing 'draft' argument","code":"REQUEST_VARIABLE_MISSING","var_name":"draft"}};
const shared308 = {"status":400,"body":{"result":"error","msg":"draft is not a dict","code":"BAD_REQUEST"}};
const shared309 = {"name":"draft-edited","value":{"result":"success","msg":""}};
const shared310 = {"name":"missing-parameter","value":{"result":"error","msg":"Missing 'draft' argument","code":"REQUEST_VARIABLE_MISSING","var_name":"draft"}};
const shared311 = {"name":"not-an-object","value":{"result":"error","msg":"draft is not a dict","code":"BAD_REQUEST"}};
const shared312 = [{"name":"draft_id","in":"path","isPlainText":false},{"name":"draft","in":"form","isPlainText":false}];
const shared313 = [{"status":400,"code":"REQUEST_VARIABLE_MISSING"},{"status":400,"code":"BAD_REQUEST"},{"status":401,"code":"UNAUTHORIZED"},{"status":404,"code":"BAD_REQUEST"},{"status":405},{"status":429,"code":"RATE_LIMIT_HIT"},{"status":500}];
const shared314 = { "missing-parameter": shared307, "not-an-object": shared308, "synchronization-disabled": shared276, "negative-timestamp": shared286, "not-one-stream": shared287, "unknown-user": shared288, "not-basic": shared8, "no-such-draft": shared300 };
const shared315 = judgingEach(["draft_id","draft"], { draft_id: check1, draft: check18 });
const shared316 = { "missing-parameter": shared307, "not-an-object": shared308, "synchronization-disabled": shared276, "negative-timestamp": shared286, "not-one-channel": shared297, "unknown-user": shared288, "not-basic": shared8, "no-such-draft": shared300 };
const shared317 = judgingEach(["ordered_linkifier_ids"], { ordered_linkifier_ids: check4 });
const shared318 = {"status":400,"body":{"result":"error","msg":"Missing 'ordered_linkifier_ids' argument","code":"REQUEST_VARIABLE_MISSING","var_name":"ordered_linkifier_ids"}};
const shared319 = {"status":400,"body":{"result":"error","msg":"ordered_linkifier_ids is not valid JSON","code":"BAD_REQUEST"}};
const shared320 = {"status":400,"body":{"result":"error","msg":"ordered_linkifier_ids is not a list","code":"BAD_REQUEST"}};
const shared321 = {"status":400,"body":{"result":"error","msg":"ordered_linkifier_ids[0] is not an integer","code":"BAD_REQUEST"}};
const shared322 = {"status":400,"body":{"result":"error","msg":"The ordered list must not contain duplicated linkifiers","code":"BAD_REQUEST"}};
const shared323 = {"status":400,"body":{"result":"error","msg":"The ordered list must enumerate all existing linkifiers exactly once","code":"BAD_REQUEST"}};
const shared324 = {"name":"linkifiers-reordered","value":{"result":"success","msg":""}};
const shared325 = {"name":"missing-parameter","value":{"result":"error","msg":"Missing 'ordered_linkifier_ids' argument","code":"REQUEST_VARIABLE_MISSING","var_name":"ordered_linkifier_ids"}};
const shared326 = {"name":"not-json","value":{"result":"error","msg":"ordered_linkifier_ids is not valid JSON","code":"BAD_REQUEST"}};
const shared327 = [{"name":"ordered_linkifier_ids","in":"form","isPlainText":false}];
const shared328 = { "missing-parameter": shared318, "not-json": shared319, "not-a-list": shared320, "not-an-integer": shared321, "duplicate-ids": shared322, "not-all-ids": shared323, "not-administrator": shared107, "not-basic": shared8 };
const shared329 = {"zulip_version":true,"zulip_feature_level":true,"zulip_merge_base":true};
const shared330 = {"realm_linkifiers":{"url_template":true,"example_input":true,"reverse_template":true,"alternative_url_templates":true}};
const shared331 = {"zulip_merge_base":true};
const shared332 = {"realm_linkifiers":{"url_format":true,"example_input":true,"reverse_template":true,"alternative_url_templates":true}};
const shared333 = {"immediate":true};
const shared334 = {"realm_linkifiers":{"url_format":true,"alternative_url_templates":true}};
const shared335 = {"realm_linkifiers":{"url_format":true}};

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
  { since: 0, until: 8, id: "getOwnUser", method: "GET", path: "/api/v1/users/me", isAuthenticated: true, success: [200], arguments: shared2, errors: shared44, examples: { "200": shared221, "400": shared31, "401": shared12, "403": shared13, "405": shared14, "429": shared15 }, check: shared37, absent: shared220, refused: shared2, named: shared222 },
  { since: 8, until: 10, id: "getOwnUser", method: "GET", path: "/api/v1/users/me", isAuthenticated: true, success: [200], arguments: shared2, errors: shared44, examples: { "200": shared224, "400": shared31, "401": shared12, "403": shared13, "405": shared14, "429": shared15 }, check: shared37, absent: shared223, refused: shared2, named: shared222 },
  { since: 10, until: 16, id: "getOwnUser", method: "GET", path: "/api/v1/users/me", isAuthenticated: true, success: [200], arguments: shared2, errors: shared44, examples: { "200": shared226, "400": shared31, "401": shared12, "403": shared13, "405": shared14, "429": shared15 }, check: shared37, absent: shared225, refused: shared2, named: shared222 },
  { since: 16, until: 36, id: "getOwnUser", method: "GET", path: "/api/v1/users/me", isAuthenticated: true, success: [200], arguments: shared2, errors: shared44, examples: { "200": shared228, "400": shared31, "401": shared12, "403": shared13, "405": shared14, "429": shared15 }, check: shared37, absent: shared227, refused: shared2, named: shared222 },
  { since: 36, until: 59, id: "getOwnUser", method: "GET", path: "/api/v1/users/me", isAuthenticated: true, success: [200], arguments: shared2, errors: shared49, examples: { "200": shared228, "400": shared31, "401": shared12, "403": shared13, "405": shared14, "429": shared20 }, check: shared37, absent: shared229, refused: shared2, named: shared222 },
  { since: 59, until: 73, id: "getOwnUser", method: "GET", path: "/api/v1/users/me", isAuthenticated: true, success: [200], arguments: shared2, errors: shared49, examples: { "200": shared231, "400": shared31, "401": shared12, "403": shared13, "405": shared14, "429": shared20 }, check: shared37, absent: shared230, refused: shared2, named: shared222 },
  { since: 73, until: 76, id: "getOwnUser", method: "GET", path: "/api/v1/users/me", isAuthenticated: true, success: [200], arguments: shared2, errors: shared49, examples: { "200": shared233, "400": shared31, "401": shared12, "403": shared13, "405": shared14, "429": shared20 }, check: shared37, absent: shared232, refused: shared2, named: shared222 },
  { since: 76, until: 167, id: "getOwnUser", method: "GET", path: "/api/v1/users/me", isAuthenticated: true, success: [200], arguments: shared2, errors: shared51, examples: { "200": shared233, "400": shared31, "401": shared23, "405": shared14, "429": shared20 }, check: shared37, absent: shared234, refused: shared2, named: shared222 },
  { since: 167, until: 363, id: "getOwnUser", method: "GET", path: "/api/v1/users/me", isAuthenticated: true, success: [200], arguments: shared2, errors: shared51, examples: { "200": shared233, "400": shared31, "401": shared23, "405": shared14, "429": shared20 }, check: shared37, absent: shared235, refused: shared2, named: shared222 },
  { since: 363, until: 433, id: "getOwnUser", method: "GET", path: "/api/v1/users/me", isAuthenticated: true, success: [200], arguments: shared2, errors: shared51, examples: { "200": shared231, "400": shared31, "401": shared23, "405": shared14, "429": shared20 }, check: shared37, absent: shared236, refused: shared2, named: shared222 },
  { since: 433, until: Infinity, id: "getOwnUser", method: "GET", path: "/api/v1/users/me", isAuthenticated: true, success: [200], arguments: shared2, errors: shared51, examples: { "200": shared238, "400": shared31, "401": shared23, "405": shared14, "429": shared20 }, check: shared37, absent: shared237, refused: shared2, named: shared222 },
  { since: 0, until: 1, id: "getServerSettings", method: "GET", path: "/api/v1/server_settings", isAuthenticated: false, success: [200], arguments: shared2, errors: shared241, examples: { "200": shared240 }, check: shared37, absent: shared239, refused: shared2, named: shared242 },
  { since: 1, until: 88, id: "getServerSettings", method: "GET", path: "/api/v1/server_settings", isAuthenticated: false, success: [200], arguments: shared2, errors: shared241, examples: { "200": shared244 }, check: shared37, absent: shared243, refused: shared2, named: shared242 },
  { since: 88, until: 116, id: "getServerSettings", method: "GET", path: "/api/v1/server_settings", isAuthenticated: false, success: [200], arguments: shared2, errors: shared241, examples: { "200": shared246 }, check: shared37, absent: shared245, refused: shared2, named: shared242 },
  { since: 116, until: 167, id: "getServerSettings", method: "GET", path: "/api/v1/server_settings", isAuthenticated: false, success: [200], arguments: shared2, errors: shared241, examples: { "200": shared248 }, check: shared37, absent: shared247, refused: shared2, named: shared242 },
  { since: 167, until: 257, id: "getServerSettings", method: "GET", path: "/api/v1/server_settings", isAuthenticated: false, success: [200], arguments: shared2, errors: shared241, examples: { "200": shared248 }, check: shared37, absent: shared249, refused: shared2, named: shared242 },
  { since: 257, until: Infinity, id: "getServerSettings", method: "GET", path: "/api/v1/server_settings", isAuthenticated: false, success: [200], arguments: shared2, errors: shared241, examples: { "200": shared251 }, check: shared37, absent: shared250, refused: shared2, named: shared242 },
  { since: 54, until: 76, id: "listLinkifiers", method: "GET", path: "/api/v1/realm/linkifiers", isAuthenticated: true, success: [200], arguments: shared2, errors: shared49, examples: { "200": shared253, "400": shared31, "401": shared12, "403": shared13, "405": shared14, "429": shared20 }, check: shared37, absent: shared252, refused: shared2, named: shared222 },
  { since: 76, until: 167, id: "listLinkifiers", method: "GET", path: "/api/v1/realm/linkifiers", isAuthenticated: true, success: [200], arguments: shared2, errors: shared51, examples: { "200": shared253, "400": shared31, "401": shared23, "405": shared14, "429": shared20 }, check: shared37, absent: shared254, refused: shared2, named: shared222 },
  { since: 167, until: 176, id: "listLinkifiers", method: "GET", path: "/api/v1/realm/linkifiers", isAuthenticated: true, success: [200], arguments: shared2, errors: shared51, examples: { "200": shared253, "400": shared31, "401": shared23, "405": shared14, "429": shared20 }, check: shared37, absent: shared255, refused: shared2, named: shared222 },
  { since: 176, until: 471, id: "listLinkifiers", method: "GET", path: "/api/v1/realm/linkifiers", isAuthenticated: true, success: [200], arguments: shared2, errors: shared51, examples: { "200": shared257, "400": shared31, "401": shared23, "405": shared14, "429": shared20 }, check: shared37, absent: shared256, refused: shared2, named: shared222 },
  { since: 471, until: 478, id: "listLinkifiers", method: "GET", path: "/api/v1/realm/linkifiers", isAuthenticated: true, success: [200], arguments: shared2, errors: shared51, examples: { "200": shared259, "400": shared31, "401": shared23, "405": shared14, "429": shared20 }, check: shared37, absent: shared258, refused: shared2, named: shared222 },
  { since: 478, until: Infinity, id: "listLinkifiers", method: "GET", path: "/api/v1/realm/linkifiers", isAuthenticated: true, success: [200], arguments: shared2, errors: shared51, examples: { "200": shared261, "400": shared31, "401": shared23, "405": shared14, "429": shared20 }, check: shared37, absent: shared260, refused: shared2, named: shared222 },
  { since: 57, until: 76, id: "editLinkifier", method: "PATCH", path: "/api/v1/realm/filters/{filter_id}", isAuthenticated: true, success: [200], arguments: shared264, errors: shared165, examples: { "200": shared263, "400": shared160, BAD_REQUEST: shared185, UNAUTHORIZED_PRINCIPAL: shared109, "401": shared12, "403": shared13, "405": shared14, "429": shared20 }, check: shared262, absent: shared19, refused: shared151, named: shared265 },
  { since: 76, until: 167, id: "editLinkifier", method: "PATCH", path: "/api/v1/realm/filters/{filter_id}", isAuthenticated: true, success: [200], arguments: shared264, errors: shared166, examples: { "200": shared263, "400": shared160, BAD_REQUEST: shared185, UNAUTHORIZED_PRINCIPAL: shared109, "401": shared23, "405": shared14, "429": shared20 }, check: shared262, absent: shared22, refused: shared151, named: shared265 },
  { since: 167, until: 176, id: "editLinkifier", method: "PATCH", path: "/api/v1/realm/filters/{filter_id}", isAuthenticated: true, success: [200], arguments: shared264, errors: shared166, examples: { "200": shared263, "400": shared160, BAD_REQUEST: shared185, UNAUTHORIZED_PRINCIPAL: shared109, "401": shared23, "405": shared14, "429": shared20 }, check: shared262, absent: shared26, refused: shared151, named: shared265 },
  { since: 176, until: 471, id: "editLinkifier", method: "PATCH", path: "/api/v1/realm/filters/{filter_id}", isAuthenticated: true, success: [200], arguments: shared267, errors: shared166, examples: { "200": shared263, "400": shared160, BAD_REQUEST: shared185, UNAUTHORIZED_PRINCIPAL: shared109, "401": shared23, "405": shared14, "429": shared20 }, check: shared266, absent: shared26, refused: shared151, named: shared268 },
  { since: 471, until: 478, id: "editLinkifier", method: "PATCH", path: "/api/v1/realm/filters/{filter_id}", isAuthenticated: true, success: [200], arguments: shared270, errors: shared166, examples: { "200": shared263, "400": shared160, BAD_REQUEST: shared185, UNAUTHORIZED_PRINCIPAL: shared109, "401": shared23, "405": shared14, "429": shared20 }, check: shared269, absent: shared26, refused: shared151, named: shared271 },
  { since: 478, until: Infinity, id: "editLinkifier", method: "PATCH", path: "/api/v1/realm/filters/{filter_id}", isAuthenticated: true, success: [200], arguments: shared273, errors: shared166, examples: { "200": shared263, "400": shared160, BAD_REQUEST: shared185, UNAUTHORIZED_PRINCIPAL: shared109, "401": shared23, "405": shared14, "429": shared20 }, check: shared272, absent: shared26, refused: shared151, named: shared274 },
  { since: 87, until: 167, id: "listDrafts", method: "GET", path: "/api/v1/drafts", isAuthenticated: true, success: [200], arguments: shared2, errors: shared51, examples: { "200": shared277, "400": shared278, "401": shared23, "405": shared14, "429": shared20 }, check: shared37, absent: shared275, refused: shared2, named: shared279 },
  { since: 167, until: Infinity, id: "listDrafts", method: "GET", path: "/api/v1/drafts", isAuthenticated: true, success: [200], arguments: shared2, errors: shared51, examples: { "200": shared277, "400": shared278, "401": shared23, "405": shared14, "429": shared20 }, check: shared37, absent: shared250, refused: shared2, named: shared279 },
  { since: 87, until: 167, id: "createDrafts", method: "POST", path: "/api/v1/drafts", isAuthenticated: true, success: [200], arguments: shared293, errors: shared294, examples: { "200": shared289, "400": shared290, BAD_REQUEST: shared291, "401": shared23, "405": shared14, "429": shared20, "500": shared292 }, check: shared280, absent: shared275, refused: shared2, named: shared295 },
  { since: 167, until: 210, id: "createDrafts", method: "POST", path: "/api/v1/drafts", isAuthenticated: true, success: [200], arguments: shared293, errors: shared294, examples: { "200": shared289, "400": shared290, BAD_REQUEST: shared291, "401": shared23, "405": shared14, "429": shared20, "500": shared292 }, check: shared280, absent: shared250, refused: shared2, named: shared295 },
  { since: 210, until: 255, id: "createDrafts", method: "POST", path: "/api/v1/drafts", isAuthenticated: true, success: [200], arguments: shared293, errors: shared294, examples: { "200": shared289, "400": shared290, BAD_REQUEST: shared291, "401": shared23, "405": shared14, "429": shared20, "500": shared292 }, check: shared296, absent: shared250, refused: shared2, named: shared295 },
  { since: 255, until: Infinity, id: "createDrafts", method: "POST", path: "/api/v1/drafts", isAuthenticated: true, success: [200], arguments: shared293, errors: shared294, examples: { "200": shared289, "400": shared290, BAD_REQUEST: shared291, "401": shared23, "405": shared14, "429": shared20, "500": shared292 }, check: shared296, absent: shared250, refused: shared2, named: shared298 },
  { since: 87, until: 167, id: "deleteDraft", method: "DELETE", path: "/api/v1/drafts/{draft_id}", isAuthenticated: true, success: [200], arguments: shared303, errors: shared304, examples: { "200": shared301, "400": shared278, "401": shared23, "404": shared302, "405": shared14, "429": shared20 }, check: shared299, absent: shared275, refused: shared2, named: shared305 },
  { since: 167, until: Infinity, id: "deleteDraft", method: "DELETE", path: "/api/v1/drafts/{draft_id}", isAuthenticated: true, success: [200], arguments: shared303, errors: shared304, examples: { "200": shared301, "400": shared278, "401": shared23, "404": shared302, "405": shared14, "429": shared20 }, check: shared299, absent: shared250, refused: shared2, named: shared305 },
  { since: 87, until: 167, id: "editDraft", method: "PATCH", path: "/api/v1/drafts/{draft_id}", isAuthenticated: true, success: [200], arguments: shared312, errors: shared313, examples: { "200": shared309, "400": shared310, BAD_REQUEST: shared311, "401": shared23, "404": shared302, "405": shared14, "429": shared20, "500": shared292 }, check: shared306, absent: shared275, refused: shared2, named: shared314 },
  { since: 167, until: 210, id: "editDraft", method: "PATCH", path: "/api/v1/drafts/{draft_id}", isAuthenticated: true, success: [200], arguments: shared312, errors: shared313, examples: { "200": shared309, "400": shared310, BAD_REQUEST: shared311, "401": shared23, "404": shared302, "405": shared14, "429": shared20, "500": shared292 }, check: shared306, absent: shared250, refused: shared2, named: shared314 },
  { since: 210, until: 255, id: "editDraft", method: "PATCH", path: "/api/v1/drafts/{draft_id}", isAuthenticated: true, success: [200], arguments: shared312, errors: shared313, examples: { "200": shared309, "400": shared310, BAD_REQUEST: shared311, "401": shared23, "404": shared302, "405": shared14, "429": shared20, "500": shared292 }, check: shared315, absent: shared250, refused: shared2, named: shared314 },
  { since: 255, until: Infinity, id: "editDraft", method: "PATCH", path: "/api/v1/drafts/{draft_id}", isAuthenticated: true, success: [200], arguments: shared312, errors: shared313, examples: { "200": shared309, "400": shared310, BAD_REQUEST: shared311, "401": shared23, "404": shared302, "405": shared14, "429": shared20, "500": shared292 }, check: shared315, absent: shared250, refused: shared2, named: shared316 },
  { since: 202, until: Infinity, id: "reorderLinkifiers", method: "PATCH", path: "/api/v1/realm/linkifiers", isAuthenticated: true, success: [200], arguments: shared327, errors: shared166, examples: { "200": shared324, "400": shared325, BAD_REQUEST: shared326, UNAUTHORIZED_PRINCIPAL: shared109, "401": shared23, "405": shared14, "429": shared20 }, check: shared317, absent: shared250, refused: shared151, named: shared328 },
];

export const eventChecks = [
  { since: 0, until: 176, tags: {"type":"realm_filters"}, check: check19, absent: shared250 },
  { since: 0, until: Infinity, tags: {"type":"invites_changed"}, check: check20, absent: shared250 },
  { since: 0, until: Infinity, tags: {"type":"heartbeat"}, check: check21, absent: shared250 },
  { since: 0, until: 59, tags: {"type":"restart"}, check: check22, absent: shared329 },
  { since: 0, until: Infinity, tags: {}, check: check23, absent: shared250 },
  { since: 54, until: 176, tags: {"type":"realm_linkifiers"}, check: check24, absent: shared330 },
  { since: 59, until: 88, tags: {"type":"restart"}, check: check25, absent: shared331 },
  { since: 87, until: Infinity, tags: {"type":"drafts","op":"add"}, check: check26, absent: shared250 },
  { since: 87, until: Infinity, tags: {"type":"drafts","op":"update"}, check: check27, absent: shared250 },
  { since: 87, until: Infinity, tags: {"type":"drafts","op":"remove"}, check: check28, absent: shared250 },
  { since: 88, until: 240, tags: {"type":"restart"}, check: check29, absent: shared250 },
  { since: 176, until: 471, tags: {"type":"realm_linkifiers"}, check: check30, absent: shared332 },
  { since: 240, until: Infinity, tags: {"type":"restart"}, check: check31, absent: shared333 },
  { since: 471, until: 478, tags: {"type":"realm_linkifiers"}, check: check32, absent: shared334 },
  { since: 478, until: Infinity, tags: {"type":"realm_linkifiers"}, check: check33, absent: shared335 },
];

export const inputChecks = {
  seed: check34,
  options: check35,
  userIds: check36,
  fault: check37,
  userChange: check38,
};
