import { describe, expect, it } from 'vitest';
import { sortParam } from './params.ts';

describe('the order of a table in a search param', () => {
  const param = sortParam(['name', 'expiredDate']);

  it.each([
    ['name', { id: 'name', direction: 'ascending' }],
    ['-expiredDate', { id: 'expiredDate', direction: 'descending' }],
  ] as const)('is by column and direction with %j', (text, sort) => {
    expect(param.read(text)).toEqual(sort);
    expect(param.write(sort)).toBe(text);
  });
  it.each([null, '', '-', 'phone', '--name', 'constructor'])(
    'is that of the server with %j',
    (text) => expect(param.read(text)).toBeNull(),
  );
  it('is not written where it is that of the server', () => expect(param.write(null)).toBeNull());
});
