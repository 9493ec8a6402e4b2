import { addDays, addMonths, dateOf } from '../../../../src/dates.ts';
import { hasBegun, seatsTaken } from '../../../../src/domain/reservations.ts';
import type { Studio } from '../../../../src/domain/studio.ts';
import type { StudioClass } from '../../../../src/store/rows.ts';
import { onRequestUrl, type RowOf } from '../../changes.ts';
import { queryOf, type InterceptedRequest } from '../../interceptor.ts';
import type { Mutants } from '../mutant.ts';

/** The performance of the trainers. */
export const workerMutants: Mutants = {
  'empty-classes-counted': counting(
    (studio, one) =>
      hasBegun(studio, one) && studio.store.reservations.where('classId', one.id).length > 0,
  ),
  'coming-classes-counted': counting((studio, one) => seatsTaken(studio, one.id).length > 0),
  'members-by-pass': {
    at: 'listWorkers',
    row: (row, intercepted) => {
      const month = queryOf(intercepted, 'classTime');
      const passes = intercepted.backend.studio.store.memberships
        .where('managerId', row.managerId)
        .filter(
          ({ startDate, expiredDate }) => startDate < addMonths(month, 1) && expiredDate >= month,
        );
      return { ...row, classMemberCount: passes.length };
    },
  },
  'workers-of-first-month': {
    at: 'listWorkers',
    code: () => {
      let month: string | null = null;
      return onRequestUrl('listWorkers', ({ searchParams }) => {
        const wanted = searchParams.get('classTime');
        if (!wanted || !/^\d{4}-(0[1-9]|1[0-2])-01$/.test(wanted)) return;
        month ??= wanted;
        searchParams.set('classTime', month);
      });
    },
  },
  'first-of-next-month-counted': counting(
    (studio, one) => hasBegun(studio, one) && seatsTaken(studio, one.id).length > 0,
    1,
  ),
};

/** Counts other classes as sessions of the month. */
function counting(isCounted: (studio: Studio, studioClass: StudioClass) => boolean, moreDays = 0) {
  const row = (worker: RowOf<'listWorkers'>, intercepted: InterceptedRequest) => {
    const { studio } = intercepted.backend;
    const month = queryOf(intercepted, 'classTime');
    const end = addDays(addMonths(month, 1), moreDays);
    const counted = studio.store.classes.where('managerId', worker.managerId).filter((one) => {
      const date = dateOf(one.classTime);
      return date >= month && date < end && isCounted(studio, one);
    });
    return { ...worker, classSessionCount: counted.length };
  };
  return { at: 'listWorkers', row } as const;
}
