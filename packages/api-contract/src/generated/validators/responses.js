// Generated from openapi.yaml by `pnpm generate`: do not edit.
import { formats } from '../../validators/formats.ts';

export const schema_SignUpRefusal = validate20;
const schema31 = {"anyOf":[{"type":"array","minItems":1,"items":{"$ref":"!FieldMessage"}},{"$ref":"!ErrorMessage"}]};
const schema32 = {"type":"object","required":["field","message"],"properties":{"field":{"type":"string"},"message":{"type":"string"}}};
const schema33 = {"type":"object","required":["message"],"properties":{"message":{"type":"string"},"detail":{"type":"string"}}};
const func0 = Object.prototype.hasOwnProperty;

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
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data)){
if(data.length < 1){
const err0 = {instancePath,schemaPath:"#/anyOf/0/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
var valid1 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((((data0.field === undefined) || (!(func0.call(data0, "field")))) && (missing0 = "field")) || (((data0.message === undefined) || (!(func0.call(data0, "message")))) && (missing0 = "message"))){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"!FieldMessage/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(data0.field !== undefined && func0.call(data0, "field")){
const _errs6 = errors;
if(typeof data0.field !== "string"){
const err2 = {instancePath:instancePath+"/" + i0+"/field",schemaPath:"!FieldMessage/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid3 = _errs6 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data0.message !== undefined && func0.call(data0, "message")){
const _errs8 = errors;
if(typeof data0.message !== "string"){
const err3 = {instancePath:instancePath+"/" + i0+"/message",schemaPath:"!FieldMessage/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
const err4 = {instancePath:instancePath+"/" + i0,schemaPath:"!FieldMessage/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
var items0 = true;
}
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.message === undefined) || (!(func0.call(data, "message")))) && (missing1 = "message")){
const err6 = {instancePath,schemaPath:"!ErrorMessage/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
if(data.message !== undefined && func0.call(data, "message")){
const _errs13 = errors;
if(typeof data.message !== "string"){
const err7 = {instancePath:instancePath+"/message",schemaPath:"!ErrorMessage/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var valid5 = _errs13 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.detail !== undefined && func0.call(data, "detail")){
const _errs15 = errors;
if(typeof data.detail !== "string"){
const err8 = {instancePath:instancePath+"/detail",schemaPath:"!ErrorMessage/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var valid5 = _errs15 === errors;
}
else {
var valid5 = true;
}
}
}
}
else {
const err9 = {instancePath,schemaPath:"!ErrorMessage/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
var _valid0 = _errs10 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
var props0 = {};
props0.message = true;
props0.detail = true;
}
if(!valid0){
const err10 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
validate20.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate20.errors = vErrors;
evaluated0.props = props0;
evaluated0.items = items0;
return errors === 0;
}
validate20.evaluated = {"dynamicProps":true,"dynamicItems":true};

export const schema_ErrorMessage = validate21;

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.message === undefined) || (!(func0.call(data, "message")))) && (missing0 = "message")){
validate21.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.message !== undefined && func0.call(data, "message")){
const _errs1 = errors;
if(typeof data.message !== "string"){
validate21.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.detail !== undefined && func0.call(data, "detail")){
const _errs3 = errors;
if(typeof data.detail !== "string"){
validate21.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate21.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":{"message":true,"detail":true},"dynamicProps":false,"dynamicItems":false};

export const response_signUp_2XX = validate22;
const schema35 = {};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
validate22.errors = null;
return true;
}
validate22.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const schema_SignInAnswer = validate23;
const schema36 = {"oneOf":[{"$ref":"!SignInAnswerCamelCase"},{"$ref":"!SignInAnswerSnakeCase"}]};
const schema37 = {"type":"object","required":["roleName"],"properties":{"roleName":{"type":["string","null"]}},"allOf":[{"$ref":"!SignInAnswerFields"}]};
const schema38 = {"type":"object","required":["token"],"properties":{"token":{"type":"string"},"nickname":{"type":["string","null"]},"name":{"type":["string","null"]},"ph":{"type":["string","null"]},"customer":{"anyOf":[{"$ref":"!SignInCustomer"},{"type":"null"}]}}};
const schema39 = {"type":"object","properties":{"membership":{},"classstatus":{"type":["string","null"]}}};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.token === undefined) || (!(func0.call(data, "token")))) && (missing0 = "token")){
validate25.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.token !== undefined && func0.call(data, "token")){
const _errs1 = errors;
if(typeof data.token !== "string"){
validate25.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nickname !== undefined && func0.call(data, "nickname")){
let data1 = data.nickname;
const _errs3 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate25.errors = [{instancePath:instancePath+"/nickname",schemaPath:"#/properties/nickname/type",keyword:"type",params:{type: schema38.properties.nickname.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined && func0.call(data, "name")){
let data2 = data.name;
const _errs5 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate25.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema38.properties.name.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ph !== undefined && func0.call(data, "ph")){
let data3 = data.ph;
const _errs7 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate25.errors = [{instancePath:instancePath+"/ph",schemaPath:"#/properties/ph/type",keyword:"type",params:{type: schema38.properties.ph.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.customer !== undefined && func0.call(data, "customer")){
let data4 = data.customer;
const _errs9 = errors;
const _errs10 = errors;
let valid1 = false;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.classstatus !== undefined && func0.call(data4, "classstatus")){
let data5 = data4.classstatus;
if((typeof data5 !== "string") && (data5 !== null)){
const err0 = {instancePath:instancePath+"/customer/classstatus",schemaPath:"!SignInCustomer/properties/classstatus/type",keyword:"type",params:{type: schema39.properties.classstatus.type},message:"must be string,null"};
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
const err1 = {instancePath:instancePath+"/customer",schemaPath:"!SignInCustomer/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs11 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
var props0 = {};
props0.membership = true;
props0.classstatus = true;
}
const _errs16 = errors;
if(data4 !== null){
const err2 = {instancePath:instancePath+"/customer",schemaPath:"#/properties/customer/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs16 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err3 = {instancePath:instancePath+"/customer",schemaPath:"#/properties/customer/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate25.errors = vErrors;
return false;
}
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate25.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":{"token":true,"nickname":true,"name":true,"ph":true,"customer":true},"dynamicProps":false,"dynamicItems":false};


function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate24.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate25(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.roleName === undefined) || (!(func0.call(data, "roleName")))) && (missing0 = "roleName")){
validate24.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.roleName !== undefined && func0.call(data, "roleName")){
let data0 = data.roleName;
if((typeof data0 !== "string") && (data0 !== null)){
validate24.errors = [{instancePath:instancePath+"/roleName",schemaPath:"#/properties/roleName/type",keyword:"type",params:{type: schema37.properties.roleName.type},message:"must be string,null"}];
return false;
}
}
}
}
else {
validate24.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":{"roleName":true,"token":true,"nickname":true,"name":true,"ph":true,"customer":true},"dynamicProps":false,"dynamicItems":false};

const schema40 = {"type":"object","properties":{"role_name":{"type":["string","null"]}},"allOf":[{"$ref":"!SignInAnswerFields"}],"not":{"required":["roleName"],"properties":{"roleName":{}}}};

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
const _errs1 = errors;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.roleName === undefined) || (!(func0.call(data, "roleName")))) && (missing0 = "roleName")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var valid0 = _errs2 === errors;
if(valid0){
validate28.errors = [{instancePath,schemaPath:"#/not",keyword:"not",params:{},message:"must NOT be valid"}];
return false;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
if(!(validate25(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.role_name !== undefined && func0.call(data, "role_name")){
let data0 = data.role_name;
if((typeof data0 !== "string") && (data0 !== null)){
validate28.errors = [{instancePath:instancePath+"/role_name",schemaPath:"#/properties/role_name/type",keyword:"type",params:{type: schema40.properties.role_name.type},message:"must be string,null"}];
return false;
}
}
}
else {
validate28.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":{"role_name":true,"token":true,"nickname":true,"name":true,"ph":true,"customer":true},"dynamicProps":false,"dynamicItems":false};


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
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate24(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = {};
props0.roleName = true;
props0.token = true;
props0.nickname = true;
props0.name = true;
props0.ph = true;
props0.customer = true;
}
const _errs2 = errors;
if(!(validate28(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
if(props0 !== true){
props0 = props0 || {};
props0.role_name = true;
props0.token = true;
props0.nickname = true;
props0.name = true;
props0.ph = true;
props0.customer = true;
}
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate23.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate23.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate23.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const response_recordPayment_2XX = validate31;
const schema41 = {};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
validate31.errors = null;
return true;
}
validate31.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const schema_ReviewList = validate32;
const schema42 = {"type":["array","null"],"items":{"$ref":"!Review"}};
const schema43 = {"type":"object","required":["content","likeStar"],"properties":{"content":{"type":"string"},"likeStar":{"type":"integer","minimum":1,"maximum":5}}};

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
if((!(Array.isArray(data))) && (data !== null)){
validate32.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema42.type},message:"must be array,null"}];
return false;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((((data0.content === undefined) || (!(func0.call(data0, "content")))) && (missing0 = "content")) || (((data0.likeStar === undefined) || (!(func0.call(data0, "likeStar")))) && (missing0 = "likeStar"))){
validate32.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"!Review/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.content !== undefined && func0.call(data0, "content")){
const _errs4 = errors;
if(typeof data0.content !== "string"){
validate32.errors = [{instancePath:instancePath+"/" + i0+"/content",schemaPath:"!Review/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs4 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.likeStar !== undefined && func0.call(data0, "likeStar")){
let data2 = data0.likeStar;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate32.errors = [{instancePath:instancePath+"/" + i0+"/likeStar",schemaPath:"!Review/properties/likeStar/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 5 || isNaN(data2)){
validate32.errors = [{instancePath:instancePath+"/" + i0+"/likeStar",schemaPath:"!Review/properties/likeStar/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5},message:"must be <= 5"}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate32.errors = [{instancePath:instancePath+"/" + i0+"/likeStar",schemaPath:"!Review/properties/likeStar/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
}
}
}
else {
validate32.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"!Review/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const response_createReview_2XX = validate33;
const schema44 = {};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
validate33.errors = null;
return true;
}
validate33.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const schema_SalesReport = validate34;
const schema45 = {"type":["array","null"],"items":{"$ref":"!SalesReportRow"}};
const schema46 = {"type":"object","required":["date","totalAmount","ptTotalAmount","pltTotalAmount","htTotalAmount"],"properties":{"date":{"$ref":"!Date"},"totalAmount":{"type":"integer"},"ptTotalAmount":{"type":"integer"},"pltTotalAmount":{"type":"integer"},"htTotalAmount":{"type":"integer"}}};
const schema47 = {"type":"string","format":"date"};
const formats0 = formats.date;

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.date === undefined) || (!(func0.call(data, "date")))) && (missing0 = "date")) || (((data.totalAmount === undefined) || (!(func0.call(data, "totalAmount")))) && (missing0 = "totalAmount"))) || (((data.ptTotalAmount === undefined) || (!(func0.call(data, "ptTotalAmount")))) && (missing0 = "ptTotalAmount"))) || (((data.pltTotalAmount === undefined) || (!(func0.call(data, "pltTotalAmount")))) && (missing0 = "pltTotalAmount"))) || (((data.htTotalAmount === undefined) || (!(func0.call(data, "htTotalAmount")))) && (missing0 = "htTotalAmount"))){
validate35.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.date !== undefined && func0.call(data, "date")){
let data0 = data.date;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(errors === _errs2){
if(typeof data0 === "string"){
if(!(formats0(data0))){
validate35.errors = [{instancePath:instancePath+"/date",schemaPath:"!Date/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""}];
return false;
}
}
else {
validate35.errors = [{instancePath:instancePath+"/date",schemaPath:"!Date/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.totalAmount !== undefined && func0.call(data, "totalAmount")){
let data1 = data.totalAmount;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate35.errors = [{instancePath:instancePath+"/totalAmount",schemaPath:"#/properties/totalAmount/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ptTotalAmount !== undefined && func0.call(data, "ptTotalAmount")){
let data2 = data.ptTotalAmount;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate35.errors = [{instancePath:instancePath+"/ptTotalAmount",schemaPath:"#/properties/ptTotalAmount/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pltTotalAmount !== undefined && func0.call(data, "pltTotalAmount")){
let data3 = data.pltTotalAmount;
const _errs8 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate35.errors = [{instancePath:instancePath+"/pltTotalAmount",schemaPath:"#/properties/pltTotalAmount/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.htTotalAmount !== undefined && func0.call(data, "htTotalAmount")){
let data4 = data.htTotalAmount;
const _errs10 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate35.errors = [{instancePath:instancePath+"/htTotalAmount",schemaPath:"#/properties/htTotalAmount/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate35.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"props":{"date":true,"totalAmount":true,"ptTotalAmount":true,"pltTotalAmount":true,"htTotalAmount":true},"dynamicProps":false,"dynamicItems":false};


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
if((!(Array.isArray(data))) && (data !== null)){
validate34.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema45.type},message:"must be array,null"}];
return false;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate35(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const schema_WorkerList = validate37;
const schema48 = {"type":["array","null"],"items":{"$ref":"!Worker"}};
const schema49 = {"type":"object","required":["managerId","nickname","gender","ph","classMemberCount","classSessionCount"],"properties":{"managerId":{"type":"integer"},"nickname":{"type":"string"},"gender":{"$ref":"!Gender"},"ph":{"type":"string"},"classMemberCount":{"type":"integer","minimum":0},"classSessionCount":{"type":"integer","minimum":0}}};
const schema50 = {"type":"string","enum":["male","female"]};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.managerId === undefined) || (!(func0.call(data, "managerId")))) && (missing0 = "managerId")) || (((data.nickname === undefined) || (!(func0.call(data, "nickname")))) && (missing0 = "nickname"))) || (((data.gender === undefined) || (!(func0.call(data, "gender")))) && (missing0 = "gender"))) || (((data.ph === undefined) || (!(func0.call(data, "ph")))) && (missing0 = "ph"))) || (((data.classMemberCount === undefined) || (!(func0.call(data, "classMemberCount")))) && (missing0 = "classMemberCount"))) || (((data.classSessionCount === undefined) || (!(func0.call(data, "classSessionCount")))) && (missing0 = "classSessionCount"))){
validate38.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.managerId !== undefined && func0.call(data, "managerId")){
let data0 = data.managerId;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate38.errors = [{instancePath:instancePath+"/managerId",schemaPath:"#/properties/managerId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nickname !== undefined && func0.call(data, "nickname")){
const _errs3 = errors;
if(typeof data.nickname !== "string"){
validate38.errors = [{instancePath:instancePath+"/nickname",schemaPath:"#/properties/nickname/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gender !== undefined && func0.call(data, "gender")){
let data2 = data.gender;
const _errs5 = errors;
if(typeof data2 !== "string"){
validate38.errors = [{instancePath:instancePath+"/gender",schemaPath:"!Gender/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data2 === "male") || (data2 === "female"))){
validate38.errors = [{instancePath:instancePath+"/gender",schemaPath:"!Gender/enum",keyword:"enum",params:{allowedValues: schema50.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ph !== undefined && func0.call(data, "ph")){
const _errs8 = errors;
if(typeof data.ph !== "string"){
validate38.errors = [{instancePath:instancePath+"/ph",schemaPath:"#/properties/ph/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.classMemberCount !== undefined && func0.call(data, "classMemberCount")){
let data4 = data.classMemberCount;
const _errs10 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate38.errors = [{instancePath:instancePath+"/classMemberCount",schemaPath:"#/properties/classMemberCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs10){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate38.errors = [{instancePath:instancePath+"/classMemberCount",schemaPath:"#/properties/classMemberCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.classSessionCount !== undefined && func0.call(data, "classSessionCount")){
let data5 = data.classSessionCount;
const _errs12 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate38.errors = [{instancePath:instancePath+"/classSessionCount",schemaPath:"#/properties/classSessionCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs12){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate38.errors = [{instancePath:instancePath+"/classSessionCount",schemaPath:"#/properties/classSessionCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate38.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate38.errors = vErrors;
return errors === 0;
}
validate38.evaluated = {"props":{"managerId":true,"nickname":true,"gender":true,"ph":true,"classMemberCount":true,"classSessionCount":true},"dynamicProps":false,"dynamicItems":false};


function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate37.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(Array.isArray(data))) && (data !== null)){
validate37.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema48.type},message:"must be array,null"}];
return false;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate38(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
validate37.errors = vErrors;
return errors === 0;
}
validate37.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const schema_UserList = validate40;
const schema51 = {"type":["array","null"],"items":{"$ref":"!User"}};
const schema52 = {"type":"object","required":["userId","nickName","ph","gender","createdAt","roleName","promotionName","promotionSessionCount","expiredDate"],"properties":{"userId":{"type":"integer"},"nickName":{"type":"string"},"ph":{"type":"string"},"gender":{"$ref":"!Gender"},"createdAt":{"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}"},"roleName":{"$ref":"!RoleName"},"promotionName":{"type":["string","null"]},"promotionSessionCount":{"type":["integer","null"],"minimum":0},"expiredDate":{"anyOf":[{"$ref":"!Date"},{"type":"null"}]}}};
const schema54 = {"type":"string","enum":["ROLE_ANONYMOUS","ROLE_CUSTOMER","ROLE_MANAGER","ROLE_MASTER"]};
const pattern4 = new RegExp("^\\d{4}-\\d{2}-\\d{2}", "u");

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((data.userId === undefined) || (!(func0.call(data, "userId")))) && (missing0 = "userId")) || (((data.nickName === undefined) || (!(func0.call(data, "nickName")))) && (missing0 = "nickName"))) || (((data.ph === undefined) || (!(func0.call(data, "ph")))) && (missing0 = "ph"))) || (((data.gender === undefined) || (!(func0.call(data, "gender")))) && (missing0 = "gender"))) || (((data.createdAt === undefined) || (!(func0.call(data, "createdAt")))) && (missing0 = "createdAt"))) || (((data.roleName === undefined) || (!(func0.call(data, "roleName")))) && (missing0 = "roleName"))) || (((data.promotionName === undefined) || (!(func0.call(data, "promotionName")))) && (missing0 = "promotionName"))) || (((data.promotionSessionCount === undefined) || (!(func0.call(data, "promotionSessionCount")))) && (missing0 = "promotionSessionCount"))) || (((data.expiredDate === undefined) || (!(func0.call(data, "expiredDate")))) && (missing0 = "expiredDate"))){
validate41.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.userId !== undefined && func0.call(data, "userId")){
let data0 = data.userId;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate41.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/properties/userId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nickName !== undefined && func0.call(data, "nickName")){
const _errs3 = errors;
if(typeof data.nickName !== "string"){
validate41.errors = [{instancePath:instancePath+"/nickName",schemaPath:"#/properties/nickName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ph !== undefined && func0.call(data, "ph")){
const _errs5 = errors;
if(typeof data.ph !== "string"){
validate41.errors = [{instancePath:instancePath+"/ph",schemaPath:"#/properties/ph/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gender !== undefined && func0.call(data, "gender")){
let data3 = data.gender;
const _errs7 = errors;
if(typeof data3 !== "string"){
validate41.errors = [{instancePath:instancePath+"/gender",schemaPath:"!Gender/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data3 === "male") || (data3 === "female"))){
validate41.errors = [{instancePath:instancePath+"/gender",schemaPath:"!Gender/enum",keyword:"enum",params:{allowedValues: schema50.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createdAt !== undefined && func0.call(data, "createdAt")){
let data4 = data.createdAt;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data4 === "string"){
if(!pattern4.test(data4)){
validate41.errors = [{instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}"+"\""}];
return false;
}
}
else {
validate41.errors = [{instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.roleName !== undefined && func0.call(data, "roleName")){
let data5 = data.roleName;
const _errs12 = errors;
if(typeof data5 !== "string"){
validate41.errors = [{instancePath:instancePath+"/roleName",schemaPath:"!RoleName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data5 === "ROLE_ANONYMOUS") || (data5 === "ROLE_CUSTOMER")) || (data5 === "ROLE_MANAGER")) || (data5 === "ROLE_MASTER"))){
validate41.errors = [{instancePath:instancePath+"/roleName",schemaPath:"!RoleName/enum",keyword:"enum",params:{allowedValues: schema54.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.promotionName !== undefined && func0.call(data, "promotionName")){
let data6 = data.promotionName;
const _errs15 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate41.errors = [{instancePath:instancePath+"/promotionName",schemaPath:"#/properties/promotionName/type",keyword:"type",params:{type: schema52.properties.promotionName.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.promotionSessionCount !== undefined && func0.call(data, "promotionSessionCount")){
let data7 = data.promotionSessionCount;
const _errs17 = errors;
if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){
validate41.errors = [{instancePath:instancePath+"/promotionSessionCount",schemaPath:"#/properties/promotionSessionCount/type",keyword:"type",params:{type: schema52.properties.promotionSessionCount.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs17){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
validate41.errors = [{instancePath:instancePath+"/promotionSessionCount",schemaPath:"#/properties/promotionSessionCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expiredDate !== undefined && func0.call(data, "expiredDate")){
let data8 = data.expiredDate;
const _errs19 = errors;
const _errs20 = errors;
let valid3 = false;
const _errs21 = errors;
const _errs22 = errors;
if(errors === _errs22){
if(errors === _errs22){
if(typeof data8 === "string"){
if(!(formats0(data8))){
const err0 = {instancePath:instancePath+"/expiredDate",schemaPath:"!Date/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/expiredDate",schemaPath:"!Date/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
var _valid0 = _errs21 === errors;
valid3 = valid3 || _valid0;
const _errs24 = errors;
if(data8 !== null){
const err2 = {instancePath:instancePath+"/expiredDate",schemaPath:"#/properties/expiredDate/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs24 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const err3 = {instancePath:instancePath+"/expiredDate",schemaPath:"#/properties/expiredDate/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate41.errors = vErrors;
return false;
}
else {
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate41.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate41.errors = vErrors;
return errors === 0;
}
validate41.evaluated = {"props":{"userId":true,"nickName":true,"ph":true,"gender":true,"createdAt":true,"roleName":true,"promotionName":true,"promotionSessionCount":true,"expiredDate":true},"dynamicProps":false,"dynamicItems":false};


function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate40.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(Array.isArray(data))) && (data !== null)){
validate40.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema51.type},message:"must be array,null"}];
return false;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate41(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const response_changeUserRole_2XX = validate43;
const schema56 = {};

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
validate43.errors = null;
return true;
}
validate43.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const schema_AttendanceList = validate44;
const schema57 = {"type":["array","null"],"items":{"$ref":"!Attendance"}};
const schema58 = {"type":"object","required":["attendDate"],"properties":{"attendDate":{"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}"}}};

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
if((!(Array.isArray(data))) && (data !== null)){
validate44.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema57.type},message:"must be array,null"}];
return false;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if(((data0.attendDate === undefined) || (!(func0.call(data0, "attendDate")))) && (missing0 = "attendDate")){
validate44.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"!Attendance/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.attendDate !== undefined && func0.call(data0, "attendDate")){
let data1 = data0.attendDate;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
validate44.errors = [{instancePath:instancePath+"/" + i0+"/attendDate",schemaPath:"!Attendance/properties/attendDate/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}"+"\""}];
return false;
}
}
else {
validate44.errors = [{instancePath:instancePath+"/" + i0+"/attendDate",schemaPath:"!Attendance/properties/attendDate/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
validate44.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"!Attendance/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
validate44.errors = vErrors;
return errors === 0;
}
validate44.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const schema_ResolvedUser = validate45;
const schema59 = {"anyOf":[{"type":"object","required":["userId"],"properties":{"userId":{"type":"integer"}}},{"type":"integer"}]};

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
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.userId === undefined) || (!(func0.call(data, "userId")))) && (missing0 = "userId")){
const err0 = {instancePath,schemaPath:"#/anyOf/0/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.userId !== undefined && func0.call(data, "userId")){
let data0 = data.userId;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/userId",schemaPath:"#/anyOf/0/properties/userId/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
}
else {
const err2 = {instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
var props0 = {};
props0.userId = true;
}
const _errs5 = errors;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err3 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs5 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const err4 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate45.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate45.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate45.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const response_recordAttendance_2XX = validate46;
const schema60 = {};

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
validate46.errors = null;
return true;
}
validate46.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const schema_MyPromotionList = validate47;
const schema61 = {"type":["array","null"],"items":{"$ref":"!MyPromotion"}};
const schema62 = {"type":"object","required":["membershipId","promotionName","trainerName","remainingSessionCount","expiredDate"],"properties":{"membershipId":{"type":"integer"},"promotionName":{"type":"string"},"trainerName":{"type":["string","null"]},"remainingSessionCount":{"type":["integer","null"],"minimum":0},"expiredDate":{"anyOf":[{"$ref":"!Date"},{"type":"null"}]}}};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.membershipId === undefined) || (!(func0.call(data, "membershipId")))) && (missing0 = "membershipId")) || (((data.promotionName === undefined) || (!(func0.call(data, "promotionName")))) && (missing0 = "promotionName"))) || (((data.trainerName === undefined) || (!(func0.call(data, "trainerName")))) && (missing0 = "trainerName"))) || (((data.remainingSessionCount === undefined) || (!(func0.call(data, "remainingSessionCount")))) && (missing0 = "remainingSessionCount"))) || (((data.expiredDate === undefined) || (!(func0.call(data, "expiredDate")))) && (missing0 = "expiredDate"))){
validate48.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.membershipId !== undefined && func0.call(data, "membershipId")){
let data0 = data.membershipId;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate48.errors = [{instancePath:instancePath+"/membershipId",schemaPath:"#/properties/membershipId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.promotionName !== undefined && func0.call(data, "promotionName")){
const _errs3 = errors;
if(typeof data.promotionName !== "string"){
validate48.errors = [{instancePath:instancePath+"/promotionName",schemaPath:"#/properties/promotionName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.trainerName !== undefined && func0.call(data, "trainerName")){
let data2 = data.trainerName;
const _errs5 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate48.errors = [{instancePath:instancePath+"/trainerName",schemaPath:"#/properties/trainerName/type",keyword:"type",params:{type: schema62.properties.trainerName.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.remainingSessionCount !== undefined && func0.call(data, "remainingSessionCount")){
let data3 = data.remainingSessionCount;
const _errs7 = errors;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
validate48.errors = [{instancePath:instancePath+"/remainingSessionCount",schemaPath:"#/properties/remainingSessionCount/type",keyword:"type",params:{type: schema62.properties.remainingSessionCount.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate48.errors = [{instancePath:instancePath+"/remainingSessionCount",schemaPath:"#/properties/remainingSessionCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expiredDate !== undefined && func0.call(data, "expiredDate")){
let data4 = data.expiredDate;
const _errs9 = errors;
const _errs10 = errors;
let valid1 = false;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(errors === _errs12){
if(typeof data4 === "string"){
if(!(formats0(data4))){
const err0 = {instancePath:instancePath+"/expiredDate",schemaPath:"!Date/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/expiredDate",schemaPath:"!Date/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
var _valid0 = _errs11 === errors;
valid1 = valid1 || _valid0;
const _errs14 = errors;
if(data4 !== null){
const err2 = {instancePath:instancePath+"/expiredDate",schemaPath:"#/properties/expiredDate/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs14 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err3 = {instancePath:instancePath+"/expiredDate",schemaPath:"#/properties/expiredDate/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate48.errors = vErrors;
return false;
}
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate48.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate48.errors = vErrors;
return errors === 0;
}
validate48.evaluated = {"props":{"membershipId":true,"promotionName":true,"trainerName":true,"remainingSessionCount":true,"expiredDate":true},"dynamicProps":false,"dynamicItems":false};


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
if((!(Array.isArray(data))) && (data !== null)){
validate47.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema61.type},message:"must be array,null"}];
return false;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate48(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
validate47.errors = vErrors;
return errors === 0;
}
validate47.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const schema_ReservableClassList = validate50;
const schema64 = {"type":["array","null"],"items":{"$ref":"!ReservableClass"}};
const schema65 = {"type":"object","required":["classId","classTime","trainerName","classSubject","currentCustomer","maxCustomer"],"properties":{"classId":{"type":"integer"},"classTime":{"$ref":"!LocalDateTime"},"trainerName":{"type":"string"},"classSubject":{"type":"string"},"currentCustomer":{"type":"integer","minimum":0},"maxCustomer":{"type":"integer","minimum":1}}};
const schema66 = {"type":"string","pattern":"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d+)?)?$"};
const pattern6 = new RegExp("^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d+)?)?$", "u");

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.classId === undefined) || (!(func0.call(data, "classId")))) && (missing0 = "classId")) || (((data.classTime === undefined) || (!(func0.call(data, "classTime")))) && (missing0 = "classTime"))) || (((data.trainerName === undefined) || (!(func0.call(data, "trainerName")))) && (missing0 = "trainerName"))) || (((data.classSubject === undefined) || (!(func0.call(data, "classSubject")))) && (missing0 = "classSubject"))) || (((data.currentCustomer === undefined) || (!(func0.call(data, "currentCustomer")))) && (missing0 = "currentCustomer"))) || (((data.maxCustomer === undefined) || (!(func0.call(data, "maxCustomer")))) && (missing0 = "maxCustomer"))){
validate51.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.classId !== undefined && func0.call(data, "classId")){
let data0 = data.classId;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate51.errors = [{instancePath:instancePath+"/classId",schemaPath:"#/properties/classId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.classTime !== undefined && func0.call(data, "classTime")){
let data1 = data.classTime;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(!pattern6.test(data1)){
validate51.errors = [{instancePath:instancePath+"/classTime",schemaPath:"!LocalDateTime/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d+)?)?$"},message:"must match pattern \""+"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d+)?)?$"+"\""}];
return false;
}
}
else {
validate51.errors = [{instancePath:instancePath+"/classTime",schemaPath:"!LocalDateTime/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.trainerName !== undefined && func0.call(data, "trainerName")){
const _errs6 = errors;
if(typeof data.trainerName !== "string"){
validate51.errors = [{instancePath:instancePath+"/trainerName",schemaPath:"#/properties/trainerName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.classSubject !== undefined && func0.call(data, "classSubject")){
const _errs8 = errors;
if(typeof data.classSubject !== "string"){
validate51.errors = [{instancePath:instancePath+"/classSubject",schemaPath:"#/properties/classSubject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.currentCustomer !== undefined && func0.call(data, "currentCustomer")){
let data4 = data.currentCustomer;
const _errs10 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate51.errors = [{instancePath:instancePath+"/currentCustomer",schemaPath:"#/properties/currentCustomer/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs10){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate51.errors = [{instancePath:instancePath+"/currentCustomer",schemaPath:"#/properties/currentCustomer/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maxCustomer !== undefined && func0.call(data, "maxCustomer")){
let data5 = data.maxCustomer;
const _errs12 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate51.errors = [{instancePath:instancePath+"/maxCustomer",schemaPath:"#/properties/maxCustomer/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs12){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1 || isNaN(data5)){
validate51.errors = [{instancePath:instancePath+"/maxCustomer",schemaPath:"#/properties/maxCustomer/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate51.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate51.errors = vErrors;
return errors === 0;
}
validate51.evaluated = {"props":{"classId":true,"classTime":true,"trainerName":true,"classSubject":true,"currentCustomer":true,"maxCustomer":true},"dynamicProps":false,"dynamicItems":false};


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
if((!(Array.isArray(data))) && (data !== null)){
validate50.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema64.type},message:"must be array,null"}];
return false;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate51(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
validate50.errors = vErrors;
return errors === 0;
}
validate50.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const schema_TodayReservationList = validate53;
const schema67 = {"type":["array","null"],"items":{"$ref":"!TodayReservation"}};
const schema68 = {"type":"object","required":["reservationId","classTime"],"properties":{"reservationId":{"type":"integer"},"classTime":{"$ref":"!LocalDateTime"}}};

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate54.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.reservationId === undefined) || (!(func0.call(data, "reservationId")))) && (missing0 = "reservationId")) || (((data.classTime === undefined) || (!(func0.call(data, "classTime")))) && (missing0 = "classTime"))){
validate54.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.reservationId !== undefined && func0.call(data, "reservationId")){
let data0 = data.reservationId;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate54.errors = [{instancePath:instancePath+"/reservationId",schemaPath:"#/properties/reservationId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.classTime !== undefined && func0.call(data, "classTime")){
let data1 = data.classTime;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(!pattern6.test(data1)){
validate54.errors = [{instancePath:instancePath+"/classTime",schemaPath:"!LocalDateTime/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d+)?)?$"},message:"must match pattern \""+"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d+)?)?$"+"\""}];
return false;
}
}
else {
validate54.errors = [{instancePath:instancePath+"/classTime",schemaPath:"!LocalDateTime/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate54.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"props":{"reservationId":true,"classTime":true},"dynamicProps":false,"dynamicItems":false};


function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate53.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(Array.isArray(data))) && (data !== null)){
validate53.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema67.type},message:"must be array,null"}];
return false;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate54(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const schema_ReservationHistory = validate56;
const schema70 = {"type":["array","null"],"items":{"$ref":"!HistoryReservation"}};
const schema71 = {"type":"object","required":["reservationId","classTime"],"properties":{"reservationId":{"type":"integer"},"classTime":{"$ref":"!LocalDateTime"},"classSubject":{"type":"string"},"trainerName":{"type":"string"},"status":{"type":"string","enum":["RESERVED","ATTENDED","ABSENT","CANCELLED"]}}};

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate57.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.reservationId === undefined) || (!(func0.call(data, "reservationId")))) && (missing0 = "reservationId")) || (((data.classTime === undefined) || (!(func0.call(data, "classTime")))) && (missing0 = "classTime"))){
validate57.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.reservationId !== undefined && func0.call(data, "reservationId")){
let data0 = data.reservationId;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate57.errors = [{instancePath:instancePath+"/reservationId",schemaPath:"#/properties/reservationId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.classTime !== undefined && func0.call(data, "classTime")){
let data1 = data.classTime;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(!pattern6.test(data1)){
validate57.errors = [{instancePath:instancePath+"/classTime",schemaPath:"!LocalDateTime/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d+)?)?$"},message:"must match pattern \""+"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d+)?)?$"+"\""}];
return false;
}
}
else {
validate57.errors = [{instancePath:instancePath+"/classTime",schemaPath:"!LocalDateTime/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.classSubject !== undefined && func0.call(data, "classSubject")){
const _errs6 = errors;
if(typeof data.classSubject !== "string"){
validate57.errors = [{instancePath:instancePath+"/classSubject",schemaPath:"#/properties/classSubject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.trainerName !== undefined && func0.call(data, "trainerName")){
const _errs8 = errors;
if(typeof data.trainerName !== "string"){
validate57.errors = [{instancePath:instancePath+"/trainerName",schemaPath:"#/properties/trainerName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined && func0.call(data, "status")){
let data4 = data.status;
const _errs10 = errors;
if(typeof data4 !== "string"){
validate57.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data4 === "RESERVED") || (data4 === "ATTENDED")) || (data4 === "ABSENT")) || (data4 === "CANCELLED"))){
validate57.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema71.properties.status.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate57.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate57.errors = vErrors;
return errors === 0;
}
validate57.evaluated = {"props":{"reservationId":true,"classTime":true,"classSubject":true,"trainerName":true,"status":true},"dynamicProps":false,"dynamicItems":false};


function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate56.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(Array.isArray(data))) && (data !== null)){
validate56.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema70.type},message:"must be array,null"}];
return false;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate57(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const response_createReservation_2XX = validate59;
const schema73 = {};

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
validate59.errors = null;
return true;
}
validate59.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const response_cancelReservation_2XX = validate60;
const schema74 = {};

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
validate60.errors = null;
return true;
}
validate60.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const schema_Subject = validate61;
const schema75 = {"type":"object","required":["classSubjectId","classSubjectName"],"properties":{"classSubjectId":{"type":"integer"},"classSubjectName":{"type":"string"}}};

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate61.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.classSubjectId === undefined) || (!(func0.call(data, "classSubjectId")))) && (missing0 = "classSubjectId")) || (((data.classSubjectName === undefined) || (!(func0.call(data, "classSubjectName")))) && (missing0 = "classSubjectName"))){
validate61.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.classSubjectId !== undefined && func0.call(data, "classSubjectId")){
let data0 = data.classSubjectId;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate61.errors = [{instancePath:instancePath+"/classSubjectId",schemaPath:"#/properties/classSubjectId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.classSubjectName !== undefined && func0.call(data, "classSubjectName")){
const _errs3 = errors;
if(typeof data.classSubjectName !== "string"){
validate61.errors = [{instancePath:instancePath+"/classSubjectName",schemaPath:"#/properties/classSubjectName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate61.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate61.errors = vErrors;
return errors === 0;
}
validate61.evaluated = {"props":{"classSubjectId":true,"classSubjectName":true},"dynamicProps":false,"dynamicItems":false};

export const schema_ClassWithReservationsList = validate62;
const schema76 = {"type":["array","null"],"items":{"$ref":"!ClassWithReservations"}};
const schema77 = {"type":"object","required":["classId","classTime","classSubject","reservedMembers"],"properties":{"classId":{"type":"integer"},"classTime":{"$ref":"!LocalDateTime"},"classSubject":{"type":"string"},"reservedMembers":{"type":["array","null"],"items":{}}}};

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate63.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.classId === undefined) || (!(func0.call(data, "classId")))) && (missing0 = "classId")) || (((data.classTime === undefined) || (!(func0.call(data, "classTime")))) && (missing0 = "classTime"))) || (((data.classSubject === undefined) || (!(func0.call(data, "classSubject")))) && (missing0 = "classSubject"))) || (((data.reservedMembers === undefined) || (!(func0.call(data, "reservedMembers")))) && (missing0 = "reservedMembers"))){
validate63.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.classId !== undefined && func0.call(data, "classId")){
let data0 = data.classId;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate63.errors = [{instancePath:instancePath+"/classId",schemaPath:"#/properties/classId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.classTime !== undefined && func0.call(data, "classTime")){
let data1 = data.classTime;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(!pattern6.test(data1)){
validate63.errors = [{instancePath:instancePath+"/classTime",schemaPath:"!LocalDateTime/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d+)?)?$"},message:"must match pattern \""+"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d+)?)?$"+"\""}];
return false;
}
}
else {
validate63.errors = [{instancePath:instancePath+"/classTime",schemaPath:"!LocalDateTime/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.classSubject !== undefined && func0.call(data, "classSubject")){
const _errs6 = errors;
if(typeof data.classSubject !== "string"){
validate63.errors = [{instancePath:instancePath+"/classSubject",schemaPath:"#/properties/classSubject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reservedMembers !== undefined && func0.call(data, "reservedMembers")){
let data3 = data.reservedMembers;
const _errs8 = errors;
if((!(Array.isArray(data3))) && (data3 !== null)){
validate63.errors = [{instancePath:instancePath+"/reservedMembers",schemaPath:"#/properties/reservedMembers/type",keyword:"type",params:{type: schema77.properties.reservedMembers.type},message:"must be array,null"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate63.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate63.errors = vErrors;
return errors === 0;
}
validate63.evaluated = {"props":{"classId":true,"classTime":true,"classSubject":true,"reservedMembers":true},"dynamicProps":false,"dynamicItems":false};


function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate62.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(Array.isArray(data))) && (data !== null)){
validate62.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema76.type},message:"must be array,null"}];
return false;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate63(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
validate62.errors = vErrors;
return errors === 0;
}
validate62.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const schema_RegisteredTimes = validate65;
const schema79 = {"type":["array","null"],"items":{"type":"string","pattern":"(^|T)([01]\\d|2[0-3]):[0-5]\\d"}};
const pattern10 = new RegExp("(^|T)([01]\\d|2[0-3]):[0-5]\\d", "u");

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate65.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(Array.isArray(data))) && (data !== null)){
validate65.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema79.type},message:"must be array,null"}];
return false;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern10.test(data0)){
validate65.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/pattern",keyword:"pattern",params:{pattern: "(^|T)([01]\\d|2[0-3]):[0-5]\\d"},message:"must match pattern \""+"(^|T)([01]\\d|2[0-3]):[0-5]\\d"+"\""}];
return false;
}
}
else {
validate65.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const response_createClass_2XX = validate66;
const schema80 = {};

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
validate66.errors = null;
return true;
}
validate66.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const response_deleteClass_2XX = validate67;
const schema81 = {};

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
validate67.errors = null;
return true;
}
validate67.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const schema_MemberList = validate68;
const schema82 = {"type":["array","null"],"items":{"$ref":"!Member"}};
const schema83 = {"type":"object","required":["nickName","ph","promotionName","promotionSessionCount","expiredDate"],"properties":{"nickName":{"type":"string"},"ph":{"type":"string"},"promotionName":{"type":["string","null"]},"promotionSessionCount":{"type":["integer","null"],"minimum":0},"expiredDate":{"anyOf":[{"$ref":"!Date"},{"type":"null"}]}}};

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate69.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.nickName === undefined) || (!(func0.call(data, "nickName")))) && (missing0 = "nickName")) || (((data.ph === undefined) || (!(func0.call(data, "ph")))) && (missing0 = "ph"))) || (((data.promotionName === undefined) || (!(func0.call(data, "promotionName")))) && (missing0 = "promotionName"))) || (((data.promotionSessionCount === undefined) || (!(func0.call(data, "promotionSessionCount")))) && (missing0 = "promotionSessionCount"))) || (((data.expiredDate === undefined) || (!(func0.call(data, "expiredDate")))) && (missing0 = "expiredDate"))){
validate69.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.nickName !== undefined && func0.call(data, "nickName")){
const _errs1 = errors;
if(typeof data.nickName !== "string"){
validate69.errors = [{instancePath:instancePath+"/nickName",schemaPath:"#/properties/nickName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ph !== undefined && func0.call(data, "ph")){
const _errs3 = errors;
if(typeof data.ph !== "string"){
validate69.errors = [{instancePath:instancePath+"/ph",schemaPath:"#/properties/ph/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.promotionName !== undefined && func0.call(data, "promotionName")){
let data2 = data.promotionName;
const _errs5 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate69.errors = [{instancePath:instancePath+"/promotionName",schemaPath:"#/properties/promotionName/type",keyword:"type",params:{type: schema83.properties.promotionName.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.promotionSessionCount !== undefined && func0.call(data, "promotionSessionCount")){
let data3 = data.promotionSessionCount;
const _errs7 = errors;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
validate69.errors = [{instancePath:instancePath+"/promotionSessionCount",schemaPath:"#/properties/promotionSessionCount/type",keyword:"type",params:{type: schema83.properties.promotionSessionCount.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate69.errors = [{instancePath:instancePath+"/promotionSessionCount",schemaPath:"#/properties/promotionSessionCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expiredDate !== undefined && func0.call(data, "expiredDate")){
let data4 = data.expiredDate;
const _errs9 = errors;
const _errs10 = errors;
let valid1 = false;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(errors === _errs12){
if(typeof data4 === "string"){
if(!(formats0(data4))){
const err0 = {instancePath:instancePath+"/expiredDate",schemaPath:"!Date/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/expiredDate",schemaPath:"!Date/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
var _valid0 = _errs11 === errors;
valid1 = valid1 || _valid0;
const _errs14 = errors;
if(data4 !== null){
const err2 = {instancePath:instancePath+"/expiredDate",schemaPath:"#/properties/expiredDate/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs14 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err3 = {instancePath:instancePath+"/expiredDate",schemaPath:"#/properties/expiredDate/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate69.errors = vErrors;
return false;
}
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate69.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate69.errors = vErrors;
return errors === 0;
}
validate69.evaluated = {"props":{"nickName":true,"ph":true,"promotionName":true,"promotionSessionCount":true,"expiredDate":true},"dynamicProps":false,"dynamicItems":false};


function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate68.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(Array.isArray(data))) && (data !== null)){
validate68.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema82.type},message:"must be array,null"}];
return false;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate69(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
validate68.errors = vErrors;
return errors === 0;
}
validate68.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

/** The response validators of every operation by its id and status. */
export const responseValidators = {
  signUp: { '400': schema_SignUpRefusal, '415': schema_ErrorMessage, '2XX': response_signUp_2XX },
  signIn: { '200': schema_SignInAnswer, '400': schema_ErrorMessage, '401': schema_ErrorMessage, '415': schema_ErrorMessage },
  recordPayment: { '400': schema_ErrorMessage, '401': schema_ErrorMessage, '403': schema_ErrorMessage, '415': schema_ErrorMessage, '2XX': response_recordPayment_2XX },
  listReviews: { '200': schema_ReviewList, '400': schema_ErrorMessage },
  createReview: { '400': schema_ErrorMessage, '401': schema_ErrorMessage, '403': schema_ErrorMessage, '415': schema_ErrorMessage, '2XX': response_createReview_2XX },
  getSalesReport: { '200': schema_SalesReport, '400': schema_ErrorMessage, '401': schema_ErrorMessage, '403': schema_ErrorMessage },
  listWorkers: { '200': schema_WorkerList, '400': schema_ErrorMessage, '401': schema_ErrorMessage, '403': schema_ErrorMessage },
  listUsers: { '200': schema_UserList, '400': schema_ErrorMessage, '401': schema_ErrorMessage, '403': schema_ErrorMessage },
  changeUserRole: { '400': schema_ErrorMessage, '401': schema_ErrorMessage, '403': schema_ErrorMessage, '404': schema_ErrorMessage, '409': schema_ErrorMessage, '415': schema_ErrorMessage, '2XX': response_changeUserRole_2XX },
  listMyAttendance: { '200': schema_AttendanceList, '400': schema_ErrorMessage, '401': schema_ErrorMessage, '403': schema_ErrorMessage },
  resolveUserByPhone: { '200': schema_ResolvedUser, '400': schema_ErrorMessage, '401': schema_ErrorMessage, '403': schema_ErrorMessage, '404': schema_ErrorMessage },
  recordAttendance: { '400': schema_ErrorMessage, '401': schema_ErrorMessage, '403': schema_ErrorMessage, '404': schema_ErrorMessage, '409': schema_ErrorMessage, '415': schema_ErrorMessage, '2XX': response_recordAttendance_2XX },
  listMyPromotions: { '200': schema_MyPromotionList, '400': schema_ErrorMessage, '401': schema_ErrorMessage, '403': schema_ErrorMessage },
  listReservableClasses: { '200': schema_ReservableClassList, '400': schema_ErrorMessage, '401': schema_ErrorMessage, '403': schema_ErrorMessage },
  listTodayReservations: { '200': schema_TodayReservationList, '400': schema_ErrorMessage, '401': schema_ErrorMessage, '403': schema_ErrorMessage },
  listReservationHistory: { '200': schema_ReservationHistory, '400': schema_ErrorMessage, '401': schema_ErrorMessage, '403': schema_ErrorMessage },
  createReservation: { '400': schema_ErrorMessage, '401': schema_ErrorMessage, '403': schema_ErrorMessage, '404': schema_ErrorMessage, '409': schema_ErrorMessage, '415': schema_ErrorMessage, '2XX': response_createReservation_2XX },
  cancelReservation: { '400': schema_ErrorMessage, '401': schema_ErrorMessage, '403': schema_ErrorMessage, '404': schema_ErrorMessage, '409': schema_ErrorMessage, '2XX': response_cancelReservation_2XX },
  getMySubject: { '200': schema_Subject, '400': schema_ErrorMessage, '401': schema_ErrorMessage, '403': schema_ErrorMessage, '404': schema_ErrorMessage },
  listClassesWithReservations: { '200': schema_ClassWithReservationsList, '400': schema_ErrorMessage, '401': schema_ErrorMessage, '403': schema_ErrorMessage },
  listRegisteredTimes: { '200': schema_RegisteredTimes, '400': schema_ErrorMessage, '401': schema_ErrorMessage, '403': schema_ErrorMessage },
  createClass: { '400': schema_ErrorMessage, '401': schema_ErrorMessage, '403': schema_ErrorMessage, '409': schema_ErrorMessage, '415': schema_ErrorMessage, '2XX': response_createClass_2XX },
  deleteClass: { '400': schema_ErrorMessage, '401': schema_ErrorMessage, '403': schema_ErrorMessage, '404': schema_ErrorMessage, '409': schema_ErrorMessage, '2XX': response_deleteClass_2XX },
  listMyMembers: { '200': schema_MemberList, '400': schema_ErrorMessage, '401': schema_ErrorMessage, '403': schema_ErrorMessage },
};
