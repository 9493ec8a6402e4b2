// Generated from openapi.yaml by `pnpm generate`: do not edit.

export const SignUpInvalid = {
  "status": 400,
  "body": [
    { "field": "username", "message": "아이디는 영소문자 및 숫자로 5~15자여야 합니다." }
  ],
  "operations": [ "signUp" ]
} as const;
export const UsernameTaken = {
  "status": 400,
  "body": { "message": "이미 사용 중인 아이디입니다." },
  "operations": [ "signUp" ]
} as const;
export const PhoneTaken = {
  "status": 400,
  "body": { "message": "이미 등록된 전화번호입니다." },
  "operations": [ "signUp" ]
} as const;
export const UnsupportedMediaType = {
  "status": 415,
  "body": { "message": "요청 본문은 JSON이어야 합니다." },
  "operations": [ "signUp", "signIn", "recordPayment", "createReview", "changeUserRole", "recordAttendance", "createReservation", "createClass" ]
} as const;
export const BadRequest = {
  "status": 400,
  "body": { "message": "요청 형식이 올바르지 않습니다." },
  "operations": [ "signIn", "recordPayment", "listReviews", "createReview", "getSalesReport", "listWorkers", "listUsers", "changeUserRole", "listMyAttendance", "resolveUserByPhone", "recordAttendance", "listMyPromotions", "listReservableClasses", "listTodayReservations", "listReservationHistory", "createReservation", "cancelReservation", "getMySubject", "listClassesWithReservations", "listRegisteredTimes", "createClass", "deleteClass", "listMyMembers" ]
} as const;
export const SignInFailed = {
  "status": 401,
  "body": { "message": "아이디 또는 비밀번호가 올바르지 않습니다." },
  "operations": [ "signIn" ]
} as const;
export const UnknownPromotion = {
  "status": 400,
  "body": { "message": "존재하지 않는 이용권입니다." },
  "operations": [ "recordPayment" ]
} as const;
export const PayMismatch = {
  "status": 400,
  "body": { "message": "결제 정보가 서로 맞지 않습니다." },
  "operations": [ "recordPayment" ]
} as const;
export const LoginRequired = {
  "status": 401,
  "body": { "message": "로그인이 필요합니다." },
  "operations": [ "recordPayment", "createReview", "getSalesReport", "listWorkers", "listUsers", "changeUserRole", "listMyAttendance", "resolveUserByPhone", "recordAttendance", "listMyPromotions", "listReservableClasses", "listTodayReservations", "listReservationHistory", "createReservation", "cancelReservation", "getMySubject", "listClassesWithReservations", "listRegisteredTimes", "createClass", "deleteClass", "listMyMembers" ]
} as const;
export const Forbidden = {
  "status": 403,
  "body": { "message": "권한이 없습니다." },
  "operations": [ "recordPayment", "createReview", "getSalesReport", "listWorkers", "listUsers", "changeUserRole", "listMyAttendance", "resolveUserByPhone", "recordAttendance", "listMyPromotions", "listReservableClasses", "listTodayReservations", "listReservationHistory", "createReservation", "cancelReservation", "getMySubject", "listClassesWithReservations", "listRegisteredTimes", "createClass", "deleteClass", "listMyMembers" ]
} as const;
export const UserNotFound = {
  "status": 404,
  "body": { "message": "회원을 찾을 수 없습니다." },
  "operations": [ "changeUserRole" ]
} as const;
export const LastMaster = {
  "status": 409,
  "body": { "message": "마지막 관리자의 권한은 바꿀 수 없습니다." },
  "operations": [ "changeUserRole" ]
} as const;
export const PhoneNotFound = {
  "status": 404,
  "body": { "message": "존재하지 않는 전화번호입니다." },
  "operations": [ "resolveUserByPhone", "recordAttendance" ]
} as const;
export const AlreadyAttended = {
  "status": 409,
  "body": { "message": "이미 오늘 출석한 회원입니다." },
  "operations": [ "recordAttendance" ]
} as const;
export const ClassNotAllowed = {
  "status": 403,
  "body": { "message": "예약할 수 없는 수업입니다." },
  "operations": [ "createReservation" ]
} as const;
export const ClassNotFound = {
  "status": 404,
  "body": { "message": "수업을 찾을 수 없습니다." },
  "operations": [ "createReservation", "deleteClass" ]
} as const;
export const ClassFull = {
  "status": 409,
  "body": { "message": "마감된 수업입니다." },
  "operations": [ "createReservation" ]
} as const;
export const ClassBegun = {
  "status": 409,
  "body": { "message": "지난 수업은 예약할 수 없습니다." },
  "operations": [ "createReservation" ]
} as const;
export const AlreadyReserved = {
  "status": 409,
  "body": { "message": "이미 예약한 수업입니다." },
  "operations": [ "createReservation" ]
} as const;
export const SameHourReserved = {
  "status": 409,
  "body": { "message": "같은 시간에 이미 예약한 수업이 있습니다." },
  "operations": [ "createReservation" ]
} as const;
export const MembershipExpired = {
  "status": 409,
  "body": { "message": "만료된 이용권입니다." },
  "operations": [ "createReservation" ]
} as const;
export const NoSessionsLeft = {
  "status": 409,
  "body": { "message": "잔여 횟수가 없습니다." },
  "operations": [ "createReservation" ]
} as const;
export const ReservationNotFound = {
  "status": 404,
  "body": { "message": "예약을 찾을 수 없습니다." },
  "operations": [ "cancelReservation" ]
} as const;
export const ReservationBegun = {
  "status": 409,
  "body": { "message": "지난 예약은 취소할 수 없습니다." },
  "operations": [ "cancelReservation" ]
} as const;
export const SubjectNotFound = {
  "status": 404,
  "body": { "message": "담당 과목이 없습니다." },
  "operations": [ "getMySubject" ]
} as const;
export const SubjectNotAllowed = {
  "status": 403,
  "body": { "message": "담당 과목이 아닙니다." },
  "operations": [ "createClass" ]
} as const;
export const ClassDatePast = {
  "status": 409,
  "body": { "message": "과거 날짜에는 수업을 등록할 수 없습니다." },
  "operations": [ "createClass" ]
} as const;
export const ClassTimePast = {
  "status": 409,
  "body": { "message": "지난 시간에는 수업을 등록할 수 없습니다." },
  "operations": [ "createClass" ]
} as const;
export const ClassTimeTaken = {
  "status": 409,
  "body": { "message": "이미 등록된 시간입니다." },
  "operations": [ "createClass" ]
} as const;
export const ClassDeletePast = {
  "status": 409,
  "body": { "message": "과거 날짜의 수업은 삭제할 수 없습니다." },
  "operations": [ "deleteClass" ]
} as const;
export const ClassDeleteBegun = {
  "status": 409,
  "body": { "message": "이미 시작된 수업은 삭제할 수 없습니다." },
  "operations": [ "deleteClass" ]
} as const;

/** Every error response of the contract by name: its status, its body and the operations that return it. */
export const errorResponses = { SignUpInvalid, UsernameTaken, PhoneTaken, UnsupportedMediaType, BadRequest, SignInFailed, UnknownPromotion, PayMismatch, LoginRequired, Forbidden, UserNotFound, LastMaster, PhoneNotFound, AlreadyAttended, ClassNotAllowed, ClassNotFound, ClassFull, ClassBegun, AlreadyReserved, SameHourReserved, MembershipExpired, NoSessionsLeft, ReservationNotFound, ReservationBegun, SubjectNotFound, SubjectNotAllowed, ClassDatePast, ClassTimePast, ClassTimeTaken, ClassDeletePast, ClassDeleteBegun } as const;

/** The name of an error response. */
export type ErrorName = keyof typeof errorResponses;
