import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applyBlock } from './apply-block.ts';
import { readBlocks } from './read-blocks.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'blocks-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The file after the only block of a document, which follows `lead`. */
function applied(file: string, before: string, lead: string, text: string): string {
  const document = join(folder, 'how-to.md');
  writeFileSync(document, `${lead}\n\n\`\`\`ts\n${text}\n\`\`\`\n`);
  writeFileSync(join(folder, file), before);
  for (const block of readBlocks(document)) applyBlock(folder, block);
  return readFileSync(join(folder, file), 'utf8');
}

describe('a block of a how-to', () => {
  it.each([
    ['after the line with `one`', '  one\n  new\n  two\n'],
    ['before the line with `two`', '  one\n  new\n  two\n'],
    ['instead of the line with `two`', '  one\n  new\n'],
    ['at the end', '  one\n  two\n\nnew\n'],
  ])('goes %s', (place, after) => {
    expect(applied('a.ts', '  one\n  two\n', `In \`a.ts\`, ${place}:`, 'new')).toBe(after);
  });

  it('goes under keys of YAML, with their indentation', () => {
    const before = 'a:\n  b:\n    c: 1\nd: 2\n';
    expect(applied('a.yaml', before, 'In `a.yaml`, under `a`, `b`:', 'new: 3')).toBe(
      'a:\n  b:\n    c: 1\n    new: 3\nd: 2\n',
    );
  });

  it('is refused by its document and line where its place is missing, ambiguous or not stated', () => {
    const into = (lead: string) => () => applied('a.ts', 'one\none\n', lead, 'new');
    expect(into('Then:')).toThrow(/how-to\.md:3: .* does not say where it goes: Then:/);
    expect(into('In `a.ts`, after the line with `two`:')).toThrow(/how-to\.md:3 cannot be applied/);
    expect(into('In `a.ts`, after the line with `one`:')).toThrow(/how-to\.md:3 cannot be applied/);
    expect(into('New file `a.ts`:')).toThrow(/how-to\.md:3: a\.ts exists already/);
    expect(into('In `b.ts`, at the end:')).toThrow(/how-to\.md:3: b\.ts does not exist/);
  });
});
