import { healthPlans, managerIdFor, pilatesPlans, ptPlans } from '@fitness/api-contract/catalogue';
import { addDays, dateOf, daysBetween, nowInSeoul, today } from '../../dates.ts';
import { demand } from '../harness/harness.ts';
import { holderOf, insistOn } from '../checks/session-counts.ts';
import { NAME_PREFIX, unknownId } from '../fixtures/fresh-values.ts';
import { Unavailable } from '../harness/results.ts';
import { begunToday } from '../fixtures/classes.ts';
import { buyPass, passesOf, planFor } from '../fixtures/members.ts';
import { cancelCall, historyOf, passNow, reserve, reserveCall } from '../fixtures/reservations.ts';
import { needed, rowsOf, under, work, type Schemas } from '../fixtures/fixture-client.ts';
import { refuses, ruleCheck, type Rule } from './rule.ts';

const sessionPlans = [...ptPlans, ...pilatesPlans];

/** A trainer's class is reservable with a pass bought for that trainer. */
const isListed: Rule = async (own) => {
  const studioClass = await own.timetable.open(2);
  const { by, membershipId } = holderOf(own, 0);
  const exchange = await work(
    own,
    {
      operation: 'listReservableClasses',
      by,
      parts: under(own.product, { query: { membershipId } }),
    },
    '수업 목록',
  );
  const found = rowsOf<Schemas['ReservableClass']>(exchange).some(
    ({ classId }) => classId === studioClass.classId,
  );
  insistOn(
    exchange,
    '새 수업은 그 트레이너의 이용권으로 예약할 수 있는 수업에 나와야 합니다',
    '있음',
    found ? '있음' : '없음',
  );
};

const someoneElsesPass: Rule = async (own) => {
  const { membershipId } = holderOf(own, 1);
  const { by } = holderOf(own, 0);
  for (const operation of [
    'listReservableClasses',
    'listTodayReservations',
    'listReservationHistory',
  ] as const) {
    await refuses(own, 'Forbidden', '다른 회원의 이용권', {
      operation,
      by,
      parts: under(own.product, { query: { membershipId } }),
    });
  }
  const { classId } = await own.timetable.open(2);
  await refuses(
    own,
    'Forbidden',
    '다른 회원의 이용권으로 예약',
    reserveCall(own.product, { by, membershipId }, classId),
  );
};

const unknownClass: Rule = async (own) => {
  await refuses(
    own,
    'ClassNotFound',
    '없는 수업',
    reserveCall(own.product, holderOf(own, 0), unknownId()),
  );
};

const wrongPass: Rule = async (own) => {
  const { by } = holderOf(own, 0);
  const [plan] = healthPlans;
  const pass = await buyPass(own, by, { promotionId: plan?.promotionId ?? 0, managerId: 0 });
  const { classId } = await own.timetable.open(2);
  await refuses(
    own,
    'ClassNotAllowed',
    '헬스 이용권으로 예약',
    reserveCall(own.product, { by, membershipId: pass.membershipId }, classId),
  );
};

/** Tried on the mock backend only: such a class cannot be made, and one without the rule would give away a seat in somebody's class. */
const begun: Rule = async (own, { settings }) => {
  if (!settings.isMock) throw new Unavailable('시작한 수업의 예약은 목 백엔드에서만 해 봅니다');
  const { classId } = await begunToday(own);
  await refuses(
    own,
    'ClassBegun',
    '이미 시작한 수업',
    reserveCall(own.product, holderOf(own, 0), classId),
  );
};

/** Tried on the mock backend only: the second class at that hour is another trainer's. */
const sameHour: Rule = async (own, { settings }) => {
  if (!settings.isMock)
    throw new Unavailable('같은 시간의 두 수업은 목 백엔드에서만 예약해 봅니다');
  const holder = holderOf(own, 0);
  const plan = sessionPlans.find(({ kind }) => kind !== planFor(own.people).plan.kind);
  if (!plan) throw new Unavailable('다른 과목의 이용권이 없습니다');
  const other = await buyPass(own, holder.by, {
    promotionId: plan.promotionId,
    managerId: managerIdFor(plan, 1) ?? 0,
  });
  const listed = await work(
    own,
    {
      operation: 'listReservableClasses',
      by: holder.by,
      parts: under(own.product, { query: { membershipId: other.membershipId } }),
    },
    '수업 목록',
  );
  for (const { classId, classTime } of rowsOf<Schemas['ReservableClass']>(listed)) {
    const free = await own.timetable.freeTimesOn(daysBetween(today(own.clock), dateOf(classTime)));
    if (!free.includes(classTime)) continue;
    await reserve(own, holder, await own.timetable.open(1, classTime));
    return void (await refuses(
      own,
      'SameHourReserved',
      '같은 시간의 다른 수업',
      reserveCall(own.product, { by: holder.by, membershipId: other.membershipId }, classId),
    ));
  }
  throw new Unavailable('트레이너가 비어 있는 시간에 다른 트레이너의 수업이 없습니다');
};

