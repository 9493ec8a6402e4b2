import type { RowOf } from '@fitness/api-contract/client';
import { expiryOf } from '@fitness/api-contract/rules';
import { noValue } from '../../shared/format/format.ts';
import { isolated } from '../../shared/format/isolated.ts';
import type { User } from '../../shared/list/user-list.ts';
import { isUsedUp } from '../../shared/pass/pass-status.ts';
import type { AssignableRole, DisplayedRole } from './roles.ts';
import { lossTexts } from './texts.ts';

/** A trainer's performance in a month, as the server lists it. */
export type Worker = RowOf<'/api/{product}/admin/manager'>;

/** A trainer's performance in a month; null if unknown. */
export type Work = { members: number; sessions: number } | null;

/** Whether a role change hides members and classes from a trainer. */
export function losesWork(from: DisplayedRole, to: AssignableRole) {
  return to !== 'manager' && (from === 'manager' || from === 'unknown');
}

/** Whether a change to this role hides the user's passes and reservations from the user. */
export function losesPasses(to: AssignableRole) {
  return to === 'anonymous';
}

const hasPass = ({ promotionName, promotionSessionCount, expiredDate }: User) =>
  [promotionName, promotionSessionCount, expiredDate].some((field) => field !== null);

/** The passes of a user, in the rows of all users, that can be used on a date in Asia/Seoul. */
export function validPasses(rows: readonly User[], userId: number, today: string) {
  return rows.filter(
    (row) =>
      row.userId === userId && hasPass(row) && expiryOf(row, today) !== 'over' && !isUsedUp(row),
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

function workLoss(work: Work) {
  if (work === null) return lossTexts.unchecked;
  const { members, sessions } = work;
  const parts = [
    members > 0 && lossTexts.members({ count: members }),
    sessions > 0 && lossTexts.sessions({ count: sessions }),
  ].filter(Boolean);
  return parts.length > 0 && lossTexts.work({ work: parts.join(', ') });
}

/** What a role change hides from the user, in sentences; empty if certainly nothing. */
export function lossesOf(passes: readonly User[], work: Work): string {
  const names = passes.map(({ promotionName }) =>
    promotionName === null ? noValue : isolated(promotionName),
  );
  const passLoss =
    passes.length > 0 && lossTexts.passes({ count: passes.length, names: names.join(', ') });
  return [passLoss, workLoss(work)].filter(Boolean).join(' ');
}
