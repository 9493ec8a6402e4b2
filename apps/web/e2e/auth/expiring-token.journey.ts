import { type OperationId, operations } from '@fitness/api-contract/operations';
import { cells } from '../faults/cells.ts';
import { plan } from '../faults/plan.ts';
import { urlsOf } from '../faults/requests.ts';
import type { ActionScreen } from '../faults/screens/screen.ts';
import { signIn, submitSignIn } from '../support/authentication.ts';
import { dismissAlert } from '../support/elements.ts';
import { clearFaults, setFaults } from '../support/faults.ts';
import { invalidToken } from '../support/messages.ts';
import { deepFrom } from '../support/deep.ts';
import { expect, test } from '../support/test.ts';
import { morning, setTime } from '../support/time.ts';

/**
 * The screens on which a mutation of a signed-in user is sent; two of the same mutation are enough. Repeated classes end with their dialog
 * (docs/product.md#repeated-classes).
 */
const mutations = Object.values(operations)
  .filter(({ isPublic, method }) => !isPublic && method !== 'get')
  .flatMap(({ id }) =>
    plan[id]
      .filter((screen) => screen.type === 'action')
      .filter(({ path }) => !path.includes('dialog=repeat'))
      .slice(0, 2)
      .map((screen) => ({ operation: id, screen })),
  );

/** What the user sees of the expired token, as the table of faults says. */
function outcomeOf(operation: OperationId, screen: ActionScreen) {
  const id = `${operation}.${screen.id}.401`;
  return cells.find((cell) => cell.id === id)!.outcome!;
}

test.beforeEach(({ page }) => setTime(page, morning));
// Wide enough that no list is collapsed.
test.use({ viewport: { width: 1280, height: 900 } });

for (const [index, { operation, screen }] of mutations.entries())
  test(
    `${operation} (${screen.id}) on ${screen.path} succeeds after the token expired in the middle and the user signed in again @session:mutation`,
    deepFrom(1, index),
    async ({ page }) => {
      const urls = urlsOf(page, operation);
      await signIn(page, screen.user, screen.path);
      await screen.prepare(page);
      await setFaults(page, { kind: 'status', status: 401, operation });
      await screen.send(page);
      const { texts, isInline } = outcomeOf(operation, screen);
      const [text = ''] = texts;
      if (isInline) await expect(page.getByText(text).first()).toBeVisible();
      else await dismissAlert(page, text);
      await clearFaults(page);
      const url = page.url();
      await page
        .getByRole('alertdialog', { name: invalidToken })
        .getByRole('button', { name: '로그인하기' })
        .click();
      await submitSignIn(page, screen.user);
      await expect(page).toHaveURL(url);
      await screen.expectKept?.(page);
      expect(urls, 'not sent by itself').toHaveLength(1);
      await (screen.sendAgain ?? screen.send)(page);
      await expect(page.getByText(screen.success).first()).toBeVisible();
      expect(urls).toHaveLength(2);
    },
  );
