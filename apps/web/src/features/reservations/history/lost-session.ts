import { countsDaysOnly, reservableTimes } from '@fitness/api-contract/rules';
import { dateOf, minuteOf } from '../../../shared/dates/date-times.ts';
import { formatDay } from '../../../shared/format/format-day.ts';
import type { Pass } from '../passes/passes.ts';
import { reservationTexts } from '../texts.ts';

/** What is said of a session that is returned when no class can start any more on a day of its pass, or null. */
export function lostSession(classTime: string | null, pass: Pass | undefined, now: string) {
  if (!pass?.expiredDate || countsDaysOnly(pass)) return null;
  const lastDay = dateOf(pass.expiredDate);
  const cancelled = classTime && minuteOf(classTime);
  const isTimeLeft =
    lastDay > dateOf(now) || reservableTimes(lastDay, now).some((time) => time !== cancelled);
  return isTimeLeft ? null : reservationTexts.sessionLost({ day: formatDay(lastDay) });
}
