import { type Plan, singlePass } from '@fitness/api-contract/catalogue';
import type { ConfirmOptions } from '@fitness/ui/AlertDialog';
import { dateOf } from '../../../shared/dates/date-times.ts';
import { formatDate, formatTime, formatWon } from '../../../shared/format/format.ts';
import { paths } from '../../../shared/paths.ts';
import { isSurelyUnpaid, isUnrecorded, type OutboxEntry } from '../outbox/entry.ts';
import { texts } from '../texts.ts';

/** What of a person's pass tells whether it is the 1-day pass of today. */
export type OwnPass = { promotionName: string | null; expiredDate: string | null };

/** A question that has to be confirmed before something is bought. */
export type Question = { message: string; options: ConfirmOptions };

const naming = (reason: string, { orderName, amount, startedAt, paymentId }: OutboxEntry) =>
  [
    reason,
    '',
    `${formatDate(startedAt)} ${formatTime(startedAt)}`,
    `${orderName} ${formatWon(amount)}`,
    texts.paymentId({ paymentId }),
  ].join('\n');

const question = (title: string, message: string, label: string): Question => ({
  message,
  options: {
    title,
    link: { label, href: paths.reservations },
    confirmLabel: texts.buyAnyway,
    cancelLabel: texts.doNotBuy,
  },
});

const isOfToday = (pass: OwnPass, today: string) =>
  pass.promotionName === singlePass.name && dateOf(pass.expiredDate ?? '') >= today;

/** What has to be asked before a plan is bought that may have been paid already; null when nothing speaks against it. */
export function questionBefore(
  plan: Plan,
  {
    entries,
    passes,
    today,
  }: { entries: readonly OutboxEntry[]; passes: readonly OwnPass[]; today: string },
): Question | null {
  const ofPlan = entries.filter(({ record }) => record.reqPayDto.promotionId === plan.promotionId);
  const unfinished = ofPlan.findLast(
    (entry) => !isSurelyUnpaid(entry) && entry.progress.state !== 'recorded',
  );
  if (unfinished !== undefined) {
    const reason = isUnrecorded(unfinished.progress) ? texts.alreadyPaid : texts.maybePaid;
    return question(texts.unfinishedTitle, naming(reason, unfinished), texts.showRecords);
  }
  if (plan.kind !== 'single') return null;
  const recorded = ofPlan.findLast(
    ({ progress, startedAt }) => progress.state === 'recorded' && dateOf(startedAt) === today,
  );
  if (recorded !== undefined)
    return question(texts.passOfTodayTitle, naming(texts.boughtToday, recorded), texts.showPasses);
  return passes.some((pass) => isOfToday(pass, today))
    ? question(texts.passOfTodayTitle, texts.validToday, texts.showPasses)
    : null;
}
