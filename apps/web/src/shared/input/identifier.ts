import { halfWidth, trimEnds } from './plain-text.ts';

/** An ID or an email address; its case is the user's. */
export function normalizeIdentifier(typed: string) {
  return trimEnds(halfWidth(typed));
}
