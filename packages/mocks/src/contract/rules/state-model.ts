import * as fc from 'fast-check';
import { closeClass, openClass, type StudioClass } from '../fixtures/classes.ts';
import { newPassHolder, type PassHolder } from '../fixtures/members.ts';
import {
  assertSeatsTaken,
  assertSessions,
  cancelCall,
  remainingSessions,
  reservationAt,
  reserveCall,
} from '../fixtures/reservations.ts';
import { countSuccesses, lastExchange } from '../harness/assertions.ts';
import type { Context } from '../harness/context.ts';
import { expectResponse, expectSuccess, isRejected } from '../harness/expectations.ts';
import { contractRule, type Rule } from '../harness/rule.ts';
import { isSuccess, type Exchange } from '../wire/exchange.ts';
import { sendConcurrently } from './shared.ts';

/** The number of parts with separate random sequences, so that they can run in parallel. */
const PARTS = 5;
const HOLDERS = 3;

/** The expected state of the backend. */
interface Model {
  /** Sessions left, by index of the pass holder. */
  readonly sessions: number[];
  /** Each class with the reservation of each pass holder, by index. */
  readonly classes: { studioClass: StudioClass; readonly seats: Map<number, number> }[];
}

/** The backend that is compared with the model. */
interface Real {
  readonly context: Context;
  readonly holders: readonly PassHolder[];
}

/** A step that is taken on model and backend, which are then compared. */
type ModelStep = fc.AsyncCommand<Model, Real>;

/** Compares random steps with a model after each; reports the shortest sequence that differs. */
export const stateModelRules: readonly Rule[] = Array.from({ length: PARTS }, (_, part) =>
  contractRule(
    `any-order-${part + 1}`,
    'reservations, cancellations and deletions in any order keep seats and sessions right',
    (context) => compare(context, part),
  ),
);

async function compare(context: Context, part: number): Promise<void> {
  const { settings, results } = context;
  const holders: PassHolder[] = [];
  for (let number = 0; number < HOLDERS; number += 1) holders.push(await newPassHolder(context));
  const property = fc.asyncProperty(
    fc.commands(steps(), { maxCommands: 8, size: 'medium' }),
    async (commands) => {
      const model = await createModel(context, holders);
      try {
        await fc.asyncModelRun(() => ({ model, real: { context, holders } }), commands);
      } finally {
        for (const { studioClass } of model.classes) await closeClass(context, studioClass);
      }
    },
  );
  const { failed, numRuns, errorInstance } = await fc.check(property, {
    seed: settings.seed + part,
    numRuns: Math.max(1, Math.ceil(settings.runs / PARTS / 2)),
  });
  if (!failed) return results.pass(numRuns);
  throw errorInstance;
}

/** Two new classes, of one seat and of two, and the current sessions. */
async function createModel(context: Context, holders: readonly PassHolder[]): Promise<Model> {
  const sessions: number[] = [];
  for (const holder of holders) sessions.push(await remainingSessions(context, holder));
  const classes = [await openClass(context, 1), await openClass(context, 2)];
  return {
    sessions,
    classes: classes.map((studioClass) => ({ studioClass, seats: new Map() })),
  };
}

function steps(): fc.Arbitrary<ModelStep>[] {
  const holder = fc.nat(HOLDERS - 1);
  const which = fc.nat(1);
  return [
    fc.tuple(holder, which).map(([one, index]) => reserveStep(one, index)),
    fc.nat(5).map(cancelStep),
    which.map(concurrentReservationsStep),
    which.map(reopenStep),
  ];
}

/** Reserves a class; must be rejected without a free seat or session, or if already reserved. */
function reserveStep(holder: number, index: number): ModelStep {
  return step(`reserve(${holder}, ${index})`, async (model, real) => {
    const { studioClass } = at(model.classes, index);
    const call = reserveCall(at(real.holders, holder), studioClass.classId);
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
function cancelStep(which: number): ModelStep {
  return step(
    `cancel(${which})`,
    async (model, real) => {
      const taken = seatsTaken(model);
      const { holder, index, id } = at(taken, which % taken.length);
      const call = cancelCall(at(real.holders, holder), id);
      const description = 'an own coming reservation can be cancelled';
      const last = await expectSuccess(real.context, call, description);
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
function concurrentReservationsStep(index: number): ModelStep {
  return step(`reserveConcurrently(${index})`, async (model, real) => {
    const { studioClass, seats } = at(model.classes, index);
    const all = [...real.holders.keys()];
    const able = all.filter((holder) => mayReserve(model, holder, index)).length;
    const free = studioClass.max - seats.size;
    const callers = [...all, ...all];
    const exchanges = await sendConcurrently(
      real.context,
      callers.map((holder) => reserveCall(at(real.holders, holder), studioClass.classId)),
    );
    const last = lastExchange(exchanges);
    for (const [place, exchange] of exchanges.entries())
      if (isSuccess(exchange)) await takeSeat(model, real, at(callers, place), index, last);
    const description = 'concurrent reservations never exceed seats and sessions';
    countSuccesses(exchanges, description, Math.min(able, free));
    await assertModelMatches(model, real, last, all, index);
  });
}

/** Deletes the class, which must return every session, and opens it again. */
function reopenStep(index: number): ModelStep {
  return step(`reopen(${index})`, async (model, real) => {
    const one = at(model.classes, index);
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
    const expected = at(model.sessions, holder);
    await assertSessions(context, at(holders, holder), last, description, expected);
  }
  const { studioClass, seats } = at(model.classes, index);
  await assertSeatsTaken(context, at(holders, 0), last, studioClass, seats.size);
}

function step(
  name: string,
  run: ModelStep['run'],
  check: (model: Model) => boolean = () => true,
): ModelStep {
  return { check, run, toString: () => name };
}

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new Error(`The model has no item ${index}.`);
  return item;
}

function seatsTaken({ classes }: Model): { holder: number; index: number; id: number }[] {
  return classes.flatMap(({ seats }, index) =>
    [...seats].map(([holder, id]) => ({ holder, index, id })),
  );
}

function mayReserve(model: Model, holder: number, index: number): boolean {
  const { studioClass, seats } = at(model.classes, index);
  return at(model.sessions, holder) > 0 && seats.size < studioClass.max && !seats.has(holder);
}

async function takeSeat(
  model: Model,
  real: Real,
  holder: number,
  index: number,
  last: Exchange,
): Promise<void> {
  const { studioClass, seats } = at(model.classes, index);
  const id = await reservationAt(real.context, at(real.holders, holder), studioClass, last);
  seats.set(holder, id);
  model.sessions[holder] = at(model.sessions, holder) - 1;
}

function releaseSeat(model: Model, holder: number, index: number): void {
  at(model.classes, index).seats.delete(holder);
  model.sessions[holder] = at(model.sessions, holder) + 1;
}
