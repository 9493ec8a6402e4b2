import { beforeEach, describe, expect, it, vi } from 'vitest';

const page = '/fitness/manager/classes';

let pageState: typeof import('./page-state.ts');

beforeEach(async () => {
  vi.resetModules();
  pageState = await import('./page-state.ts');
});

describe('the values of the page that is shown (docs/product.md#session)', () => {
  it('are the latest of each name, of this page only', () => {
    const { savedPageState, savePageValue } = pageState;
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
  it('are dropped with the component that saved them', () => {
    const { dropPageValue, savedPageState, savePageValue } = pageState;
    savePageValue(page, '201', 'slots', ['06:00']);
    dropPageValue('201', 'slots');
    expect(savedPageState(page)).toBeUndefined();
  });
  it('are not passed from one user to the next @session:return-state', () => {
    const { savedPageState, savePageValue } = pageState;
    savePageValue(page, '201', 'maximum', 4);
    savePageValue(page, '202', 'slots', []);
    expect(savedPageState(page)).toEqual({ pathname: page, userId: '202', values: { slots: [] } });
  });
});

describe('the values of a user after another one has signed in on the page (docs/product.md#session)', () => {
  it('are restored once the user is back on the page, and only then @session:return-state @session:next-user', () => {
    const { restoredValue, savePageValue } = pageState;
    savePageValue(page, '201', 'slots', ['06:00']);
    expect(restoredValue(page, '202', 'slots')).toBeUndefined();
    savePageValue(page, '202', 'slots', ['22:00']);
    expect(restoredValue('/fitness/pt', '201', 'slots')).toBeUndefined();
    expect(restoredValue(page, '201', 'slots')).toEqual(['06:00']);
  });
  it('are restored for the first user who signs in where nobody was signed in @session:return-state @session:next-user', () => {
    const { restoredValue, savePageValue } = pageState;
    savePageValue(page, '201', 'plan', '3');
    savePageValue(page, null, 'plan', '4');
    expect(restoredValue(page, '201', 'plan')).toBe('4');
    savePageValue(page, '201', 'plan', '4');
    expect(restoredValue(page, '202', 'plan')).toBeUndefined();
  });
  it('are not shown after a sign-out, and passed to sign-in @session:next-user @session:return-state', () => {
    const { restoredValue, savedPageState, savePageValue } = pageState;
    savePageValue(page, '201', 'plan', '4');
    expect(restoredValue(page, null, 'plan')).toBeUndefined();
    expect(savedPageState(page)).toMatchObject({ userId: '201', values: { plan: '4' } });
  });
});

describe('the page state that is restored after sign-in (docs/product.md#session)', () => {
  const state = { pathname: page, userId: '201', values: { slots: ['06:00'] } };

  it('is what the same user had on that page, as long as it is shown @session:return-state', () => {
    const { dropPageValue, restoredValue, restorePageState } = pageState;
    restorePageState(state, '201');
    expect(restoredValue(page, '201', 'slots')).toEqual(['06:00']);
    expect(restoredValue(page, '201', 'maximum')).toBeUndefined();
    expect(restoredValue('/fitness/pt', '201', 'slots')).toBeUndefined();
    dropPageValue('201', 'slots');
    expect(restoredValue(page, '201', 'slots')).toBeUndefined();
  });
  it('includes the choices of a user who was signed out @session:return-state', () => {
    const { restoredValue, restorePageState } = pageState;
    restorePageState({ ...state, userId: null }, '202');
    expect(restoredValue(page, '202', 'slots')).toEqual(['06:00']);
    expect(restoredValue(page, '201', 'slots')).toBeUndefined();
  });
  it.each([
    ['what another user had', state],
    ['anything without a saved state', undefined],
    ['anything of an invalid state', { pathname: page, values: null }],
  ])('is not %s', (_, given) => {
    const { restoredValue, restorePageState } = pageState;
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

  it('is restored for the same user, once @deployment:drafts', async () => {
    const { restoredValue, savedPageState, browser } = await afterReload(({ savePageValue }) =>
      savePageValue(page, '201', 'slots', slots),
    );
    expect(restoredValue(page, '201', 'slots')).toEqual(slots);
    expect(restoredValue(page, '202', 'slots')).toBeUndefined();
    expect(savedPageState(page)).toMatchObject({ userId: '201', values: { slots } });
    expect(browser.state).toEqual({ usr: null });
  });

  it('is restored also where it had just been restored after sign-in @deployment:drafts', async () => {
    const { restoredValue } = await afterReload(({ restorePageState }) =>
      restorePageState({ pathname: page, userId: '201', values: { slots } }, '201'),
    );
    expect(restoredValue(page, '201', 'slots')).toEqual(slots);
  });

  it('is empty where nothing was typed', async () => {
    const { restoredValue, browser } = await afterReload(() => undefined);
    expect(restoredValue(page, '201', 'slots')).toBeUndefined();
    expect(browser.state).toEqual({ usr: null });
  });
});
