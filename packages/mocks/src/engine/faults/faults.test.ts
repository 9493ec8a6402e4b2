import { errorResponses, type ErrorName } from '@fitness/api-contract/error-responses';
import { operations, type OperationId, type OperationInfo } from '@fitness/api-contract/operations';
import { validateResponse } from '@fitness/api-contract/validators';
import { describe, expect, it, vi } from 'vitest';
import { createBackend, type Fault, type FaultKind } from '../../backend.ts';
import { parseWith } from '../../parse.ts';
import { call, requestOf, tokenOf } from '../../../testing/call.ts';
import { exampleBackend, tokenFor } from '../../../testing/example-calls.ts';
import { faultList } from './fault.ts';

/** Calls an operation as a permitted user while the fault is set. */
async function callWithFault(id: OperationId, fault: FaultKind, backend = exampleBackend()) {
  backend.setFaults([fault]);
  const response = await backend.handle(requestOf(id, { token: await tokenFor(backend, id) }));
  const text = response.type === 'error' ? '' : await response.text();
  return { response, text, reviews: backend.studio.store.reviews.size };
}

const reviewsAtFirst = exampleBackend().studio.store.reviews.size;

describe('a fault', () => {
  it.each(Object.keys(operations) as OperationId[])(
    'has the body of the contract for a status or a named error of %s',
    async (id) => {
      const { statuses, errors }: OperationInfo = operations[id];
      const backend = exampleBackend();
      for (const status of statuses.map((one) => (one === '2XX' ? 204 : Number(one)))) {
        const { response, text } = await callWithFault(id, { kind: 'status', status }, backend);
        const body = text === '' ? undefined : JSON.parse(text);
        expect([response.status, validateResponse(id, status, body)]).toEqual([
          status,
          { ok: true },
        ]);
      }
      for (const name of Object.values(errors).flat() as ErrorName[]) {
        const { response, text } = await callWithFault(id, { kind: 'error', name }, backend);
        const { status, body } = errorResponses[name];
        expect([response.status, JSON.parse(text)]).toEqual([status, body]);
      }
    },
  );

  it.each<[FaultKind, string, string | null]>([
    [{ kind: 'status', status: 503, message: '점검' }, '{"message":"점검"}', 'application/json'],
    [{ kind: 'custom', status: 200, body: null }, 'null', 'application/json'],
    [{ kind: 'custom', status: 204, body: 'ignored' }, '', null],
    [
      { kind: 'html', status: 502 },
      '<!doctype html><title>502</title><h1>502</h1>',
      'text/html; charset=utf-8',
    ],
  ])('of any status and content replaces the operation: %j', async (fault, body, type) => {
    const { response, text, reviews } = await callWithFault('createReview', fault);
    expect(fault).toMatchObject({ status: response.status });
    expect([text, response.headers.get('content-type')]).toEqual([body, type]);
    expect(reviews).toBe(reviewsAtFirst);
  });

  it('that truncates, loses or makes the response violate the contract lets the operation run', async () => {
    const malformed = await callWithFault('createReview', { kind: 'malformed' });
    expect(() => JSON.parse(malformed.text)).toThrow(SyntaxError);
    const invalid = await callWithFault('createReview', { kind: 'invalid' });
    expect(invalid.response.status).toBe(418);
    const { response, text } = await callWithFault('listUsers', { kind: 'invalid' });
    expect(validateResponse('listUsers', response.status, JSON.parse(text)).ok).toBe(false);
    const lost = await callWithFault('createReview', { kind: 'lost' });
    expect(lost.response.type).toBe('error');
    for (const { reviews } of [malformed, invalid, lost]) expect(reviews).toBe(reviewsAtFirst + 1);
  });

  it('that lets a request hang changes nothing and does not block other requests', async () => {
    const backend = exampleBackend();
    const token = await tokenOf(backend, 101);
    backend.setFaults([{ kind: 'hang', operation: 'createReview' }]);
    let ended = false;
    const pending = backend
      .handle(requestOf('createReview', { token }))
      .finally(() => (ended = true));
    expect((await call(backend, 'listReviews')).status).toBe(200);
    expect(ended).toBe(false);
    backend.setFaults([]);
    expect((await pending).type).toBe('error');
    expect(backend.studio.store.reviews.size).toBe(reviewsAtFirst);
  });

  const withFaults = (...faults: Fault[]) => createBackend({ scenario: 'empty', faults });

  it('ends after its number of times, after which the operation is executed', async () => {
    const backend = withFaults({ kind: 'status', status: 500, times: 2 });
    const statuses = [];
    for (let count = 0; count < 3; count += 1)
      statuses.push((await call(backend, 'signUp')).status);
    expect(statuses).toEqual([500, 500, 201]);
  });

  it('only delays the response, by the sum of all, when it is a latency', async () => {
    const latency = { kind: 'latency', ms: 20 } as const;
    const backend = withFaults(latency, latency);
    const started = performance.now();
    expect((await call(backend, 'listReviews')).status).toBe(200);
    expect(performance.now() - started).toBeGreaterThanOrEqual(39);
  });

  it('delays a response no longer than until it is replaced', async () => {
    const backend = withFaults({ kind: 'latency', ms: 600_000, times: 1 });
    const delayed = call(backend, 'listReviews');
    await vi.waitFor(() => expect(backend.faults()).toEqual([]));
    backend.setFaults([]);
    expect((await delayed).status).toBe(200);
  });

  it('from outside is rejected with the pointer and the expected value', () => {
    const wrong = [
      { kind: 'nothing' },
      null,
      { kind: 'status', status: 99, extra: 1 },
      { kind: 'offline', operation: 'nobody', times: 0 },
    ];
    const read = parseWith(faultList, wrong);
    const problems = read.ok ? [] : read.problems;
    expect(problems.map(({ pointer, message }) => `${pointer} ${message.slice(0, 26)}`)).toEqual([
      '/0/kind must be one of latency, of',
      '/1 must be an object',
      '/2/status must be a whole number fro',
      '/2/extra is not known',
      '/3/operation must be one of signUp, sig',
      '/3/times must be a whole number fro',
    ]);
  });
});
