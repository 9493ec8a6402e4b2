import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { roles } from '../session/token.ts';
import { allPageIds, pages } from './pages.ts';

const row = /^\| `route:(\w+)` +\| `([^`]+)` +\| ([a-z, ]+?) +\|/gm;

it('the table of pages has the paths and roles of docs/product.md#routes @guard:matrix', () => {
  const document = readFileSync('docs/product.md', 'utf8');
  const documented = [...document.matchAll(row)].map(([, id, path, opensFor = '']) => ({
    id,
    path,
    roles: opensFor === 'everyone' ? roles : opensFor.split(', '),
  }));
  const table = allPageIds.map((id) => ({ id, path: pages[id].path, roles: pages[id].roles }));
  expect(
    table,
    'add a row `route:<id>` for each page under "Routes" of docs/product.md',
  ).toHaveLength(documented.length);
  expect(table).toEqual(expect.arrayContaining(documented));
});
