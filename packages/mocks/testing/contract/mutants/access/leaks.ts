import { timeOf, today } from '../../../../src/dates.ts';
import { planOf } from '../../../../src/domain/catalogue/plans.ts';
import { subjectName } from '../../../../src/domain/catalogue/subjects.ts';
import { callerOf } from '../../callers.ts';
import { queryOf } from '../../interceptor.ts';
import type { Mutants } from '../mutant.ts';

/** Other people's data in lists. */
export const leakMutants: Mutants = {
  // One pass of another customer.
  'passes-of-others': {
    at: 'listMyPromotions',
    rows: (rows, intercepted) => {
      const { memberships } = intercepted.backend.studio.store;
      const other = memberships.all().find(({ userId }) => userId !== callerOf(intercepted)?.id);
      if (!other) return rows;
      const { id: membershipId, remainingSessionCount, expiredDate } = other;
      const pass = { membershipId, remainingSessionCount, expiredDate, trainerName: null };
      return [...rows, { ...pass, promotionName: planOf(other).name }];
    },
  },
  'attendance-of-others': {
    at: 'listMyAttendance',
    rows: (_, { backend }) => {
      const days = backend.studio.store.attendances.all().map(({ attendDate }) => attendDate);
      const newestFirst = [...new Set(days)].toSorted().toReversed();
      return newestFirst.map((attendDate) => ({ attendDate }));
    },
  },
  // The reservations of others in the same classes.
  'history-of-others': {
    at: 'listReservationHistory',
    rows: (rows, { backend }) => {
      const { reservations } = backend.studio.store;
      return rows.flatMap((row) =>
        reservations
          .where('classId', reservations.get(row.reservationId)?.classId ?? 0)
          .map(({ id }) => ({ ...row, reservationId: id })),
      );
    },
  },
  // All passes of the customer.
  'today-of-other-passes': {
    at: 'listTodayReservations',
    rows: (_, intercepted) => {
      const { store, clock } = intercepted.backend.studio;
      return store.reservations
        .where('userId', callerOf(intercepted)?.id ?? 0)
        .filter(({ cancelled, classTime }) => !cancelled && classTime.startsWith(today(clock)))
        .map(({ id, classTime }) => ({ reservationId: id, classTime }))
        .toSorted((a, b) => a.classTime.localeCompare(b.classTime));
    },
  },
  'classes-of-others': {
    at: 'listClassesWithReservations',
    rows: (rows, { backend }) => {
      const others = backend.studio.store.classes
        .all()
        .filter(({ id }) => rows.every(({ classId }) => classId !== id))
        .map(({ id, classTime, classSubjectId }) => ({
          classId: id,
          classTime,
          classSubject: subjectName(classSubjectId),
          reservedMembers: [],
        }));
      return [...rows, ...others].toSorted((a, b) => a.classTime.localeCompare(b.classTime));
    },
  },
  'times-of-others': {
    at: 'listRegisteredTimes',
    rows: (_, intercepted) => {
      const date = queryOf(intercepted, 'date');
      const all = intercepted.backend.studio.store.classes
        .all()
        .filter(({ classTime }) => classTime.startsWith(date));
      return [...new Set(all.map(({ classTime }) => timeOf(classTime)))].toSorted();
    },
  },
  'members-of-others': {
    at: 'listMyMembers',
    rows: (rows, intercepted) => {
      const name = queryOf(intercepted, 'nickName').trim();
      const others = intercepted.backend.studio.store.accounts
        .all()
        .filter((one) => one.nickname.includes(name) && !rows.some((row) => row.ph === one.ph))
        .map(({ nickname, ph }) => ({
          nickName: nickname,
          ph,
          promotionName: null,
          promotionSessionCount: null,
          expiredDate: null,
        }));
      return name === '' ? rows : [...rows, ...others];
    },
  },
};
