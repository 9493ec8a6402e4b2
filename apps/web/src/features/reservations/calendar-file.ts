import { minutesOfClass } from '@fitness/api-contract/rules';

import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { studio } from '../../config/studio.ts';
import { studioPhone } from '../../lib/StudioPhone.tsx';
import { upcomingTexts } from './texts.ts';
import type { UpcomingReservation } from './upcoming.ts';

type Source = {
  /** The page of the reservations; its URL makes the ids of the events unique. */
  page: URL;
  /** The current instant in milliseconds. */
  instant: number;
};

/** The reservations at a known time as an iCalendar file (RFC 5545); a reservation has the same UID in every file, so that a calendar holds it once. */
export function calendarFile(
  rows: readonly UpcomingReservation[],
  { page, instant }: Source,
): string {
  const calendar = ical({
    name: studio.name,
    prodId: { company: studio.name, product: 'reservations', language: 'KO' },
    method: ICalCalendarMethod.PUBLISH,
  });
  for (const { reservationId, classTime, classSubject, trainerName, pass } of rows) {
    if (classTime === null) continue;
    // In UTC, because the generator would shift a local time that the clocks of the device skip.
    const start = Date.parse(`${classTime.slice(0, 19)}+09:00`);
    calendar.createEvent({
      id: `reservation-${reservationId}@${page.host}${page.pathname}`,
      status: ICalEventStatus.CONFIRMED,
      stamp: new Date(instant),
      start: new Date(start),
      end: new Date(start + minutesOfClass * 60_000),
      summary: [studio.name, classSubject ?? pass.promotionName, trainerName]
        .filter(Boolean)
        .join(' '),
      location: studio.address,
      description: [
        pass.promotionName && upcomingTexts.pass({ name: pass.promotionName }),
        upcomingTexts.phone({ number: studioPhone.number }),
      ]
        .filter(Boolean)
        .join('\n'),
      url: page.href,
    });
  }
  return calendar.toString();
}
