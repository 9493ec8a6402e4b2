import { describe, expect, it } from 'vitest';
import { chosenFrom } from './detour.ts';

describe('what was chosen before signing in (docs/product.md#purchase)', () => {
  it('is chosen again afterwards', () => expect(chosenFrom({ chosen: '6' })).toBe('6'));
  it.each([null, undefined, {}, 'text', { chosen: undefined }, { chosen: 6 }, { trainer: 3, user: '101' }])('is nothing where nothing was (%j)', (state) =>
    expect(chosenFrom(state)).toBeNull(),
  );
});
