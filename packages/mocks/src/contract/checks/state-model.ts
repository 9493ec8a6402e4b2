import * as fc from 'fast-check';
import { NOTHING_OWN, type Bench, type Check } from '../harness/harness.ts';
import { Difference } from '../harness/difference.ts';
import type { Own } from '../fixtures/fixtures.ts';
import { Unavailable } from '../harness/results.ts';
import { together } from '../harness/request-log.ts';
import { under } from '../fixtures/fixture-client.ts';
import { sessionsOf } from './session-counts.ts';
import {
  cancels,
  paysTwice,
  reopens,
  reserves,
  rushes,
  type Model,
  type Step,
} from './state-model-steps.ts';

// Each run is some fifty calls.
const MOST_RUNS = 25;

/** Runs of steps in any order, compared with a model after each: the shortest run that differs is shown. */
export const machine: Check = {
  name: 'machine',
  title: '예약, 취소, 수업 삭제, 결제를 어떤 순서로 해도 자리와 횟수가 맞다',
  part: 'contract',
  run: async ({ own, ledger, client, settings }: Bench) => {
    if (!own) return ledger.skip(NOTHING_OWN);
    if (own.reservationId === undefined) return ledger.skip('예약할 수 있는 수업이 없습니다');
    const property = fc.asyncProperty(
      fc.commands(steps(own), { maxCommands: 12, size: 'medium' }),
      async (commands) => {
        const model = await begin(own);
        await together(client, () =>
          fc.asyncModelRun(() => ({ model, real: own }), commands),
        ).finally(() => closeAll(own, model));
      },
    );
    const { failed, numRuns, errorInstance } = await fc.check(property, {
      seed: settings.seed,
      numRuns: Math.min(settings.runs, MOST_RUNS),
    });
    if (!failed) return ledger.pass(numRuns);
    if (errorInstance instanceof Unavailable) return ledger.skip(errorInstance.message);
    if (!(errorInstance instanceof Difference)) throw errorInstance;
    return ledger.fail(errorInstance);
  },
};

function steps({ holders }: Own): fc.Arbitrary<Step>[] {
  const who = fc.nat(holders.length - 1);
  const which = fc.nat(1);
  return [
    fc.tuple(who, which).map(([holder, index]) => reserves(holder, index)),
    fc.nat(5).map(cancels),
    which.map(rushes),
    which.map(reopens),
    who.map(paysTwice),
  ];
}

/** Two new classes, of one seat and of two, and the passes as they are. */
async function begin(own: Own): Promise<Model> {
  const sessions: number[] = [];
  for (const holder of own.holders) sessions.push(await sessionsOf(own, holder));
  const classes = [await own.timetable.open(1), await own.timetable.open(2)];
  return { sessions, classes: classes.map((studioClass) => ({ studioClass, seats: new Set() })) };
}

/** Whatever happened, the classes go. */
async function closeAll({ client, people, product }: Own, { classes }: Model): Promise<void> {
  for (const { studioClass } of classes) {
    await client.send({
      operation: 'deleteClass',
      by: people.manager,
      parts: under(product, { params: { classId: studioClass.classId } }),
    });
  }
}
