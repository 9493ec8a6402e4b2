import type { Fault } from '@fitness/mocks/backend';
import type { ThirdPartyFault } from '@fitness/mocks/third-party';
import type { Page } from '@playwright/test';

function mocksOf(page: Page) {
  return page.waitForFunction(() => window.mockControls);
}

/** Replaces the faults of the open page's mock backend; a reload keeps them. */
export async function setFaults(page: Page, ...faults: Fault[]) {
  await (
    await mocksOf(page)
  ).evaluate((mocks, next) => mocks?.configureFaults({ faults: next }), faults);
}

/** Removes all faults of the open page's mock backend, and delivers held responses. */
export function clearFaults(page: Page) {
  return setFaults(page);
}

/** Replaces the faults of the payment provider and the maps service until the next page load. */
export async function setThirdPartyFaults(page: Page, ...faults: ThirdPartyFault[]) {
  await (await mocksOf(page)).evaluate((mocks, next) => mocks?.setThirdPartyFaults(next), faults);
}
