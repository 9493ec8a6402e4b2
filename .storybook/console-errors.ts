import type { Page } from 'playwright';

/** What a story says of the errors that it causes on purpose. */
export type OwnFaults = {
  initialArgs?: { faults?: unknown; thirdPartyFaults?: unknown };
  /** `ownErrors` lists pieces of the errors that come of what is done in the story, such as `status of 401` of a wrong password. */
  parameters?: { ownErrors?: unknown };
};

const heard = new WeakMap<Page, string[]>();

/** Listens to the page's errors from here on, forgetting those before. */
export function listenForErrors(page: Page) {
  const errors = heard.get(page);
  if (errors) {
    errors.length = 0;
    return;
  }
  const fresh: string[] = [];
  heard.set(page, fresh);
  page.on('console', (message) => {
    if (message.type() === 'error')
      fresh.push([message.text(), message.location().url].filter(Boolean).join(' — '));
  });
  page.on('pageerror', (error) => fresh.push(String(error)));
}

const isSet = (list: unknown) => Array.isArray(list) && list.length > 0;

/** Whether a story causes this error on purpose: the browser reports each call that fails or is refused. */
export function isOwnFault(error: string, { initialArgs, parameters }: OwnFaults): boolean {
  const isFailedCall = error.startsWith('Failed to load resource');
  if (isFailedCall && (isSet(initialArgs?.faults) || isSet(initialArgs?.thirdPartyFaults)))
    return true;
  return (
    Array.isArray(parameters?.ownErrors) &&
    parameters.ownErrors.some((piece) => error.includes(String(piece)))
  );
}

/** The errors heard on this page that the story does not cause on purpose. */
export function unexpectedErrors(page: Page, story: OwnFaults): string[] {
  return (heard.get(page) ?? []).filter((error) => !isOwnFault(error, story));
}
