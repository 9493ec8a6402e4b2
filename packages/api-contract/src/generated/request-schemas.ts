// Generated from openapi.yaml by `pnpm generate`: do not edit.

import type { OperationId } from './operations.ts';

/** A request's JSON Schema. */
export interface RequestSchema {
  /** A name in `namedSchemas`. */
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly allOf?: readonly RequestSchema[];
  readonly anyOf?: readonly RequestSchema[];
  readonly oneOf?: readonly RequestSchema[];
  readonly not?: RequestSchema;
  readonly items?: RequestSchema;
  readonly prefixItems?: readonly RequestSchema[];
  readonly contains?: RequestSchema;
  readonly minContains?: number;
  readonly maxContains?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly properties?: Readonly<Record<string, RequestSchema>>;
  readonly propertyNames?: RequestSchema;
  readonly required?: readonly string[];
  readonly dependentRequired?: Readonly<Record<string, readonly string[]>>;
  readonly additionalProperties?: boolean | RequestSchema;
  readonly minProperties?: number;
  readonly maxProperties?: number;
  /** The name of the field that must have the same value. */
  readonly 'x-equals'?: string;
}

/** The schemas of a request by its parts. */
export interface RequestSchemas {
  readonly params: Readonly<Record<string, RequestSchema>>;
  readonly query: Readonly<Record<string, RequestSchema>>;
  readonly headers: Readonly<Record<string, RequestSchema>>;
  readonly body?: RequestSchema;
  /** Pointers of what may be left out: `/query/page`, `/body`; everything else is required. */
  readonly optional: readonly string[];
}

