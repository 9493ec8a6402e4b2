/** The numbers that a field takes: from `minValue` to `maxValue`, in steps from `minValue` or 0. */
export interface NumberRange {
  minValue: number | undefined;
  maxValue: number | undefined;
  step: number;
}

/** The format of numbers in a language, with all their decimals and in digits that can be parsed. */
export function numberFormat(locale: string) {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 20, numberingSystem: 'latn' });
}

/**
 * Parses a typed or copied number such as `1,234.5`, also in full-width digits; undefined if it is none, or has more digits than a
 * number of JavaScript holds.
 */
export function parseNumber(text: string, format: Intl.NumberFormat): number | undefined {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/[\p{DI}\s]/gu, '')
    .replace('\u2212', '-');
  const parts = format.formatToParts(1_000_000.5);
  const separator = (type: 'group' | 'decimal') =>
    `[${parts.find((part) => part.type === type)?.value.trim() ?? ''}]`;
  const [group, decimal] = [separator('group'), separator('decimal')];
  const whole = `\\d+|\\d{1,3}(?:${group}\\d{2,3})*${group}\\d{3}`;
  if (!new RegExp(`^[+-]?(?:(?:${whole})(?:${decimal}\\d*)?|${decimal}\\d+)$`, 'u').test(plain))
    return undefined;
  const number = Number(
    plain.replaceAll(new RegExp(group, 'gu'), '').replace(new RegExp(decimal, 'u'), '.'),
  );
  // Not -0.
  return Number.isSafeInteger(Math.trunc(number)) ? number + 0 : undefined;
}

/** Without the error of binary fractions, such as that of 0.1 + 0.2. */
function rounded(number: number) {
  return Number(number.toPrecision(15));
}

/** The nearest numbers in steps, at or below and at or above a number; the same one twice if the number is in step. */
export function stepsAround(number: number, { minValue = 0, step }: NumberRange) {
  const count = rounded((number - minValue) / step);
  return [Math.floor(count), Math.ceil(count)].map((steps) => rounded(minValue + steps * step));
}

/** The number after some steps up or, if negative, down; from a number between two steps, the first step leads to the next of them. */
export function stepFrom(number: number | null, steps: 1 | -1, range: NumberRange): number {
  const { minValue = -Infinity, maxValue = Infinity, step } = range;
  const clamp = (next: number) => {
    if (next < minValue) return minValue;
    return next > maxValue ? stepsAround(maxValue, range)[0]! : next;
  };
  if (number === null) return clamp(0);
  const [below, above] = stepsAround(number, range) as [number, number];
  if (below === above) return clamp(rounded(number + steps * step));
  return clamp(steps > 0 ? above : below);
}
