import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { applyAll, changesOf, howTos } from './follow.ts';

// `pnpm unit --deep` runs their commands, which takes minutes.
it('every block of the how-tos has its place, if they are followed one after another', () => {
  const folder = mkdtempSync(join(tmpdir(), 'blocks-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const { file } of howTos.flatMap(changesOf))
    if (existsSync(file)) cpSync(file, join(folder, file));
  expect(() => howTos.forEach((document) => applyAll(folder, document))).not.toThrow();
});