/** The request schemas of every operation by its id. */
export const requestSchemas: Readonly<Record<OperationId, RequestSchemas>> = {
  signUp: { params: {}, query: {}, headers: {}, body: { $ref: 'SignUpRequest' }, optional: [] },
  signIn: { params: {}, query: {}, headers: {}, body: { $ref: 'SignInRequest' }, optional: [] },
  recordPayment: {
    params: { product: { type: 'string', pattern: '^[a-z0-9-]+$', maxLength: 50 } },
    query: {},
    headers: {},
    body: { $ref: 'PayRecordRequest' },
    optional: [],
  },
  listReviews: {
    params: { product: { type: 'string', pattern: '^[a-z0-9-]+$', maxLength: 50 } },
    query: {},
    headers: {},
    optional: [],
  },
  createReview: {
    params: { product: { type: 'string', pattern: '^[a-z0-9-]+$', maxLength: 50 } },
    query: {},
    headers: {},
    body: { $ref: 'ReviewRequest' },
    optional: [],
  },
  getSalesReport: {
    params: { product: { type: 'string', pattern: '^[a-z0-9-]+$', maxLength: 50 } },
    query: { startDate: { $ref: 'Date' }, endDate: { $ref: 'Date' } },
    headers: {},
    optional: [],
  },
  listWorkers: {
    params: { product: { type: 'string', pattern: '^[a-z0-9-]+$', maxLength: 50 } },
    query: { classTime: { type: 'string', pattern: '^\\d{4}-(0[1-9]|1[0-2])-01$' } },
    headers: {},
    optional: [],
  },
  listUsers: {
    params: { product: { type: 'string', pattern: '^[a-z0-9-]+$', maxLength: 50 } },
    query: {},
    headers: {},
    optional: [],
  },
  changeUserRole: {
    params: { product: { type: 'string', pattern: '^[a-z0-9-]+$', maxLength: 50 }, userId: { $ref: 'Id' } },
    query: {},
    headers: {},
    body: { $ref: 'RoleChangeRequest' },
    optional: [],
  },
  listMyAttendance: {
    params: { product: { type: 'string', pattern: '^[a-z0-9-]+$', maxLength: 50 } },
    query: {},
    headers: {},
    optional: [],
  },
  resolveUserByPhone: {
    params: { product: { type: 'string', pattern: '^[a-z0-9-]+$', maxLength: 50 } },
    query: { ph: { $ref: 'Phone' } },
    headers: {},
    optional: [],
  },
  recordAttendance: {
    params: { product: { type: 'string', pattern: '^[a-z0-9-]+$', maxLength: 50 }, userId: { $ref: 'Id' } },
    query: {},
    headers: {},
    body: { $ref: 'AttendanceRequest' },
    optional: [],
  },
  listMyPromotions: {
    params: { product: { type: 'string', pattern: '^[a-z0-9-]+$', maxLength: 50 } },
    query: {},
    headers: {},
    optional: [],
  },
  listReservableClasses: {
    params: { product: { type: 'string', pattern: '^[a-z0-9-]+$', maxLength: 50 } },
    query: { membershipId: { $ref: 'Id' } },
    headers: {},
    optional: [],
  },
  listTodayReservations: {
    params: { product: { type: 'string', pattern: '^[a-z0-9-]+$', maxLength: 50 } },
    query: { membershipId: { $ref: 'Id' } },
    headers: {},
    optional: [],
  },
  listReservationHistory: {
    params: { product: { type: 'string', pattern: '^[a-z0-9-]+$', maxLength: 50 } },
    query: { membershipId: { $ref: 'Id' } },
    headers: {},
    optional: [],
  },
  createReservation: {
    params: { product: { type: 'string', pattern: '^[a-z0-9-]+$', maxLength: 50 } },
    query: {},
    headers: {},
    body: { $ref: 'ReservationRequest' },
    optional: [],
  },
  cancelReservation: {
    params: { product: { type: 'string', pattern: '^[a-z0-9-]+$', maxLength: 50 }, id: { $ref: 'Id' } },
    query: {},
    headers: {},
    optional: [],
  },
  getMySubject: {
    params: { product: { type: 'string', pattern: '^[a-z0-9-]+$', maxLength: 50 } },
    query: {},
    headers: {},
    optional: [],
  },
  listClassesWithReservations: {
    params: { product: { type: 'string', pattern: '^[a-z0-9-]+$', maxLength: 50 } },
    query: {},
    headers: {},
    optional: [],
  },
  listRegisteredTimes: {
    params: { product: { type: 'string', pattern: '^[a-z0-9-]+$', maxLength: 50 } },
    query: { date: { $ref: 'Date' } },
    headers: {},
    optional: [],
  },
  createClass: {
    params: { product: { type: 'string', pattern: '^[a-z0-9-]+$', maxLength: 50 } },
    query: {},
    headers: {},
    body: { $ref: 'ClassRequest' },
    optional: [],
  },
  deleteClass: {
    params: { product: { type: 'string', pattern: '^[a-z0-9-]+$', maxLength: 50 }, classId: { $ref: 'Id' } },
    query: {},
    headers: {},
    optional: [],
  },
  listMyMembers: {
    params: { product: { type: 'string', pattern: '^[a-z0-9-]+$', maxLength: 50 } },
    query: { nickName: { type: 'string', maxLength: 100 } },
    headers: {},
    optional: [],
  },
};

