import { type PassState, passState } from '@fitness/api-contract/rules';

type Pass = {
  promotionName: string | null;
  promotionSessionCount: number | null;
  expiredDate: string | null;
};

export type PassProblem = 'none' | Exclude<PassState, 'valid'>;

/** Why a member has no valid pass today, from the member's rows; null with a valid pass or if unknown. */
export function passProblemOf(rows: readonly Pass[], today: string): PassProblem | null {
  // A member without a pass has one row whose pass fields are all null.
  const passes = rows.filter(
    ({ promotionName, promotionSessionCount, expiredDate }) =>
      promotionName !== null || promotionSessionCount !== null || expiredDate !== null,
  );
  if (passes.length === 0) return rows.length > 0 ? 'none' : null;
  const states = passes.map((pass) =>
    passState({ ...pass, remainingSessionCount: pass.promotionSessionCount }, today),
  );
  if (states.includes('valid')) return null;
  return states.includes('usedUp') ? 'usedUp' : 'over';
}
