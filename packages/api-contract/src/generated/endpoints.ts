// Generated from openapi.yaml by `pnpm generate`: do not edit.

/** The method and path of every operation by its id. */
export const endpoints = {
  "signUp": "POST /api/auth/signup",
  "signIn": "POST /api/auth/signin",
  "recordPayment": "POST /api/{product}/pay",
  "listReviews": "GET /api/{product}/review",
  "createReview": "POST /api/{product}/review",
  "getSalesReport": "GET /api/{product}/admin/sales/reports",
  "listWorkers": "GET /api/{product}/admin/manager",
  "listUsers": "GET /api/{product}/admin/users",
  "changeUserRole": "PUT /api/{product}/admin/users/{userId}/role",
  "listMyAttendance": "GET /api/{product}/attendance/me",
  "resolveUserByPhone": "GET /api/{product}/attendance/resolve-user",
  "recordAttendance": "POST /api/{product}/attendance/users/{userId}",
  "listMyPromotions": "GET /api/{product}/reservations/available-promotions",
  "listReservableClasses": "GET /api/{product}/classes/reservable",
  "listTodayReservations": "GET /api/{product}/reservation/today",
  "listReservationHistory": "GET /api/{product}/reservation/history",
  "createReservation": "POST /api/{product}/reservation",
  "cancelReservation": "DELETE /api/{product}/reservations/{id}",
  "getMySubject": "GET /api/{product}/subject/me",
  "listClassesWithReservations": "GET /api/{product}/classes/with-reservations",
  "listRegisteredTimes": "GET /api/{product}/classes/registered-times",
  "createClass": "POST /api/{product}/classes",
  "deleteClass": "DELETE /api/{product}/classes/{classId}",
  "listMyMembers": "GET /api/{product}/manager/membermanagement"
} as const;
