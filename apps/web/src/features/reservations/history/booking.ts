import { formatTime, noValue } from '../../../shared/format/format.ts';
import { formatDay } from '../../../shared/format/format-day.ts';
import { isolated } from '../../../shared/format/isolated.ts';
import type { Reservation } from './reservation-status.ts';

/** `11월 25일 (수) 10:00 · 필라테스`, as far as it is known. */
export function bookingOf({ classTime, classSubject }: Omit<Reservation, 'reservationId'>) {
  const time = classTime === null ? null : `${formatDay(classTime)} ${formatTime(classTime)}`;
  return [time, classSubject && isolated(classSubject)].filter(Boolean).join(' · ') || noValue;
}
