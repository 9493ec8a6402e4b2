import type { Plan, PlanKind } from '@fitness/api-contract/catalogue';
import { lastDayOf, planOfPass } from '@fitness/api-contract/rules';
import { dateOf, minutesBetween } from '../../../shared/dates/date-times.ts';
import { formatDate } from '../../../shared/format/format.ts';
import { isDismissible, isUnpaid } from '../outbox/entry.ts';
import { texts } from '../texts.ts';
import {
  describe,
  isOfPlan,
  type OwnPass,
  type Purchases,
  type PurchaseWarning,
  toPasses,
  toRecords,
} from './warning.ts';

/** Whether a customer who may have paid for `other` hardly wants `kind` too. */
const isAlike = (kind: PlanKind, other: PlanKind) =>
  kind === other || (kind === 'single' && other === 'health');

/** Warns of an earlier payment that is unfinished or not recorded. */
export function unfinishedPayment(plan: Plan, { entries }: Purchases): PurchaseWarning | null {
  const entry = entries.findLast(
    (stored) =>
      !isUnpaid(stored) && stored.progress.state !== 'recorded' && isAlike(plan.kind, stored.kind),
  );
  if (entry === undefined) return null;
  const reason = isDismissible(entry) ? texts.maybePaid : texts.alreadyPaid;
  const title = isOfPlan(plan)(entry) ? texts.unfinishedTitle : texts.unfinishedOtherTitle;
  return {
    key: `unfinished ${entry.paymentId}`,
    title,
    message: describe(reason, entry),
    link: toRecords,
  };
}

const recentMinutes = 60;

/** Warns if the same plan was recorded on this device a short time ago, or was bought elsewhere today and is unused. */
export function samePlan(plan: Plan, { entries, passes, now }: Purchases): PurchaseWarning | null {
  if (plan.kind === 'single') return null;
  const recorded = entries
    .filter(isOfPlan(plan))
    .findLast(
      ({ progress, startedAt }) =>
        progress.state === 'recorded' && minutesBetween(startedAt, now) < recentMinutes,
    );
  const common = { title: texts.boughtRecentlyTitle, link: toPasses };
  if (recorded !== undefined)
    return {
      ...common,
      key: `recorded ${recorded.paymentId}`,
      message: describe(texts.boughtRecently, recorded),
    };
  const expiredDate = lastDayOf(plan, dateOf(now));
  const isUnused = ({ remainingSessionCount }: OwnPass) =>
    !('sessions' in plan) || remainingSessionCount === plan.sessions;
  const isBoughtToday = passes.some(
    (pass) =>
      planOfPass(pass.promotionName) === plan &&
      dateOf(pass.expiredDate ?? '') === expiredDate &&
      isUnused(pass),
  );
  if (!isBoughtToday) return null;
  const message = texts.boughtElsewhere({ plan: plan.name, last: formatDate(expiredDate) });
  return { ...common, key: `pass ${plan.name} ${expiredDate}`, message };
}
