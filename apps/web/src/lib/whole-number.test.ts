import { describe, expect, it } from 'vitest';
import { parseWholeNumber } from './input.ts';

describe('a whole number', () => {
  it.each([
    ['6', 6],
    [' 6 ', 6],
    ['６', 6],
    ['０６', 6],
    ['6명', 6],
    ['１２ 명', 12],
    ['\u200B6\u00A0', 6],
    ['+6', 6],
    ['-1', -1],
    ['−1', -1],
    ['－１', -1],
    ['0', 0],
    ['51', 51],
    ['', 0],
    [' ', 0],
  ])('in %j is %d @input:whole-number', (typed, number) =>
    expect(parseWholeNumber(typed, '명')).toBe(number),
  );

  it.each(['1.5', '1,5', '1e1', '0x6', '두 명', '6개', '6 7', '명명', '1/2', '-', '六'])(
    'is none in %j @input:whole-number',
    (typed) => expect(parseWholeNumber(typed, '명')).toBeNaN(),
  );
});
