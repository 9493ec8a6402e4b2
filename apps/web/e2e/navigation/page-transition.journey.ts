import type { Page } from '@playwright/test';
import { signIn } from '../support/authentication.ts';
import { membersPath } from '../support/master.ts';
import { expectLoaded } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';
import { morning, setTime } from '../support/time.ts';
import { hoverUntil, recordRequests, watchPendingScripts } from './prefetched.ts';

const wide = { width: 1280, height: 800 };

declare global {
  interface Window {
    /** The durations of the view transitions in milliseconds, and whether the page could be pressed meanwhile. */
    transitions: { durations: unknown[]; pointerEvents: string }[];
  }
}

/** Records the view transitions in all documents of a page. */
function recordTransitions(page: Page) {
  return page.addInitScript(() => {
    window.transitions = [];
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (options) => {
      const transition = start(options);
      void transition.ready.then(() => {
        const animations = document.documentElement.getAnimations({ subtree: true });
        const effects = animations.map(({ effect }) => effect as KeyframeEffect);
        window.transitions.push({
          durations: effects
            .filter(({ pseudoElement }) => pseudoElement?.startsWith('::view-transition-new'))
            .map((effect) => effect.getTiming().duration),
          pointerEvents: getComputedStyle(document.documentElement, '::view-transition')
            .pointerEvents,
        });
      });
      return transition;
    };
  });
}

const transitionsOf = (page: Page) => page.evaluate(() => window.transitions);
const reviews = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: '리뷰', exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Follows a link to the reviews, whose files and data were prefetched. */
async function openPrefetchedReviews(page: Page) {
  const scriptsLoaded = watchPendingScripts(page);
  await page.goto('/');
  await expectLoaded(page);
  const { api } = recordRequests(page);
  await hoverUntil(reviews(page), () => expect(api).toEqual(['GET /api/fitness/review']));
  await scriptsLoaded();
  await page.evaluate(() => window.scrollTo(0, 300));
  await reviews(page).click();
  await expect(page).toHaveTitle(/^리뷰/u);
}

test.describe('where the user wants motion', () => {
  test.use({ viewport: wide, contextOptions: { reducedMotion: 'no-preference' } });

  test('a page whose files are there fades in with its title, its heading focused, at the top @extra:page-transition', async ({
    page,
  }) => {
    await recordTransitions(page);
    await openPrefetchedReviews(page);
    await expect.poll(async () => (await transitionsOf(page)).length).toBe(1);
    const [transition] = await transitionsOf(page);
    expect(transition?.pointerEvents).toBe('none');
    expect([...new Set(transition?.durations)]).toEqual([120]);
    await expect(heading(page)).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('what changes within a page does not fade @extra:page-transition @deep', async ({
    page,
  }) => {
    await setTime(page, morning);
    await recordTransitions(page);
    await signIn(page, 'master1', membersPath);
    await expectLoaded(page);
    await page.getByRole('switch', { name: '회원별로 보기' }).click();
    await expect(page).toHaveURL(/grouped=1/u);
    await page.getByRole('searchbox').fill('김');
    await expect(page).toHaveURL(/q=/u);
    await page.goBack();
    expect(await transitionsOf(page)).toEqual([]);
  });
});

test.describe('where the user wants no motion', () => {
  test.use({ viewport: wide });

  test('a page appears at once @extra:page-transition @deep', async ({ page }) => {
    await recordTransitions(page);
    await openPrefetchedReviews(page);
    await expect(heading(page)).toBeFocused();
    expect(await transitionsOf(page)).toEqual([]);
  });
});
