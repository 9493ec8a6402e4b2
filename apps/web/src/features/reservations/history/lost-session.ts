import { countsDaysOnly, reservableTimes } from '@fitness/api-contract/rules';
import { dateOf, minuteOf } from '../../../shared/dates/date-times.ts';
import { formatDay } from '../../../shared/format/format-day.ts';
import {
  classUnavailableReason,
  type ReservableClass,
  type ReservationContext,
} from '../day/availability.ts';
import { daysLeft, type Pass } from '../passes/passes.ts';
import { sessionLossTexts } from '../texts.ts';

/** The last days of a pass, in which the classes that are left are counted. */
const lastDays = 7;

/** Whether a pass is in its last days, so that its open classes decide what a cancellation warns of. */
export function isInLastDays(pass: Pass, now: string) {
  return (daysLeft(pass, dateOf(now)) ?? 0) <= lastDays;
}

/** Why a session returned by a cancellation cannot be used, or may not be usable. */
export type SessionLoss = keyof typeof sessionLossTexts;

/** Whether a class could still start by the last day of a pass, at another time than `except`. */
function isAnyTimeLeft(lastDay: string, now: string, except: string | null) {
  if (lastDay > dateOf(now)) return true;
  return reservableTimes(lastDay, now).some((time) => time !== except);
}

const isOfOtherTrainer = ({ trainerName }: ReservableClass, pass: Pass) =>
  trainerName !== null && pass.trainerName !== null && trainerName !== pass.trainerName;

/**
 * Why the session of a cancelled class would be lost, or null, also if unknown. `classes` are the classes that the pass is valid
 * for; undefined if they could not be loaded.
 */
export function lossOf(
  classTime: string | null,
  classes: readonly ReservableClass[] | undefined,
  context: ReservationContext,
): SessionLoss | null {
  const { pass, now } = context;
  if (!pass?.expiredDate || countsDaysOnly(pass)) return null;
  const cancelled = classTime && minuteOf(classTime);
  if (!isAnyTimeLeft(dateOf(pass.expiredDate), now, cancelled)) return 'ended';
  if (classes === undefined || !isInLastDays(pass, now)) return null;
  const afterwards = { ...pass, remainingSessionCount: (pass.remainingSessionCount ?? 0) + 1 };
  const isOpen = (item: ReservableClass) =>
    minuteOf(item.classTime) !== cancelled &&
    !isOfOtherTrainer(item, pass) &&
    classUnavailableReason(item, { ...context, pass: afterwards }) === null;
  return classes.some(isOpen) ? null : 'noOtherClass';
}

/** The warning that the cancellation dialog shows below its question, or null. */
export function cancelWarning(...given: Parameters<typeof lossOf>): string | null {
  const loss = lossOf(...given);
  const [, , { pass }] = given;
  return loss && sessionLossTexts[loss]({ day: formatDay(pass?.expiredDate ?? null) });
}
