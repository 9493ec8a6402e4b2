import { describe, expect, it } from 'vitest';
import { planIn } from './plan-choice.ts';

const state = { trainer: 2, user: '102', planChoice: { plan: '3', user: '102' } };

describe('the plan that was chosen at a history entry', () => {
  it('is restored for the same user, and for anyone if nobody was signed in', () => {
    expect(planIn(state, '102')).toBe('3');
    for (const user of [null, '102'])
      expect(planIn({ planChoice: { plan: '3', user: null } }, user)).toBe('3');
  });

  it.each([
    ['for another user', state, '103'],
    ['for a user who signs out', state, null],
    ['without state', null, '102'],
    ['with something else in it', { planChoice: 3 }, '102'],
  ])('is none %s @session:return-state', (_case, given, userId) =>
    expect(planIn(given, userId)).toBeNull(),
  );
});
