import { describe, expect, it } from 'vitest';
import { wayBackFrom } from './way-back.ts';

describe('where sign-in leads (docs/product.md#guards)', () => {
  it.each(['/fitness/reservations', '/fitness/reservations/daymanagement?membershipId=3', '/'])('back to %s', (from) =>
    expect(wayBackFrom({ from })).toBe(from),
  );
  it.each([null, undefined, {}, 'text', { from: 3 }, { from: '' }])('home when nothing says where (%j)', (state) =>
    expect(wayBackFrom(state)).toBe('/'),
  );
  it.each(['https://example.com', '//example.com', '/\\example.com', 'javascript:alert(1)', 'fitness'])('home instead of %s', (from) =>
    expect(wayBackFrom({ from })).toBe('/'),
  );
  it.each(['/auth/signin', '/auth/signup', '/auth/signin?again'])('home instead of back to %s', (from) =>
    expect(wayBackFrom({ from })).toBe('/'),
  );
});
