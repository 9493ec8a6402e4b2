import { type Plan, planById } from '@fitness/api-contract/catalogue';
import { lastDayOf, openingHours, planOfPass } from '@fitness/api-contract/rules';
import { dateOf, minutesBetween } from '../../../shared/dates/date-times.ts';
import { formatDate } from '../../../shared/format/format.ts';
import { texts } from '../texts.ts';
import {
  describe,
  isOfPlan,
  type OwnPass,
  type Purchases,
  type PurchaseWarning,
  toPasses,
} from './warning.ts';

type Period = { name: string; last: string };

const minutesOfDay = 24 * 60;

/** The valid period pass with the latest last day. */
function runningPeriod({ entries, passes, now }: Purchases): Period | null {
  const periods: Period[] = [];
  for (const { promotionName, expiredDate } of passes) {
    const plan = planOfPass(promotionName);
    if (plan?.kind === 'health' && expiredDate !== null)
      periods.push({ name: plan.name, last: dateOf(expiredDate) });
  }
  // Includes purchases recorded in another tab after the passes were requested, not older ones, whose passes may have ended early.
  for (const { progress, record, startedAt } of entries) {
    const plan = planById(record.reqPayDto.promotionId);
    const isRecent = minutesBetween(startedAt, now) < minutesOfDay;
    if (progress.state === 'recorded' && isRecent && plan?.kind === 'health')
      periods.push({ name: plan.name, last: lastDayOf(plan, dateOf(startedAt)) });
  }
  return periods
    .filter(({ last }) => last >= dateOf(now))
    .reduce<Period | null>(
      (latest, period) => (latest && latest.last >= period.last ? latest : period),
      null,
    );
}

/** Warns if a period pass would overlap a valid one, or end before it. */
export function overlappedPeriod(plan: Plan, purchases: Purchases): PurchaseWarning | null {
  const running = plan.kind === 'health' ? runningPeriod(purchases) : null;
  const today = dateOf(purchases.now);
  // With a pass that ends today only the rest of the day is lost.
  if (running === null || running.last === today) return null;
  const last = lastDayOf(plan, today);
  const text = running.last >= last ? texts.periodCovered : texts.periodOverlaps;
  return {
    key: `period ${running.last}`,
    title: texts.periodTitle,
    message: text({
      running: running.name,
      runningLast: formatDate(running.last),
      plan: plan.name,
      last: formatDate(last),
    }),
    link: toPasses,
  };
}

/** Warns before buying a 1-day pass while another pass is valid today. */
export function passOfToday(plan: Plan, purchases: Purchases): PurchaseWarning | null {
  if (plan.kind !== 'single') return null;
  const { entries, passes, now } = purchases;
  const today = dateOf(now);
  const common = { title: texts.passOfTodayTitle, link: toPasses };
  const recorded = entries
    .filter(isOfPlan(plan))
    .findLast(
      ({ progress, startedAt }) => progress.state === 'recorded' && dateOf(startedAt) === today,
    );
  if (recorded !== undefined)
    return {
      ...common,
      key: `recorded ${recorded.paymentId}`,
      message: describe(texts.boughtToday, recorded),
    };
  const isOfToday = (pass: OwnPass) =>
    planOfPass(pass.promotionName) === plan && dateOf(pass.expiredDate ?? '') >= today;
  if (passes.some(isOfToday))
    return { ...common, key: `pass ${plan.name} ${today}`, message: texts.validToday };
  const running = runningPeriod(purchases);
  if (running === null) return null;
  const message = texts.validTodayByPeriod({
    running: running.name,
    runningLast: formatDate(running.last),
  });
  return { ...common, key: `period ${running.last}`, message };
}

const lastMinutes = 60;

/** Warns before buying a 1-day pass when the studio is about to close or has closed. */
export function closingSoon(plan: Plan, { now }: Purchases): PurchaseWarning | null {
  const [hours = 0, minutes = 0] = openingHours.to.split(':').map(Number);
  const left = hours * 60 + minutes - minutesBetween(`${dateOf(now)}T00:00:00`, now);
  if (plan.kind !== 'single' || left > lastMinutes) return null;
  const message = texts.closingSoon({ time: openingHours.to });
  return { key: 'closing', title: texts.closingSoonTitle, message };
}
