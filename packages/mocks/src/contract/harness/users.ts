import type { OperationId, OperationInfo, OperationRole } from '@fitness/api-contract/operations';
import { operations } from '@fitness/api-contract/operations';
import { demoAccounts, DEMO_PASSWORD } from '../../scenarios/demo-accounts.ts';
import type { Caller } from './call.ts';
import type { Client } from './client.ts';

/** The roles that a token can be given for. */
export const ROLES = ['customer', 'manager', 'master'] as const;

/** A role that a token can be given for. */
export type Role = (typeof ROLES)[number];

/** Tokens given by role. */
export type Tokens = Partial<Readonly<Record<Role, string>>>;

/** A user that calls operations. */
export interface User extends Caller {
  readonly variable: string;
  readonly role: Role;
  /** Undefined where the token has none. */
  readonly userId: number | undefined;
  readonly ph: string | undefined;
  /** How to obtain the token, in Korean, for the report. */
  readonly howTo: string;
}

/** The available users by role. */
export type Users = Partial<Readonly<Record<Role, User>>>;

/** Thrown where a given token cannot be used for its role. */
export class InvalidToken extends Error {}

/** The users of the given tokens; for the other roles, the demo accounts that can sign in. */
export async function findUsers(client: Client, tokens: Tokens): Promise<Users> {
  const users: Partial<Record<Role, User>> = {};
  for (const role of ROLES) {
    const given = tokens[role];
    const found =
      given === undefined
        ? await signInDemo(client, role)
        : { token: given, howTo: `--token-${role}(으)로 준 토큰` };
    if (given !== undefined) await assertRole(client, role, given);
    if (found) users[role] = toUser(role, found.token, found.howTo);
  }
  return users;
}

/** An available user that may call the operation; undefined where it needs no token. */
export function callerOf(operation: OperationId, users: Users): User | undefined {
  const { isPublic }: OperationInfo = operations[operation];
  return isPublic
    ? undefined
    : ROLES.map((role) => users[role]).find((one) => one && mayCall(one.role, operation));
}

/** Whether the role may call the operation. */
export function mayCall(role: Role, operation: OperationId): boolean {
  const { roles }: OperationInfo = operations[operation];
  return roles.includes(wireRole(role));
}

/** The role as tokens and responses name it. */
function wireRole(role: Role): OperationRole {
  return `ROLE_${role.toUpperCase()}` as OperationRole;
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

/** A list that each role may read. */
const READS = {
  customer: 'listMyPromotions',
  manager: 'listClassesWithReservations',
  master: 'listUsers',
} as const satisfies Record<Role, OperationId>;

async function assertRole(client: Client, role: Role, token: string): Promise<void> {
  const claims = claimsOf(token);
  const claimedRole = String(claims['role'] ?? claims['roleName'] ?? '');
  const isOther = claimedRole !== '' && claimedRole.replace(/^ROLE_/i, '').toLowerCase() !== role;
  if (isOther) throw new InvalidToken(`--token-${role}: 토큰의 역할이 ${claimedRole}입니다.`);
  const { status } = await client.send({ operation: READS[role], by: { token } });
  if (status === 401)
    throw new InvalidToken(
      `--token-${role}: 백엔드가 이 토큰을 받지 않습니다 (401). 만료되지 않았는지 보세요.`,
    );
}

function toUser(role: Role, token: string, howTo: string): User {
  const { ph } = claimsOf(token);
  return {
    role,
    token,
    howTo,
    variable: `TOKEN_${role.toUpperCase()}`,
    userId: userIdOf(token),
    ph: typeof ph === 'string' ? ph : undefined,
  };
}

async function signInDemo(
  client: Client,
  role: Role,
): Promise<{ token: string; howTo: string } | undefined> {
  const account = demoAccounts.find((one) => one.roleName === wireRole(role));
  if (!account) return undefined;
  const body = { username: account.username, password: DEMO_PASSWORD };
  const signedIn = await client.send({ operation: 'signIn', body });
  const { token } = (signedIn.body ?? {}) as { token?: unknown };
  if (signedIn.status !== 200 || typeof token !== 'string') return undefined;
  return { token, howTo: `데모 계정 ${account.username}(으)로 로그인해서 받은 토큰` };
}
