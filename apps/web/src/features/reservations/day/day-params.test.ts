import { describe, expect, it } from 'vitest';
import { dayManagementHref, membershipParam } from './day-params.ts';

describe('the search params of day management', () => {
  it('name the membership', () => {
    expect(dayManagementHref(7)).toBe('/fitness/reservations/daymanagement?membershipId=7');
    expect(membershipParam.read('7')).toBe(7);
  });

  it.each([null, '', '0', '-1', '1.5', 'abc', '1e3', '9'.repeat(20)])(
    'name no membership with %j',
    (value) => {
      expect(membershipParam.read(value)).toBeNull();
    },
  );
});
