import { beforeEach, describe, expect, it, vi } from 'vitest';
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

describe('the page state when the app reloads the page (docs/product.md#deployments)', () => {
  const slots = new Set(['06:00']);

  async function afterReload(save: (page: typeof import('./page-state.ts')) => void) {
    const browser = { state: { usr: null } as unknown };
    vi.stubGlobal('history', {
      get state() {
        return browser.state;
      },
      replaceState: (state: unknown) => {
        browser.state = structuredClone(state);
      },
    });
    vi.stubGlobal('window', { location: { reload: () => undefined } });
    vi.resetModules();
    save(await import('./page-state.ts'));
    await (await import('../reload/reload-page.ts')).reloadPage();
    vi.resetModules();
    return { ...(await import('./page-state.ts')), browser };
  }

  it('is there again for the same user, once @deployment:drafts', async () => {
    const { restoredValue, savedPageState, browser } = await afterReload(({ savePageValue }) =>
      savePageValue(page, '201', 'slots', slots),
    );
    expect(restoredValue(page, '201', 'slots')).toEqual(slots);
    expect(restoredValue(page, '202', 'slots')).toBeUndefined();
    expect(savedPageState(page)).toMatchObject({ userId: '201', values: { slots } });
    expect(browser.state).toEqual({ usr: null });
  });

  it('is there again too where sign-in had just handed it to the page @deployment:drafts', async () => {
    const { restoredValue } = await afterReload(({ restorePageState }) =>
      restorePageState({ pathname: page, userId: '201', values: { slots } }, '201'),
    );
    expect(restoredValue(page, '201', 'slots')).toEqual(slots);
  });

  it('is nothing where nothing was typed', async () => {
    const { restoredValue, browser } = await afterReload(() => undefined);
    expect(restoredValue(page, '201', 'slots')).toBeUndefined();
    expect(browser.state).toEqual({ usr: null });
  });
});
