import { allPageIds, pages, pathsOf } from '../../src/lib/pages.ts';
import { type Role, roles } from '../../src/session/token.ts';
import { pageStates } from '../../testing/page-states.ts';
import { operationOf } from '../support/requests.ts';
import { signIn } from '../support/authentication.ts';
import { setFaults } from '../support/faults.ts';
import { expectLoaded } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';
import { morning, setTime } from '../support/time.ts';
import { settle } from './prefetched.ts';

const paths = pathsOf('fitness');

/** Who opens the pages of a role; a page of several is opened by the first. */
const users: Partial<Record<Role, string>> = {
  customer: 'customer1',
  manager: 'trainer1',
  master: 'master1',
};

for (const role of roles)
  test(`each page of ${role} requests first what it says, and nothing else @extra:prefetch`, async ({
    page,
    context,
  }) => {
    await setTime(page, morning);
    const user = users[role];
    await (user === undefined ? page.goto('/') : signIn(page, user));
    // What is requested next needs a response of the first.
    await setFaults(page, { kind: 'hang' });
    for (const id of allPageIds.filter(
      (each) => pages[each].needs === 'data' && pages[each].roles[0] === role,
    )) {
      const { search = '', reads = [] } = pageStates[id];
      const tab = await context.newPage();
      await setTime(tab, morning);
      const requested = new Set<string | undefined>();
      tab.on('request', (request) => {
        if (new URL(request.url()).pathname.startsWith('/api/'))
          requested.add(operationOf(request));
      });
      await tab.goto(paths[id] + search, { waitUntil: 'commit' });
      if (reads.length === 0) await expectLoaded(tab);
      else await expect.poll(() => requested.size, id).toBeGreaterThan(0);
      await settle(tab);
      expect([...requested], `first request of ${id}`).toEqual(
        reads.slice(0, 1).map(({ operation }) => operation),
      );
      await tab.close();
    }
  });
