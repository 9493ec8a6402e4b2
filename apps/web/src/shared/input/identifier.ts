import { halfWidth, trimEnds } from './plain-text.ts';

/** Normalizes an ID or an email address; the case is kept. */
export function normalizeIdentifier(typed: string) {
  return trimEnds(halfWidth(typed));
}
