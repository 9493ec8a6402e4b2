import { NOTHING_OWN, type Bench, type Check } from '../harness/harness.ts';
import type { Call } from '../harness/call.ts';
import type { Exchange } from '../harness/client.ts';
import { matches } from '../harness/difference.ts';
import { succeeds } from '../harness/expectations.ts';
import { Unavailable } from '../harness/results.ts';
import type { Own } from '../fixtures/fixtures.ts';
import { passesOf, payRecord, planFor } from '../fixtures/members.ts';
import { cancelCall, reservationAt, reserve, reserveCall } from '../fixtures/reservations.ts';
import { needed, under, work } from '../fixtures/fixture-client.ts';
import { together } from '../harness/request-log.ts';
import {
  holderOf,
  insist,
  insistAtMost,
  insistOn,
  insistOnSeats,
  lastOf,
  sessionsOf,
  wonBy,
} from './session-counts.ts';

/** The same thing many times at once: seats, sessions and payments still add up. */
export const bursts: Check = {
  name: 'bursts',
  title: '동시에 보낸 요청에도 자리, 횟수, 결제가 맞다',
  part: 'contract',
  run: async ({ own, ledger, client }: Bench) => {
    if (!own) return ledger.skip(NOTHING_OWN);
    const works =
      own.reservationId === undefined
        ? [onePayment, oneAttendance]
        : [onePayment, oneAttendance, oneSeat, oneReservation, lastSession, oneCancellation];
    if (own.reservationId === undefined)
      ledger.skip('예약할 수 있는 수업이 없어 예약은 보지 못했습니다');
    for (const burst of works) await ledger.attempt(() => together(client, () => burst(own)));
  },
};

async function onePayment(own: Own): Promise<void> {
  const { by } = holderOf(own, 0);
  const { promotionId, managerId } = planFor(own.people);
  const before = (await passesOf(own, by)).length;
  const body = payRecord(by.userId, promotionId, managerId);
  const exchanges = await atOnce(own, 6, {
    operation: 'recordPayment',
    by,
    parts: under(own.product, { body }),
  });
  for (const exchange of exchanges) {
    insist(
      exchange,
      succeeds('recordPayment', '같은 uuid의 결제는 몇 번 보내도 처음과 같이 답해야 합니다'),
    );
    insistOn(
      exchange,
      '같은 uuid의 결제는 처음과 같은 답을 받아야 합니다',
      shown(exchanges[0]),
      shown(exchange),
    );
  }
  const added = (await passesOf(own, by)).length - before;
  insistOn(
    lastOf(exchanges),
    '같은 uuid의 결제는 동시에 보내도 한 번만 기록되어야 합니다',
    '이용권 1개',
    `이용권 ${added}개`,
  );
}

async function oneAttendance(own: Own): Promise<void> {
  const { by } = holderOf(own, 1);
  const parts = under(own.product, {
    params: { userId: by.userId },
    body: { username: '계약검사', ph: by.ph },
  });
  const exchanges = await atOnce(own, 4, {
    operation: 'recordAttendance',
    by: needed(own.people, 'master'),
    parts,
  });
  insistAtMost(
    lastOf(exchanges),
    '출석은 동시에 처리해도 하루에 한 번만 기록되어야 합니다',
    1,
    wonBy(exchanges),
  );
}

async function oneSeat(own: Own): Promise<void> {
  const studioClass = await own.timetable.open(1);
  const exchanges = await Promise.all(
    own.holders.map((one) => own.client.send(reserveCall(own.product, one, studioClass.classId))),
  );
  const got = wonBy(exchanges);
  insistAtMost(lastOf(exchanges), '한 자리를 동시에 예약하면 한 사람만 예약되어야 합니다', 1, got);
  await insistOnSeats(own, holderOf(own, 0), studioClass, got, lastOf(exchanges));
}

async function oneReservation(own: Own): Promise<void> {
  const studioClass = await own.timetable.open(4);
  const holder = holderOf(own, 1);
  const before = await sessionsOf(own, holder);
  const exchanges = await atOnce(own, 4, reserveCall(own.product, holder, studioClass.classId));
  const got = wonBy(exchanges);
  insistAtMost(
    lastOf(exchanges),
    '같은 사람이 같은 수업을 동시에 예약하면 한 번만 예약되어야 합니다',
    1,
    got,
  );
  insistOn(
    lastOf(exchanges),
    '예약 한 건은 횟수를 하나 써야 합니다',
    `${before - got}회`,
    `${await sessionsOf(own, holder)}회`,
  );
}

/** More classes at once than the pass has sessions; one session is given back for the checks that follow. */
async function lastSession(own: Own): Promise<void> {
  const holder = holderOf(own, 2);
  const sessions = await sessionsOf(own, holder);
  if (sessions > 20) throw new Unavailable('이용권의 남은 횟수가 많아 0회까지 써 보지 않습니다');
  const classes = [];
  for (let number = 0; number < sessions + 2; number += 1)
    classes.push(await own.timetable.open(2));
  const exchanges = await Promise.all(
    classes.map(({ classId }) => own.client.send(reserveCall(own.product, holder, classId))),
  );
  const last = lastOf(exchanges);
  const got = wonBy(exchanges);
  insistAtMost(last, '남은 횟수보다 많이 예약할 수 없어야 합니다', sessions, got);
  insistOn(
    last,
    '남은 횟수는 예약한 만큼 줄고 0보다 작아지지 않아야 합니다',
    `${sessions - got}회`,
    `${await sessionsOf(own, holder)}회`,
  );
  const seat = exchanges.findIndex(({ status }) => matches('2XX', status));
  const studioClass = classes[seat];
  if (!studioClass) return;
  const call = cancelCall(own.product, holder, await reservationAt(own, holder, studioClass));
  const cancelled = await work(own, call, '앞으로의 예약은 취소할 수 있어야 합니다');
  insistOn(
    cancelled,
    '다 쓴 이용권도 취소하면 횟수를 하나 돌려받아야 합니다',
    `${sessions - got + 1}회`,
    `${await sessionsOf(own, holder)}회`,
  );
}

async function oneCancellation(own: Own): Promise<void> {
  const studioClass = await own.timetable.open(2);
  const holder = holderOf(own, 1);
  const id = await reserve(own, holder, studioClass);
  const before = await sessionsOf(own, holder);
  const exchanges = await atOnce(own, 4, cancelCall(own.product, holder, id));
  const got = wonBy(exchanges);
  insistAtMost(lastOf(exchanges), '같은 예약은 동시에 취소해도 한 번만 취소되어야 합니다', 1, got);
  insistOn(
    lastOf(exchanges),
    '취소하면 횟수를 하나 돌려줘야 합니다',
    `${before + got}회`,
    `${await sessionsOf(own, holder)}회`,
  );
  await insistOnSeats(own, holder, studioClass, 1 - got, lastOf(exchanges));
}

function atOnce({ client }: Own, times: number, call: Call): Promise<Exchange[]> {
  return Promise.all(Array.from({ length: times }, () => client.send(call)));
}

function shown(exchange: Exchange | undefined): string {
  return `${exchange?.status} ${JSON.stringify(exchange?.body) ?? ''}`;
}
