import { halfWidth, trimEnds } from './plain-text.ts';

/** Parses a typed whole number with or without its unit: 0 for an empty text, NaN for an invalid one. */
export function parseWholeNumber(typed: string, unit = ''): number {
  const text = trimEnds(halfWidth(typed)).replace('\u2212', '-');
  const digits = text.endsWith(unit) ? trimEnds(text.slice(0, text.length - unit.length)) : text;
  return /^(?:[+-]?\d+)?$/.test(digits) ? Number(digits) : Number.NaN;
}
