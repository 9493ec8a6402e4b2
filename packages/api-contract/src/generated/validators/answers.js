// Generated from openapi.yaml by `pnpm generate`: do not edit.
import { isCalendarDate } from '../../is-calendar-date.ts';
const formats = { date: isCalendarDate };

export const answer_SignUpRefusal = validate20;
const schema31 = {"$ref":"SignUpRefusal"};
const schema32 = {"description":"회원가입이 거절된 까닭. 필드마다 하나씩이거나 문구 하나입니다.","anyOf":[{"type":"array","minItems":1,"items":{"$ref":"FieldMessage"}},{"$ref":"ErrorMessage"}]};
const schema33 = {"description":"필드 하나의 오류","type":"object","required":["field","message"],"properties":{"field":{"type":"string","description":"필드 이름"},"message":{"type":"string","description":"사람에게 보여 줄 문구"}}};
const schema34 = {"description":"오류 답","type":"object","required":["message"],"properties":{"message":{"type":"string","description":"사람에게 보여 줄 문구"},"detail":{"type":"string","description":"개발자를 위한 설명 (오퍼레이션과 JSON 포인터)"}}};

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
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"FieldMessage/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
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
const err2 = {instancePath:instancePath+"/" + i0+"/field",schemaPath:"FieldMessage/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err3 = {instancePath:instancePath+"/" + i0+"/message",schemaPath:"FieldMessage/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err4 = {instancePath:instancePath+"/" + i0,schemaPath:"FieldMessage/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
if((data.message === undefined) && (missing1 = "message")){
const err6 = {instancePath,schemaPath:"ErrorMessage/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
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
const err7 = {instancePath:instancePath+"/message",schemaPath:"ErrorMessage/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err8 = {instancePath:instancePath+"/detail",schemaPath:"ErrorMessage/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err9 = {instancePath,schemaPath:"ErrorMessage/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
validate21.errors = vErrors;
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
validate21.errors = vErrors;
evaluated0.props = props0;
evaluated0.items = items0;
return errors === 0;
}
validate21.evaluated = {"dynamicProps":true,"dynamicItems":true};


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
if(!(validate21(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
else {
var props0 = validate21.evaluated.props;
var items0 = validate21.evaluated.items;
}
validate20.errors = vErrors;
evaluated0.props = props0;
evaluated0.items = items0;
return errors === 0;
}
validate20.evaluated = {"dynamicProps":true,"dynamicItems":true};

export const answer_Unspecified = validate23;
const schema35 = {"$ref":"Unspecified"};
const schema36 = {"description":"모양이 정해져 있지 않은 성공 답. 앱은 이 본문에 기대지 않습니다."};

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
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const answer_SignInAnswer = validate24;
const schema37 = {"$ref":"SignInAnswer"};
const schema38 = {"description":"로그인 답. 역할 이름은 role_name과 roleName 두 표기를 모두 읽습니다.","type":"object","required":["token"],"properties":{"token":{"type":"string","description":"이후 요청에 실을 토큰 (JWT)"},"nickname":{"type":["string","null"],"description":"화면에 보일 이름"},"name":{"type":["string","null"],"description":"토큰의 이름 (tokenName으로 저장)"},"role_name":{"type":["string","null"],"description":"역할"},"roleName":{"type":["string","null"],"description":"역할 (다른 표기)"},"ph":{"type":["string","null"],"description":"전화번호"},"customer":{"description":"고객 정보. 고객이 아니면 없습니다.","anyOf":[{"$ref":"SignInCustomer"},{"type":"null"}]}}};
const schema39 = {"description":"로그인한 고객의 이용권 상태","type":"object","properties":{"membership":{"description":"이용권 정보. 모양은 정해져 있지 않습니다."},"classstatus":{"type":["string","null"],"description":"수업 상태. 이용권이 없으면 비어 있습니다."}}};

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
validate25.errors = [{instancePath:instancePath+"/nickname",schemaPath:"#/properties/nickname/type",keyword:"type",params:{type: schema38.properties.nickname.type},message:"must be string,null"}];
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
validate25.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema38.properties.name.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.role_name !== undefined){
let data3 = data.role_name;
const _errs7 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate25.errors = [{instancePath:instancePath+"/role_name",schemaPath:"#/properties/role_name/type",keyword:"type",params:{type: schema38.properties.role_name.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.roleName !== undefined){
let data4 = data.roleName;
const _errs9 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate25.errors = [{instancePath:instancePath+"/roleName",schemaPath:"#/properties/roleName/type",keyword:"type",params:{type: schema38.properties.roleName.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ph !== undefined){
let data5 = data.ph;
const _errs11 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate25.errors = [{instancePath:instancePath+"/ph",schemaPath:"#/properties/ph/type",keyword:"type",params:{type: schema38.properties.ph.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.customer !== undefined){
let data6 = data.customer;
const _errs13 = errors;
const _errs14 = errors;
let valid1 = false;
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.classstatus !== undefined){
let data7 = data6.classstatus;
if((typeof data7 !== "string") && (data7 !== null)){
const err0 = {instancePath:instancePath+"/customer/classstatus",schemaPath:"SignInCustomer/properties/classstatus/type",keyword:"type",params:{type: schema39.properties.classstatus.type},message:"must be string,null"};
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
const err1 = {instancePath:instancePath+"/customer",schemaPath:"SignInCustomer/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs15 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
var props0 = {};
props0.membership = true;
props0.classstatus = true;
}
const _errs20 = errors;
if(data6 !== null){
const err2 = {instancePath:instancePath+"/customer",schemaPath:"#/properties/customer/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs20 === errors;
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
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs13 === errors;
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
else {
validate25.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":{"token":true,"nickname":true,"name":true,"role_name":true,"roleName":true,"ph":true,"customer":true},"dynamicProps":false,"dynamicItems":false};


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
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":{"token":true,"nickname":true,"name":true,"role_name":true,"roleName":true,"ph":true,"customer":true},"dynamicProps":false,"dynamicItems":false};

export const answer_ErrorMessage = validate27;
const schema40 = {"$ref":"ErrorMessage"};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate27.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.message === undefined) && (missing0 = "message")){
validate27.errors = [{instancePath,schemaPath:"ErrorMessage/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.message !== undefined){
const _errs2 = errors;
if(typeof data.message !== "string"){
validate27.errors = [{instancePath:instancePath+"/message",schemaPath:"ErrorMessage/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.detail !== undefined){
const _errs4 = errors;
if(typeof data.detail !== "string"){
validate27.errors = [{instancePath:instancePath+"/detail",schemaPath:"ErrorMessage/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate27.errors = [{instancePath,schemaPath:"ErrorMessage/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":{"message":true,"detail":true},"dynamicProps":false,"dynamicItems":false};

export const answer_ReviewList = validate28;
const schema42 = {"$ref":"ReviewList"};
const schema43 = {"description":"리뷰 목록. 없으면 빈 목록이거나 null입니다.","type":["array","null"],"items":{"$ref":"Review"}};
const schema44 = {"description":"리뷰","type":"object","required":["content","likeStar"],"properties":{"content":{"type":"string","description":"내용"},"likeStar":{"type":"integer","minimum":1,"maximum":5,"description":"별점"}}};

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
if((!(Array.isArray(data))) && (data !== null)){
validate29.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema43.type},message:"must be array,null"}];
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
validate29.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"Review/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.content !== undefined){
const _errs4 = errors;
if(typeof data0.content !== "string"){
validate29.errors = [{instancePath:instancePath+"/" + i0+"/content",schemaPath:"Review/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate29.errors = [{instancePath:instancePath+"/" + i0+"/likeStar",schemaPath:"Review/properties/likeStar/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 5 || isNaN(data2)){
validate29.errors = [{instancePath:instancePath+"/" + i0+"/likeStar",schemaPath:"Review/properties/likeStar/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5},message:"must be <= 5"}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate29.errors = [{instancePath:instancePath+"/" + i0+"/likeStar",schemaPath:"Review/properties/likeStar/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
validate29.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"Review/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


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
validate28.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const answer_SalesReport = validate31;
const schema45 = {"$ref":"SalesReport"};
const schema46 = {"description":"매출 보고서. 없으면 빈 목록이거나 null입니다.","type":["array","null"],"items":{"$ref":"SalesReportRow"}};
const schema47 = {"description":"하루 매출 (원)","type":"object","required":["date","totalAmount","ptTotalAmount","pltTotalAmount","htTotalAmount"],"properties":{"date":{"$ref":"Date"},"totalAmount":{"type":"integer","description":"총매출. 1일 이용권은 여기에만 들어갑니다."},"ptTotalAmount":{"type":"integer","description":"PT 매출"},"pltTotalAmount":{"type":"integer","description":"필라테스 매출"},"htTotalAmount":{"type":"integer","description":"헬스 매출"}}};
const schema48 = {"description":"날짜 (YYYY-MM-DD)","type":"string","format":"date"};
const formats0 = formats.date;

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate33.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
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
validate33.errors = [{instancePath:instancePath+"/date",schemaPath:"Date/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""}];
return false;
}
}
else {
validate33.errors = [{instancePath:instancePath+"/date",schemaPath:"Date/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate33.evaluated = {"props":{"date":true,"totalAmount":true,"ptTotalAmount":true,"pltTotalAmount":true,"htTotalAmount":true},"dynamicProps":false,"dynamicItems":false};


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
validate32.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema46.type},message:"must be array,null"}];
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
validate32.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


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
validate31.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const answer_WorkerList = validate36;
const schema49 = {"$ref":"WorkerList"};
const schema50 = {"description":"직원 실적 목록. 없으면 빈 목록이거나 null입니다.","type":["array","null"],"items":{"$ref":"Worker"}};
const schema51 = {"description":"트레이너의 한 달 실적","type":"object","required":["managerId","nickname","gender","ph","classMemberCount","classSessionCount"],"properties":{"managerId":{"type":"integer","description":"트레이너 번호"},"nickname":{"type":"string","description":"이름"},"gender":{"$ref":"Gender"},"ph":{"type":"string","description":"전화번호"},"classMemberCount":{"type":"integer","minimum":0,"description":"담당 회원 수"},"classSessionCount":{"type":"integer","minimum":0,"description":"수업 횟수"}}};
const schema52 = {"description":"성별","type":"string","enum":["male","female"]};

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
if(((((((data.managerId === undefined) && (missing0 = "managerId")) || ((data.nickname === undefined) && (missing0 = "nickname"))) || ((data.gender === undefined) && (missing0 = "gender"))) || ((data.ph === undefined) && (missing0 = "ph"))) || ((data.classMemberCount === undefined) && (missing0 = "classMemberCount"))) || ((data.classSessionCount === undefined) && (missing0 = "classSessionCount"))){
validate38.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.managerId !== undefined){
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
if(data.nickname !== undefined){
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
if(data.gender !== undefined){
let data2 = data.gender;
const _errs5 = errors;
if(typeof data2 !== "string"){
validate38.errors = [{instancePath:instancePath+"/gender",schemaPath:"Gender/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data2 === "male") || (data2 === "female"))){
validate38.errors = [{instancePath:instancePath+"/gender",schemaPath:"Gender/enum",keyword:"enum",params:{allowedValues: schema52.enum},message:"must be equal to one of the allowed values"}];
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
validate38.errors = [{instancePath:instancePath+"/ph",schemaPath:"#/properties/ph/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.classSessionCount !== undefined){
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
validate37.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema50.type},message:"must be array,null"}];
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
if(!(validate37(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const answer_UserList = validate41;
const schema53 = {"$ref":"UserList"};
const schema54 = {"description":"회원 목록. 없으면 빈 목록이거나 null입니다.","type":["array","null"],"items":{"$ref":"User"}};
const schema55 = {"description":"회원과 이용권 하나","type":"object","required":["userId","nickName","ph","gender","createdAt","roleName","promotionName","promotionSessionCount","expiredDate"],"properties":{"userId":{"type":"integer","description":"회원 번호"},"nickName":{"type":"string","description":"이름"},"ph":{"type":"string","description":"전화번호"},"gender":{"$ref":"Gender"},"createdAt":{"type":"string","description":"가입한 날 또는 시각 (앞 열 글자가 날짜)","pattern":"^\\d{4}-\\d{2}-\\d{2}"},"roleName":{"$ref":"RoleName"},"promotionName":{"type":["string","null"],"description":"이용권 이름. 없으면 null입니다."},"promotionSessionCount":{"type":["integer","null"],"minimum":0,"description":"남은 횟수. 횟수제가 아니면 null입니다."},"expiredDate":{"description":"만료일. 이용권이 없으면 null입니다.","anyOf":[{"$ref":"Date"},{"type":"null"}]}}};
const schema57 = {"description":"역할","type":"string","enum":["ROLE_ANONYMOUS","ROLE_CUSTOMER","ROLE_MANAGER","ROLE_MASTER"]};
const pattern4 = new RegExp("^\\d{4}-\\d{2}-\\d{2}", "u");

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate43.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.userId === undefined) && (missing0 = "userId")) || ((data.nickName === undefined) && (missing0 = "nickName"))) || ((data.ph === undefined) && (missing0 = "ph"))) || ((data.gender === undefined) && (missing0 = "gender"))) || ((data.createdAt === undefined) && (missing0 = "createdAt"))) || ((data.roleName === undefined) && (missing0 = "roleName"))) || ((data.promotionName === undefined) && (missing0 = "promotionName"))) || ((data.promotionSessionCount === undefined) && (missing0 = "promotionSessionCount"))) || ((data.expiredDate === undefined) && (missing0 = "expiredDate"))){
validate43.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.userId !== undefined){
let data0 = data.userId;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate43.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/properties/userId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate43.errors = [{instancePath:instancePath+"/nickName",schemaPath:"#/properties/nickName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate43.errors = [{instancePath:instancePath+"/ph",schemaPath:"#/properties/ph/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate43.errors = [{instancePath:instancePath+"/gender",schemaPath:"Gender/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data3 === "male") || (data3 === "female"))){
validate43.errors = [{instancePath:instancePath+"/gender",schemaPath:"Gender/enum",keyword:"enum",params:{allowedValues: schema52.enum},message:"must be equal to one of the allowed values"}];
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
validate43.errors = [{instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}"+"\""}];
return false;
}
}
else {
validate43.errors = [{instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate43.errors = [{instancePath:instancePath+"/roleName",schemaPath:"RoleName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data5 === "ROLE_ANONYMOUS") || (data5 === "ROLE_CUSTOMER")) || (data5 === "ROLE_MANAGER")) || (data5 === "ROLE_MASTER"))){
validate43.errors = [{instancePath:instancePath+"/roleName",schemaPath:"RoleName/enum",keyword:"enum",params:{allowedValues: schema57.enum},message:"must be equal to one of the allowed values"}];
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
validate43.errors = [{instancePath:instancePath+"/promotionName",schemaPath:"#/properties/promotionName/type",keyword:"type",params:{type: schema55.properties.promotionName.type},message:"must be string,null"}];
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
validate43.errors = [{instancePath:instancePath+"/promotionSessionCount",schemaPath:"#/properties/promotionSessionCount/type",keyword:"type",params:{type: schema55.properties.promotionSessionCount.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs17){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
validate43.errors = [{instancePath:instancePath+"/promotionSessionCount",schemaPath:"#/properties/promotionSessionCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
const err0 = {instancePath:instancePath+"/expiredDate",schemaPath:"Date/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
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
const err1 = {instancePath:instancePath+"/expiredDate",schemaPath:"Date/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate43.errors = vErrors;
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
validate43.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate43.errors = vErrors;
return errors === 0;
}
validate43.evaluated = {"props":{"userId":true,"nickName":true,"ph":true,"gender":true,"createdAt":true,"roleName":true,"promotionName":true,"promotionSessionCount":true,"expiredDate":true},"dynamicProps":false,"dynamicItems":false};


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
if((!(Array.isArray(data))) && (data !== null)){
validate42.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema54.type},message:"must be array,null"}];
return false;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate43(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
validate42.errors = vErrors;
return errors === 0;
}
validate42.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


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
validate41.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const answer_AttendanceList = validate46;
const schema59 = {"$ref":"AttendanceList"};
const schema60 = {"description":"출석일 목록. 없으면 빈 목록이거나 null입니다.","type":["array","null"],"items":{"$ref":"Attendance"}};
const schema61 = {"description":"출석 하루","type":"object","required":["attendDate"],"properties":{"attendDate":{"type":"string","description":"출석한 날 또는 시각 (앞 열 글자가 날짜)","pattern":"^\\d{4}-\\d{2}-\\d{2}"}}};

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
validate47.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema60.type},message:"must be array,null"}];
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
validate47.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"Attendance/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.attendDate !== undefined){
let data1 = data0.attendDate;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
validate47.errors = [{instancePath:instancePath+"/" + i0+"/attendDate",schemaPath:"Attendance/properties/attendDate/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}"+"\""}];
return false;
}
}
else {
validate47.errors = [{instancePath:instancePath+"/" + i0+"/attendDate",schemaPath:"Attendance/properties/attendDate/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
validate47.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"Attendance/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate47.errors = vErrors;
return errors === 0;
}
validate47.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate46.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate47(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
validate46.errors = vErrors;
return errors === 0;
}
validate46.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const answer_ResolvedUser = validate49;
const schema62 = {"$ref":"ResolvedUser"};
const schema63 = {"description":"전화번호의 회원 번호. 숫자 하나로 답할 수도 있습니다.","anyOf":[{"type":"object","required":["userId"],"properties":{"userId":{"type":"integer","description":"회원 번호"}}},{"type":"integer"}]};

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
const _errs1 = errors;
let valid1 = false;
const _errs2 = errors;
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.userId === undefined) && (missing0 = "userId")){
const err0 = {instancePath,schemaPath:"ResolvedUser/anyOf/0/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
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
const err1 = {instancePath:instancePath+"/userId",schemaPath:"ResolvedUser/anyOf/0/properties/userId/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err2 = {instancePath,schemaPath:"ResolvedUser/anyOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
var props0 = {};
props0.userId = true;
}
const _errs6 = errors;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err3 = {instancePath,schemaPath:"ResolvedUser/anyOf/1/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err4 = {instancePath,schemaPath:"ResolvedUser/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate49.errors = vErrors;
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
}
validate49.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate49.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const answer_MyPromotionList = validate50;
const schema64 = {"$ref":"MyPromotionList"};
const schema65 = {"description":"이용권 목록. 없으면 빈 목록이거나 null입니다.","type":["array","null"],"items":{"$ref":"MyPromotion"}};
const schema66 = {"description":"나의 이용권","type":"object","required":["membershipId","promotionName","trainerName","remainingSessionCount","expiredDate"],"properties":{"membershipId":{"type":"integer","description":"이용권 번호"},"promotionName":{"type":"string","description":"이용권 이름"},"trainerName":{"type":["string","null"],"description":"담당 트레이너. 없으면 null입니다."},"remainingSessionCount":{"type":["integer","null"],"minimum":0,"description":"남은 횟수. 횟수제가 아니면 null입니다."},"expiredDate":{"description":"만료일. 이 날까지 쓸 수 있습니다.","anyOf":[{"$ref":"Date"},{"type":"null"}]}}};

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate52.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.membershipId === undefined) && (missing0 = "membershipId")) || ((data.promotionName === undefined) && (missing0 = "promotionName"))) || ((data.trainerName === undefined) && (missing0 = "trainerName"))) || ((data.remainingSessionCount === undefined) && (missing0 = "remainingSessionCount"))) || ((data.expiredDate === undefined) && (missing0 = "expiredDate"))){
validate52.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.membershipId !== undefined){
let data0 = data.membershipId;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate52.errors = [{instancePath:instancePath+"/membershipId",schemaPath:"#/properties/membershipId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate52.errors = [{instancePath:instancePath+"/promotionName",schemaPath:"#/properties/promotionName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate52.errors = [{instancePath:instancePath+"/trainerName",schemaPath:"#/properties/trainerName/type",keyword:"type",params:{type: schema66.properties.trainerName.type},message:"must be string,null"}];
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
validate52.errors = [{instancePath:instancePath+"/remainingSessionCount",schemaPath:"#/properties/remainingSessionCount/type",keyword:"type",params:{type: schema66.properties.remainingSessionCount.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate52.errors = [{instancePath:instancePath+"/remainingSessionCount",schemaPath:"#/properties/remainingSessionCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
const err0 = {instancePath:instancePath+"/expiredDate",schemaPath:"Date/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
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
const err1 = {instancePath:instancePath+"/expiredDate",schemaPath:"Date/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate52.errors = vErrors;
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
validate52.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":{"membershipId":true,"promotionName":true,"trainerName":true,"remainingSessionCount":true,"expiredDate":true},"dynamicProps":false,"dynamicItems":false};


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
if((!(Array.isArray(data))) && (data !== null)){
validate51.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema65.type},message:"must be array,null"}];
return false;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate52(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
validate51.errors = vErrors;
return errors === 0;
}
validate51.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate51(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
validate50.errors = vErrors;
return errors === 0;
}
validate50.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const answer_ReservableClassList = validate55;
const schema68 = {"$ref":"ReservableClassList"};
const schema69 = {"description":"예약 가능한 수업 목록. 없으면 빈 목록이거나 null입니다.","type":["array","null"],"items":{"$ref":"ReservableClass"}};
const schema70 = {"description":"예약할 수 있는 수업","type":"object","required":["classId","classTime","trainerName","classSubject","currentCustomer","maxCustomer"],"properties":{"classId":{"type":"integer","description":"수업 번호"},"classTime":{"$ref":"LocalDateTime"},"trainerName":{"type":"string","description":"트레이너"},"classSubject":{"type":"string","description":"과목"},"currentCustomer":{"type":"integer","minimum":0,"description":"예약한 사람 수"},"maxCustomer":{"type":"integer","minimum":1,"description":"최대 인원"}}};
const schema71 = {"description":"오프셋이 없는 서울 기준 시각 (YYYY-MM-DDTHH:mm:ss)","type":"string","pattern":"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d+)?)?$"};
const pattern6 = new RegExp("^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d+)?)?$", "u");

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
if(((((((data.classId === undefined) && (missing0 = "classId")) || ((data.classTime === undefined) && (missing0 = "classTime"))) || ((data.trainerName === undefined) && (missing0 = "trainerName"))) || ((data.classSubject === undefined) && (missing0 = "classSubject"))) || ((data.currentCustomer === undefined) && (missing0 = "currentCustomer"))) || ((data.maxCustomer === undefined) && (missing0 = "maxCustomer"))){
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
validate57.errors = [{instancePath:instancePath+"/classTime",schemaPath:"LocalDateTime/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d+)?)?$"},message:"must match pattern \""+"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d+)?)?$"+"\""}];
return false;
}
}
else {
validate57.errors = [{instancePath:instancePath+"/classTime",schemaPath:"LocalDateTime/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate57.errors = [{instancePath:instancePath+"/trainerName",schemaPath:"#/properties/trainerName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate57.errors = [{instancePath:instancePath+"/classSubject",schemaPath:"#/properties/classSubject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate57.errors = [{instancePath:instancePath+"/currentCustomer",schemaPath:"#/properties/currentCustomer/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs10){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate57.errors = [{instancePath:instancePath+"/currentCustomer",schemaPath:"#/properties/currentCustomer/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate57.errors = [{instancePath:instancePath+"/maxCustomer",schemaPath:"#/properties/maxCustomer/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs12){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1 || isNaN(data5)){
validate57.errors = [{instancePath:instancePath+"/maxCustomer",schemaPath:"#/properties/maxCustomer/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
validate57.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate57.errors = vErrors;
return errors === 0;
}
validate57.evaluated = {"props":{"classId":true,"classTime":true,"trainerName":true,"classSubject":true,"currentCustomer":true,"maxCustomer":true},"dynamicProps":false,"dynamicItems":false};


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
validate56.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema69.type},message:"must be array,null"}];
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


function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate55.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const answer_TodayReservationList = validate60;
const schema72 = {"$ref":"TodayReservationList"};
const schema73 = {"description":"오늘의 예약 목록. 없으면 빈 목록이거나 null입니다.","type":["array","null"],"items":{"$ref":"TodayReservation"}};
const schema74 = {"description":"오늘의 예약","type":"object","required":["reservationId","classTime"],"properties":{"reservationId":{"type":"integer","description":"예약 번호"},"classTime":{"$ref":"LocalDateTime"}}};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.reservationId === undefined) && (missing0 = "reservationId")) || ((data.classTime === undefined) && (missing0 = "classTime"))){
validate62.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.reservationId !== undefined){
let data0 = data.reservationId;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate62.errors = [{instancePath:instancePath+"/reservationId",schemaPath:"#/properties/reservationId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate62.errors = [{instancePath:instancePath+"/classTime",schemaPath:"LocalDateTime/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d+)?)?$"},message:"must match pattern \""+"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d+)?)?$"+"\""}];
return false;
}
}
else {
validate62.errors = [{instancePath:instancePath+"/classTime",schemaPath:"LocalDateTime/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate62.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate62.errors = vErrors;
return errors === 0;
}
validate62.evaluated = {"props":{"reservationId":true,"classTime":true},"dynamicProps":false,"dynamicItems":false};


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
if((!(Array.isArray(data))) && (data !== null)){
validate61.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema73.type},message:"must be array,null"}];
return false;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate62(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
validate61.errors = vErrors;
return errors === 0;
}
validate61.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate60.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate61(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
validate60.errors = vErrors;
return errors === 0;
}
validate60.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const answer_ReservationHistory = validate65;
const schema76 = {"$ref":"ReservationHistory"};
const schema77 = {"description":"예약 내역. 없으면 빈 목록이거나 null입니다.","type":["array","null"],"items":{"$ref":"HistoryReservation"}};
const schema78 = {"description":"예약 내역 한 줄. 번호와 시각 밖의 필드는 없을 수도 있습니다.","type":"object","required":["reservationId","classTime"],"properties":{"reservationId":{"type":"integer","description":"예약 번호"},"classTime":{"$ref":"LocalDateTime"},"classSubject":{"type":"string","description":"과목"},"trainerName":{"type":"string","description":"트레이너"},"status":{"type":"string","enum":["RESERVED","ATTENDED","CANCELLED"],"description":"상태 (예약됨, 출석함, 취소됨)"}}};

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate67.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.reservationId === undefined) && (missing0 = "reservationId")) || ((data.classTime === undefined) && (missing0 = "classTime"))){
validate67.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.reservationId !== undefined){
let data0 = data.reservationId;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate67.errors = [{instancePath:instancePath+"/reservationId",schemaPath:"#/properties/reservationId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate67.errors = [{instancePath:instancePath+"/classTime",schemaPath:"LocalDateTime/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d+)?)?$"},message:"must match pattern \""+"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d+)?)?$"+"\""}];
return false;
}
}
else {
validate67.errors = [{instancePath:instancePath+"/classTime",schemaPath:"LocalDateTime/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate67.errors = [{instancePath:instancePath+"/classSubject",schemaPath:"#/properties/classSubject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate67.errors = [{instancePath:instancePath+"/trainerName",schemaPath:"#/properties/trainerName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate67.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data4 === "RESERVED") || (data4 === "ATTENDED")) || (data4 === "CANCELLED"))){
validate67.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema78.properties.status.enum},message:"must be equal to one of the allowed values"}];
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
validate67.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate67.errors = vErrors;
return errors === 0;
}
validate67.evaluated = {"props":{"reservationId":true,"classTime":true,"classSubject":true,"trainerName":true,"status":true},"dynamicProps":false,"dynamicItems":false};


function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate66.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(Array.isArray(data))) && (data !== null)){
validate66.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema77.type},message:"must be array,null"}];
return false;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate67(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
validate66.errors = vErrors;
return errors === 0;
}
validate66.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate66(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const answer_Subject = validate70;
const schema80 = {"$ref":"Subject"};
const schema81 = {"description":"과목","type":"object","required":["classSubjectId","classSubjectName"],"properties":{"classSubjectId":{"type":"integer","description":"과목 번호"},"classSubjectName":{"type":"string","description":"과목 이름"}}};

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate70.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.classSubjectId === undefined) && (missing0 = "classSubjectId")) || ((data.classSubjectName === undefined) && (missing0 = "classSubjectName"))){
validate70.errors = [{instancePath,schemaPath:"Subject/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.classSubjectId !== undefined){
let data0 = data.classSubjectId;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate70.errors = [{instancePath:instancePath+"/classSubjectId",schemaPath:"Subject/properties/classSubjectId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.classSubjectName !== undefined){
const _errs4 = errors;
if(typeof data.classSubjectName !== "string"){
validate70.errors = [{instancePath:instancePath+"/classSubjectName",schemaPath:"Subject/properties/classSubjectName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate70.errors = [{instancePath,schemaPath:"Subject/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate70.errors = vErrors;
return errors === 0;
}
validate70.evaluated = {"props":{"classSubjectId":true,"classSubjectName":true},"dynamicProps":false,"dynamicItems":false};

export const answer_ClassWithReservationsList = validate71;
const schema82 = {"$ref":"ClassWithReservationsList"};
const schema83 = {"description":"수업 목록. 없으면 빈 목록이거나 null입니다.","type":["array","null"],"items":{"$ref":"ClassWithReservations"}};
const schema84 = {"description":"수업과 예약한 회원","type":"object","required":["classId","classTime","classSubject","reservedMembers"],"properties":{"classId":{"type":"integer","description":"수업 번호"},"classTime":{"$ref":"LocalDateTime"},"classSubject":{"type":"string","description":"과목"},"reservedMembers":{"type":["array","null"],"description":"예약한 회원. 항목의 모양은 정해져 있지 않습니다.","items":{}}}};

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate73.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.classId === undefined) && (missing0 = "classId")) || ((data.classTime === undefined) && (missing0 = "classTime"))) || ((data.classSubject === undefined) && (missing0 = "classSubject"))) || ((data.reservedMembers === undefined) && (missing0 = "reservedMembers"))){
validate73.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.classId !== undefined){
let data0 = data.classId;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate73.errors = [{instancePath:instancePath+"/classId",schemaPath:"#/properties/classId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate73.errors = [{instancePath:instancePath+"/classTime",schemaPath:"LocalDateTime/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d+)?)?$"},message:"must match pattern \""+"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d+)?)?$"+"\""}];
return false;
}
}
else {
validate73.errors = [{instancePath:instancePath+"/classTime",schemaPath:"LocalDateTime/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate73.errors = [{instancePath:instancePath+"/classSubject",schemaPath:"#/properties/classSubject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate73.errors = [{instancePath:instancePath+"/reservedMembers",schemaPath:"#/properties/reservedMembers/type",keyword:"type",params:{type: schema84.properties.reservedMembers.type},message:"must be array,null"}];
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
validate73.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate73.errors = vErrors;
return errors === 0;
}
validate73.evaluated = {"props":{"classId":true,"classTime":true,"classSubject":true,"reservedMembers":true},"dynamicProps":false,"dynamicItems":false};


function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate72.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(Array.isArray(data))) && (data !== null)){
validate72.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema83.type},message:"must be array,null"}];
return false;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate73(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
validate72.errors = vErrors;
return errors === 0;
}
validate72.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate71.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate72(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
validate71.errors = vErrors;
return errors === 0;
}
validate71.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const answer_RegisteredTimes = validate76;
const schema86 = {"$ref":"RegisteredTimes"};
const schema87 = {"description":"등록된 시간 (`HH:mm`, `HH:mm:ss` 또는 현지 시각). 없으면 빈 목록이거나 null입니다.","type":["array","null"],"items":{"type":"string","pattern":"(^|T)([01]\\d|2[0-3]):[0-5]\\d"}};
const pattern10 = new RegExp("(^|T)([01]\\d|2[0-3]):[0-5]\\d", "u");

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate76.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if((!(Array.isArray(data))) && (data !== null)){
validate76.errors = [{instancePath,schemaPath:"RegisteredTimes/type",keyword:"type",params:{type: schema87.type},message:"must be array,null"}];
return false;
}
if(errors === _errs0){
if(Array.isArray(data)){
var valid1 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern10.test(data0)){
validate76.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"RegisteredTimes/items/pattern",keyword:"pattern",params:{pattern: "(^|T)([01]\\d|2[0-3]):[0-5]\\d"},message:"must match pattern \""+"(^|T)([01]\\d|2[0-3]):[0-5]\\d"+"\""}];
return false;
}
}
else {
validate76.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"RegisteredTimes/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs2 === errors;
if(!valid1){
break;
}
}
}
}
validate76.errors = vErrors;
return errors === 0;
}
validate76.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const answer_MemberList = validate77;
const schema88 = {"$ref":"MemberList"};
const schema89 = {"description":"담당 회원 목록. 없으면 빈 목록이거나 null입니다.","type":["array","null"],"items":{"$ref":"Member"}};
const schema90 = {"description":"담당 회원","type":"object","required":["nickName","ph","promotionName","promotionSessionCount","expiredDate"],"properties":{"nickName":{"type":"string","description":"이름"},"ph":{"type":"string","description":"전화번호"},"promotionName":{"type":["string","null"],"description":"이용권 이름"},"promotionSessionCount":{"type":["integer","null"],"minimum":0,"description":"남은 횟수"},"expiredDate":{"description":"만료일","anyOf":[{"$ref":"Date"},{"type":"null"}]}}};

function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate79.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.nickName === undefined) && (missing0 = "nickName")) || ((data.ph === undefined) && (missing0 = "ph"))) || ((data.promotionName === undefined) && (missing0 = "promotionName"))) || ((data.promotionSessionCount === undefined) && (missing0 = "promotionSessionCount"))) || ((data.expiredDate === undefined) && (missing0 = "expiredDate"))){
validate79.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.nickName !== undefined){
const _errs1 = errors;
if(typeof data.nickName !== "string"){
validate79.errors = [{instancePath:instancePath+"/nickName",schemaPath:"#/properties/nickName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate79.errors = [{instancePath:instancePath+"/ph",schemaPath:"#/properties/ph/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate79.errors = [{instancePath:instancePath+"/promotionName",schemaPath:"#/properties/promotionName/type",keyword:"type",params:{type: schema90.properties.promotionName.type},message:"must be string,null"}];
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
validate79.errors = [{instancePath:instancePath+"/promotionSessionCount",schemaPath:"#/properties/promotionSessionCount/type",keyword:"type",params:{type: schema90.properties.promotionSessionCount.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate79.errors = [{instancePath:instancePath+"/promotionSessionCount",schemaPath:"#/properties/promotionSessionCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
const err0 = {instancePath:instancePath+"/expiredDate",schemaPath:"Date/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
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
const err1 = {instancePath:instancePath+"/expiredDate",schemaPath:"Date/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate79.errors = vErrors;
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
validate79.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate79.errors = vErrors;
return errors === 0;
}
validate79.evaluated = {"props":{"nickName":true,"ph":true,"promotionName":true,"promotionSessionCount":true,"expiredDate":true},"dynamicProps":false,"dynamicItems":false};


function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate78.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(Array.isArray(data))) && (data !== null)){
validate78.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema89.type},message:"must be array,null"}];
return false;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate79(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
validate78.errors = vErrors;
return errors === 0;
}
validate78.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate77.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate78(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
errors = vErrors.length;
}
validate77.errors = vErrors;
return errors === 0;
}
validate77.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

/** The answer validators of every operation by its id and status. */
export const answerValidators = {
  signUp: { '400': answer_SignUpRefusal, '2XX': answer_Unspecified },
  signIn: { '200': answer_SignInAnswer, '400': answer_ErrorMessage, '401': answer_ErrorMessage },
  recordPayment: { '400': answer_ErrorMessage, '401': answer_ErrorMessage, '403': answer_ErrorMessage, '2XX': answer_Unspecified },
  listReviews: { '200': answer_ReviewList, '400': answer_ErrorMessage },
  createReview: { '400': answer_ErrorMessage, '401': answer_ErrorMessage, '403': answer_ErrorMessage, '2XX': answer_Unspecified },
  getSalesReport: { '200': answer_SalesReport, '400': answer_ErrorMessage, '401': answer_ErrorMessage, '403': answer_ErrorMessage },
  listWorkers: { '200': answer_WorkerList, '400': answer_ErrorMessage, '401': answer_ErrorMessage, '403': answer_ErrorMessage },
  listUsers: { '200': answer_UserList, '400': answer_ErrorMessage, '401': answer_ErrorMessage, '403': answer_ErrorMessage },
  changeUserRole: { '400': answer_ErrorMessage, '401': answer_ErrorMessage, '403': answer_ErrorMessage, '404': answer_ErrorMessage, '409': answer_ErrorMessage, '2XX': answer_Unspecified },
  listMyAttendance: { '200': answer_AttendanceList, '400': answer_ErrorMessage, '401': answer_ErrorMessage, '403': answer_ErrorMessage },
  resolveUserByPhone: { '200': answer_ResolvedUser, '400': answer_ErrorMessage, '401': answer_ErrorMessage, '403': answer_ErrorMessage, '404': answer_ErrorMessage },
  recordAttendance: { '400': answer_ErrorMessage, '401': answer_ErrorMessage, '403': answer_ErrorMessage, '404': answer_ErrorMessage, '409': answer_ErrorMessage, '2XX': answer_Unspecified },
  listMyPromotions: { '200': answer_MyPromotionList, '400': answer_ErrorMessage, '401': answer_ErrorMessage, '403': answer_ErrorMessage },
  listReservableClasses: { '200': answer_ReservableClassList, '400': answer_ErrorMessage, '401': answer_ErrorMessage, '403': answer_ErrorMessage },
  listTodayReservations: { '200': answer_TodayReservationList, '400': answer_ErrorMessage, '401': answer_ErrorMessage, '403': answer_ErrorMessage },
  listReservationHistory: { '200': answer_ReservationHistory, '400': answer_ErrorMessage, '401': answer_ErrorMessage, '403': answer_ErrorMessage },
  createReservation: { '400': answer_ErrorMessage, '401': answer_ErrorMessage, '403': answer_ErrorMessage, '404': answer_ErrorMessage, '409': answer_ErrorMessage, '2XX': answer_Unspecified },
  cancelReservation: { '400': answer_ErrorMessage, '401': answer_ErrorMessage, '403': answer_ErrorMessage, '404': answer_ErrorMessage, '409': answer_ErrorMessage, '2XX': answer_Unspecified },
  getMySubject: { '200': answer_Subject, '400': answer_ErrorMessage, '401': answer_ErrorMessage, '403': answer_ErrorMessage, '404': answer_ErrorMessage },
  listClassesWithReservations: { '200': answer_ClassWithReservationsList, '400': answer_ErrorMessage, '401': answer_ErrorMessage, '403': answer_ErrorMessage },
  listRegisteredTimes: { '200': answer_RegisteredTimes, '400': answer_ErrorMessage, '401': answer_ErrorMessage, '403': answer_ErrorMessage },
  createClass: { '400': answer_ErrorMessage, '401': answer_ErrorMessage, '403': answer_ErrorMessage, '409': answer_ErrorMessage, '2XX': answer_Unspecified },
  deleteClass: { '400': answer_ErrorMessage, '401': answer_ErrorMessage, '403': answer_ErrorMessage, '404': answer_ErrorMessage, '409': answer_ErrorMessage, '2XX': answer_Unspecified },
  listMyMembers: { '200': answer_MemberList, '400': answer_ErrorMessage, '401': answer_ErrorMessage, '403': answer_ErrorMessage },
};