/** Attendance earlier on the day of a class does not count before the class begins. */
const attendedEarlier: Rule = async (own) => {
  const holder = holderOf(own, 1);
  const time = (await own.timetable.freeTimesOn(0)).find((one) => one > nowInSeoul(own.clock));
  if (time === undefined)
    throw new Unavailable('오늘 남은 시간 가운데 트레이너의 빈 시간이 없습니다');
  const id = await reserve(own, holder, await own.timetable.open(1, time));
  const { userId, ph } = holder.by;
  const parts = under(own.product, { params: { userId }, body: { username: NAME_PREFIX, ph } });
  const call = { operation: 'recordAttendance', by: needed(own.people, 'master'), parts } as const;
  const attended = await demand(own.client, call, {
    says: '출석은 하루에 한 번 기록되어야 합니다',
    statuses: ['2XX', '409'],
  });
  const row = (await historyOf(own, holder)).find(({ reservationId }) => reservationId === id);
  insistOn(
    attended,
    '수업이 시작하기 전에는 출석했어도 예약됨이어야 합니다',
    'RESERVED',
    String(row?.status),
  );
};

const expired: Rule = async (own) => {
  const holder = holderOf(own, 0);
  const { expiredDate } = await passNow(own, holder);
  if (!expiredDate) throw new Unavailable('새 이용권에 만료일이 없습니다');
  const { classId } = await own.timetable.open(2, `${addDays(expiredDate, 1)}T10:00:00`);
  await refuses(
    own,
    'MembershipExpired',
    '수업일에 만료된 이용권',
    reserveCall(own.product, holder, classId),
  );
  const lastDay = await own.timetable.open(2, `${expiredDate}T10:00:00`);
  await reserve(own, holder, lastDay);
};

const fullAndTwice: Rule = async (own) => {
  const studioClass = await own.timetable.open(1);
  await reserve(own, holderOf(own, 0), studioClass);
  await refuses(
    own,
    'AlreadyReserved',
    '이미 예약한 수업',
    reserveCall(own.product, holderOf(own, 0), studioClass.classId),
  );
  await refuses(
    own,
    'ClassFull',
    '자리가 없는 수업',
    reserveCall(own.product, holderOf(own, 1), studioClass.classId),
  );
};

const usedUp: Rule = async (own) => {
  const holder = holderOf(own, 2);
  for (let left = (await passNow(own, holder)).remainingSessionCount ?? 0; left > 0; left -= 1) {
    await reserve(own, holder, await own.timetable.open(1));
  }
  const { classId } = await own.timetable.open(2);
  await refuses(
    own,
    'NoSessionsLeft',
    '횟수를 다 쓴 이용권',
    reserveCall(own.product, holder, classId),
  );
};

const cancelling: Rule = async (own) => {
  const studioClass = await own.timetable.open(2);
  const [holder, other] = [holderOf(own, 0), holderOf(own, 1)];
  const id = await reserve(own, holder, studioClass);
  await refuses(own, 'Forbidden', '다른 회원의 예약 취소', cancelCall(own.product, other, id));
  await work(own, cancelCall(own.product, holder, id), '자기 예약은 취소할 수 있어야 합니다');
  await refuses(
    own,
    'ReservationNotFound',
    '이미 취소한 예약의 취소',
    cancelCall(own.product, holder, id),
  );
  await refuses(
    own,
    'ReservationNotFound',
    '없는 예약의 취소',
    cancelCall(own.product, holder, unknownId()),
  );
};

/** Tried on the mock backend only: one without the rule would take a past reservation of somebody back. */
const cancellingBegun: Rule = async (own, { settings }) => {
  if (!settings.isMock) throw new Unavailable('시작한 예약의 취소는 목 백엔드에서만 해 봅니다');
  const by = needed(own.people, 'customer');
  for (const { membershipId } of await passesOf(own, by)) {
    const past = (await historyOf(own, { by, membershipId })).find(
      (row) => row.status === 'ATTENDED',
    );
    if (past)
      return void (await refuses(
        own,
        'ReservationBegun',
        '시작한 수업의 예약 취소',
        cancelCall(own.product, { by, membershipId }, past.reservationId),
      ));
  }
  throw new Unavailable('고객에게 지난 예약이 없습니다');
};

/** Histories come latest class first, the classes to reserve earliest first. */
const order: Rule = async (own) => {
  const holder = holderOf(own, 0);
  const history = await work(
    own,
    {
      operation: 'listReservationHistory',
      by: holder.by,
      parts: under(own.product, { query: { membershipId: holder.membershipId } }),
    },
    '예약 내역',
  );
  const times = rowsOf<Schemas['HistoryReservation']>(history).map((row) => row.classTime);
  insistOn(
    history,
    '예약 내역은 늦은 수업부터 나와야 합니다',
    [...times].sort().reverse().join(' '),
    times.join(' '),
  );
  const listed = await work(
    own,
    {
      operation: 'listReservableClasses',
      by: holder.by,
      parts: under(own.product, { query: { membershipId: holder.membershipId } }),
    },
    '수업 목록',
  );
  const coming = rowsOf<Schemas['ReservableClass']>(listed).map((row) => row.classTime);
  insistOn(
    listed,
    '예약 가능한 수업은 이른 수업부터 나와야 합니다',
    [...coming].sort().join(' '),
    coming.join(' '),
  );
  insistOn(
    listed,
    '예약 가능한 수업은 앞으로의 수업이어야 합니다',
    '',
    coming.filter((time) => time < today(own.clock)).join(' '),
  );
};

/** Who may reserve and cancel what, and when. */
export const reservationRules = ruleCheck('reservations', '규칙: 예약과 취소', [
  isListed,
  someoneElsesPass,
  unknownClass,
  wrongPass,
  begun,
  expired,
  fullAndTwice,
  sameHour,
  attendedEarlier,
  usedUp,
  cancelling,
  cancellingBegun,
  order,
]);
