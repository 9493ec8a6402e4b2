/** The hours at which the studio is open, every day, as `HH:mm` (docs/product.md#classes). */
export const openingHours = { from: '06:00', to: '24:00' } as const;

/** The duration of a class, in minutes (docs/product.md#time). */
export const minutesOfClass = 60;

/** The default number of seats of a new class by subject (docs/product.md#classes); its limits are in openapi.yaml. */
export const defaultSeats = { pt: 1, pilates: 6 } as const;

/** How many minutes before its start a class can still be reserved; 0 means until it begins (docs/product.md#reservation). */
export const reserveUntilMinutes = 0;

/**
 * How many minutes before the start of its class a reservation can still be cancelled; 0 means until it begins
 * (docs/product.md#reservation).
 */
export const cancelUntilMinutes = 0;

/** How many minutes before its start a class can still be registered; 0 means until it begins (docs/product.md#classes). */
export const registerUntilMinutes = 0;

/** How many minutes before its start a class can still be deleted; 0 means until it begins (docs/product.md#classes). */
export const deleteUntilMinutes = 0;

/** A pass ends soon on so many last days, the last one included (docs/product.md#passes). */
export const endsSoonDays = 30;
