import { describe, expect, it } from 'vitest';
import { readParams, writeParams } from '../../shared/url/use-search-params-state.ts';
import { listParams } from './filter.ts';

const read = (search: string) => readParams(listParams, new URLSearchParams(search));
const atFirst = { q: '', role: 'all', filter: 'all', grouped: false, page: 1 } as const;

describe('the search params of the member list', () => {
  it('are open at first', () => expect(read('')).toEqual(atFirst));
  it('keep search, role, filter, grouping and page', () => {
    const state = {
      q: '김 서준',
      role: 'customer',
      filter: 'soon',
      grouped: true,
      page: 2,
    } as const;
    const written = writeParams(listParams, new URLSearchParams(), state);
    expect(read(written.toString())).toEqual(state);
  });
  it('ignore what cannot be chosen', () =>
    expect(read('role=owner&filter=toString&grouped=yes&page=two')).toEqual(atFirst));
});
