import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../shared/api/client.ts';
import { type User, userList } from '../../shared/list/user-list.ts';
import { stored } from '../../shared/session/storage.ts';
import { type Outcome, outcomeOf } from './scan.ts';

/** The id of the member with this phone; a server may respond with a bare number. */
async function resolveUser(ph: string) {
  const response: unknown = await api.GET('/api/{product}/attendance/resolve-user', {
    params: { query: { ph } },
  });
  const userId = typeof response === 'number' ? response : Object(response).userId;
  if (!Number.isSafeInteger(userId) || userId < 1) throw new Error('The response has no user id.');
  return userId as number;
}

type Attempt = { outcome: Outcome; userId: number | null; error?: unknown };

async function recordByPhone(ph: string): Promise<Attempt> {
  let userId: number | null = null;
  try {
    userId = await resolveUser(ph);
    await api.POST('/api/{product}/attendance/users/{userId}', {
      params: { path: { userId } },
      body: { username: stored('tokenName'), ph },
    });
    return { outcome: 'done', userId };
  } catch (error) {
    return { outcome: outcomeOf(error), userId, error };
  }
}

/** Names change rarely; a member who is not in the cached list is looked up in a fresh one. */
export function memberNames() {
  return { ...userList(), staleTime: 5 * 60_000 };
}

/** How long the desk waits for a name, in milliseconds. */
const nameTimeout = 1_500;

async function findName(client: QueryClient, userId: number) {
  const nameIn = (users: readonly User[]) => users.find((user) => user.userId === userId)?.nickName;
  const cached = nameIn(await client.fetchQuery(memberNames()));
  return cached ?? nameIn(await client.fetchQuery({ ...userList(), staleTime: 0 })) ?? null;
}

const nullAfter = (ms: number) => new Promise<null>((done) => void setTimeout(done, ms, null));

/** Records attendance by phone and finds members' names, null where one does not arrive in time. */
export function useAttendanceRequests() {
  const client = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationKey: ['recordAttendance'],
    mutationFn: recordByPhone,
  });
  return {
    recordByPhone: mutateAsync,
    nameOf: (userId: number) =>
      Promise.race([findName(client, userId).catch(() => null), nullAfter(nameTimeout)]),
  };
}
