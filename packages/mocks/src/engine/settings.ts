import { isCalendarDate } from '@fitness/api-contract/is-calendar-date';
import * as v from 'valibot';
import { fixedClock, systemClock, type Clock } from '../clock.ts';
import type { LocalDateTime } from '../dates.ts';
import { integer, oneOf, parseWith, strictObject } from '../parse.ts';
import { scenarioNames } from '../scenarios/index.ts';
import { faultList } from './faults/fault.ts';

/** True for an existing local time such as `2026-11-20T10:00:00`. */
export function isLocalDateTime(text: string): boolean {
  return (
    /^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(text) &&
    isCalendarDate(text.slice(0, 10))
  );
}

export const localTime = v.custom<LocalDateTime>(
  (value) => typeof value === 'string' && isLocalDateTime(value),
  'must be a time in Seoul such as 2026-11-20T10:00:00',
);

const schema = strictObject({
  scenario: v.optional(oneOf(scenarioNames), 'default'),
  seed: v.optional(integer(0), 1),
  /** The fixed local time in Seoul; without it, the machine's clock. */
  clock: v.optional(localTime),
  faults: v.optional(faultList, []),
});

export type MockSettings = Readonly<v.InferOutput<typeof schema>>;

export const defaultSettings: MockSettings = v.parse(schema, {});

export const SETTINGS_PARAM = 'mock';

/** The settings of a JSON text such as `{"scenario":"busy"}`; undefined where it is invalid. */
export function decodeSettings(text: string): MockSettings | undefined {
  try {
    const read = parseWith(schema, JSON.parse(text));
    return read.ok ? read.value : undefined;
  } catch {
    return undefined;
  }
}

/** The URL with these settings in its search params. */
export function withSettings(href: string, settings: MockSettings): string {
  const url = new URL(href);
  url.searchParams.set(SETTINGS_PARAM, JSON.stringify(settings));
  return url.href;
}

/** The clock to set: fixed, or the machine's. */
export function clockOf({ clock }: Pick<MockSettings, 'clock'>): Clock {
  return clock === undefined ? systemClock : fixedClock(clock);
}
