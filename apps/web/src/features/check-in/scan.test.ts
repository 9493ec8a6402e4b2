import { ApiError } from '@fitness/api-contract/client';
import { describe, expect, it } from 'vitest';
import { isDoublePress, isRecorded, isDuplicate, outcomeOf, refusalOf } from './scan.ts';
import { outcomeTexts, refusalTexts } from './texts.ts';

const phone = '01020000001';
const at = (seconds: number) => seconds * 1000;

describe('the same phone again (docs/product.md#attendance)', () => {
  it('is ignored within a second, and later answered by the server @extra:check-in', () => {
    const first = { phone, at: at(100) };
    expect(isDuplicate({ phone, at: at(100.999) }, first)).toBe(true);
    expect(isDuplicate({ phone, at: at(101) }, first)).toBe(false);
  });
  it('is not ignored when it is another one, or the first', () => {
    expect(isDuplicate({ phone: '01020000002', at: at(100) }, { phone, at: at(100) })).toBe(false);
    expect(isDuplicate({ phone, at: at(100) }, null)).toBe(false);
  });
  it('with an empty field is ignored within half a second, as the second press of a double press @extra:check-in', () => {
    expect(isDoublePress(at(100.4), at(100))).toBe(true);
    expect(isDoublePress(at(100.5), at(100))).toBe(false);
    expect(isDoublePress(at(0), -Infinity)).toBe(false);
  });
});

describe('what is said at the desk', () => {
  const answered = (status: number, message: string) =>
    new ApiError({ request: 'POST', status, message });

  it('knows the two refusals of the server by its words @error:attendance.unknown @error:attendance.twice', () => {
    expect(outcomeOf(answered(404, '존재하지 않는 전화번호입니다.'))).toBe('unknown');
    expect(outcomeOf(answered(409, '이미 오늘 출석한 회원입니다.'))).toBe('already');
  });
  it.each([
    answered(500, ''),
    answered(400, '요청 형식이 올바르지 않습니다.'),
    new ApiError({ request: 'POST', reason: 'unreachable' }),
    new Error('이미'),
    null,
  ])('is one text for everything else: %s @error:attendance.other', (error) =>
    expect(outcomeOf(error)).toBe('failed'),
  );
  it('has exactly these texts @text:attendance.success @error:attendance.other', () => {
    expect(refusalTexts).toEqual({
      missing: '전화번호를 입력해주세요.',
      notPhone: '전화번호는 숫자 9~11자여야 합니다.',
      tooLong: '전화번호는 20자 이하로 입력해주세요.',
    });
    expect(outcomeTexts).toEqual({
      done: '출석이 정상적으로 처리되었습니다.',
      unknown: '해당 전화번호의 회원을 찾을 수 없습니다.',
      already: '이미 오늘 출석한 회원입니다.',
      failed: '출석 처리 중 오류가 발생했습니다.',
      unsent: '아직 보내지 못했습니다. 다시 시도해주세요.',
    });
  });
  it.each([
    ['', 'missing'],
    ['01012345678내선3', 'notPhone'],
    ['+1212', 'notPhone'],
    ['0'.repeat(20), null],
    ['0'.repeat(21), 'tooLong'],
  ])(
    'refuses a phone that is empty, none or too long before it is sent: %j @attendance:phone',
    (typed, outcome) => expect(refusalOf(typed)).toBe(outcome),
  );
  it('knows what can be tried again', () => {
    expect(isRecorded('done')).toBe(true);
    expect(isRecorded('already')).toBe(true);
    expect(isRecorded('unknown')).toBe(false);
    expect(isRecorded('failed')).toBe(false);
    expect(isRecorded('unsent')).toBe(false);
    expect(isRecorded(null)).toBe(false);
  });
});
