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

  it('is out of date for all params, or for some', async () => {
    const all = outOfDate((client) => invalidate(client, 'listReservationHistory'));
    const some = outOfDate((client) => invalidate(client, 'listReservationHistory', ofPass(2)));
    expect([await all, await some]).toEqual([[one, other], [other]]);
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
});
