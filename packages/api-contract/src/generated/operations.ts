// Generated from openapi.yaml by `pnpm generate`: do not edit.

import type { OperationRole } from './roles.ts';

export type { OperationRole } from './roles.ts';

/** An operation without its schemas. */
export interface OperationInfo {
  readonly id: string;
  readonly method: 'get' | 'put' | 'post' | 'delete' | 'patch';
  readonly path: string;
  /** Its first tag. */
  readonly tag: string;
  /** The roles that may call it. */
  readonly roles: readonly OperationRole[];
  /** It needs no token. */
  readonly isPublic: boolean;
  /** Names of the path parameters. */
  readonly params: readonly string[];
  /** Names of the query parameters. */
  readonly query: readonly string[];
  readonly hasBody: boolean;
  /** The first status of success, `2XX` where any will do. */
  readonly success: string;
  /** Every listed status, the successes included; `default` for all others. */
  readonly statuses: readonly string[];
  /** Names of the error responses by status. */
  readonly errors: Readonly<Record<string, readonly string[]>>;
}

/** Every operation of the contract by its id. */
export const operations = {
  "signUp": {
    "id": "signUp",
    "method": "post",
    "path": "/api/auth/signup",
    "tag": "auth",
    "roles": [ "ROLE_ANONYMOUS", "ROLE_CUSTOMER", "ROLE_MANAGER", "ROLE_MASTER" ],
    "isPublic": true,
    "params": [],
    "query": [],
    "hasBody": true,
    "success": "2XX",
    "statuses": [ "400", "415", "2XX" ],
    "errors": {
      "400": [ "SignUpInvalid", "UsernameTaken", "PhoneTaken" ],
      "415": [ "UnsupportedMediaType" ]
    }
  },
  "signIn": {
    "id": "signIn",
    "method": "post",
    "path": "/api/auth/signin",
    "tag": "auth",
    "roles": [ "ROLE_ANONYMOUS", "ROLE_CUSTOMER", "ROLE_MANAGER", "ROLE_MASTER" ],
    "isPublic": true,
    "params": [],
    "query": [],
    "hasBody": true,
    "success": "200",
    "statuses": [ "200", "400", "401", "415" ],
    "errors": {
      "400": [ "BadRequest" ],
      "401": [ "SignInFailed" ],
      "415": [ "UnsupportedMediaType" ]
    }
  },
  "recordPayment": {
    "id": "recordPayment",
    "method": "post",
    "path": "/api/{product}/pay",
    "tag": "payment",
    "roles": [ "ROLE_CUSTOMER" ],
    "isPublic": false,
    "params": [ "product" ],
    "query": [],
    "hasBody": true,
    "success": "2XX",
    "statuses": [ "400", "401", "403", "415", "2XX" ],
    "errors": {
      "400": [ "BadRequest", "UnknownPromotion", "PayMismatch" ],
      "401": [ "LoginRequired" ],
      "403": [ "Forbidden" ],
      "415": [ "UnsupportedMediaType" ]
    }
  },
  "listReviews": {
    "id": "listReviews",
    "method": "get",
    "path": "/api/{product}/review",
    "tag": "review",
    "roles": [ "ROLE_ANONYMOUS", "ROLE_CUSTOMER", "ROLE_MANAGER", "ROLE_MASTER" ],
    "isPublic": true,
    "params": [ "product" ],
    "query": [],
    "hasBody": false,
    "success": "200",
    "statuses": [ "200", "400" ],
    "errors": {
      "400": [ "BadRequest" ]
    }
  },
  "createReview": {
    "id": "createReview",
    "method": "post",
    "path": "/api/{product}/review",
    "tag": "review",
    "roles": [ "ROLE_CUSTOMER" ],
    "isPublic": false,
    "params": [ "product" ],
    "query": [],
    "hasBody": true,
    "success": "2XX",
    "statuses": [ "400", "401", "403", "415", "2XX" ],
    "errors": {
      "400": [ "BadRequest" ],
      "401": [ "LoginRequired" ],
      "403": [ "Forbidden" ],
      "415": [ "UnsupportedMediaType" ]
    }
  },
  "getSalesReport": {
    "id": "getSalesReport",
    "method": "get",
    "path": "/api/{product}/admin/sales/reports",
    "tag": "admin",
    "roles": [ "ROLE_MASTER" ],
    "isPublic": false,
    "params": [ "product" ],
    "query": [ "startDate", "endDate" ],
    "hasBody": false,
    "success": "200",
    "statuses": [ "200", "400", "401", "403" ],
    "errors": {
      "400": [ "BadRequest" ],
      "401": [ "LoginRequired" ],
      "403": [ "Forbidden" ]
    }
  },
  "listWorkers": {
    "id": "listWorkers",
    "method": "get",
    "path": "/api/{product}/admin/manager",
    "tag": "admin",
    "roles": [ "ROLE_MASTER" ],
    "isPublic": false,
    "params": [ "product" ],
    "query": [ "classTime" ],
    "hasBody": false,
    "success": "200",
    "statuses": [ "200", "400", "401", "403" ],
    "errors": {
      "400": [ "BadRequest" ],
      "401": [ "LoginRequired" ],
      "403": [ "Forbidden" ]
    }
  },
  "listUsers": {
    "id": "listUsers",
    "method": "get",
    "path": "/api/{product}/admin/users",
    "tag": "admin",
    "roles": [ "ROLE_MASTER" ],
    "isPublic": false,
    "params": [ "product" ],
    "query": [],
    "hasBody": false,
    "success": "200",
    "statuses": [ "200", "400", "401", "403" ],
    "errors": {
      "400": [ "BadRequest" ],
      "401": [ "LoginRequired" ],
      "403": [ "Forbidden" ]
    }
  },
  "changeUserRole": {
    "id": "changeUserRole",
    "method": "put",
    "path": "/api/{product}/admin/users/{userId}/role",
    "tag": "admin",
    "roles": [ "ROLE_MASTER" ],
    "isPublic": false,
    "params": [ "product", "userId" ],
    "query": [],
    "hasBody": true,
    "success": "2XX",
    "statuses": [ "400", "401", "403", "404", "409", "415", "2XX" ],
    "errors": {
      "400": [ "BadRequest" ],
      "401": [ "LoginRequired" ],
      "403": [ "Forbidden" ],
      "404": [ "UserNotFound" ],
      "409": [ "LastMaster" ],
      "415": [ "UnsupportedMediaType" ]
    }
  },
  "listMyAttendance": {
    "id": "listMyAttendance",
    "method": "get",
    "path": "/api/{product}/attendance/me",
    "tag": "attendance",
    "roles": [ "ROLE_CUSTOMER", "ROLE_MANAGER" ],
    "isPublic": false,
    "params": [ "product" ],
    "query": [],
    "hasBody": false,
    "success": "200",
    "statuses": [ "200", "400", "401", "403" ],
    "errors": {
      "400": [ "BadRequest" ],
      "401": [ "LoginRequired" ],
      "403": [ "Forbidden" ]
    }
  },
  "resolveUserByPhone": {
    "id": "resolveUserByPhone",
    "method": "get",
    "path": "/api/{product}/attendance/resolve-user",
    "tag": "attendance",
    "roles": [ "ROLE_MASTER" ],
    "isPublic": false,
    "params": [ "product" ],
    "query": [ "ph" ],
    "hasBody": false,
    "success": "200",
    "statuses": [ "200", "400", "401", "403", "404" ],
    "errors": {
      "400": [ "BadRequest" ],
      "401": [ "LoginRequired" ],
      "403": [ "Forbidden" ],
      "404": [ "PhoneNotFound" ]
    }
  },
  "recordAttendance": {
    "id": "recordAttendance",
    "method": "post",
    "path": "/api/{product}/attendance/users/{userId}",
    "tag": "attendance",
    "roles": [ "ROLE_MASTER" ],
    "isPublic": false,
    "params": [ "product", "userId" ],
    "query": [],
    "hasBody": true,
    "success": "2XX",
    "statuses": [ "400", "401", "403", "404", "409", "415", "2XX" ],
    "errors": {
      "400": [ "BadRequest" ],
      "401": [ "LoginRequired" ],
      "403": [ "Forbidden" ],
      "404": [ "PhoneNotFound" ],
      "409": [ "AlreadyAttended" ],
      "415": [ "UnsupportedMediaType" ]
    }
  },
  "listMyPromotions": {
    "id": "listMyPromotions",
    "method": "get",
    "path": "/api/{product}/reservations/available-promotions",
    "tag": "reservation",
    "roles": [ "ROLE_CUSTOMER" ],
    "isPublic": false,
    "params": [ "product" ],
    "query": [],
    "hasBody": false,
    "success": "200",
    "statuses": [ "200", "400", "401", "403" ],
    "errors": {
      "400": [ "BadRequest" ],
      "401": [ "LoginRequired" ],
      "403": [ "Forbidden" ]
    }
  },
  "listReservableClasses": {
    "id": "listReservableClasses",
    "method": "get",
    "path": "/api/{product}/classes/reservable",
    "tag": "reservation",
    "roles": [ "ROLE_CUSTOMER" ],
    "isPublic": false,
    "params": [ "product" ],
    "query": [ "membershipId" ],
    "hasBody": false,
    "success": "200",
    "statuses": [ "200", "400", "401", "403" ],
    "errors": {
      "400": [ "BadRequest" ],
      "401": [ "LoginRequired" ],
      "403": [ "Forbidden" ]
    }
  },
  "listTodayReservations": {
    "id": "listTodayReservations",
    "method": "get",
    "path": "/api/{product}/reservation/today",
    "tag": "reservation",
    "roles": [ "ROLE_CUSTOMER" ],
    "isPublic": false,
    "params": [ "product" ],
    "query": [ "membershipId" ],
    "hasBody": false,
    "success": "200",
    "statuses": [ "200", "400", "401", "403" ],
    "errors": {
      "400": [ "BadRequest" ],
      "401": [ "LoginRequired" ],
      "403": [ "Forbidden" ]
    }
  },
  "listReservationHistory": {
    "id": "listReservationHistory",
    "method": "get",
    "path": "/api/{product}/reservation/history",
    "tag": "reservation",
    "roles": [ "ROLE_CUSTOMER" ],
    "isPublic": false,
    "params": [ "product" ],
    "query": [ "membershipId" ],
    "hasBody": false,
    "success": "200",
    "statuses": [ "200", "400", "401", "403" ],
    "errors": {
      "400": [ "BadRequest" ],
      "401": [ "LoginRequired" ],
      "403": [ "Forbidden" ]
    }
  },
  "createReservation": {
    "id": "createReservation",
    "method": "post",
    "path": "/api/{product}/reservation",
    "tag": "reservation",
    "roles": [ "ROLE_CUSTOMER" ],
    "isPublic": false,
    "params": [ "product" ],
    "query": [],
    "hasBody": true,
    "success": "2XX",
    "statuses": [ "400", "401", "403", "404", "409", "415", "2XX" ],
    "errors": {
      "400": [ "BadRequest" ],
      "401": [ "LoginRequired" ],
      "403": [ "Forbidden", "ClassNotAllowed" ],
      "404": [ "ClassNotFound" ],
      "409": [ "ClassFull", "ClassBegun", "AlreadyReserved", "SameHourReserved", "MembershipExpired", "NoSessionsLeft" ],
      "415": [ "UnsupportedMediaType" ]
    }
  },
  "cancelReservation": {
    "id": "cancelReservation",
    "method": "delete",
    "path": "/api/{product}/reservations/{id}",
    "tag": "reservation",
    "roles": [ "ROLE_CUSTOMER" ],
    "isPublic": false,
    "params": [ "product", "id" ],
    "query": [],
    "hasBody": false,
    "success": "2XX",
    "statuses": [ "400", "401", "403", "404", "409", "2XX" ],
    "errors": {
      "400": [ "BadRequest" ],
      "401": [ "LoginRequired" ],
      "403": [ "Forbidden" ],
      "404": [ "ReservationNotFound" ],
      "409": [ "ReservationBegun" ]
    }
  },
  "getMySubject": {
    "id": "getMySubject",
    "method": "get",
    "path": "/api/{product}/subject/me",
    "tag": "class",
    "roles": [ "ROLE_MANAGER" ],
    "isPublic": false,
    "params": [ "product" ],
    "query": [],
    "hasBody": false,
    "success": "200",
    "statuses": [ "200", "400", "401", "403", "404" ],
    "errors": {
      "400": [ "BadRequest" ],
      "401": [ "LoginRequired" ],
      "403": [ "Forbidden" ],
      "404": [ "SubjectNotFound" ]
    }
  },
  "listClassesWithReservations": {
    "id": "listClassesWithReservations",
    "method": "get",
    "path": "/api/{product}/classes/with-reservations",
    "tag": "class",
    "roles": [ "ROLE_MANAGER" ],
    "isPublic": false,
    "params": [ "product" ],
    "query": [],
    "hasBody": false,
    "success": "200",
    "statuses": [ "200", "400", "401", "403" ],
    "errors": {
      "400": [ "BadRequest" ],
      "401": [ "LoginRequired" ],
      "403": [ "Forbidden" ]
    }
  },
  "listRegisteredTimes": {
    "id": "listRegisteredTimes",
    "method": "get",
    "path": "/api/{product}/classes/registered-times",
    "tag": "class",
    "roles": [ "ROLE_MANAGER" ],
    "isPublic": false,
    "params": [ "product" ],
    "query": [ "date" ],
    "hasBody": false,
    "success": "200",
    "statuses": [ "200", "400", "401", "403" ],
    "errors": {
      "400": [ "BadRequest" ],
      "401": [ "LoginRequired" ],
      "403": [ "Forbidden" ]
    }
  },
  "createClass": {
    "id": "createClass",
    "method": "post",
    "path": "/api/{product}/classes",
    "tag": "class",
    "roles": [ "ROLE_MANAGER" ],
    "isPublic": false,
    "params": [ "product" ],
    "query": [],
    "hasBody": true,
    "success": "2XX",
    "statuses": [ "400", "401", "403", "409", "415", "2XX" ],
    "errors": {
      "400": [ "BadRequest" ],
      "401": [ "LoginRequired" ],
      "403": [ "Forbidden", "SubjectNotAllowed" ],
      "409": [ "ClassDatePast", "ClassTimePast", "ClassTimeTaken" ],
      "415": [ "UnsupportedMediaType" ]
    }
  },
  "deleteClass": {
    "id": "deleteClass",
    "method": "delete",
    "path": "/api/{product}/classes/{classId}",
    "tag": "class",
    "roles": [ "ROLE_MANAGER" ],
    "isPublic": false,
    "params": [ "product", "classId" ],
    "query": [],
    "hasBody": false,
    "success": "2XX",
    "statuses": [ "400", "401", "403", "404", "409", "2XX" ],
    "errors": {
      "400": [ "BadRequest" ],
      "401": [ "LoginRequired" ],
      "403": [ "Forbidden" ],
      "404": [ "ClassNotFound" ],
      "409": [ "ClassDeletePast", "ClassDeleteBegun" ]
    }
  },
  "listMyMembers": {
    "id": "listMyMembers",
    "method": "get",
    "path": "/api/{product}/manager/membermanagement",
    "tag": "member",
    "roles": [ "ROLE_MANAGER" ],
    "isPublic": false,
    "params": [ "product" ],
    "query": [ "nickName" ],
    "hasBody": false,
    "success": "200",
    "statuses": [ "200", "400", "401", "403" ],
    "errors": {
      "400": [ "BadRequest" ],
      "401": [ "LoginRequired" ],
      "403": [ "Forbidden" ]
    }
  }
} as const satisfies Record<string, OperationInfo>;

/** The id of an operation. */
export type OperationId = keyof typeof operations;
