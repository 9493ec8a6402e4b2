// Generated from openapi.yaml by `pnpm generate`: do not edit.

import type { OperationId } from './operations.ts';

/** A request's JSON Schema without references; covers what openapi.yaml uses there. */
export interface RequestSchema {
  readonly type?: 'string' | 'integer' | 'object';
  readonly format?: 'date';
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly enum?: readonly (string | number)[];
  readonly allOf?: readonly RequestSchema[];
  readonly properties?: Readonly<Record<string, RequestSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean;
  /** The name of the field that must have the same value. */
  readonly 'x-equals'?: string;
}

/** The schemas of a request by its parts; every parameter is required. */
export interface RequestSchemas {
  readonly params: Readonly<Record<string, RequestSchema>>;
  readonly query: Readonly<Record<string, RequestSchema>>;
  readonly body?: RequestSchema;
}

/** The request schemas of every operation by its id. */
export const requestSchemas: Readonly<Record<OperationId, RequestSchemas>> = {
  signUp: {
    params: {},
    query: {},
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['nickname', 'gender', 'username', 'password', 'passwordCheck', 'ph', 'email'],
      properties: {
        nickname: { type: 'string', pattern: '^[가-힣a-zA-Z]{2,}$' },
        gender: { allOf: [{ type: 'string', enum: ['male', 'female'] }] },
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
  },
  signIn: {
    params: {},
    query: {},
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['username', 'password'],
      properties: {
        username: { type: 'string', pattern: '\\S', maxLength: 100 },
        password: { type: 'string', pattern: '\\S', maxLength: 100 },
      },
    },
  },
  recordPayment: {
    params: { product: { type: 'string', pattern: '^[a-z0-9-]+$', maxLength: 50 } },
    query: {},
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['reqMembershipDto', 'reqPayDto'],
      properties: {
        reqMembershipDto: {
          type: 'object',
          additionalProperties: false,
          required: ['userId', 'promotionId'],
          properties: {
            userId: { type: 'integer', minimum: 1, maximum: 2147483647 },
            promotionId: { type: 'integer', minimum: 1, maximum: 2147483647 },
          },
        },
        reqPayDto: {
          type: 'object',
          additionalProperties: false,
          required: ['uuid', 'userId', 'managerId', 'promotionId', 'paymentMethod'],
          properties: {
            uuid: { type: 'string', minLength: 1, maxLength: 100 },
            userId: { type: 'integer', minimum: 1, maximum: 2147483647 },
            managerId: { type: 'integer', minimum: 0, maximum: 2147483647 },
            promotionId: { type: 'integer', minimum: 1, maximum: 2147483647 },
            paymentMethod: { type: 'string', enum: ['KAKAOPAY'] },
          },
        },
      },
    },
  },
  listReviews: { params: { product: { type: 'string', pattern: '^[a-z0-9-]+$', maxLength: 50 } }, query: {} },
  createReview: {
    params: { product: { type: 'string', pattern: '^[a-z0-9-]+$', maxLength: 50 } },
    query: {},
    body: {
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
  },
  getSalesReport: {
    params: { product: { type: 'string', pattern: '^[a-z0-9-]+$', maxLength: 50 } },
    query: { startDate: { type: 'string', format: 'date' }, endDate: { type: 'string', format: 'date' } },
  },
  listWorkers: {
    params: { product: { type: 'string', pattern: '^[a-z0-9-]+$', maxLength: 50 } },
    query: { classTime: { type: 'string', pattern: '^\\d{4}-(0[1-9]|1[0-2])-01$' } },
  },
  listUsers: { params: { product: { type: 'string', pattern: '^[a-z0-9-]+$', maxLength: 50 } }, query: {} },
  changeUserRole: {
    params: {
      product: { type: 'string', pattern: '^[a-z0-9-]+$', maxLength: 50 },
      userId: { type: 'integer', minimum: 1, maximum: 2147483647 },
    },
    query: {},
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['userId', 'roleName'],
      properties: {
        userId: { type: 'integer', minimum: 1, maximum: 2147483647 },
        roleName: { type: 'string', enum: ['ROLE_MANAGER', 'ROLE_CUSTOMER', 'ROLE_ANONYMOUS'] },
      },
    },
  },
  listMyAttendance: { params: { product: { type: 'string', pattern: '^[a-z0-9-]+$', maxLength: 50 } }, query: {} },
  resolveUserByPhone: {
    params: { product: { type: 'string', pattern: '^[a-z0-9-]+$', maxLength: 50 } },
    query: { ph: { type: 'string', minLength: 1, maxLength: 20 } },
  },
  recordAttendance: {
    params: {
      product: { type: 'string', pattern: '^[a-z0-9-]+$', maxLength: 50 },
      userId: { type: 'integer', minimum: 1, maximum: 2147483647 },
    },
    query: {},
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['username', 'ph'],
      properties: { username: { type: 'string', maxLength: 1000 }, ph: { type: 'string', minLength: 1, maxLength: 20 } },
    },
  },
  listMyPromotions: { params: { product: { type: 'string', pattern: '^[a-z0-9-]+$', maxLength: 50 } }, query: {} },
  listReservableClasses: {
    params: { product: { type: 'string', pattern: '^[a-z0-9-]+$', maxLength: 50 } },
    query: { membershipId: { type: 'integer', minimum: 1, maximum: 2147483647 } },
  },
  listTodayReservations: {
    params: { product: { type: 'string', pattern: '^[a-z0-9-]+$', maxLength: 50 } },
    query: { membershipId: { type: 'integer', minimum: 1, maximum: 2147483647 } },
  },
  listReservationHistory: {
    params: { product: { type: 'string', pattern: '^[a-z0-9-]+$', maxLength: 50 } },
    query: { membershipId: { type: 'integer', minimum: 1, maximum: 2147483647 } },
  },
  createReservation: {
    params: { product: { type: 'string', pattern: '^[a-z0-9-]+$', maxLength: 50 } },
    query: {},
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['classId', 'membershipId'],
      properties: {
        classId: { type: 'integer', minimum: 1, maximum: 2147483647 },
        membershipId: { type: 'integer', minimum: 1, maximum: 2147483647 },
      },
    },
  },
  cancelReservation: {
    params: {
      product: { type: 'string', pattern: '^[a-z0-9-]+$', maxLength: 50 },
      id: { type: 'integer', minimum: 1, maximum: 2147483647 },
    },
    query: {},
  },
  getMySubject: { params: { product: { type: 'string', pattern: '^[a-z0-9-]+$', maxLength: 50 } }, query: {} },
  listClassesWithReservations: { params: { product: { type: 'string', pattern: '^[a-z0-9-]+$', maxLength: 50 } }, query: {} },
  listRegisteredTimes: {
    params: { product: { type: 'string', pattern: '^[a-z0-9-]+$', maxLength: 50 } },
    query: { date: { type: 'string', format: 'date' } },
  },
  createClass: {
    params: { product: { type: 'string', pattern: '^[a-z0-9-]+$', maxLength: 50 } },
    query: {},
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['classSubjectId', 'classTime', 'classMaxCustomer', 'classCustomerReserve'],
      properties: {
        classSubjectId: { type: 'integer', minimum: 1, maximum: 2147483647 },
        classTime: { type: 'string', pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T(0[6-9]|1\\d|2[0-3]):00:00$' },
        classMaxCustomer: { type: 'integer', minimum: 1, maximum: 50 },
        classCustomerReserve: { type: 'integer', enum: [0] },
      },
    },
  },
  deleteClass: {
    params: {
      product: { type: 'string', pattern: '^[a-z0-9-]+$', maxLength: 50 },
      classId: { type: 'integer', minimum: 1, maximum: 2147483647 },
    },
    query: {},
  },
  listMyMembers: {
    params: { product: { type: 'string', pattern: '^[a-z0-9-]+$', maxLength: 50 } },
    query: { nickName: { type: 'string', maxLength: 100 } },
  },
};
