// Generated from openapi.yaml by `pnpm generate`: do not edit.

/**
 * The fields of each response that is read tolerantly, by path; a list is in brackets. Without a field that `isKey` the row is left out;
 * a field that `isNullable` may be null or missing.
 */
export const responseShapes = {
  "/api/{product}/review": [
    {
      "content": { "kind": "text" },
      "likeStar": { "kind": "integer", "minimum": 1, "maximum": 5 }
    }
  ],
  "/api/{product}/admin/sales/reports": [
    {
      "date": { "kind": "date", "isKey": true },
      "totalAmount": { "kind": "integer" },
      "ptTotalAmount": { "kind": "integer" },
      "pltTotalAmount": { "kind": "integer" },
      "htTotalAmount": { "kind": "integer" }
    }
  ],
  "/api/{product}/admin/manager": [
    {
      "managerId": { "kind": "integer", "isKey": true },
      "nickname": { "kind": "text" },
      "gender": {
        "kind": "enum",
        "values": [ "male", "female" ]
      },
      "ph": { "kind": "text" },
      "classMemberCount": { "kind": "integer", "minimum": 0 },
      "classSessionCount": { "kind": "integer", "minimum": 0 }
    }
  ],
  "/api/{product}/admin/users": [
    {
      "userId": { "kind": "integer", "isKey": true },
      "nickName": { "kind": "text" },
      "ph": { "kind": "text" },
      "gender": {
        "kind": "enum",
        "values": [ "male", "female" ]
      },
      "createdAt": { "kind": "date" },
      "roleName": {
        "kind": "role",
        "values": [ "ROLE_ANONYMOUS", "ROLE_CUSTOMER", "ROLE_MANAGER", "ROLE_MASTER" ]
      },
      "promotionName": { "kind": "text", "isNullable": true },
      "promotionSessionCount": { "kind": "integer", "minimum": 0, "isNullable": true },
      "expiredDate": { "kind": "date", "isNullable": true }
    }
  ],
  "/api/{product}/attendance/me": [
    {
      "attendDate": { "kind": "date", "isKey": true }
    }
  ],
  "/api/{product}/reservations/available-promotions": [
    {
      "membershipId": { "kind": "integer", "isKey": true },
      "promotionName": { "kind": "text" },
      "trainerName": { "kind": "text", "isNullable": true },
      "remainingSessionCount": { "kind": "integer", "minimum": 0, "isNullable": true },
      "expiredDate": { "kind": "date", "isNullable": true }
    }
  ],
  "/api/{product}/classes/reservable": [
    {
      "classId": { "kind": "integer", "isKey": true },
      "classTime": { "kind": "date-time", "isKey": true },
      "trainerName": { "kind": "text" },
      "classSubject": { "kind": "text" },
      "currentCustomer": { "kind": "integer", "minimum": 0 },
      "maxCustomer": { "kind": "integer", "minimum": 1 }
    }
  ],
  "/api/{product}/reservation/today": [
    {
      "reservationId": { "kind": "integer", "isKey": true },
      "classTime": { "kind": "date-time" }
    }
  ],
  "/api/{product}/reservation/history": [
    {
      "reservationId": { "kind": "integer", "isKey": true },
      "classTime": { "kind": "date-time" },
      "classSubject": { "kind": "text", "isNullable": true },
      "trainerName": { "kind": "text", "isNullable": true },
      "status": {
        "kind": "enum",
        "values": [ "RESERVED", "ATTENDED", "ABSENT", "CANCELLED" ],
        "isNullable": true
      }
    }
  ],
  "/api/{product}/subject/me": {
    "classSubjectId": { "kind": "integer", "isKey": true },
    "classSubjectName": { "kind": "text" }
  },
  "/api/{product}/classes/with-reservations": [
    {
      "classId": { "kind": "integer", "isKey": true },
      "classTime": { "kind": "date-time", "isKey": true },
      "classSubject": { "kind": "text" },
      "reservedMembers": { "kind": "array", "isNullable": true }
    }
  ],
  "/api/{product}/classes/registered-times": [
    { "kind": "time", "isKey": true }
  ],
  "/api/{product}/manager/membermanagement": [
    {
      "nickName": { "kind": "text" },
      "ph": { "kind": "text" },
      "promotionName": { "kind": "text", "isNullable": true },
      "promotionSessionCount": { "kind": "integer", "minimum": 0, "isNullable": true },
      "expiredDate": { "kind": "date", "isNullable": true }
    }
  ]
} as const;
