import type * as fc from 'fast-check';
import { matches } from '../harness/difference.ts';
import { isRefused } from '../harness/expectations.ts';
import { demand } from '../harness/harness.ts';
import type { Exchange } from '../harness/client.ts';
import type { Own } from '../fixtures/fixtures.ts';
import type { OwnClass } from '../fixtures/classes.ts';
import { passesOf, payRecord, planFor } from '../fixtures/members.ts';
import { cancelCall, reservationAt, reserveCall } from '../fixtures/reservations.ts';
import { under, work } from '../fixtures/fixture-client.ts';
import {
  holderOf,
  insistAtMost,
  insistOn,
  insistOnSeats,
  lastOf,
  sessionsOf,
  wonBy,
} from './session-counts.ts';

/** What should be true of the backend. */
export interface Model {
  /** Sessions left, by holder. */
  readonly sessions: number[];
  readonly classes: { studioClass: OwnClass; readonly seats: Set<number> }[];
}

/** Something that is done to both, and compared. */
export type Step = fc.AsyncCommand<Model, Own>;

/** A holder reserves a class: if there is a seat, a session and no seat taken yet, else the backend says no. */
export function reserves(holder: number, index: number): Step {
  return step(`reserve(${holder}, ${index})`, async (model, own) => {
    const { studioClass, seats } = classOf(model, index);
    const call = reserveCall(own.product, holderOf(own, holder), studioClass.classId);
    const last = mayReserve(model, holder, index)
      ? await work(own, call, '자리와 횟수가 남은 수업은 예약할 수 있어야 합니다')
      : await demand(
          own.client,
          call,
          isRefused(
            'createReservation',
            '자리나 횟수가 없거나 이미 예약한 수업은 예약할 수 없어야 합니다',
          ),
        );
    if (matches('2XX', last.status)) take(model, holder, seats);
    await agree(model, own, last, [holder], index);
  });
}

/** One of the reservations, whichever, is cancelled, and cannot be cancelled again. */
export function cancels(which: number): Step {
  return step(
    `cancel(${which})`,
    async (model, own) => {
      const taken = seatsTaken(model);
      const { holder, index } = taken[which % taken.length] ?? { holder: 0, index: 0 };
      const { studioClass, seats } = classOf(model, index);
      const id = await reservationAt(own, holderOf(own, holder), studioClass);
      const call = cancelCall(own.product, holderOf(own, holder), id);
      const last = await work(own, call, '앞으로의 예약은 취소할 수 있어야 합니다');
      giveBack(model, holder, seats);
      await agree(model, own, last, [holder], index);
      await demand(
        own.client,
        call,
        isRefused('cancelReservation', '취소한 예약은 다시 취소할 수 없어야 합니다'),
      );
      await agree(model, own, last, [holder], index);
    },
    (model) => seatsTaken(model).length > 0,
  );
}

/** Everybody reserves a class at once, twice each. */
export function rushes(index: number): Step {
  return step(`rush(${index})`, async (model, own) => {
    const { studioClass, seats } = classOf(model, index);
    const everybody = [...own.holders.keys()];
    const able = everybody.filter((holder) => mayReserve(model, holder, index)).length;
    const free = studioClass.max - seats.size;
    const both = [...everybody, ...everybody];
    const exchanges = await Promise.all(
      both.map((holder) =>
        own.client.send(reserveCall(own.product, holderOf(own, holder), studioClass.classId)),
      ),
    );
    for (const [place, { status }] of exchanges.entries())
      if (matches('2XX', status)) take(model, both[place] ?? 0, seats);
    const last = lastOf(exchanges);
    insistAtMost(
      last,
      '동시에 예약해도 남은 자리와 횟수만큼만 예약되어야 합니다',
      Math.min(able, free),
      wonBy(exchanges),
    );
    await agree(model, own, last, everybody, index);
  });
}

/** The class is deleted, which gives every session back, and opened again. */
export function reopens(index: number): Step {
  return step(`reopen(${index})`, async (model, own) => {
    const one = classOf(model, index);
    const last = await own.timetable.close(one.studioClass);
    for (const holder of one.seats) giveBack(model, holder, one.seats);
    one.studioClass = await own.timetable.open(one.studioClass.max);
    await agree(model, own, last, [...own.holders.keys()], index);
  });
}

/** A holder's payment is recorded, and recorded again. */
export function paysTwice(holder: number): Step {
  return step(`pay(${holder})`, async (_, own) => {
    const { by } = holderOf(own, holder);
    const { promotionId, managerId } = planFor(own.people);
    const before = (await passesOf(own, by)).length;
    const call = {
      operation: 'recordPayment',
      by,
      parts: under(own.product, { body: payRecord(by.userId, promotionId, managerId) }),
    } as const;
    await work(own, call, '고객의 결제가 기록되어야 합니다');
    const last = await work(own, call, '같은 uuid의 결제는 처음과 같은 답을 받아야 합니다');
    insistOn(
      last,
      '같은 uuid의 결제는 한 번만 기록되어야 합니다',
      '이용권 1개',
      `이용권 ${(await passesOf(own, by)).length - before}개`,
    );
  });
}

/** Model and backend must say the same of these holders' sessions and of the class's seats. */
export async function agree(
  model: Model,
  own: Own,
  last: Exchange,
  holders: readonly number[],
  index: number,
): Promise<void> {
  for (const holder of holders) {
    const says = '남은 횟수는 예약하면 하나 줄고 취소하면 하나 늘어야 합니다';
    insistOn(
      last,
      says,
      `${model.sessions[holder]}회`,
      `${await sessionsOf(own, holderOf(own, holder))}회`,
    );
  }
  const { studioClass, seats } = classOf(model, index);
  await insistOnSeats(own, holderOf(own, 0), studioClass, seats.size, last);
}

function step(name: string, run: Step['run'], check: (model: Model) => boolean = () => true): Step {
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

function take(model: Model, holder: number, seats: Set<number>): void {
  seats.add(holder);
  model.sessions[holder] = (model.sessions[holder] ?? 0) - 1;
}

function giveBack(model: Model, holder: number, seats: Set<number>): void {
  seats.delete(holder);
  model.sessions[holder] = (model.sessions[holder] ?? 0) + 1;
}
