import type { Page } from '@playwright/test';

/** The default start time of journeys. */
export const morning = '2026-11-20T09:00:00';

/** Fixes the time in Seoul for the app and its mock backend. */
export function setTime(page: Page, time: string) {
  return page.clock.setFixedTime(new Date(`${time}+09:00`));
}
