import { timeOf, today } from '../../../src/dates.ts';
import { planOf, subjectName } from '../../../src/domain/catalogue.ts';
import { ascending } from '../../../src/store/order.ts';
import { cancelAnyway } from '../effects.ts';
import { callerOf, done, queryOf, respondAs, type InterceptedRequest } from '../interceptor.ts';
import { each, type Mutants } from '../mutant.ts';

/** The members with a pass for the classes of others. */
function membersElsewhere(intercepted: InterceptedRequest) {
  const { memberships, accounts } = intercepted.studio.store;
  const own = callerOf(intercepted)?.id;
  return memberships.all().flatMap((pass) => {
    const { nickname: nickName = '', ph = '' } = accounts.get(pass.userId) ?? {};
    const { managerId, remainingSessionCount: promotionSessionCount, expiredDate } = pass;
    const row = {
      nickName,
      ph,
      promotionName: planOf(pass).name,
      promotionSessionCount,
      expiredDate,
    };
    return managerId === own ? [] : [row];
  });
}

/** Other people's data in lists. */
export const leakMutants: Mutants = {
  // One pass of another customer.
  'passes-of-others': {
    at: 'listMyPromotions',
    rows: (rows, intercepted) => {
      const { memberships } = intercepted.studio.store;
      const other = memberships.all().find(({ userId }) => userId !== callerOf(intercepted)?.id);
      if (!other) return rows;
      const { id: membershipId, remainingSessionCount, expiredDate } = other;
      const pass = { membershipId, remainingSessionCount, expiredDate, trainerName: null };
      return [...rows, { ...pass, promotionName: planOf(other).name }];
    },
  },
  'attendance-of-others': {
    at: 'listMyAttendance',
    rows: (_, { studio }) => {
      const days = studio.store.attendances.all().map(({ attendDate }) => attendDate);
      const newestFirst = [...new Set(days)].toSorted().toReversed();
      return newestFirst.map((attendDate) => ({ attendDate }));
    },
  },
  // The reservations of others in the same classes.
  'history-of-others': {
    at: 'listReservationHistory',
    rows: (rows, { studio: { store } }) =>
      rows.flatMap((row) =>
        store.reservations
          .where('classId', store.reservations.get(row.reservationId)?.classId ?? 0)
          .map(({ id }) => ({ ...row, reservationId: id })),
      ),
  },
  // All passes of the customer.
  'today-of-other-passes': {
    at: 'listTodayReservations',
    rows: (_, intercepted) => {
      const { store, clock } = intercepted.studio;
      return store.reservations
        .where('userId', callerOf(intercepted)?.id ?? 0)
        .filter(({ cancelled, classTime }) => !cancelled && classTime.startsWith(today(clock)))
        .map(({ id, classTime }) => ({ reservationId: id, classTime }))
        .toSorted(ascending(({ classTime }) => classTime));
    },
  },
  'classes-of-others': {
    at: 'listClassesWithReservations',
    rows: (rows, { studio }) => {
      const others = studio.store.classes
        .all()
        .filter(({ id }) => rows.every(({ classId }) => classId !== id))
        .map(({ id, classTime, classSubjectId }) => ({
          classId: id,
          classTime,
          classSubject: subjectName(classSubjectId),
          reservedMembers: [],
        }));
      return [...rows, ...others].toSorted(ascending(({ classTime }) => classTime));
    },
  },
  'times-of-others': {
    at: 'listRegisteredTimes',
    rows: (_, intercepted) => {
      const date = queryOf(intercepted, 'date');
      const all = intercepted.studio.store.classes
        .all()
        .filter(({ classTime }) => classTime.startsWith(date));
      return [...new Set(all.map(({ classTime }) => timeOf(classTime)))].toSorted();
    },
  },
  'searched-members-of-others': {
    at: 'listMyMembers',
    rows: (rows, intercepted) => {
      const name = queryOf(intercepted, 'nickName').trim();
      const found = membersElsewhere(intercepted).filter((row) => row.nickName.includes(name));
      return name === '' ? rows : [...rows, ...found];
    },
  },
  'members-with-other-passes': {
    at: 'listMyMembers',
    rows: (rows, intercepted) => {
      const phones = new Set(rows.map(({ ph }) => ph));
      return [...rows, ...membersElsewhere(intercepted).filter(({ ph }) => phones.has(ph))];
    },
  },
  'members-of-others': {
    at: 'listMyMembers',
    rows: (rows, intercepted) => {
      const name = queryOf(intercepted, 'nickName').trim();
      const noPass = { promotionName: null, promotionSessionCount: null, expiredDate: null };
      const others = intercepted.studio.store.accounts
        .all()
        .filter((one) => one.nickname.includes(name) && !rows.some((row) => row.ph === one.ph))
        .map(({ nickname, ph }) => ({ nickName: nickname, ph, ...noPass }));
      return name === '' ? rows : [...rows, ...others];
    },
  },
};

const listsOfPass = [
  'listReservableClasses',
  'listTodayReservations',
  'listReservationHistory',
] as const;

/** Requests about other people's data that succeed. */
export const ownerMutants: Mutants = {
  ...each('owner-not-checked', listsOfPass, () => ({
    on: 'Forbidden',
    by: 'ROLE_CUSTOMER',
    answer: (intercepted) => respondAsOwner(intercepted, queryOf(intercepted, 'membershipId')),
  })),
  'reservation-of-others-cancelled': {
    at: 'cancelReservation',
    on: 'Forbidden',
    by: 'ROLE_CUSTOMER',
    answer: (intercepted) => {
      cancelAnyway(intercepted);
      return done();
    },
  },
  'class-of-others-deleted': {
    at: 'deleteClass',
    on: 'Forbidden',
    by: 'ROLE_MANAGER',
    answer: (intercepted) => {
      const { accounts, classes } = intercepted.studio.store;
      const trainer = classes.get(Number(intercepted.params['classId']))?.managerId;
      return respondAs(intercepted, accounts.get(trainer ?? 0));
    },
  },
  'pass-of-others-used': {
    at: 'createReservation',
    on: 'Forbidden',
    by: 'ROLE_CUSTOMER',
    answer: (intercepted) => respondAsOwner(intercepted, intercepted.body?.['membershipId']),
  },
  'payment-for-others': {
    at: 'recordPayment',
    on: 'Forbidden',
    by: 'ROLE_CUSTOMER',
    answer: (intercepted) => {
      const { userId } = (intercepted.body?.['reqPayDto'] ?? {}) as { userId?: number };
      const account = intercepted.studio.store.accounts.get(userId ?? 0);
      return respondAs(intercepted, account, 'ROLE_CUSTOMER');
    },
  },
};

function respondAsOwner(intercepted: InterceptedRequest, passId: unknown) {
  const { accounts, memberships } = intercepted.studio.store;
  return respondAs(intercepted, accounts.get(memberships.get(Number(passId))?.userId ?? 0));
}
