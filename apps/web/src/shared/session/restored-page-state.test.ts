import { describe, expect, it } from 'vitest';
import { dropRestoredValue, restorePageState, restoredValue } from './restored-page-state.ts';

const page = '/fitness/manager/classes';

describe('the page state that is restored after sign-in (docs/product.md#session)', () => {
  const state = { pathname: page, userId: '201', values: { slots: ['06:00'] } };

  it('is what the same user had on that page, once @session:return-state', () => {
    restorePageState(state, '201');
    expect(restoredValue(page, '201', 'slots')).toEqual(['06:00']);
    expect(restoredValue(page, '201', 'maximum')).toBeUndefined();
    expect(restoredValue('/fitness/pt', '201', 'slots')).toBeUndefined();
    dropRestoredValue('slots');
    expect(restoredValue(page, '201', 'slots')).toBeUndefined();
  });
  it('includes the choices of a user who was signed out @session:return-state', () => {
    restorePageState({ ...state, userId: null }, '202');
    expect(restoredValue(page, '202', 'slots')).toEqual(['06:00']);
    expect(restoredValue(page, '201', 'slots')).toBeUndefined();
  });
  it.each([
    ['what another user had', state],
    ['nothing where nothing was kept', undefined],
    ['nothing that is no such state', { pathname: page, values: null }],
  ])('is not %s', (_, given) => {
    restorePageState(given, '202');
    expect(restoredValue(page, '202', 'slots')).toBeUndefined();
  });
});
