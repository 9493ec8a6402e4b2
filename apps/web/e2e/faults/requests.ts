import { operations, type OperationId, type OperationInfo } from '@fitness/api-contract/operations';
import type { Page, Request } from '@playwright/test';

/** Collects the URLs of an operation's requests from now on. */
export function urlsOf(page: Page, operation: OperationId) {
  const { method, path }: OperationInfo = operations[operation];
  const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
  const urls: string[] = [];
  page.on('request', (request: Request) => {
    if (request.method() === method.toUpperCase() && pattern.test(new URL(request.url()).pathname))
      urls.push(request.url());
  });
  return urls;
}

/** The body that the mock backend sent first for an operation. */
export function firstBody(page: Page, operation: OperationId): Promise<unknown> {
  return page.evaluate(
    (id) =>
      window.mockControls?.requestLog.list().findLast((request) => request.operation === id)
        ?.operationResponse?.body,
    operation,
  );
}
