// What the sandbox goes by: the operations of each level, and who judges.
// Made from the specification by `npm run generate`. Do not edit.


export const check0 = validate0;
const schema0 = {"required":["queue_id","last_event_id"],"properties":{"queue_id":{"$ref":"#/$defs/schema0"},"last_event_id":{"$ref":"#/$defs/schema1"},"dont_block":{"$ref":"#/$defs/schema2"}},"$defs":{"schema0":{"type":"string"},"schema1":{"type":"integer"},"schema2":{"type":"boolean"}}};
const schema1 = {"type":"string"};
const schema2 = {"type":"integer"};
const schema3 = {"type":"boolean"};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate0.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.queue_id === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "queue_id"},message:"must have required property '"+"queue_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.last_event_id === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "last_event_id"},message:"must have required property '"+"last_event_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.queue_id !== undefined){
if(typeof data.queue_id !== "string"){
const err2 = {instancePath:instancePath+"/queue_id",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.last_event_id !== undefined){
let data1 = data.last_event_id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/last_event_id",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.dont_block !== undefined){
if(typeof data.dont_block !== "boolean"){
const err4 = {instancePath:instancePath+"/dont_block",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":{"queue_id":true,"last_event_id":true,"dont_block":true},"dynamicProps":false,"dynamicItems":false};

export const check1 = validate1;
const schema4 = {"required":["queue_id"],"properties":{},"allOf":[{"$ref":"#/$defs/schema0"}],"$defs":{"schema1":{"type":"object","required":["queue_id"],"properties":{"queue_id":{"type":"string"}}},"schema0":{"$ref":"#/$defs/schema1"}}};
const schema5 = {"type":"object","required":["queue_id"],"properties":{"queue_id":{"type":"string"}}};

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate1.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.queue_id === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "queue_id"},message:"must have required property '"+"queue_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.queue_id !== undefined){
if(typeof data.queue_id !== "string"){
const err1 = {instancePath:instancePath+"/queue_id",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.queue_id === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "queue_id"},message:"must have required property '"+"queue_id"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":{"queue_id":true},"dynamicProps":false,"dynamicItems":false};

export const check2 = validate2;
const schema6 = {"required":[],"properties":{},"$defs":{}};

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate2.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
validate2.errors = vErrors;
return errors === 0;
}
validate2.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const check3 = validate3;
const schema7 = {"required":[],"properties":{},"allOf":[{"$ref":"#/$defs/schema0"}],"$defs":{"schema2":{"type":"object","required":["notification_settings_null"],"properties":{"notification_settings_null":{"type":"boolean"}},"additionalProperties":{"type":"boolean"}},"schema1":{"type":"object","properties":{"event_types":{"type":"array","items":{"type":"string"}},"client_capabilities":{"$ref":"#/$defs/schema2"},"fetch_event_types":{"type":"array","items":{"type":"string"}},"narrow":{"type":"array","items":{"type":"array","items":{"type":"string"}}},"all_public_streams":{"type":"boolean"},"apply_markdown":{"type":"boolean"},"client_gravatar":{"type":"boolean"},"slim_presence":{"type":"boolean"},"include_subscribers":{"type":"boolean"}}},"schema0":{"$ref":"#/$defs/schema1"}}};
const schema8 = {"type":"object","properties":{"event_types":{"type":"array","items":{"type":"string"}},"client_capabilities":{"$ref":"#/$defs/schema2"},"fetch_event_types":{"type":"array","items":{"type":"string"}},"narrow":{"type":"array","items":{"type":"array","items":{"type":"string"}}},"all_public_streams":{"type":"boolean"},"apply_markdown":{"type":"boolean"},"client_gravatar":{"type":"boolean"},"slim_presence":{"type":"boolean"},"include_subscribers":{"type":"boolean"}}};
const schema9 = {"type":"object","required":["notification_settings_null"],"properties":{"notification_settings_null":{"type":"boolean"}},"additionalProperties":{"type":"boolean"}};

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate4.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event_types !== undefined){
let data0 = data.event_types;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(typeof data0[i0] !== "string"){
const err0 = {instancePath:instancePath+"/event_types/" + i0,keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
else {
const err1 = {instancePath:instancePath+"/event_types",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.client_capabilities !== undefined){
let data2 = data.client_capabilities;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.notification_settings_null === undefined){
const err2 = {instancePath:instancePath+"/client_capabilities",keyword:"required",params:{missingProperty: "notification_settings_null"},message:"must have required property '"+"notification_settings_null"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data2){
if(!(key0 === "notification_settings_null")){
if(typeof data2[key0] !== "boolean"){
const err3 = {instancePath:instancePath+"/client_capabilities/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data2.notification_settings_null !== undefined){
if(typeof data2.notification_settings_null !== "boolean"){
const err4 = {instancePath:instancePath+"/client_capabilities/notification_settings_null",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/client_capabilities",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.fetch_event_types !== undefined){
let data5 = data.fetch_event_types;
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
if(typeof data5[i1] !== "string"){
const err6 = {instancePath:instancePath+"/fetch_event_types/" + i1,keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/fetch_event_types",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
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
if(typeof data8[i3] !== "string"){
const err8 = {instancePath:instancePath+"/narrow/" + i2+"/" + i3,keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/narrow/" + i2,keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/narrow",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.all_public_streams !== undefined){
if(typeof data.all_public_streams !== "boolean"){
const err11 = {instancePath:instancePath+"/all_public_streams",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.apply_markdown !== undefined){
if(typeof data.apply_markdown !== "boolean"){
const err12 = {instancePath:instancePath+"/apply_markdown",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.client_gravatar !== undefined){
if(typeof data.client_gravatar !== "boolean"){
const err13 = {instancePath:instancePath+"/client_gravatar",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.slim_presence !== undefined){
if(typeof data.slim_presence !== "boolean"){
const err14 = {instancePath:instancePath+"/slim_presence",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.include_subscribers !== undefined){
if(typeof data.include_subscribers !== "boolean"){
const err15 = {instancePath:instancePath+"/include_subscribers",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}
validate4.evaluated = {"props":{"event_types":true,"client_capabilities":true,"fetch_event_types":true,"narrow":true,"all_public_streams":true,"apply_markdown":true,"client_gravatar":true,"slim_presence":true,"include_subscribers":true},"dynamicProps":false,"dynamicItems":false};


function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate3.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate3.errors = vErrors;
return errors === 0;
}
validate3.evaluated = {"props":{"event_types":true,"client_capabilities":true,"fetch_event_types":true,"narrow":true,"all_public_streams":true,"apply_markdown":true,"client_gravatar":true,"slim_presence":true,"include_subscribers":true},"dynamicProps":false,"dynamicItems":false};

export const check4 = validate6;
const schema10 = {"$ref":"#/$defs/schema0","$defs":{"schema2":{"type":"integer"},"schema1":{"type":"object","required":["type","realm_filters","id"],"properties":{"type":{"type":"string","const":"realm_filters"},"realm_filters":{"type":"array","items":{"type":"array","items":{"type":["string","integer"]}}},"id":{"$ref":"#/$defs/schema2"}}},"schema0":{"$ref":"#/$defs/schema1"}}};
const schema11 = {"type":"object","required":["type","realm_filters","id"],"properties":{"type":{"type":"string","const":"realm_filters"},"realm_filters":{"type":"array","items":{"type":"array","items":{"type":["string","integer"]}}},"id":{"$ref":"#/$defs/schema2"}}};
const schema12 = {"type":"integer"};

function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate7.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.realm_filters === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "realm_filters"},message:"must have required property '"+"realm_filters"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.id === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("realm_filters" !== data0){
const err4 = {instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "realm_filters"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.realm_filters !== undefined){
let data1 = data.realm_filters;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(Array.isArray(data2)){
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
if((typeof data3 !== "string") && (!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3))))){
const err5 = {instancePath:instancePath+"/realm_filters/" + i0+"/" + i1,keyword:"type",params:{type: schema11.properties.realm_filters.items.items.type},message:"must be string,integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/realm_filters/" + i0,keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/realm_filters",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.id !== undefined){
let data4 = data.id;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err8 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate7.errors = vErrors;
return errors === 0;
}
validate7.evaluated = {"props":{"type":true,"realm_filters":true,"id":true},"dynamicProps":false,"dynamicItems":false};


function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate6.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate7(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
validate6.errors = vErrors;
return errors === 0;
}
validate6.evaluated = {"props":{"type":true,"realm_filters":true,"id":true},"dynamicProps":false,"dynamicItems":false};

export const check5 = validate9;
const schema13 = {"$ref":"#/$defs/schema0","$defs":{"schema2":{"type":"integer"},"schema1":{"type":"object","required":["type","id"],"properties":{"type":{"type":"string","const":"heartbeat"},"id":{"$ref":"#/$defs/schema2"}}},"schema0":{"$ref":"#/$defs/schema1"}}};
const schema14 = {"type":"object","required":["type","id"],"properties":{"type":{"type":"string","const":"heartbeat"},"id":{"$ref":"#/$defs/schema2"}}};
const schema15 = {"type":"integer"};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate10.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if("heartbeat" !== data0){
const err3 = {instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "heartbeat"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
validate10.evaluated = {"props":{"type":true,"id":true},"dynamicProps":false,"dynamicItems":false};


function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate9.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate10(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
validate9.errors = vErrors;
return errors === 0;
}
validate9.evaluated = {"props":{"type":true,"id":true},"dynamicProps":false,"dynamicItems":false};

export const check6 = validate12;
const schema16 = {"$ref":"#/$defs/schema0","$defs":{"schema2":{"type":"integer"},"schema1":{"type":"object","required":["type","id"],"properties":{"type":{"type":"string","not":{"enum":["drafts","realm_linkifiers","heartbeat"]}},"id":{"$ref":"#/$defs/schema2"}},"additionalProperties":true},"schema0":{"$ref":"#/$defs/schema1"}}};
const schema17 = {"type":"object","required":["type","id"],"properties":{"type":{"type":"string","not":{"enum":["drafts","realm_linkifiers","heartbeat"]}},"id":{"$ref":"#/$defs/schema2"}},"additionalProperties":true};
const schema18 = {"type":"integer"};

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate13.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const _errs4 = errors;
const _errs5 = errors;
if(!(((data0 === "drafts") || (data0 === "realm_linkifiers")) || (data0 === "heartbeat"))){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid1 = _errs5 === errors;
if(valid1){
const err4 = {instancePath:instancePath+"/type",keyword:"not",params:{},message:"must NOT be valid"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
if(data.id !== undefined){
let data1 = data.id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err5 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate13.errors = vErrors;
return errors === 0;
}
validate13.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate12.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate13(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
validate12.errors = vErrors;
return errors === 0;
}
validate12.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const check7 = validate15;
const schema19 = {"$ref":"#/$defs/schema0","$defs":{"schema2":{"type":"object","required":["id","pattern","url_format"],"properties":{"id":{"type":"integer"},"pattern":{"type":"string"},"url_format":{"type":"string"}}},"schema3":{"type":"integer"},"schema1":{"type":"object","required":["type","realm_linkifiers","id"],"properties":{"type":{"type":"string","const":"realm_linkifiers"},"realm_linkifiers":{"type":"array","items":{"$ref":"#/$defs/schema2"}},"id":{"$ref":"#/$defs/schema3"}}},"schema0":{"$ref":"#/$defs/schema1"}}};
const schema20 = {"type":"object","required":["type","realm_linkifiers","id"],"properties":{"type":{"type":"string","const":"realm_linkifiers"},"realm_linkifiers":{"type":"array","items":{"$ref":"#/$defs/schema2"}},"id":{"$ref":"#/$defs/schema3"}}};
const schema21 = {"type":"object","required":["id","pattern","url_format"],"properties":{"id":{"type":"integer"},"pattern":{"type":"string"},"url_format":{"type":"string"}}};
const schema22 = {"type":"integer"};

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate16.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.realm_linkifiers === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "realm_linkifiers"},message:"must have required property '"+"realm_linkifiers"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.id === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("realm_linkifiers" !== data0){
const err4 = {instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "realm_linkifiers"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.realm_linkifiers !== undefined){
let data1 = data.realm_linkifiers;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.id === undefined){
const err5 = {instancePath:instancePath+"/realm_linkifiers/" + i0,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.pattern === undefined){
const err6 = {instancePath:instancePath+"/realm_linkifiers/" + i0,keyword:"required",params:{missingProperty: "pattern"},message:"must have required property '"+"pattern"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.url_format === undefined){
const err7 = {instancePath:instancePath+"/realm_linkifiers/" + i0,keyword:"required",params:{missingProperty: "url_format"},message:"must have required property '"+"url_format"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.id !== undefined){
let data3 = data2.id;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err8 = {instancePath:instancePath+"/realm_linkifiers/" + i0+"/id",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data2.pattern !== undefined){
if(typeof data2.pattern !== "string"){
const err9 = {instancePath:instancePath+"/realm_linkifiers/" + i0+"/pattern",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data2.url_format !== undefined){
if(typeof data2.url_format !== "string"){
const err10 = {instancePath:instancePath+"/realm_linkifiers/" + i0+"/url_format",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/realm_linkifiers/" + i0,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/realm_linkifiers",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.id !== undefined){
let data6 = data.id;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err13 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate16.errors = vErrors;
return errors === 0;
}
validate16.evaluated = {"props":{"type":true,"realm_linkifiers":true,"id":true},"dynamicProps":false,"dynamicItems":false};


function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate15.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate16(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
validate15.errors = vErrors;
return errors === 0;
}
validate15.evaluated = {"props":{"type":true,"realm_linkifiers":true,"id":true},"dynamicProps":false,"dynamicItems":false};

export const check8 = validate18;
const schema23 = {"required":["draft_id"],"properties":{"draft_id":{"$ref":"#/$defs/schema0"}},"$defs":{"schema0":{"type":"integer"}}};
const schema24 = {"type":"integer"};

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate18.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.draft_id === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "draft_id"},message:"must have required property '"+"draft_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.draft_id !== undefined){
let data0 = data.draft_id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/draft_id",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
validate18.errors = vErrors;
return errors === 0;
}
validate18.evaluated = {"props":{"draft_id":true},"dynamicProps":false,"dynamicItems":false};

export const check9 = validate19;
const schema25 = {"$ref":"#/$defs/schema0","$defs":{"schema2":{"type":"object","required":["id","type","to","topic","content","timestamp"],"properties":{"id":{"type":"integer"},"type":{"type":"string","enum":["stream","private",""]},"to":{"type":"array","items":{"type":"integer"}},"topic":{"type":"string"},"content":{"type":"string"},"timestamp":{"type":"integer"}},"additionalProperties":true},"schema3":{"type":"integer"},"schema1":{"type":"object","required":["type","op","drafts","id"],"properties":{"type":{"type":"string","const":"drafts"},"op":{"type":"string","const":"add"},"drafts":{"type":"array","items":{"$ref":"#/$defs/schema2"}},"id":{"$ref":"#/$defs/schema3"}}},"schema0":{"$ref":"#/$defs/schema1"}}};
const schema26 = {"type":"object","required":["type","op","drafts","id"],"properties":{"type":{"type":"string","const":"drafts"},"op":{"type":"string","const":"add"},"drafts":{"type":"array","items":{"$ref":"#/$defs/schema2"}},"id":{"$ref":"#/$defs/schema3"}}};
const schema27 = {"type":"object","required":["id","type","to","topic","content","timestamp"],"properties":{"id":{"type":"integer"},"type":{"type":"string","enum":["stream","private",""]},"to":{"type":"array","items":{"type":"integer"}},"topic":{"type":"string"},"content":{"type":"string"},"timestamp":{"type":"integer"}},"additionalProperties":true};
const schema28 = {"type":"integer"};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.op === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "op"},message:"must have required property '"+"op"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.drafts === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "drafts"},message:"must have required property '"+"drafts"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.id === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if("drafts" !== data0){
const err5 = {instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "drafts"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.op !== undefined){
let data1 = data.op;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/op",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if("add" !== data1){
const err7 = {instancePath:instancePath+"/op",keyword:"const",params:{allowedValue: "add"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.drafts !== undefined){
let data2 = data.drafts;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.id === undefined){
const err8 = {instancePath:instancePath+"/drafts/" + i0,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3.type === undefined){
const err9 = {instancePath:instancePath+"/drafts/" + i0,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data3.to === undefined){
const err10 = {instancePath:instancePath+"/drafts/" + i0,keyword:"required",params:{missingProperty: "to"},message:"must have required property '"+"to"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data3.topic === undefined){
const err11 = {instancePath:instancePath+"/drafts/" + i0,keyword:"required",params:{missingProperty: "topic"},message:"must have required property '"+"topic"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3.content === undefined){
const err12 = {instancePath:instancePath+"/drafts/" + i0,keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data3.timestamp === undefined){
const err13 = {instancePath:instancePath+"/drafts/" + i0,keyword:"required",params:{missingProperty: "timestamp"},message:"must have required property '"+"timestamp"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data3.id !== undefined){
let data4 = data3.id;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err14 = {instancePath:instancePath+"/drafts/" + i0+"/id",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data3.type !== undefined){
let data5 = data3.type;
if(typeof data5 !== "string"){
const err15 = {instancePath:instancePath+"/drafts/" + i0+"/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(((data5 === "stream") || (data5 === "private")) || (data5 === ""))){
const err16 = {instancePath:instancePath+"/drafts/" + i0+"/type",keyword:"enum",params:{allowedValues: schema27.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data3.to !== undefined){
let data6 = data3.to;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err17 = {instancePath:instancePath+"/drafts/" + i0+"/to/" + i1,keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/drafts/" + i0+"/to",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data3.topic !== undefined){
if(typeof data3.topic !== "string"){
const err19 = {instancePath:instancePath+"/drafts/" + i0+"/topic",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data3.content !== undefined){
if(typeof data3.content !== "string"){
const err20 = {instancePath:instancePath+"/drafts/" + i0+"/content",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data3.timestamp !== undefined){
let data10 = data3.timestamp;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err21 = {instancePath:instancePath+"/drafts/" + i0+"/timestamp",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/drafts/" + i0,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/drafts",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.id !== undefined){
let data11 = data.id;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err24 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":{"type":true,"op":true,"drafts":true,"id":true},"dynamicProps":false,"dynamicItems":false};


function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate19.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate19.errors = vErrors;
return errors === 0;
}
validate19.evaluated = {"props":{"type":true,"op":true,"drafts":true,"id":true},"dynamicProps":false,"dynamicItems":false};

export const check10 = validate22;
const schema29 = {"$ref":"#/$defs/schema0","$defs":{"schema2":{"type":"object","required":["id","type","to","topic","content","timestamp"],"properties":{"id":{"type":"integer"},"type":{"type":"string","enum":["stream","private",""]},"to":{"type":"array","items":{"type":"integer"}},"topic":{"type":"string"},"content":{"type":"string"},"timestamp":{"type":"integer"}},"additionalProperties":true},"schema3":{"type":"integer"},"schema1":{"type":"object","required":["type","op","draft","id"],"properties":{"type":{"type":"string","const":"drafts"},"op":{"type":"string","const":"update"},"draft":{"$ref":"#/$defs/schema2"},"id":{"$ref":"#/$defs/schema3"}}},"schema0":{"$ref":"#/$defs/schema1"}}};
const schema30 = {"type":"object","required":["type","op","draft","id"],"properties":{"type":{"type":"string","const":"drafts"},"op":{"type":"string","const":"update"},"draft":{"$ref":"#/$defs/schema2"},"id":{"$ref":"#/$defs/schema3"}}};
const schema31 = {"type":"object","required":["id","type","to","topic","content","timestamp"],"properties":{"id":{"type":"integer"},"type":{"type":"string","enum":["stream","private",""]},"to":{"type":"array","items":{"type":"integer"}},"topic":{"type":"string"},"content":{"type":"string"},"timestamp":{"type":"integer"}},"additionalProperties":true};
const schema32 = {"type":"integer"};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate23.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.op === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "op"},message:"must have required property '"+"op"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.draft === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "draft"},message:"must have required property '"+"draft"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.id === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if("drafts" !== data0){
const err5 = {instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "drafts"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.op !== undefined){
let data1 = data.op;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/op",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if("update" !== data1){
const err7 = {instancePath:instancePath+"/op",keyword:"const",params:{allowedValue: "update"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.draft !== undefined){
let data2 = data.draft;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.id === undefined){
const err8 = {instancePath:instancePath+"/draft",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2.type === undefined){
const err9 = {instancePath:instancePath+"/draft",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2.to === undefined){
const err10 = {instancePath:instancePath+"/draft",keyword:"required",params:{missingProperty: "to"},message:"must have required property '"+"to"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data2.topic === undefined){
const err11 = {instancePath:instancePath+"/draft",keyword:"required",params:{missingProperty: "topic"},message:"must have required property '"+"topic"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data2.content === undefined){
const err12 = {instancePath:instancePath+"/draft",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data2.timestamp === undefined){
const err13 = {instancePath:instancePath+"/draft",keyword:"required",params:{missingProperty: "timestamp"},message:"must have required property '"+"timestamp"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data2.id !== undefined){
let data3 = data2.id;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err14 = {instancePath:instancePath+"/draft/id",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data2.type !== undefined){
let data4 = data2.type;
if(typeof data4 !== "string"){
const err15 = {instancePath:instancePath+"/draft/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(((data4 === "stream") || (data4 === "private")) || (data4 === ""))){
const err16 = {instancePath:instancePath+"/draft/type",keyword:"enum",params:{allowedValues: schema31.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data2.to !== undefined){
let data5 = data2.to;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err17 = {instancePath:instancePath+"/draft/to/" + i0,keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/draft/to",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data2.topic !== undefined){
if(typeof data2.topic !== "string"){
const err19 = {instancePath:instancePath+"/draft/topic",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data2.content !== undefined){
if(typeof data2.content !== "string"){
const err20 = {instancePath:instancePath+"/draft/content",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data2.timestamp !== undefined){
let data9 = data2.timestamp;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err21 = {instancePath:instancePath+"/draft/timestamp",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/draft",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.id !== undefined){
let data10 = data.id;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err23 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":{"type":true,"op":true,"draft":true,"id":true},"dynamicProps":false,"dynamicItems":false};


function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate23(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":{"type":true,"op":true,"draft":true,"id":true},"dynamicProps":false,"dynamicItems":false};

export const check11 = validate25;
const schema33 = {"$ref":"#/$defs/schema0","$defs":{"schema2":{"type":"integer"},"schema1":{"type":"object","required":["type","op","draft_id","id"],"properties":{"type":{"type":"string","const":"drafts"},"op":{"type":"string","const":"remove"},"draft_id":{"type":"integer"},"id":{"$ref":"#/$defs/schema2"}}},"schema0":{"$ref":"#/$defs/schema1"}}};
const schema34 = {"type":"object","required":["type","op","draft_id","id"],"properties":{"type":{"type":"string","const":"drafts"},"op":{"type":"string","const":"remove"},"draft_id":{"type":"integer"},"id":{"$ref":"#/$defs/schema2"}}};
const schema35 = {"type":"integer"};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate26.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.op === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "op"},message:"must have required property '"+"op"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.draft_id === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "draft_id"},message:"must have required property '"+"draft_id"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.id === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if("drafts" !== data0){
const err5 = {instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "drafts"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.op !== undefined){
let data1 = data.op;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/op",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if("remove" !== data1){
const err7 = {instancePath:instancePath+"/op",keyword:"const",params:{allowedValue: "remove"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.draft_id !== undefined){
let data2 = data.draft_id;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/draft_id",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.id !== undefined){
let data3 = data.id;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err9 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":{"type":true,"op":true,"draft_id":true,"id":true},"dynamicProps":false,"dynamicItems":false};


function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate25.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate26(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":{"type":true,"op":true,"draft_id":true,"id":true},"dynamicProps":false,"dynamicItems":false};

export const check12 = validate28;
const schema36 = {"required":[],"properties":{},"allOf":[{"$ref":"#/$defs/schema0"}],"$defs":{"schema2":{"type":"object","required":["notification_settings_null"],"properties":{"notification_settings_null":{"type":"boolean"},"linkifier_url_template":{"type":"boolean"}},"additionalProperties":{"type":"boolean"}},"schema1":{"type":"object","properties":{"event_types":{"type":"array","items":{"type":"string"}},"client_capabilities":{"$ref":"#/$defs/schema2"},"fetch_event_types":{"type":"array","items":{"type":"string"}},"narrow":{"type":"array","items":{"type":"array","items":{"type":"string"}}},"all_public_streams":{"type":"boolean"},"apply_markdown":{"type":"boolean"},"client_gravatar":{"type":"boolean"},"slim_presence":{"type":"boolean"},"include_subscribers":{"type":"boolean"}}},"schema0":{"$ref":"#/$defs/schema1"}}};
const schema37 = {"type":"object","properties":{"event_types":{"type":"array","items":{"type":"string"}},"client_capabilities":{"$ref":"#/$defs/schema2"},"fetch_event_types":{"type":"array","items":{"type":"string"}},"narrow":{"type":"array","items":{"type":"array","items":{"type":"string"}}},"all_public_streams":{"type":"boolean"},"apply_markdown":{"type":"boolean"},"client_gravatar":{"type":"boolean"},"slim_presence":{"type":"boolean"},"include_subscribers":{"type":"boolean"}}};
const schema38 = {"type":"object","required":["notification_settings_null"],"properties":{"notification_settings_null":{"type":"boolean"},"linkifier_url_template":{"type":"boolean"}},"additionalProperties":{"type":"boolean"}};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate29.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event_types !== undefined){
let data0 = data.event_types;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(typeof data0[i0] !== "string"){
const err0 = {instancePath:instancePath+"/event_types/" + i0,keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
else {
const err1 = {instancePath:instancePath+"/event_types",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.client_capabilities !== undefined){
let data2 = data.client_capabilities;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.notification_settings_null === undefined){
const err2 = {instancePath:instancePath+"/client_capabilities",keyword:"required",params:{missingProperty: "notification_settings_null"},message:"must have required property '"+"notification_settings_null"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data2){
if(!((key0 === "notification_settings_null") || (key0 === "linkifier_url_template"))){
if(typeof data2[key0] !== "boolean"){
const err3 = {instancePath:instancePath+"/client_capabilities/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data2.notification_settings_null !== undefined){
if(typeof data2.notification_settings_null !== "boolean"){
const err4 = {instancePath:instancePath+"/client_capabilities/notification_settings_null",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data2.linkifier_url_template !== undefined){
if(typeof data2.linkifier_url_template !== "boolean"){
const err5 = {instancePath:instancePath+"/client_capabilities/linkifier_url_template",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/client_capabilities",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.fetch_event_types !== undefined){
let data6 = data.fetch_event_types;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
if(typeof data6[i1] !== "string"){
const err7 = {instancePath:instancePath+"/fetch_event_types/" + i1,keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/fetch_event_types",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
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
if(typeof data9[i3] !== "string"){
const err9 = {instancePath:instancePath+"/narrow/" + i2+"/" + i3,keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/narrow/" + i2,keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/narrow",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.all_public_streams !== undefined){
if(typeof data.all_public_streams !== "boolean"){
const err12 = {instancePath:instancePath+"/all_public_streams",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.apply_markdown !== undefined){
if(typeof data.apply_markdown !== "boolean"){
const err13 = {instancePath:instancePath+"/apply_markdown",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.client_gravatar !== undefined){
if(typeof data.client_gravatar !== "boolean"){
const err14 = {instancePath:instancePath+"/client_gravatar",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.slim_presence !== undefined){
if(typeof data.slim_presence !== "boolean"){
const err15 = {instancePath:instancePath+"/slim_presence",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.include_subscribers !== undefined){
if(typeof data.include_subscribers !== "boolean"){
const err16 = {instancePath:instancePath+"/include_subscribers",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":{"event_types":true,"client_capabilities":true,"fetch_event_types":true,"narrow":true,"all_public_streams":true,"apply_markdown":true,"client_gravatar":true,"slim_presence":true,"include_subscribers":true},"dynamicProps":false,"dynamicItems":false};


function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate28.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate29(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":{"event_types":true,"client_capabilities":true,"fetch_event_types":true,"narrow":true,"all_public_streams":true,"apply_markdown":true,"client_gravatar":true,"slim_presence":true,"include_subscribers":true},"dynamicProps":false,"dynamicItems":false};

export const check13 = validate31;
const schema39 = {"$ref":"#/$defs/schema0","$defs":{"schema2":{"type":"object","required":["id","pattern","url_template"],"properties":{"id":{"type":"integer"},"pattern":{"type":"string"},"url_template":{"type":"string"}}},"schema3":{"type":"integer"},"schema1":{"type":"object","required":["type","realm_linkifiers","id"],"properties":{"type":{"type":"string","const":"realm_linkifiers"},"realm_linkifiers":{"type":"array","items":{"$ref":"#/$defs/schema2"}},"id":{"$ref":"#/$defs/schema3"}}},"schema0":{"$ref":"#/$defs/schema1"}}};
const schema40 = {"type":"object","required":["type","realm_linkifiers","id"],"properties":{"type":{"type":"string","const":"realm_linkifiers"},"realm_linkifiers":{"type":"array","items":{"$ref":"#/$defs/schema2"}},"id":{"$ref":"#/$defs/schema3"}}};
const schema41 = {"type":"object","required":["id","pattern","url_template"],"properties":{"id":{"type":"integer"},"pattern":{"type":"string"},"url_template":{"type":"string"}}};
const schema42 = {"type":"integer"};

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate32.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.realm_linkifiers === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "realm_linkifiers"},message:"must have required property '"+"realm_linkifiers"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.id === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("realm_linkifiers" !== data0){
const err4 = {instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "realm_linkifiers"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.realm_linkifiers !== undefined){
let data1 = data.realm_linkifiers;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.id === undefined){
const err5 = {instancePath:instancePath+"/realm_linkifiers/" + i0,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.pattern === undefined){
const err6 = {instancePath:instancePath+"/realm_linkifiers/" + i0,keyword:"required",params:{missingProperty: "pattern"},message:"must have required property '"+"pattern"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.url_template === undefined){
const err7 = {instancePath:instancePath+"/realm_linkifiers/" + i0,keyword:"required",params:{missingProperty: "url_template"},message:"must have required property '"+"url_template"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.id !== undefined){
let data3 = data2.id;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err8 = {instancePath:instancePath+"/realm_linkifiers/" + i0+"/id",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data2.pattern !== undefined){
if(typeof data2.pattern !== "string"){
const err9 = {instancePath:instancePath+"/realm_linkifiers/" + i0+"/pattern",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data2.url_template !== undefined){
if(typeof data2.url_template !== "string"){
const err10 = {instancePath:instancePath+"/realm_linkifiers/" + i0+"/url_template",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/realm_linkifiers/" + i0,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/realm_linkifiers",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.id !== undefined){
let data6 = data.id;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err13 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":{"type":true,"realm_linkifiers":true,"id":true},"dynamicProps":false,"dynamicItems":false};


function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate31.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate32(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"props":{"type":true,"realm_linkifiers":true,"id":true},"dynamicProps":false,"dynamicItems":false};

export const check14 = validate34;
const schema43 = {"required":["ordered_linkifier_ids"],"properties":{},"allOf":[{"$ref":"#/$defs/schema0"}],"$defs":{"schema1":{"type":"object","required":["ordered_linkifier_ids"],"properties":{"ordered_linkifier_ids":{"type":"array","items":{"type":"integer"}}}},"schema0":{"$ref":"#/$defs/schema1"}}};
const schema44 = {"type":"object","required":["ordered_linkifier_ids"],"properties":{"ordered_linkifier_ids":{"type":"array","items":{"type":"integer"}}}};

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate34.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ordered_linkifier_ids === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "ordered_linkifier_ids"},message:"must have required property '"+"ordered_linkifier_ids"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.ordered_linkifier_ids !== undefined){
let data0 = data.ordered_linkifier_ids;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err1 = {instancePath:instancePath+"/ordered_linkifier_ids/" + i0,keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath:instancePath+"/ordered_linkifier_ids",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ordered_linkifier_ids === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "ordered_linkifier_ids"},message:"must have required property '"+"ordered_linkifier_ids"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"props":{"ordered_linkifier_ids":true},"dynamicProps":false,"dynamicItems":false};

export const check15 = validate35;
const schema45 = {"required":[],"properties":{},"allOf":[{"$ref":"#/$defs/schema0"}],"$defs":{"schema2":{"type":"object","required":["notification_settings_null"],"properties":{"notification_settings_null":{"type":"boolean"},"linkifier_url_template":{"type":"boolean"}},"additionalProperties":{"type":"boolean"}},"schema1":{"type":"object","properties":{"event_types":{"type":"array","items":{"type":"string"}},"client_capabilities":{"$ref":"#/$defs/schema2"},"fetch_event_types":{"type":"array","items":{"type":"string"}},"narrow":{"type":"array","items":{"type":"array","items":{"type":"string"}}},"all_public_streams":{"type":"boolean"},"apply_markdown":{"type":"boolean"},"client_gravatar":{"type":"boolean"},"slim_presence":{"type":"boolean"},"include_subscribers":{"type":"boolean"},"presence_history_limit_days":{"type":"integer"}}},"schema0":{"$ref":"#/$defs/schema1"}}};
const schema46 = {"type":"object","properties":{"event_types":{"type":"array","items":{"type":"string"}},"client_capabilities":{"$ref":"#/$defs/schema2"},"fetch_event_types":{"type":"array","items":{"type":"string"}},"narrow":{"type":"array","items":{"type":"array","items":{"type":"string"}}},"all_public_streams":{"type":"boolean"},"apply_markdown":{"type":"boolean"},"client_gravatar":{"type":"boolean"},"slim_presence":{"type":"boolean"},"include_subscribers":{"type":"boolean"},"presence_history_limit_days":{"type":"integer"}}};
const schema47 = {"type":"object","required":["notification_settings_null"],"properties":{"notification_settings_null":{"type":"boolean"},"linkifier_url_template":{"type":"boolean"}},"additionalProperties":{"type":"boolean"}};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate36.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event_types !== undefined){
let data0 = data.event_types;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(typeof data0[i0] !== "string"){
const err0 = {instancePath:instancePath+"/event_types/" + i0,keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
else {
const err1 = {instancePath:instancePath+"/event_types",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.client_capabilities !== undefined){
let data2 = data.client_capabilities;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.notification_settings_null === undefined){
const err2 = {instancePath:instancePath+"/client_capabilities",keyword:"required",params:{missingProperty: "notification_settings_null"},message:"must have required property '"+"notification_settings_null"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data2){
if(!((key0 === "notification_settings_null") || (key0 === "linkifier_url_template"))){
if(typeof data2[key0] !== "boolean"){
const err3 = {instancePath:instancePath+"/client_capabilities/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data2.notification_settings_null !== undefined){
if(typeof data2.notification_settings_null !== "boolean"){
const err4 = {instancePath:instancePath+"/client_capabilities/notification_settings_null",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data2.linkifier_url_template !== undefined){
if(typeof data2.linkifier_url_template !== "boolean"){
const err5 = {instancePath:instancePath+"/client_capabilities/linkifier_url_template",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/client_capabilities",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.fetch_event_types !== undefined){
let data6 = data.fetch_event_types;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
if(typeof data6[i1] !== "string"){
const err7 = {instancePath:instancePath+"/fetch_event_types/" + i1,keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/fetch_event_types",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
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
if(typeof data9[i3] !== "string"){
const err9 = {instancePath:instancePath+"/narrow/" + i2+"/" + i3,keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/narrow/" + i2,keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/narrow",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.all_public_streams !== undefined){
if(typeof data.all_public_streams !== "boolean"){
const err12 = {instancePath:instancePath+"/all_public_streams",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.apply_markdown !== undefined){
if(typeof data.apply_markdown !== "boolean"){
const err13 = {instancePath:instancePath+"/apply_markdown",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.client_gravatar !== undefined){
if(typeof data.client_gravatar !== "boolean"){
const err14 = {instancePath:instancePath+"/client_gravatar",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.slim_presence !== undefined){
if(typeof data.slim_presence !== "boolean"){
const err15 = {instancePath:instancePath+"/slim_presence",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.include_subscribers !== undefined){
if(typeof data.include_subscribers !== "boolean"){
const err16 = {instancePath:instancePath+"/include_subscribers",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.presence_history_limit_days !== undefined){
let data16 = data.presence_history_limit_days;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err17 = {instancePath:instancePath+"/presence_history_limit_days",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"props":{"event_types":true,"client_capabilities":true,"fetch_event_types":true,"narrow":true,"all_public_streams":true,"apply_markdown":true,"client_gravatar":true,"slim_presence":true,"include_subscribers":true,"presence_history_limit_days":true},"dynamicProps":false,"dynamicItems":false};


function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate35.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"props":{"event_types":true,"client_capabilities":true,"fetch_event_types":true,"narrow":true,"all_public_streams":true,"apply_markdown":true,"client_gravatar":true,"slim_presence":true,"include_subscribers":true,"presence_history_limit_days":true},"dynamicProps":false,"dynamicItems":false};

export const check16 = validate38;
const schema48 = {"$ref":"#/$defs/schema0","$defs":{"schema2":{"type":"object","required":["id","pattern","url_template","example_input","reverse_template"],"properties":{"id":{"type":"integer"},"pattern":{"type":"string"},"url_template":{"type":"string"},"example_input":{"type":["string","null"]},"reverse_template":{"type":["string","null"]}}},"schema3":{"type":"integer"},"schema1":{"type":"object","required":["type","realm_linkifiers","id"],"properties":{"type":{"type":"string","const":"realm_linkifiers"},"realm_linkifiers":{"type":"array","items":{"$ref":"#/$defs/schema2"}},"id":{"$ref":"#/$defs/schema3"}}},"schema0":{"$ref":"#/$defs/schema1"}}};
const schema49 = {"type":"object","required":["type","realm_linkifiers","id"],"properties":{"type":{"type":"string","const":"realm_linkifiers"},"realm_linkifiers":{"type":"array","items":{"$ref":"#/$defs/schema2"}},"id":{"$ref":"#/$defs/schema3"}}};
const schema50 = {"type":"object","required":["id","pattern","url_template","example_input","reverse_template"],"properties":{"id":{"type":"integer"},"pattern":{"type":"string"},"url_template":{"type":"string"},"example_input":{"type":["string","null"]},"reverse_template":{"type":["string","null"]}}};
const schema51 = {"type":"integer"};

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate39.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.realm_linkifiers === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "realm_linkifiers"},message:"must have required property '"+"realm_linkifiers"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.id === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("realm_linkifiers" !== data0){
const err4 = {instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "realm_linkifiers"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.realm_linkifiers !== undefined){
let data1 = data.realm_linkifiers;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.id === undefined){
const err5 = {instancePath:instancePath+"/realm_linkifiers/" + i0,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.pattern === undefined){
const err6 = {instancePath:instancePath+"/realm_linkifiers/" + i0,keyword:"required",params:{missingProperty: "pattern"},message:"must have required property '"+"pattern"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.url_template === undefined){
const err7 = {instancePath:instancePath+"/realm_linkifiers/" + i0,keyword:"required",params:{missingProperty: "url_template"},message:"must have required property '"+"url_template"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.example_input === undefined){
const err8 = {instancePath:instancePath+"/realm_linkifiers/" + i0,keyword:"required",params:{missingProperty: "example_input"},message:"must have required property '"+"example_input"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2.reverse_template === undefined){
const err9 = {instancePath:instancePath+"/realm_linkifiers/" + i0,keyword:"required",params:{missingProperty: "reverse_template"},message:"must have required property '"+"reverse_template"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2.id !== undefined){
let data3 = data2.id;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err10 = {instancePath:instancePath+"/realm_linkifiers/" + i0+"/id",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data2.pattern !== undefined){
if(typeof data2.pattern !== "string"){
const err11 = {instancePath:instancePath+"/realm_linkifiers/" + i0+"/pattern",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data2.url_template !== undefined){
if(typeof data2.url_template !== "string"){
const err12 = {instancePath:instancePath+"/realm_linkifiers/" + i0+"/url_template",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data2.example_input !== undefined){
let data6 = data2.example_input;
if((typeof data6 !== "string") && (data6 !== null)){
const err13 = {instancePath:instancePath+"/realm_linkifiers/" + i0+"/example_input",keyword:"type",params:{type: schema50.properties.example_input.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data2.reverse_template !== undefined){
let data7 = data2.reverse_template;
if((typeof data7 !== "string") && (data7 !== null)){
const err14 = {instancePath:instancePath+"/realm_linkifiers/" + i0+"/reverse_template",keyword:"type",params:{type: schema50.properties.reverse_template.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/realm_linkifiers/" + i0,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/realm_linkifiers",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.id !== undefined){
let data8 = data.id;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err17 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate39.errors = vErrors;
return errors === 0;
}
validate39.evaluated = {"props":{"type":true,"realm_linkifiers":true,"id":true},"dynamicProps":false,"dynamicItems":false};


function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate38.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate39(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
validate38.errors = vErrors;
return errors === 0;
}
validate38.evaluated = {"props":{"type":true,"realm_linkifiers":true,"id":true},"dynamicProps":false,"dynamicItems":false};

export const check17 = validate41;
const schema52 = {"$ref":"#/$defs/schema0","$defs":{"schema2":{"type":"object","required":["id","pattern","url_template","example_input","reverse_template","alternative_url_templates"],"properties":{"id":{"type":"integer"},"pattern":{"type":"string"},"url_template":{"type":"string"},"example_input":{"type":["string","null"]},"reverse_template":{"type":["string","null"]},"alternative_url_templates":{"type":"array","items":{"type":"string"}}}},"schema3":{"type":"integer"},"schema1":{"type":"object","required":["type","realm_linkifiers","id"],"properties":{"type":{"type":"string","const":"realm_linkifiers"},"realm_linkifiers":{"type":"array","items":{"$ref":"#/$defs/schema2"}},"id":{"$ref":"#/$defs/schema3"}}},"schema0":{"$ref":"#/$defs/schema1"}}};
const schema53 = {"type":"object","required":["type","realm_linkifiers","id"],"properties":{"type":{"type":"string","const":"realm_linkifiers"},"realm_linkifiers":{"type":"array","items":{"$ref":"#/$defs/schema2"}},"id":{"$ref":"#/$defs/schema3"}}};
const schema54 = {"type":"object","required":["id","pattern","url_template","example_input","reverse_template","alternative_url_templates"],"properties":{"id":{"type":"integer"},"pattern":{"type":"string"},"url_template":{"type":"string"},"example_input":{"type":["string","null"]},"reverse_template":{"type":["string","null"]},"alternative_url_templates":{"type":"array","items":{"type":"string"}}}};
const schema55 = {"type":"integer"};

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate42.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.realm_linkifiers === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "realm_linkifiers"},message:"must have required property '"+"realm_linkifiers"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.id === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("realm_linkifiers" !== data0){
const err4 = {instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "realm_linkifiers"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.realm_linkifiers !== undefined){
let data1 = data.realm_linkifiers;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.id === undefined){
const err5 = {instancePath:instancePath+"/realm_linkifiers/" + i0,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.pattern === undefined){
const err6 = {instancePath:instancePath+"/realm_linkifiers/" + i0,keyword:"required",params:{missingProperty: "pattern"},message:"must have required property '"+"pattern"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.url_template === undefined){
const err7 = {instancePath:instancePath+"/realm_linkifiers/" + i0,keyword:"required",params:{missingProperty: "url_template"},message:"must have required property '"+"url_template"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.example_input === undefined){
const err8 = {instancePath:instancePath+"/realm_linkifiers/" + i0,keyword:"required",params:{missingProperty: "example_input"},message:"must have required property '"+"example_input"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2.reverse_template === undefined){
const err9 = {instancePath:instancePath+"/realm_linkifiers/" + i0,keyword:"required",params:{missingProperty: "reverse_template"},message:"must have required property '"+"reverse_template"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2.alternative_url_templates === undefined){
const err10 = {instancePath:instancePath+"/realm_linkifiers/" + i0,keyword:"required",params:{missingProperty: "alternative_url_templates"},message:"must have required property '"+"alternative_url_templates"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data2.id !== undefined){
let data3 = data2.id;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err11 = {instancePath:instancePath+"/realm_linkifiers/" + i0+"/id",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data2.pattern !== undefined){
if(typeof data2.pattern !== "string"){
const err12 = {instancePath:instancePath+"/realm_linkifiers/" + i0+"/pattern",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data2.url_template !== undefined){
if(typeof data2.url_template !== "string"){
const err13 = {instancePath:instancePath+"/realm_linkifiers/" + i0+"/url_template",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data2.example_input !== undefined){
let data6 = data2.example_input;
if((typeof data6 !== "string") && (data6 !== null)){
const err14 = {instancePath:instancePath+"/realm_linkifiers/" + i0+"/example_input",keyword:"type",params:{type: schema54.properties.example_input.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data2.reverse_template !== undefined){
let data7 = data2.reverse_template;
if((typeof data7 !== "string") && (data7 !== null)){
const err15 = {instancePath:instancePath+"/realm_linkifiers/" + i0+"/reverse_template",keyword:"type",params:{type: schema54.properties.reverse_template.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data2.alternative_url_templates !== undefined){
let data8 = data2.alternative_url_templates;
if(Array.isArray(data8)){
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
if(typeof data8[i1] !== "string"){
const err16 = {instancePath:instancePath+"/realm_linkifiers/" + i0+"/alternative_url_templates/" + i1,keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/realm_linkifiers/" + i0+"/alternative_url_templates",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/realm_linkifiers/" + i0,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/realm_linkifiers",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.id !== undefined){
let data10 = data.id;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err20 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate42.errors = vErrors;
return errors === 0;
}
validate42.evaluated = {"props":{"type":true,"realm_linkifiers":true,"id":true},"dynamicProps":false,"dynamicItems":false};


function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate41.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate42(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
validate41.errors = vErrors;
return errors === 0;
}
validate41.evaluated = {"props":{"type":true,"realm_linkifiers":true,"id":true},"dynamicProps":false,"dynamicItems":false};

export const check18 = validate44;
const schema56 = {"required":[],"properties":{},"allOf":[{"$ref":"#/$defs/schema0"}],"$defs":{"schema2":{"type":"object","required":["notification_settings_null"],"properties":{"notification_settings_null":{"type":"boolean"},"linkifier_url_template":{"type":"boolean"}},"additionalProperties":{"type":"boolean"}},"schema1":{"type":"object","properties":{"event_types":{"type":"array","items":{"type":"string"}},"client_capabilities":{"$ref":"#/$defs/schema2"},"fetch_event_types":{"type":"array","items":{"type":"string"}},"narrow":{"type":"array","items":{"type":"array","items":{"type":"string"}}},"all_public_streams":{"type":"boolean"},"apply_markdown":{"type":"boolean"},"client_gravatar":{"type":"boolean"},"slim_presence":{"type":"boolean"},"include_subscribers":{"type":"boolean"},"presence_history_limit_days":{"type":"integer"},"idle_queue_timeout":{"type":"integer"}}},"schema0":{"$ref":"#/$defs/schema1"}}};
const schema57 = {"type":"object","properties":{"event_types":{"type":"array","items":{"type":"string"}},"client_capabilities":{"$ref":"#/$defs/schema2"},"fetch_event_types":{"type":"array","items":{"type":"string"}},"narrow":{"type":"array","items":{"type":"array","items":{"type":"string"}}},"all_public_streams":{"type":"boolean"},"apply_markdown":{"type":"boolean"},"client_gravatar":{"type":"boolean"},"slim_presence":{"type":"boolean"},"include_subscribers":{"type":"boolean"},"presence_history_limit_days":{"type":"integer"},"idle_queue_timeout":{"type":"integer"}}};
const schema58 = {"type":"object","required":["notification_settings_null"],"properties":{"notification_settings_null":{"type":"boolean"},"linkifier_url_template":{"type":"boolean"}},"additionalProperties":{"type":"boolean"}};

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate45.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event_types !== undefined){
let data0 = data.event_types;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(typeof data0[i0] !== "string"){
const err0 = {instancePath:instancePath+"/event_types/" + i0,keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
else {
const err1 = {instancePath:instancePath+"/event_types",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.client_capabilities !== undefined){
let data2 = data.client_capabilities;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.notification_settings_null === undefined){
const err2 = {instancePath:instancePath+"/client_capabilities",keyword:"required",params:{missingProperty: "notification_settings_null"},message:"must have required property '"+"notification_settings_null"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data2){
if(!((key0 === "notification_settings_null") || (key0 === "linkifier_url_template"))){
if(typeof data2[key0] !== "boolean"){
const err3 = {instancePath:instancePath+"/client_capabilities/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data2.notification_settings_null !== undefined){
if(typeof data2.notification_settings_null !== "boolean"){
const err4 = {instancePath:instancePath+"/client_capabilities/notification_settings_null",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data2.linkifier_url_template !== undefined){
if(typeof data2.linkifier_url_template !== "boolean"){
const err5 = {instancePath:instancePath+"/client_capabilities/linkifier_url_template",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/client_capabilities",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.fetch_event_types !== undefined){
let data6 = data.fetch_event_types;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
if(typeof data6[i1] !== "string"){
const err7 = {instancePath:instancePath+"/fetch_event_types/" + i1,keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/fetch_event_types",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
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
if(typeof data9[i3] !== "string"){
const err9 = {instancePath:instancePath+"/narrow/" + i2+"/" + i3,keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/narrow/" + i2,keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/narrow",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.all_public_streams !== undefined){
if(typeof data.all_public_streams !== "boolean"){
const err12 = {instancePath:instancePath+"/all_public_streams",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.apply_markdown !== undefined){
if(typeof data.apply_markdown !== "boolean"){
const err13 = {instancePath:instancePath+"/apply_markdown",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.client_gravatar !== undefined){
if(typeof data.client_gravatar !== "boolean"){
const err14 = {instancePath:instancePath+"/client_gravatar",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.slim_presence !== undefined){
if(typeof data.slim_presence !== "boolean"){
const err15 = {instancePath:instancePath+"/slim_presence",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.include_subscribers !== undefined){
if(typeof data.include_subscribers !== "boolean"){
const err16 = {instancePath:instancePath+"/include_subscribers",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.presence_history_limit_days !== undefined){
let data16 = data.presence_history_limit_days;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err17 = {instancePath:instancePath+"/presence_history_limit_days",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.idle_queue_timeout !== undefined){
let data17 = data.idle_queue_timeout;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err18 = {instancePath:instancePath+"/idle_queue_timeout",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate45.errors = vErrors;
return errors === 0;
}
validate45.evaluated = {"props":{"event_types":true,"client_capabilities":true,"fetch_event_types":true,"narrow":true,"all_public_streams":true,"apply_markdown":true,"client_gravatar":true,"slim_presence":true,"include_subscribers":true,"presence_history_limit_days":true,"idle_queue_timeout":true},"dynamicProps":false,"dynamicItems":false};


function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate44.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate45(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
validate44.errors = vErrors;
return errors === 0;
}
validate44.evaluated = {"props":{"event_types":true,"client_capabilities":true,"fetch_event_types":true,"narrow":true,"all_public_streams":true,"apply_markdown":true,"client_gravatar":true,"slim_presence":true,"include_subscribers":true,"presence_history_limit_days":true,"idle_queue_timeout":true},"dynamicProps":false,"dynamicItems":false};

export const check19 = validate47;
const schema59 = {"type":"object","propertyNames":{"enum":["is_deactivated","users","drafts","linkifiers","invitations"]},"properties":{"is_deactivated":{"type":"boolean"},"users":{"type":"array","items":{"type":"object","required":["user_id","email","api_key","role"],"propertyNames":{"enum":["user_id","email","api_key","role","is_bot","is_active","enable_drafts_synchronization"]},"properties":{"user_id":{"type":"integer","minimum":0,"maximum":9007199254740991},"email":{"type":"string","minLength":1,"pattern":"^[^:\\s]+$"},"api_key":{"type":"string","minLength":1,"pattern":"^[!-9;-~]+$"},"role":{"enum":[100,200,300,400,600]},"is_bot":{"type":"boolean"},"is_active":{"type":"boolean"},"enable_drafts_synchronization":{"type":"boolean"}}}},"drafts":{"type":"array","items":{"type":"object","required":["id","user_id"],"properties":{"id":{"type":"integer","minimum":0,"maximum":9007199254740991},"user_id":{"type":"integer","minimum":0,"maximum":9007199254740991},"type":{"enum":["stream","private",""]},"to":{"type":"array","items":{"type":"integer","minimum":0,"maximum":9007199254740991}},"topic":{"type":"string"},"content":{"type":"string"},"timestamp":{"type":"integer","minimum":0}}}},"linkifiers":{"type":"array","items":{"type":"object","required":["id","pattern","url_template"],"propertyNames":{"enum":["id","pattern","url_template","example_input","reverse_template","alternative_url_templates"]},"properties":{"id":{"type":"integer","minimum":0,"maximum":9007199254740991},"pattern":{"type":"string","minLength":1},"url_template":{"type":"string","minLength":1},"example_input":{"type":["string","null"]},"reverse_template":{"type":["string","null"]},"alternative_url_templates":{"type":"array","items":{"type":"string","minLength":1}}}}},"invitations":{"type":"array","items":{"type":"object","required":["id","invited_by_user_id","invited","expiry_date","invited_as","is_multiuse"],"properties":{"id":{"type":"integer","minimum":0,"maximum":9007199254740991},"invited_by_user_id":{"type":"integer","minimum":0,"maximum":9007199254740991},"invited":{"type":"integer","minimum":0},"expiry_date":{"type":["integer","null"],"minimum":0},"invited_as":{"enum":[100,200,300,400,600]},"notify_referrer_on_join":{"type":"boolean"},"is_multiuse":{"type":"boolean"}},"if":{"required":["is_multiuse"],"properties":{"is_multiuse":{"const":true}}},"then":{"required":["link_url"],"propertyNames":{"enum":["id","invited_by_user_id","invited","expiry_date","invited_as","notify_referrer_on_join","is_multiuse","link_url"]},"properties":{"link_url":{"type":"string","pattern":"/join/[^/]+/$"}}},"else":{"required":["email"],"propertyNames":{"enum":["id","invited_by_user_id","invited","expiry_date","invited_as","notify_referrer_on_join","is_multiuse","email"]},"properties":{"email":{"type":"string","minLength":1}}}}}}};
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
const pattern0 = new RegExp("^[^:\\s]+$", "u");
const pattern1 = new RegExp("^[!-9;-~]+$", "u");
const pattern2 = new RegExp("/join/[^/]+/$", "u");

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate47.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs1 = errors;
if(!(((((key0 === "is_deactivated") || (key0 === "users")) || (key0 === "drafts")) || (key0 === "linkifiers")) || (key0 === "invitations"))){
const err0 = {instancePath,keyword:"enum",params:{allowedValues: schema59.propertyNames.enum},message:"must be equal to one of the allowed values",propertyName:key0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var valid0 = _errs1 === errors;
if(!valid0){
const err1 = {instancePath,keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.is_deactivated !== undefined){
if(typeof data.is_deactivated !== "boolean"){
const err2 = {instancePath:instancePath+"/is_deactivated",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.users !== undefined){
let data1 = data.users;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.user_id === undefined){
const err3 = {instancePath:instancePath+"/users/" + i0,keyword:"required",params:{missingProperty: "user_id"},message:"must have required property '"+"user_id"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data2.email === undefined){
const err4 = {instancePath:instancePath+"/users/" + i0,keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data2.api_key === undefined){
const err5 = {instancePath:instancePath+"/users/" + i0,keyword:"required",params:{missingProperty: "api_key"},message:"must have required property '"+"api_key"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.role === undefined){
const err6 = {instancePath:instancePath+"/users/" + i0,keyword:"required",params:{missingProperty: "role"},message:"must have required property '"+"role"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key1 in data2){
const _errs8 = errors;
if(!(((((((key1 === "user_id") || (key1 === "email")) || (key1 === "api_key")) || (key1 === "role")) || (key1 === "is_bot")) || (key1 === "is_active")) || (key1 === "enable_drafts_synchronization"))){
const err7 = {instancePath:instancePath+"/users/" + i0,keyword:"enum",params:{allowedValues: schema59.properties.users.items.propertyNames.enum},message:"must be equal to one of the allowed values",propertyName:key1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var valid4 = _errs8 === errors;
if(!valid4){
const err8 = {instancePath:instancePath+"/users/" + i0,keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data2.user_id !== undefined){
let data3 = data2.user_id;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err9 = {instancePath:instancePath+"/users/" + i0+"/user_id",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/users/" + i0+"/user_id",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/users/" + i0+"/user_id",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
if(data2.email !== undefined){
let data4 = data2.email;
if(typeof data4 === "string"){
if(func0(data4) < 1){
const err12 = {instancePath:instancePath+"/users/" + i0+"/email",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!pattern0.test(data4)){
const err13 = {instancePath:instancePath+"/users/" + i0+"/email",keyword:"pattern",params:{pattern: "^[^:\\s]+$"},message:"must match pattern \""+"^[^:\\s]+$"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/users/" + i0+"/email",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data2.api_key !== undefined){
let data5 = data2.api_key;
if(typeof data5 === "string"){
if(func0(data5) < 1){
const err15 = {instancePath:instancePath+"/users/" + i0+"/api_key",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!pattern1.test(data5)){
const err16 = {instancePath:instancePath+"/users/" + i0+"/api_key",keyword:"pattern",params:{pattern: "^[!-9;-~]+$"},message:"must match pattern \""+"^[!-9;-~]+$"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/users/" + i0+"/api_key",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data2.role !== undefined){
let data6 = data2.role;
if(!(((((data6 === 100) || (data6 === 200)) || (data6 === 300)) || (data6 === 400)) || (data6 === 600))){
const err18 = {instancePath:instancePath+"/users/" + i0+"/role",keyword:"enum",params:{allowedValues: schema59.properties.users.items.properties.role.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data2.is_bot !== undefined){
if(typeof data2.is_bot !== "boolean"){
const err19 = {instancePath:instancePath+"/users/" + i0+"/is_bot",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data2.is_active !== undefined){
if(typeof data2.is_active !== "boolean"){
const err20 = {instancePath:instancePath+"/users/" + i0+"/is_active",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data2.enable_drafts_synchronization !== undefined){
if(typeof data2.enable_drafts_synchronization !== "boolean"){
const err21 = {instancePath:instancePath+"/users/" + i0+"/enable_drafts_synchronization",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/users/" + i0,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/users",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.drafts !== undefined){
let data10 = data.drafts;
if(Array.isArray(data10)){
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
let data11 = data10[i1];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.id === undefined){
const err24 = {instancePath:instancePath+"/drafts/" + i1,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data11.user_id === undefined){
const err25 = {instancePath:instancePath+"/drafts/" + i1,keyword:"required",params:{missingProperty: "user_id"},message:"must have required property '"+"user_id"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data11.id !== undefined){
let data12 = data11.id;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err26 = {instancePath:instancePath+"/drafts/" + i1+"/id",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 9007199254740991 || isNaN(data12)){
const err27 = {instancePath:instancePath+"/drafts/" + i1+"/id",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data12 < 0 || isNaN(data12)){
const err28 = {instancePath:instancePath+"/drafts/" + i1+"/id",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
if(data11.user_id !== undefined){
let data13 = data11.user_id;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err29 = {instancePath:instancePath+"/drafts/" + i1+"/user_id",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 9007199254740991 || isNaN(data13)){
const err30 = {instancePath:instancePath+"/drafts/" + i1+"/user_id",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data13 < 0 || isNaN(data13)){
const err31 = {instancePath:instancePath+"/drafts/" + i1+"/user_id",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
if(data11.type !== undefined){
let data14 = data11.type;
if(!(((data14 === "stream") || (data14 === "private")) || (data14 === ""))){
const err32 = {instancePath:instancePath+"/drafts/" + i1+"/type",keyword:"enum",params:{allowedValues: schema59.properties.drafts.items.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data11.to !== undefined){
let data15 = data11.to;
if(Array.isArray(data15)){
const len2 = data15.length;
for(let i2=0; i2<len2; i2++){
let data16 = data15[i2];
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err33 = {instancePath:instancePath+"/drafts/" + i1+"/to/" + i2,keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 9007199254740991 || isNaN(data16)){
const err34 = {instancePath:instancePath+"/drafts/" + i1+"/to/" + i2,keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data16 < 0 || isNaN(data16)){
const err35 = {instancePath:instancePath+"/drafts/" + i1+"/to/" + i2,keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
}
else {
const err36 = {instancePath:instancePath+"/drafts/" + i1+"/to",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data11.topic !== undefined){
if(typeof data11.topic !== "string"){
const err37 = {instancePath:instancePath+"/drafts/" + i1+"/topic",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data11.content !== undefined){
if(typeof data11.content !== "string"){
const err38 = {instancePath:instancePath+"/drafts/" + i1+"/content",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data11.timestamp !== undefined){
let data19 = data11.timestamp;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err39 = {instancePath:instancePath+"/drafts/" + i1+"/timestamp",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 < 0 || isNaN(data19)){
const err40 = {instancePath:instancePath+"/drafts/" + i1+"/timestamp",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
}
else {
const err41 = {instancePath:instancePath+"/drafts/" + i1,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
else {
const err42 = {instancePath:instancePath+"/drafts",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.linkifiers !== undefined){
let data20 = data.linkifiers;
if(Array.isArray(data20)){
const len3 = data20.length;
for(let i3=0; i3<len3; i3++){
let data21 = data20[i3];
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(data21.id === undefined){
const err43 = {instancePath:instancePath+"/linkifiers/" + i3,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data21.pattern === undefined){
const err44 = {instancePath:instancePath+"/linkifiers/" + i3,keyword:"required",params:{missingProperty: "pattern"},message:"must have required property '"+"pattern"+"'"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data21.url_template === undefined){
const err45 = {instancePath:instancePath+"/linkifiers/" + i3,keyword:"required",params:{missingProperty: "url_template"},message:"must have required property '"+"url_template"+"'"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
for(const key2 in data21){
const _errs45 = errors;
if(!((((((key2 === "id") || (key2 === "pattern")) || (key2 === "url_template")) || (key2 === "example_input")) || (key2 === "reverse_template")) || (key2 === "alternative_url_templates"))){
const err46 = {instancePath:instancePath+"/linkifiers/" + i3,keyword:"enum",params:{allowedValues: schema59.properties.linkifiers.items.propertyNames.enum},message:"must be equal to one of the allowed values",propertyName:key2};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
var valid13 = _errs45 === errors;
if(!valid13){
const err47 = {instancePath:instancePath+"/linkifiers/" + i3,keyword:"propertyNames",params:{propertyName: key2},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data21.id !== undefined){
let data22 = data21.id;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
const err48 = {instancePath:instancePath+"/linkifiers/" + i3+"/id",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 > 9007199254740991 || isNaN(data22)){
const err49 = {instancePath:instancePath+"/linkifiers/" + i3+"/id",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(data22 < 0 || isNaN(data22)){
const err50 = {instancePath:instancePath+"/linkifiers/" + i3+"/id",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
}
if(data21.pattern !== undefined){
let data23 = data21.pattern;
if(typeof data23 === "string"){
if(func0(data23) < 1){
const err51 = {instancePath:instancePath+"/linkifiers/" + i3+"/pattern",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
else {
const err52 = {instancePath:instancePath+"/linkifiers/" + i3+"/pattern",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data21.url_template !== undefined){
let data24 = data21.url_template;
if(typeof data24 === "string"){
if(func0(data24) < 1){
const err53 = {instancePath:instancePath+"/linkifiers/" + i3+"/url_template",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
else {
const err54 = {instancePath:instancePath+"/linkifiers/" + i3+"/url_template",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data21.example_input !== undefined){
let data25 = data21.example_input;
if((typeof data25 !== "string") && (data25 !== null)){
const err55 = {instancePath:instancePath+"/linkifiers/" + i3+"/example_input",keyword:"type",params:{type: schema59.properties.linkifiers.items.properties.example_input.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data21.reverse_template !== undefined){
let data26 = data21.reverse_template;
if((typeof data26 !== "string") && (data26 !== null)){
const err56 = {instancePath:instancePath+"/linkifiers/" + i3+"/reverse_template",keyword:"type",params:{type: schema59.properties.linkifiers.items.properties.reverse_template.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data21.alternative_url_templates !== undefined){
let data27 = data21.alternative_url_templates;
if(Array.isArray(data27)){
const len4 = data27.length;
for(let i4=0; i4<len4; i4++){
let data28 = data27[i4];
if(typeof data28 === "string"){
if(func0(data28) < 1){
const err57 = {instancePath:instancePath+"/linkifiers/" + i3+"/alternative_url_templates/" + i4,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
else {
const err58 = {instancePath:instancePath+"/linkifiers/" + i3+"/alternative_url_templates/" + i4,keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
}
else {
const err59 = {instancePath:instancePath+"/linkifiers/" + i3+"/alternative_url_templates",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
}
else {
const err60 = {instancePath:instancePath+"/linkifiers/" + i3,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
}
else {
const err61 = {instancePath:instancePath+"/linkifiers",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
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
if((data30.is_multiuse === undefined) && (missing0 = "is_multiuse")){
const err62 = {};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
else {
if(data30.is_multiuse !== undefined){
if(true !== data30.is_multiuse){
const err63 = {};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
}
}
var _valid0 = _errs65 === errors;
errors = _errs64;
if(vErrors !== null){
if(_errs64){
vErrors.length = _errs64;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs67 = errors;
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
if(data30.link_url === undefined){
const err64 = {instancePath:instancePath+"/invitations/" + i5,keyword:"required",params:{missingProperty: "link_url"},message:"must have required property '"+"link_url"+"'"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
for(const key3 in data30){
const _errs68 = errors;
if(!((((((((key3 === "id") || (key3 === "invited_by_user_id")) || (key3 === "invited")) || (key3 === "expiry_date")) || (key3 === "invited_as")) || (key3 === "notify_referrer_on_join")) || (key3 === "is_multiuse")) || (key3 === "link_url"))){
const err65 = {instancePath:instancePath+"/invitations/" + i5,keyword:"enum",params:{allowedValues: schema59.properties.invitations.items.then.propertyNames.enum},message:"must be equal to one of the allowed values",propertyName:key3};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
var valid21 = _errs68 === errors;
if(!valid21){
const err66 = {instancePath:instancePath+"/invitations/" + i5,keyword:"propertyNames",params:{propertyName: key3},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data30.link_url !== undefined){
let data32 = data30.link_url;
if(typeof data32 === "string"){
if(!pattern2.test(data32)){
const err67 = {instancePath:instancePath+"/invitations/" + i5+"/link_url",keyword:"pattern",params:{pattern: "/join/[^/]+/$"},message:"must match pattern \""+"/join/[^/]+/$"+"\""};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
else {
const err68 = {instancePath:instancePath+"/invitations/" + i5+"/link_url",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
}
var _valid0 = _errs67 === errors;
valid19 = _valid0;
if(valid19){
var props0 = {};
props0.link_url = true;
props0.is_multiuse = true;
}
ifClause0 = "then";
}
else {
const _errs71 = errors;
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
if(data30.email === undefined){
const err69 = {instancePath:instancePath+"/invitations/" + i5,keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
for(const key4 in data30){
const _errs72 = errors;
if(!((((((((key4 === "id") || (key4 === "invited_by_user_id")) || (key4 === "invited")) || (key4 === "expiry_date")) || (key4 === "invited_as")) || (key4 === "notify_referrer_on_join")) || (key4 === "is_multiuse")) || (key4 === "email"))){
const err70 = {instancePath:instancePath+"/invitations/" + i5,keyword:"enum",params:{allowedValues: schema59.properties.invitations.items.else.propertyNames.enum},message:"must be equal to one of the allowed values",propertyName:key4};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
var valid23 = _errs72 === errors;
if(!valid23){
const err71 = {instancePath:instancePath+"/invitations/" + i5,keyword:"propertyNames",params:{propertyName: key4},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data30.email !== undefined){
let data33 = data30.email;
if(typeof data33 === "string"){
if(func0(data33) < 1){
const err72 = {instancePath:instancePath+"/invitations/" + i5+"/email",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
else {
const err73 = {instancePath:instancePath+"/invitations/" + i5+"/email",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
}
var _valid0 = _errs71 === errors;
valid19 = _valid0;
if(valid19){
if(props0 !== true){
props0 = props0 || {};
props0.email = true;
}
}
ifClause0 = "else";
}
if(!valid19){
const err74 = {instancePath:instancePath+"/invitations/" + i5,keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
if(data30.id === undefined){
const err75 = {instancePath:instancePath+"/invitations/" + i5,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
if(data30.invited_by_user_id === undefined){
const err76 = {instancePath:instancePath+"/invitations/" + i5,keyword:"required",params:{missingProperty: "invited_by_user_id"},message:"must have required property '"+"invited_by_user_id"+"'"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
if(data30.invited === undefined){
const err77 = {instancePath:instancePath+"/invitations/" + i5,keyword:"required",params:{missingProperty: "invited"},message:"must have required property '"+"invited"+"'"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
if(data30.expiry_date === undefined){
const err78 = {instancePath:instancePath+"/invitations/" + i5,keyword:"required",params:{missingProperty: "expiry_date"},message:"must have required property '"+"expiry_date"+"'"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if(data30.invited_as === undefined){
const err79 = {instancePath:instancePath+"/invitations/" + i5,keyword:"required",params:{missingProperty: "invited_as"},message:"must have required property '"+"invited_as"+"'"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
if(data30.is_multiuse === undefined){
const err80 = {instancePath:instancePath+"/invitations/" + i5,keyword:"required",params:{missingProperty: "is_multiuse"},message:"must have required property '"+"is_multiuse"+"'"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.id = true;
props0.invited_by_user_id = true;
props0.invited = true;
props0.expiry_date = true;
props0.invited_as = true;
props0.notify_referrer_on_join = true;
props0.is_multiuse = true;
}
if(data30.id !== undefined){
let data34 = data30.id;
if(!(((typeof data34 == "number") && (!(data34 % 1) && !isNaN(data34))) && (isFinite(data34)))){
const err81 = {instancePath:instancePath+"/invitations/" + i5+"/id",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
if((typeof data34 == "number") && (isFinite(data34))){
if(data34 > 9007199254740991 || isNaN(data34)){
const err82 = {instancePath:instancePath+"/invitations/" + i5+"/id",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if(data34 < 0 || isNaN(data34)){
const err83 = {instancePath:instancePath+"/invitations/" + i5+"/id",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
}
if(data30.invited_by_user_id !== undefined){
let data35 = data30.invited_by_user_id;
if(!(((typeof data35 == "number") && (!(data35 % 1) && !isNaN(data35))) && (isFinite(data35)))){
const err84 = {instancePath:instancePath+"/invitations/" + i5+"/invited_by_user_id",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
if((typeof data35 == "number") && (isFinite(data35))){
if(data35 > 9007199254740991 || isNaN(data35)){
const err85 = {instancePath:instancePath+"/invitations/" + i5+"/invited_by_user_id",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
if(data35 < 0 || isNaN(data35)){
const err86 = {instancePath:instancePath+"/invitations/" + i5+"/invited_by_user_id",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
}
if(data30.invited !== undefined){
let data36 = data30.invited;
if(!(((typeof data36 == "number") && (!(data36 % 1) && !isNaN(data36))) && (isFinite(data36)))){
const err87 = {instancePath:instancePath+"/invitations/" + i5+"/invited",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
if((typeof data36 == "number") && (isFinite(data36))){
if(data36 < 0 || isNaN(data36)){
const err88 = {instancePath:instancePath+"/invitations/" + i5+"/invited",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
}
if(data30.expiry_date !== undefined){
let data37 = data30.expiry_date;
if((!(((typeof data37 == "number") && (!(data37 % 1) && !isNaN(data37))) && (isFinite(data37)))) && (data37 !== null)){
const err89 = {instancePath:instancePath+"/invitations/" + i5+"/expiry_date",keyword:"type",params:{type: schema59.properties.invitations.items.properties.expiry_date.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
if((typeof data37 == "number") && (isFinite(data37))){
if(data37 < 0 || isNaN(data37)){
const err90 = {instancePath:instancePath+"/invitations/" + i5+"/expiry_date",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
}
if(data30.invited_as !== undefined){
let data38 = data30.invited_as;
if(!(((((data38 === 100) || (data38 === 200)) || (data38 === 300)) || (data38 === 400)) || (data38 === 600))){
const err91 = {instancePath:instancePath+"/invitations/" + i5+"/invited_as",keyword:"enum",params:{allowedValues: schema59.properties.invitations.items.properties.invited_as.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
if(data30.notify_referrer_on_join !== undefined){
if(typeof data30.notify_referrer_on_join !== "boolean"){
const err92 = {instancePath:instancePath+"/invitations/" + i5+"/notify_referrer_on_join",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
if(data30.is_multiuse !== undefined){
if(typeof data30.is_multiuse !== "boolean"){
const err93 = {instancePath:instancePath+"/invitations/" + i5+"/is_multiuse",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
}
else {
const err94 = {instancePath:instancePath+"/invitations/" + i5,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
}
else {
const err95 = {instancePath:instancePath+"/invitations",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
}
else {
const err96 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
validate47.errors = vErrors;
return errors === 0;
}
validate47.evaluated = {"props":{"is_deactivated":true,"users":true,"drafts":true,"linkifiers":true,"invitations":true},"dynamicProps":false,"dynamicItems":false};

export const check20 = validate48;
const schema60 = {"type":"object","required":["id","user_id"],"properties":{"id":{"type":"integer","minimum":0,"maximum":9007199254740991},"user_id":{"type":"integer","minimum":0,"maximum":9007199254740991},"type":{"enum":["stream","private",""]},"to":{"type":"array","items":{"type":"integer","minimum":0,"maximum":9007199254740991}},"topic":{"type":"string"},"content":{"type":"string"},"timestamp":{"type":"integer","minimum":0}}};

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate48.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.user_id === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "user_id"},message:"must have required property '"+"user_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/id",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/id",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data.user_id !== undefined){
let data1 = data.user_id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err5 = {instancePath:instancePath+"/user_id",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/user_id",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/user_id",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.type !== undefined){
let data2 = data.type;
if(!(((data2 === "stream") || (data2 === "private")) || (data2 === ""))){
const err8 = {instancePath:instancePath+"/type",keyword:"enum",params:{allowedValues: schema60.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.to !== undefined){
let data3 = data.to;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err9 = {instancePath:instancePath+"/to/" + i0,keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 9007199254740991 || isNaN(data4)){
const err10 = {instancePath:instancePath+"/to/" + i0,keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err11 = {instancePath:instancePath+"/to/" + i0,keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
}
else {
const err12 = {instancePath:instancePath+"/to",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.topic !== undefined){
if(typeof data.topic !== "string"){
const err13 = {instancePath:instancePath+"/topic",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.content !== undefined){
if(typeof data.content !== "string"){
const err14 = {instancePath:instancePath+"/content",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.timestamp !== undefined){
let data7 = data.timestamp;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err15 = {instancePath:instancePath+"/timestamp",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
const err16 = {instancePath:instancePath+"/timestamp",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
}
else {
const err17 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate48.errors = vErrors;
return errors === 0;
}
validate48.evaluated = {"props":{"id":true,"user_id":true,"type":true,"to":true,"topic":true,"content":true,"timestamp":true},"dynamicProps":false,"dynamicItems":false};

export const check21 = validate49;
const schema61 = {"type":"object","required":["pattern","url_template"],"propertyNames":{"enum":["pattern","url_template","example_input","reverse_template","alternative_url_templates"]},"properties":{"pattern":{"type":"string","minLength":1},"url_template":{"type":"string","minLength":1},"example_input":{"type":["string","null"]},"reverse_template":{"type":["string","null"]},"alternative_url_templates":{"type":"array","items":{"type":"string","minLength":1}}}};

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate49.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.pattern === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "pattern"},message:"must have required property '"+"pattern"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.url_template === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "url_template"},message:"must have required property '"+"url_template"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
const _errs1 = errors;
if(!(((((key0 === "pattern") || (key0 === "url_template")) || (key0 === "example_input")) || (key0 === "reverse_template")) || (key0 === "alternative_url_templates"))){
const err2 = {instancePath,keyword:"enum",params:{allowedValues: schema61.propertyNames.enum},message:"must be equal to one of the allowed values",propertyName:key0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid0 = _errs1 === errors;
if(!valid0){
const err3 = {instancePath,keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.pattern !== undefined){
let data0 = data.pattern;
if(typeof data0 === "string"){
if(func0(data0) < 1){
const err4 = {instancePath:instancePath+"/pattern",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/pattern",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.url_template !== undefined){
let data1 = data.url_template;
if(typeof data1 === "string"){
if(func0(data1) < 1){
const err6 = {instancePath:instancePath+"/url_template",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/url_template",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.example_input !== undefined){
let data2 = data.example_input;
if((typeof data2 !== "string") && (data2 !== null)){
const err8 = {instancePath:instancePath+"/example_input",keyword:"type",params:{type: schema61.properties.example_input.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.reverse_template !== undefined){
let data3 = data.reverse_template;
if((typeof data3 !== "string") && (data3 !== null)){
const err9 = {instancePath:instancePath+"/reverse_template",keyword:"type",params:{type: schema61.properties.reverse_template.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.alternative_url_templates !== undefined){
let data4 = data.alternative_url_templates;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 === "string"){
if(func0(data5) < 1){
const err10 = {instancePath:instancePath+"/alternative_url_templates/" + i0,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/alternative_url_templates/" + i0,keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/alternative_url_templates",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate49.errors = vErrors;
return errors === 0;
}
validate49.evaluated = {"props":{"pattern":true,"url_template":true,"example_input":true,"reverse_template":true,"alternative_url_templates":true},"dynamicProps":false,"dynamicItems":false};

export const check22 = validate50;
const schema62 = {"type":"array","items":{"type":"integer","minimum":0,"maximum":9007199254740991}};

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate50.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/" + i0,keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
const err1 = {instancePath:instancePath+"/" + i0,keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/" + i0,keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
else {
const err3 = {instancePath,keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate50.errors = vErrors;
return errors === 0;
}
validate50.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const check23 = validate51;
const schema63 = {"type":"object","propertyNames":{"enum":["count","operation","delay","status","body","retryAfter","drop"]},"properties":{"count":{"type":"integer","minimum":1},"operation":{},"delay":{"type":"number","minimum":0},"status":{"type":"integer","minimum":200,"maximum":599},"body":{"type":["object","string"]},"retryAfter":{"type":"number","minimum":0},"drop":{"enum":["request","response"]}}};

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate51.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs1 = errors;
if(!(((((((key0 === "count") || (key0 === "operation")) || (key0 === "delay")) || (key0 === "status")) || (key0 === "body")) || (key0 === "retryAfter")) || (key0 === "drop"))){
const err0 = {instancePath,keyword:"enum",params:{allowedValues: schema63.propertyNames.enum},message:"must be equal to one of the allowed values",propertyName:key0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var valid0 = _errs1 === errors;
if(!valid0){
const err1 = {instancePath,keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.count !== undefined){
let data0 = data.count;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/count",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/count",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.delay !== undefined){
let data1 = data.delay;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/delay",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/delay",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.status !== undefined){
let data2 = data.status;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err6 = {instancePath:instancePath+"/status",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 599 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/status",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2 < 200 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/status",keyword:"minimum",params:{comparison: ">=", limit: 200},message:"must be >= 200"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.body !== undefined){
let data3 = data.body;
if((!(data3 && typeof data3 == "object" && !Array.isArray(data3))) && (typeof data3 !== "string")){
const err9 = {instancePath:instancePath+"/body",keyword:"type",params:{type: schema63.properties.body.type},message:"must be object,string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.retryAfter !== undefined){
let data4 = data.retryAfter;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
const err10 = {instancePath:instancePath+"/retryAfter",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/retryAfter",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.drop !== undefined){
let data5 = data.drop;
if(!((data5 === "request") || (data5 === "response"))){
const err12 = {instancePath:instancePath+"/drop",keyword:"enum",params:{allowedValues: schema63.properties.drop.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate51.errors = vErrors;
return errors === 0;
}
validate51.evaluated = {"props":{"count":true,"operation":true,"delay":true,"status":true,"body":true,"retryAfter":true,"drop":true},"dynamicProps":false,"dynamicItems":false};

const shared0 = {"name":"other-event","value":{"result":"success","msg":"","events":[{"type":"message","id":5}]}};
const shared1 = {"name":"missing-parameter","value":{"result":"error","msg":"Missing 'queue_id' argument","code":"BAD_REQUEST"}};
const shared2 = {"name":"no-credentials","value":{"result":"error","msg":"Not logged in: API authentication or user session required"}};
const shared3 = {"name":"account-deactivated","value":{"result":"error","msg":"Account is deactivated"}};
const shared4 = {"name":"method-not-allowed","value":{"result":"error","msg":"Method Not Allowed","allowed_methods":["DELETE","GET","HEAD"]}};
const shared5 = {"name":"rate-limit-hit","value":{"result":"error","msg":"API usage exceeded rate limit","retry-after":28.706807374954224}};
const shared6 = [{"name":"queue_id","in":"query","isPlainText":true},{"name":"last_event_id","in":"query","isPlainText":false},{"name":"dont_block","in":"query","isPlainText":false}];
const shared7 = [{"status":400,"code":"BAD_EVENT_QUEUE_ID"},{"status":400,"code":"BAD_REQUEST"},{"status":401},{"status":403},{"status":405},{"status":429}];
const shared8 = {"name":"queue-deleted","value":{"result":"success","msg":""}};
const shared9 = {"name":"missing-parameter","value":{"result":"error","msg":"Missing 'queue_id' argument","code":"REQUEST_VARIABLE_MISSING","var_name":"queue_id"}};
const shared10 = [{"name":"queue_id","in":"form","isPlainText":true}];
const shared11 = [{"status":400,"code":"REQUEST_VARIABLE_MISSING"},{"status":400,"code":"BAD_EVENT_QUEUE_ID"},{"status":400,"code":"BAD_REQUEST"},{"status":401},{"status":403},{"status":405},{"status":429}];
const shared12 = {"name":"both-kinds","value":{"result":"success","msg":"","invites":[{"id":2,"ref":"iago@example.com","invited":1710606654,"expiry_date":4102444800,"invited_as":400,"email":"zoe@example.com","is_multiuse":false},{"id":2,"ref":"iago@example.com","invited":1710606661,"expiry_date":null,"invited_as":600,"link_url":"https://chat.example.com/join/yddhtzk4jgl7rsmazc5fyyyy/","is_multiuse":true}]}};
const shared13 = {"name":"guest","value":{"result":"error","msg":"Not allowed for guest users","code":"BAD_REQUEST"}};
const shared14 = [];
const shared15 = [{"status":400,"code":"BAD_REQUEST"},{"status":401},{"status":403},{"status":405},{"status":429}];
const shared16 = {"name":"queue-registered","value":{"result":"success","msg":"","zulip_version":"12.0","queue_id":"fb67bf8a-c031-47cc-84cf-ed80accacda8","last_event_id":-1}};
const shared17 = {"name":"not-a-list","value":{"result":"error","msg":"event_types is not a list","code":"BAD_REQUEST"}};
const shared18 = [{"name":"event_types","in":"form","isPlainText":false},{"name":"client_capabilities","in":"form","isPlainText":false},{"name":"fetch_event_types","in":"form","isPlainText":false},{"name":"narrow","in":"form","isPlainText":false},{"name":"all_public_streams","in":"form","isPlainText":false},{"name":"apply_markdown","in":"form","isPlainText":false},{"name":"client_gravatar","in":"form","isPlainText":false},{"name":"slim_presence","in":"form","isPlainText":false},{"name":"include_subscribers","in":"form","isPlainText":false}];
const shared19 = {"name":"server","value":{"result":"success","msg":"","zulip_version":"12.0","realm_uri":"https://chat.example.com"}};
const shared20 = [{"status":405}];
const shared21 = {"name":"queue-registered","value":{"result":"success","msg":"","zulip_version":"12.0","zulip_feature_level":481,"queue_id":"fb67bf8a-c031-47cc-84cf-ed80accacda8","last_event_id":-1}};
const shared22 = {"name":"server","value":{"result":"success","msg":"","zulip_version":"12.0","zulip_feature_level":481,"realm_uri":"https://chat.example.com"}};
const shared23 = {"name":"both-kinds","value":{"result":"success","msg":"","invites":[{"id":2,"invited_by_user_id":9,"invited":1710606654,"expiry_date":4102444800,"invited_as":400,"email":"zoe@example.com","is_multiuse":false},{"id":2,"invited_by_user_id":9,"invited":1710606661,"expiry_date":null,"invited_as":600,"link_url":"https://chat.example.com/join/yddhtzk4jgl7rsmazc5fyyyy/","is_multiuse":true}]}};
const shared24 = {"name":"rate-limit-hit","value":{"result":"error","msg":"API usage exceeded rate limit","code":"RATE_LIMIT_HIT","retry-after":28.706807374954224}};
const shared25 = [{"status":400,"code":"BAD_EVENT_QUEUE_ID"},{"status":400,"code":"BAD_REQUEST"},{"status":401},{"status":403},{"status":405},{"status":429,"code":"RATE_LIMIT_HIT"}];
const shared26 = [{"status":400,"code":"REQUEST_VARIABLE_MISSING"},{"status":400,"code":"BAD_EVENT_QUEUE_ID"},{"status":400,"code":"BAD_REQUEST"},{"status":401},{"status":403},{"status":405},{"status":429,"code":"RATE_LIMIT_HIT"}];
const shared27 = [{"status":400,"code":"BAD_REQUEST"},{"status":401},{"status":403},{"status":405},{"status":429,"code":"RATE_LIMIT_HIT"}];
const shared28 = {"name":"linkifiers","value":{"result":"success","msg":"","linkifiers":[{"id":1,"pattern":"#(?P<id>[0-9]+)","url_format":"https://github.com/example/main/issues/%(id)s"},{"id":2,"pattern":"(?P<commit>[0-9a-f]{40})","url_format":"https://github.com/example/main/commit/%(commit)s"},{"id":3,"pattern":"#zulip-(?P<id>[0-9]+)","url_format":"https://github.com/example/zulip/issues/%(id)s"}]}};
const shared29 = {"name":"not-basic","value":{"result":"error","msg":"This endpoint requires HTTP basic authentication.","code":"BAD_REQUEST"}};
const shared30 = {"name":"queue-registered","value":{"result":"success","msg":"","zulip_version":"12.0","zulip_feature_level":481,"queue_id":"fb67bf8a-c031-47cc-84cf-ed80accacda8","last_event_id":-1,"event_queue_longpoll_timeout_seconds":90}};
const shared31 = {"name":"no-credentials","value":{"result":"error","msg":"Not logged in: API authentication or user session required","code":"UNAUTHORIZED"}};
const shared32 = [{"status":400,"code":"BAD_EVENT_QUEUE_ID"},{"status":400,"code":"BAD_REQUEST"},{"status":401,"code":"UNAUTHORIZED"},{"status":405},{"status":429,"code":"RATE_LIMIT_HIT"}];
const shared33 = [{"status":400,"code":"REQUEST_VARIABLE_MISSING"},{"status":400,"code":"BAD_EVENT_QUEUE_ID"},{"status":400,"code":"BAD_REQUEST"},{"status":401,"code":"UNAUTHORIZED"},{"status":405},{"status":429,"code":"RATE_LIMIT_HIT"}];
const shared34 = [{"status":400,"code":"BAD_REQUEST"},{"status":401,"code":"UNAUTHORIZED"},{"status":405},{"status":429,"code":"RATE_LIMIT_HIT"}];
const shared35 = {"name":"draft-removed","value":{"result":"success","msg":"","events":[{"type":"drafts","op":"remove","draft_id":17,"id":3}]}};
const shared36 = {"name":"drafts","value":{"result":"success","msg":"","count":2,"drafts":[{"id":17,"type":"stream","to":[7],"topic":"release notes","content":"Patterns for links: the order counts","timestamp":1757408460},{"id":18,"type":"private","to":[9,12],"topic":"","content":"Shall we meet on Thursday?","timestamp":1757408520}]}};
const shared37 = {"name":"synchronization-disabled","value":{"result":"error","msg":"User has disabled synchronizing drafts.","code":"BAD_REQUEST"}};
const shared38 = {"name":"draft-deleted","value":{"result":"success","msg":""}};
const shared39 = {"name":"no-such-draft","value":{"result":"error","msg":"Draft does not exist","code":"BAD_REQUEST"}};
const shared40 = [{"name":"draft_id","in":"path","isPlainText":false}];
const shared41 = [{"status":400,"code":"BAD_REQUEST"},{"status":401,"code":"UNAUTHORIZED"},{"status":404,"code":"BAD_REQUEST"},{"status":405},{"status":429,"code":"RATE_LIMIT_HIT"}];
const shared42 = {"name":"queue-registered","value":{"result":"success","msg":"","zulip_version":"12.0","zulip_feature_level":481,"zulip_merge_base":"12.0","queue_id":"fb67bf8a-c031-47cc-84cf-ed80accacda8","last_event_id":-1,"event_queue_longpoll_timeout_seconds":90}};
const shared43 = {"name":"server","value":{"result":"success","msg":"","zulip_version":"12.0","zulip_feature_level":481,"zulip_merge_base":"12.0","realm_uri":"https://chat.example.com"}};
const shared44 = {"name":"linkifiers","value":{"result":"success","msg":"","linkifiers":[{"id":1,"pattern":"#(?P<id>[0-9]+)","url_template":"https://github.com/example/main/issues/{id}"},{"id":2,"pattern":"(?P<commit>[0-9a-f]{40})","url_template":"https://github.com/example/main/commit/{commit}"},{"id":3,"pattern":"#zulip-(?P<id>[0-9]+)","url_template":"https://github.com/example/zulip/issues/{id}"}]}};
const shared45 = {"name":"linkifiers-reordered","value":{"result":"success","msg":""}};
const shared46 = {"name":"missing-parameter","value":{"result":"error","msg":"Missing 'ordered_linkifier_ids' argument","code":"REQUEST_VARIABLE_MISSING","var_name":"ordered_linkifier_ids"}};
const shared47 = [{"name":"ordered_linkifier_ids","in":"form","isPlainText":false}];
const shared48 = [{"status":400,"code":"REQUEST_VARIABLE_MISSING"},{"status":400,"code":"BAD_REQUEST"},{"status":400,"code":"UNAUTHORIZED_PRINCIPAL"},{"status":401,"code":"UNAUTHORIZED"},{"status":405},{"status":429,"code":"RATE_LIMIT_HIT"}];
const shared49 = {"name":"server","value":{"result":"success","msg":"","zulip_version":"12.0","zulip_feature_level":481,"zulip_merge_base":"12.0","realm_uri":"https://chat.example.com","realm_url":"https://chat.example.com"}};
const shared50 = {"name":"both-kinds","value":{"result":"success","msg":"","invites":[{"id":2,"invited_by_user_id":9,"invited":1710606654,"expiry_date":4102444800,"invited_as":400,"email":"zoe@example.com","notify_referrer_on_join":true,"is_multiuse":false},{"id":2,"invited_by_user_id":9,"invited":1710606661,"expiry_date":null,"invited_as":600,"link_url":"https://chat.example.com/join/yddhtzk4jgl7rsmazc5fyyyy/","notify_referrer_on_join":false,"is_multiuse":true}]}};
const shared51 = [{"name":"event_types","in":"form","isPlainText":false},{"name":"client_capabilities","in":"form","isPlainText":false},{"name":"fetch_event_types","in":"form","isPlainText":false},{"name":"narrow","in":"form","isPlainText":false},{"name":"all_public_streams","in":"form","isPlainText":false},{"name":"apply_markdown","in":"form","isPlainText":false},{"name":"client_gravatar","in":"form","isPlainText":false},{"name":"slim_presence","in":"form","isPlainText":false},{"name":"include_subscribers","in":"form","isPlainText":false},{"name":"presence_history_limit_days","in":"form","isPlainText":false}];
const shared52 = {"name":"linkifiers","value":{"result":"success","msg":"","linkifiers":[{"id":1,"pattern":"#(?P<id>[0-9]+)","url_template":"https://github.com/example/main/issues/{id}","example_input":"#123","reverse_template":"#{id}"},{"id":2,"pattern":"(?P<commit>[0-9a-f]{40})","url_template":"https://github.com/example/main/commit/{commit}","example_input":null,"reverse_template":null},{"id":3,"pattern":"#zulip-(?P<id>[0-9]+)","url_template":"https://github.com/example/zulip/issues/{id}","example_input":"#zulip-123","reverse_template":"#zulip-{id}"}]}};
const shared53 = {"name":"linkifiers","value":{"result":"success","msg":"","linkifiers":[{"id":1,"pattern":"#(?P<id>[0-9]+)","url_template":"https://github.com/example/main/issues/{id}","example_input":"#123","reverse_template":"#{id}","alternative_url_templates":[]},{"id":2,"pattern":"(?P<commit>[0-9a-f]{40})","url_template":"https://github.com/example/main/commit/{commit}","example_input":null,"reverse_template":null,"alternative_url_templates":[]},{"id":3,"pattern":"#zulip-(?P<id>[0-9]+)","url_template":"https://github.com/example/zulip/issues/{id}","example_input":"#zulip-123","reverse_template":"#zulip-{id}","alternative_url_templates":[]}]}};
const shared54 = {"name":"queue-registered","value":{"result":"success","msg":"","zulip_version":"12.0","zulip_feature_level":481,"zulip_merge_base":"12.0","queue_id":"fb67bf8a-c031-47cc-84cf-ed80accacda8","last_event_id":-1,"event_queue_longpoll_timeout_seconds":90,"idle_queue_timeout_secs":600}};
const shared55 = [{"name":"event_types","in":"form","isPlainText":false},{"name":"client_capabilities","in":"form","isPlainText":false},{"name":"fetch_event_types","in":"form","isPlainText":false},{"name":"narrow","in":"form","isPlainText":false},{"name":"all_public_streams","in":"form","isPlainText":false},{"name":"apply_markdown","in":"form","isPlainText":false},{"name":"client_gravatar","in":"form","isPlainText":false},{"name":"slim_presence","in":"form","isPlainText":false},{"name":"include_subscribers","in":"form","isPlainText":false},{"name":"presence_history_limit_days","in":"form","isPlainText":false},{"name":"idle_queue_timeout","in":"form","isPlainText":false}];

export const servedOperations = [
  { since: 0, until: 36, id: "getEvents", method: "GET", path: "/api/v1/events", isAuthenticated: true, success: [200], arguments: shared6, errors: shared7, examples: { "200": shared0, "400": shared1, "401": shared2, "403": shared3, "405": shared4, "429": shared5 }, check: check0 },
  { since: 0, until: 36, id: "deleteEventQueue", method: "DELETE", path: "/api/v1/events", isAuthenticated: true, success: [200], arguments: shared10, errors: shared11, examples: { "200": shared8, "400": shared9, "401": shared2, "403": shared3, "405": shared4, "429": shared5 }, check: check1 },
  { since: 0, until: 22, id: "listInvitations", method: "GET", path: "/api/v1/invites", isAuthenticated: true, success: [200], arguments: shared14, errors: shared15, examples: { "200": shared12, "400": shared13, "401": shared2, "403": shared3, "405": shared4, "429": shared5 }, check: check2 },
  { since: 0, until: 1, id: "registerEventQueue", method: "POST", path: "/api/v1/register", isAuthenticated: true, success: [200], arguments: shared18, errors: shared15, examples: { "200": shared16, "400": shared17, "401": shared2, "403": shared3, "405": shared4, "429": shared5 }, check: check3 },
  { since: 0, until: 1, id: "getServerSettings", method: "GET", path: "/api/v1/server_settings", isAuthenticated: false, success: [200], arguments: shared14, errors: shared20, examples: { "200": shared19, "405": shared4 }, check: check2 },
  { since: 1, until: 36, id: "registerEventQueue", method: "POST", path: "/api/v1/register", isAuthenticated: true, success: [200], arguments: shared18, errors: shared15, examples: { "200": shared21, "400": shared17, "401": shared2, "403": shared3, "405": shared4, "429": shared5 }, check: check3 },
  { since: 1, until: 88, id: "getServerSettings", method: "GET", path: "/api/v1/server_settings", isAuthenticated: false, success: [200], arguments: shared14, errors: shared20, examples: { "200": shared22, "405": shared4 }, check: check2 },
  { since: 22, until: 36, id: "listInvitations", method: "GET", path: "/api/v1/invites", isAuthenticated: true, success: [200], arguments: shared14, errors: shared15, examples: { "200": shared23, "400": shared13, "401": shared2, "403": shared3, "405": shared4, "429": shared5 }, check: check2 },
  { since: 36, until: 76, id: "getEvents", method: "GET", path: "/api/v1/events", isAuthenticated: true, success: [200], arguments: shared6, errors: shared25, examples: { "200": shared0, "400": shared1, "401": shared2, "403": shared3, "405": shared4, "429": shared24 }, check: check0 },
  { since: 36, until: 76, id: "deleteEventQueue", method: "DELETE", path: "/api/v1/events", isAuthenticated: true, success: [200], arguments: shared10, errors: shared26, examples: { "200": shared8, "400": shared9, "401": shared2, "403": shared3, "405": shared4, "429": shared24 }, check: check1 },
  { since: 36, until: 76, id: "listInvitations", method: "GET", path: "/api/v1/invites", isAuthenticated: true, success: [200], arguments: shared14, errors: shared27, examples: { "200": shared23, "400": shared13, "401": shared2, "403": shared3, "405": shared4, "429": shared24 }, check: check2 },
  { since: 36, until: 74, id: "registerEventQueue", method: "POST", path: "/api/v1/register", isAuthenticated: true, success: [200], arguments: shared18, errors: shared27, examples: { "200": shared21, "400": shared17, "401": shared2, "403": shared3, "405": shared4, "429": shared24 }, check: check3 },
  { since: 54, until: 76, id: "listLinkifiers", method: "GET", path: "/api/v1/realm/linkifiers", isAuthenticated: true, success: [200], arguments: shared14, errors: shared27, examples: { "200": shared28, "400": shared29, "401": shared2, "403": shared3, "405": shared4, "429": shared24 }, check: check2 },
  { since: 74, until: 76, id: "registerEventQueue", method: "POST", path: "/api/v1/register", isAuthenticated: true, success: [200], arguments: shared18, errors: shared27, examples: { "200": shared30, "400": shared17, "401": shared2, "403": shared3, "405": shared4, "429": shared24 }, check: check3 },
  { since: 76, until: 87, id: "getEvents", method: "GET", path: "/api/v1/events", isAuthenticated: true, success: [200], arguments: shared6, errors: shared32, examples: { "200": shared0, "400": shared1, "401": shared31, "405": shared4, "429": shared24 }, check: check0 },
  { since: 76, until: Infinity, id: "deleteEventQueue", method: "DELETE", path: "/api/v1/events", isAuthenticated: true, success: [200], arguments: shared10, errors: shared33, examples: { "200": shared8, "400": shared9, "401": shared31, "405": shared4, "429": shared24 }, check: check1 },
  { since: 76, until: 267, id: "listInvitations", method: "GET", path: "/api/v1/invites", isAuthenticated: true, success: [200], arguments: shared14, errors: shared34, examples: { "200": shared23, "400": shared13, "401": shared31, "405": shared4, "429": shared24 }, check: check2 },
  { since: 76, until: 176, id: "listLinkifiers", method: "GET", path: "/api/v1/realm/linkifiers", isAuthenticated: true, success: [200], arguments: shared14, errors: shared34, examples: { "200": shared28, "400": shared29, "401": shared31, "405": shared4, "429": shared24 }, check: check2 },
  { since: 76, until: 88, id: "registerEventQueue", method: "POST", path: "/api/v1/register", isAuthenticated: true, success: [200], arguments: shared18, errors: shared34, examples: { "200": shared30, "400": shared17, "401": shared31, "405": shared4, "429": shared24 }, check: check3 },
  { since: 87, until: Infinity, id: "getEvents", method: "GET", path: "/api/v1/events", isAuthenticated: true, success: [200], arguments: shared6, errors: shared32, examples: { "200": shared35, "400": shared1, "401": shared31, "405": shared4, "429": shared24 }, check: check0 },
  { since: 87, until: Infinity, id: "listDrafts", method: "GET", path: "/api/v1/drafts", isAuthenticated: true, success: [200], arguments: shared14, errors: shared34, examples: { "200": shared36, "400": shared37, "401": shared31, "405": shared4, "429": shared24 }, check: check2 },
  { since: 87, until: Infinity, id: "deleteDraft", method: "DELETE", path: "/api/v1/drafts/{draft_id}", isAuthenticated: true, success: [200], arguments: shared40, errors: shared41, examples: { "200": shared38, "400": shared37, "401": shared31, "404": shared39, "405": shared4, "429": shared24 }, check: check8 },
  { since: 88, until: 176, id: "registerEventQueue", method: "POST", path: "/api/v1/register", isAuthenticated: true, success: [200], arguments: shared18, errors: shared34, examples: { "200": shared42, "400": shared17, "401": shared31, "405": shared4, "429": shared24 }, check: check3 },
  { since: 88, until: 257, id: "getServerSettings", method: "GET", path: "/api/v1/server_settings", isAuthenticated: false, success: [200], arguments: shared14, errors: shared20, examples: { "200": shared43, "405": shared4 }, check: check2 },
  { since: 176, until: 471, id: "listLinkifiers", method: "GET", path: "/api/v1/realm/linkifiers", isAuthenticated: true, success: [200], arguments: shared14, errors: shared34, examples: { "200": shared44, "400": shared29, "401": shared31, "405": shared4, "429": shared24 }, check: check2 },
  { since: 176, until: 288, id: "registerEventQueue", method: "POST", path: "/api/v1/register", isAuthenticated: true, success: [200], arguments: shared18, errors: shared34, examples: { "200": shared42, "400": shared17, "401": shared31, "405": shared4, "429": shared24 }, check: check12 },
  { since: 202, until: Infinity, id: "reorderLinkifiers", method: "PATCH", path: "/api/v1/realm/linkifiers", isAuthenticated: true, success: [200], arguments: shared47, errors: shared48, examples: { "200": shared45, "400": shared46, "401": shared31, "405": shared4, "429": shared24 }, check: check14 },
  { since: 257, until: Infinity, id: "getServerSettings", method: "GET", path: "/api/v1/server_settings", isAuthenticated: false, success: [200], arguments: shared14, errors: shared20, examples: { "200": shared49, "405": shared4 }, check: check2 },
  { since: 267, until: Infinity, id: "listInvitations", method: "GET", path: "/api/v1/invites", isAuthenticated: true, success: [200], arguments: shared14, errors: shared34, examples: { "200": shared50, "400": shared13, "401": shared31, "405": shared4, "429": shared24 }, check: check2 },
  { since: 288, until: 481, id: "registerEventQueue", method: "POST", path: "/api/v1/register", isAuthenticated: true, success: [200], arguments: shared51, errors: shared34, examples: { "200": shared42, "400": shared17, "401": shared31, "405": shared4, "429": shared24 }, check: check15 },
  { since: 471, until: 478, id: "listLinkifiers", method: "GET", path: "/api/v1/realm/linkifiers", isAuthenticated: true, success: [200], arguments: shared14, errors: shared34, examples: { "200": shared52, "400": shared29, "401": shared31, "405": shared4, "429": shared24 }, check: check2 },
  { since: 478, until: Infinity, id: "listLinkifiers", method: "GET", path: "/api/v1/realm/linkifiers", isAuthenticated: true, success: [200], arguments: shared14, errors: shared34, examples: { "200": shared53, "400": shared29, "401": shared31, "405": shared4, "429": shared24 }, check: check2 },
  { since: 481, until: Infinity, id: "registerEventQueue", method: "POST", path: "/api/v1/register", isAuthenticated: true, success: [200], arguments: shared55, errors: shared34, examples: { "200": shared54, "400": shared17, "401": shared31, "405": shared4, "429": shared24 }, check: check18 },
];

export const eventChecks = [
  { since: 0, until: 176, tags: {"type":"realm_filters"}, check: check4 },
  { since: 0, until: Infinity, tags: {"type":"heartbeat"}, check: check5 },
  { since: 0, until: Infinity, tags: {}, check: check6 },
  { since: 54, until: 176, tags: {"type":"realm_linkifiers"}, check: check7 },
  { since: 87, until: Infinity, tags: {"type":"drafts","op":"add"}, check: check9 },
  { since: 87, until: Infinity, tags: {"type":"drafts","op":"update"}, check: check10 },
  { since: 87, until: Infinity, tags: {"type":"drafts","op":"remove"}, check: check11 },
  { since: 176, until: 471, tags: {"type":"realm_linkifiers"}, check: check13 },
  { since: 471, until: 478, tags: {"type":"realm_linkifiers"}, check: check16 },
  { since: 478, until: Infinity, tags: {"type":"realm_linkifiers"}, check: check17 },
];

export const inputChecks = {
  seed: check19,
  draft: check20,
  newLinkifier: check21,
  userIds: check22,
  fault: check23,
};
