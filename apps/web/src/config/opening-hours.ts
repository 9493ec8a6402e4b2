/** When the studio is open, every day, as `HH:mm`; apart from studio.ts, since the first page needs none of it at first. */
export const openingHours = { from: '06:00', to: '24:00' } as const;

export const openingHoursText = `매일 ${openingHours.from} ~ ${openingHours.to}`;
