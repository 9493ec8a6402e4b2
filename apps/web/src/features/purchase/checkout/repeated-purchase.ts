import { type Plan, singlePass } from '@fitness/api-contract/catalogue';
import type { ConfirmOptions } from '@fitness/ui/AlertDialog';
import { dateOf } from '../../../shared/dates/date-times.ts';
import { formatDate, formatTime, formatWon } from '../../../shared/format/format.ts';
import { paths } from '../../../shared/paths.ts';
import { isUnpaid, isPaidUnrecorded, type OutboxEntry } from '../outbox/entry.ts';
import { texts } from '../texts.ts';

/** The fields of a user's pass that identify today's 1-day pass. */
export type OwnPass = { promotionName: string | null; expiredDate: string | null };

const describe = (reason: string, { orderName, amount, startedAt, paymentId }: OutboxEntry) =>
  [
    reason,
    '',
    `${formatDate(startedAt)} ${formatTime(startedAt)}`,
    `${orderName} ${formatWon(amount)}`,
    texts.paymentId({ paymentId }),
  ].join('\n');

function warning(title: string, message: string, label: string) {
  const link = { label, href: paths.reservations };
  const labels = { confirmLabel: texts.buyAnyway, cancelLabel: texts.doNotBuy };
  return { message, options: { title, link, ...labels } satisfies ConfirmOptions };
}

const isOfToday = (pass: OwnPass, today: string) =>
  pass.promotionName === singlePass.name && dateOf(pass.expiredDate ?? '') >= today;

/** Warns if a plan may have been paid already, else null (docs/product.md#purchase). */
export function duplicateWarning(
  plan: Plan,
  purchases: { entries: readonly OutboxEntry[]; passes: readonly OwnPass[]; today: string },
) {
  const { entries, passes, today } = purchases;
  const ofPlan = entries.filter(({ record }) => record.reqPayDto.promotionId === plan.promotionId);
  const unfinished = ofPlan.findLast(
    (entry) => !isUnpaid(entry) && entry.progress.state !== 'recorded',
  );
  if (unfinished !== undefined) {
    const reason = isPaidUnrecorded(unfinished.progress) ? texts.alreadyPaid : texts.maybePaid;
    return warning(texts.unfinishedTitle, describe(reason, unfinished), texts.showRecords);
  }
  if (plan.kind !== 'single') return null;
  const recorded = ofPlan.findLast(
    ({ progress, startedAt }) => progress.state === 'recorded' && dateOf(startedAt) === today,
  );
  if (recorded !== undefined)
    return warning(texts.passOfTodayTitle, describe(texts.boughtToday, recorded), texts.showPasses);
  return passes.some((pass) => isOfToday(pass, today))
    ? warning(texts.passOfTodayTitle, texts.validToday, texts.showPasses)
    : null;
}
