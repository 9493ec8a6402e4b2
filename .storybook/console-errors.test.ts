import { describe, expect, it } from 'vitest';
import { isOwnFault } from './console-errors.ts';

const refused =
  'Failed to load resource: the server responded with a status of 401 (Unauthorized) — http://localhost:8080/api/auth/signin';
const lost = 'Failed to load resource: net::ERR_FAILED — http://localhost:8080/api/fitness/review';
const broken = 'TypeError: Cannot read properties of undefined';

describe('an error in the console of a story', () => {
  it('is the story’s own where its faults make calls fail', () => {
    expect(isOwnFault(lost, { initialArgs: { faults: [{ kind: 'offline' }] } })).toBe(true);
    expect(
      isOwnFault(lost, { initialArgs: { thirdPartyFaults: [{ target: 'map-script' }] } }),
    ).toBe(true);
  });

  it('is the story’s own where the story names a piece of it', () => {
    expect(isOwnFault(refused, { parameters: { ownErrors: ['status of 401'] } })).toBe(true);
    expect(isOwnFault(refused, { parameters: { ownErrors: ['status of 409'] } })).toBe(false);
  });

  it('fails every other story', () => {
    expect(isOwnFault(refused, {})).toBe(false);
    expect(isOwnFault(lost, { initialArgs: { faults: [] } })).toBe(false);
  });

  it('is never the story’s own when the code breaks', () => {
    expect(
      isOwnFault(broken, {
        initialArgs: { faults: [{ kind: 'offline' }] },
        parameters: { ownErrors: ['status of 401'] },
      }),
    ).toBe(false);
  });
});
