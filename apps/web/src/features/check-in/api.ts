import type { QueryClient } from '@tanstack/react-query';
import { send } from '../../shared/api/operations.ts';
import { seoulToday } from '../../shared/dates/clock.ts';
import { type User, userList } from '../../shared/list/user-list.ts';
import { passProblemOf, validPassesOf } from '../../shared/pass/listed-pass.ts';
import { stored } from '../../shared/session/storage.ts';
import { isStaff, roleFrom } from '../../shared/session/token.ts';
import { type Attempt, type Member, outcomeOf } from './check-ins.ts';

/** The list of members, which may be five minutes old. */
export function memberList() {
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

async function findMember(client: QueryClient, userId: number): Promise<Member | null> {
  const cached = memberIn(await client.fetchQuery(memberList()), userId);
  if (cached !== null && cached.passProblem === null) return cached;
  // A pass may have been bought a minute ago.
  const users = await client.fetchQuery({ ...userList(), staleTime: 0 }).catch(() => null);
  return users === null ? cached : memberIn(users, userId);
}

/** How long the desk waits for the name of a member, in milliseconds. */
const nameTimeout = 1_500;

/** The member; null if unknown or not found in time. */
function memberInTime(client: QueryClient, userId: number): Promise<Member | null> {
  const late = new Promise<null>((resolve) => void setTimeout(resolve, nameTimeout, null));
  return Promise.race([findMember(client, userId).catch(() => null), late]);
}

/** The id of the member with this phone; a server may respond with a number instead of an object. */
async function resolveUser(ph: string) {
  const response: unknown = await send('resolveUserByPhone', { params: { query: { ph } } });
  const userId = typeof response === 'number' ? response : Object(response).userId;
  if (!Number.isSafeInteger(userId) || userId < 1) throw new Error('The response has no user id.');
  return userId as number;
}

/** Records attendance by phone. */
export async function recordByPhone(client: QueryClient, ph: string): Promise<Attempt> {
  let member: Promise<Member | null> | null = null;
  try {
    const userId = await resolveUser(ph);
    member = memberInTime(client, userId);
    const body = { username: stored('tokenName'), ph };
    await send('recordAttendance', { params: { path: { userId } }, body });
    return { outcome: 'done', member: await member };
  } catch (error) {
    return { outcome: outcomeOf(error), member: await member, error };
  }
}
