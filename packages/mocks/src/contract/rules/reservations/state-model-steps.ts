import type * as fc from 'fast-check';
import { countSuccesses, lastExchange } from '../../harness/assertions.ts';
import type { Context } from '../../harness/context.ts';
import { isSuccess, type Exchange } from '../../wire/exchange.ts';
import { expectResponse, expectSuccess, isRejected } from '../../harness/expectations.ts';
import { closeClass, openClass, type StudioClass } from '../../fixtures/classes.ts';
import type { PassHolder } from '../../fixtures/members.ts';
import {
  assertSeatsTaken,
  assertSessions,
  cancelCall,
  reservationAt,
  reserveCall,
} from '../../fixtures/reservations.ts';
import { sendConcurrently } from '../shared/concurrent.ts';

/** The expected state of the backend. */
export interface Model {
  /** Sessions left, by index of the pass holder. */
  readonly sessions: number[];
  /** Each class with the reservation of each pass holder, by index. */
  readonly classes: { studioClass: StudioClass; readonly seats: Map<number, number> }[];
}

/** The backend that is compared with the model. */
export interface Real {
  readonly context: Context;
  readonly holders: readonly PassHolder[];
}

/** A step that is taken on model and backend, which are then compared. */
export type ModelStep = fc.AsyncCommand<Model, Real>;

/** Reserves a class; must be rejected without a free seat or session, or if already reserved. */
export function reserveStep(holder: number, index: number): ModelStep {
  return step(`reserve(${holder}, ${index})`, async (model, real) => {
    const { studioClass } = classOf(model, index);
    const call = reserveCall(holderOf(real, holder), studioClass.classId);
    const rejected = isRejected(
      'createReservation',
      'a class without a free seat, a pass without sessions and a second reservation are rejected',
    );
    const last = mayReserve(model, holder, index)
      ? await expectSuccess(real.context, call, 'a free seat can be reserved')
      : await expectResponse(real.context, call, rejected);
    if (isSuccess(last)) await takeSeat(model, real, holder, index, last);
    await assertModelMatches(model, real, last, [holder], index);
  });
}

/** Cancels a reservation; a second cancellation must be rejected. */
export function cancelStep(which: number): ModelStep {
  return step(
    `cancel(${which})`,
    async (model, real) => {
      const taken = seatsTaken(model);
      const { holder, index, id } = taken[which % taken.length] ?? { holder: 0, index: 0, id: 0 };
      const call = cancelCall(holderOf(real, holder), id);
      const last = await expectSuccess(
        real.context,
        call,
        'an own coming reservation can be cancelled',
      );
      releaseSeat(model, holder, index);
      await assertModelMatches(model, real, last, [holder], index);
      const rejected = isRejected('cancelReservation', 'a reservation is cancelled once');
      await expectResponse(real.context, call, rejected);
      await assertModelMatches(model, real, last, [holder], index);
    },
    (model) => seatsTaken(model).length > 0,
  );
}

/** All pass holders reserve a class concurrently, twice each. */
export function concurrentReservationsStep(index: number): ModelStep {
  return step(`reserveConcurrently(${index})`, async (model, real) => {
    const { studioClass, seats } = classOf(model, index);
    const all = [...real.holders.keys()];
    const able = all.filter((holder) => mayReserve(model, holder, index)).length;
    const free = studioClass.max - seats.size;
    const callers = [...all, ...all];
    const exchanges = await sendConcurrently(
      real.context,
      callers.map((holder) => reserveCall(holderOf(real, holder), studioClass.classId)),
    );
    const last = lastExchange(exchanges);
    for (const [place, exchange] of exchanges.entries())
      if (isSuccess(exchange)) await takeSeat(model, real, callers[place] ?? 0, index, last);
    countSuccesses(
      exchanges,
      'concurrent reservations never exceed seats and sessions',
      Math.min(able, free),
    );
    await assertModelMatches(model, real, last, all, index);
  });
}

/** Deletes the class, which must return every session, and opens it again. */
export function reopenStep(index: number): ModelStep {
  return step(`reopen(${index})`, async (model, real) => {
    const one = classOf(model, index);
    const last = await closeClass(real.context, one.studioClass);
    for (const holder of one.seats.keys()) releaseSeat(model, holder, index);
    one.studioClass = await openClass(real.context, one.studioClass.max);
    await assertModelMatches(model, real, last, [...real.holders.keys()], index);
  });
}

async function assertModelMatches(
  model: Model,
  { context, holders }: Real,
  last: Exchange,
  changed: readonly number[],
  index: number,
): Promise<void> {
  const description = 'a reservation uses one session and a cancellation gives it back';
  for (const holder of changed) {
    const expected = model.sessions[holder] ?? 0;
    await assertSessions(context, holderOf({ holders }, holder), last, description, expected);
  }
  const { studioClass, seats } = classOf(model, index);
  await assertSeatsTaken(context, holderOf({ holders }, 0), last, studioClass, seats.size);
}

function step(
  name: string,
  run: ModelStep['run'],
  check: (model: Model) => boolean = () => true,
): ModelStep {
  return { check, run, toString: () => name };
}

function holderOf({ holders }: Pick<Real, 'holders'>, index: number): PassHolder {
  const holder = holders[index];
  if (!holder) throw new Error(`The model has no pass holder ${index}.`);
  return holder;
}

function classOf({ classes }: Model, index: number): Model['classes'][number] {
  const one = classes[index];
  if (!one) throw new Error(`The model has no class ${index}.`);
  return one;
}

function seatsTaken({ classes }: Model): { holder: number; index: number; id: number }[] {
  return classes.flatMap(({ seats }, index) =>
    [...seats].map(([holder, id]) => ({ holder, index, id })),
  );
}

function mayReserve(model: Model, holder: number, index: number): boolean {
  const { studioClass, seats } = classOf(model, index);
  return (model.sessions[holder] ?? 0) > 0 && seats.size < studioClass.max && !seats.has(holder);
}

async function takeSeat(
  model: Model,
  real: Real,
  holder: number,
  index: number,
  last: Exchange,
): Promise<void> {
  const { studioClass, seats } = classOf(model, index);
  const id = await reservationAt(real.context, holderOf(real, holder), studioClass, last);
  seats.set(holder, id);
  model.sessions[holder] = (model.sessions[holder] ?? 0) - 1;
}

function releaseSeat(model: Model, holder: number, index: number): void {
  classOf(model, index).seats.delete(holder);
  model.sessions[holder] = (model.sessions[holder] ?? 0) + 1;
}
