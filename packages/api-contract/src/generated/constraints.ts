// Generated from openapi.yaml by `pnpm generate`: do not edit.

/** The constraints of a field and the messages for their violation. */
export interface FieldConstraint {
  /** The source of a regular expression, to be used with the flag `u`. */
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly enum?: readonly (string | number | boolean | null)[];
  /** The name of the field that must have the same value. */
  readonly equals?: string;
  readonly message?: string;
  /** The messages of single keywords, such as `maximum`, that differ from `message`. */
  readonly messages?: Readonly<Record<string, string>>;
}

/** The body of signUp, field by field. */
export const signUpConstraints = {
  "nickname": {
    "pattern": "^[가-힣a-zA-Z]{2,}$",
    "message": "이름은 한글 또는 영어 2~20자로 입력하세요."
  },
  "gender": {
    "enum": [ "male", "female" ],
    "message": "성별을 선택하세요."
  },
  "username": {
    "pattern": "^[a-z0-9]{5,15}$",
    "message": "아이디는 영소문자 및 숫자로 5~15자여야 합니다."
  },
  "password": {
    "pattern": "^(?=.*[A-Za-z])(?=.*\\d)(?=.*[!@#$%^&*])[A-Za-z\\d!@#$%^&*]{8,20}$",
    "message": "비밀번호는 영문, 숫자, 특수문자를 포함하여 8~20자여야 합니다."
  },
  "passwordCheck": { "equals": "password", "message": "비밀번호가 일치하지 않습니다." },
  "ph": {
    "pattern": "^[0-9]{9,11}$",
    "message": "전화번호는 숫자 9~11자여야 합니다."
  },
  "email": {
    "pattern": "^[A-Za-z0-9.!#$%&'*+\\/=?^_`{|}~\\-]+@[A-Za-z0-9](?:[A-Za-z0-9\\-]*[A-Za-z0-9])?(?:\\.[A-Za-z0-9](?:[A-Za-z0-9\\-]*[A-Za-z0-9])?)+$",
    "maxLength": 254,
    "message": "올바른 이메일 주소를 입력하세요."
  }
} as const satisfies Record<string, FieldConstraint>;

/** The body of signIn, field by field. */
export const signInConstraints = {
  "username": {
    "pattern": "\\S",
    "maxLength": 100,
    "message": "아이디와 비밀번호를 입력하세요.",
    "messages": { "maxLength": "아이디와 비밀번호는 100자 이하로 입력하세요." }
  },
  "password": {
    "pattern": "\\S",
    "maxLength": 100,
    "message": "아이디와 비밀번호를 입력하세요.",
    "messages": { "maxLength": "아이디와 비밀번호는 100자 이하로 입력하세요." }
  }
} as const satisfies Record<string, FieldConstraint>;

/** The body of createReview, field by field. */
export const createReviewConstraints = {
  "content": {
    "pattern": "[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u034F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u206F\\u2800\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0]",
    "maxLength": 1000,
    "message": "별점과 리뷰 내용을 모두 입력해주세요.",
    "messages": { "maxLength": "리뷰는 1,000자 이하로 작성해주세요." }
  },
  "likeStar": { "minimum": 1, "maximum": 5, "message": "별점과 리뷰 내용을 모두 입력해주세요." }
} as const satisfies Record<string, FieldConstraint>;

/** The query of listWorkers, field by field. */
export const listWorkersQueryConstraints = {
  "classTime": {
    "pattern": "^\\d{4}-(0[1-9]|1[0-2])-01$"
  }
} as const satisfies Record<string, FieldConstraint>;

/** The body of changeUserRole, field by field. */
export const changeUserRoleConstraints = {
  "userId": { "minimum": 1, "maximum": 9007199254740991 },
  "roleName": {
    "enum": [ "ROLE_MANAGER", "ROLE_CUSTOMER", "ROLE_ANONYMOUS" ]
  }
} as const satisfies Record<string, FieldConstraint>;

/** The query of resolveUserByPhone, field by field. */
export const resolveUserByPhoneQueryConstraints = {
  "ph": {
    "minLength": 1,
    "maxLength": 20,
    "message": "전화번호를 입력해주세요.",
    "messages": { "maxLength": "전화번호는 20자 이하로 입력해주세요." }
  }
} as const satisfies Record<string, FieldConstraint>;

/** The body of recordAttendance, field by field. */
export const recordAttendanceConstraints = {
  "username": { "maxLength": 1000 },
  "ph": {
    "minLength": 1,
    "maxLength": 20,
    "message": "전화번호를 입력해주세요.",
    "messages": { "maxLength": "전화번호는 20자 이하로 입력해주세요." }
  }
} as const satisfies Record<string, FieldConstraint>;

/** The query of listReservableClasses, field by field. */
export const listReservableClassesQueryConstraints = {
  "membershipId": { "minimum": 1, "maximum": 9007199254740991 }
} as const satisfies Record<string, FieldConstraint>;

/** The query of listTodayReservations, field by field. */
export const listTodayReservationsQueryConstraints = {
  "membershipId": { "minimum": 1, "maximum": 9007199254740991 }
} as const satisfies Record<string, FieldConstraint>;

/** The query of listReservationHistory, field by field. */
export const listReservationHistoryQueryConstraints = {
  "membershipId": { "minimum": 1, "maximum": 9007199254740991 }
} as const satisfies Record<string, FieldConstraint>;

/** The body of createReservation, field by field. */
export const createReservationConstraints = {
  "classId": { "minimum": 1, "maximum": 9007199254740991 },
  "membershipId": { "minimum": 1, "maximum": 9007199254740991 }
} as const satisfies Record<string, FieldConstraint>;

/** The body of createClass, field by field. */
export const createClassConstraints = {
  "classSubjectId": { "minimum": 1, "maximum": 9007199254740991 },
  "classTime": {
    "pattern": "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T(0[6-9]|1\\d|2[0-3]):00:00$"
  },
  "classMaxCustomer": {
    "minimum": 1,
    "maximum": 50,
    "message": "최대 인원은 1명 이상이어야 합니다.",
    "messages": { "maximum": "최대 인원은 50명 이하여야 합니다." }
  },
  "classCustomerReserve": {
    "enum": [ 0 ]
  }
} as const satisfies Record<string, FieldConstraint>;

/** The query of listMyMembers, field by field. */
export const listMyMembersQueryConstraints = {
  "nickName": {
    "maxLength": 100,
    "messages": { "maxLength": "이름은 100자 이하로 입력해주세요." }
  }
} as const satisfies Record<string, FieldConstraint>;
