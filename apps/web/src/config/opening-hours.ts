import { openingHours } from '@fitness/api-contract/rules';

/** Separate from studio.ts, since the first page does not need it at once. */
export const openingHoursText = `매일 ${openingHours.from}–${openingHours.to}`;
