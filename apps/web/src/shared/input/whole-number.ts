import { halfWidth, trimEnds } from './plain-text.ts';

/** The whole number in a typed text, which may have its unit: 0 in an empty one, NaN where there is another text. */
export function parseWholeNumber(typed: string, unit = ''): number {
  const text = trimEnds(halfWidth(typed)).replace('\u2212', '-');
  const digits = text.endsWith(unit) ? trimEnds(text.slice(0, text.length - unit.length)) : text;
  return /^(?:[+-]?\d+)?$/.test(digits) ? Number(digits) : Number.NaN;
}
