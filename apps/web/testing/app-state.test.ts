import { describe, expect, it } from 'vitest';
import { stateOf } from './app-state.ts';

const args = {
  path: '/fitness/sales',
  persona: 'master1',
  token: 'unreadable',
  scenario: 'busy',
  now: '2026-11-20T23:00:00',
  faults: [{ kind: 'offline' }],
} as const;

describe('what the toolbar makes of a story', () => {
  it.each([
    [{ role: 'customer1' }, { persona: 'customer1', token: undefined }],
    [{ role: 'visitor' }, { persona: undefined, token: undefined }],
    [{ scenario: 'empty' }, { scenario: 'empty' }],
    [{ clock: '2026-12-31T23-59' }, { now: '2026-12-31T23:59:00' }],
    [{ fault: 'none' }, { faults: [], thirdPartyFaults: [] }],
  ])('%j changes %j alone', (chosen, change) =>
    expect(stateOf(args, chosen)).toEqual({ ...args, ...change }),
  );
  it.each(['nobody', undefined, 'toString'])('is the story itself for %j', (unknown) => {
    const chosen = { role: unknown, scenario: unknown, fault: unknown, clock: unknown };
    expect(stateOf(args, chosen)).toEqual(args);
  });
});
