import { healthPlans, managerIdFor, pilatesPlans, ptPlans } from '@fitness/api-contract/catalogue';
import { addDays, dateOf, daysBetween, nowInSeoul, today } from '../../dates.ts';
import { expectResponse } from '../harness/harness.ts';
import { passHolder, assertEqual } from '../harness/assertions.ts';
import { NAME_PREFIX, unknownId } from '../fixtures/fresh-values.ts';
import { Unavailable } from '../harness/results.ts';
import { classStartedToday } from '../fixtures/classes.ts';
import { buyPass, passesOf, planFor } from '../fixtures/members.ts';
import { cancelCall, historyOf, passNow, reserve, reserveCall } from '../fixtures/reservations.ts';
import {
  requireUser,
  rowsOf,
  withProduct,
  expectSuccess,
  type Schemas,
} from '../fixtures/fixture-client.ts';
import { expectError, ruleCheck, type Rule } from './rule.ts';

const sessionPlans = [...ptPlans, ...pilatesPlans];

/** A trainer's class is reservable with a pass bought for that trainer. */
const isListed: Rule = async (fixtures) => {
  const studioClass = await fixtures.timetable.open(2);
  const { by, membershipId } = passHolder(fixtures, 0);
  const exchange = await expectSuccess(
    fixtures,
    {
      operation: 'listReservableClasses',
      by,
      parts: withProduct(fixtures.product, { query: { membershipId } }),
    },
    '수업 목록',
  );
  const found = rowsOf<Schemas['ReservableClass']>(exchange).some(
    ({ classId }) => classId === studioClass.classId,
  );
  assertEqual(
    exchange,
    '새 수업은 그 트레이너의 이용권으로 예약할 수 있는 수업에 나와야 합니다',
    '있음',
    found ? '있음' : '없음',
  );
};

const otherUsersPass: Rule = async (fixtures) => {
  const { membershipId } = passHolder(fixtures, 1);
  const { by } = passHolder(fixtures, 0);
  for (const operation of [
    'listReservableClasses',
    'listTodayReservations',
    'listReservationHistory',
  ] as const) {
    await expectError(fixtures, 'Forbidden', '다른 회원의 이용권', {
      operation,
      by,
      parts: withProduct(fixtures.product, { query: { membershipId } }),
    });
  }
  const { classId } = await fixtures.timetable.open(2);
  await expectError(
    fixtures,
    'Forbidden',
    '다른 회원의 이용권으로 예약',
    reserveCall(fixtures.product, { by, membershipId }, classId),
  );
};

const unknownClass: Rule = async (fixtures) => {
  await expectError(
    fixtures,
    'ClassNotFound',
    '없는 수업',
    reserveCall(fixtures.product, passHolder(fixtures, 0), unknownId()),
  );
};

const wrongPass: Rule = async (fixtures) => {
  const { by } = passHolder(fixtures, 0);
  const [plan] = healthPlans;
  const pass = await buyPass(fixtures, by, { promotionId: plan?.promotionId ?? 0, managerId: 0 });
  const { classId } = await fixtures.timetable.open(2);
  await expectError(
    fixtures,
    'ClassNotAllowed',
    '헬스 이용권으로 예약',
    reserveCall(fixtures.product, { by, membershipId: pass.membershipId }, classId),
  );
};

/** Tried on the mock backend only: such a class cannot be made, and one without the rule would give away a seat in somebody's class. */
const startedClass: Rule = async (fixtures, { settings }) => {
  if (!settings.isMock) throw new Unavailable('시작한 수업의 예약은 목 백엔드에서만 해 봅니다');
  const { classId } = await classStartedToday(fixtures);
  await expectError(
    fixtures,
    'ClassBegun',
    '이미 시작한 수업',
    reserveCall(fixtures.product, passHolder(fixtures, 0), classId),
  );
};

