import { type Plan, planById } from '@fitness/api-contract/catalogue';
import { lastDayOf, openingHours, planOfPass } from '@fitness/api-contract/rules';
import type { AlertLink, ConfirmOptions } from '@fitness/ui/AlertDialog';
import { dateOf, minutesBetween } from '../../shared/dates/date-times.ts';
import { formatDate, formatTime, formatWon } from '../../shared/format/format.ts';
import { paths } from '../../shared/paths.ts';
import { isDismissible, isFinished, type OutboxEntry } from './entry.ts';
import { texts } from './texts.ts';

/** The fields of a user's pass that identify its plan and its validity. */
export type OwnPass = Record<'promotionName' | 'expiredDate', string | null> & {
  remainingSessionCount: number | null;
};

/** The user's purchases on this device and passes from the server; `now` is in Asia/Seoul. */
type Purchases = { entries: readonly OutboxEntry[]; passes: readonly OwnPass[]; now: string };

/** A reason to ask for confirmation before a purchase; `key` is stable, so that a confirmed warning is not shown twice. */
export type PurchaseWarning = { key: string; title: string; message: string; link?: AlertLink };

const toRecords: AlertLink = { label: texts.showRecords, href: paths.payments };
const toPasses: AlertLink = { label: texts.showPasses, href: paths.reservations };

/** How long a purchase is recent, and closing near. */
const recentMinutes = 60;

/** The text of a warning with the purchase on this device that causes it. */
function describe(reason: string, { orderName, amount, startedAt, paymentId }: OutboxEntry) {
  return [
    reason,
    '',
    `${formatDate(startedAt)} ${formatTime(startedAt)}`,
    `${orderName} ${formatWon(amount)}`,
    texts.paymentId({ paymentId }),
  ].join('\n');
}

/** The newest purchase of the plan on this device that is recorded. */
function lastRecorded(plan: Plan, entries: readonly OutboxEntry[]) {
  return entries.findLast(
    ({ progress, record }) =>
      progress.state === 'recorded' && record.reqPayDto.promotionId === plan.promotionId,
  );
}

/** Warns of an earlier payment of an equal or a similar plan that may have been charged and is not recorded. */
function unfinishedPayment(plan: Plan, { entries }: Purchases): PurchaseWarning | null {
  const entry = entries.findLast(
    (stored) =>
      !isFinished(stored) &&
      (stored.kind === plan.kind || (plan.kind === 'single' && stored.kind === 'health')),
  );
  if (entry === undefined) return null;
  const isSame = planById(entry.record.reqPayDto.promotionId) === plan;
  return {
    key: `unfinished ${entry.paymentId}`,
    title: isSame ? texts.unfinishedTitle : texts.unfinishedOtherTitle,
    message: describe(isDismissible(entry) ? texts.maybePaid : texts.alreadyPaid, entry),
    link: toRecords,
  };
}

/** Warns if the same plan was recorded on this device a short time ago, or was bought elsewhere today and is unused. */
function samePlan(plan: Plan, { entries, passes, now }: Purchases): PurchaseWarning | null {
  if (plan.kind === 'single') return null;
  const common = { title: texts.boughtRecentlyTitle, link: toPasses };
  const recorded = lastRecorded(plan, entries);
  if (recorded && minutesBetween(recorded.startedAt, now) < recentMinutes) {
    const message = describe(texts.boughtRecently, recorded);
    return { ...common, key: `recorded ${recorded.paymentId}`, message };
  }
  const last = lastDayOf(plan, dateOf(now));
  const isBoughtToday = passes.some(
    ({ promotionName, expiredDate, remainingSessionCount }) =>
      planOfPass(promotionName) === plan &&
      dateOf(expiredDate ?? '') === last &&
      (plan.kind === 'health' || remainingSessionCount === plan.sessions),
  );
  if (!isBoughtToday) return null;
  const message = texts.boughtElsewhere({ plan: plan.name, last: formatDate(last) });
  return { ...common, key: `pass ${plan.name} ${last}`, message };
}

/** The health pass that is valid longest; null without one that is valid today. */
function runningPeriod({ passes, now }: Purchases) {
  const periods = passes
    .filter(({ promotionName }) => planOfPass(promotionName)?.kind === 'health')
    .map((pass) => ({ name: pass.promotionName ?? '', last: dateOf(pass.expiredDate ?? '') }))
    .filter(({ last }) => last >= dateOf(now))
    .sort((one, other) => (one.last < other.last ? 1 : -1));
  return periods[0] ?? null;
}

/** Warns if a health pass would overlap a valid one, or end before it; of one that ends today only hours are lost. */
function overlappedPeriod(plan: Plan, purchases: Purchases): PurchaseWarning | null {
  const running = runningPeriod(purchases);
  const today = dateOf(purchases.now);
  if (plan.kind !== 'health' || running === null || running.last === today) return null;
  const last = lastDayOf(plan, today);
  const text = running.last >= last ? texts.periodCovered : texts.periodOverlaps;
  const message = text({
    running: running.name,
    runningLast: formatDate(running.last),
    plan: plan.name,
    last: formatDate(last),
  });
  return { key: `period ${running.last}`, title: texts.periodTitle, message, link: toPasses };
}

/** Warns before buying a 1-day pass while another pass is valid today. */
function passOfToday(plan: Plan, purchases: Purchases): PurchaseWarning | null {
  if (plan.kind !== 'single') return null;
  const { entries, passes, now } = purchases;
  const today = dateOf(now);
  const common = { key: `today ${today}`, title: texts.passOfTodayTitle, link: toPasses };
  const isOfToday = (pass: OwnPass) =>
    planOfPass(pass.promotionName) === plan && dateOf(pass.expiredDate ?? '') >= today;
  const recorded = lastRecorded(plan, entries);
  if (passes.some(isOfToday) || (recorded && dateOf(recorded.startedAt) === today))
    return { ...common, message: texts.validToday };
  const running = runningPeriod(purchases);
  if (running === null) return null;
  const runningLast = formatDate(running.last);
  return { ...common, message: texts.validTodayByPeriod({ running: running.name, runningLast }) };
}

/** Warns before buying a 1-day pass when the studio is about to close or has closed. */
function closingSoon(plan: Plan, { now }: Purchases): PurchaseWarning | null {
  const [hours = 0, minutes = 0] = openingHours.to.split(':').map(Number);
  const left = hours * 60 + minutes - minutesBetween(`${dateOf(now)}T00:00:00`, now);
  if (plan.kind !== 'single' || left > recentMinutes) return null;
  const message = texts.closingSoon({ time: openingHours.to });
  return { key: 'closing', title: texts.closingSoonTitle, message };
}

/** The reasons to ask for confirmation before a plan is bought (docs/product.md#purchase). */
export function purchaseWarnings(plan: Plan, purchases: Purchases): PurchaseWarning[] {
  const same = unfinishedPayment(plan, purchases) ?? samePlan(plan, purchases);
  return [
    same ?? overlappedPeriod(plan, purchases),
    passOfToday(plan, purchases),
    closingSoon(plan, purchases),
  ].filter((warning) => warning !== null);
}

/** One question for all warnings. */
export function questionOf(warnings: readonly PurchaseWarning[]) {
  const { title, link } = warnings[0]!;
  const answers = { confirmLabel: texts.buyAnyway, cancelLabel: texts.doNotBuy };
  return {
    message: warnings.map(({ message }) => message).join('\n\n'),
    options: { title, ...(link && { link }), ...answers } satisfies ConfirmOptions,
  };
}
