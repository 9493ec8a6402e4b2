import { openingHours } from '@fitness/api-contract/rules';

/** Apart from studio.ts, since the first page needs none of it at first. */
export const openingHoursText = `매일 ${openingHours.from} ~ ${openingHours.to}`;
