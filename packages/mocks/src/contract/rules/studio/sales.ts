import { managerIdFor, plans, singlePass, type Plan } from '@fitness/api-contract/catalogue';
import { addDays, today } from '../../../dates.ts';
import { assertEqual, assertOrder } from '../../harness/assertions.ts';
import type { Context } from '../../harness/context.ts';
import { expectSuccess } from '../../harness/expectations.ts';
import { contractRule, studioRule } from '../../harness/rule.ts';
import { randomBelow } from '../../fixtures/fresh-values.ts';
import { salesBetween, type Schemas } from '../../fixtures/lists.ts';
import { newMember, paymentCall, type PlanChoice } from '../../fixtures/members.ts';

type SalesRow = Schemas['SalesReportRow'];

const emptyRow = (date: string): SalesRow => ({
  date,
  totalAmount: 0,
  ptTotalAmount: 0,
  pltTotalAmount: 0,
  htTotalAmount: 0,
});

/** The row with one more payment; the 1-day pass counts in the total only. */
function withPayment(row: SalesRow, { kind, amount }: Plan): SalesRow {
  return {
    date: row.date,
    totalAmount: row.totalAmount + amount,
    ptTotalAmount: row.ptTotalAmount + (kind === 'pt' ? amount : 0),
    pltTotalAmount: row.pltTotalAmount + (kind === 'pilates' ? amount : 0),
    htTotalAmount: row.htTotalAmount + (kind === 'health' ? amount : 0),
  };
}

/** Each payment adds to its column in today's row. */
async function paymentOfToday(context: Context): Promise<void> {
  const by = await newMember(context);
  const date = today(context.clock);
  const [first] = (await salesBetween(context, date, date)).rows;
  let expected = first ? columnsOf(first) : emptyRow(date);
  for (const plan of plans) {
    expected = withPayment(expected, plan);
    const call = paymentCall(by, choiceOf(plan));
    await expectSuccess(context, call, 'the payment of a customer is recorded');
    const list = await salesBetween(context, date, date);
    assertEqual(
      list,
      `a payment of ${plan.name} is added to its column and the total of its day`,
      [expected],
      list.rows.map(columnsOf),
    );
  }
}

/** Payments of past days, one plan after the other, are summed up on exactly their days. */
async function paymentsOfADistantMonth(context: Context): Promise<void> {
  const { userId } = await newMember(context);
  const first = await emptyWeeks(context);
  const days = Array.from({ length: 14 }, (_, day) => addDays(first, day));
  const expected = new Map<string, SalesRow>();
  for (const [index, date] of days.entries()) {
    const plan = plans[index % plans.length] ?? singlePass;
    const paidAt = `${date}T${index % 2 === 0 ? '00:00:00' : '23:59:59'}`;
    await context.hook.make('payment-made', { userId, ...choiceOf(plan), paidAt });
    expected.set(date, withPayment(expected.get(date) ?? emptyRow(date), plan));
  }
  const [start = '', end = ''] = [days[2], days[11]];
  const list = await salesBetween(context, start, end);
  assertEqual(
    list,
    'a report holds one row for each day with a payment, both ends included, earliest first',
    [...expected.values()].filter(({ date }) => date >= start && date <= end),
    list.rows.map(columnsOf),
  );
  for (const date of days) {
    const single = await salesBetween(context, date, date);
    const description = 'a report of one day holds the payments of that day';
    assertEqual(single, description, [expected.get(date)], single.rows.map(columnsOf));
  }
}

/** The report of a range equals the reports of its days. */
async function sameByDay(context: Context): Promise<void> {
  const end = today(context.clock);
  const list = await salesBetween(context, addDays(end, -45), end);
  const recent = list.rows.slice(-10);
  for (const row of recent) {
    const single = await salesBetween(context, row.date, row.date);
    const description = 'a day has the same sums in any report';
    assertEqual(single, description, [columnsOf(row)], single.rows.map(columnsOf));
  }
  const last = recent.at(-1)?.date ?? end;
  const first = recent[0]?.date ?? end;
  const part = await salesBetween(context, first, last);
  const description = 'a report includes the first and the last day of its range';
  assertEqual(part, description, recent.map(columnsOf), part.rows.map(columnsOf));
}

/** Days ascend without repetition, within the range. */
async function order(context: Context): Promise<void> {
  const end = today(context.clock);
  const start = addDays(end, -90);
  const list = await salesBetween(context, start, end);
  const dates = list.rows.map(({ date }) => date);
  assertOrder(list, 'days come earliest first', dates);
  assertEqual(list, 'a day has one row', [...new Set(dates)], dates);
  const outside = dates.filter((date) => date < start || date > end);
  assertEqual(list, 'only days of the range are listed', [], outside);
}

/** Every amount is a sum of prices, all of which are multiples of a thousand. */
async function sums(context: Context): Promise<void> {
  const end = today(context.clock);
  const list = await salesBetween(context, addDays(end, -90), end);
  const unit = plans.map(({ amount }) => amount).reduce(greatestCommonDivisor);
  const wrong = list.rows.filter((row) => {
    const { totalAmount, ptTotalAmount, pltTotalAmount, htTotalAmount } = row;
    const single = totalAmount - ptTotalAmount - pltTotalAmount - htTotalAmount;
    const amounts = [ptTotalAmount, pltTotalAmount, htTotalAmount];
    return (
      single < 0 ||
      single % singlePass.amount !== 0 ||
      amounts.some((amount) => amount % unit !== 0)
    );
  });
  const description = 'the total of a day is the sum of its columns and of 1-day passes';
  assertEqual(list, description, [], wrong.map(columnsOf));
}

/** The first of some weeks long ago without any payment, so that sums are exact. */
async function emptyWeeks(context: Context): Promise<string> {
  for (let tries = 0; ; tries += 1) {
    const first = addDays('2001-01-01', randomBelow(5000));
    const { rows } = await salesBetween(context, first, addDays(first, 14));
    if (rows.length === 0 || tries > 20) return first;
  }
}

function choiceOf(plan: Plan): PlanChoice {
  return { promotionId: plan.promotionId, managerId: managerIdFor(plan, 1) ?? 0 };
}

function columnsOf(row: SalesRow): SalesRow {
  const { date, totalAmount, ptTotalAmount, pltTotalAmount, htTotalAmount } = row;
  return { date, totalAmount, ptTotalAmount, pltTotalAmount, htTotalAmount };
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

/** The sales of each day. */
export const salesRules = {
  getSalesReport: [
    contractRule('order', 'days come earliest first, once, within the range', order),
    contractRule('same-by-day', 'a report is made of the reports of its days', sameByDay, {
      isExclusive: true,
    }),
    contractRule('payment-of-today', 'a payment is added to its column', paymentOfToday, {
      isExclusive: true,
    }),
    contractRule(
      'distant-payments',
      'payments are summed up on their days',
      paymentsOfADistantMonth,
    ),
    studioRule('sums', 'the total is the sum of the columns and 1-day passes', sums),
  ],
} as const;
