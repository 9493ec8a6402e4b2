import { describe, expect, it } from 'vitest';
import { phoneLinks } from './phone-links.ts';

describe('a phone number', () => {
  it.each([
    ['01020000001', 'tel:01020000001', 'sms:01020000001'],
    ['010-2000-0001', 'tel:01020000001', 'sms:01020000001'],
    ['+82 10-2000-0001', 'tel:01020000001', 'sms:01020000001'],
    ['0111234567', 'tel:0111234567', 'sms:0111234567'],
    ['051-708-1234', 'tel:0517081234', null],
    ['07012345678', 'tel:07012345678', null],
  ])('%s is called and written to @members:contact', (phone, call, write) =>
    expect(phoneLinks(phone)).toEqual({ call, write }),
  );
  it.each([null, '', '–', '1020000001', '010', '010200000012', '010;ext=1', 'javascript:alert(1)'])(
    '%j leads nowhere @members:contact',
    (phone) => expect(phoneLinks(phone)).toEqual({ call: null, write: null }),
  );
  it('is written to with a text, whatever is in it @members:contact', () => {
    expect(phoneLinks('01020000001', '김&서준?\n#1\uD800').write).toBe(
      `sms:01020000001?&body=${encodeURIComponent('김&서준?\n#1\uFFFD')}`,
    );
  });
});
