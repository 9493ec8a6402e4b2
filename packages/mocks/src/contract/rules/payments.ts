import { managerIdFor, plans, singlePass, type Plan } from '@fitness/api-contract/catalogue';
import { addDays, addMonths, today } from '../../dates.ts';
import type { Call } from '../harness/call.ts';
import { holderOf, insistOn } from '../checks/session-counts.ts';
import { unknownId } from '../fixtures/fresh-values.ts';
import type { Own } from '../fixtures/fixtures.ts';
import { newMember, passesOf, payRecord, planFor, type Member } from '../fixtures/members.ts';
import { needed, rowsOf, under, work, type Schemas } from '../fixtures/fixture-client.ts';
import { refuses, ruleCheck, type Rule } from './rule.ts';

function pay({ product }: Own, by: Member, body: object): Call {
  return { operation: 'recordPayment', by, parts: under(product, { body }) };
}

const misfits: Rule = async (own) => {
  const { by } = holderOf(own, 0);
  const { promotionId, managerId } = planFor(own.people);
  await refuses(
    own,
    'UnknownPromotion',
    '없는 상품',
    pay(own, by, payRecord(by.userId, unknownId(), managerId)),
  );
  const record = payRecord(by.userId, promotionId, managerId);
  const otherPlan = {
    ...record,
    reqMembershipDto: { userId: by.userId, promotionId: promotionId + 1 },
  };
  await refuses(own, 'PayMismatch', '두 부분의 상품이 다를 때', pay(own, by, otherPlan));
  for (const plan of plans) {
    const stranger = managerIdFor(plan, 1) === 0 ? 1 : 0;
    await refuses(
      own,
      'PayMismatch',
      `${plan.name}의 담당이 아닌 트레이너`,
      pay(own, by, payRecord(by.userId, plan.promotionId, stranger)),
    );
  }
};

const somebodyElses: Rule = async (own) => {
  const [mine, other] = [holderOf(own, 0).by, own.spare];
  const { promotionId, managerId } = planFor(own.people);
  await refuses(
    own,
    'Forbidden',
    '다른 회원의 번호로는 결제를 기록할 수 없어야 합니다',
    pay(own, mine, payRecord(other.userId, promotionId, managerId)),
  );
  const record = payRecord(mine.userId, promotionId, managerId);
  await work(own, pay(own, mine, record), '고객의 결제가 기록되어야 합니다');
  const stolen = payRecord(other.userId, promotionId, managerId, record.reqPayDto.uuid);
  await refuses(
    own,
    'Forbidden',
    '다른 회원의 uuid로는 결제를 기록할 수 없어야 합니다',
    pay(own, other, stolen),
  );
};

/** What each plan of the catalogue gives: name, sessions, last day. */
const everyPlan: Rule = async (own) => {
  const buyer = await newMember(own, 'TOKEN_BUYER');
  const from = today(own.clock);
  for (const plan of plans) {
    const call = pay(
      own,
      buyer,
      payRecord(buyer.userId, plan.promotionId, managerIdFor(plan, 1) ?? 0),
    );
    const exchange = await work(own, call, `${plan.name} 결제가 기록되어야 합니다`);
    const [newest] = await passesOf(own, buyer);
    const expected = [plan.name, sessionsOf(plan), lastDayOf(plan, from)];
    const got = [newest?.promotionName, newest?.remainingSessionCount, newest?.expiredDate];
    insistOn(
      exchange,
      '가장 새 이용권이 목록의 처음이고 이름, 횟수, 만료일이 상품대로여야 합니다',
      JSON.stringify(expected),
      JSON.stringify(got),
    );
  }
};

/** The day's sales grow by what was paid; the 1-day pass is in the total only. */
const sales: Rule = async (own) => {
  const { by } = holderOf(own, 0);
  const date = today(own.clock);
  const before = await salesOf(own, date);
  const exchange = await work(
    own,
    pay(own, by, payRecord(by.userId, singlePass.promotionId, 0)),
    '1일 이용권 결제가 기록되어야 합니다',
  );
  const after = await salesOf(own, date);
  const grown = { ...before, totalAmount: before.totalAmount + singlePass.amount };
  insistOn(
    exchange,
    '1일 이용권은 총매출에만 더해져야 합니다',
    JSON.stringify(grown),
    JSON.stringify(after),
  );
};

async function salesOf(own: Own, date: string): Promise<Schemas['SalesReportRow']> {
  const parts = under(own.product, { query: { startDate: date, endDate: date } });
  const rows = rowsOf<Schemas['SalesReportRow']>(
    await work(
      own,
      { operation: 'getSalesReport', by: needed(own.people, 'master'), parts },
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
  misfits,
  somebodyElses,
  everyPlan,
  sales,
]);
