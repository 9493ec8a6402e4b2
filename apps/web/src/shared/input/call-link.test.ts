import { describe, expect, it } from 'vitest';
import { callLink } from './call-link.ts';

describe('a phone number', () => {
  it.each([
    ['01020000001', 'tel:01020000001'],
    ['+82 10-2000-0001', 'tel:01020000001'],
    ['051-708-1234', 'tel:0517081234'],
  ])('%s is called @members:contact', (phone, link) => expect(callLink(phone)).toBe(link));
  it.each([null, '', '–', '1020000001', '010', '010200000012', '010;ext=1', 'javascript:alert(1)'])(
    '%j leads nowhere @members:contact',
    (phone) => expect(callLink(phone)).toBeNull(),
  );
});
