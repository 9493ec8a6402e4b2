import { mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { problemsOf, readCases, textOf } from '../testing/contracts/small-contract.ts';
import type { RefusedContract } from '../testing/contracts/small-contract.ts';
import { ContractError } from './contract/problems.ts';
import { generateFiles } from './outputs/index.ts';

it.each(readCases<RefusedContract>('refused'))(
  'the generator refuses $feature by file, line, pointer and a sentence',
  async (contract) => {
    using folder = mkdtempDisposableSync(join(tmpdir(), 'refused-'));
    for (const [name, content] of Object.entries(contract.files ?? {}))
      writeFileSync(join(folder.path, name), content);
    const path = join(folder.path, 'openapi.yaml');
    const error: unknown = await generateFiles(textOf(contract), path).catch(
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(ContractError);
    const expected = problemsOf(contract);
    const found = (error as ContractError).problems;
    expect(found.map((line, index) => line.slice(0, expected[index]?.length))).toEqual(expected);
  },
);
