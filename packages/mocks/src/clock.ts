/** The source of "now"; nothing else in this package reads the current time. */
export interface Clock {
  now(): Date;
  /** The local time in Seoul of a fixed clock; undefined for a running one. */
  readonly fixedAt?: string | undefined;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock fixed at a local time in Seoul, such as `2026-11-20T10:00:00`. */
export function fixedClock(seoulTime: string): Clock {
  const instant = new Date(`${seoulTime}+09:00`);
  return { now: () => instant, fixedAt: seoulTime };
}
