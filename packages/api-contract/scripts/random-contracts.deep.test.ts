import { rmSync } from 'node:fs';
import * as fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { compileProblems, createProjects } from '../testing/contracts/projects.ts';
import { generateOrRefuse, randomContracts } from '../testing/contracts/random-contracts.ts';

const projects = createProjects();
afterAll(() => rmSync(projects.folder, { recursive: true }));

it('generates only files that compile, from 500 contracts', async () => {
  const texts: string[] = [];
  await fc.assert(
    fc.asyncProperty(randomContracts, async (text) => {
      const files = await generateOrRefuse(text);
      if (files.size === 0) return;
      projects.add(files);
      texts.push(text);
    }),
    { numRuns: 500, seed: 2 },
  );
  const problems = await compileProblems(projects.folder);
  const [, first] = /(?:^|\n)(?:\.\.\/)?(\d+)\/src/.exec(problems) ?? [];
  expect(problems, texts[Number(first)]).toBe('');
});
