import { describe, expect, it } from 'vitest';
import { readErrorMessage, toApiError } from './api-error.ts';

const full = '마감된 수업입니다.';
/** A message as Spring reports an invalid field. */
const spring = { code: 'Size', field: 'classId', defaultMessage: full };
const html = '<!doctype html><html><body><h1>502 Bad Gateway</h1></body></html>';

describe('the message of an error (docs/product.md#errors)', () => {
  it.each<[string, unknown]>([
    ['a message', { message: full }],
    ['an error object', { error: { code: 'FULL', message: full } }],
    ['problem+json', { type: 'about:blank', title: 'Conflict', status: 409, detail: full }],
    ['problem+json without a detail', { type: 'about:blank', title: full, status: 409 }],
    ['a list of texts under errors', { errors: [full, '다른 수업을 골라주세요.'] }],
    ["Spring's field errors", { error: 'Bad Request', message: '', errors: [spring] }],
    ['a list of messages', [{ message: full }, { message: '두 번째' }]],
    ['plain text', ` ${full}\n`],
    ['the next field, when the first is not displayable', { message: html, error: full }],
  ])('is read from %s @error:message', (_, body) => expect(readErrorMessage(body)).toBe(full));

  it.each(['정원 < 2명', '가'.repeat(2000)])('can be %j @error:message', (text) =>
    expect(readErrorMessage(text)).toBe(text),
  );

  it.each<[string, unknown]>([
    ['HTML in a message', { message: html }],
    ['more than 2,000 characters', '가'.repeat(2001)],
    ['a message that is not a string', { message: 7 }],
    ['other fields', { code: 'E-1', path: '/api/fitness/review' }],
    ['an object nested too deeply', { error: { error: { error: { message: '깊은 곳' } } } }],
  ])('is empty for %s @error:message', (_, body) => expect(readErrorMessage(body)).toBe(''));
});

describe('the field messages of an error', () => {
  it.each<[string, unknown]>([
    ['a list with default messages', [spring, null, { field: 'email' }]],
    ["Spring's errors", { message: 'Validation failed', errors: [spring] }],
  ])('are read from %s @error:message', (_, body) =>
    expect(toApiError('POST /api/{product}/reservation', 400, body).fieldMessages).toEqual([
      { field: 'classId', message: full },
    ]),
  );

  it('are empty without a list', () => {
    expect(toApiError('POST /api/auth/signup', 400, { message: full }).fieldMessages).toEqual([]);
  });
});
