import { describe, expect, it } from 'vitest';
import { isExpectedError } from './console-errors.ts';

const unauthorized =
  'Failed to load resource: the server responded with a status of 401 (Unauthorized) — http://localhost:8080/api/auth/signin';
const offline =
  'Failed to load resource: net::ERR_FAILED — http://localhost:8080/api/fitness/review';
const exception = 'TypeError: Cannot read properties of undefined';

describe('a console error of a story', () => {
  it('is expected when the faults of the story make requests fail', () => {
    expect(isExpectedError(offline, { initialArgs: { faults: [{ kind: 'offline' }] } })).toBe(true);
    expect(
      isExpectedError(offline, { initialArgs: { thirdPartyFaults: [{ target: 'map-script' }] } }),
    ).toBe(true);
  });

  it('is expected when the story lists a part of it', () => {
    expect(
      isExpectedError(unauthorized, { parameters: { expectedErrors: ['status of 401'] } }),
    ).toBe(true);
    expect(
      isExpectedError(unauthorized, { parameters: { expectedErrors: ['status of 409'] } }),
    ).toBe(false);
  });

  it('is unexpected in every other story', () => {
    expect(isExpectedError(unauthorized, {})).toBe(false);
    expect(isExpectedError(offline, { initialArgs: { faults: [] } })).toBe(false);
  });

  it('is never expected when it is an exception', () => {
    expect(
      isExpectedError(exception, {
        initialArgs: { faults: [{ kind: 'offline' }] },
        parameters: { expectedErrors: ['status of 401'] },
      }),
    ).toBe(false);
  });
});
