import * as fc from 'fast-check';
import * as calls from '../fixtures/calls.ts';
import * as make from '../fixtures/make.ts';
import * as read from '../fixtures/read.ts';
import { contractRule, type Context, type Rule } from '../harness/context.ts';
import * as expect from '../harness/expect.ts';
import { isSuccess, type Exchange } from '../wire/exchange.ts';
import { seatsTaken, sendAtOnce, sessionsLeft } from './shared.ts';

/** The number of parts with separate random sequences, so that they can run in parallel. */
const PARTS = 5;
const HOLDERS = 3;

/** A pass holder with the sessions that the pass must have left. */
interface ModelHolder {
  readonly pass: make.PassHolder;
  sessions: number;
}

/** A class with the reservation of each pass holder who must have a seat. */
interface ModelClass {
  studioClass: make.StudioClass;
  readonly seats: Map<ModelHolder, number>;
}

interface Model {
  readonly holders: readonly ModelHolder[];
  readonly classes: readonly ModelClass[];
}

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
  const passes: make.PassHolder[] = [];
  for (let number = 0; number < HOLDERS; number += 1) passes.push(await make.passHolder(context));
  const property = fc.asyncProperty(
    fc.commands(steps(), { maxCommands: 8, size: 'medium' }),
    async (commands) => {
      const model = await createModel(context, passes);
      try {
        await fc.asyncModelRun(() => ({ model, real: context }), commands);
      } finally {
        for (const { studioClass } of model.classes) await make.closedClass(context, studioClass);
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
async function createModel(context: Context, passes: readonly make.PassHolder[]): Promise<Model> {
  const holders: ModelHolder[] = [];
  for (const pass of passes) holders.push({ pass, sessions: await read.sessions(context, pass) });
  const classes = [await make.openClass(context, 1), await make.openClass(context, 2)];
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
    const call = calls.reserve(holder.pass, one.studioClass.classId);
    const rejected = expect.isRejected(
      'createReservation',
      'a class without a free seat, a pass without sessions and a second reservation are rejected',
    );
    const last = mayReserve(holder, one)
      ? await expect.success(context, call)
      : await expect.response(context, call, rejected);
    if (isSuccess(last)) await takeSeat(context, holder, one, last);
    await matches(context, last, one, [holder]);
  });
}

/** Cancels a reservation, if there is one; a second cancellation must be rejected. */
function cancelStep(which: number): ModelStep {
  return step(
    `cancel(${which})`,
    async (model, context) => {
      const taken = takenSeats(model);
      const { one, holder, id } = at(taken, which % taken.length);
      const call = calls.cancel(holder.pass, id);
      const last = await expect.success(context, call);
      releaseSeat(holder, one);
      await matches(context, last, one, [holder]);
      const rejected = expect.isRejected('cancelReservation', 'a reservation is cancelled once');
      await expect.response(context, call, rejected);
      await matches(context, last, one, [holder]);
    },
    (model) => takenSeats(model).length > 0,
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
    const all = callers.map(({ pass }) => calls.reserve(pass, classId));
    const exchanges = await sendAtOnce(context, all);
    const last = expect.last(exchanges);
    for (const [place, holder] of callers.entries())
      if (isSuccess(at(exchanges, place))) await takeSeat(context, holder, one, last);
    const description = 'concurrent reservations never exceed seats and sessions';
    expect.successes(exchanges, description, Math.min(able, free));
    await matches(context, last, one, holders);
  });
}

/** Deletes the class, which must return every session, and opens it again. */
function reopenStep(index: number): ModelStep {
  return step(`reopen(${index})`, async ({ holders, classes }, context) => {
    const one = at(classes, index);
    const last = await make.closedClass(context, one.studioClass);
    for (const holder of one.seats.keys()) releaseSeat(holder, one);
    one.studioClass = await make.openClass(context, one.studioClass.max);
    await matches(context, last, one, holders);
  });
}

async function matches(
  context: Context,
  last: Exchange,
  { studioClass, seats }: ModelClass,
  holders: readonly ModelHolder[],
): Promise<void> {
  const description = 'a reservation uses one session and a cancellation gives it back';
  for (const { pass, sessions } of holders)
    await sessionsLeft(context, pass, last, description, sessions);
  await seatsTaken(context, at(holders, 0).pass, last, studioClass, seats.size);
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

function takenSeats({ classes }: Model) {
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
  const { classTime } = studioClass;
  seats.set(holder, await make.reservationAt(context, holder.pass, classTime, last));
  holder.sessions -= 1;
}

function releaseSeat(holder: ModelHolder, { seats }: ModelClass): void {
  seats.delete(holder);
  holder.sessions += 1;
}
