import { type PassState, passState } from '@fitness/api-contract/rules';

type Pass = {
  promotionName: string | null;
  promotionSessionCount: number | null;
  expiredDate: string | null;
};

export type PassProblem = 'none' | Exclude<PassState, 'valid'>;

/** The rows with a pass; a member without one has one row whose pass fields are all null. */
const passesIn = <Row extends Pass>(rows: readonly Row[]) =>
  rows.filter(
    ({ promotionName, promotionSessionCount, expiredDate }) =>
      promotionName !== null || promotionSessionCount !== null || expiredDate !== null,
  );

const stateOf = (pass: Pass, today: string) =>
  passState({ ...pass, remainingSessionCount: pass.promotionSessionCount }, today);

/** The passes that are valid today, from the member's rows. */
export function validPassesOf<Row extends Pass>(rows: readonly Row[], today: string): Row[] {
  return passesIn(rows).filter((pass) => stateOf(pass, today) === 'valid');
}

/** Why a member has no valid pass today, from the member's rows; null with a valid pass or if unknown. */
export function passProblemOf(rows: readonly Pass[], today: string): PassProblem | null {
  const passes = passesIn(rows);
  if (passes.length === 0) return rows.length > 0 ? 'none' : null;
  const states = passes.map((pass) => stateOf(pass, today));
  if (states.includes('valid')) return null;
  return states.includes('usedUp') ? 'usedUp' : 'over';
}
