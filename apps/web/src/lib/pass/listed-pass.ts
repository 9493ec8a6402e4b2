import { type PassState, passState } from '@fitness/api-contract/rules';

/** A pass as the lists of staff have it; null is unknown. */
export type ListedPass = {
  promotionName: string | null;
  promotionSessionCount: number | null;
  expiredDate: string | null;
};

export type PassProblem = 'none' | Exclude<PassState, 'valid'>;

/** A member without a pass has one row whose pass fields are all null. */
export function hasPass({ promotionName, promotionSessionCount, expiredDate }: ListedPass) {
  return promotionName !== null || promotionSessionCount !== null || expiredDate !== null;
}

const stateOf = (pass: ListedPass, today: string) =>
  passState({ ...pass, remainingSessionCount: pass.promotionSessionCount }, today);

/** The passes that are valid today, from the member's rows. */
export function validPassesOf<Row extends ListedPass>(rows: readonly Row[], today: string): Row[] {
  return rows.filter(hasPass).filter((pass) => stateOf(pass, today) === 'valid');
}

/** Why a member has no valid pass today, from the member's rows; null with a valid pass or if unknown. */
export function passProblemOf(rows: readonly ListedPass[], today: string): PassProblem | null {
  const passes = rows.filter(hasPass);
  if (passes.length === 0) return rows.length > 0 ? 'none' : null;
  const states = passes.map((pass) => stateOf(pass, today));
  if (states.includes('valid')) return null;
  return states.includes('usedUp') ? 'usedUp' : 'over';
}
