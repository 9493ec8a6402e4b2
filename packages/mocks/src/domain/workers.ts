import { isHeld } from '@fitness/api-contract/rules';
import { addDays, addMonths, dateOf, type LocalDate, nowInSeoul } from '../dates.ts';
import type { Account } from '../store/rows.ts';
import { ascending } from '../store/order.ts';
import { seatsTaken } from './reservations.ts';
import type { Studio } from './studio.ts';

interface Performance {
  readonly manager: Account;
  /** Customers whose pass with this trainer was valid on any day of the month. */
  readonly classMemberCount: number;
  /** Classes of the month that have started with at least one reservation. */
  readonly classSessionCount: number;
}

/** The performance of every manager, by manager id; `month` is its first day. */
export function monthlyPerformance(studio: Studio, month: LocalDate): Performance[] {
  const { accounts, memberships, classes } = studio.store;
  const now = nowInSeoul(studio.clock);
  const lastDay = addDays(addMonths(month, 1), -1);
  return accounts
    .all()
    .filter((account) => account.roleName === 'ROLE_MANAGER')
    .sort(ascending((account) => account.id))
    .map((manager) => {
      const valid = memberships
        .where('managerId', manager.id)
        .filter((pass) => pass.startDate <= lastDay && pass.expiredDate >= month);
      const held = classes.where('managerId', manager.id).filter((studioClass) => {
        const date = dateOf(studioClass.classTime);
        const reservations = seatsTaken(studio, studioClass.id).length;
        return date >= month && date <= lastDay && isHeld({ ...studioClass, reservations }, now);
      });
      return {
        manager,
        classMemberCount: new Set(valid.map((pass) => pass.userId)).size,
        classSessionCount: held.length,
      };
    });
}
