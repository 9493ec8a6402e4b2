import type { RowOf } from '@fitness/api-contract/client';
import { expiryOf } from '@fitness/api-contract/rules';
import type { components } from '@fitness/api-contract/schema';
import { noValue } from '../../shared/format/format.ts';
import { isolated } from '../../shared/format/isolated.ts';
import type { User } from '../../shared/list/user-list.ts';
import { hasPass } from '../../shared/pass/listed-pass.ts';
import { type Role, roleFrom } from '../../shared/session/token.ts';
import {
  type LossTexts,
  roleFilterLabels,
  roleLabels,
  type statusTexts,
  userTexts,
  workTexts,
} from './texts.ts';

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

/** A trainer's performance in a month, as the server lists it. */
export type Worker = RowOf<'/api/{product}/admin/manager'>;

/** A trainer's performance in a month; null if unknown. */
export type Work = { members: number; sessions: number } | null;

/** Whether a role change hides members and classes from a trainer. */
export function losesWork(from: DisplayedRole, to: AssignableRole) {
  return to !== 'manager' && (from === 'manager' || from === 'unknown');
}

/** Whether a role change hides the user's passes and reservations from the user. */
export function losesPasses(from: DisplayedRole, to: AssignableRole) {
  return to !== 'customer' && (from === 'customer' || from === 'unknown');
}

/**
 * The passes of a user, in the rows of all users, that are not over on a date in Asia/Seoul. A used-up one is among them, because
 * its last classes may be yet to come.
 */
export function currentPasses(rows: readonly User[], userId: number, today: string) {
  return rows.filter(
    (row) => row.userId === userId && hasPass(row) && expiryOf(row, today) !== 'over',
  );
}

const digitsOf = (phone: string | null) => phone?.replace(/\D/g, '') || null;

/** The performance of a user, by phone, since a `managerId` is not necessarily the same number as the `userId`. */
export function workOf(user: User, workers: readonly Worker[]): Work {
  const phone = digitsOf(user.ph);
  const found = workers.filter(({ ph }) => phone !== null && digitsOf(ph) === phone);
  const { classMemberCount: members, classSessionCount: sessions } = found[0] ?? {};
  if (found.length !== 1 || members == null || sessions == null) return null;
  return { members, sessions };
}

/** What a role change hides from its user. */
export type Loss = { passes: readonly User[]; work: Work };

const noWork = { members: 0, sessions: 0 };

/**
 * What a role change hides; null if certainly nothing. `workers` is null if their performance is unknown, and not needed where no
 * change `losesWork`.
 */
export function lossOf(
  { user, from, to }: RoleChange,
  users: readonly User[],
  workers: readonly Worker[] | null,
  today: string,
): Loss | null {
  const passes = losesPasses(from, to) ? currentPasses(users, user.userId, today) : [];
  const work = losesWork(from, to) ? workers && workOf(user, workers) : noWork;
  const isNothing =
    from !== 'master' && passes.length === 0 && work?.members === 0 && work.sessions === 0;
  return isNothing ? null : { passes, work };
}

function workText(work: Work, texts: LossTexts) {
  if (work === null) return texts.unchecked;
  const { members, sessions } = work;
  const parts = [
    members > 0 && workTexts.members({ count: members }),
    sessions > 0 && workTexts.sessions({ count: sessions }),
  ].filter(Boolean);
  return parts.length > 0 && texts.work({ work: parts.join(', ') });
}

/** A loss, and what takes its place, in the sentences of one question or the notes of a list. */
export function describeLoss(
  { from, to }: RoleChange,
  { passes, work }: Loss,
  texts: LossTexts,
): string {
  const names = passes.map(({ promotionName }) => isolated(promotionName ?? noValue));
  const passText =
    passes.length > 0 && texts.passes({ count: passes.length, names: names.join(', ') });
  const masterText = from === 'master' && texts.masterPages;
  const newText = to !== 'anonymous' && texts[to];
  return [passText, workText(work, texts), masterText, newText].filter(Boolean).join(' ');
}

/** The user of a role change, as questions and results name them. */
export function subjectOf({ nickName, userId }: User): string {
  return userTexts.subject({ name: isolated(nickName ?? noValue), userId });
}

/** The roles of several users: the question, while they are saved, and afterwards. */
export type Saving = {
  changes: readonly RoleChange[];
  /** What the changes hide, by user id; without the changes that hide nothing. */
  losses: ReadonlyMap<number, Loss>;
  /** The ids of the users who lose something and whose roles are to be saved all the same. */
  chosen: readonly number[];
  /** By user id why a role was not saved, or null if it is; null before the question is answered. */
  outcomes: ReadonlyMap<number, string | null> | null;
  isRunning: boolean;
  /** Whether it ends after the pending request. */
  isStopping: boolean;
};

/** A change and what became of it. */
export type Result = {
  change: RoleChange;
  status: keyof typeof statusTexts;
  reason: string | null;
};

const order = { failed: 0, unsent: 1, done: 2, waiting: 3 } as const;

/** The results in the order of the changes or, at the end, first those that need attention. */
export function resultsOf({ changes, outcomes, isRunning }: Saving): Result[] {
  const results = changes.map((change): Result => {
    const reason = outcomes?.get(change.user.userId);
    if (reason === undefined)
      return { change, status: isRunning ? 'waiting' : 'unsent', reason: null };
    return { change, status: reason === null ? 'done' : 'failed', reason };
  });
  return isRunning ? results : results.sort((a, b) => order[a.status] - order[b.status]);
}
