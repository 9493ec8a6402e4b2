import { errorResponses, type ErrorName } from '@fitness/api-contract/error-responses';
import { operations, type OperationId, type OperationInfo } from '@fitness/api-contract/operations';
import { validateResponse } from '@fitness/api-contract/validators';
import { describe, expect, it } from 'vitest';
import type { LoggedRequest, FaultKind } from '../../backend.ts';
import { call, requestOf, tokenOf } from '../../../testing/call.ts';
import { exampleBackend } from '../../../testing/example-backend.ts';

const ids = Object.keys(operations) as OperationId[];
const ACCOUNTS = {
  ROLE_CUSTOMER: 101,
  ROLE_MANAGER: 1,
  ROLE_MASTER: 10,
  ROLE_ANONYMOUS: undefined,
};

/** Calls an operation as someone who may, while the fault stays. */
async function broken(id: OperationId, fault: FaultKind) {
  const backend = exampleBackend();
  const calls: LoggedRequest[] = [];
  backend.subscribe((one) => calls.push(one));
  backend.setFaults([fault]);
  const { roles }: OperationInfo = operations[id];
  const userId = ACCOUNTS[roles.at(-1) ?? 'ROLE_ANONYMOUS'];
  const token = userId && (await tokenOf(backend, userId));
  const response = await backend.handle(requestOf(id, { token: token || undefined }));
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

  it.each(wanted)(
    'answers %s of the contract when asked to, within the contract',
    async (status) => {
      const { response, text } = await broken(id, { kind: 'status', status });
      expect(response.status).toBe(status);
      expect(validateResponse(id, status, text === '' ? undefined : JSON.parse(text))).toEqual({
        ok: true,
      });
    },
  );

  it('answers each of its errors by name', async () => {
    for (const name of Object.values(named).flat() as ErrorName[]) {
      const { response, text } = await broken(id, { kind: 'answer', name });
      expect([response.status, JSON.parse(text)]).toEqual([
        errorResponses[name].status,
        errorResponses[name].body,
      ]);
    }
  });

  it('breaks its body off half-way', async () => {
    const { response, text, seen } = await broken(id, { kind: 'malformed' });
    expect(response.ok).toBe(true);
    expect(() => JSON.parse(text)).toThrow(SyntaxError);
    expect(seen).toMatchObject({
      problems: [{ pointer: '/body', message: 'must be JSON' }],
      violation: undefined,
    });
  });

  it('leaves the contract in a different way for each number, without being called a fault of the backend', async () => {
    for (const which of [0, 1, 2]) {
      const { response, text, seen } = await broken(id, { kind: 'drift', which });
      const body = text === '' ? undefined : JSON.parse(text);
      expect(validateResponse(id, response.status, body).ok).toBe(false);
      expect(seen?.problems).not.toEqual([]);
      expect(seen?.violation).toBeUndefined();
      const again = await broken(id, { kind: 'drift', which });
      expect(withoutToken(again.text)).toBe(withoutToken(text));
    }
  });

  it('is done though its answer is lost', async () => {
    const { response, seen } = await broken(id, { kind: 'lost' });
    expect(response.type).toBe('error');
    expect(seen?.response).toBe('offline');
    expect(String(seen?.operationResponse?.status)).toMatch(success === '2XX' ? /^2/ : success);
  });
});

// Signed with the machine's present time when it stands still, so equal; yet nothing here depends on it.
const withoutToken = (text: string): string => text.replace(/"token":"[^"]*"/, '');

describe('an answer off the contract', () => {
  it('lacks a required field first of all', async () => {
    const { text, seen } = await broken('listUsers', { kind: 'drift' });
    expect(Object.keys((JSON.parse(text) as object[])[0] ?? {})).not.toContain('userId');
    expect(seen?.problems).toEqual([
      expect.objectContaining({ pointer: '/body/0/userId', message: 'is missing' }),
    ]);
  });
});

describe('a custom response', () => {
  it('has its status and body, or no body, whatever the contract says, and nothing is done', async () => {
    const respond = async (fault: FaultKind) => {
      const { response, text, backend } = await broken('createReview', fault);
      expect(backend.studio.store.reviews.size).toBe(0);
      return [response.status, text];
    };
    expect(await respond({ kind: 'custom', status: 400, body: [] })).toEqual([400, '[]']);
    expect(await respond({ kind: 'custom', status: 200, body: null })).toEqual([200, 'null']);
    expect(await respond({ kind: 'custom', status: 400 })).toEqual([400, '']);
    expect(await respond({ kind: 'custom', status: 204, body: 'ignored' })).toEqual([204, '']);
  });
});

describe('a lost answer', () => {
  it('leaves the work done: the seat is taken', async () => {
    const backend = exampleBackend();
    const token = await tokenOf(backend, 101);
    backend.setFaults([{ kind: 'lost', operation: 'createReservation', times: 1 }]);
    expect((await backend.handle(requestOf('createReservation', { token }))).type).toBe('error');
    expect(await call(backend, 'createReservation', { token })).toEqual({
      status: 409,
      body: errorResponses.AlreadyReserved.body,
    });
  });
});

describe('a call that hangs', () => {
  it('is told of at once, does nothing and lets every other call pass', async () => {
    const backend = exampleBackend();
    const token = await tokenOf(backend, 101);
    const calls: LoggedRequest[] = [];
    backend.subscribe((one) => calls.push(one));
    backend.setFaults([{ kind: 'hang', operation: 'createReview' }]);
    let ended = false;
    const pendingRequests = backend
      .handle(requestOf('createReview', { token }))
      .finally(() => (ended = true));
    expect(await call(backend, 'listReviews')).toEqual({ status: 200, body: [] });
    expect(calls[0]).toMatchObject({ operation: 'createReview', response: 'hang' });
    expect(ended).toBe(false);
    backend.setFaults([]);
    expect((await pendingRequests).type).toBe('error');
    expect(backend.studio.store.reviews.size).toBe(0);
  });

  it('ends when the caller gives up', async () => {
    const backend = exampleBackend();
    backend.setFaults([{ kind: 'hang' }]);
    const giveUp = new AbortController();
    const pendingRequests = backend.handle(
      new Request(requestOf('listReviews'), { signal: giveUp.signal }),
    );
    giveUp.abort();
    expect((await pendingRequests).type).toBe('error');
  });
});
