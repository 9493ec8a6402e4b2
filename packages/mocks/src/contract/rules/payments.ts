import { managerIdFor, plans, singlePass } from '@fitness/api-contract/catalogue';
import { today } from '../../dates.ts';
import { lastDayOf, sessionsOf } from '../../domain/catalogue/plans.ts';
import type { Call } from '../harness/call.ts';
import { assertEqual } from '../harness/assertions.ts';
import { unknownId } from '../fixtures/fresh-values.ts';
import { passHolder, type Fixtures } from '../fixtures/fixtures.ts';
import {
  newMember,
  passesOf,
  paymentCall,
  paymentRecord,
  planFor,
  type Member,
} from '../fixtures/members.ts';
import { expectSuccess, fetchList, requireUser, type Schemas } from '../fixtures/fixture-client.ts';
import { expectError, ruleCheck, type Rule } from './rule.ts';

const pay = (by: Member, body: object): Call => ({ operation: 'recordPayment', by, body });

const mismatchedRecords: Rule = async (fixtures) => {
  const { by } = passHolder(fixtures, 0);
  const plan = planFor(fixtures.users);
  const unknownPlan = paymentCall(by, { ...plan, promotionId: unknownId() });
  await expectError(fixtures, 'UnknownPromotion', '없는 상품', unknownPlan);
  const otherPlan = {
    ...paymentRecord(by.userId, plan),
    reqMembershipDto: { userId: by.userId, promotionId: plan.promotionId + 1 },
  };
  await expectError(fixtures, 'PayMismatch', '두 부분의 상품이 다를 때', pay(by, otherPlan));
  for (const { promotionId, name, kind } of plans) {
    const managerId = managerIdFor({ kind }, 1) === 0 ? 1 : 0;
    await expectError(
      fixtures,
      'PayMismatch',
      `${name}의 담당이 아닌 트레이너`,
      paymentCall(by, { promotionId, managerId }),
    );
  }
};

const otherUsersPayment: Rule = async (fixtures) => {
  const [mine, other] = [passHolder(fixtures, 0).by, fixtures.memberWithoutPass];
  const plan = planFor(fixtures.users);
  await expectError(
    fixtures,
    'Forbidden',
    '다른 회원의 번호로는 결제를 기록할 수 없어야 합니다',
    pay(mine, paymentRecord(other.userId, plan)),
  );
  const record = paymentRecord(mine.userId, plan);
  await expectSuccess(fixtures, pay(mine, record), '고객의 결제가 기록되어야 합니다');
  await expectError(
    fixtures,
    'Forbidden',
    '다른 회원의 uuid로는 결제를 기록할 수 없어야 합니다',
    pay(other, paymentRecord(other.userId, plan, record.reqPayDto.uuid)),
  );
};

/** The name, sessions and last day of the pass of every plan. */
const everyPlan: Rule = async (fixtures) => {
  const buyer = await newMember(fixtures, 'TOKEN_BUYER');
  const from = today(fixtures.clock);
  for (const plan of plans) {
    const { promotionId, name } = plan;
    const call = paymentCall(buyer, { promotionId, managerId: managerIdFor(plan, 1) ?? 0 });
    const exchange = await expectSuccess(fixtures, call, `${name} 결제가 기록되어야 합니다`);
    const [newest] = await passesOf(fixtures, buyer);
    assertEqual(
      exchange,
      '가장 새 이용권이 목록의 처음이고 이름, 횟수, 만료일이 상품대로여야 합니다',
      JSON.stringify([name, sessionsOf(plan), lastDayOf(plan, from)]),
      JSON.stringify([newest?.promotionName, newest?.remainingSessionCount, newest?.expiredDate]),
    );
  }
};

/** The sales of the day grow by the payment; the 1-day pass counts in the total only. */
const sales: Rule = async (fixtures) => {
  const { by } = passHolder(fixtures, 0);
  const before = await salesToday(fixtures);
  const exchange = await expectSuccess(
    fixtures,
    paymentCall(by, { promotionId: singlePass.promotionId, managerId: 0 }),
    '1일 이용권 결제가 기록되어야 합니다',
  );
  assertEqual(
    exchange,
    '1일 이용권은 총매출에만 더해져야 합니다',
    JSON.stringify({ ...before, totalAmount: before.totalAmount + singlePass.amount }),
    JSON.stringify(await salesToday(fixtures)),
  );
};

async function salesToday(fixtures: Fixtures): Promise<Schemas['SalesReportRow']> {
  const date = today(fixtures.clock);
  const by = requireUser(fixtures, 'master');
  const { rows } = await fetchList(
    fixtures,
    { operation: 'getSalesReport', by, query: { startDate: date, endDate: date } },
    '대표는 매출을 볼 수 있어야 합니다',
  );
  const {
    totalAmount = 0,
    ptTotalAmount = 0,
    pltTotalAmount = 0,
    htTotalAmount = 0,
  } = rows[0] ?? {};
  return { date, totalAmount, ptTotalAmount, pltTotalAmount, htTotalAmount };
}

/** Payment records, their passes and their sales. */
export const paymentRules = ruleCheck('payments', '규칙: 결제 기록, 이용권, 매출', [
  mismatchedRecords,
  otherUsersPayment,
  everyPlan,
  sales,
]);
