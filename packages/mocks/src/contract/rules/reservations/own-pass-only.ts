import { expectError } from '../../harness/expectations.ts';
import { contractRule, type Rule } from '../../harness/rule.ts';
import { newPassHolder } from '../../fixtures/members.ts';

/** Another customer's pass is refused by each list of a pass. */
export function ownPassOnly(
  operation: 'listReservableClasses' | 'listTodayReservations' | 'listReservationHistory',
): Rule {
  const title = "another customer's pass is a 403";
  return contractRule('other-peoples-pass', title, async (context) => {
    const { membershipId } = await newPassHolder(context);
    const { by } = await newPassHolder(context);
    const call = { operation, by, query: { membershipId } };
    await expectError(context, 'Forbidden', title, call);
  });
}
