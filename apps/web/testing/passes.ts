import type { ReservableClass } from '../src/features/reservations/availability.ts';
import type { Pass } from '../src/features/reservations/passes.ts';

/** A customer's pass with sessions, which is valid in November 2026. */
export function ptPass(given: Partial<Pass> = {}): Pass {
  return {
    membershipId: 1,
    promotionName: 'PT 12회',
    trainerName: '강민준',
    remainingSessionCount: 7,
    expiredDate: '2026-12-31',
    ...given,
  };
}

/** A class for this pass with a free seat. */
export function ptClass(classTime: string, given: Partial<ReservableClass> = {}): ReservableClass {
  return {
    classId: 1,
    classTime,
    trainerName: '강민준',
    classSubject: 'PT',
    currentCustomer: 0,
    maxCustomer: 1,
    ...given,
  };
}
