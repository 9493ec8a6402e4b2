import { demoAccounts } from '@fitness/mocks/demo-accounts';
import { expect, it } from 'vitest';
import { pageComponents } from '../src/app/page-parts.ts';
import { allPageIds, type PageId } from '../src/lib/pages.ts';
import { roleFrom } from '../src/session/token.ts';
import { pageStates } from './page-states.ts';

/** The operations that a page requests first for a demo account. */
async function firstOperations(id: PageId, persona: string | undefined) {
  const { firstQueries } = await pageComponents[id].preload();
  const role = roleFrom(demoAccounts.find(({ username }) => username === persona)?.roleName);
  const search = new URLSearchParams(pageStates[id].search);
  const queries = firstQueries?.({ search, role, today: '2026-11-20' }) ?? [];
  return [...new Set(queries.map(({ queryKey: [operation] }) => operation))];
}

it.each(allPageIds)(
  '%s reads first what its first queries say, and has stories of all',
  async (id) => {
    const { persona, reads = [] } = pageStates[id];
    const operations = reads.map(({ operation }) => operation);
    expect(await firstOperations(id, persona)).toEqual(operations.slice(0, 1));
    for (const read of reads)
      expect(operations).toEqual(
        expect.arrayContaining(await firstOperations(id, read.persona ?? persona)),
      );
  },
);
