import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const readMes = ['ui', 'api-contract'].map((name) =>
  readFileSync(`packages/${name}/README.md`, 'utf8'),
);

/** The lines without their indentation. */
const trimmed = (text: string) => text.replaceAll(/^ +/gm, '').trim();

/** The file of an app in `apps` that a block names in its first line, and the code below. */
const blocks = [...readMes.join('').matchAll(/```(?:tsx|ts|js)\n(?:\/\/ (\S+)\n)?(.*?)```/gs)].map(
  ([, file = '', code = '']) => ({ file, code }),
);

it.each(blocks)('the block of $file is what the test of the packages runs', ({ file, code }) => {
  const found = globSync(`.ci/packages/apps/*/${file}`).map((path) => readFileSync(path, 'utf8'));
  // A line `// …` stands for lines that are left out.
  const parts = code.split('// …\n').map(trimmed);
  expect(found.some((text) => parts.every((part) => trimmed(text).includes(part)))).toBe(true);
});
