import { NO_FIXTURES, type Harness, type Check } from '../harness/harness.ts';
import type { Call } from '../harness/call.ts';
import type { Exchange } from '../harness/client.ts';
import { matches } from '../harness/difference.ts';
import { succeeds } from '../harness/expectations.ts';
import { Unavailable } from '../harness/results.ts';
import { passHolder, type Fixtures } from '../fixtures/fixtures.ts';
import { attendanceCall, passesOf, paymentCall, planFor } from '../fixtures/members.ts';
import {
  cancelCall,
  remainingSessions,
  reservationAt,
  reserve,
  reserveCall,
} from '../fixtures/reservations.ts';
import { expectSuccess } from '../fixtures/fixture-client.ts';
import { withRequestLog } from '../harness/request-log.ts';
import {
  assertEqual,
  assertResponse,
  assertSeatsTaken,
  assertSessions,
  countSuccesses,
  lastExchange,
} from '../harness/assertions.ts';

/** Concurrent calls: seats, sessions and payments still add up. */
export const concurrency: Check = {
  name: 'concurrency',
  title: '동시에 보낸 요청에도 자리, 횟수, 결제가 맞다',
  part: 'contract',
  run: async ({ fixtures, results, client }: Harness) => {
    if (!fixtures) return results.skip(NO_FIXTURES);
    const canReserve = fixtures.reservationId !== undefined;
    if (!canReserve) results.skip('예약할 수 있는 수업이 없어 예약은 보지 못했습니다');
    const checks = [
      onePayment,
      oneAttendance,
      ...(canReserve ? [oneSeat, oneReservation, lastSession, oneCancellation] : []),
    ];
    for (const check of checks)
      await results.attempt(() => withRequestLog(client, () => check(fixtures)));
  },
};

async function onePayment(fixtures: Fixtures): Promise<void> {
  const { by } = passHolder(fixtures, 0);
  const before = (await passesOf(fixtures, by)).length;
  const exchanges = await sendConcurrently(fixtures, 6, paymentCall(by, planFor(fixtures.users)));
  const repeated = succeeds(
    'recordPayment',
    '같은 uuid의 결제는 몇 번 보내도 처음과 같이 답해야 합니다',
  );
  for (const exchange of exchanges) {
    assertResponse(exchange, repeated);
    assertEqual(
      exchange,
      '같은 uuid의 결제는 처음과 같은 답을 받아야 합니다',
      responseText(exchanges[0]),
      responseText(exchange),
    );
  }
  const added = (await passesOf(fixtures, by)).length - before;
  assertEqual(
    lastExchange(exchanges),
    '같은 uuid의 결제는 동시에 보내도 한 번만 기록되어야 합니다',
    '이용권 1개',
    `이용권 ${added}개`,
  );
}

async function oneAttendance(fixtures: Fixtures): Promise<void> {
  const call = attendanceCall(fixtures, passHolder(fixtures, 1).by);
  const exchanges = await sendConcurrently(fixtures, 4, call);
  countSuccesses(exchanges, '출석은 동시에 처리해도 하루에 한 번만 기록되어야 합니다', 1);
}

async function oneSeat(fixtures: Fixtures): Promise<void> {
  const studioClass = await fixtures.timetable.open(1);
  const exchanges = await Promise.all(
    fixtures.passHolders.map((one) => fixtures.client.send(reserveCall(one, studioClass.classId))),
  );
  const count = countSuccesses(
    exchanges,
    '한 자리를 동시에 예약하면 한 사람만 예약되어야 합니다',
    1,
  );
  const last = lastExchange(exchanges);
  await assertSeatsTaken(fixtures, passHolder(fixtures, 0), last, studioClass, count);
}

async function oneReservation(fixtures: Fixtures): Promise<void> {
  const { classId } = await fixtures.timetable.open(4);
  const holder = passHolder(fixtures, 1);
  const before = await remainingSessions(fixtures, holder);
  const exchanges = await sendConcurrently(fixtures, 4, reserveCall(holder, classId));
  const count = countSuccesses(
    exchanges,
    '같은 사람이 같은 수업을 동시에 예약하면 한 번만 예약되어야 합니다',
    1,
  );
  const description = '예약 한 건은 횟수를 하나 써야 합니다';
  await assertSessions(fixtures, holder, lastExchange(exchanges), description, before - count);
}

/** Reserves more classes than the pass has sessions; frees one session for the later checks. */
async function lastSession(fixtures: Fixtures): Promise<void> {
  const holder = passHolder(fixtures, 2);
  const sessions = await remainingSessions(fixtures, holder);
  if (sessions > 20) throw new Unavailable('이용권의 남은 횟수가 많아 0회까지 써 보지 않습니다');
  const classes = [];
  for (let number = 0; number < sessions + 2; number += 1)
    classes.push(await fixtures.timetable.open(2));
  const exchanges = await Promise.all(
    classes.map(({ classId }) => fixtures.client.send(reserveCall(holder, classId))),
  );
  const count = countSuccesses(exchanges, '남은 횟수보다 많이 예약할 수 없어야 합니다', sessions);
  await assertSessions(
    fixtures,
    holder,
    lastExchange(exchanges),
    '남은 횟수는 예약한 만큼 줄고 0보다 작아지지 않아야 합니다',
    sessions - count,
  );
  const studioClass = classes[exchanges.findIndex(({ status }) => matches('2XX', status))];
  if (!studioClass) return;
  const cancelled = await expectSuccess(
    fixtures,
    cancelCall(holder, await reservationAt(fixtures, holder, studioClass)),
    '앞으로의 예약은 취소할 수 있어야 합니다',
  );
  const description = '다 쓴 이용권도 취소하면 횟수를 하나 돌려받아야 합니다';
  await assertSessions(fixtures, holder, cancelled, description, sessions - count + 1);
}

async function oneCancellation(fixtures: Fixtures): Promise<void> {
  const studioClass = await fixtures.timetable.open(2);
  const holder = passHolder(fixtures, 1);
  const id = await reserve(fixtures, holder, studioClass);
  const before = await remainingSessions(fixtures, holder);
  const exchanges = await sendConcurrently(fixtures, 4, cancelCall(holder, id));
  const count = countSuccesses(
    exchanges,
    '같은 예약은 동시에 취소해도 한 번만 취소되어야 합니다',
    1,
  );
  const last = lastExchange(exchanges);
  const description = '취소하면 횟수를 하나 돌려줘야 합니다';
  await assertSessions(fixtures, holder, last, description, before + count);
  await assertSeatsTaken(fixtures, holder, last, studioClass, 1 - count);
}

function sendConcurrently({ client }: Fixtures, times: number, call: Call): Promise<Exchange[]> {
  return Promise.all(Array.from({ length: times }, () => client.send(call)));
}

function responseText(exchange: Exchange | undefined): string {
  return `${exchange?.status} ${JSON.stringify(exchange?.body) ?? ''}`;
}
