import { expect, type Page } from '@playwright/test';
import { signIn } from '../support/authentication.ts';
import { expectLoaded, navigate, pathsByUser, publicPaths } from '../support/pages.ts';

/** The paths of every page, by the user who opens them. */
export const pathsOfAll = { ...pathsByUser, visitor: publicPaths };

export async function openAs(page: Page, user: string) {
  if (user === 'visitor') await page.goto('/');
  else await signIn(page, user);
}

/** Opens a page inside the running app. */
export async function openView(page: Page, { path }: { path: string }) {
  const title = await page.title();
  const isOtherPage = new URL(page.url()).pathname !== path.split('?')[0];
  await navigate(page, path);
  if (isOtherPage) await expect(page).not.toHaveTitle(title);
  await expectLoaded(page);
}
