import type { Page } from 'playwright';

/** The parts of a story that tell which console errors it expects. */
export type ExpectedErrors = {
  initialArgs?: { faults?: unknown; thirdPartyFaults?: unknown };
  /** `expectedErrors` lists parts of messages, such as `status of 401` after a wrong password. */
  parameters?: { expectedErrors?: unknown };
};

const recorded = new WeakMap<Page, string[]>();

/** Starts to record the errors of a page. */
export function listenForErrors(page: Page) {
  const errors = recorded.get(page);
  if (errors) {
    errors.length = 0;
    return;
  }
  const messages: string[] = [];
  recorded.set(page, messages);
  page.on('console', (message) => {
    if (message.type() === 'error')
      messages.push([message.text(), message.location().url].filter(Boolean).join(' — '));
  });
  page.on('pageerror', (error) => messages.push(String(error)));
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

/** The recorded errors that the story does not expect. */
export function unexpectedErrors(page: Page, story: ExpectedErrors): string[] {
  return (recorded.get(page) ?? []).filter((error) => !isExpectedError(error, story));
}
