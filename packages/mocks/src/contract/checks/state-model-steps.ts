import type * as fc from 'fast-check';
import { matches } from '../harness/difference.ts';
import { isRejected } from '../harness/expectations.ts';
import { expectResponse } from '../harness/expect-response.ts';
import type { Exchange } from '../harness/client.ts';
import { passHolder, type Fixtures } from '../fixtures/fixtures.ts';
import type { FixtureClass } from '../fixtures/classes.ts';
import { passesOf, paymentCall, planFor } from '../fixtures/members.ts';
import { cancelCall, reservationAt, reserveCall } from '../fixtures/reservations.ts';
import { expectSuccess } from '../fixtures/fixture-client.ts';
import {
  assertEqual,
  assertSeatsTaken,
  assertSessions,
  countSuccesses,
  lastExchange,
} from '../harness/assertions.ts';

/** The expected state of the backend. */
export interface Model {
  /** Sessions left, by index of the pass holder. */
  readonly sessions: number[];
  readonly classes: { studioClass: FixtureClass; readonly seats: Set<number> }[];
}

/** A step that is taken on model and backend, which are then compared. */
export type ModelStep = fc.AsyncCommand<Model, Fixtures>;

/** A reservation; to be rejected without a free seat or session, or if already reserved. */
export function reserveStep(holder: number, index: number): ModelStep {
  return step(`reserve(${holder}, ${index})`, async (model, fixtures) => {
    const { studioClass, seats } = classOf(model, index);
    const call = reserveCall(passHolder(fixtures, holder), studioClass.classId);
    const rejected = isRejected(
      'createReservation',
      '자리나 횟수가 없거나 이미 예약한 수업은 예약할 수 없어야 합니다',
    );
    const last = mayReserve(model, holder, index)
      ? await expectSuccess(fixtures, call, '자리와 횟수가 남은 수업은 예약할 수 있어야 합니다')
      : await expectResponse(fixtures.client, call, rejected);
    if (matches('2XX', last.status)) takeSeat(model, holder, seats);
    await assertModelMatches(model, fixtures, last, [holder], index);
  });
}

/** A reservation is cancelled, and cannot be cancelled again. */
export function cancelStep(which: number): ModelStep {
  return step(
    `cancel(${which})`,
    async (model, fixtures) => {
      const taken = seatsTaken(model);
      const { holder, index } = taken[which % taken.length] ?? { holder: 0, index: 0 };
      const { studioClass, seats } = classOf(model, index);
      const id = await reservationAt(fixtures, passHolder(fixtures, holder), studioClass);
      const call = cancelCall(passHolder(fixtures, holder), id);
      const last = await expectSuccess(fixtures, call, '앞으로의 예약은 취소할 수 있어야 합니다');
      releaseSeat(model, holder, seats);
      await assertModelMatches(model, fixtures, last, [holder], index);
      await expectResponse(
        fixtures.client,
        call,
        isRejected('cancelReservation', '취소한 예약은 다시 취소할 수 없어야 합니다'),
      );
      await assertModelMatches(model, fixtures, last, [holder], index);
    },
    (model) => seatsTaken(model).length > 0,
  );
}

/** All pass holders reserve a class concurrently, twice each. */
export function concurrentReservationsStep(index: number): ModelStep {
  return step(`rush(${index})`, async (model, fixtures) => {
    const { studioClass, seats } = classOf(model, index);
    const allHolders = [...fixtures.passHolders.keys()];
    const able = allHolders.filter((holder) => mayReserve(model, holder, index)).length;
    const free = studioClass.max - seats.size;
    const callers = [...allHolders, ...allHolders];
    const exchanges = await Promise.all(
      callers.map((holder) =>
        fixtures.client.send(reserveCall(passHolder(fixtures, holder), studioClass.classId)),
      ),
    );
    for (const [place, { status }] of exchanges.entries())
      if (matches('2XX', status)) takeSeat(model, callers[place] ?? 0, seats);
    countSuccesses(
      exchanges,
      '동시에 예약해도 남은 자리와 횟수만큼만 예약되어야 합니다',
      Math.min(able, free),
    );
    await assertModelMatches(model, fixtures, lastExchange(exchanges), allHolders, index);
  });
}

/** The class is deleted, which returns every session, and opened again. */
export function reopenStep(index: number): ModelStep {
  return step(`reopen(${index})`, async (model, fixtures) => {
    const one = classOf(model, index);
    const last = await fixtures.timetable.close(one.studioClass);
    for (const holder of one.seats) releaseSeat(model, holder, one.seats);
    one.studioClass = await fixtures.timetable.open(one.studioClass.max);
    await assertModelMatches(model, fixtures, last, [...fixtures.passHolders.keys()], index);
  });
}

/** A payment is recorded twice. */
export function payTwiceStep(holder: number): ModelStep {
  return step(`pay(${holder})`, async (_, fixtures) => {
    const { by } = passHolder(fixtures, holder);
    const before = (await passesOf(fixtures, by)).length;
    const call = paymentCall(by, planFor(fixtures.users));
    await expectSuccess(fixtures, call, '고객의 결제가 기록되어야 합니다');
    const last = await expectSuccess(
      fixtures,
      call,
      '같은 uuid의 결제는 처음과 같은 답을 받아야 합니다',
    );
    assertEqual(
      last,
      '같은 uuid의 결제는 한 번만 기록되어야 합니다',
      '이용권 1개',
      `이용권 ${(await passesOf(fixtures, by)).length - before}개`,
    );
  });
}

async function assertModelMatches(
  model: Model,
  fixtures: Fixtures,
  last: Exchange,
  holders: readonly number[],
  index: number,
): Promise<void> {
  const description = '남은 횟수는 예약하면 하나 줄고 취소하면 하나 늘어야 합니다';
  for (const holder of holders) {
    const expected = model.sessions[holder] ?? 0;
    await assertSessions(fixtures, passHolder(fixtures, holder), last, description, expected);
  }
  const { studioClass, seats } = classOf(model, index);
  await assertSeatsTaken(fixtures, passHolder(fixtures, 0), last, studioClass, seats.size);
}

function step(
  name: string,
  run: ModelStep['run'],
  check: (model: Model) => boolean = () => true,
): ModelStep {
  return { check, run, toString: () => name };
}

function classOf({ classes }: Model, index: number): Model['classes'][number] {
  const one = classes[index];
  if (!one) throw new Error(`The model has no class ${index}.`);
  return one;
}

function seatsTaken({ classes }: Model): { holder: number; index: number }[] {
  return classes.flatMap(({ seats }, index) => [...seats].map((holder) => ({ holder, index })));
}

function mayReserve(model: Model, holder: number, index: number): boolean {
  const { studioClass, seats } = classOf(model, index);
  return (model.sessions[holder] ?? 0) > 0 && seats.size < studioClass.max && !seats.has(holder);
}

function takeSeat(model: Model, holder: number, seats: Set<number>): void {
  seats.add(holder);
  model.sessions[holder] = (model.sessions[holder] ?? 0) - 1;
}

function releaseSeat(model: Model, holder: number, seats: Set<number>): void {
  seats.delete(holder);
  model.sessions[holder] = (model.sessions[holder] ?? 0) + 1;
}
