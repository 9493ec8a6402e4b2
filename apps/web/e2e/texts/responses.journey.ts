import { signIn } from '../support/authentication.ts';
import { deepFrom } from '../support/deep.ts';
import { setFaults } from '../support/faults.ts';
import { expectLoaded, navigate } from '../support/pages.ts';
import { test } from '../support/test.ts';
import { morning, setTime } from '../support/time.ts';
import { inGroups, textsFor } from './chosen-texts.ts';
import { expectShown, expectTextsOnly } from './expect-texts-only.ts';
import { hostileResponse, type TextPath } from './hostile-responses.ts';
import { screens } from './screens.ts';

/** `pnpm test:deep` also looks at a desktop. */
const widths = process.env['TEXT_COUNT'] === 'all' ? [390, 1280] : [390];

/** A page that requests nothing; the summary of the home page would request some lists too early. */
const quietPage = '/fitness/map';

/** The number of rows of a response without paging; more would only be slower. */
const rowsAtOnce = 40;

/** The responses with what a user has typed, a name or a review; the texts of the others are the studio's. */
const typedByUsers = new Set([
  '/api/{product}/review',
  '/api/{product}/admin/users',
  '/api/{product}/manager/membermanagement',
]);

for (const [path, shownOn] of Object.entries(screens))
  for (const [index, { user, path: address, pageSize, others, isSingle }] of shownOn.entries())
    test(
      `texts of ${path} stay texts at ${address} @text:hostile`,
      deepFrom(typedByUsers.has(path) ? 1 : 0, index),
      async ({ page }) => {
        test.setTimeout(900_000);
        await setTime(page, morning);
        await (user ? signIn(page, user, quietPage) : page.goto(quietPage));
        const groups = isSingle
          ? inGroups(textsFor(address, 1 / 8), 1)
          : inGroups(textsFor(address), rowsAtOnce);
        for (const [at, group] of groups.entries()) {
          // `goto` instead of a reload, whose stored settings cannot hold a body of this size.
          if (at > 0) await page.goto(quietPage);
          await setFaults(page, hostileResponse(path as TextPath, group, others));
          await navigate(page, address);
          const pages = pageSize ? Math.ceil(group.length / pageSize) : 1;
          for (const width of widths) {
            await page.setViewportSize({ width, height: 844 });
            for (let number = 1; number <= pages; number += 1) {
              const paged = `${address}${address.includes('?') ? '&' : '?'}page=${number}`;
              if (pages > 1) await navigate(page, paged);
              await expectLoaded(page);
              const start = (number - 1) * (pageSize ?? 0);
              const shown = pageSize ? group.slice(start, start + pageSize) : group;
              await expectShown(page, shown);
              await expectTextsOnly(page, shown, `${width} px, ${paged}`);
            }
          }
        }
      },
    );
