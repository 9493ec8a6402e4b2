import type { components } from '@fitness/api-contract/schema';
import { roleFrom } from '../../shared/session/token.ts';
import type { User } from '../../shared/list/user-list.ts';
import { roleLabels } from './texts.ts';

/** A role that the master gives; there is no way to make somebody a master. */
export type AssignableRole = keyof typeof roleLabels;

/** Whether a value is a role that can be given. */
export function isAssignableRole(value: unknown): value is AssignableRole {
  return typeof value === 'string' && Object.hasOwn(roleLabels, value);
}

/** How the server knows the roles. */
export const wireRoles: Record<
  AssignableRole,
  components['schemas']['RoleChangeRequest']['roleName']
> = {
  manager: 'ROLE_MANAGER',
  customer: 'ROLE_CUSTOMER',
  anonymous: 'ROLE_ANONYMOUS',
};

/** What a row can say of a role: one that the master gives, a master's, or that the server's answer did not tell it. */
export type DisplayedRole = AssignableRole | 'master' | 'unknown';

/** The role of a row. */
export function displayedRoleOf({ roleName }: Pick<User, 'roleName'>): DisplayedRole {
  return roleName === null ? 'unknown' : roleFrom(roleName);
}

/** The list after a person was given a role: all of their rows say so. */
export function withRole(users: readonly User[], userId: number, role: AssignableRole): User[] {
  return users.map((user) =>
    user.userId === userId ? { ...user, roleName: wireRoles[role] } : user,
  );
}
