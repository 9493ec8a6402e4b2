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

interface Holder {
  readonly pass: make.PassHolder;
  sessions: number;
}

interface ModelClass {
  studioClass: make.StudioClass;
  readonly seats: Map<Holder, number>;
}

const steps = fc.array(
  fc.record({
    kind: fc.constantFrom('reserve', 'cancel', 'reserveAtOnce', 'reopen'),
    which: fc.nat(5),
    index: fc.nat(1),
  }),
  { maxLength: 8 },
);

/** Compares random steps with a model after each; reports the shortest sequence that differs. */
export const stateModelRules: readonly Rule[] = Array.from({ length: PARTS }, (_, part) =>
  contractRule(
    `any-order-${part + 1}`,
    'reservations, cancellations and deletions in any order keep seats and sessions right',
    async (context) => {
      const { settings, results } = context;
      const passes: make.PassHolder[] = [];
      while (passes.length < HOLDERS) passes.push(await make.passHolder(context));
      const property = fc.asyncProperty(steps, async (taken) => {
        const model = await createModel(context, passes);
        try {
          for (const { kind, which, index } of taken) await model[kind](which, index);
        } finally {
          for (const { studioClass } of model.classes) await make.closedClass(context, studioClass);
        }
      });
      const { failed, numRuns, errorInstance } = await fc.check(property, {
        seed: settings.seed + part,
        numRuns: Math.max(1, Math.ceil(settings.runs / PARTS / 2)),
      });
      if (failed) throw errorInstance;
      results.pass(numRuns);
    },
  ),
);

/** Two new classes, of one seat and of two, and the steps that are taken on model and backend. */
async function createModel(context: Context, passes: readonly make.PassHolder[]) {
  const holders: Holder[] = [];
  for (const pass of passes) holders.push({ pass, sessions: await read.sessions(context, pass) });
  const classes: ModelClass[] = [];
  for (const max of [1, 2])
    classes.push({ studioClass: await make.openClass(context, max), seats: new Map() });

  const mayReserve = (holder: Holder, { studioClass, seats }: ModelClass): boolean =>
    holder.sessions > 0 && seats.size < studioClass.max && !seats.has(holder);
  const takeSeat = async (holder: Holder, { studioClass, seats }: ModelClass, last: Exchange) => {
    const { classTime } = studioClass;
    seats.set(holder, await make.reservationAt(context, holder.pass, classTime, last));
    holder.sessions -= 1;
  };
  const releaseSeat = (holder: Holder, { seats }: ModelClass): void => {
    seats.delete(holder);
    holder.sessions += 1;
  };
  const compare = async (
    last: Exchange,
    { studioClass, seats }: ModelClass,
    changed: readonly Holder[] = holders,
  ): Promise<void> => {
    const description = 'a reservation uses one session and a cancellation gives it back';
    for (const { pass, sessions } of changed)
      await sessionsLeft(context, pass, last, description, sessions);
    await seatsTaken(context, at(holders, 0).pass, last, studioClass, seats.size);
  };

  return {
    classes,
    /** Must be rejected without a free seat or session, or if already reserved. */
    reserve: async (which: number, index: number): Promise<void> => {
      const [holder, one] = [at(holders, which), at(classes, index)];
      const call = calls.reserve(holder.pass, one.studioClass.classId);
      const rejected = expect.isRejected(
        'createReservation',
        'a class without a free seat, a pass without sessions and a second reservation are rejected',
      );
      const last = mayReserve(holder, one)
        ? await expect.success(context, call)
        : await expect.response(context, call, rejected);
      if (isSuccess(last)) await takeSeat(holder, one, last);
      await compare(last, one, [holder]);
    },
    /** Cancels a reservation, if there is one; a second cancellation must be rejected. */
    cancel: async (which: number): Promise<void> => {
      const taken = classes.flatMap((one) => [...one.seats].map((seat) => ({ one, seat })));
      if (taken.length === 0) return;
      const { one, seat } = at(taken, which);
      const [holder, id] = seat;
      const call = calls.cancel(holder.pass, id);
      const last = await expect.success(context, call);
      releaseSeat(holder, one);
      await compare(last, one, [holder]);
      const rejected = expect.isRejected('cancelReservation', 'a reservation is cancelled once');
      await expect.response(context, call, rejected);
      await compare(last, one, [holder]);
    },
    reserveAtOnce: async (_: number, index: number): Promise<void> => {
      const one = at(classes, index);
      const { classId, max } = one.studioClass;
      const able = holders.filter((holder) => mayReserve(holder, one)).length;
      const free = max - one.seats.size;
      const callers = [...holders, ...holders];
      const all = callers.map(({ pass }) => calls.reserve(pass, classId));
      const exchanges = await sendAtOnce(context, all);
      const last = expect.last(exchanges);
      for (const [place, holder] of callers.entries())
        if (isSuccess(at(exchanges, place))) await takeSeat(holder, one, last);
      const description = 'concurrent reservations never exceed seats and sessions';
      expect.successes(exchanges, description, Math.min(able, free));
      await compare(last, one);
    },
    /** Deletes a class, which must return every session, and opens it again. */
    reopen: async (_: number, index: number): Promise<void> => {
      const one = at(classes, index);
      const last = await make.closedClass(context, one.studioClass);
      for (const holder of one.seats.keys()) releaseSeat(holder, one);
      one.studioClass = await make.openClass(context, one.studioClass.max);
      await compare(last, one);
    },
  };
}

/** The item at this index, counted on from the start after the last one. */
function at<Item>(items: readonly Item[], index: number): Item {
  return items[index % items.length] as Item;
}
