import { minutesOfClass } from '@fitness/api-contract/rules';
import { parseDateTime } from '@internationalized/date';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { studio } from '../../../config/studio.ts';
import { studioPhone } from '../../../shared/brand/StudioPhone.tsx';
import { calendarTexts } from '../texts.ts';
import type { TimedReservation } from './upcoming.ts';

const timeZone = 'Asia/Seoul';

/** Korea has had one offset since 1988. */
const definition = [
  'BEGIN:VTIMEZONE',
  `TZID:${timeZone}`,
  'BEGIN:STANDARD',
  'DTSTART:19881009T000000',
  'TZOFFSETFROM:+0900',
  'TZOFFSETTO:+0900',
  'TZNAME:KST',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n');

type Source = {
  /** The page of the reservations; its host makes the ids of the events unique. */
  page: URL;
  /** The current instant in milliseconds. */
  instant: number;
};

/** Reservations as an iCalendar file (RFC 5545); a reservation has the same UID in every file, so that a calendar holds it once. */
export function calendarFile(rows: readonly TimedReservation[], { page, instant }: Source): string {
  const calendar = ical({
    name: studio.name,
    prodId: { company: studio.name, product: 'reservations', language: 'KO' },
    method: ICalCalendarMethod.PUBLISH,
    // Only the events have the zone, because the time at which the file was made has to be in UTC.
    timezone: { name: null, generator: () => definition },
  });
  for (const { reservationId, classTime, classSubject, trainerName, pass } of rows) {
    const start = parseDateTime(classTime.slice(0, 19));
    calendar.createEvent({
      id: `reservation-${reservationId}@${page.hostname}`,
      // The contract has no versions of a reservation; its time never changes.
      sequence: 0,
      status: ICalEventStatus.CONFIRMED,
      stamp: new Date(instant),
      timezone: timeZone,
      start: start.toString(),
      end: start.add({ minutes: minutesOfClass }).toString(),
      summary: [studio.name, classSubject ?? pass.promotionName, trainerName]
        .filter((part) => part !== null)
        .join(' '),
      location: studio.address,
      description: [
        pass.promotionName === null ? [] : calendarTexts.pass({ name: pass.promotionName }),
        calendarTexts.phone({ number: studioPhone.number }),
      ]
        .flat()
        .join('\n'),
      url: page.href,
    });
  }
  return calendar.toString();
}
