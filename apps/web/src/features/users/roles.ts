import type { components } from '@fitness/api-contract/schema';
import { type Role, roleFrom } from '../../shared/session/token.ts';
import type { User } from '../../shared/list/user-list.ts';
import { noValue } from '../../shared/format/format.ts';
import { roleFilterLabels, roleLabels } from './texts.ts';

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

export function labelOf(role: DisplayedRole): string {
  return role === 'unknown' ? noValue : roleFilterLabels[role];
}

/** New roles by user id. */
type Roles = ReadonlyMap<number, AssignableRole>;

/** The rows of all users with their new roles, each in all rows of its user. */
export function withRoles(users: readonly User[], roles: Roles): User[] {
  return users.map((user) => {
    const role = roles.get(user.userId);
    return role === undefined ? user : { ...user, roleName: wireRoleOf(role) };
  });
}

/** The selected roles that are not saved yet, by user id. */
export type RoleDrafts = Roles;

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

/** The drafts without those that a user's role already equals; the same ones if there are none. */
export function unsavedDrafts(drafts: RoleDrafts, users: readonly User[]): RoleDrafts {
  if (drafts.size === 0) return drafts;
  const saved = users.filter((user) => drafts.get(user.userId) === displayedRoleOf(user));
  return saved.reduce((rest, { userId }) => draftsWith(rest, userId, null), drafts);
}
