import { healthPlans, managerIdFor, pilatesPlans, ptPlans } from '@fitness/api-contract/catalogue';
import { addDays, dateOf, daysBetween, nowInSeoul, today } from '../../dates.ts';
import { expectResponse } from '../harness/expect-response.ts';
import { assertEqual, assertOrder } from '../harness/assertions.ts';
import { unknownId } from '../fixtures/fresh-values.ts';
import { Unavailable } from '../harness/results.ts';
import { classStartedToday } from '../fixtures/classes.ts';
import { passHolder } from '../fixtures/fixtures.ts';
import { attendanceCall, buyPass, planFor } from '../fixtures/members.ts';
import {
  currentPass,
  historyOf,
  reservableClasses,
  reserve,
  reserveCall,
} from '../fixtures/reservations.ts';
import { cancellation, startedReservation } from './cancellations.ts';
import { expectError, ruleCheck, type Rule } from './rule.ts';

const sessionPlans = [...ptPlans, ...pilatesPlans];

/** A trainer's class is reservable with a pass bought for that trainer. */
const isListed: Rule = async (fixtures) => {
  const studioClass = await fixtures.timetable.open(2);
  const reservable = await reservableClasses(fixtures, passHolder(fixtures, 0));
  assertEqual(
    reservable,
    '새 수업은 그 트레이너의 이용권으로 예약할 수 있는 수업에 나와야 합니다',
    '있음',
    reservable.rows.some(({ classId }) => classId === studioClass.classId) ? '있음' : '없음',
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
    const call = { operation, by, query: { membershipId } };
    await expectError(fixtures, 'Forbidden', '다른 회원의 이용권', call);
  }
  const { classId } = await fixtures.timetable.open(2);
  const call = reserveCall({ by, membershipId }, classId);
  await expectError(fixtures, 'Forbidden', '다른 회원의 이용권으로 예약', call);
};

const unknownClass: Rule = async (fixtures) => {
  const call = reserveCall(passHolder(fixtures, 0), unknownId());
  await expectError(fixtures, 'ClassNotFound', '없는 수업', call);
};

const wrongPass: Rule = async (fixtures) => {
  const { by } = passHolder(fixtures, 0);
  const promotionId = healthPlans[0]?.promotionId ?? 0;
  const { membershipId } = await buyPass(fixtures, by, { promotionId, managerId: 0 });
  const { classId } = await fixtures.timetable.open(2);
  const call = reserveCall({ by, membershipId }, classId);
  await expectError(fixtures, 'ClassNotAllowed', '헬스 이용권으로 예약', call);
};

/** Only against the mock backend: one without the rule would take a seat in a real class. */
const startedClass: Rule = async (fixtures, { settings }) => {
  if (!settings.isMock) throw new Unavailable('시작한 수업의 예약은 목 백엔드에서만 해 봅니다');
  const { classId } = await classStartedToday(fixtures);
  const call = reserveCall(passHolder(fixtures, 0), classId);
  await expectError(fixtures, 'ClassBegun', '이미 시작한 수업', call);
};

/** Only against the mock backend: the second class at that hour is another trainer's. */
const sameHour: Rule = async (fixtures, { settings }) => {
  if (!settings.isMock)
    throw new Unavailable('같은 시간의 두 수업은 목 백엔드에서만 예약해 봅니다');
  const holder = passHolder(fixtures, 0);
  const { by } = holder;
  const plan = sessionPlans.find(({ kind }) => kind !== planFor(fixtures.users).plan.kind);
  if (!plan) throw new Unavailable('다른 과목의 이용권이 없습니다');
  const managerId = managerIdFor(plan, 1) ?? 0;
  const { promotionId } = plan;
  const { membershipId } = await buyPass(fixtures, by, { promotionId, managerId });
  const { rows } = await reservableClasses(fixtures, { by, membershipId });
  for (const { classId, classTime } of rows) {
    const day = daysBetween(today(fixtures.clock), dateOf(classTime));
    if (!(await fixtures.timetable.freeTimesOn(day)).includes(classTime)) continue;
    await reserve(fixtures, holder, await fixtures.timetable.open(1, classTime));
    const call = reserveCall({ by, membershipId }, classId);
    await expectError(fixtures, 'SameHourReserved', '같은 시간의 다른 수업', call);
    return;
  }
  throw new Unavailable('트레이너가 비어 있는 시간에 다른 트레이너의 수업이 없습니다');
};

