export * from './limits.ts';
export {
  classHours,
  firstReservableDate,
  hasBegun,
  isOver,
  reservableTimes,
} from './class-times.ts';
export {
  type NotDeletable,
  type NotRegistrable,
  whyNotDeletable,
  whyNotRegistrable,
} from './classes.ts';
export {
  countsDaysOnly,
  endsSoonUntil,
  expiryOf,
  type NotUsable,
  type PassFacts,
  passState,
  type PassState,
  whyNotUsable,
} from './passes.ts';
export { planOfPass } from './plan-of-pass.ts';
export {
  holdsComingSeat,
  type NotCancellable,
  type NotReservable,
  type ReservableFacts,
  type ReservationFacts,
  reservationStatus,
  type ReservationStatus,
  type Seat,
  whyNotCancellable,
  whyNotReservable,
} from './reservations.ts';
export { lastDayOf } from './validity.ts';
