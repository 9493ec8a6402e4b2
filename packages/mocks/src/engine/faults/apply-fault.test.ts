import { errorResponses, type ErrorName } from '@fitness/api-contract/error-responses';
import { operations, type OperationId, type OperationInfo } from '@fitness/api-contract/operations';
import { validateResponse } from '@fitness/api-contract/validators';
import { describe, expect, it } from 'vitest';
import type { LoggedRequest, FaultKind } from '../../backend.ts';
import { call, requestOf, tokenOf } from '../../../testing/call.ts';
import { exampleBackend, tokenFor } from '../../../testing/example-calls.ts';

const ids = Object.keys(operations) as OperationId[];
const reviewsAtFirst = exampleBackend().studio.store.reviews.size;

/** Calls an operation as a permitted user while the fault is set. */
async function callWithFault(id: OperationId, fault: FaultKind) {
  const backend = exampleBackend();
  const calls: LoggedRequest[] = [];
  backend.subscribe((one) => calls.push(one));
  backend.setFaults([fault]);
  const response = await backend.handle(requestOf(id, { token: await tokenFor(backend, id) }));
  return {
    backend,
    response,
    text: response.type === 'error' ? '' : await response.text(),
    seen: calls[0],
  };
}

describe.each(ids)('%s', (id) => {
  const { statuses, errors: named, success }: OperationInfo = operations[id];
  const wanted = statuses.flatMap((status) =>
    status === '2XX' ? [200, 201, 204] : [Number(status)],
  );

  it.each(wanted)('responds with status %s and a valid body for a status fault', async (status) => {
    const { response, text } = await callWithFault(id, { kind: 'status', status });
    expect(response.status).toBe(status);
    expect(validateResponse(id, status, text === '' ? undefined : JSON.parse(text))).toEqual({
      ok: true,
    });
  });

  it('responds with each of its errors by name', async () => {
    for (const name of Object.values(named).flat() as ErrorName[]) {
      const { response, text } = await callWithFault(id, { kind: 'answer', name });
      expect([response.status, JSON.parse(text)]).toEqual([
        errorResponses[name].status,
        errorResponses[name].body,
      ]);
    }
  });

  it('sends a truncated body for a malformed fault', async () => {
    const { response, text, seen } = await callWithFault(id, { kind: 'malformed' });
    expect(response.ok).toBe(true);
    expect(() => JSON.parse(text)).toThrow(SyntaxError);
    expect(seen).toMatchObject({
      problems: [{ pointer: '/body', message: 'must be JSON' }],
      violation: undefined,
    });
  });

  it('sends an invalid response for a drift fault, the same for the same number, without a violation', async () => {
    for (const which of [0, 1, 2]) {
      const { response, text, seen } = await callWithFault(id, { kind: 'drift', which });
      const body = text === '' ? undefined : JSON.parse(text);
      expect(validateResponse(id, response.status, body).ok).toBe(false);
      expect(seen?.problems).not.toEqual([]);
      expect(seen?.violation).toBeUndefined();
      const again = await callWithFault(id, { kind: 'drift', which });
      expect(withoutToken(again.text)).toBe(withoutToken(text));
    }
  });

  it('is executed although its response is lost', async () => {
    const { response, seen } = await callWithFault(id, { kind: 'lost' });
    expect(response.type).toBe('error');
    expect(seen?.response).toBe('offline');
    expect(String(seen?.operationResponse?.status)).toMatch(success === '2XX' ? /^2/ : success);
  });
});

// A token contains the current time, so it is not compared.
const withoutToken = (text: string): string => text.replace(/"token":"[^"]*"/, '');

describe('a response with a drift fault', () => {
  it('lacks a required field at the default number', async () => {
    const { text, seen } = await callWithFault('listUsers', { kind: 'drift' });
    expect(Object.keys((JSON.parse(text) as object[])[0] ?? {})).not.toContain('userId');
    expect(seen?.problems).toEqual([
      expect.objectContaining({ pointer: '/body/0/userId', message: 'is missing' }),
    ]);
  });
});

const JSON_TYPE = 'application/json';
const HTML_TYPE = 'text/html; charset=utf-8';

describe('a response of any status and content', () => {
  it.each<[FaultKind, string, string | null]>([
    [{ kind: 'custom', status: 400, body: [] }, '[]', JSON_TYPE],
    [{ kind: 'custom', status: 200, body: null }, 'null', JSON_TYPE],
    [{ kind: 'custom', status: 400 }, '', null],
    [{ kind: 'custom', status: 204, body: 'ignored' }, '', null],
    [{ kind: 'html', status: 502 }, '<!doctype html><title>502</title><h1>502</h1>', HTML_TYPE],
    [{ kind: 'html', status: 204 }, '', null],
  ])('is that of the fault, and the operation is not executed: %j', async (fault, body, type) => {
    const { response, text, backend, seen } = await callWithFault('createReview', fault);
    expect(fault).toMatchObject({ status: response.status });
    expect([text, response.headers.get('content-type')]).toEqual([body, type]);
    expect(seen?.violation).toBeUndefined();
    expect(backend.studio.store.reviews.size).toBe(reviewsAtFirst);
  });
});

describe('a hanging request', () => {
  it('is logged at once, changes nothing and does not block other requests', async () => {
    const backend = exampleBackend();
    const token = await tokenOf(backend, 101);
    const calls: LoggedRequest[] = [];
    backend.subscribe((one) => calls.push(one));
    backend.setFaults([{ kind: 'hang', operation: 'createReview' }]);
    let ended = false;
    const pendingRequests = backend
      .handle(requestOf('createReview', { token }))
      .finally(() => (ended = true));
    expect(await call(backend, 'listReviews')).toEqual(await call(exampleBackend(), 'listReviews'));
    expect(calls[0]).toMatchObject({ operation: 'createReview', response: 'hang' });
    expect(ended).toBe(false);
    backend.setFaults([]);
    expect((await pendingRequests).type).toBe('error');
    expect(backend.studio.store.reviews.size).toBe(reviewsAtFirst);
  });
});
