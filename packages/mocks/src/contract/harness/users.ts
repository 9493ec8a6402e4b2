import { operations, type OperationId, type OperationInfo } from '@fitness/api-contract/operations';
import { operationRoles, type OperationRole } from '@fitness/api-contract/roles';
import { demoAccounts, DEMO_PASSWORD } from '../../scenarios/demo-accounts.ts';
import type { Account, Call, Caller } from '../wire/call.ts';
import { contractDifference } from './difference.ts';
import type { Exchange } from '../wire/exchange.ts';
import { CannotRun, Untested } from './untested.ts';

/** A role that has a token. */
export type Role = Exclude<OperationRole, 'ROLE_ANONYMOUS'>;

/** Every role of the contract that has a token. */
export const ROLES: readonly Role[] = operationRoles.filter((role) => role !== 'ROLE_ANONYMOUS');

/** Accounts by role; the first two of each are used. */
export type Accounts = Partial<Readonly<Record<Role, readonly Account[]>>>;

/** A user that calls operations. */
export interface User extends Caller {
  readonly variable: string;
  readonly role: Role;
  /** Undefined if the token contains none. */
  readonly userId: number | undefined;
  readonly ph: string | undefined;
  readonly nickname: string | undefined;
}

/** The available users by role. */
export type Users = Readonly<Record<Role, readonly User[]>>;

/** How to obtain the token that each variable in a curl command stands for. */
export interface Legend {
  /** Registers a token and returns its variable, numbered where the name is in use. */
  add(name: string, howTo: string): string;
  entries(): Readonly<Record<string, string>>;
}

/** An empty legend. */
export function createLegend(): Legend {
  const entries = new Map<string, string>();
  return {
    add: (name, howTo) => {
      let variable = name;
      for (let number = 2; entries.has(variable); number += 1) variable = `${name}${number}`;
      entries.set(variable, howTo);
      return variable;
    },
    entries: () => Object.fromEntries(entries),
  };
}

/** Thrown where a given account cannot be used for its role. */
export class InvalidAccount extends CannotRun {}

type SendCall = (call: Call) => Promise<Exchange>;

const MOST_USERS = 2;

/** The users of the given accounts; for the other roles, the demo accounts that can sign in. */
export async function findUsers(
  send: SendCall,
  accounts: Accounts,
  legend: Legend,
): Promise<Users> {
  const found: [Role, readonly User[]][] = [];
  for (const role of ROLES) {
    const given = accounts[role];
    const tokens = given
      ? await givenTokens(send, role, given.slice(0, MOST_USERS))
      : await demoTokens(send, role);
    const users = tokens.map((one) => toUser(role, one, legend));
    found.push([role, users]);
  }
  return Object.fromEntries(found) as unknown as Users;
}

/** The first user of this role; the rule is untested without one. */
export function requireUser({ users }: { readonly users: Users }, role: Role): User {
  const [user] = users[role];
  if (!user) throw new Untested(role, `there is no account of ${role}`);
  return user;
}

/** The second user of this role; the rule is untested without one. */
export function requireSecondUser({ users }: { readonly users: Users }, role: Role): User {
  const [, user] = users[role];
  if (!user) throw new Untested(role, `there is no second account of ${role}`);
  return user;
}

/** Whether the role may call the operation. */
export function mayCall(role: OperationRole, operation: OperationId): boolean {
  const { roles }: OperationInfo = operations[operation];
  return roles.includes(role);
}

/** The roles with a token that may call an operation. */
export function callersOf(operation: OperationId): Role[] {
  return ROLES.filter((role) => mayCall(role, operation));
}

/** The role without its prefix and in lower case, as options and variables name it. */
export function shortRole(role: Role): string {
  return role.replace('ROLE_', '').toLowerCase();
}

/** The payload of a token; empty where it cannot be read. */
export function claimsOf(token: string): Readonly<Record<string, unknown>> {
  try {
    const claims: unknown = JSON.parse(
      Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'),
    );
    return typeof claims === 'object' && claims !== null ? { ...claims } : {};
  } catch {
    return {};
  }
}

/** The user id that a token carries as its `jti`. */
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

async function givenTokens(
  send: SendCall,
  role: Role,
  accounts: readonly Account[],
): Promise<FoundToken[]> {
  const tokens: FoundToken[] = [];
  for (const account of accounts) {
    if ('token' in account) {
      await assertUsable(send, role, account.token);
      tokens.push({ ...account, account, howTo: `the given token of ${shortRole(role)}` });
      continue;
    }
    const { username, password } = account;
    const signedIn = await send({ operation: 'signIn', body: { username, password } });
    const { token } = (signedIn.body ?? {}) as { token?: unknown };
    if (typeof token !== 'string')
      throw new InvalidAccount(
        `The ${shortRole(role)} ${username} cannot sign in: the backend answered ${signedIn.status}.`,
      );
    tokens.push({ token, account, howTo: `sign in as ${username}` });
  }
  return tokens;
}

/** Tries the second demo account only if the first one exists. */
async function demoTokens(send: SendCall, role: Role): Promise<FoundToken[]> {
  const tokens: FoundToken[] = [];
  const candidates = demoAccounts.filter(({ roleName }) => roleName === role).slice(0, MOST_USERS);
  for (const { username } of candidates) {
    const account = { username, password: DEMO_PASSWORD };
    const signedIn = await send({ operation: 'signIn', body: account });
    const violation = contractDifference(signedIn);
    if (violation) throw violation;
    if (signedIn.status !== 200) break;
    const { token } = signedIn.body as { token: string };
    tokens.push({ token, account, howTo: `sign in as the demo account ${username}` });
  }
  return tokens;
}

/** A list that each role may read. */
function readableBy(role: Role): OperationId | undefined {
  return Object.values(operations).find(
    ({ id, method, isPublic, query }) =>
      method === 'get' && !isPublic && query.length === 0 && mayCall(role, id),
  )?.id;
}

async function assertUsable(send: SendCall, role: Role, token: string): Promise<void> {
  const claimed = roleOf(token);
  if (claimed !== '' && claimed !== role)
    throw new InvalidAccount(`The token of ${shortRole(role)} is one of ${claimed}.`);
  const operation = readableBy(role);
  const status = operation && (await send({ operation, by: { token } })).status;
  if (status === 401)
    throw new InvalidAccount(
      `The backend does not accept the token of ${shortRole(role)} (401). Has it expired?`,
    );
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