/** Tried on the mock backend only: the second class at that hour is another trainer's. */
const sameHour: Rule = async (fixtures, { settings }) => {
  if (!settings.isMock)
    throw new Unavailable('같은 시간의 두 수업은 목 백엔드에서만 예약해 봅니다');
  const holder = passHolder(fixtures, 0);
  const plan = sessionPlans.find(({ kind }) => kind !== planFor(fixtures.users).plan.kind);
  if (!plan) throw new Unavailable('다른 과목의 이용권이 없습니다');
  const other = await buyPass(fixtures, holder.by, {
    promotionId: plan.promotionId,
    managerId: managerIdFor(plan, 1) ?? 0,
  });
  const listed = await expectSuccess(
    fixtures,
    {
      operation: 'listReservableClasses',
      by: holder.by,
      parts: withProduct(fixtures.product, { query: { membershipId: other.membershipId } }),
    },
    '수업 목록',
  );
  for (const { classId, classTime } of rowsOf<Schemas['ReservableClass']>(listed)) {
    const free = await fixtures.timetable.freeTimesOn(
      daysBetween(today(fixtures.clock), dateOf(classTime)),
    );
    if (!free.includes(classTime)) continue;
    await reserve(fixtures, holder, await fixtures.timetable.open(1, classTime));
    return void (await expectError(
      fixtures,
      'SameHourReserved',
      '같은 시간의 다른 수업',
      reserveCall(fixtures.product, { by: holder.by, membershipId: other.membershipId }, classId),
    ));
  }
  throw new Unavailable('트레이너가 비어 있는 시간에 다른 트레이너의 수업이 없습니다');
};

/** Attendance earlier on the day of a class does not count before the class begins. */
const attendedEarlier: Rule = async (fixtures) => {
  const holder = passHolder(fixtures, 1);
  const time = (await fixtures.timetable.freeTimesOn(0)).find(
    (one) => one > nowInSeoul(fixtures.clock),
  );
  if (time === undefined)
    throw new Unavailable('오늘 남은 시간 가운데 트레이너의 빈 시간이 없습니다');
  const id = await reserve(fixtures, holder, await fixtures.timetable.open(1, time));
  const { userId, ph } = holder.by;
  const parts = withProduct(fixtures.product, {
    params: { userId },
    body: { username: NAME_PREFIX, ph },
  });
  const call = {
    operation: 'recordAttendance',
    by: requireUser(fixtures.users, 'master'),
    parts,
  } as const;
  const attended = await expectResponse(fixtures.client, call, {
    description: '출석은 하루에 한 번 기록되어야 합니다',
    statuses: ['2XX', '409'],
  });
  const row = (await historyOf(fixtures, holder)).find(({ reservationId }) => reservationId === id);
  assertEqual(
    attended,
    '수업이 시작하기 전에는 출석했어도 예약됨이어야 합니다',
    'RESERVED',
    String(row?.status),
  );
};

const expired: Rule = async (fixtures) => {
  const holder = passHolder(fixtures, 0);
  const { expiredDate } = await passNow(fixtures, holder);
  if (!expiredDate) throw new Unavailable('새 이용권에 만료일이 없습니다');
  const { classId } = await fixtures.timetable.open(2, `${addDays(expiredDate, 1)}T10:00:00`);
  await expectError(
    fixtures,
    'MembershipExpired',
    '수업일에 만료된 이용권',
    reserveCall(fixtures.product, holder, classId),
  );
  const lastDay = await fixtures.timetable.open(2, `${expiredDate}T10:00:00`);
  await reserve(fixtures, holder, lastDay);
};

const fullAndTwice: Rule = async (fixtures) => {
  const studioClass = await fixtures.timetable.open(1);
  await reserve(fixtures, passHolder(fixtures, 0), studioClass);
  await expectError(
    fixtures,
    'AlreadyReserved',
    '이미 예약한 수업',
    reserveCall(fixtures.product, passHolder(fixtures, 0), studioClass.classId),
  );
  await expectError(
    fixtures,
    'ClassFull',
    '자리가 없는 수업',
    reserveCall(fixtures.product, passHolder(fixtures, 1), studioClass.classId),
  );
};

