import { demoAccounts } from '@fitness/mocks/demo-accounts';
import { expect, it } from 'vitest';
import { pageComponents } from '../src/app/page-parts.ts';
import { allPageIds } from '../src/lib/pages.ts';
import { roleFrom } from '../src/session/token.ts';
import { pageStates } from './page-states.ts';

it.each(allPageIds)('%s has stories of all of its first queries', async (id) => {
  const { persona, search, reads = [] } = pageStates[id];
  const { firstQueries } = await pageComponents[id].preload();
  const queries = [persona, ...reads.map((read) => read.persona)].flatMap((username) => {
    const role = roleFrom(demoAccounts.find((one) => one.username === username)?.roleName);
    const opening = { search: new URLSearchParams(search), role, today: '2026-11-20' };
    return firstQueries?.(opening) ?? [];
  });
  expect(reads.map(({ operation }) => operation)).toEqual(
    expect.arrayContaining(queries.map(({ queryKey: [operation] }) => operation)),
  );
});
