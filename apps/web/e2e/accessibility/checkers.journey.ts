import { deepFrom } from '../support/deep.ts';
import { expect, test } from '../support/test.ts';
import { morning, setTime } from '../support/time.ts';
import { addCheckers, findViolations } from './checkers.ts';
import { exceptions } from './exceptions.ts';
import { closeView, nameOf, openAs, openView, viewsByUser } from './views.ts';

for (const [index, [user, views]] of Object.entries(viewsByUser).entries())
  test(
    `axe and IBM Equal Access find no violation on any page, for ${user} @extra:accessible`,
    deepFrom(1, index),
    async ({ page }) => {
      await setTime(page, morning);
      await addCheckers(page);
      await openAs(page, user);
      for (const view of views) {
        await openView(page, view);
        const name = nameOf(view);
        const allowed = exceptions.filter((exception) => exception.views.includes(name));
        expect.soft(await findViolations(page, allowed), name).toEqual([]);
        await closeView(page, view);
      }
    },
  );
