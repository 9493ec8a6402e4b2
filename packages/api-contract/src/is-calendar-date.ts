/** Whether the text is `YYYY-MM-DD` and names a day of the calendar: not 2026-02-30. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  // Some engines roll 30 February over to March, others make the date invalid.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
