import { signIn } from '../support/authentication.ts';
import { expectLoaded, pathsByUser } from '../support/pages.ts';
import { damageIndexedDb } from './storage-faults.ts';
import { expect, test } from '../support/test.ts';

const garbage = [null, 'garbage', 7, [null], {}, { version: 99, entries: 'x' }, [{ id: 'x' }]];
const keys = ['payment-outbox:101', 'payment-outbox-damaged:101'].concat([
  'review-draft:101',
  'review-draft-damaged:101',
]);

/** The pages that read stored data, and the home page. */
const paths = ['/', '/fitness/review', '/fitness/hmembership', '/fitness/membership'].concat(
  pathsByUser.customer1,
);

test('pages open with garbage under every key of IndexedDB, and the user stays signed in @session:any-value', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`${page.url()}: ${error}`));
  await signIn(page, 'customer1', '/fitness/review');
  for (const [at, path] of paths.entries()) {
    await damageIndexedDb(page, keys, garbage[at % garbage.length]);
    await page.goto(path);
    await expectLoaded(page);
    await expect(page.getByText('김서준님 환영합니다')).toBeVisible();
    await expect(page.getByText('문제가 발생했습니다')).toBeHidden();
  }
  expect(errors).toEqual([]);
});
