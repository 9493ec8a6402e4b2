import type { Page } from '@playwright/test';

/** The time at which most journeys begin. */
export const morning = '2026-11-20T09:00:00';

/** Sets the time in Seoul for the app and its mock backend; the clock stands still. */
export function setTime(page: Page, time: string) {
  return page.clock.setFixedTime(new Date(`${time}+09:00`));
}
