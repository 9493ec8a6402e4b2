import { addDays, addMonths, dateOf, type LocalDate } from '../dates.ts';
import type { Account } from '../store/rows.ts';
import { ascending } from '../store/order.ts';
import { hasBegun, seatsTaken } from './reservations.ts';
import type { Studio } from './studio.ts';

/** The performance of a trainer in a month. */
export interface Performance {
  readonly manager: Account;
  /** Customers whose pass with this trainer was valid on any day of the month. */
  readonly classMemberCount: number;
  /** Classes of the month that have started with at least one reservation. */
  readonly classSessionCount: number;
}

/** The performance of every manager, by manager id; `month` is its first day. */
export function monthlyPerformance(studio: Studio, month: LocalDate): Performance[] {
  const lastDay = addDays(addMonths(month, 1), -1);
  return studio.store.accounts
    .all()
    .filter((account) => account.roleName === 'ROLE_MANAGER')
    .sort(ascending((account) => account.id))
    .map((manager) => ({
      manager,
      classMemberCount: membersBetween(studio, manager.id, month, lastDay),
      classSessionCount: sessionsBetween(studio, manager.id, month, lastDay),
    }));
}

function membersBetween(
  { store }: Studio,
  managerId: number,
  first: LocalDate,
  last: LocalDate,
): number {
  const valid = store.memberships
    .where('managerId', managerId)
    .filter((pass) => pass.startDate <= last && pass.expiredDate >= first);
  return new Set(valid.map((pass) => pass.userId)).size;
}

function sessionsBetween(
  studio: Studio,
  managerId: number,
  first: LocalDate,
  last: LocalDate,
): number {
  return studio.store.classes.where('managerId', managerId).filter((studioClass) => {
    const date = dateOf(studioClass.classTime);
    return (
      date >= first &&
      date <= last &&
      hasBegun(studio, studioClass) &&
      seatsTaken(studio, studioClass.id).length > 0
    );
  }).length;
}
