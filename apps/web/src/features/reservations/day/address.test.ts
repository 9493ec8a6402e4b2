import { describe, expect, it } from 'vitest';
import { dayManagementHref, membershipFrom } from './address.ts';

describe('the address of day management', () => {
  it('names the membership', () => {
    expect(dayManagementHref(7)).toBe('/fitness/reservations/daymanagement?membershipId=7');
    expect(membershipFrom('7')).toBe(7);
  });

  it.each([null, '', '0', '-1', '1.5', 'abc', '1e3', '9'.repeat(20)])(
    'names no membership with %j',
    (value) => {
      expect(membershipFrom(value)).toBeNull();
    },
  );
});
