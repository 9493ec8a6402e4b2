import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../shared/api/client.ts';
import { stored } from '../../shared/session/storage.ts';
import { type User, userList } from '../../shared/list/user-list.ts';
import { type OutcomeKind, outcomeOf } from './scan.ts';

/** The number of the member with this phone; a server may answer it bare. */
async function resolve(ph: string) {
  const answer: unknown = await api.GET('/api/{product}/attendance/resolve-user', {
    params: { query: { ph } },
  });
  const userId = typeof answer === 'number' ? answer : Object(answer).userId;
  if (!Number.isSafeInteger(userId) || userId < 1) throw new Error('The answer names no member.');
  return userId as number;
}

const record = (userId: number, ph: string) =>
  api.POST('/api/{product}/attendance/users/{userId}', {
    params: { path: { userId } },
    body: { username: stored('tokenName'), ph },
  });

/** What came of a phone, whose it is as far as that is known, and the error that it failed with. */
export type Recorded = { kind: OutcomeKind; userId: number | null; error?: unknown };

async function recordByPhone(phone: string): Promise<Recorded> {
  let userId: number | null = null;
  try {
    userId = await resolve(phone);
    await record(userId, phone);
    return { kind: 'done', userId };
  } catch (error) {
    return { kind: outcomeOf(error), userId, error };
  }
}

/** Names change rarely; a member who is not among those known is asked for anew. */
const namesStayFor = 5 * 60_000;
/** The person at the desk does not wait longer for a name, in milliseconds. */
const nameWithin = 1_500;

async function lookUp(client: QueryClient, userId: number) {
  const among = (users: readonly User[]) => users.find((user) => user.userId === userId)?.nickName;
  const known = among(await client.fetchQuery({ ...userList(), staleTime: namesStayFor }));
  return known ?? among(await client.fetchQuery({ ...userList(), staleTime: 0 })) ?? null;
}

const nothingWithin = (ms: number) =>
  new Promise<null>((done) => void setTimeout(() => done(null), ms));

/** Records attendance by phone, and knows members' names, where they can be had in time. */
export function useAttendanceCalls() {
  const client = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationKey: ['recordAttendance'],
    mutationFn: recordByPhone,
  });
  return {
    recordByPhone: mutateAsync,
    nameOf: (userId: number) =>
      Promise.race([lookUp(client, userId).catch(() => null), nothingWithin(nameWithin)]),
    /** Has the names ready by the time that they are needed. */
    prepareNames: () => void client.prefetchQuery({ ...userList(), staleTime: namesStayFor }),
  };
}
