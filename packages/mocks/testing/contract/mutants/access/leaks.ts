import { planOf } from '../../../../src/domain/catalogue/plans.ts';
import { subjectName } from '../../../../src/domain/catalogue/subjects.ts';
import { timeOf, today } from '../../../../src/dates.ts';
import { callerOf } from '../../callers.ts';
import { onRows } from '../../changes.ts';
import { queryOf } from '../../interceptor.ts';
import type { Mutant } from '../mutant.ts';

/** Other people's data in lists. */
export const leakMutants: readonly Mutant[] = [
  {
    name: 'passes-of-others',
    defect: 'adds another customer’s pass to the own passes',
    operation: 'listMyPromotions',
    group: 'contract',
    interceptor: () =>
      onRows('listMyPromotions', (rows, intercepted) => {
        const { memberships } = intercepted.backend.studio.store;
        const other = memberships.all().find(({ userId }) => userId !== callerOf(intercepted)?.id);
        if (!other) return rows;
        const { id, remainingSessionCount, expiredDate } = other;
        const promotionName = planOf(other).name;
        return [
          ...rows,
          {
            membershipId: id,
            promotionName,
            trainerName: null,
            remainingSessionCount,
            expiredDate,
          },
        ];
      }),
  },
  {
    name: 'attendance-of-others',
    defect: 'returns the attendance of all users to each of them',
    operation: 'listMyAttendance',
    group: 'contract',
    interceptor: () =>
      onRows('listMyAttendance', (_, { backend }) => {
        const days = backend.studio.store.attendances.all().map(({ attendDate }) => attendDate);
        return [...new Set(days)]
          .toSorted()
          .toReversed()
          .map((attendDate) => ({ attendDate }));
      }),
  },
  {
    name: 'history-of-others',
    defect: 'adds the reservations of others in the same classes to the history',
    operation: 'listReservationHistory',
    group: 'contract',
    interceptor: () =>
      onRows('listReservationHistory', (rows, { backend }) => {
        const { reservations } = backend.studio.store;
        return rows.flatMap((row) => {
          const classId = reservations.get(row.reservationId)?.classId ?? 0;
          return reservations
            .where('classId', classId)
            .map(({ id }) => ({ ...row, reservationId: id }));
        });
      }),
  },
  {
    name: 'today-of-other-passes',
    defect: 'returns today’s reservations of all passes of the customer',
    operation: 'listTodayReservations',
    group: 'contract',
    interceptor: () =>
      onRows('listTodayReservations', (_, intercepted) => {
        const { store, clock } = intercepted.backend.studio;
        const date = today(clock);
        const own = store.reservations
          .where('userId', callerOf(intercepted)?.id ?? 0)
          .filter(({ cancelled, classTime }) => !cancelled && classTime.startsWith(date))
          .map(({ id, classTime }) => ({ reservationId: id, classTime }));
        return own.toSorted((a, b) => a.classTime.localeCompare(b.classTime));
      }),
  },
  {
    name: 'classes-of-others',
    defect: 'returns the classes of all trainers to each of them',
    operation: 'listClassesWithReservations',
    group: 'contract',
    interceptor: () =>
      onRows('listClassesWithReservations', (rows, { backend }) => {
        const own = new Set(rows.map(({ classId }) => classId));
        const others = backend.studio.store.classes
          .all()
          .filter(({ id }) => !own.has(id))
          .map(({ id, classTime, classSubjectId }) => ({
            classId: id,
            classTime,
            classSubject: subjectName(classSubjectId),
            reservedMembers: [],
          }));
        return [...rows, ...others].toSorted((a, b) => a.classTime.localeCompare(b.classTime));
      }),
  },
  {
    name: 'times-of-others',
    defect: 'returns the registered times of all trainers',
    operation: 'listRegisteredTimes',
    group: 'contract',
    interceptor: () =>
      onRows('listRegisteredTimes', (_, intercepted) => {
        const date = queryOf(intercepted, 'date');
        const all = intercepted.backend.studio.store.classes
          .all()
          .filter(({ classTime }) => classTime.startsWith(date));
        return [...new Set(all.map(({ classTime }) => timeOf(classTime)))].toSorted();
      }),
  },
  {
    name: 'members-of-others',
    defect: 'finds the members of all trainers by name',
    operation: 'listMyMembers',
    group: 'contract',
    interceptor: () =>
      onRows('listMyMembers', (rows, intercepted) => {
        const { accounts } = intercepted.backend.studio.store;
        const name = queryOf(intercepted, 'nickName').trim();
        const others = accounts
          .all()
          .filter(
            ({ nickname, ph }) => nickname.includes(name) && !rows.some((row) => row.ph === ph),
          )
          .map(({ nickname, ph }) => ({
            nickName: nickname,
            ph,
            promotionName: null,
            promotionSessionCount: null,
            expiredDate: null,
          }));
        return name === '' ? rows : [...rows, ...others];
      }),
  },
];
