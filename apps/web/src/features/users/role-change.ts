import type { RowOf } from '@fitness/api-contract/client';
import { expiryOf } from '@fitness/api-contract/rules';
import { noValue } from '../../shared/format/format.ts';
import { isolated } from '../../shared/format/isolated.ts';
import type { User } from '../../shared/list/user-list.ts';
import { hasPass } from '../../shared/pass/listed-pass.ts';
import {
  type AssignableRole,
  type DisplayedRole,
  displayedRoleOf,
  type RoleDrafts,
} from './roles.ts';
import { type LossTexts, userTexts, workTexts } from './texts.ts';

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

const differ = (one: string | null, other: string | null) =>
  one !== null && other !== null && one !== other;

/** The user's row among the trainers; undefined if there is none or the match is ambiguous. */
function workerOf(user: User, workers: readonly Worker[]) {
  const phone = digitsOf(user.ph);
  // A `managerId` is not necessarily the same number as the `userId`.
  const possible = workers.filter(
    (worker) => !differ(digitsOf(worker.ph), phone) && !differ(worker.nickname, user.nickName),
  );
  const candidates = [
    workers.filter((worker) => phone !== null && digitsOf(worker.ph) === phone),
    possible.filter(({ managerId }) => managerId === user.userId),
    possible.filter(({ nickname }) => nickname !== null && nickname === user.nickName),
  ];
  const found = candidates.find(({ length }) => length > 0);
  return found?.length === 1 ? found[0] : undefined;
}

/** The performance of a user from the rows of the trainers. */
export function workOf(user: User, workers: readonly Worker[]): Work {
  const { classMemberCount: members = null, classSessionCount: sessions = null } =
    workerOf(user, workers) ?? {};
  return members === null || sessions === null ? null : { members, sessions };
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
