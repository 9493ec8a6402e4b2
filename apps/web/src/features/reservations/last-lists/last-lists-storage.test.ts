import { describe, expect, it } from 'vitest';
import { myPasses } from '../api.ts';
import { lastListFrom } from './last-lists-storage.ts';

const passes = myPasses.queryKey;
const pass = {
  membershipId: 1,
  promotionName: 'PT 12회',
  trainerName: '강민준',
  remainingSessionCount: 7,
  expiredDate: '2027-01-18',
};
const stored = { version: 1, checkedAt: 1_795_000_000_000, rows: [pass] };

describe('a list of the last time', () => {
  it('is read as it was stored', () => {
    expect(lastListFrom(passes, stored)).toEqual({ checkedAt: stored.checkedAt, rows: [pass] });
  });

  it('is read like a response of the server @last-lists:any-value', () => {
    const rows = [{ ...pass, remainingSessionCount: 'seven' }, { promotionName: 'PT' }, null];
    expect(lastListFrom(passes, { ...stored, rows })?.rows).toEqual([
      { ...pass, remainingSessionCount: null },
    ]);
  });

  it.each([
    ['nothing', undefined],
    ['a text', 'rows'],
    ['a later version', { ...stored, version: 2 }],
    ['no time', { ...stored, checkedAt: null }],
    ['a time beyond all dates', { ...stored, checkedAt: 1e300 }],
    ['no rows', { ...stored, rows: undefined }],
    ['rows that are no list', { ...stored, rows: {} }],
  ])('is ignored where it is %s @last-lists:any-value', (_what, value) => {
    expect(lastListFrom(passes, value)).toBeNull();
  });
});
