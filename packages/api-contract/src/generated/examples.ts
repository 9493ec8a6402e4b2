// Generated from openapi.yaml by `pnpm generate`: do not edit.

/** A valid request, by operation. */
export const requestExamples = {
  "signUp": {
    "params": {},
    "query": {},
    "body": { "nickname": "김하늘", "gender": "female", "username": "haneul1", "password": "Fitness1!", "passwordCheck": "Fitness1!", "ph": "01012345678", "email": "haneul@makefit.kr" }
  },
  "signIn": {
    "params": {},
    "query": {},
    "body": { "username": "customer1", "password": "Fitness1!" }
  },
  "recordPayment": {
    "params": { "product": "fitness" },
    "query": {},
    "body": {
      "reqMembershipDto": { "userId": 101, "promotionId": 1 },
      "reqPayDto": { "uuid": "6f1c2d7e-8a43-4b0e-9b1d-2f5a7c9e0d11", "userId": 101, "managerId": 1, "promotionId": 1, "paymentMethod": "KAKAOPAY" }
    }
  },
  "listReviews": {
    "params": { "product": "fitness" },
    "query": {}
  },
  "createReview": {
    "params": { "product": "fitness" },
    "query": {},
    "body": { "content": "설명이 꼼꼼해서 좋았습니다.", "likeStar": 5 }
  },
  "getSalesReport": {
    "params": { "product": "fitness" },
    "query": { "startDate": "2026-11-01", "endDate": "2026-11-20" }
  },
  "listWorkers": {
    "params": { "product": "fitness" },
    "query": { "classTime": "2026-11-01" }
  },
  "listUsers": {
    "params": { "product": "fitness" },
    "query": {}
  },
  "changeUserRole": {
    "params": { "product": "fitness", "userId": 101 },
    "query": {},
    "body": { "userId": 101, "roleName": "ROLE_MANAGER" }
  },
  "listMyAttendance": {
    "params": { "product": "fitness" },
    "query": {}
  },
  "resolveUserByPhone": {
    "params": { "product": "fitness" },
    "query": { "ph": "01020000001" }
  },
  "recordAttendance": {
    "params": { "product": "fitness", "userId": 101 },
    "query": {},
    "body": { "username": "대표", "ph": "01020000001" }
  },
  "listMyPromotions": {
    "params": { "product": "fitness" },
    "query": {}
  },
  "listReservableClasses": {
    "params": { "product": "fitness" },
    "query": { "membershipId": 1 }
  },
  "listTodayReservations": {
    "params": { "product": "fitness" },
    "query": { "membershipId": 1 }
  },
  "listReservationHistory": {
    "params": { "product": "fitness" },
    "query": { "membershipId": 1 }
  },
  "createReservation": {
    "params": { "product": "fitness" },
    "query": {},
    "body": { "classId": 11, "membershipId": 1 }
  },
  "cancelReservation": {
    "params": { "product": "fitness", "id": 31 },
    "query": {}
  },
  "getMySubject": {
    "params": { "product": "fitness" },
    "query": {}
  },
  "listClassesWithReservations": {
    "params": { "product": "fitness" },
    "query": {}
  },
  "listRegisteredTimes": {
    "params": { "product": "fitness" },
    "query": { "date": "2026-11-21" }
  },
  "createClass": {
    "params": { "product": "fitness" },
    "query": {},
    "body": { "classSubjectId": 1, "classTime": "2026-11-21T10:00:00", "classMaxCustomer": 1, "classCustomerReserve": 0 }
  },
  "deleteClass": {
    "params": { "product": "fitness", "classId": 11 },
    "query": {}
  },
  "listMyMembers": {
    "params": { "product": "fitness" },
    "query": { "nickName": "" }
  }
} as const;

/** The first success response, by operation; no body where openapi.yaml shows none. */
export const responseExamples = {
  "signUp": { "status": "2XX" },
  "signIn": {
    "status": "200",
    "body": {
      "nickname": "김서준",
      "token": "header.payload.signature",
      "role_name": "ROLE_CUSTOMER",
      "name": "김서준",
      "ph": "01020000001",
      "customer": { "membership": "PT 12회", "classstatus": "PT" }
    }
  },
  "recordPayment": { "status": "2XX" },
  "listReviews": {
    "status": "200",
    "body": [
      { "content": "설명이 꼼꼼해서 좋았습니다.", "likeStar": 5 }
    ]
  },
  "createReview": { "status": "2XX" },
  "getSalesReport": {
    "status": "200",
    "body": [
      { "date": "2026-11-20", "totalAmount": 1215000, "ptTotalAmount": 840000, "pltTotalAmount": 360000, "htTotalAmount": 0 }
    ]
  },
  "listWorkers": {
    "status": "200",
    "body": [
      { "managerId": 1, "nickname": "강민준", "gender": "male", "ph": "01030000001", "classMemberCount": 12, "classSessionCount": 48 }
    ]
  },
  "listUsers": {
    "status": "200",
    "body": [
      { "userId": 101, "nickName": "김서준", "ph": "01020000001", "gender": "male", "createdAt": "2026-08-20T10:00:00", "roleName": "ROLE_CUSTOMER", "promotionName": "PT 12회", "promotionSessionCount": 7, "expiredDate": "2027-01-18" }
    ]
  },
  "changeUserRole": { "status": "2XX" },
  "listMyAttendance": {
    "status": "200",
    "body": [
      { "attendDate": "2026-11-20" }
    ]
  },
  "resolveUserByPhone": {
    "status": "200",
    "body": { "userId": 101 }
  },
  "recordAttendance": { "status": "2XX" },
  "listMyPromotions": {
    "status": "200",
    "body": [
      { "membershipId": 1, "promotionName": "PT 12회", "trainerName": "강민준", "remainingSessionCount": 7, "expiredDate": "2027-01-18" }
    ]
  },
  "listReservableClasses": {
    "status": "200",
    "body": [
      { "classId": 11, "classTime": "2026-11-21T10:00:00", "trainerName": "강민준", "classSubject": "PT", "currentCustomer": 0, "maxCustomer": 1 }
    ]
  },
  "listTodayReservations": {
    "status": "200",
    "body": [
      { "reservationId": 31, "classTime": "2026-11-20T19:00:00" }
    ]
  },
  "listReservationHistory": {
    "status": "200",
    "body": [
      { "reservationId": 31, "classTime": "2026-11-20T19:00:00", "classSubject": "PT", "trainerName": "강민준", "status": "RESERVED" }
    ]
  },
  "createReservation": { "status": "2XX" },
  "cancelReservation": { "status": "2XX" },
  "getMySubject": {
    "status": "200",
    "body": { "classSubjectId": 1, "classSubjectName": "PT" }
  },
  "listClassesWithReservations": {
    "status": "200",
    "body": [
      {
        "classId": 11,
        "classTime": "2026-11-21T10:00:00",
        "classSubject": "PT",
        "reservedMembers": [ "김서준" ]
      }
    ]
  },
  "listRegisteredTimes": {
    "status": "200",
    "body": [ "06:00", "10:00" ]
  },
  "createClass": { "status": "2XX" },
  "deleteClass": { "status": "2XX" },
  "listMyMembers": {
    "status": "200",
    "body": [
      { "nickName": "김서준", "ph": "01020000001", "promotionName": "PT 12회", "promotionSessionCount": 7, "expiredDate": "2027-01-18" }
    ]
  }
} as const;