/** Attendance earlier on the day does not count before the class starts. */
const attendedEarlier: Rule = async (fixtures) => {
  const holder = passHolder(fixtures, 1);
  const now = nowInSeoul(fixtures.clock);
  const time = (await fixtures.timetable.freeTimesOn(0)).find((one) => one > now);
  if (time === undefined)
    throw new Unavailable('오늘 남은 시간 가운데 트레이너의 빈 시간이 없습니다');
  const id = await reserve(fixtures, holder, await fixtures.timetable.open(1, time));
  const attended = await expectResponse(fixtures.client, attendanceCall(fixtures, holder.by), {
    description: '출석은 하루에 한 번 기록되어야 합니다',
    statuses: ['2XX', '409'],
  });
  const { rows } = await historyOf(fixtures, holder);
  assertEqual(
    attended,
    '수업이 시작하기 전에는 출석했어도 예약됨이어야 합니다',
    'RESERVED',
    String(rows.find(({ reservationId }) => reservationId === id)?.status),
  );
};

const expired: Rule = async (fixtures) => {
  const holder = passHolder(fixtures, 0);
  const { expiredDate } = await currentPass(fixtures, holder);
  if (!expiredDate) throw new Unavailable('새 이용권에 만료일이 없습니다');
  const { classId } = await fixtures.timetable.open(2, `${addDays(expiredDate, 1)}T10:00:00`);
  const call = reserveCall(holder, classId);
  await expectError(fixtures, 'MembershipExpired', '수업일에 만료된 이용권', call);
  const lastDay = await fixtures.timetable.open(2, `${expiredDate}T10:00:00`);
  await reserve(fixtures, holder, lastDay);
};

const fullAndTwice: Rule = async (fixtures) => {
  const studioClass = await fixtures.timetable.open(1);
  const [holder, other] = [passHolder(fixtures, 0), passHolder(fixtures, 1)];
  await reserve(fixtures, holder, studioClass);
  const again = reserveCall(holder, studioClass.classId);
  await expectError(fixtures, 'AlreadyReserved', '이미 예약한 수업', again);
  const full = reserveCall(other, studioClass.classId);
  await expectError(fixtures, 'ClassFull', '자리가 없는 수업', full);
};

const usedUp: Rule = async (fixtures) => {
  const holder = passHolder(fixtures, 2);
  const { remainingSessionCount } = await currentPass(fixtures, holder);
  for (let left = remainingSessionCount ?? 0; left > 0; left -= 1)
    await reserve(fixtures, holder, await fixtures.timetable.open(1));
  const { classId } = await fixtures.timetable.open(2);
  const call = reserveCall(holder, classId);
  await expectError(fixtures, 'NoSessionsLeft', '횟수를 다 쓴 이용권', call);
};

/** Histories are sorted latest class first, reservable classes earliest first. */
const order: Rule = async (fixtures) => {
  const holder = passHolder(fixtures, 0);
  const history = await historyOf(fixtures, holder);
  const past = history.rows.map((row) => row.classTime);
  assertOrder(history, '예약 내역은 늦은 수업부터 나와야 합니다', past, 'descending');
  const reservable = await reservableClasses(fixtures, holder);
  const coming = reservable.rows.map((row) => row.classTime);
  assertOrder(reservable, '예약 가능한 수업은 이른 수업부터 나와야 합니다', coming);
  assertEqual(
    reservable,
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
