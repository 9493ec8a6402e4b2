import { managerIdFor, type Plan, plans } from '@fitness/api-contract/catalogue';
import { addDays, addMonths, today, type LocalDate } from '../../../dates.ts';
import { assertEqual } from '../../harness/assertions.ts';
import type { Context } from '../../harness/context.ts';
import { expectSuccess } from '../../harness/expectations.ts';
import { contractRule, studioRule } from '../../harness/rule.ts';
import { requireUser } from '../../harness/users.ts';
import { readList } from '../../fixtures/lists.ts';
import { viewsApart } from '../shared/views-apart.ts';
import { buyPass, newMember, newPassHolder, paymentCall, planOf } from '../../fixtures/members.ts';

/** The last day of a pass that is bought on a date, by the catalogue. */
function lastDayOf(plan: Plan, date: LocalDate): LocalDate {
  return plan.kind === 'health'
    ? addMonths(date, plan.months + plan.bonusMonths)
    : addDays(date, plan.validDays);
}

/** The name, sessions, last day and trainer of the pass of every plan; newest first. */
async function everyPlan(context: Context): Promise<void> {
  const by = await newMember(context);
  const from = today(context.clock);
  const manager = requireUser(context, 'ROLE_MANAGER');
  const own = planOf(manager);
  const expected: unknown[] = [];
  for (const plan of plans) {
    const managerId = managerIdFor(plan, own.managerId) ?? managerIdFor(plan, 1) ?? 0;
    const call = paymentCall(by, { promotionId: plan.promotionId, managerId });
    await expectSuccess(context, call, `the payment of ${plan.name} is recorded`);
    const sessions = 'sessions' in plan ? plan.sessions : null;
    expected.unshift([plan.name, sessions, lastDayOf(plan, from)]);
  }
  const list = await readList(context, { operation: 'listMyPromotions', by });
  assertEqual(
    list,
    'each plan opens a pass with its name, sessions and last day, newest first',
    expected,
    list.rows.map((row) => [row.promotionName, row.remainingSessionCount, row.expiredDate]),
  );
}

async function onlyOwnPasses(context: Context): Promise<void> {
  const holder = await newPassHolder(context);
  const other = await newPassHolder(context);
  const list = await readList(context, { operation: 'listMyPromotions', by: other.by });
  const { nickname } = requireUser(context, 'ROLE_MANAGER');
  assertEqual(
    list,
    'a customer sees the own passes with their trainer, and no others',
    [[other.membershipId, nickname ?? list.rows[0]?.trainerName]],
    list.rows.map((row) => [row.membershipId, row.trainerName]),
  );
  const nobody = await newMember(context);
  const empty = await readList(context, { operation: 'listMyPromotions', by: nobody });
  assertEqual(empty, 'a new customer has no pass', [], empty.rows);
  const own = await readList(context, { operation: 'listMyPromotions', by: holder.by });
  assertEqual(own, 'a list is the same when it is read again', own.rows, [
    ...(await readList(context, { operation: 'listMyPromotions', by: holder.by })).rows,
  ]);
}

/** Another customer's pass is listed neither before nor after a payment of one's own. */
async function boughtTwice(context: Context): Promise<void> {
  const { by, membershipId } = await newPassHolder(context);
  const again = await buyPass(context, by, planOf(requireUser(context, 'ROLE_MANAGER')));
  const list = await readList(context, { operation: 'listMyPromotions', by });
  assertEqual(
    list,
    'a second pass of the same plan comes before the first',
    [again.membershipId, membershipId],
    list.rows.map((row) => row.membershipId),
  );
}

async function passesApart(context: Context) {
  const plan = planOf(requireUser(context, 'ROLE_MANAGER'));
  const view = async () => {
    const by = await newMember(context);
    const add = () => expectSuccess(context, paymentCall(by, plan), 'a payment is recorded');
    return { call: { operation: 'listMyPromotions', by }, add } as const;
  };
  return [await view(), await view()] as const;
}

/** The passes of a customer. */
export const passRules = {
  listMyPromotions: [
    contractRule('own-passes', 'a customer sees the own passes and no others', onlyOwnPasses),
    studioRule('every-plan', 'each plan opens its own kind of pass', everyPlan),
    studioRule('newest-first', 'the newest pass comes first', boughtTwice),
    viewsApart("a customer's passes are apart from those of another", passesApart),
  ],
} as const;
