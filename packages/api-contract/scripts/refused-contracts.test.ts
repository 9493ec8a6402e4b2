import { expect, it } from 'vitest';
import { generateFrom, problemsOf, readCases } from '../testing/contracts/small-contract.ts';
import type { RefusedContract } from '../testing/contracts/small-contract.ts';
import { ContractError } from './contract/problems.ts';

it.each(readCases<RefusedContract>('refused'))(
  'the generator refuses $feature by file, line, pointer and a sentence',
  async (contract) => {
    const error: unknown = await generateFrom(contract).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ContractError);
    const expected = problemsOf(contract);
    const found = (error as ContractError).problems;
    expect(found.map((line, index) => line.slice(0, expected[index]?.length))).toEqual(expected);
  },
);
