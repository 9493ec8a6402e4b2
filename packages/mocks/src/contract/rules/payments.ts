import { managerIdFor, plans, singlePass, type Plan } from '@fitness/api-contract/catalogue';
import { addDays, addMonths, today } from '../../dates.ts';
import type { Call } from '../harness/call.ts';
import { passHolder, assertEqual } from '../harness/assertions.ts';
import { unknownId } from '../fixtures/fresh-values.ts';
import type { Fixtures } from '../fixtures/fixtures.ts';
import { newMember, passesOf, paymentRecord, planFor, type Member } from '../fixtures/members.ts';
import {
  requireUser,
  rowsOf,
  withProduct,
  expectSuccess,
  type Schemas,
} from '../fixtures/fixture-client.ts';
import { expectError, ruleCheck, type Rule } from './rule.ts';

function pay({ product }: Fixtures, by: Member, body: object): Call {
  return { operation: 'recordPayment', by, parts: withProduct(product, { body }) };
}

const mismatchedRecords: Rule = async (fixtures) => {
  const { by } = passHolder(fixtures, 0);
  const { promotionId, managerId } = planFor(fixtures.users);
  await expectError(
    fixtures,
    'UnknownPromotion',
    '없는 상품',
    pay(fixtures, by, paymentRecord(by.userId, unknownId(), managerId)),
  );
  const record = paymentRecord(by.userId, promotionId, managerId);
  const otherPlan = {
    ...record,
    reqMembershipDto: { userId: by.userId, promotionId: promotionId + 1 },
  };
  await expectError(
    fixtures,
    'PayMismatch',
    '두 부분의 상품이 다를 때',
    pay(fixtures, by, otherPlan),
  );
  for (const plan of plans) {
    const stranger = managerIdFor(plan, 1) === 0 ? 1 : 0;
    await expectError(
      fixtures,
      'PayMismatch',
      `${plan.name}의 담당이 아닌 트레이너`,
      pay(fixtures, by, paymentRecord(by.userId, plan.promotionId, stranger)),
    );
  }
};

const otherUsersPayment: Rule = async (fixtures) => {
  const [mine, other] = [passHolder(fixtures, 0).by, fixtures.memberWithoutPass];
  const { promotionId, managerId } = planFor(fixtures.users);
  await expectError(
    fixtures,
    'Forbidden',
    '다른 회원의 번호로는 결제를 기록할 수 없어야 합니다',
    pay(fixtures, mine, paymentRecord(other.userId, promotionId, managerId)),
  );
  const record = paymentRecord(mine.userId, promotionId, managerId);
  await expectSuccess(fixtures, pay(fixtures, mine, record), '고객의 결제가 기록되어야 합니다');
  const stolen = paymentRecord(other.userId, promotionId, managerId, record.reqPayDto.uuid);
  await expectError(
    fixtures,
    'Forbidden',
    '다른 회원의 uuid로는 결제를 기록할 수 없어야 합니다',
    pay(fixtures, other, stolen),
  );
};

/** What each plan of the catalogue gives: name, sessions, last day. */
const everyPlan: Rule = async (fixtures) => {
  const buyer = await newMember(fixtures, 'TOKEN_BUYER');
  const from = today(fixtures.clock);
  for (const plan of plans) {
    const call = pay(
      fixtures,
      buyer,
      paymentRecord(buyer.userId, plan.promotionId, managerIdFor(plan, 1) ?? 0),
    );
    const exchange = await expectSuccess(fixtures, call, `${plan.name} 결제가 기록되어야 합니다`);
    const [newest] = await passesOf(fixtures, buyer);
    const expected = [plan.name, sessionsOf(plan), lastDayOf(plan, from)];
    const actual = [newest?.promotionName, newest?.remainingSessionCount, newest?.expiredDate];
    assertEqual(
      exchange,
      '가장 새 이용권이 목록의 처음이고 이름, 횟수, 만료일이 상품대로여야 합니다',
      JSON.stringify(expected),
      JSON.stringify(actual),
    );
  }
};

/** The day's sales grow by what was paid; the 1-day pass is in the total only. */
const sales: Rule = async (fixtures) => {
  const { by } = passHolder(fixtures, 0);
  const date = today(fixtures.clock);
  const before = await salesOf(fixtures, date);
  const exchange = await expectSuccess(
    fixtures,
    pay(fixtures, by, paymentRecord(by.userId, singlePass.promotionId, 0)),
    '1일 이용권 결제가 기록되어야 합니다',
  );
  const after = await salesOf(fixtures, date);
  const grown = { ...before, totalAmount: before.totalAmount + singlePass.amount };
  assertEqual(
    exchange,
    '1일 이용권은 총매출에만 더해져야 합니다',
    JSON.stringify(grown),
    JSON.stringify(after),
  );
};

async function salesOf(fixtures: Fixtures, date: string): Promise<Schemas['SalesReportRow']> {
  const parts = withProduct(fixtures.product, { query: { startDate: date, endDate: date } });
  const rows = rowsOf<Schemas['SalesReportRow']>(
    await expectSuccess(
      fixtures,
      { operation: 'getSalesReport', by: requireUser(fixtures.users, 'master'), parts },
      '대표는 매출을 볼 수 있어야 합니다',
    ),
  );
  const { totalAmount, ptTotalAmount, pltTotalAmount, htTotalAmount } = rows[0] ?? {
    totalAmount: 0,
    ptTotalAmount: 0,
    pltTotalAmount: 0,
    htTotalAmount: 0,
  };
  return { date, totalAmount, ptTotalAmount, pltTotalAmount, htTotalAmount };
}

function sessionsOf(plan: Plan): number | null {
  return plan.kind === 'pt' || plan.kind === 'pilates' ? plan.sessions : null;
}

function lastDayOf(plan: Plan, from: string): string {
  return plan.kind === 'health'
    ? addMonths(from, plan.months + plan.bonusMonths)
    : addDays(from, plan.validDays);
}

/** Pay records, what they give and what they add up to. */
export const paymentRules = ruleCheck('payments', '규칙: 결제 기록, 이용권, 매출', [
  mismatchedRecords,
  otherUsersPayment,
  everyPlan,
  sales,
]);
