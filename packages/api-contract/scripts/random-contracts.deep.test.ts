import { rmSync } from 'node:fs';
import * as fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { addProject, compileProblems, createProjects } from '../testing/contracts/projects.ts';
import { generateOrRefuse, randomContracts } from '../testing/contracts/random-contracts.ts';

const folder = createProjects();
afterAll(() => rmSync(folder, { recursive: true }));

it('generates only files that compile, from 500 contracts', async () => {
  const texts: string[] = [];
  await fc.assert(
    fc.asyncProperty(randomContracts, async (text) => {
      const files = await generateOrRefuse(text);
      if (files.size === 0) return;
      addProject(folder, texts.push(text) - 1, files);
    }),
    { numRuns: 500, seed: 2 },
  );
  const problems = await compileProblems(folder);
  const [, first] = /(?:^|\n)(?:\.\.\/)?(\d+)\/src/.exec(problems) ?? [];
  expect(problems, texts[Number(first)]).toBe('');
});
