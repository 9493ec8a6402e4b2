import * as fc from 'fast-check';
import type { Context } from '../../harness/context.ts';
import { contractRule, type Rule } from '../../harness/rule.ts';
import { closeClass, openClass } from '../../fixtures/classes.ts';
import { newPassHolder, type PassHolder } from '../../fixtures/members.ts';
import { remainingSessions } from '../../fixtures/reservations.ts';
import {
  cancelStep,
  concurrentReservationsStep,
  reopenStep,
  reserveStep,
  type Model,
  type ModelStep,
  type Real,
} from './state-model-steps.ts';

/** The number of parts with separate random sequences, so that they can run in parallel. */
const PARTS = 5;
const HOLDERS = 3;

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
      const { model, real } = await createModel(context, holders);
      try {
        await fc.asyncModelRun(() => ({ model, real }), commands);
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

/** Two new classes, of one seat and of two, and the current sessions. */
async function createModel(
  context: Context,
  holders: readonly PassHolder[],
): Promise<{ model: Model; real: Real }> {
  const sessions: number[] = [];
  for (const holder of holders) sessions.push(await remainingSessions(context, holder));
  const classes = [await openClass(context, 1), await openClass(context, 2)];
  return {
    model: {
      sessions,
      classes: classes.map((studioClass) => ({ studioClass, seats: new Map() })),
    },
    real: { context, holders },
  };
}
