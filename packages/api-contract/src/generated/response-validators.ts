// Generated from openapi.yaml by `pnpm generate`: do not edit.
// @ts-nocheck
import { codePointLength } from '../validators/code-point-length.ts';
import { deepEqual } from '../validators/deep-equal.ts';
import { formats } from '../validators/formats.ts';
import type { Validator } from '../validators/problems.ts';
import type { OperationId } from './operations.ts';

const validate_0 = validate20;
const schema48 = {"anyOf":[{"type":"array","minItems":1,"items":{"$ref":"!FieldMessage"}},{"$ref":"!ErrorMessage"}]};
const schema49 = {"type":"object","required":["field","message"],"properties":{"field":{"type":"string"},"message":{"type":"string"}}};
const schema50 = {"type":"object","required":["message"],"properties":{"message":{"type":"string"},"detail":{"type":"string"}}};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
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
if(((data0.field === undefined) && (missing0 = "field")) || ((data0.message === undefined) && (missing0 = "message"))){
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
if(data0.field !== undefined){
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
if(data0.message !== undefined){
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
if(!valid0){
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.message === undefined) && (missing1 = "message")){
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
if(data.message !== undefined){
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
if(data.detail !== undefined){
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
return errors === 0;
}

const validate_1 = validate21;

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.message === undefined) && (missing0 = "message")){
validate21.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.message !== undefined){
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
if(data.detail !== undefined){
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

const validate_2 = validate22;
const schema52 = {};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
validate22.errors = null;
return true;
}

const validate_3 = validate23;
const schema53 = {"oneOf":[{"$ref":"!SignInResponseCamelCase"},{"$ref":"!SignInResponseSnakeCase"}]};
const schema54 = {"type":"object","required":["roleName"],"properties":{"roleName":{"type":["string","null"]}},"allOf":[{"$ref":"!SignInResponseFields"}]};
const schema55 = {"type":"object","required":["token"],"properties":{"token":{"type":"string"},"nickname":{"type":["string","null"]},"name":{"type":["string","null"]},"ph":{"type":["string","null"]},"customer":{"anyOf":[{"$ref":"!SignInCustomer"},{"type":"null"}]}}};
const schema56 = {"type":"object","properties":{"membership":{},"classstatus":{"type":["string","null"]}}};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.token === undefined) && (missing0 = "token")){
validate25.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.token !== undefined){
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
if(data.nickname !== undefined){
let data1 = data.nickname;
const _errs3 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate25.errors = [{instancePath:instancePath+"/nickname",schemaPath:"#/properties/nickname/type",keyword:"type",params:{type: schema55.properties.nickname.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data2 = data.name;
const _errs5 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate25.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema55.properties.name.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ph !== undefined){
let data3 = data.ph;
const _errs7 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate25.errors = [{instancePath:instancePath+"/ph",schemaPath:"#/properties/ph/type",keyword:"type",params:{type: schema55.properties.ph.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.customer !== undefined){
let data4 = data.customer;
const _errs9 = errors;
const _errs10 = errors;
let valid1 = false;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.classstatus !== undefined){
let data5 = data4.classstatus;
if((typeof data5 !== "string") && (data5 !== null)){
const err0 = {instancePath:instancePath+"/customer/classstatus",schemaPath:"!SignInCustomer/properties/classstatus/type",keyword:"type",params:{type: schema56.properties.classstatus.type},message:"must be string,null"};
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
if(!valid1){
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
}
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


function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(validate25(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.roleName === undefined) && (missing0 = "roleName")){
validate24.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.roleName !== undefined){
let data0 = data.roleName;
if((typeof data0 !== "string") && (data0 !== null)){
validate24.errors = [{instancePath:instancePath+"/roleName",schemaPath:"#/properties/roleName/type",keyword:"type",params:{type: schema54.properties.roleName.type},message:"must be string,null"}];
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

const schema57 = {"type":"object","properties":{"role_name":{"type":["string","null"]}},"allOf":[{"$ref":"!SignInResponseFields"}],"not":{"required":["roleName"],"properties":{"roleName":{}}}};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.roleName === undefined) && (missing0 = "roleName")){
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
if(data.role_name !== undefined){
let data0 = data.role_name;
if((typeof data0 !== "string") && (data0 !== null)){
validate28.errors = [{instancePath:instancePath+"/role_name",schemaPath:"#/properties/role_name/type",keyword:"type",params:{type: schema57.properties.role_name.type},message:"must be string,null"}];
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


function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
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
return errors === 0;
}

const validate_4 = validate31;
const schema58 = {"type":["array","null"],"items":{"$ref":"!Review"}};
const schema59 = {"type":"object","required":["content","likeStar"],"properties":{"content":{"type":"string"},"likeStar":{"type":"integer","minimum":1,"maximum":5}}};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if((!(Array.isArray(data))) && (data !== null)){
validate31.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema58.type},message:"must be array,null"}];
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
if(((data0.content === undefined) && (missing0 = "content")) || ((data0.likeStar === undefined) && (missing0 = "likeStar"))){
validate31.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"!Review/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.content !== undefined){
const _errs4 = errors;
if(typeof data0.content !== "string"){
validate31.errors = [{instancePath:instancePath+"/" + i0+"/content",schemaPath:"!Review/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs4 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.likeStar !== undefined){
let data2 = data0.likeStar;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate31.errors = [{instancePath:instancePath+"/" + i0+"/likeStar",schemaPath:"!Review/properties/likeStar/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 5 || isNaN(data2)){
validate31.errors = [{instancePath:instancePath+"/" + i0+"/likeStar",schemaPath:"!Review/properties/likeStar/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5},message:"must be <= 5"}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate31.errors = [{instancePath:instancePath+"/" + i0+"/likeStar",schemaPath:"!Review/properties/likeStar/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
validate31.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"!Review/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate31.errors = vErrors;
return errors === 0;
}

const validate_5 = validate32;
const schema60 = {"type":["array","null"],"items":{"$ref":"!SalesReportRow"}};
const schema61 = {"type":"object","required":["date","totalAmount","ptTotalAmount","pltTotalAmount","htTotalAmount"],"properties":{"date":{"$ref":"!Date"},"totalAmount":{"type":"integer"},"ptTotalAmount":{"type":"integer"},"pltTotalAmount":{"type":"integer"},"htTotalAmount":{"type":"integer"}}};
const schema62 = {"type":"string","format":"date"};
const formats0 = formats.date;

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.date === undefined) && (missing0 = "date")) || ((data.totalAmount === undefined) && (missing0 = "totalAmount"))) || ((data.ptTotalAmount === undefined) && (missing0 = "ptTotalAmount"))) || ((data.pltTotalAmount === undefined) && (missing0 = "pltTotalAmount"))) || ((data.htTotalAmount === undefined) && (missing0 = "htTotalAmount"))){
validate33.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.date !== undefined){
let data0 = data.date;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(errors === _errs2){
if(typeof data0 === "string"){
if(!(formats0(data0))){
validate33.errors = [{instancePath:instancePath+"/date",schemaPath:"!Date/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""}];
return false;
}
}
else {
validate33.errors = [{instancePath:instancePath+"/date",schemaPath:"!Date/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.totalAmount !== undefined){
let data1 = data.totalAmount;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate33.errors = [{instancePath:instancePath+"/totalAmount",schemaPath:"#/properties/totalAmount/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ptTotalAmount !== undefined){
let data2 = data.ptTotalAmount;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate33.errors = [{instancePath:instancePath+"/ptTotalAmount",schemaPath:"#/properties/ptTotalAmount/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pltTotalAmount !== undefined){
let data3 = data.pltTotalAmount;
const _errs8 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate33.errors = [{instancePath:instancePath+"/pltTotalAmount",schemaPath:"#/properties/pltTotalAmount/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.htTotalAmount !== undefined){
let data4 = data.htTotalAmount;
const _errs10 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate33.errors = [{instancePath:instancePath+"/htTotalAmount",schemaPath:"#/properties/htTotalAmount/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate33.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate33.errors = vErrors;
return errors === 0;
}


function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if((!(Array.isArray(data))) && (data !== null)){
validate32.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema60.type},message:"must be array,null"}];
return false;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate33(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
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

const validate_6 = validate35;
const schema63 = {"type":["array","null"],"items":{"$ref":"!Worker"}};
const schema64 = {"type":"object","required":["managerId","nickname","gender","ph","classMemberCount","classSessionCount"],"properties":{"managerId":{"type":"integer"},"nickname":{"type":"string"},"gender":{"$ref":"!Gender"},"ph":{"type":"string"},"classMemberCount":{"type":"integer","minimum":0},"classSessionCount":{"type":"integer","minimum":0}}};
const schema65 = {"type":"string","enum":["male","female"]};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.managerId === undefined) && (missing0 = "managerId")) || ((data.nickname === undefined) && (missing0 = "nickname"))) || ((data.gender === undefined) && (missing0 = "gender"))) || ((data.ph === undefined) && (missing0 = "ph"))) || ((data.classMemberCount === undefined) && (missing0 = "classMemberCount"))) || ((data.classSessionCount === undefined) && (missing0 = "classSessionCount"))){
validate36.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.managerId !== undefined){
let data0 = data.managerId;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate36.errors = [{instancePath:instancePath+"/managerId",schemaPath:"#/properties/managerId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nickname !== undefined){
const _errs3 = errors;
if(typeof data.nickname !== "string"){
validate36.errors = [{instancePath:instancePath+"/nickname",schemaPath:"#/properties/nickname/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gender !== undefined){
let data2 = data.gender;
const _errs5 = errors;
if(typeof data2 !== "string"){
validate36.errors = [{instancePath:instancePath+"/gender",schemaPath:"!Gender/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data2 === "male") || (data2 === "female"))){
validate36.errors = [{instancePath:instancePath+"/gender",schemaPath:"!Gender/enum",keyword:"enum",params:{allowedValues: schema65.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ph !== undefined){
const _errs8 = errors;
if(typeof data.ph !== "string"){
validate36.errors = [{instancePath:instancePath+"/ph",schemaPath:"#/properties/ph/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.classMemberCount !== undefined){
let data4 = data.classMemberCount;
const _errs10 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate36.errors = [{instancePath:instancePath+"/classMemberCount",schemaPath:"#/properties/classMemberCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs10){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate36.errors = [{instancePath:instancePath+"/classMemberCount",schemaPath:"#/properties/classMemberCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.classSessionCount !== undefined){
let data5 = data.classSessionCount;
const _errs12 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate36.errors = [{instancePath:instancePath+"/classSessionCount",schemaPath:"#/properties/classSessionCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs12){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate36.errors = [{instancePath:instancePath+"/classSessionCount",schemaPath:"#/properties/classSessionCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate36.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate36.errors = vErrors;
return errors === 0;
}


function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if((!(Array.isArray(data))) && (data !== null)){
validate35.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema63.type},message:"must be array,null"}];
return false;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate36(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
validate35.errors = vErrors;
return errors === 0;
}

const validate_7 = validate38;
const schema66 = {"type":["array","null"],"items":{"$ref":"!User"}};
const schema67 = {"type":"object","required":["userId","nickName","ph","gender","createdAt","roleName","promotionName","promotionSessionCount","expiredDate"],"properties":{"userId":{"type":"integer"},"nickName":{"type":"string"},"ph":{"type":"string"},"gender":{"$ref":"!Gender"},"createdAt":{"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}"},"roleName":{"$ref":"!RoleName"},"promotionName":{"type":["string","null"]},"promotionSessionCount":{"type":["integer","null"],"minimum":0},"expiredDate":{"anyOf":[{"$ref":"!Date"},{"type":"null"}]}}};
const schema69 = {"type":"string","enum":["ROLE_ANONYMOUS","ROLE_CUSTOMER","ROLE_MANAGER","ROLE_MASTER"]};
const pattern4 = new RegExp("^\\d{4}-\\d{2}-\\d{2}", "u");

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.userId === undefined) && (missing0 = "userId")) || ((data.nickName === undefined) && (missing0 = "nickName"))) || ((data.ph === undefined) && (missing0 = "ph"))) || ((data.gender === undefined) && (missing0 = "gender"))) || ((data.createdAt === undefined) && (missing0 = "createdAt"))) || ((data.roleName === undefined) && (missing0 = "roleName"))) || ((data.promotionName === undefined) && (missing0 = "promotionName"))) || ((data.promotionSessionCount === undefined) && (missing0 = "promotionSessionCount"))) || ((data.expiredDate === undefined) && (missing0 = "expiredDate"))){
validate39.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.userId !== undefined){
let data0 = data.userId;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate39.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/properties/userId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nickName !== undefined){
const _errs3 = errors;
if(typeof data.nickName !== "string"){
validate39.errors = [{instancePath:instancePath+"/nickName",schemaPath:"#/properties/nickName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ph !== undefined){
const _errs5 = errors;
if(typeof data.ph !== "string"){
validate39.errors = [{instancePath:instancePath+"/ph",schemaPath:"#/properties/ph/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gender !== undefined){
let data3 = data.gender;
const _errs7 = errors;
if(typeof data3 !== "string"){
validate39.errors = [{instancePath:instancePath+"/gender",schemaPath:"!Gender/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data3 === "male") || (data3 === "female"))){
validate39.errors = [{instancePath:instancePath+"/gender",schemaPath:"!Gender/enum",keyword:"enum",params:{allowedValues: schema65.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createdAt !== undefined){
let data4 = data.createdAt;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data4 === "string"){
if(!pattern4.test(data4)){
validate39.errors = [{instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}"+"\""}];
return false;
}
}
else {
validate39.errors = [{instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.roleName !== undefined){
let data5 = data.roleName;
const _errs12 = errors;
if(typeof data5 !== "string"){
validate39.errors = [{instancePath:instancePath+"/roleName",schemaPath:"!RoleName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data5 === "ROLE_ANONYMOUS") || (data5 === "ROLE_CUSTOMER")) || (data5 === "ROLE_MANAGER")) || (data5 === "ROLE_MASTER"))){
validate39.errors = [{instancePath:instancePath+"/roleName",schemaPath:"!RoleName/enum",keyword:"enum",params:{allowedValues: schema69.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.promotionName !== undefined){
let data6 = data.promotionName;
const _errs15 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate39.errors = [{instancePath:instancePath+"/promotionName",schemaPath:"#/properties/promotionName/type",keyword:"type",params:{type: schema67.properties.promotionName.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.promotionSessionCount !== undefined){
let data7 = data.promotionSessionCount;
const _errs17 = errors;
if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){
validate39.errors = [{instancePath:instancePath+"/promotionSessionCount",schemaPath:"#/properties/promotionSessionCount/type",keyword:"type",params:{type: schema67.properties.promotionSessionCount.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs17){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
validate39.errors = [{instancePath:instancePath+"/promotionSessionCount",schemaPath:"#/properties/promotionSessionCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.expiredDate !== undefined){
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
if(!valid3){
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
}
if(!valid3){
const err3 = {instancePath:instancePath+"/expiredDate",schemaPath:"#/properties/expiredDate/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate39.errors = vErrors;
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
validate39.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate39.errors = vErrors;
return errors === 0;
}


function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if((!(Array.isArray(data))) && (data !== null)){
validate38.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema66.type},message:"must be array,null"}];
return false;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate39(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
validate38.errors = vErrors;
return errors === 0;
}

const validate_8 = validate41;
const schema71 = {"type":["array","null"],"items":{"$ref":"!Attendance"}};
const schema72 = {"type":"object","required":["attendDate"],"properties":{"attendDate":{"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}"}}};

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if((!(Array.isArray(data))) && (data !== null)){
validate41.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema71.type},message:"must be array,null"}];
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
if((data0.attendDate === undefined) && (missing0 = "attendDate")){
validate41.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"!Attendance/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.attendDate !== undefined){
let data1 = data0.attendDate;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
validate41.errors = [{instancePath:instancePath+"/" + i0+"/attendDate",schemaPath:"!Attendance/properties/attendDate/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}"+"\""}];
return false;
}
}
else {
validate41.errors = [{instancePath:instancePath+"/" + i0+"/attendDate",schemaPath:"!Attendance/properties/attendDate/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
validate41.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"!Attendance/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate41.errors = vErrors;
return errors === 0;
}

const validate_9 = validate42;
const schema73 = {"anyOf":[{"type":"object","required":["userId"],"properties":{"userId":{"type":"integer"}}},{"type":"integer"}]};

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.userId === undefined) && (missing0 = "userId")){
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
if(data.userId !== undefined){
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
if(!valid0){
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
}
if(!valid0){
const err4 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate42.errors = vErrors;
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
validate42.errors = vErrors;
return errors === 0;
}

const validate_10 = validate43;
const schema74 = {"type":["array","null"],"items":{"$ref":"!MyPromotion"}};
const schema75 = {"type":"object","required":["membershipId","promotionName","trainerName","remainingSessionCount","expiredDate"],"properties":{"membershipId":{"type":"integer"},"promotionName":{"type":"string"},"trainerName":{"type":["string","null"]},"remainingSessionCount":{"type":["integer","null"],"minimum":0},"expiredDate":{"anyOf":[{"$ref":"!Date"},{"type":"null"}]}}};

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.membershipId === undefined) && (missing0 = "membershipId")) || ((data.promotionName === undefined) && (missing0 = "promotionName"))) || ((data.trainerName === undefined) && (missing0 = "trainerName"))) || ((data.remainingSessionCount === undefined) && (missing0 = "remainingSessionCount"))) || ((data.expiredDate === undefined) && (missing0 = "expiredDate"))){
validate44.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.membershipId !== undefined){
let data0 = data.membershipId;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate44.errors = [{instancePath:instancePath+"/membershipId",schemaPath:"#/properties/membershipId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.promotionName !== undefined){
const _errs3 = errors;
if(typeof data.promotionName !== "string"){
validate44.errors = [{instancePath:instancePath+"/promotionName",schemaPath:"#/properties/promotionName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.trainerName !== undefined){
let data2 = data.trainerName;
const _errs5 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate44.errors = [{instancePath:instancePath+"/trainerName",schemaPath:"#/properties/trainerName/type",keyword:"type",params:{type: schema75.properties.trainerName.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.remainingSessionCount !== undefined){
let data3 = data.remainingSessionCount;
const _errs7 = errors;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
validate44.errors = [{instancePath:instancePath+"/remainingSessionCount",schemaPath:"#/properties/remainingSessionCount/type",keyword:"type",params:{type: schema75.properties.remainingSessionCount.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate44.errors = [{instancePath:instancePath+"/remainingSessionCount",schemaPath:"#/properties/remainingSessionCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.expiredDate !== undefined){
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
if(!valid1){
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
}
if(!valid1){
const err3 = {instancePath:instancePath+"/expiredDate",schemaPath:"#/properties/expiredDate/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate44.errors = vErrors;
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
validate44.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate44.errors = vErrors;
return errors === 0;
}


function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if((!(Array.isArray(data))) && (data !== null)){
validate43.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema74.type},message:"must be array,null"}];
return false;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate44(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
validate43.errors = vErrors;
return errors === 0;
}

const validate_11 = validate46;
const schema77 = {"type":["array","null"],"items":{"$ref":"!ReservableClass"}};
const schema78 = {"type":"object","required":["classId","classTime","trainerName","classSubject","currentCustomer","maxCustomer"],"properties":{"classId":{"type":"integer"},"classTime":{"$ref":"!LocalDateTime"},"trainerName":{"type":"string"},"classSubject":{"type":"string"},"currentCustomer":{"type":"integer","minimum":0},"maxCustomer":{"type":"integer","minimum":1}}};
const schema79 = {"type":"string","pattern":"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d+)?)?$"};
const pattern6 = new RegExp("^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d+)?)?$", "u");

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.classId === undefined) && (missing0 = "classId")) || ((data.classTime === undefined) && (missing0 = "classTime"))) || ((data.trainerName === undefined) && (missing0 = "trainerName"))) || ((data.classSubject === undefined) && (missing0 = "classSubject"))) || ((data.currentCustomer === undefined) && (missing0 = "currentCustomer"))) || ((data.maxCustomer === undefined) && (missing0 = "maxCustomer"))){
validate47.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.classId !== undefined){
let data0 = data.classId;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate47.errors = [{instancePath:instancePath+"/classId",schemaPath:"#/properties/classId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.classTime !== undefined){
let data1 = data.classTime;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(!pattern6.test(data1)){
validate47.errors = [{instancePath:instancePath+"/classTime",schemaPath:"!LocalDateTime/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d+)?)?$"},message:"must match pattern \""+"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d+)?)?$"+"\""}];
return false;
}
}
else {
validate47.errors = [{instancePath:instancePath+"/classTime",schemaPath:"!LocalDateTime/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.trainerName !== undefined){
const _errs6 = errors;
if(typeof data.trainerName !== "string"){
validate47.errors = [{instancePath:instancePath+"/trainerName",schemaPath:"#/properties/trainerName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.classSubject !== undefined){
const _errs8 = errors;
if(typeof data.classSubject !== "string"){
validate47.errors = [{instancePath:instancePath+"/classSubject",schemaPath:"#/properties/classSubject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.currentCustomer !== undefined){
let data4 = data.currentCustomer;
const _errs10 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate47.errors = [{instancePath:instancePath+"/currentCustomer",schemaPath:"#/properties/currentCustomer/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs10){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate47.errors = [{instancePath:instancePath+"/currentCustomer",schemaPath:"#/properties/currentCustomer/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.maxCustomer !== undefined){
let data5 = data.maxCustomer;
const _errs12 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate47.errors = [{instancePath:instancePath+"/maxCustomer",schemaPath:"#/properties/maxCustomer/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs12){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1 || isNaN(data5)){
validate47.errors = [{instancePath:instancePath+"/maxCustomer",schemaPath:"#/properties/maxCustomer/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
validate47.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate47.errors = vErrors;
return errors === 0;
}


function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if((!(Array.isArray(data))) && (data !== null)){
validate46.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema77.type},message:"must be array,null"}];
return false;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate47(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
validate46.errors = vErrors;
return errors === 0;
}

const validate_12 = validate49;
const schema80 = {"type":["array","null"],"items":{"$ref":"!TodayReservation"}};
const schema81 = {"type":"object","required":["reservationId","classTime"],"properties":{"reservationId":{"type":"integer"},"classTime":{"$ref":"!LocalDateTime"}}};

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.reservationId === undefined) && (missing0 = "reservationId")) || ((data.classTime === undefined) && (missing0 = "classTime"))){
validate50.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.reservationId !== undefined){
let data0 = data.reservationId;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate50.errors = [{instancePath:instancePath+"/reservationId",schemaPath:"#/properties/reservationId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.classTime !== undefined){
let data1 = data.classTime;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(!pattern6.test(data1)){
validate50.errors = [{instancePath:instancePath+"/classTime",schemaPath:"!LocalDateTime/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d+)?)?$"},message:"must match pattern \""+"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d+)?)?$"+"\""}];
return false;
}
}
else {
validate50.errors = [{instancePath:instancePath+"/classTime",schemaPath:"!LocalDateTime/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate50.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate50.errors = vErrors;
return errors === 0;
}


function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if((!(Array.isArray(data))) && (data !== null)){
validate49.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema80.type},message:"must be array,null"}];
return false;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate50(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
validate49.errors = vErrors;
return errors === 0;
}

const validate_13 = validate52;
const schema83 = {"type":["array","null"],"items":{"$ref":"!HistoryReservation"}};
const schema84 = {"type":"object","required":["reservationId","classTime"],"properties":{"reservationId":{"type":"integer"},"classTime":{"$ref":"!LocalDateTime"},"classSubject":{"type":"string"},"trainerName":{"type":"string"},"status":{"type":"string","enum":["RESERVED","ATTENDED","ABSENT","CANCELLED"]}}};

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.reservationId === undefined) && (missing0 = "reservationId")) || ((data.classTime === undefined) && (missing0 = "classTime"))){
validate53.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.reservationId !== undefined){
let data0 = data.reservationId;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate53.errors = [{instancePath:instancePath+"/reservationId",schemaPath:"#/properties/reservationId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.classTime !== undefined){
let data1 = data.classTime;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(!pattern6.test(data1)){
validate53.errors = [{instancePath:instancePath+"/classTime",schemaPath:"!LocalDateTime/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d+)?)?$"},message:"must match pattern \""+"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d+)?)?$"+"\""}];
return false;
}
}
else {
validate53.errors = [{instancePath:instancePath+"/classTime",schemaPath:"!LocalDateTime/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.classSubject !== undefined){
const _errs6 = errors;
if(typeof data.classSubject !== "string"){
validate53.errors = [{instancePath:instancePath+"/classSubject",schemaPath:"#/properties/classSubject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.trainerName !== undefined){
const _errs8 = errors;
if(typeof data.trainerName !== "string"){
validate53.errors = [{instancePath:instancePath+"/trainerName",schemaPath:"#/properties/trainerName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data4 = data.status;
const _errs10 = errors;
if(typeof data4 !== "string"){
validate53.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data4 === "RESERVED") || (data4 === "ATTENDED")) || (data4 === "ABSENT")) || (data4 === "CANCELLED"))){
validate53.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema84.properties.status.enum},message:"must be equal to one of the allowed values"}];
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
validate53.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate53.errors = vErrors;
return errors === 0;
}


function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if((!(Array.isArray(data))) && (data !== null)){
validate52.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema83.type},message:"must be array,null"}];
return false;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate53(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
validate52.errors = vErrors;
return errors === 0;
}

const validate_14 = validate55;
const schema86 = {"type":"object","required":["classSubjectId","classSubjectName"],"properties":{"classSubjectId":{"type":"integer"},"classSubjectName":{"type":"string"}}};

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.classSubjectId === undefined) && (missing0 = "classSubjectId")) || ((data.classSubjectName === undefined) && (missing0 = "classSubjectName"))){
validate55.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.classSubjectId !== undefined){
let data0 = data.classSubjectId;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate55.errors = [{instancePath:instancePath+"/classSubjectId",schemaPath:"#/properties/classSubjectId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.classSubjectName !== undefined){
const _errs3 = errors;
if(typeof data.classSubjectName !== "string"){
validate55.errors = [{instancePath:instancePath+"/classSubjectName",schemaPath:"#/properties/classSubjectName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate55.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate55.errors = vErrors;
return errors === 0;
}

const validate_15 = validate56;
const schema87 = {"type":["array","null"],"items":{"$ref":"!ClassWithReservations"}};
const schema88 = {"type":"object","required":["classId","classTime","classSubject","reservedMembers"],"properties":{"classId":{"type":"integer"},"classTime":{"$ref":"!LocalDateTime"},"classSubject":{"type":"string"},"reservedMembers":{"type":["array","null"],"items":{}}}};

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.classId === undefined) && (missing0 = "classId")) || ((data.classTime === undefined) && (missing0 = "classTime"))) || ((data.classSubject === undefined) && (missing0 = "classSubject"))) || ((data.reservedMembers === undefined) && (missing0 = "reservedMembers"))){
validate57.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.classId !== undefined){
let data0 = data.classId;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate57.errors = [{instancePath:instancePath+"/classId",schemaPath:"#/properties/classId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.classTime !== undefined){
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
if(data.classSubject !== undefined){
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
if(data.reservedMembers !== undefined){
let data3 = data.reservedMembers;
const _errs8 = errors;
if((!(Array.isArray(data3))) && (data3 !== null)){
validate57.errors = [{instancePath:instancePath+"/reservedMembers",schemaPath:"#/properties/reservedMembers/type",keyword:"type",params:{type: schema88.properties.reservedMembers.type},message:"must be array,null"}];
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
validate57.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate57.errors = vErrors;
return errors === 0;
}


function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if((!(Array.isArray(data))) && (data !== null)){
validate56.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema87.type},message:"must be array,null"}];
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

const validate_16 = validate59;
const schema90 = {"type":["array","null"],"items":{"type":"string","pattern":"(^|T)([01]\\d|2[0-3]):[0-5]\\d"}};
const pattern10 = new RegExp("(^|T)([01]\\d|2[0-3]):[0-5]\\d", "u");

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if((!(Array.isArray(data))) && (data !== null)){
validate59.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema90.type},message:"must be array,null"}];
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
validate59.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/pattern",keyword:"pattern",params:{pattern: "(^|T)([01]\\d|2[0-3]):[0-5]\\d"},message:"must match pattern \""+"(^|T)([01]\\d|2[0-3]):[0-5]\\d"+"\""}];
return false;
}
}
else {
validate59.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate59.errors = vErrors;
return errors === 0;
}

const validate_17 = validate60;
const schema91 = {"type":["array","null"],"items":{"$ref":"!Member"}};
const schema92 = {"type":"object","required":["nickName","ph","promotionName","promotionSessionCount","expiredDate"],"properties":{"nickName":{"type":"string"},"ph":{"type":"string"},"promotionName":{"type":["string","null"]},"promotionSessionCount":{"type":["integer","null"],"minimum":0},"expiredDate":{"anyOf":[{"$ref":"!Date"},{"type":"null"}]}}};

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.nickName === undefined) && (missing0 = "nickName")) || ((data.ph === undefined) && (missing0 = "ph"))) || ((data.promotionName === undefined) && (missing0 = "promotionName"))) || ((data.promotionSessionCount === undefined) && (missing0 = "promotionSessionCount"))) || ((data.expiredDate === undefined) && (missing0 = "expiredDate"))){
validate61.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.nickName !== undefined){
const _errs1 = errors;
if(typeof data.nickName !== "string"){
validate61.errors = [{instancePath:instancePath+"/nickName",schemaPath:"#/properties/nickName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ph !== undefined){
const _errs3 = errors;
if(typeof data.ph !== "string"){
validate61.errors = [{instancePath:instancePath+"/ph",schemaPath:"#/properties/ph/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.promotionName !== undefined){
let data2 = data.promotionName;
const _errs5 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate61.errors = [{instancePath:instancePath+"/promotionName",schemaPath:"#/properties/promotionName/type",keyword:"type",params:{type: schema92.properties.promotionName.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.promotionSessionCount !== undefined){
let data3 = data.promotionSessionCount;
const _errs7 = errors;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
validate61.errors = [{instancePath:instancePath+"/promotionSessionCount",schemaPath:"#/properties/promotionSessionCount/type",keyword:"type",params:{type: schema92.properties.promotionSessionCount.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate61.errors = [{instancePath:instancePath+"/promotionSessionCount",schemaPath:"#/properties/promotionSessionCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.expiredDate !== undefined){
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
if(!valid1){
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
}
if(!valid1){
const err3 = {instancePath:instancePath+"/expiredDate",schemaPath:"#/properties/expiredDate/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate61.errors = vErrors;
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
validate61.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate61.errors = vErrors;
return errors === 0;
}


function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if((!(Array.isArray(data))) && (data !== null)){
validate60.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema91.type},message:"must be array,null"}];
return false;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate61(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
validate60.errors = vErrors;
return errors === 0;
}

export const responseValidators: Readonly<Record<OperationId, Readonly<Record<string, Validator>>>> = {
  signUp: { '400': validate_0, '415': validate_1, '2XX': validate_2 },
  signIn: { '200': validate_3, '400': validate_1, '401': validate_1, '415': validate_1 },
  recordPayment: { '400': validate_1, '401': validate_1, '403': validate_1, '415': validate_1, '2XX': validate_2 },
  listReviews: { '200': validate_4, '400': validate_1 },
  createReview: { '400': validate_1, '401': validate_1, '403': validate_1, '415': validate_1, '2XX': validate_2 },
  getSalesReport: { '200': validate_5, '400': validate_1, '401': validate_1, '403': validate_1 },
  listWorkers: { '200': validate_6, '400': validate_1, '401': validate_1, '403': validate_1 },
  listUsers: { '200': validate_7, '400': validate_1, '401': validate_1, '403': validate_1 },
  changeUserRole: { '400': validate_1, '401': validate_1, '403': validate_1, '404': validate_1, '409': validate_1, '415': validate_1, '2XX': validate_2 },
  listMyAttendance: { '200': validate_8, '400': validate_1, '401': validate_1, '403': validate_1 },
  resolveUserByPhone: { '200': validate_9, '400': validate_1, '401': validate_1, '403': validate_1, '404': validate_1 },
  recordAttendance: { '400': validate_1, '401': validate_1, '403': validate_1, '404': validate_1, '409': validate_1, '415': validate_1, '2XX': validate_2 },
  listMyPromotions: { '200': validate_10, '400': validate_1, '401': validate_1, '403': validate_1 },
  listReservableClasses: { '200': validate_11, '400': validate_1, '401': validate_1, '403': validate_1 },
  listTodayReservations: { '200': validate_12, '400': validate_1, '401': validate_1, '403': validate_1 },
  listReservationHistory: { '200': validate_13, '400': validate_1, '401': validate_1, '403': validate_1 },
  createReservation: { '400': validate_1, '401': validate_1, '403': validate_1, '404': validate_1, '409': validate_1, '415': validate_1, '2XX': validate_2 },
  cancelReservation: { '400': validate_1, '401': validate_1, '403': validate_1, '404': validate_1, '409': validate_1, '2XX': validate_2 },
  getMySubject: { '200': validate_14, '400': validate_1, '401': validate_1, '403': validate_1, '404': validate_1 },
  listClassesWithReservations: { '200': validate_15, '400': validate_1, '401': validate_1, '403': validate_1 },
  listRegisteredTimes: { '200': validate_16, '400': validate_1, '401': validate_1, '403': validate_1 },
  createClass: { '400': validate_1, '401': validate_1, '403': validate_1, '409': validate_1, '415': validate_1, '2XX': validate_2 },
  deleteClass: { '400': validate_1, '401': validate_1, '403': validate_1, '404': validate_1, '409': validate_1, '2XX': validate_2 },
  listMyMembers: { '200': validate_17, '400': validate_1, '401': validate_1, '403': validate_1 },
};
