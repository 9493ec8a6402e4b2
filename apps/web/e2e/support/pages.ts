import { expect, type Page } from '@playwright/test';
import { allPageIds, isPublic, type PageId, pages, pathsOf } from '../../src/lib/pages.ts';
import type { Role } from '../../src/session/token.ts';

const paths = pathsOf('fitness');

/** The search params with which journeys open a page; by default none. */
const searches: Partial<Record<PageId, readonly string[]>> = {
  dayManagement: ['?membershipId=1'],
  sales: ['', '?start=2025-01-01&end=2026-11-20'],
  member: ['', '?grouped=1'],
};

const pathsWhere = (isIncluded: (id: PageId) => boolean | undefined) =>
  allPageIds
    .filter(isIncluded)
    .flatMap((id) => (searches[id] ?? ['']).map((search) => paths[id] + search));

const ownPathsOf = (role: Role) =>
  pathsWhere((id) => !isPublic(id) && pages[id].roles.includes(role));

export const pathsWithContact = pathsWhere((id) => pages[id].hasContact);

export const pathsWithSdk = pathsWhere((id) => pages[id].usesSdk);

/** The paths that every user may open, and one that does not exist. */
export const publicPaths = [...pathsWhere(isPublic), '/no/such/page'];

/** The contact at the end of a page that sells: a section at home, collapsed elsewhere. */
export function contactOf(page: Page) {
  const main = page.getByRole('main');
  const details = main.getByRole('group').filter({ hasText: '연락처와 사업자 정보' });
  return main.getByRole('region', { name: '스튜디오 안내' }).or(details);
}

/** The paths of each role's own pages, by a demo account of the role. */
export const pathsByUser = {
  customer1: ownPathsOf('customer'),
  trainer1: ownPathsOf('manager'),
  master1: ownPathsOf('master'),
};

/** Navigates inside the running app, as a link does. */
export function navigate(page: Page, path: string) {
  return page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}

/** Waits until the page is rendered with its data. */
export async function expectLoaded(page: Page) {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeAttached();
  await expect(page.getByText('불러오는 중')).toHaveCount(0);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}
