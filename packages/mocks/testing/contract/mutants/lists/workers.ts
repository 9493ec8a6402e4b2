import { addDays, addMonths, dateOf } from '../../../../src/dates.ts';
import { hasBegun, seatsTaken } from '../../../../src/domain/reservations.ts';
import type { Studio } from '../../../../src/domain/studio.ts';
import type { StudioClass } from '../../../../src/store/rows.ts';
import { onRequestUrl, onRow } from '../../changes.ts';
import { queryOf, type Interceptor } from '../../interceptor.ts';
import { contractMutant, type Mutant } from '../mutant.ts';

/** The work of the trainers. */
export const workerMutants: readonly Mutant[] = [
  counting(
    'rules',
    'empty-classes-counted',
    'counts classes in which every reservation was cancelled',
    (studio, one) =>
      hasBegun(studio, one) && studio.store.reservations.where('classId', one.id).length > 0,
  ),
  counting(
    'rules',
    'coming-classes-counted',
    'counts classes that have not begun',
    (studio, one) => seatsTaken(studio, one.id).length > 0,
  ),
  contractMutant('members-by-pass', 'counts a member with two passes twice', 'listWorkers', () =>
    onRow('listWorkers', (row, intercepted) => {
      const month = queryOf(intercepted, 'classTime');
      const passes = intercepted.backend.studio.store.memberships
        .where('managerId', row.managerId)
        .filter(
          ({ startDate, expiredDate }) => startDate < addMonths(month, 1) && expiredDate >= month,
        );
      return { ...row, classMemberCount: passes.length };
    }),
  ),
  contractMutant(
    'workers-of-first-month',
    'ignores the month of the workers',
    'listWorkers',
    () => {
      let month: string | null = null;
      return onRequestUrl('listWorkers', ({ searchParams }) => {
        const wanted = searchParams.get('classTime');
        if (!wanted || !/^\d{4}-(0[1-9]|1[0-2])-01$/.test(wanted)) return;
        month ??= wanted;
        searchParams.set('classTime', month);
      });
    },
  ),
  counting(
    'contract',
    'first-of-next-month-counted',
    'counts the classes of the first day of the next month',
    (studio, one) => hasBegun(studio, one) && seatsTaken(studio, one.id).length > 0,
    1,
  ),
];

/** Counts other classes as sessions of the month. */
function counting(
  group: Mutant['group'],
  name: string,
  defect: string,
  isCounted: (studio: Studio, studioClass: StudioClass) => boolean,
  moreDays = 0,
): Mutant {
  const interceptor = (): Interceptor =>
    onRow('listWorkers', (row, intercepted) => {
      const { studio } = intercepted.backend;
      const month = queryOf(intercepted, 'classTime');
      const end = addDays(addMonths(month, 1), moreDays);
      const counted = studio.store.classes.where('managerId', row.managerId).filter((one) => {
        const date = dateOf(one.classTime);
        return date >= month && date < end && isCounted(studio, one);
      });
      return { ...row, classSessionCount: counted.length };
    });
  return { name, defect, operation: 'listWorkers', group, interceptor };
}
