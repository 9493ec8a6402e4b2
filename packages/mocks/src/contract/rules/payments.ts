import { managerIdFor, plans } from '@fitness/api-contract/catalogue';
import { unknownId } from '../fixtures/fresh-values.ts';
import {
  newMember,
  passesOf,
  paymentCall,
  paymentRecord,
  planOf,
  type Member,
} from '../fixtures/members.ts';
import { assertEqual, lastExchange } from '../harness/assertions.ts';
import type { Context } from '../harness/context.ts';
import { assertResponse, expectError, expectSuccess, succeeds } from '../harness/expectations.ts';
import { contractRule, studioRule } from '../harness/rule.ts';
import { requireUser } from '../harness/users.ts';
import type { Call } from '../wire/call.ts';
import type { Exchange } from '../wire/exchange.ts';
import { assertChangesNothing, sendRepeatedly } from './shared.ts';

const pay = (by: Member, body: object): Call => ({ operation: 'recordPayment', by, body });

/** A new member, and the plan that the first trainer teaches. */
async function newPayer(context: Context) {
  return {
    by: await newMember(context),
    plan: planOf(requireUser(context, 'ROLE_MANAGER')),
  };
}

const SAME_UUID = 'a payment with a uuid seen before gets the first response again';

function textOf(exchange: Exchange | undefined): string {
  return `${exchange?.status} ${JSON.stringify(exchange?.body) ?? ''}`;
}

export const recordPayment = [
  contractRule('same-uuid', 'a uuid is recorded once', async (context) => {
    const { by, plan } = await newPayer(context);
    const call = paymentCall(by, plan);
    const first = await expectSuccess(context, call, 'the payment of a customer is recorded');
    const again = await expectSuccess(context, call, SAME_UUID);
    assertEqual(again, SAME_UUID, textOf(first), textOf(again));
    const passes = await passesOf(context, by);
    assertEqual(again, 'a payment with a uuid seen before opens no second pass', 1, passes.length);
  }),
  contractRule(
    'same-uuid-concurrently',
    'a uuid is recorded once, also concurrently',
    async (context) => {
      const { by, plan } = await newPayer(context);
      const exchanges = await sendRepeatedly(context, paymentCall(by, plan), 6);
      for (const exchange of exchanges) {
        assertResponse(exchange, succeeds('recordPayment', SAME_UUID));
        assertEqual(exchange, SAME_UUID, textOf(exchanges[0]), textOf(exchange));
      }
      const passes = await passesOf(context, by);
      const description = 'a payment that is sent concurrently is recorded once';
      assertEqual(lastExchange(exchanges), description, 1, passes.length);
    },
  ),
  contractRule('other-peoples-payment', 'a payment belongs to its payer', async (context) => {
    const { by: mine, plan } = await newPayer(context);
    const other = await newMember(context);
    const record = paymentRecord(mine.userId, plan);
    const { reqMembershipDto, reqPayDto } = paymentRecord(other.userId, plan);
    for (const part of [{ reqMembershipDto, reqPayDto }, { reqMembershipDto }, { reqPayDto }]) {
      const call = pay(mine, { ...record, ...part });
      await assertChangesNothing(
        async () => [await passesOf(context, mine), await passesOf(context, other)],
        () => expectError(context, 'Forbidden', "a payment with another user's id is a 403", call),
      );
    }
    await expectSuccess(context, pay(mine, record), 'the payment of a customer is recorded');
    const sameUuidOfOther = pay(other, paymentRecord(other.userId, plan, record.reqPayDto.uuid));
    await assertChangesNothing(
      () => passesOf(context, other),
      () => expectError(context, 'Forbidden', "another user's uuid is a 403", sameUuidOfOther),
    );
  }),
  studioRule('unknown-plan', 'an unknown plan is refused', async (context) => {
    const { by, plan } = await newPayer(context);
    const call = paymentCall(by, { ...plan, promotionId: unknownId() });
    await assertChangesNothing(
      () => passesOf(context, by),
      () => expectError(context, 'UnknownPromotion', 'an unknown plan is a 400', call),
    );
  }),
  studioRule('mismatch', 'plan, user and trainer fit together', async (context) => {
    const { by, plan } = await newPayer(context);
    const otherPlan = {
      ...paymentRecord(by.userId, plan),
      reqMembershipDto: { userId: by.userId, promotionId: plan.promotionId + 1 },
    };
    const calls = [
      ['two different plans are a 400', pay(by, otherPlan)] as const,
      ...plans.map(({ promotionId, name, kind }) => {
        const managerId = managerIdFor({ kind }, 1) === 0 ? 1 : 0;
        const description = `${name} with a trainer who does not teach it is a 400`;
        return [description, paymentCall(by, { promotionId, managerId })] as const;
      }),
    ];
    for (const [description, call] of calls)
      await assertChangesNothing(
        () => passesOf(context, by),
        () => expectError(context, 'PayMismatch', description, call),
      );
  }),
] as const;
