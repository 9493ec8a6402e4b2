import type { AlertLink } from '@fitness/ui/AlertDialog';
import type { Plan } from '@fitness/api-contract/catalogue';
import { formatDate, formatTime, formatWon } from '../../../shared/format/format.ts';
import { paths } from '../../../shared/paths.ts';
import type { OutboxEntry } from '../outbox/entry.ts';
import { texts } from '../texts.ts';

/** The fields of a user's pass that identify its plan and its validity. */
export type OwnPass = Record<'promotionName' | 'expiredDate', string | null> & {
  remainingSessionCount: number | null;
};

/** The user's purchases on this device and passes from the server; `now` is in Asia/Seoul. */
export type Purchases = {
  entries: readonly OutboxEntry[];
  passes: readonly OwnPass[];
  now: string;
};

/** A reason to ask for confirmation before a purchase; `key` is stable, so that a confirmed warning is not shown twice. */
export type PurchaseWarning = { key: string; title: string; message: string; link?: AlertLink };

export const toRecords: AlertLink = { label: texts.showRecords, href: paths.payments };
export const toPasses: AlertLink = { label: texts.showPasses, href: paths.reservations };

/** The text of a warning with the purchase on this device that causes it. */
export function describe(reason: string, { orderName, amount, startedAt, paymentId }: OutboxEntry) {
  return [
    reason,
    '',
    `${formatDate(startedAt)} ${formatTime(startedAt)}`,
    `${orderName} ${formatWon(amount)}`,
    texts.paymentId({ paymentId }),
  ].join('\n');
}

/** Whether an entry is a purchase of the plan. */
export function isOfPlan(plan: Plan) {
  return ({ record }: OutboxEntry) => record.reqPayDto.promotionId === plan.promotionId;
}
