import { expect, type Page } from '@playwright/test';

/** The default start time of journeys. */
export const morning = '2026-11-20T09:00:00';

/** The next day, on which a class can be reserved and cancelled: its date, and the beginning of its button name. */
export const dayAhead = { date: '2026-11-21', button: '2026년 11월 21일 토요일' };

/** Fixes the time in Seoul for the app and its mock backend. */
export function setTime(page: Page, time: string) {
  return page.clock.setFixedTime(new Date(`${time}+09:00`));
}

/** Lets the paused clock go on in steps of some milliseconds until something has happened. */
export function passTime(page: Page, step: number, hasHappened: () => Promise<boolean>) {
  const goOn = async () => {
    await page.clock.runFor(step);
    return hasHappened();
  };
  return expect.poll(goOn, { intervals: [20] }).toBe(true);
}
