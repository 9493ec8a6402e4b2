import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contradictoryContracts } from '../testing/contracts/refused/contradictory.ts';
import { unreadableContracts } from '../testing/contracts/refused/unreadable.ts';
import { unsupportedParts } from '../testing/contracts/refused/unsupported-parts.ts';
import { unsupportedSchemas } from '../testing/contracts/refused/unsupported-schemas.ts';
import { ContractError } from './contract/problems.ts';
import { generateFiles } from './outputs/index.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'refused-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the generator refuses', () => {
  it.each([
    ...unsupportedSchemas,
    ...unsupportedParts,
    ...unreadableContracts,
    ...contradictoryContracts,
  ])('$feature by file, line, pointer and a sentence', async ({ text, files = {}, problems }) => {
    for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
    const error: unknown = await generateFiles(text, join(folder, 'openapi.yaml')).catch(
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(ContractError);
    const found = (error as ContractError).problems;
    expect(found.map((line, index) => line.slice(0, problems[index]?.length))).toEqual(problems);
  });
});