/** The schemas to which these refer, by name. */
export const namedSchemas: Readonly<Record<string, RequestSchema>> = {
  SignUpRequest: {
    type: 'object',
    additionalProperties: false,
    required: ['nickname', 'gender', 'username', 'password', 'passwordCheck', 'ph', 'email'],
    properties: {
      nickname: { type: 'string', pattern: '^[가-힣a-zA-Z]{2,}$' },
      gender: { allOf: [{ $ref: 'Gender' }] },
      username: { type: 'string', pattern: '^[a-z0-9]{5,15}$' },
      password: { type: 'string', pattern: '^(?=.*[A-Za-z])(?=.*\\d)(?=.*[!@#$%^&*])[A-Za-z\\d!@#$%^&*]{8,20}$' },
      passwordCheck: { type: 'string', 'x-equals': 'password' },
      ph: { type: 'string', pattern: '^[0-9]{9,11}$' },
      email: {
        type: 'string',
        maxLength: 254,
        pattern: '^[A-Za-z0-9.!#$%&\'*+\\/=?^_`{|}~\\-]+@[A-Za-z0-9](?:[A-Za-z0-9\\-]*[A-Za-z0-9])?(?:\\.[A-Za-z0-9](?:[A-Za-z0-9\\-]*[A-Za-z0-9])?)+$',
      },
    },
  },
  SignInRequest: {
    type: 'object',
    additionalProperties: false,
    required: ['username', 'password'],
    properties: { username: { allOf: [{ $ref: 'Credential' }] }, password: { allOf: [{ $ref: 'Credential' }] } },
  },
  PayRecordRequest: {
    type: 'object',
    additionalProperties: false,
    required: ['reqMembershipDto', 'reqPayDto'],
    properties: {
      reqMembershipDto: {
        type: 'object',
        additionalProperties: false,
        required: ['userId', 'promotionId'],
        properties: { userId: { allOf: [{ $ref: 'Id' }] }, promotionId: { allOf: [{ $ref: 'Id' }] } },
      },
      reqPayDto: {
        type: 'object',
        additionalProperties: false,
        required: ['uuid', 'userId', 'managerId', 'promotionId', 'paymentMethod'],
        properties: {
          uuid: { type: 'string', minLength: 1, maxLength: 100 },
          userId: { allOf: [{ $ref: 'Id' }] },
          managerId: { type: 'integer', minimum: 0, maximum: 9007199254740991 },
          promotionId: { allOf: [{ $ref: 'Id' }] },
          paymentMethod: { type: 'string', enum: ['KAKAOPAY'] },
        },
      },
    },
  },
  ReviewRequest: {
    type: 'object',
    additionalProperties: false,
    required: ['content', 'likeStar'],
    properties: {
      content: {
        type: 'string',
        pattern: '[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u034F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u206F\\u2800\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0]',
        maxLength: 1000,
      },
      likeStar: { type: 'integer', minimum: 1, maximum: 5 },
    },
  },
  Date: { type: 'string', format: 'date' },
  Id: { type: 'integer', minimum: 1, format: 'int64', maximum: 9007199254740991 },
  RoleChangeRequest: {
    type: 'object',
    additionalProperties: false,
    required: ['userId', 'roleName'],
    properties: {
      userId: { allOf: [{ $ref: 'Id' }] },
      roleName: { type: 'string', enum: ['ROLE_MANAGER', 'ROLE_CUSTOMER', 'ROLE_ANONYMOUS'] },
    },
  },
  Phone: { type: 'string', minLength: 1, maxLength: 20 },
  AttendanceRequest: {
    type: 'object',
    additionalProperties: false,
    required: ['username', 'ph'],
    properties: { username: { type: 'string', maxLength: 1000 }, ph: { allOf: [{ $ref: 'Phone' }] } },
  },
  ReservationRequest: {
    type: 'object',
    additionalProperties: false,
    required: ['classId', 'membershipId'],
    properties: { classId: { allOf: [{ $ref: 'Id' }] }, membershipId: { allOf: [{ $ref: 'Id' }] } },
  },
  ClassRequest: {
    type: 'object',
    additionalProperties: false,
    required: ['classSubjectId', 'classTime', 'classMaxCustomer', 'classCustomerReserve'],
    properties: {
      classSubjectId: { allOf: [{ $ref: 'Id' }] },
      classTime: { type: 'string', pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T(0[6-9]|1\\d|2[0-3]):00:00$' },
      classMaxCustomer: { type: 'integer', minimum: 1, maximum: 50 },
      classCustomerReserve: { type: 'integer', enum: [0] },
    },
  },
  Gender: { type: 'string', enum: ['male', 'female'] },
  Credential: { type: 'string', pattern: '\\S', maxLength: 100 },
};
