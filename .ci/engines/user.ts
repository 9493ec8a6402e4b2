import { morning } from '../../apps/web/e2e/support/time.ts';
import type { EnginePage } from './engine-page.ts';
import type { Query } from './page-queries.ts';

const timeoutMs = 30_000;
const intervalMs = 50;

/** Polls a condition until it is true; rejects with its description. */
async function until(what: string, isSo: () => Promise<boolean>) {
  const end = performance.now() + timeoutMs;
  let last: unknown;
  while (performance.now() < end) {
    try {
      if (await isSo()) return;
    } catch (error) {
      // A script fails in a page that is being unloaded.
      last = error;
    }
    await new Promise((resolve) => setTimeout(resolve, intervalMs));
  }
  throw new Error(`${what}: not within ${timeoutMs / 1000} s`, { cause: last });
}

/** The actions of a user on a page; each waits until it is possible. */
export type User = ReturnType<typeof userOf>;

/** The user of an engine's page of the app at `origin`. */
export function userOf(page: EnginePage, origin: string) {
  const click = (role: string, name: string, within?: Query) =>
    press({ role, name, ...(within && { within }) });

  function press(query: Query) {
    return until(`press ${JSON.stringify(query)}`, () => page.click(query));
  }

  /** A link or button of the header, on a phone inside the menu. */
  async function pressInHeader(query: Query) {
    const banner = { role: 'banner' };
    const inside = { ...query, within: banner };
    await until('see the header', async () => (await page.text(banner)) !== undefined);
    if ((await page.text(inside)) === undefined) await click('button', '메뉴', banner);
    await press(inside);
  }

  return {
    /** Opens a path in new data of the mock backend, on a fixed morning, as a demo account or as a visitor. */
    open: async (path: string, account = 'visitor') => {
      const mock = `default_at-${morning.replaceAll(/[-:]/g, '')}`;
      await page.goto(`${origin}${path}?mock=${mock}&mock-as=${account}`);
      await until(`open ${path}`, async () => {
        const { pathname, search } = await page.url();
        return pathname === path && search === '';
      });
    },
    /** Follows a link, and navigates to a path before the linked page has loaded. */
    leaveWhileLoading: async (link: string, path: string) => {
      const query = { role: 'link', name: link, within: { role: 'main' } };
      await until(`leave ${link}`, () => page.clickAndLeave(query, `${origin}${path}`));
      await until(`be at ${path}`, async () => (await page.url()).pathname === path);
    },
    reload: () => page.reload(),
    press,
    click,
    /** Replaces the content of a field. */
    fill: async (label: string, text: string, within?: Query) => {
      await press({ label, ...(within && { within }) });
      await page.replaceText(text);
    },
    select: (query: Query, option: string) =>
      until(`select ${option}`, () => page.select(query, option)),
    sees: (text: string, within?: Query) =>
      until(`see ${text}`, async () => (await page.text(within))?.includes(text) ?? false),
    isAt: (path: string) =>
      until(`be at ${path}`, async () => (await page.url()).pathname === path),
    /** Expands a row, a part of which is collapsed on a phone. */
    unfold: async (row: Query) => {
      await until('see the row', async () => (await page.text(row)) !== undefined);
      const button = { role: 'button', name: '자세히', within: row };
      if ((await page.text(button)) !== undefined) await press(button);
    },
    followMenu: (name: string) => pressInHeader({ role: 'link', name }),
    signOut: () => pressInHeader({ role: 'button', name: '로그아웃' }),
  };
}
