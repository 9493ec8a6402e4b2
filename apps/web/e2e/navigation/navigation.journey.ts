import type { Page } from '@playwright/test';
import { signIn } from '../support/authentication.ts';
import { dismissAlert } from '../support/elements.ts';
import { setFaults } from '../support/faults.ts';
import { membersPath } from '../support/master.ts';
import { expectLoaded } from '../support/pages.ts';
import { buy, choosePaymentResult, selectRadio } from '../support/payment.ts';
import { fitnessPath, paymentRecords, recordDelayed } from '../support/purchase.ts';
import { expect, test } from '../support/test.ts';
import { morning, setTime } from '../support/time.ts';
import { hoverUntil, recordRequests, watchPendingScripts } from './prefetched.ts';

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Scrolls to the end of the page, waits until the page is told, and returns how far that is. */
async function scrollToEnd(page: Page) {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        addEventListener('scroll', () => resolve(), { once: true });
        scrollTo(0, document.documentElement.scrollHeight);
      }),
  );
  return scrollTop(page);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 500 } });
  test.beforeEach(({ page }) => setTime(page, morning));

  test('going back restores how far a page was scrolled, and going forward the top of the next', async ({
    page,
  }) => {
    await signIn(page, 'master1', membersPath);
    await expectLoaded(page);
    await expect(page.getByRole('main').getByRole('row')).not.toHaveCount(0);
    const end = await scrollToEnd(page);
    // `dispatchEvent`, because Playwright's `click` may scroll first.
    await page.getByRole('banner').getByRole('link', { name: 'MAKE FIT' }).dispatchEvent('click');
    await expect(page).toHaveTitle('MAKE FIT');
    expect(await scrollTop(page)).toBe(0);
    await page.goBack();
    await expect.poll(() => scrollTop(page)).toBe(end);
    await page.goForward();
    await expect(page).toHaveTitle('MAKE FIT');
    await expect.poll(() => scrollTop(page)).toBe(0);
  });

  test('a link with a hash scrolls to its target, which arrives late', async ({ page }) => {
    await signIn(page, 'customer1', fitnessPath('pilates'));
    await selectRadio(page, 'BASIC 12회 360,000원');
    await setFaults(page, { kind: 'status', status: 500, operation: 'recordPayment' });
    await buy(page);
    await choosePaymentResult(page, '결제 승인');
    await dismissAlert(page, recordDelayed);
    await page.goto(fitnessPath('membership#payment-records'));
    await expect(paymentRecords(page)).toBeInViewport();
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(100);
  });

  for (const isPressed of [false, true])
    test(`going back to a page that is shorter than it was ${isPressed ? 'leaves it to a user who presses it' : 'restores the position once it is long enough'} @extra:titles`, async ({
      page,
    }) => {
      await page.goto(fitnessPath('pilates'));
      await expectLoaded(page);
      const end = await scrollToEnd(page);
      await page.getByRole('banner').getByRole('link', { name: 'MAKE FIT' }).dispatchEvent('click');
      await expect(page).toHaveTitle('MAKE FIT');
      await page.setViewportSize({ width: 390, height: 8000 });
      await page.goBack();
      await expect(page).toHaveTitle('그룹 필라테스 | MAKE FIT');
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expectLoaded(page);
      if (isPressed) await page.getByRole('heading', { level: 1 }).click();
      const shown = await scrollTop(page);
      expect(shown).toBeLessThan(end);
      await page.setViewportSize({ width: 390, height: 500 });
      // Observers are notified in the order of their creation, so that of the page has already run.
      await page.evaluate(
        () =>
          new Promise<void>((resolve) => {
            new ResizeObserver(() => resolve()).observe(document.body);
          }),
      );
      await expect.poll(() => scrollTop(page)).toBe(isPressed ? shown : end);
    });
});

declare global {
  interface Window {
    /** The durations of each view transition in milliseconds, and whether the page can be pressed meanwhile. */
    transitions: unknown[][];
  }
}

test.describe('where the user wants motion', () => {
  test.use({
    viewport: { width: 1280, height: 800 },
    contextOptions: { reducedMotion: 'no-preference' },
  });

  test('a page whose files are there fades in, its heading focused, at the top', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.transitions = [];
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (options) => {
        const transition = start(options);
        void transition.ready.then(() => {
          const effects = document.documentElement
            .getAnimations({ subtree: true })
            .map(({ effect }) => effect as KeyframeEffect);
          const durations = effects
            .filter(({ pseudoElement }) => pseudoElement?.startsWith('::view-transition-new'))
            .map((effect) => effect.getTiming().duration);
          const { pointerEvents } = getComputedStyle(document.documentElement, '::view-transition');
          window.transitions.push([...new Set(durations), pointerEvents]);
        });
        return transition;
      };
    });
    const scriptsLoaded = watchPendingScripts(page);
    await page.goto('/');
    await expectLoaded(page);
    const api = recordRequests(page);
    const link = page.getByRole('banner').getByRole('link', { name: '리뷰', exact: true });
    await hoverUntil(link, () => expect(api).toEqual(['GET /api/fitness/review']));
    await scriptsLoaded();
    await page.evaluate(() => scrollTo(0, 300));
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: '리뷰' })).toBeFocused();
    expect(await scrollTop(page)).toBe(0);
    await expect.poll(() => page.evaluate(() => window.transitions)).toEqual([[120, 'none']]);
  });
});
