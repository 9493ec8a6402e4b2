import type { RowOf } from '@fitness/api-contract/client';
import { expiryOf } from '@fitness/api-contract/rules';
import { noValue } from '../../shared/format/format.ts';
import { isolated } from '../../shared/format/isolated.ts';
import type { User } from '../../shared/list/user-list.ts';
import { isUsedUp } from '../../shared/pass/pass-status.ts';
import type { AssignableRole, DisplayedRole } from './roles.ts';
import { lossTexts } from './texts.ts';

/** What a trainer did in a month, as the server lists it. */
export type Worker = RowOf<'/api/{product}/admin/manager'>;

/** A trainer's work in a month; null where it is not known. */
export type Work = { members: number; sessions: number } | null;

/** Whether a change of role takes members and classes out of a trainer's sight. */
export function losesWork(from: DisplayedRole, to: AssignableRole) {
  return to !== 'manager' && (from === 'manager' || from === 'unknown');
}

/** Whether a change to a role takes passes and reservations out of their owner's sight. */
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

/** The row of a user among the trainers; undefined where no row or more than one may be theirs. */
function workerOf(user: User, workers: readonly Worker[]) {
  const phone = digitsOf(user.ph);
  // A trainer's number need not be a user's.
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

/** The work of a user by the rows of the trainers. */
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

/** What a change of role takes out of sight, in sentences; empty where it is known to be nothing. */
export function lossesOf(passes: readonly User[], work: Work): string {
  const names = passes.map(({ promotionName }) =>
    promotionName === null ? noValue : isolated(promotionName),
  );
  const passLoss =
    passes.length > 0 && lossTexts.passes({ count: passes.length, names: names.join(', ') });
  return [passLoss, workLoss(work)].filter(Boolean).join(' ');
}
