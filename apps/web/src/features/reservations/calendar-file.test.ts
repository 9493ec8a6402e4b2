import ICAL from 'ical.js';
import { describe, expect, it, vi } from 'vitest';
import { ptPass } from '../../../testing/passes.ts';
import { calendarFile } from './calendar-file.ts';
import type { UpcomingReservation } from './upcoming.ts';

const pass = ptPass();
const reservation = (given: Partial<UpcomingReservation> = {}): UpcomingReservation => ({
  reservationId: 12,
  classTime: '2026-11-20T19:00:00',
  classSubject: 'PT',
  trainerName: '강민준',
  status: 'RESERVED',
  pass,
  ...given,
});
const source = {
  page: new URL('https://fitness.example/fitness/reservations'),
  instant: Date.parse('2026-11-20T10:00:00+09:00'),
};

/** The file as a calendar app reads it. */
function read(...rows: UpcomingReservation[]) {
  return readFrom(source.page.href, ...rows);
}

function readFrom(page: string, ...rows: UpcomingReservation[]) {
  const file = calendarFile(rows, { ...source, page: new URL(page) });
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
  const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
  return { file, events };
}

// The clocks of Asia/Beirut and Africa/Cairo skip the hour after a midnight in spring.
describe.each(['America/Los_Angeles', 'Asia/Beirut', 'Africa/Cairo'])(
  'on a device in %s a calendar file',
  (zone) => {
    it.each([
      ['2026-11-20T19:00:00', '2026-11-20T10:00:00.000Z', '2026-11-20T11:00:00.000Z'],
      // Ends at midnight, at the end of a year.
      ['2026-12-31T23:00:00', '2026-12-31T14:00:00.000Z', '2026-12-31T15:00:00.000Z'],
      ['2027-03-27T23:00:00', '2027-03-27T14:00:00.000Z', '2027-03-27T15:00:00.000Z'],
      ['2027-04-29T23:00:00', '2027-04-29T14:00:00.000Z', '2027-04-29T15:00:00.000Z'],
    ])(
      'has the class of %s in Asia/Seoul, one hour long @upcoming:calendar',
      (classTime, start, end) => {
        vi.stubEnv('TZ', zone);
        const [event] = read(reservation({ classTime })).events;
        const times = [event!.startDate, event!.endDate];
        const instants = times.map((time) => new Date(time.toUnixTime() * 1000).toISOString());
        expect(instants).toEqual([start, end]);
      },
    );
  },
);

describe('a calendar file', () => {
  it('says what, with whom, where, and whom to call @upcoming:calendar', () => {
    const { events } = read(reservation());
    expect(events).toHaveLength(1);
    const [event] = events;
    expect(event).toMatchObject({
      summary: 'MAKE FIT PT 강민준',
      location: '부산광역시 부산진구 중앙대로 708',
      description: '이용권 PT 12회\n전화 051-708-1234',
      sequence: 0,
    });
    const valueOf = (name: string) => String(event!.component.getFirstPropertyValue(name));
    expect(valueOf('status')).toBe('CONFIRMED');
    expect(valueOf('url')).toBe(source.page.href);
    expect(valueOf('dtstamp')).toBe('2026-11-20T01:00:00Z');
  });

  it('identifies a reservation in the same way in every file @upcoming:calendar', () => {
    const rows = [reservation(), reservation({ reservationId: 13 })];
    const [first, second] = read(...rows).events.map(({ uid }) => uid);
    expect(first).not.toBe(second);
    expect(read(rows[1]!).events[0]!.uid).toBe(second);
  });

  it.each([
    'https://fitness.example/gangnam/fitness/reservations',
    'https://fitness.example/pilates/reservations',
    'https://gangnam.fitness.example/fitness/reservations',
  ])('has no id of a reservation of the studio at %s @upcoming:calendar', (page) => {
    const [other] = readFrom(page, reservation()).events;
    expect(other!.uid).not.toBe(read(reservation()).events[0]!.uid);
  });

  it('leaves out a reservation at an unknown time @upcoming:calendar', () =>
    expect(read(reservation({ classTime: null })).events).toEqual([]));

  it('falls back to the pass for an unknown subject, and leaves out what is unknown @upcoming:calendar', () => {
    const unknown = { classSubject: null, trainerName: null };
    expect(read(reservation(unknown)).events[0]!.summary).toBe('MAKE FIT PT 12회');
    const nameless = { ...unknown, pass: { ...pass, promotionName: null } };
    const [event] = read(reservation(nameless)).events;
    expect(event!.summary).toBe('MAKE FIT');
    expect(event!.description).toBe('전화 051-708-1234');
  });

  it('keeps any text of the server inside of its field @upcoming:calendar', () => {
    const trainerName = `;,\\"\r\nEND:VEVENT\nBEGIN:VALARM ${'긴 이름 '.repeat(40)}`.trim();
    const { events, file } = read(reservation({ trainerName }));
    expect(events).toHaveLength(1);
    expect(events[0]!.component.getAllSubcomponents()).toEqual([]);
    expect(events[0]!.summary.replaceAll(/\s+/g, ' ')).toContain(
      trainerName.replaceAll(/\s+/g, ' '),
    );
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThan(76);
  });
});
