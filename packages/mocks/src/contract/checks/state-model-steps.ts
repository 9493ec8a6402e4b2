import type * as fc from 'fast-check';
import { matches } from '../harness/difference.ts';
import { isRejected } from '../harness/expectations.ts';
import { expectResponse } from '../harness/harness.ts';
import type { Exchange } from '../harness/client.ts';
import type { Fixtures } from '../fixtures/fixtures.ts';
import type { FixtureClass } from '../fixtures/classes.ts';
import { passesOf, paymentRecord, planFor } from '../fixtures/members.ts';
import { cancelCall, reservationAt, reserveCall } from '../fixtures/reservations.ts';
import { withProduct, expectSuccess } from '../fixtures/fixture-client.ts';
import {
  passHolder,
  assertAtMost,
  assertEqual,
  assertSeatsTaken,
  lastExchange,
  remainingSessions,
  countSuccesses,
} from '../harness/assertions.ts';

/** What should be true of the backend. */
export interface Model {
  /** Sessions left, by holder. */
  readonly sessions: number[];
  readonly classes: { studioClass: FixtureClass; readonly seats: Set<number> }[];
}

/** Something that is done to both, and compared. */
export type ModelStep = fc.AsyncCommand<Model, Fixtures>;

/** A holder reserves a class: if there is a seat, a session and no seat taken yet, else the backend says no. */
export function reserveStep(holder: number, index: number): ModelStep {
  return step(`reserve(${holder}, ${index})`, async (model, fixtures) => {
    const { studioClass, seats } = classOf(model, index);
    const call = reserveCall(fixtures.product, passHolder(fixtures, holder), studioClass.classId);
    const last = mayReserve(model, holder, index)
      ? await expectSuccess(fixtures, call, '자리와 횟수가 남은 수업은 예약할 수 있어야 합니다')
      : await expectResponse(
          fixtures.client,
          call,
          isRejected(
            'createReservation',
            '자리나 횟수가 없거나 이미 예약한 수업은 예약할 수 없어야 합니다',
          ),
        );
    if (matches('2XX', last.status)) takeSeat(model, holder, seats);
    await assertModelMatches(model, fixtures, last, [holder], index);
  });
}

/** One of the reservations, whichever, is cancelled, and cannot be cancelled again. */
export function cancelStep(which: number): ModelStep {
  return step(
    `cancel(${which})`,
    async (model, fixtures) => {
      const taken = seatsTaken(model);
      const { holder, index } = taken[which % taken.length] ?? { holder: 0, index: 0 };
      const { studioClass, seats } = classOf(model, index);
      const id = await reservationAt(fixtures, passHolder(fixtures, holder), studioClass);
      const call = cancelCall(fixtures.product, passHolder(fixtures, holder), id);
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

/** Everybody reserves a class at once, twice each. */
export function concurrentReservationsStep(index: number): ModelStep {
  return step(`rush(${index})`, async (model, fixtures) => {
    const { studioClass, seats } = classOf(model, index);
    const allHolders = [...fixtures.passHolders.keys()];
    const able = allHolders.filter((holder) => mayReserve(model, holder, index)).length;
    const free = studioClass.max - seats.size;
    const both = [...allHolders, ...allHolders];
    const exchanges = await Promise.all(
      both.map((holder) =>
        fixtures.client.send(
          reserveCall(fixtures.product, passHolder(fixtures, holder), studioClass.classId),
        ),
      ),
    );
    for (const [place, { status }] of exchanges.entries())
      if (matches('2XX', status)) takeSeat(model, both[place] ?? 0, seats);
    const last = lastExchange(exchanges);
    assertAtMost(
      last,
      '동시에 예약해도 남은 자리와 횟수만큼만 예약되어야 합니다',
      Math.min(able, free),
      countSuccesses(exchanges),
    );
    await assertModelMatches(model, fixtures, last, allHolders, index);
  });
}

/** The class is deleted, which gives every session back, and opened again. */
export function reopenStep(index: number): ModelStep {
  return step(`reopen(${index})`, async (model, fixtures) => {
    const one = classOf(model, index);
    const last = await fixtures.timetable.close(one.studioClass);
    for (const holder of one.seats) releaseSeat(model, holder, one.seats);
    one.studioClass = await fixtures.timetable.open(one.studioClass.max);
    await assertModelMatches(model, fixtures, last, [...fixtures.passHolders.keys()], index);
  });
}

/** A holder's payment is recorded, and recorded again. */
export function payTwiceStep(holder: number): ModelStep {
  return step(`pay(${holder})`, async (_, fixtures) => {
    const { by } = passHolder(fixtures, holder);
    const { promotionId, managerId } = planFor(fixtures.users);
    const before = (await passesOf(fixtures, by)).length;
    const call = {
      operation: 'recordPayment',
      by,
      parts: withProduct(fixtures.product, {
        body: paymentRecord(by.userId, promotionId, managerId),
      }),
    } as const;
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

/** Model and backend must say the same of these holders' sessions and of the class's seats. */
export async function assertModelMatches(
  model: Model,
  fixtures: Fixtures,
  last: Exchange,
  passHolders: readonly number[],
  index: number,
): Promise<void> {
  for (const holder of passHolders) {
    const description = '남은 횟수는 예약하면 하나 줄고 취소하면 하나 늘어야 합니다';
    assertEqual(
      last,
      description,
      `${model.sessions[holder]}회`,
      `${await remainingSessions(fixtures, passHolder(fixtures, holder))}회`,
    );
  }
  const { studioClass, seats } = classOf(model, index);
  await assertSeatsTaken(fixtures, passHolder(fixtures, 0), studioClass, seats.size, last);
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
