import type { Page } from '@playwright/test';

/** The parts of a story that tell which console errors it expects. */
export type ExpectedErrors = {
  initialArgs?: { faults?: unknown; thirdPartyFaults?: unknown };
  /** `expectedErrors` lists parts of messages, such as `status of 401` after a wrong password. */
  parameters?: { expectedErrors?: unknown };
};

/** The list to which the console errors and exceptions of a page are added. */
export function listenForErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error')
      errors.push([message.text(), message.location().url].filter(Boolean).join(' — '));
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  return errors;
}

const isSet = (list: unknown) => Array.isArray(list) && list.length > 0;

/** Whether the story causes the error: the browser logs every failed request. */
export function isExpectedError(
  error: string,
  { initialArgs, parameters }: ExpectedErrors,
): boolean {
  const isFailedRequest = error.startsWith('Failed to load resource');
  if (isFailedRequest && (isSet(initialArgs?.faults) || isSet(initialArgs?.thirdPartyFaults)))
    return true;
  return (
    Array.isArray(parameters?.expectedErrors) &&
    parameters.expectedErrors.some((part) => error.includes(String(part)))
  );
}
