import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { send } from '../../shared/api/operations.ts';
import { seoulToday } from '../../shared/dates/clock.ts';
import { type User, userList } from '../../shared/list/user-list.ts';
import { type PassProblem, passProblemOf, validPassesOf } from '../../shared/pass/listed-pass.ts';
import { stored } from '../../shared/session/storage.ts';
import { isStaff, roleFrom } from '../../shared/session/token.ts';
import { type Outcome, outcomeOf } from './scan.ts';

/** The id of the member with this phone; a server may respond with a number instead of an object. */
async function resolveUser(client: QueryClient, ph: string) {
  const response: unknown = await send(client, 'resolveUserByPhone', { params: { query: { ph } } });
  const userId = typeof response === 'number' ? response : Object(response).userId;
  if (!Number.isSafeInteger(userId) || userId < 1) throw new Error('The response has no user id.');
  return userId as number;
}

/** The outcome of a request for attendance; `userId` is null if no member has the phone. */
export type Attempt = { outcome: Outcome; userId: number | null; error?: unknown };

/** Records attendance by phone. */
export async function recordByPhone(client: QueryClient, ph: string): Promise<Attempt> {
  let userId: number | null = null;
  try {
    userId = await resolveUser(client, ph);
    await send(client, 'recordAttendance', {
      params: { path: { userId } },
      body: { username: stored('tokenName'), ph },
    });
    return { outcome: 'done', userId };
  } catch (error) {
    return { outcome: outcomeOf(error), userId, error };
  }
}

/** A pass that is valid today. */
export type ValidPass = Pick<User, 'promotionName' | 'promotionSessionCount' | 'expiredDate'>;

/** What check-in shows of a member. */
export type Member = {
  name: string;
  passProblem: PassProblem | null;
  /** Of staff none. */
  passes: readonly ValidPass[];
};

/** The cached list of members; a member who is not in it is looked up in a refetched list. */
function memberList() {
  return { ...userList(), staleTime: 5 * 60_000 };
}

function memberIn(users: readonly User[], userId: number): Member | null {
  const rows = users.filter((user) => user.userId === userId);
  const name = rows.find(({ nickName }) => nickName !== null)?.nickName ?? null;
  if (name === null) return null;
  const worksHere = rows.some(({ roleName }) => isStaff(roleFrom(roleName)));
  const today = seoulToday();
  return {
    name,
    passProblem: worksHere ? null : passProblemOf(rows, today),
    passes: worksHere ? [] : validPassesOf(rows, today),
  };
}

/** How long the desk waits for the list of members, in milliseconds. */
const listTimeout = 1_500;

const nullAfter = (ms: number) => new Promise<null>((done) => void setTimeout(done, ms, null));

/**
 * Finds a member; null if the list does not arrive in time. Refetches the list unless the cached one shows a valid pass, since a
 * pass may have been bought a minute ago.
 */
export async function findMember(client: QueryClient, userId: number): Promise<Member | null> {
  const late = nullAfter(listTimeout);
  const read = async (query: ReturnType<typeof userList>) =>
    memberIn(await client.fetchQuery(query), userId);
  const cached = await Promise.race([read(memberList()).catch(() => null), late]);
  if (cached !== null && cached.passProblem === null) return cached;
  const fresh = read({ ...userList(), staleTime: 0 }).catch(() => null);
  return (await Promise.race([fresh, late])) ?? cached;
}

/** Loads the list of members in advance. */
export function usePrefetchedMembers() {
  const client = useQueryClient();
  useEffect(() => void client.prefetchQuery(memberList()), [client]);
}
