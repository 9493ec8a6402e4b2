import type { operations, OperationId } from '@fitness/api-contract/operations';
import { cells } from '../faults/cells.ts';
import { urlsOf } from '../faults/requests.ts';
import * as customer from '../faults/screens/customer.ts';
import * as master from '../faults/screens/master.ts';
import type { ActionScreen } from '../faults/screens/screen.ts';
import * as staff from '../faults/screens/staff.ts';
import * as visitor from '../faults/screens/visitor.ts';
import { signIn, submitSignIn } from '../support/authentication.ts';
import { dismissAlert } from '../support/elements.ts';
import { clearFaults, setFaults } from '../support/faults.ts';
import { invalidToken } from '../support/messages.ts';
import { deepFrom } from '../support/deep.ts';
import { expect, test } from '../support/test.ts';
import { morning, setTime } from '../support/time.ts';

type MutationId = {
  [Id in OperationId]: (typeof operations)[Id]['method'] extends 'get' ? never : Id;
}[OperationId];

/** The screens that send each mutation, or why it needs no token; a new mutation does not compile without an entry. */
const mutations: Record<MutationId, readonly ActionScreen[] | string> = {
  signUp: 'nobody is signed in before',
  signIn: 'nobody is signed in before',
  recordPayment: [visitor.singlePass, visitor.healthPlan],
  createReview: [visitor.writeReview],
  // After a failure the role must be selected again (extra:role-back).
  changeUserRole: [master.changeRole],
  recordAttendance: [master.recordAttendance],
  createReservation: [customer.reserve],
  cancelReservation: [customer.cancelToday],
  createClass: [staff.register],
  deleteClass: [staff.deletion],
};

function alertOf(operation: MutationId, screen: ActionScreen) {
  const id = `${operation}.${screen.id}.401`;
  return cells.find((cell) => cell.id === id)?.outcome?.texts[0] ?? '';
}

test.beforeEach(({ page }) => setTime(page, morning));
// Wide enough that no list is collapsed.
test.use({ viewport: { width: 1280, height: 900 } });

const entries = Object.entries(mutations) as [MutationId, ActionScreen[]][];
for (const [index, [operation, screens]] of entries.entries())
  for (const screen of typeof screens === 'string' ? [] : screens)
    test(
      `${operation} on ${screen.path} succeeds after the token expired in the middle and the user signed in again @session:mutation`,
      deepFrom(4, index),
      async ({ page }) => {
        const urls = urlsOf(page, operation);
        await signIn(page, screen.user, screen.path);
        await screen.prepare(page);
        await setFaults(page, { kind: 'status', status: 401, operation });
        await screen.send(page);
        const text = alertOf(operation, screen);
        if (screen.isInline) await expect(page.getByText(text).first()).toBeVisible();
        else await dismissAlert(page, text);
        await clearFaults(page);
        await page
          .getByRole('alertdialog', { name: invalidToken })
          .getByRole('button', { name: '로그인하기' })
          .click();
        await submitSignIn(page, screen.user);
        await expect(page).toHaveURL(screen.path);
        await screen.expectKept?.(page);
        expect(urls, 'not sent by itself').toHaveLength(1);
        await (screen.sendAgain ?? screen.send)(page);
        await expect(page.getByText(screen.success).first()).toBeVisible();
        expect(urls).toHaveLength(2);
      },
    );
