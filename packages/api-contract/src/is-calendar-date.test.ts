import { expect, it } from 'vitest';
import { isCalendarDate } from './is-calendar-date.ts';

it.each([
  ['2026-11-20', true],
  ['2028-02-29', true],
  ['2100-02-29', false],
  ['2026-04-31', false],
  ['2026-1-1', false],
])('%s is a date of the calendar: %s', (text, isDate) => expect(isCalendarDate(text)).toBe(isDate));
