// Generated from openapi.yaml by `pnpm generate`: do not edit.

import type { RequestSchema } from '../request-schema.ts';
import type { OperationId } from './operations.ts';

export type { RequestSchema } from '../request-schema.ts';

/** The schemas of a request by its parts. */
export interface RequestSchemas {
  readonly params: Readonly<Record<string, RequestSchema>>;
  readonly query: Readonly<Record<string, RequestSchema>>;
  readonly body?: RequestSchema;
  /** Pointers of what may be left out: `/query/page`, `/body`; everything else is required. */
  readonly optional: readonly string[];
}

/** The request schemas of every operation by its id. */
export const requestSchemas: Readonly<Record<OperationId, RequestSchemas>> = {
  "signUp": {
    "params": {},
    "query": {},
    "body": { "$ref": "SignUpRequest" },
    "optional": []
  },
  "signIn": {
    "params": {},
    "query": {},
    "body": { "$ref": "SignInRequest" },
    "optional": []
  },
  "recordPayment": {
    "params": {
      "product": {
        "type": "string",
        "pattern": "^[a-z0-9-]+$",
        "maxLength": 50
      }
    },
    "query": {},
    "body": { "$ref": "PayRecordRequest" },
    "optional": []
  },
  "listReviews": {
    "params": {
      "product": {
        "type": "string",
        "pattern": "^[a-z0-9-]+$",
        "maxLength": 50
      }
    },
    "query": {},
    "optional": []
  },
  "createReview": {
    "params": {
      "product": {
        "type": "string",
        "pattern": "^[a-z0-9-]+$",
        "maxLength": 50
      }
    },
    "query": {},
    "body": { "$ref": "ReviewRequest" },
    "optional": []
  },
  "getSalesReport": {
    "params": {
      "product": {
        "type": "string",
        "pattern": "^[a-z0-9-]+$",
        "maxLength": 50
      }
    },
    "query": {
      "startDate": { "$ref": "Date" },
      "endDate": { "$ref": "Date" }
    },
    "optional": []
  },
  "listWorkers": {
    "params": {
      "product": {
        "type": "string",
        "pattern": "^[a-z0-9-]+$",
        "maxLength": 50
      }
    },
    "query": {
      "classTime": {
        "type": "string",
        "pattern": "^\\d{4}-(0[1-9]|1[0-2])-01$"
      }
    },
    "optional": []
  },
  "listUsers": {
    "params": {
      "product": {
        "type": "string",
        "pattern": "^[a-z0-9-]+$",
        "maxLength": 50
      }
    },
    "query": {},
    "optional": []
  },
  "changeUserRole": {
    "params": {
      "product": {
        "type": "string",
        "pattern": "^[a-z0-9-]+$",
        "maxLength": 50
      },
      "userId": { "$ref": "Id" }
    },
    "query": {},
    "body": { "$ref": "RoleChangeRequest" },
    "optional": []
  },
  "listMyAttendance": {
    "params": {
      "product": {
        "type": "string",
        "pattern": "^[a-z0-9-]+$",
        "maxLength": 50
      }
    },
    "query": {},
    "optional": []
  },
  "resolveUserByPhone": {
    "params": {
      "product": {
        "type": "string",
        "pattern": "^[a-z0-9-]+$",
        "maxLength": 50
      }
    },
    "query": {
      "ph": { "$ref": "Phone" }
    },
    "optional": []
  },
  "recordAttendance": {
    "params": {
      "product": {
        "type": "string",
        "pattern": "^[a-z0-9-]+$",
        "maxLength": 50
      },
      "userId": { "$ref": "Id" }
    },
    "query": {},
    "body": { "$ref": "AttendanceRequest" },
    "optional": []
  },
  "listMyPromotions": {
    "params": {
      "product": {
        "type": "string",
        "pattern": "^[a-z0-9-]+$",
        "maxLength": 50
      }
    },
    "query": {},
    "optional": []
  },
  "listReservableClasses": {
    "params": {
      "product": {
        "type": "string",
        "pattern": "^[a-z0-9-]+$",
        "maxLength": 50
      }
    },
    "query": {
      "membershipId": { "$ref": "Id" }
    },
    "optional": []
  },
  "listTodayReservations": {
    "params": {
      "product": {
        "type": "string",
        "pattern": "^[a-z0-9-]+$",
        "maxLength": 50
      }
    },
    "query": {
      "membershipId": { "$ref": "Id" }
    },
    "optional": []
  },
  "listReservationHistory": {
    "params": {
      "product": {
        "type": "string",
        "pattern": "^[a-z0-9-]+$",
        "maxLength": 50
      }
    },
    "query": {
      "membershipId": { "$ref": "Id" }
    },
    "optional": []
  },
  "createReservation": {
    "params": {
      "product": {
        "type": "string",
        "pattern": "^[a-z0-9-]+$",
        "maxLength": 50
      }
    },
    "query": {},
    "body": { "$ref": "ReservationRequest" },
    "optional": []
  },
  "cancelReservation": {
    "params": {
      "product": {
        "type": "string",
        "pattern": "^[a-z0-9-]+$",
        "maxLength": 50
      },
      "id": { "$ref": "Id" }
    },
    "query": {},
    "optional": []
  },
  "getMySubject": {
    "params": {
      "product": {
        "type": "string",
        "pattern": "^[a-z0-9-]+$",
        "maxLength": 50
      }
    },
    "query": {},
    "optional": []
  },
  "listClassesWithReservations": {
    "params": {
      "product": {
        "type": "string",
        "pattern": "^[a-z0-9-]+$",
        "maxLength": 50
      }
    },
    "query": {},
    "optional": []
  },
  "listRegisteredTimes": {
    "params": {
      "product": {
        "type": "string",
        "pattern": "^[a-z0-9-]+$",
        "maxLength": 50
      }
    },
    "query": {
      "date": { "$ref": "Date" }
    },
    "optional": []
  },
  "createClass": {
    "params": {
      "product": {
        "type": "string",
        "pattern": "^[a-z0-9-]+$",
        "maxLength": 50
      }
    },
    "query": {},
    "body": { "$ref": "ClassRequest" },
    "optional": []
  },
  "deleteClass": {
    "params": {
      "product": {
        "type": "string",
        "pattern": "^[a-z0-9-]+$",
        "maxLength": 50
      },
      "classId": { "$ref": "Id" }
    },
    "query": {},
    "optional": []
  },
  "listMyMembers": {
    "params": {
      "product": {
        "type": "string",
        "pattern": "^[a-z0-9-]+$",
        "maxLength": 50
      }
    },
    "query": {
      "nickName": {
        "type": "string",
        "maxLength": 100,
        "x-messages": { "maxLength": "이름은 100자 이하로 입력해주세요." }
      }
    },
    "optional": []
  }
};

