import { errorResponses } from '@fitness/api-contract/error-responses';
import { describe, expect, it } from 'vitest';
import { overridesFrom, stateOf } from './app-state.ts';
import { faultPresets } from './fault-presets.ts';

const args = {
  path: '/fitness/sales',
  persona: 'master1',
  scenario: 'busy',
  now: '2026-11-20T23:00:00',
} as const;

describe('what the toolbar makes of a story', () => {
  it('leaves everything as the story has it until something is chosen', () => {
    expect(stateOf(args, {})).toEqual(args);
  });

  it('shows the page to the chosen user', () => {
    expect(stateOf(args, { role: 'customer1' })).toMatchObject({
      path: args.path,
      persona: 'customer1',
      scenario: 'busy',
    });
  });

  it('shows the page signed out, whatever token the story has', () => {
    expect(stateOf({ ...args, token: 'unreadable' }, { role: 'visitor' })).toMatchObject({
      persona: undefined,
      token: undefined,
    });
  });

  it('puts the studio in another state and the clock at another time', () => {
    expect(stateOf(args, { scenario: 'empty', clock: '2026-12-31T23-59' })).toMatchObject({
      scenario: 'empty',
      now: '2026-12-31T23:59:00',
    });
  });

  it('takes the story’s own faults away', () => {
    expect(stateOf({ ...args, faults: [{ kind: 'offline' }] }, { fault: 'none' })).toMatchObject({
      faults: [],
      thirdPartyFaults: [],
    });
  });

  it.each(['nobody', '', 7, undefined, 'toString'])(
    'changes nothing for %j, which it does not know',
    (unknown) => {
      expect(
        overridesFrom({ role: unknown, scenario: unknown, fault: unknown, clock: unknown }),
      ).toEqual({});
    },
  );
});

describe('what can be let go wrong', () => {
  it.each(Object.keys(errorResponses))('includes the error %s of the contract', (name) => {
    expect(faultPresets[`answer-${name}`]?.faults).not.toHaveLength(0);
  });

  it.each(Object.keys(faultPresets))('%s can stand in a link', (name) => {
    expect(name).toMatch(/^[\w-]+$/);
  });
});
