import { decodeJwt } from 'jose';
import { operations, type OperationId, type OperationInfo } from '@fitness/api-contract/operations';
import { operationRoles, type OperationRole } from '@fitness/api-contract/roles';
import type { components } from '@fitness/api-contract/schema';
import { demoAccounts, DEMO_PASSWORD } from '../../scenarios/demo-accounts.ts';
import type { Account, Call, Caller } from '../wire/call.ts';
import type { Exchange } from '../wire/exchange.ts';
import { CannotRun } from './untested.ts';

export type Role = Exclude<OperationRole, 'ROLE_ANONYMOUS'>;

export const ROLES: readonly Role[] = operationRoles.filter((role) => role !== 'ROLE_ANONYMOUS');

/** Accounts by role; the first two of each are used. */
export type Accounts = Partial<Readonly<Record<Role, readonly Account[]>>>;

export interface User extends Caller {
  readonly variable: string;
  readonly role: Role;
  readonly userId: number | undefined;
  readonly ph: string | undefined;
  readonly nickname: string | undefined;
}

export type Users = Readonly<Record<Role, readonly User[]>>;

/** How to obtain the token that each variable in a curl command stands for. */
export class Legend {
  readonly entries = new Map<string, string>();

  add(name: string, howTo: string): string {
    let variable = name;
    for (let number = 2; this.entries.has(variable); number += 1) variable = `${name}${number}`;
    this.entries.set(variable, howTo);
    return variable;
  }
}

type SendCall = (call: Call) => Promise<Exchange>;

const MOST_USERS = 2;

export async function findUsers(send: SendCall, accounts: Accounts, legend: Legend) {
  const found = new Map<Role, User[]>();
  for (const role of ROLES) {
    const tokens = accounts[role] ? [] : await demoTokens(send, role);
    for (const account of (accounts[role] ?? []).slice(0, MOST_USERS))
      tokens.push(await givenToken(send, role, account));
    const users = tokens.map((one) => toUser(role, one, legend));
    found.set(role, users);
  }
  const [by] = found.get('ROLE_MASTER') ?? [];
  const { body } = by ? await send({ operation: 'listUsers', by }) : {};
  const profiles = Array.isArray(body) ? (body as components['schemas']['User'][]) : [];
  // A token need not tell name and phone.
  const completed = (user: User): User => {
    const profile = profiles.find(({ userId }) => userId === user.userId);
    const { ph = profile?.ph, nickname = profile?.nickName } = user;
    return { ...user, ph, nickname };
  };
  const entries = [...found].map(([role, users]) => [role, users.map(completed)]);
  return Object.fromEntries(entries) as unknown as Users;
}

export function mayCall(role: OperationRole, operation: OperationId): boolean {
  const { roles }: OperationInfo = operations[operation];
  return roles.includes(role);
}

export function callersOf(operation: OperationId): Role[] {
  return ROLES.filter((role) => mayCall(role, operation));
}

export function shortRole(role: Role): string {
  return role.replace('ROLE_', '').toLowerCase();
}

export function claimsOf(token: string): Readonly<Record<string, unknown>> {
  try {
    return decodeJwt(token);
  } catch {
    return {};
  }
}

export function tokenIn({ body }: Exchange): string | undefined {
  const { token } = (body ?? {}) as { token?: unknown };
  return typeof token === 'string' ? token : undefined;
}

export function userIdOf(token: string): number | undefined {
  const { jti } = claimsOf(token);
  return typeof jti === 'string' && /^\d+$/.test(jti) ? Number(jti) : undefined;
}

/** The role that a token claims, with its prefix; empty where it claims none. */
export function roleOf(token: string): string {
  const { role, roleName } = claimsOf(token);
  const claimed = String(role ?? roleName ?? '').toUpperCase();
  return claimed === '' || claimed.startsWith('ROLE_') ? claimed : `ROLE_${claimed}`;
}

interface FoundToken {
  readonly token: string;
  readonly account: Account;
  readonly howTo: string;
}

async function givenToken(send: SendCall, role: Role, account: Account): Promise<FoundToken> {
  const name = shortRole(role);
  if ('token' in account) {
    await assertUsable(send, role, account.token);
    return { ...account, account, howTo: `the given token of ${name}` };
  }
  const { username } = account;
  const signedIn = await send({ operation: 'signIn', body: account });
  const token = tokenIn(signedIn);
  const reason = `the backend answered ${signedIn.status}`;
  if (token === undefined)
    throw new CannotRun(`The ${name} ${username} cannot sign in: ${reason}.`);
  return { token, account, howTo: `sign in as ${username}` };
}

async function assertUsable(send: SendCall, role: Role, token: string): Promise<void> {
  const claimed = roleOf(token);
  if (claimed !== '' && claimed !== role)
    throw new CannotRun(`The token of ${shortRole(role)} is one of ${claimed}.`);
  const readable = Object.values(operations).find(
    ({ id, method, isPublic, query }) =>
      method === 'get' && !isPublic && query.length === 0 && mayCall(role, id),
  );
  if (readable && (await send({ operation: readable.id, by: { token } })).status === 401)
    throw new CannotRun(
      `The backend does not accept the token of ${shortRole(role)} (401). Has it expired?`,
    );
}

async function demoTokens(send: SendCall, role: Role): Promise<FoundToken[]> {
  const tokens: FoundToken[] = [];
  const candidates = demoAccounts.filter(({ roleName }) => roleName === role).slice(0, MOST_USERS);
  for (const { username } of candidates) {
    const account = { username, password: DEMO_PASSWORD };
    const token = tokenIn(await send({ operation: 'signIn', body: account }));
    if (token === undefined) break;
    tokens.push({ token, account, howTo: `sign in as the demo account ${username}` });
  }
  return tokens;
}

function toUser(role: Role, { token, account, howTo }: FoundToken, legend: Legend): User {
  const { ph, nickname } = claimsOf(token);
  return {
    role,
    token,
    account,
    variable: legend.add(`TOKEN_${shortRole(role).toUpperCase()}`, howTo),
    userId: userIdOf(token),
    ph: typeof ph === 'string' ? ph : undefined,
    nickname: typeof nickname === 'string' ? nickname : undefined,
  };
}

/** The role of a user of the run; undefined for a forged or expired token. */
export function roleOfCaller(
  by: (Caller & { role?: OperationRole }) | undefined,
): OperationRole | undefined {
  return by === undefined ? 'ROLE_ANONYMOUS' : by.role;
}
