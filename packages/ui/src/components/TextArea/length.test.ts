import { describe, expect, it } from 'vitest';
import { announcedRest, lengthOf } from './length.ts';

describe('the length of a text', () => {
  it('counts code points, as a contract does @review:length', () => {
    expect(lengthOf('안녕 💪')).toBe(4);
    expect(lengthOf('👩‍👩‍👧')).toBe(5);
    expect(lengthOf('a\uD800b')).toBe(3);
  });
  it('does not count white space around the text', () => expect(lengthOf(' \n가 나\n ')).toBe(3));
});

describe('what a screen reader hears of what is left', () => {
  it.each([
    [0, null],
    [899, null],
    [900, 100],
    [949, 100],
    [950, 50],
    [989, 50],
    [990, 10],
    [999, 10],
    [1000, 0],
    [1001, null],
  ])('after %i of 1,000 characters: %s', (length, rest) =>
    expect(announcedRest(length, 1000)).toBe(rest),
  );
});
