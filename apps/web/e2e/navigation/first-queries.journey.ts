import { createServer } from 'vite';
import { allPageIds, type PageId, pages, pathsOf } from '../../src/lib/pages.ts';
import { type Role, roles } from '../../src/session/token.ts';
import { operationOf } from '../support/requests.ts';
import { signIn } from '../support/authentication.ts';
import { setFaults } from '../support/faults.ts';
import { expectLoaded } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';
import { morning, setTime } from '../support/time.ts';
import { settle } from './prefetched.ts';

const paths = pathsOf('fitness');

/** The search params with which a page requests its data. */
const searches: Partial<Record<PageId, string>> = { dayManagement: 'membershipId=1' };

/** Who opens the pages of a role; a page of several is opened by the first. */
const users: Partial<Record<Role, string>> = {
  customer: 'customer1',
  manager: 'trainer1',
  master: 'master1',
};

/** Loads the modules of all pages, as the browser does. */
async function loadPages() {
  const server = await createServer({
    configFile: 'apps/web/vite.config.ts',
    appType: 'custom',
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  const { pageComponents } = (await server.ssrLoadModule(
    '/src/app/page-parts.ts',
  )) as typeof import('../../src/app/page-parts.ts');
  const modules = new Map(
    await Promise.all(
      allPageIds.map(async (id) => [id, await pageComponents[id].preload()] as const),
    ),
  );
  await server.close();
  return modules;
}

test('each page requests first what it says, and nothing else @extra:prefetch', async ({
  page,
}) => {
  const modules = await loadPages();
  await setTime(page, morning);
  for (const role of roles) {
    const user = users[role];
    await (user === undefined ? page.goto('/') : signIn(page, user));
    // What is requested next needs a response of the first.
    await setFaults(page, { kind: 'hang' });
    const requested = new Set<string | undefined>();
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/api/')) requested.add(operationOf(request));
    });
    for (const id of allPageIds.filter(
      (each) => pages[each].needs === 'data' && pages[each].roles[0] === role,
    )) {
      const search = searches[id] ?? '';
      const opening = { search: new URLSearchParams(search), role, today: morning.slice(0, 10) };
      const queries = modules.get(id)?.firstQueries?.(opening) ?? [];
      const expected = [...new Set(queries.map(({ queryKey }) => queryKey[0]))].toSorted();
      // What was opened before requests nothing more.
      await page.goto('about:blank');
      requested.clear();
      await page.goto(`${paths[id]}?${search}`, { waitUntil: 'commit' });
      if (expected.length === 0) await expectLoaded(page);
      await expect.poll(() => requested.size, id).toBeGreaterThanOrEqual(expected.length);
      await settle(page);
      expect([...requested].toSorted(), `firstQueries of ${id}`).toEqual(expected);
    }
    await setFaults(page);
  }
});
