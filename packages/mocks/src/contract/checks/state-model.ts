import * as fc from 'fast-check';
import { NO_FIXTURES, type Harness, type Check } from '../harness/harness.ts';
import { Difference } from '../harness/difference.ts';
import type { Fixtures } from '../fixtures/fixtures.ts';
import { Unavailable } from '../harness/results.ts';
import { withRequestLog } from '../harness/request-log.ts';
import { deleteClassCall } from '../fixtures/classes.ts';
import { remainingSessions } from '../fixtures/reservations.ts';
import {
  cancelStep,
  payTwiceStep,
  reopenStep,
  reserveStep,
  concurrentReservationsStep,
  type Model,
  type ModelStep,
} from './state-model-steps.ts';

// Each run takes about fifty calls.
const MAX_RUNS = 25;

/** Compares random steps with a model after each; reports the shortest sequence that differs. */
export const stateModel: Check = {
  name: 'state-model',
  title: '예약, 취소, 수업 삭제, 결제를 어떤 순서로 해도 자리와 횟수가 맞다',
  part: 'contract',
  run: async ({ fixtures, results, client, settings }: Harness) => {
    if (!fixtures) return results.skip(NO_FIXTURES);
    if (fixtures.reservationId === undefined) return results.skip('예약할 수 있는 수업이 없습니다');
    const property = fc.asyncProperty(
      fc.commands(steps(fixtures), { maxCommands: 12, size: 'medium' }),
      async (commands) => {
        const model = await createModel(fixtures);
        await withRequestLog(client, () =>
          fc.asyncModelRun(() => ({ model, real: fixtures }), commands),
        ).finally(() => deleteClasses(fixtures, model));
      },
    );
    const { failed, numRuns, errorInstance } = await fc.check(property, {
      seed: settings.seed,
      numRuns: Math.min(settings.runs, MAX_RUNS),
    });
    if (!failed) return results.pass(numRuns);
    if (errorInstance instanceof Unavailable) return results.skip(errorInstance.message);
    if (!(errorInstance instanceof Difference)) throw errorInstance;
    return results.fail(errorInstance);
  },
};

function steps({ passHolders }: Fixtures): fc.Arbitrary<ModelStep>[] {
  const who = fc.nat(passHolders.length - 1);
  const which = fc.nat(1);
  return [
    fc.tuple(who, which).map(([holder, index]) => reserveStep(holder, index)),
    fc.nat(5).map(cancelStep),
    which.map(concurrentReservationsStep),
    which.map(reopenStep),
    who.map(payTwiceStep),
  ];
}

/** Two new classes, of one seat and of two, and the current sessions. */
async function createModel(fixtures: Fixtures): Promise<Model> {
  const sessions: number[] = [];
  for (const holder of fixtures.passHolders)
    sessions.push(await remainingSessions(fixtures, holder));
  const classes = [await fixtures.timetable.open(1), await fixtures.timetable.open(2)];
  return { sessions, classes: classes.map((studioClass) => ({ studioClass, seats: new Set() })) };
}

async function deleteClasses(fixtures: Fixtures, { classes }: Model): Promise<void> {
  for (const { studioClass } of classes)
    await fixtures.client.send(deleteClassCall(fixtures, studioClass.classId));
}
