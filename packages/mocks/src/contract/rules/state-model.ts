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

/** A pass holder with the sessions that the pass must have left. */
interface ModelHolder {
  readonly pass: PassHolder;
  sessions: number;
}

/** A class with the reservation of each pass holder who must have a seat. */
interface ModelClass {
  studioClass: StudioClass;
  readonly seats: Map<ModelHolder, number>;
}

/** The expected state of the backend. */
interface Model {
  readonly holders: readonly ModelHolder[];
  readonly classes: readonly ModelClass[];
}

/** A step that is taken on model and backend, which are then compared. */
type ModelStep = fc.AsyncCommand<Model, Context>;

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
  const passes: PassHolder[] = [];
  for (let number = 0; number < HOLDERS; number += 1) passes.push(await newPassHolder(context));
  const property = fc.asyncProperty(
    fc.commands(steps(), { maxCommands: 8, size: 'medium' }),
    async (commands) => {
      const model = await createModel(context, passes);
      try {
        await fc.asyncModelRun(() => ({ model, real: context }), commands);
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
async function createModel(context: Context, passes: readonly PassHolder[]): Promise<Model> {
  const holders: ModelHolder[] = [];
  for (const pass of passes)
    holders.push({ pass, sessions: await remainingSessions(context, pass) });
  const classes = [await openClass(context, 1), await openClass(context, 2)];
  return { holders, classes: classes.map((studioClass) => ({ studioClass, seats: new Map() })) };
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
function reserveStep(which: number, index: number): ModelStep {
  return step(`reserve(${which}, ${index})`, async ({ holders, classes }, context) => {
    const [holder, one] = [at(holders, which), at(classes, index)];
    const call = reserveCall(holder.pass, one.studioClass.classId);
    const rejected = isRejected(
      'createReservation',
      'a class without a free seat, a pass without sessions and a second reservation are rejected',
    );
    const last = mayReserve(holder, one)
      ? await expectSuccess(context, call, 'a free seat can be reserved')
      : await expectResponse(context, call, rejected);
    if (isSuccess(last)) await takeSeat(context, holder, one, last);
    await assertModelMatches(context, last, one, [holder]);
  });
}

/** Cancels a reservation, if there is one; a second cancellation must be rejected. */
function cancelStep(which: number): ModelStep {
  return step(
    `cancel(${which})`,
    async (model, context) => {
      const taken = seatsTaken(model);
      const { one, holder, id } = at(taken, which % taken.length);
      const call = cancelCall(holder.pass, id);
      const description = 'an own coming reservation can be cancelled';
      const last = await expectSuccess(context, call, description);
      releaseSeat(holder, one);
      await assertModelMatches(context, last, one, [holder]);
      const rejected = isRejected('cancelReservation', 'a reservation is cancelled once');
      await expectResponse(context, call, rejected);
      await assertModelMatches(context, last, one, [holder]);
    },
    (model) => seatsTaken(model).length > 0,
  );
}

/** All pass holders reserve a class concurrently, twice each. */
function concurrentReservationsStep(index: number): ModelStep {
  return step(`reserveConcurrently(${index})`, async ({ holders, classes }, context) => {
    const one = at(classes, index);
    const { classId, max } = one.studioClass;
    const able = holders.filter((holder) => mayReserve(holder, one)).length;
    const free = max - one.seats.size;
    const callers = [...holders, ...holders];
    const calls = callers.map(({ pass }) => reserveCall(pass, classId));
    const exchanges = await sendConcurrently(context, calls);
    const last = lastExchange(exchanges);
    for (const [place, holder] of callers.entries())
      if (isSuccess(at(exchanges, place))) await takeSeat(context, holder, one, last);
    const description = 'concurrent reservations never exceed seats and sessions';
    countSuccesses(exchanges, description, Math.min(able, free));
    await assertModelMatches(context, last, one, holders);
  });
}

/** Deletes the class, which must return every session, and opens it again. */
function reopenStep(index: number): ModelStep {
  return step(`reopen(${index})`, async ({ holders, classes }, context) => {
    const one = at(classes, index);
    const last = await closeClass(context, one.studioClass);
    for (const holder of one.seats.keys()) releaseSeat(holder, one);
    one.studioClass = await openClass(context, one.studioClass.max);
    await assertModelMatches(context, last, one, holders);
  });
}

async function assertModelMatches(
  context: Context,
  last: Exchange,
  { studioClass, seats }: ModelClass,
  holders: readonly ModelHolder[],
): Promise<void> {
  const description = 'a reservation uses one session and a cancellation gives it back';
  for (const { pass, sessions } of holders)
    await assertSessions(context, pass, last, description, sessions);
  await assertSeatsTaken(context, at(holders, 0).pass, last, studioClass, seats.size);
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

function seatsTaken({ classes }: Model) {
  return classes.flatMap((one) => [...one.seats].map(([holder, id]) => ({ one, holder, id })));
}

function mayReserve(holder: ModelHolder, { studioClass, seats }: ModelClass): boolean {
  return holder.sessions > 0 && seats.size < studioClass.max && !seats.has(holder);
}

async function takeSeat(
  context: Context,
  holder: ModelHolder,
  { studioClass, seats }: ModelClass,
  last: Exchange,
): Promise<void> {
  seats.set(holder, await reservationAt(context, holder.pass, studioClass, last));
  holder.sessions -= 1;
}

function releaseSeat(holder: ModelHolder, { seats }: ModelClass): void {
  seats.delete(holder);
  holder.sessions += 1;
}
