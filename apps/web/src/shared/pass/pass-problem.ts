import { planOfPass } from '@fitness/api-contract/rules';
import { expiryStatus, isUsedUp } from './pass-status.ts';

/** Whether the pass counts days only; its plan decides, because an unknown count says nothing. */
export function countsDaysOnly({ promotionName }: { promotionName: string | null }) {
  const kind = planOfPass(promotionName)?.kind;
  return kind === 'health' || kind === 'single';
}

type Pass = {
  promotionName: string | null;
  promotionSessionCount: number | null;
  expiredDate: string | null;
};

export type PassProblem = 'none' | 'over' | 'usedUp';

function problemOf(pass: Pass, today: string): Exclude<PassProblem, 'none'> | null {
  if (expiryStatus(pass, today) === 'over') return 'over';
  return isUsedUp(pass) && !countsDaysOnly(pass) ? 'usedUp' : null;
}

/** Why a member has no valid pass today, by the rows of the list; null with one, and where that is unknown. */
export function passProblemOf(rows: readonly Pass[], today: string): PassProblem | null {
  // A member without a pass has one row, with nothing of a pass.
  const passes = rows.filter(
    ({ promotionName, promotionSessionCount, expiredDate }) =>
      promotionName !== null || promotionSessionCount !== null || expiredDate !== null,
  );
  if (passes.length === 0) return rows.length > 0 ? 'none' : null;
  const problems = passes.map((pass) => problemOf(pass, today));
  if (problems.includes(null)) return null;
  return problems.includes('usedUp') ? 'usedUp' : 'over';
}
