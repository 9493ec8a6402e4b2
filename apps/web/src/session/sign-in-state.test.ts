import { describe, expect, it } from 'vitest';
import { isReturnFromSignIn, returnTitleOf, returnToOf, signInStateOf } from './sign-in-state.ts';

describe('where sign-in leads (docs/product.md#guards)', () => {
  it.each(['/fitness/reservations', '/fitness/reservations/daymanagement?membershipId=3', '/'])(
    'back to %s @guard:signed-out',
    (returnTo) => expect(returnToOf({ returnTo })).toBe(returnTo),
  );
  it.each([null, {}, { returnTo: 3 }, { returnTo: '' }])(
    'home when nothing says where (%j)',
    (state) => expect(returnToOf(state)).toBe('/'),
  );
  it.each([
    'https://example.com',
    '//example.com',
    '/\\example.com',
    '/\n/example.com',
    'javascript:alert(1)',
    'fitness',
  ])('home instead of %j @guard:signed-out', (returnTo) =>
    expect(returnToOf({ returnTo })).toBe('/'),
  );
  it.each(['/auth/signup', '/auth/signin?again'])(
    'home instead of back to %s @guard:signed-out',
    (returnTo) => expect(returnToOf({ returnTo })).toBe('/'),
  );
});

describe('the navigation state of sign-in (docs/product.md#guards)', () => {
  const location = {
    pathname: '/fitness/pt',
    search: '?step=2',
    hash: '',
    key: 'k',
    state: { trainer: 3 },
  };

  it('is the URL with its search params, its title, and its own navigation state', () => {
    expect(signInStateOf(location, '1:1 PT')).toEqual({
      trainer: 3,
      returnTo: '/fitness/pt?step=2',
      returnTitle: '1:1 PT',
    });
  });
  it('has no title where the state has none that can be shown', () => {
    expect([null, { returnTitle: 7 }, { returnTitle: 'PT' }].map(returnTitleOf)).toEqual([
      '',
      '',
      'PT',
    ]);
  });
  it('is a return also to a page that had no navigation state', () => {
    expect(isReturnFromSignIn(signInStateOf({ ...location, state: null }, '1:1 PT'))).toBe(true);
    expect([null, { trainer: 3 }].map(isReturnFromSignIn)).toEqual([false, false]);
  });
});
