/** The hours at which the studio is open, every day, as `HH:mm` (docs/product.md#classes). */
export const openingHours = { from: '06:00', to: '24:00' } as const;

/** How long a class takes, in minutes (docs/product.md#time). */
export const minutesOfClass = 60;

/** The seats that a new class of a subject has at first (docs/product.md#classes); its limits stand in openapi.yaml. */
export const defaultSeats = { pt: 1, pilates: 6 } as const;

/** The minutes before a class until which a customer may reserve it; 0 is until it begins (docs/product.md#reservation). */
export const reserveUntilMinutes = 0;

/** The minutes before a class until which a customer may cancel; 0 is until it begins (docs/product.md#reservation). */
export const cancelUntilMinutes = 0;

/** The minutes before a class until which a manager may register it; 0 is until it begins (docs/product.md#classes). */
export const registerUntilMinutes = 0;

/** The minutes before a class until which its manager may delete it; 0 is until it begins (docs/product.md#classes). */
export const deleteUntilMinutes = 0;

/** A pass that ends within so many days is marked in the lists of staff (docs/product.md#members). */
export const endsSoonDays = 14;
