import { describe, expect, it } from 'vitest';
import { toApiError } from './api-error.ts';
import { readErrorMessage } from './error-message.ts';

const html = '<!doctype html><html><body><h1>502 Bad Gateway</h1></body></html>';

describe('the message of an error (docs/product.md#errors)', () => {
  it.each<[string, unknown, string]>([
    ['a message', { message: '마감된 수업입니다.' }, '마감된 수업입니다.'],
    [
      'a message beside a detail for developers',
      { message: '마감된 수업입니다.', detail: 'createReservation /body/classId' },
      '마감된 수업입니다.',
    ],
    ['an error string', { error: '마감된 수업입니다.' }, '마감된 수업입니다.'],
    [
      'an error object',
      { error: { code: 'FULL', message: '마감된 수업입니다.' } },
      '마감된 수업입니다.',
    ],
    ['a detail', { detail: '마감된 수업입니다.' }, '마감된 수업입니다.'],
    [
      'problem+json',
      { type: 'about:blank', title: 'Conflict', status: 409, detail: '마감된 수업입니다.' },
      '마감된 수업입니다.',
    ],
    [
      'problem+json without a detail',
      { type: 'about:blank', title: '마감된 수업입니다.', status: 409 },
      '마감된 수업입니다.',
    ],
    [
      'a list of texts under errors',
      { errors: ['마감된 수업입니다.', '다른 수업을 골라주세요.'] },
      '마감된 수업입니다.',
    ],
    [
      'a list of messages under errors',
      { errors: [{ message: '마감된 수업입니다.' }] },
      '마감된 수업입니다.',
    ],
    [
      "Spring's field errors",
      {
        status: 400,
        error: 'Bad Request',
        message: '',
        errors: [{ code: 'Size', defaultMessage: '별점이 필요합니다.' }],
      },
      '별점이 필요합니다.',
    ],
    ['a list of messages', [{ message: '첫 번째' }, { message: '두 번째' }], '첫 번째'],
    [
      'a list of default messages',
      [{ field: 'ph', defaultMessage: '전화번호가 필요합니다.' }],
      '전화번호가 필요합니다.',
    ],
    ['plain text', ' 마감된 수업입니다.\n', '마감된 수업입니다.'],
    ['a text with a less-than sign', '정원 < 2명', '정원 < 2명'],
    ['2,000 characters', '가'.repeat(2000), '가'.repeat(2000)],
  ])('is read from %s @error:message', (_, body, message) =>
    expect(readErrorMessage(body)).toBe(message),
  );

  it.each<[string, unknown]>([
    ['an HTML page', html],
    ['HTML in a message', { message: html }],
    ['more than 2,000 characters', '가'.repeat(2001)],
    ['an empty body', ''],
    ['undefined', undefined],
    ['null', null],
    ['a number', 7],
    ['a message that is not a string', { message: 7 }],
    ['a blank message', { message: '  ' }],
    ['an empty list', []],
    ['a list without messages', { errors: [null, {}] }],
    ['other fields', { code: 'E-1', path: '/api/fitness/review' }],
    ['an object nested too deeply', { error: { error: { error: { message: '깊은 곳' } } } }],
  ])('is empty for %s @error:message', (_, body) => expect(readErrorMessage(body)).toBe(''));

  it('is read from the next field when the first is not displayable @error:message', () => {
    expect(readErrorMessage({ message: html, error: '점검 중입니다.' })).toBe('점검 중입니다.');
  });
});

describe('the field messages of an error', () => {
  const read = [{ field: 'ph', message: '이미 등록된 전화번호입니다.' }];
  it.each<[string, unknown]>([
    ['a list', [{ field: 'ph', message: '이미 등록된 전화번호입니다.' }]],
    [
      'a list with default messages',
      [{ field: 'ph', defaultMessage: '이미 등록된 전화번호입니다.' }, null, { field: 'email' }],
    ],
    [
      "Spring's errors",
      {
        message: 'Validation failed',
        errors: [{ field: 'ph', defaultMessage: '이미 등록된 전화번호입니다.' }],
      },
    ],
  ])('are read from %s @error:message', (_, body) =>
    expect(toApiError('POST /api/auth/signup', 400, body).fieldMessages).toEqual(read),
  );

  it.each([
    null,
    undefined,
    '점검 중',
    7,
    { errors: '없음' },
    { message: '이미 사용 중인 아이디입니다.' },
  ])('are empty for %j', (body) => {
    expect(toApiError('POST /api/auth/signup', 400, body).fieldMessages).toEqual([]);
  });
});
