import { describe, expect, it } from 'vitest';
import { numberFormat, parseNumber, stepFrom, stepsAround } from './numbers.ts';

const korean = numberFormat('ko-KR');

describe('a typed number', () => {
  it.each([
    ['12', 12],
    [' 1,234 ', 1234],
    ['12,345,678', 12_345_678],
    ['1234567', 1_234_567],
    ['-5', -5],
    ['-0', 0],
    ['\u22125', -5],
    ['+5', 5],
    ['0.25', 0.25],
    ['.5', 0.5],
    ['5.', 5],
    ['1,234.5', 1234.5],
    ['１２，３４５', 12_345],
    ['１．５', 1.5],
    ['1 234', 1234],
    ['007', 7],
    ['9007199254740991', 9_007_199_254_740_991],
  ])('in %j is %d', (text, number) => expect(parseNumber(text, korean)).toBe(number));

  it.each([
    '',
    '.',
    '-',
    '두 명',
    '6개',
    '1.5.2',
    '1,2',
    '1,2345',
    ',123',
    '1e3',
    '0x1F',
    'Infinity',
    '9007199254740993',
    '9'.repeat(400),
    '--1',
    '1-2',
  ])('is none in %j', (text) => expect(parseNumber(text, korean)).toBeUndefined());

  it.each([
    ['de-DE', '1.234,5'],
    ['fr-FR', '1\u202F234,5'],
    ['en-IN', '1,234.5'],
  ])('is read as %s writes it', (locale, text) =>
    expect(parseNumber(text, numberFormat(locale))).toBe(1234.5),
  );

  it.each(['ko-KR', 'de-CH', 'es-ES', 'hi-IN', 'sv-SE', 'ar-EG', 'fa-IR'])(
    'is read again as it was formatted in %s',
    (locale) => {
      const format = numberFormat(locale);
      for (const number of [0, -1.5, 1234, 1_234_567.875, 0.000_001, 9_007_199_254_740_991])
        expect(parseNumber(format.format(number), format)).toBe(number);
    },
  );
});

const range = { minValue: undefined, maxValue: undefined, step: 1 };

describe('the steps around', () => {
  it.each([
    [3, range, [3, 3]],
    [1.5, range, [1, 2]],
    [-1.5, range, [-2, -1]],
    [0.3, { ...range, step: 0.1 }, [0.3, 0.3]],
    [7, { ...range, minValue: 1, step: 5 }, [6, 11]],
    [9_007_199_254, range, [9_007_199_254, 9_007_199_254]],
  ])('%d are those of its range', (number, of, around) =>
    expect(stepsAround(number, of)).toEqual(around),
  );
});

describe('a step', () => {
  const bounded = { minValue: 1, maxValue: 10, step: 4 };

  it.each([
    [3, 1, range, 4],
    [3, -1, range, 2],
    [0.1, 1, { ...range, step: 0.2 }, 0.2],
    [0.2, 1, { ...range, step: 0.1 }, 0.3],
    [2.5, 1, range, 3],
    [2.5, -1, range, 2],
    [1, 1, bounded, 5],
    [9, 1, bounded, 9],
    [1, -1, bounded, 1],
    [99, -1, bounded, 9],
    [-99, 1, bounded, 1],
  ] as const)('from %d by %d leads to the next number of its range', (from, steps, of, to) =>
    expect(stepFrom(from, steps, of)).toBe(to),
  );

  it.each([
    [range, 0],
    [bounded, 1],
    [{ ...range, maxValue: -3 }, -3],
  ])('from an empty field leads to the number nearest to 0', (of, to) => {
    expect(stepFrom(null, 1, of)).toBe(to);
    expect(stepFrom(null, -1, of)).toBe(to);
  });
});
