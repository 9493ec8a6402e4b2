/** True for a valid date in the form `YYYY-MM-DD`; 2026-02-30 is none. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  // Some engines convert 30 February to a day in March, others make the date invalid.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
