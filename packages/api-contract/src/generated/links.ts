// Generated from openapi.yaml by `pnpm generate`: do not edit.

import type { OperationId } from './operations.ts';

/** How an operation's response leads to a call of another; values are runtime expressions. */
export interface OperationLink {
  readonly name: string;
  readonly from: OperationId;
  readonly to: OperationId;
  /** Parameters of the next call. */
  readonly parameters: Readonly<Record<string, string>>;
  /** Fields of the next call's body. */
  readonly body: Readonly<Record<string, string>>;
}

/** Every link of the contract. */
export const links: readonly OperationLink[] = [
  {
    "name": "PromotionsAfterPayment",
    "from": "recordPayment",
    "to": "listMyPromotions",
    "parameters": { "product": "$request.path.product" },
    "body": {}
  },
  {
    "name": "ChangeRoleOfUser",
    "from": "listUsers",
    "to": "changeUserRole",
    "parameters": { "product": "$request.path.product", "userId": "$response.body#/0/userId" },
    "body": {}
  },
  {
    "name": "RecordAttendanceOfUser",
    "from": "resolveUserByPhone",
    "to": "recordAttendance",
    "parameters": { "product": "$request.path.product", "userId": "$response.body#/userId" },
    "body": {}
  },
  {
    "name": "ReservableClassesOfPromotion",
    "from": "listMyPromotions",
    "to": "listReservableClasses",
    "parameters": { "product": "$request.path.product", "membershipId": "$response.body#/0/membershipId" },
    "body": {}
  },
  {
    "name": "TodayReservationsOfPromotion",
    "from": "listMyPromotions",
    "to": "listTodayReservations",
    "parameters": { "product": "$request.path.product", "membershipId": "$response.body#/0/membershipId" },
    "body": {}
  },
  {
    "name": "ReservationHistoryOfPromotion",
    "from": "listMyPromotions",
    "to": "listReservationHistory",
    "parameters": { "product": "$request.path.product", "membershipId": "$response.body#/0/membershipId" },
    "body": {}
  },
  {
    "name": "ReserveClass",
    "from": "listReservableClasses",
    "to": "createReservation",
    "parameters": { "product": "$request.path.product" },
    "body": { "classId": "$response.body#/0/classId", "membershipId": "$request.query.membershipId" }
  },
  {
    "name": "CancelTodayReservation",
    "from": "listTodayReservations",
    "to": "cancelReservation",
    "parameters": { "product": "$request.path.product", "id": "$response.body#/0/reservationId" },
    "body": {}
  },
  {
    "name": "CancelReservationFromHistory",
    "from": "listReservationHistory",
    "to": "cancelReservation",
    "parameters": { "product": "$request.path.product", "id": "$response.body#/0/reservationId" },
    "body": {}
  },
  {
    "name": "CancelReservation",
    "from": "createReservation",
    "to": "cancelReservation",
    "parameters": { "product": "$request.path.product", "id": "$response.body#/reservationId" },
    "body": {}
  },
  {
    "name": "CreateClassOfSubject",
    "from": "getMySubject",
    "to": "createClass",
    "parameters": { "product": "$request.path.product" },
    "body": { "classSubjectId": "$response.body#/classSubjectId" }
  },
  {
    "name": "DeleteClass",
    "from": "listClassesWithReservations",
    "to": "deleteClass",
    "parameters": { "product": "$request.path.product", "classId": "$response.body#/0/classId" },
    "body": {}
  },
  {
    "name": "DeleteCreatedClass",
    "from": "createClass",
    "to": "deleteClass",
    "parameters": { "product": "$request.path.product", "classId": "$response.body#/classId" },
    "body": {}
  }
];
