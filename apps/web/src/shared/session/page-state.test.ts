import { beforeEach, describe, expect, it } from 'vitest';
import {
  clearPageState,
  dropPageValue,
  dropRestoredValue,
  restoredValue,
  restorePageState,
  savedPageState,
  savePageValue,
} from './page-state.ts';

const page = '/fitness/manager/classes';

beforeEach(clearPageState);

describe('the values of the page that is shown (docs/product.md#session)', () => {
  it('are the latest of each name, of this page only', () => {
    savePageValue(page, '201', 'slots', ['06:00']);
    savePageValue(page, '201', 'maximum', 1);
    savePageValue(page, '201', 'slots', ['07:00']);
    expect(savedPageState(page)).toEqual({
      pathname: page,
      userId: '201',
      values: { slots: ['07:00'], maximum: 1 },
    });
    expect(savedPageState('/fitness/pt')).toBeUndefined();
    savePageValue('/fitness/pt', '201', 'plan', '4');
    expect(savedPageState(page)).toBeUndefined();
  });
  it('go with the component that had them', () => {
    savePageValue(page, '201', 'slots', ['06:00']);
    dropPageValue('slots');
    expect(savedPageState(page)).toBeUndefined();
  });
  it('still belong to the user whose session ended', () => {
    savePageValue(page, '201', 'slots', []);
    savePageValue(page, null, 'slots', ['06:00']);
    expect(savedPageState(page)).toMatchObject({ userId: '201', values: { slots: ['06:00'] } });
  });
  it('are not handed from one user to the next @session:return-state', () => {
    savePageValue(page, '201', 'maximum', 4);
    savePageValue(page, '202', 'slots', []);
    expect(savedPageState(page)).toEqual({ pathname: page, userId: '202', values: { slots: [] } });
  });
});

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
