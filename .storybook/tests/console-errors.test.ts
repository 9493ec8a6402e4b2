import { describe, expect, it } from 'vitest';
import { isExpectedError } from './console-errors.ts';

const unauthorized =
  'Failed to load resource: the server responded with a status of 401 (Unauthorized) — http://localhost:8080/api/auth/signin';
const offline =
  'Failed to load resource: net::ERR_FAILED — http://localhost:8080/api/fitness/review';
const exception = 'TypeError: Cannot read properties of undefined';

describe('a console error of a story', () => {
  it('is expected when the faults of the story make requests fail', () => {
    expect(isExpectedError(offline, { hasFaults: true, expectedErrors: [] })).toBe(true);
  });

  it('is expected when the story lists a part of it', () => {
    const expects = (part: string) => ({ hasFaults: false, expectedErrors: [part] });
    expect(isExpectedError(unauthorized, expects('status of 401'))).toBe(true);
    expect(isExpectedError(unauthorized, expects('status of 409'))).toBe(false);
  });

  it('is unexpected in every other story', () => {
    expect(isExpectedError(unauthorized, { hasFaults: false, expectedErrors: [] })).toBe(false);
  });

  it('is never expected when it is an exception', () => {
    const story = { hasFaults: true, expectedErrors: ['status of 401'] };
    expect(isExpectedError(exception, story)).toBe(false);
  });
});
