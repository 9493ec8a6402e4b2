import { mkdirSync, writeFileSync } from 'node:fs';
import type { EnginePage } from './engine-page.ts';
import type { Job } from './job.ts';
import { userOf } from './user.ts';

/** The result of a step; the steps after a failed one are skipped and count as failed. */
export type StepResult = { step: string; seconds: number; problem?: string };

/** Does the steps of a job one after another, and calls back after each. */
export async function playJob(
  job: Job,
  page: EnginePage,
  {
    origin,
    picture,
    onStep,
  }: { origin: string; picture: string; onStep: (result: StepResult) => void },
): Promise<void> {
  const user = userOf(page, origin);
  await user.open(job.path, job.account);
  page.takeErrors();
  let isBroken = false;
  for (const { name, run } of job.steps) {
    const since = performance.now();
    const result = (problem?: string): StepResult => ({
      step: `${job.name} ${name}`,
      seconds: (performance.now() - since) / 1000,
      ...(problem !== undefined && { problem }),
    });
    if (isBroken) {
      onStep(result('not tried'));
      continue;
    }
    const problem = await run(user).then(
      () => page.takeErrors().join('\n') || undefined,
      (error: unknown) => describe(error),
    );
    if (problem !== undefined) {
      isBroken = true;
      mkdirSync('.cache/engines', { recursive: true });
      writeFileSync(picture, await page.screenshot());
    }
    onStep(result(problem));
  }
}

function describe(error: unknown) {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message} (${String(error.cause)})`;
}
