import type { Plan } from '@fitness/api-contract/catalogue';
import { lastDayOf, planOfPass } from '@fitness/api-contract/rules';
import type { AlertLink } from '@fitness/ui/AlertDialog';
import { dateOf, minutesBetween } from '../../lib/date-times.ts';
import { formatDate, formatTime, formatWon } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { isDismissible, isFinished, type OutboxEntry } from './entry.ts';
import { texts } from './texts.ts';

/** The fields of a user's pass that identify its plan and its validity. */
export type OwnPass = Record<'promotionName' | 'expiredDate', string | null>;

/** The user's purchases on this device and passes from the server; `now` is in Asia/Seoul. */
type Purchases = { entries: readonly OutboxEntry[]; passes: readonly OwnPass[]; now: string };

/** A reason to ask for confirmation before a purchase; `key` is stable, so that a confirmed warning is not shown twice. */
export type PurchaseWarning = { key: string; title: string; message: string; link: AlertLink };

const toRecords: AlertLink = { label: texts.showRecords, href: paths.payments };
const toPasses: AlertLink = { label: texts.showPasses, href: paths.reservations };

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

/** Warns of an earlier payment for a plan of the same kind that may have been charged and is not recorded. */
function unfinishedPayment({ kind }: Plan, { entries }: Purchases): PurchaseWarning | null {
  const entry = entries.findLast((stored) => !isFinished(stored) && stored.kind === kind);
  if (entry === undefined) return null;
  return {
    key: `unfinished ${entry.paymentId}`,
    title: texts.unfinishedTitle,
    message: describe(isDismissible(entry) ? texts.maybePaid : texts.alreadyPaid, entry),
    link: toRecords,
  };
}

/** Warns if the same plan was recorded on this device within the last hour. */
function recentPurchase(plan: Plan, { entries, now }: Purchases): PurchaseWarning | null {
  const entry = entries.findLast(
    ({ progress, record, startedAt }) =>
      progress.state === 'recorded' &&
      record.reqPayDto.promotionId === plan.promotionId &&
      minutesBetween(startedAt, now) < 60,
  );
  if (entry === undefined) return null;
  return {
    key: `recorded ${entry.paymentId}`,
    title: texts.boughtRecentlyTitle,
    message: describe(texts.boughtRecently, entry),
    link: toPasses,
  };
}

/** Warns before a health plan while a health pass is valid beyond today, and before a 1-day pass while either is valid today. */
function coveringPass(plan: Plan, { passes, now }: Purchases): PurchaseWarning | null {
  const today = dateOf(now);
  const [running] = passes
    .map(({ promotionName, expiredDate }) => ({
      plan: planOfPass(promotionName),
      last: dateOf(expiredDate ?? ''),
    }))
    .filter((pass) =>
      plan.kind === 'single'
        ? (pass.plan?.kind === 'health' || pass.plan === plan) && pass.last >= today
        : plan.kind === 'health' && pass.plan?.kind === 'health' && pass.last > today,
    )
    .sort((one, other) => (one.last < other.last ? 1 : -1));
  if (running?.plan === undefined) return null;
  const message = texts.covered({
    running: running.plan.name,
    runningLast: formatDate(running.last),
    plan: plan.name,
    last: formatDate(lastDayOf(plan, today)),
  });
  return { key: `pass ${running.last}`, title: texts.coveredTitle, message, link: toPasses };
}

/** The reasons to ask for confirmation before a plan is bought (docs/product.md#purchase). */
export function purchaseWarnings(plan: Plan, purchases: Purchases): PurchaseWarning[] {
  return [
    unfinishedPayment(plan, purchases),
    recentPurchase(plan, purchases) ?? coveringPass(plan, purchases),
  ].filter((warning) => warning !== null);
}
