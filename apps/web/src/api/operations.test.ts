import type { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { invalidate, query, send } from './operations.ts';
import { createQueryClient } from './query-client.ts';

const ofPass = (membershipId: number) => ({ query: { membershipId } });

const fetched = vi.fn<(request: Request) => Promise<Response>>();
beforeEach(() => {
  fetched.mockReset().mockImplementation(async () => Response.json([]));
  vi.stubGlobal('fetch', fetched);
});

const requests = () =>
  fetched.mock.calls.map(([{ method, url }]) => {
    const { pathname, search } = new URL(url);
    return `${method} ${pathname}${search}`;
  });

describe('a query of an operation', () => {
  it('has the operation, its params and the day as its key', () => {
    expect(query('listReviews').queryKey).toEqual(['listReviews']);
    expect(query('listTodayReservations', ofPass(1), '2026-11-20').queryKey).toEqual([
      'listTodayReservations',
      ofPass(1),
      '2026-11-20',
    ]);
  });

  it('requests it with its params', async () => {
    const client = createQueryClient();
    await client.fetchQuery(query('listReservableClasses', ofPass(7)));
    expect(requests()).toEqual(['GET /api/fitness/classes/reservable?membershipId=7']);
  });

  it('stops the request once nobody waits for it', async () => {
    const client = createQueryClient();
    const options = query('listReviews');
    fetched.mockImplementationOnce(() => new Promise(() => {}));
    const read = client.fetchQuery(options).catch(() => 'aborted');
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce());
    await client.cancelQueries({ queryKey: options.queryKey });
    await expect(read).resolves.toBe('aborted');
    expect(fetched.mock.calls[0]?.[0].signal.aborted).toBe(true);
  });

  it('does not compile for another operation or other params', () => {
    // @ts-expect-error There is no such operation.
    void (() => query('listPromotions'));
    // @ts-expect-error It reads nothing.
    void (() => query('createReservation'));
    // @ts-expect-error Its param has another name.
    void (() => query('listReservableClasses', { query: { membership: 1 } }));
    // @ts-expect-error It needs a pass.
    void (() => query('listReservableClasses'));
    // @ts-expect-error It has no params.
    void (() => query('listReviews', { query: { page: 1 } }));
    // @ts-expect-error The response has no such field.
    void (async () => (await createQueryClient().fetchQuery(query('listReviews')))[0]?.stars);
  });
});

describe('what an operation has read', () => {
  const [one, other] = [1, 2].map((id) => query('listReservationHistory', ofPass(id)).queryKey);
  const reviews = query('listReviews').queryKey;
  const outOfDate = async (change: (client: QueryClient) => Promise<void>) => {
    const client = createQueryClient();
    const keys = [one!, other!, reviews];
    for (const key of keys) client.setQueryData(key as readonly unknown[], []);
    await change(client);
    return keys.filter((key) => client.getQueryState(key)?.isInvalidated);
  };

  it('is out of date for all params', async () => {
    expect(await outOfDate((client) => invalidate(client, 'listReservationHistory'))).toEqual([
      one,
      other,
    ]);
  });

  it('is out of date for some params', async () => {
    expect(
      await outOfDate((client) => invalidate(client, 'listReservationHistory', ofPass(2))),
    ).toEqual([other]);
  });

  it('does not compile for another operation or other params', () => {
    const client = createQueryClient();
    // @ts-expect-error There is no such operation.
    void (() => invalidate(client, 'listPromotions'));
    // @ts-expect-error It reads nothing.
    void (() => invalidate(client, 'createReview'));
    // @ts-expect-error Its param has another name.
    void (() => invalidate(client, 'listReservationHistory', { query: { id: 1 } }));
  });
});

describe('an operation that changes something', () => {
  it('is sent with its method, path and body', async () => {
    const body = { classId: 3, membershipId: 1 };
    await send('createReservation', { body });
    await send('cancelReservation', { params: { path: { id: 5 } } });
    expect(requests()).toEqual([
      'POST /api/fitness/reservation',
      'DELETE /api/fitness/reservations/5',
    ]);
    expect(await fetched.mock.calls[0]?.[0].json()).toEqual(body);
  });

  it('does not compile with another body', () => {
    // @ts-expect-error The pass is missing.
    void (() => send('createReservation', { body: { classId: 3 } }));
    // @ts-expect-error The id is missing.
    void (() => send('cancelReservation'));
  });
});
