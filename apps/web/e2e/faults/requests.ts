import { operations, type OperationId } from '@fitness/api-contract/operations';
import type { Page, Request } from '@playwright/test';

const patterns = Object.values(operations).map(({ id, method, path }) => ({
  id,
  method: method.toUpperCase(),
  pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}));

/** The operation that a request calls. */
export function operationOf(request: Request): OperationId | undefined {
  const { pathname } = new URL(request.url());
  return patterns.find(
    ({ method, pattern }) => request.method() === method && pattern.test(pathname),
  )?.id;
}

/** Collects the URLs of an operation's requests from now on. */
export function urlsOf(page: Page, operation: OperationId) {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (operationOf(request) === operation) urls.push(request.url());
  });
  return urls;
}

/** The body that the mock backend sent first for an operation. */
export function firstBody(page: Page, operation: OperationId): Promise<unknown> {
  return page.evaluate(
    (id) =>
      window.mockControls?.requests.find((request) => request.operation === id)?.operationResponse
        ?.body,
    operation,
  );
}
