import { expectError, expectSuccess } from '../../harness/expectations.ts';
import { contractRule, type Rule } from '../../harness/rule.ts';
import { newPassHolder } from '../../fixtures/members.ts';

/** Another customer's pass is refused by each list of a pass. */
export function ownPassOnly(
  operation: 'listReservableClasses' | 'listTodayReservations' | 'listReservationHistory',
): Rule {
  const title = "another customer's pass is a 403";
  return contractRule('other-peoples-pass', title, async (context) => {
    const owner = await newPassHolder(context);
    const { by } = await newPassHolder(context);
    const call = { operation, by, query: { membershipId: owner.membershipId } };
    await expectError(context, 'Forbidden', title, call);
    await expectSuccess(context, { ...call, by: owner.by }, 'the owner of a pass gets its list');
    await expectError(context, 'Forbidden', `${title}, also after its owner has got it`, call);
  });
}
