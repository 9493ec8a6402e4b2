import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { stages } from './stages.ts';

const jobs = JSON.parse(
  execFileSync(process.execPath, ['.ci/test.ts', '--list'], { encoding: 'utf8' }),
) as { name: string; only: string }[];

it('each stage is in one job of the hosted workflow, except for that which reads the reports of all', () => {
  const listed = jobs.flatMap(({ only }) => only.split(','));
  expect([...listed, 'coverage'].sort()).toEqual(stages.map(({ name }) => name).sort());
});

it('a stage that keeps the last build is in the job of one before it that builds', () => {
  for (const { only } of jobs) {
    const [first] = stages.filter(({ name }) => only.split(',').includes(name));
    expect(first?.args ?? []).not.toContain('--no-build');
  }
});