/** The schemas to which these refer, by name. */
export const namedSchemas: Readonly<Record<string, RequestSchema>> = {
  "SignUpRequest": {
    "type": "object",
    "additionalProperties": false,
    "required": [ "nickname", "gender", "username", "password", "passwordCheck", "ph", "email" ],
    "properties": {
      "nickname": {
        "type": "string",
        "pattern": "^[가-힣a-zA-Z]{2,}$",
        "x-message": "이름은 한글 또는 영어 2~20자로 입력하세요."
      },
      "gender": {
        "allOf": [
          { "$ref": "Gender" }
        ],
        "x-message": "성별을 선택하세요."
      },
      "username": {
        "type": "string",
        "pattern": "^[a-z0-9]{5,15}$",
        "x-message": "아이디는 영소문자 및 숫자로 5~15자여야 합니다."
      },
      "password": {
        "type": "string",
        "pattern": "^(?=.*[A-Za-z])(?=.*\\d)(?=.*[!@#$%^&*])[A-Za-z\\d!@#$%^&*]{8,20}$",
        "x-message": "비밀번호는 영문, 숫자, 특수문자를 포함하여 8~20자여야 합니다."
      },
      "passwordCheck": { "type": "string", "x-equals": "password", "x-message": "비밀번호가 일치하지 않습니다." },
      "ph": {
        "type": "string",
        "pattern": "^[0-9]{9,11}$",
        "x-message": "전화번호는 숫자 9~11자여야 합니다."
      },
      "email": {
        "type": "string",
        "maxLength": 254,
        "pattern": "^[A-Za-z0-9.!#$%&'*+\\/=?^_`{|}~\\-]+@[A-Za-z0-9](?:[A-Za-z0-9\\-]*[A-Za-z0-9])?(?:\\.[A-Za-z0-9](?:[A-Za-z0-9\\-]*[A-Za-z0-9])?)+$",
        "x-message": "올바른 이메일 주소를 입력하세요."
      }
    }
  },
  "SignInRequest": {
    "type": "object",
    "additionalProperties": false,
    "required": [ "username", "password" ],
    "properties": {
      "username": { "$ref": "Credential" },
      "password": { "$ref": "Credential" }
    }
  },
  "PayRecordRequest": {
    "type": "object",
    "additionalProperties": false,
    "required": [ "reqMembershipDto", "reqPayDto" ],
    "properties": {
      "reqMembershipDto": {
        "type": "object",
        "additionalProperties": false,
        "required": [ "userId", "promotionId" ],
        "properties": {
          "userId": { "$ref": "Id" },
          "promotionId": { "$ref": "Id" }
        }
      },
      "reqPayDto": {
        "type": "object",
        "additionalProperties": false,
        "required": [ "uuid", "userId", "managerId", "promotionId", "paymentMethod" ],
        "properties": {
          "uuid": { "type": "string", "minLength": 1, "maxLength": 100 },
          "userId": { "$ref": "Id" },
          "managerId": { "type": "integer", "minimum": 0, "maximum": 9007199254740991 },
          "promotionId": { "$ref": "Id" },
          "paymentMethod": {
            "type": "string",
            "enum": [ "KAKAOPAY" ]
          }
        }
      }
    }
  },
  "ReviewRequest": {
    "type": "object",
    "additionalProperties": false,
    "required": [ "content", "likeStar" ],
    "properties": {
      "content": {
        "type": "string",
        "pattern": "[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u034F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u206F\\u2800\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0]",
        "maxLength": 1000,
        "x-message": "별점과 리뷰 내용을 모두 입력해주세요.",
        "x-messages": { "maxLength": "리뷰는 1,000자 이하로 작성해주세요." }
      },
      "likeStar": { "type": "integer", "minimum": 1, "maximum": 5, "x-message": "별점과 리뷰 내용을 모두 입력해주세요." }
    }
  },
  "Date": { "type": "string", "format": "date" },
  "Id": { "type": "integer", "minimum": 1, "format": "int64", "maximum": 9007199254740991 },
  "RoleChangeRequest": {
    "type": "object",
    "additionalProperties": false,
    "required": [ "userId", "roleName" ],
    "properties": {
      "userId": { "$ref": "Id" },
      "roleName": {
        "type": "string",
        "enum": [ "ROLE_MANAGER", "ROLE_CUSTOMER", "ROLE_ANONYMOUS" ]
      }
    }
  },
  "Phone": {
    "type": "string",
    "minLength": 1,
    "maxLength": 20,
    "x-message": "전화번호를 입력해주세요.",
    "x-messages": { "maxLength": "전화번호는 20자 이하로 입력해주세요." }
  },
  "AttendanceRequest": {
    "type": "object",
    "additionalProperties": false,
    "required": [ "username", "ph" ],
    "properties": {
      "username": { "type": "string", "maxLength": 1000 },
      "ph": { "$ref": "Phone" }
    }
  },
  "ReservationRequest": {
    "type": "object",
    "additionalProperties": false,
    "required": [ "classId", "membershipId" ],
    "properties": {
      "classId": { "$ref": "Id" },
      "membershipId": { "$ref": "Id" }
    }
  },
  "ClassRequest": {
    "type": "object",
    "additionalProperties": false,
    "required": [ "classSubjectId", "classTime", "classMaxCustomer", "classCustomerReserve" ],
    "properties": {
      "classSubjectId": { "$ref": "Id" },
      "classTime": {
        "type": "string",
        "pattern": "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T(0[6-9]|1\\d|2[0-3]):00:00$"
      },
      "classMaxCustomer": {
        "type": "integer",
        "minimum": 1,
        "maximum": 50,
        "x-message": "최대 인원은 1명 이상이어야 합니다.",
        "x-messages": { "maximum": "최대 인원은 50명 이하여야 합니다." }
      },
      "classCustomerReserve": {
        "type": "integer",
        "enum": [ 0 ]
      }
    }
  },
  "Gender": {
    "type": "string",
    "enum": [ "male", "female" ]
  },
  "Credential": {
    "type": "string",
    "pattern": "\\S",
    "maxLength": 100,
    "x-message": "아이디와 비밀번호를 입력하세요.",
    "x-messages": { "maxLength": "아이디와 비밀번호는 100자 이하로 입력하세요." }
  }
};
