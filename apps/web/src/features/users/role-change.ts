import { isExpired } from '@fitness/api-contract/rules';
import type { components } from '@fitness/api-contract/schema';
import { isolated, noValue } from '../../lib/format.ts';
import type { User } from '../../lib/list/user-list.ts';
import { hasPass } from '../../lib/pass/listed-pass.ts';
import { type Role, roleFrom } from '../../session/token.ts';
import { lossTexts, roleFilterLabels, roleLabels, userTexts } from './texts.ts';

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

/** The selected roles that are not saved yet, by user id. */
export type RoleDrafts = ReadonlyMap<number, AssignableRole>;

const isDraft = (entry: unknown) =>
  Array.isArray(entry) && typeof entry[0] === 'number' && isAssignableRole(entry[1]);

/** Parses restored drafts, which are stored as entries; undefined for any other value. */
export function draftsFrom(value: unknown): RoleDrafts | undefined {
  if (!Array.isArray(value) || ![...(value as unknown[])].every(isDraft)) return undefined;
  return new Map(value as [number, AssignableRole][]);
}

export function draftsWith(drafts: RoleDrafts, userId: number, role: AssignableRole | null) {
  const others = [...drafts].filter(([draftedId]) => draftedId !== userId);
  return new Map(role === null ? others : [...others, [userId, role]]);
}

/** A change of a user's role. */
export type RoleChange = { user: User; from: DisplayedRole; to: AssignableRole };

/** The changes of the drafts, one for each user, in the order of the list; a user who is not in it has none. */
export function changesOf(drafts: RoleDrafts, users: readonly User[]): RoleChange[] {
  const changes = new Map<number, RoleChange>();
  for (const user of drafts.size === 0 ? [] : users) {
    const to = drafts.get(user.userId);
    const from = displayedRoleOf(user);
    if (to !== undefined && to !== from && !changes.has(user.userId))
      changes.set(user.userId, { user, from, to });
  }
  return [...changes.values()];
}

/** A text about a user, after the user's name and number. */
export function aboutUser({ nickName, userId }: User, text: string): string {
  return userTexts.subject({ name: isolated(nickName ?? noValue), userId, text });
}

/** What a role change hides from its user on a date in Asia/Seoul, and what takes its place; null if it hides nothing. */
export function lossOf(
  { user: { userId }, from, to }: RoleChange,
  users: readonly User[],
  today: string,
): string | null {
  // A used-up pass counts, because its last classes may be yet to come.
  const passes = users.filter(
    (row) => row.userId === userId && hasPass(row) && !isExpired(row, today),
  );
  const names = passes.map(({ promotionName }) => isolated(promotionName ?? noValue)).join(', ');
  const wasCustomer = from === 'customer' || from === 'unknown';
  const wasManager = from === 'manager' || from === 'unknown';
  const losses = [
    wasCustomer &&
      to !== 'customer' &&
      passes.length > 0 &&
      lossTexts.passes({ count: passes.length, names }),
    wasManager && to !== 'manager' && lossTexts.work,
    from === 'master' && lossTexts.masterPages,
  ].filter((text) => text !== false);
  if (losses.length === 0) return null;
  return [...losses, ...(to === 'anonymous' ? [] : [lossTexts[to]])].join(' ');
}
