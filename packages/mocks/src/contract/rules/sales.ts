import { managerIdFor, plans, singlePass, type Plan } from '@fitness/api-contract/catalogue';
import { addDays, today } from '../../dates.ts';
import * as calls from '../fixtures/calls.ts';
import { randomBelow } from '../fixtures/fresh-values.ts';
import * as make from '../fixtures/make.ts';
import * as read from '../fixtures/read.ts';
import { contractRule, ownerOf, studioRule, type Context } from '../harness/context.ts';
import * as expect from '../harness/expect.ts';
import { inParallel } from '../schedule.ts';

type SalesRow = read.Schemas['SalesReportRow'];

function withPayment(date: string, row: SalesRow | undefined, { kind, amount }: Plan): SalesRow {
  const plus = (sum: number | undefined, isCounted: boolean) =>
    (sum ?? 0) + (isCounted ? amount : 0);
  return {
    date,
    totalAmount: plus(row?.totalAmount, true),
    ptTotalAmount: plus(row?.ptTotalAmount, kind === 'pt'),
    pltTotalAmount: plus(row?.pltTotalAmount, kind === 'pilates'),
    htTotalAmount: plus(row?.htTotalAmount, kind === 'health'),
  };
}

async function reportOf(context: Context, startDate: string, endDate: string) {
  const by = ownerOf(context);
  const query = { startDate, endDate };
  const list = await read.list(context, { operation: 'getSalesReport', by, query });
  const rows = list.rows.map((row) => ({
    date: row.date,
    totalAmount: row.totalAmount,
    ptTotalAmount: row.ptTotalAmount,
    pltTotalAmount: row.pltTotalAmount,
    htTotalAmount: row.htTotalAmount,
  }));
  return { ...list, rows };
}

async function paymentOfToday(context: Context): Promise<void> {
  const by = await make.member(context);
  const date = today(context.clock);
  let [expected] = (await reportOf(context, date, date)).rows;
  for (const plan of plans) {
    expected = withPayment(date, expected, plan);
    await expect.success(context, calls.pay(by, choiceOf(plan)));
    const report = await reportOf(context, date, date);
    const description = `a payment of ${plan.name} is added to its column and the total of its day`;
    expect.equal(report, description, [expected], report.rows);
  }
}

async function sameByDay(context: Context): Promise<void> {
  const end = today(context.clock);
  const recent = (await reportOf(context, addDays(end, -45), end)).rows.slice(-10);
  for (const row of recent) {
    const single = await reportOf(context, row.date, row.date);
    expect.equal(single, 'a day has the same sums in any report', [row], single.rows);
  }
  const part = await reportOf(context, recent[0]?.date ?? end, recent.at(-1)?.date ?? end);
  const description = 'a report includes the first and the last day of its range';
  expect.equal(part, description, recent, part.rows);
}

/** As many payments at once as make a sum that a number of 32 bits rounds. */
async function largeSum(context: Context): Promise<void> {
  const date = today(context.clock);
  const [dearest] = plans.toSorted((a, b) => b.amount - a.amount);
  if (!dearest) return;
  const by = await make.member(context);
  let [expected] = (await reportOf(context, date, date)).rows;
  const bought = [singlePass, ...Array.from({ length: 70 }, () => dearest)];
  for (const plan of bought) expected = withPayment(date, expected, plan);
  await inParallel(bought, 8, async (plan) => {
    await expect.success(context, calls.pay(by, choiceOf(plan)));
  });
  const report = await reportOf(context, date, date);
  expect.equal(report, 'many payments at once add up to the won', [expected], report.rows);
}

/** The first of some weeks long ago without any payment, so that sums are exact. */
async function emptyWeeks(context: Context): Promise<string> {
  for (let tries = 0; ; tries += 1) {
    const first = addDays('2001-01-01', randomBelow(5000));
    const { rows } = await reportOf(context, first, addDays(first, 14));
    if (rows.length === 0 || tries > 20) return first;
  }
}

function choiceOf(plan: Plan): calls.PlanChoice {
  return { promotionId: plan.promotionId, managerId: managerIdFor(plan, 1) ?? 0 };
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

export const getSalesReport = [
  contractRule('order', 'days come earliest first, once, within the range', async (context) => {
    const end = today(context.clock);
    const start = addDays(end, -90);
    const report = await reportOf(context, start, end);
    const dates = report.rows.map(({ date }) => date);
    expect.order(report, 'days come earliest first', dates);
    expect.equal(report, 'a day has one row', [...new Set(dates)], dates);
    const outside = dates.filter((date) => date < start || date > end);
    expect.equal(report, 'only days of the range are listed', [], outside);
  }),
  contractRule('same-by-day', 'a report is made of the reports of its days', sameByDay, {
    isExclusive: true,
  }),
  contractRule('payment-of-today', 'a payment is added to its column', paymentOfToday, {
    isExclusive: true,
  }),
  contractRule('large-sum', 'many payments at once add up exactly', largeSum, {
    isExclusive: true,
  }),
  contractRule('distant-payments', 'payments are summed up on their days', async (context) => {
    const { userId } = await make.member(context);
    const first = await emptyWeeks(context);
    const days = Array.from({ length: 14 }, (_, day) => addDays(first, day));
    const expected: SalesRow[] = [];
    for (const [index, date] of days.entries()) {
      const plan = plans[index % plans.length] ?? singlePass;
      const paidAt = `${date}T${index % 2 === 0 ? '00:00:00' : '23:59:59'}`;
      await context.hook.make('payment-made', { userId, ...choiceOf(plan), paidAt });
      expected.push(withPayment(date, undefined, plan));
    }
    const report = await reportOf(context, days[2] ?? '', days[11] ?? '');
    const complete =
      'a report holds one row for each day with a payment, both ends included, earliest first';
    expect.equal(report, complete, expected.slice(2, 12), report.rows);
    for (const row of expected) {
      const single = await reportOf(context, row.date, row.date);
      expect.equal(
        single,
        'a report of one day holds the payments of that day',
        [row],
        single.rows,
      );
    }
  }),
  studioRule('sums', 'the total is the sum of the columns and 1-day passes', async (context) => {
    const end = today(context.clock);
    const report = await reportOf(context, addDays(end, -90), end);
    const unit = plans.map(({ amount }) => amount).reduce(greatestCommonDivisor);
    const wrong = report.rows.filter((row) => {
      const amounts = [row.ptTotalAmount, row.pltTotalAmount, row.htTotalAmount];
      const single = amounts.reduce((rest, amount) => rest - amount, row.totalAmount);
      const isDivisible = amounts.every((amount) => amount % unit === 0);
      return single < 0 || single % singlePass.amount !== 0 || !isDivisible;
    });
    expect.equal(report, context.title, [], wrong);
  }),
] as const;
