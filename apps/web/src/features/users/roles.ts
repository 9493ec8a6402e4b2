import type { components } from '@fitness/api-contract/schema';
import { type Role, roleFrom } from '../../shared/session/token.ts';
import type { User } from '../../shared/list/user-list.ts';
import { roleLabels } from './texts.ts';

type WireRole = components['schemas']['RoleChangeRequest']['roleName'];

/** A role that the master can assign. */
export type AssignableRole = keyof typeof roleLabels;

export function isAssignableRole(value: unknown): value is AssignableRole {
  return typeof value === 'string' && Object.hasOwn(roleLabels, value);
}

/** The contract's name of a role. */
export function wireRoleOf(role: AssignableRole): WireRole {
  return `ROLE_${role.toUpperCase() as Uppercase<AssignableRole>}`;
}

/** The role of a row; unknown where the server sent none. */
export type DisplayedRole = Role | 'unknown';

export function displayedRoleOf({ roleName }: Pick<User, 'roleName'>): DisplayedRole {
  return roleName === null ? 'unknown' : roleFrom(roleName);
}

/** The rows of all users with a new role in all rows of one user. */
export function withRole(users: readonly User[], userId: number, role: AssignableRole): User[] {
  return users.map((user) =>
    user.userId === userId ? { ...user, roleName: wireRoleOf(role) } : user,
  );
}

/** The selected roles that are not saved yet, by user id. */
export type RoleDrafts = ReadonlyMap<number, AssignableRole>;

/** Parses restored drafts; undefined for any other value. */
export function draftsFrom(value: unknown): RoleDrafts | undefined {
  const areDrafts =
    value instanceof Map &&
    [...value].every(([userId, role]) => typeof userId === 'number' && isAssignableRole(role));
  return areDrafts ? value : undefined;
}

export function draftsWith(drafts: RoleDrafts, userId: number, role: AssignableRole | null) {
  const others = [...drafts].filter(([draftedId]) => draftedId !== userId);
  return new Map(role === null ? others : [...others, [userId, role]]);
}
