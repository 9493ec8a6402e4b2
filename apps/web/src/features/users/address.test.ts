import { describe, expect, it } from 'vitest';
import { readAddress, writeAddress } from './address.ts';

const read = (query: string) => readAddress(new URLSearchParams(query));
const atFirst = { search: '', kind: 'all', pass: 'all', isGrouped: false } as const;

describe('the member list in the address', () => {
  it('is open at first', () => expect(read('')).toEqual(atFirst));
  it('keeps search, role, filter and grouping', () => {
    const address = { search: '김 서준', kind: 'customer', pass: 'soon', isGrouped: true } as const;
    expect(read(new URLSearchParams(writeAddress(address)).toString())).toEqual(address);
  });
  it('says nothing of what is as at first', () => {
    expect(writeAddress(atFirst)).toEqual({});
    expect(writeAddress(atFirst, 3)).toEqual({ page: '3' });
  });
  it('overlooks what nobody can choose', () =>
    expect(read('role=owner&filter=toString&grouped=yes')).toEqual(atFirst));
});