const usedUp: Rule = async (fixtures) => {
  const holder = passHolder(fixtures, 2);
  for (
    let left = (await passNow(fixtures, holder)).remainingSessionCount ?? 0;
    left > 0;
    left -= 1
  ) {
    await reserve(fixtures, holder, await fixtures.timetable.open(1));
  }
  const { classId } = await fixtures.timetable.open(2);
  await expectError(
    fixtures,
    'NoSessionsLeft',
    '횟수를 다 쓴 이용권',
    reserveCall(fixtures.product, holder, classId),
  );
};

const cancellation: Rule = async (fixtures) => {
  const studioClass = await fixtures.timetable.open(2);
  const [holder, other] = [passHolder(fixtures, 0), passHolder(fixtures, 1)];
  const id = await reserve(fixtures, holder, studioClass);
  await expectError(
    fixtures,
    'Forbidden',
    '다른 회원의 예약 취소',
    cancelCall(fixtures.product, other, id),
  );
  await expectSuccess(
    fixtures,
    cancelCall(fixtures.product, holder, id),
    '자기 예약은 취소할 수 있어야 합니다',
  );
  await expectError(
    fixtures,
    'ReservationNotFound',
    '이미 취소한 예약의 취소',
    cancelCall(fixtures.product, holder, id),
  );
  await expectError(
    fixtures,
    'ReservationNotFound',
    '없는 예약의 취소',
    cancelCall(fixtures.product, holder, unknownId()),
  );
};

/** Tried on the mock backend only: one without the rule would take a past reservation of somebody back. */
const startedReservation: Rule = async (fixtures, { settings }) => {
  if (!settings.isMock) throw new Unavailable('시작한 예약의 취소는 목 백엔드에서만 해 봅니다');
  const by = requireUser(fixtures.users, 'customer');
  for (const { membershipId } of await passesOf(fixtures, by)) {
    const past = (await historyOf(fixtures, { by, membershipId })).find(
      (row) => row.status === 'ATTENDED',
    );
    if (past)
      return void (await expectError(
        fixtures,
        'ReservationBegun',
        '시작한 수업의 예약 취소',
        cancelCall(fixtures.product, { by, membershipId }, past.reservationId),
      ));
  }
  throw new Unavailable('고객에게 지난 예약이 없습니다');
};

/** Histories come latest class first, the classes to reserve earliest first. */
const order: Rule = async (fixtures) => {
  const holder = passHolder(fixtures, 0);
  const history = await expectSuccess(
    fixtures,
    {
      operation: 'listReservationHistory',
      by: holder.by,
      parts: withProduct(fixtures.product, { query: { membershipId: holder.membershipId } }),
    },
    '예약 내역',
  );
  const times = rowsOf<Schemas['HistoryReservation']>(history).map((row) => row.classTime);
  assertEqual(
    history,
    '예약 내역은 늦은 수업부터 나와야 합니다',
    [...times].sort().reverse().join(' '),
    times.join(' '),
  );
  const listed = await expectSuccess(
    fixtures,
    {
      operation: 'listReservableClasses',
      by: holder.by,
      parts: withProduct(fixtures.product, { query: { membershipId: holder.membershipId } }),
    },
    '수업 목록',
  );
  const coming = rowsOf<Schemas['ReservableClass']>(listed).map((row) => row.classTime);
  assertEqual(
    listed,
    '예약 가능한 수업은 이른 수업부터 나와야 합니다',
    [...coming].sort().join(' '),
    coming.join(' '),
  );
  assertEqual(
    listed,
    '예약 가능한 수업은 앞으로의 수업이어야 합니다',
    '',
    coming.filter((time) => time < today(fixtures.clock)).join(' '),
  );
};

/** Who may reserve and cancel what, and when. */
export const reservationRules = ruleCheck('reservations', '규칙: 예약과 취소', [
  isListed,
  otherUsersPass,
  unknownClass,
  wrongPass,
  startedClass,
  expired,
  fullAndTwice,
  sameHour,
  attendedEarlier,
  usedUp,
  cancellation,
  startedReservation,
  order,
]);
