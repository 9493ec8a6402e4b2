import { minutesOfClass } from '@fitness/api-contract/rules';
import { formatTime } from './format.ts';

const twoDigits = (count: number) => String(count).padStart(2, '0');

/** The hours of a class, `19:00–20:00`, from its local date-time or bare time; only its text if that is not a time. */
export function formatHours(classTime: string | null) {
  const start = formatTime(classTime);
  const [, hours, minutes] = /^(\d{2}):(\d{2})$/.exec(start) ?? [];
  if (hours === undefined) return start;
  const end = Number(hours) * 60 + Number(minutes) + minutesOfClass;
  const minutesOfDay = 24 * 60;
  // A class that ends at midnight ends at 24:00 of its own day.
  const ofDay = end > minutesOfDay ? end - minutesOfDay : end;
  return `${start}–${twoDigits(Math.floor(ofDay / 60))}:${twoDigits(ofDay % 60)}`;
}
