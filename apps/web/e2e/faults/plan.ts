import type { OperationId } from '@fitness/api-contract/operations';
import * as customer from './screens/customer.ts';
import * as master from './screens/master.ts';
import type { Screen } from './screens/screen.ts';
import * as staff from './screens/staff.ts';
import * as visitor from './screens/visitor.ts';

/** The screens that use an operation; a new operation does not compile without its screens. */
export const plan: Record<OperationId, readonly Screen[]> = {
  signUp: [visitor.signUp],
  signIn: [visitor.signIn],
  recordPayment: [visitor.singlePass, visitor.healthPlan, visitor.pilatesPlan, visitor.ptPlan],
  listReviews: [visitor.reviewsOfVisitor, visitor.reviewsOfCustomer],
  createReview: [visitor.writeReview],
  getSalesReport: [master.sales],
  listWorkers: [master.workers],
  listUsers: [master.users, master.namesAtCheckIn],
  changeUserRole: [master.changeRole],
  listMyAttendance: [customer.attendanceOfCustomer, staff.attendanceOfManager],
  resolveUserByPhone: [master.resolvePhone],
  recordAttendance: [master.recordAttendance],
  listMyPromotions: [customer.passesOnReservations, customer.passesOnDayManagement],
  listReservableClasses: [customer.reservableClasses],
  listTodayReservations: [customer.todaysReservations],
  listReservationHistory: [customer.historyOnReservations, customer.historyOnDayManagement],
  createReservation: [customer.reserve],
  cancelReservation: [
    customer.cancelOnReservations,
    customer.cancelToday,
    customer.cancelInHistory,
  ],
  getMySubject: [staff.subject],
  listClassesWithReservations: [
    staff.todaysClasses,
    staff.classesToDelete,
    staff.classesToRepeat,
    staff.classesOnMyPage,
  ],
  listRegisteredTimes: [staff.registeredTimes],
  createClass: [staff.register, staff.repeat],
  deleteClass: [staff.deletion, staff.undoRepeat],
  listMyMembers: [staff.members],
};
