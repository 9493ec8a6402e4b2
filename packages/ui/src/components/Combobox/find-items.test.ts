import { describe, expect, it } from 'vitest';
import { findItems, pageLength, valueOf } from './find-items.ts';

const items = [
  { id: 'first', label: '김하늘' },
  { id: 'second', label: '김하늘' },
  { id: 'brown', label: 'Amy Brown' },
  { id: 'left', label: '이도현', isDisabled: true },
  { id: 'gone', label: '박서준', disabledReason: '탈퇴한 회원입니다.' },
];

describe('the value of a typed text', () => {
  it.each([
    ['is null without a text', ' ', null],
    ['is the item of that label in any case and with any spaces', ' amybrown', 'brown'],
    ['is unknown while the text is unfinished', 'Amy', undefined],
    ['is unknown for initial consonants', 'ㄱㅎㄴ', undefined],
    ['is unknown where two items have the label', '김하늘', undefined],
    ['is not a disabled item', '이도현', undefined],
    ['is not an item with a reason', '박서준', undefined],
  ])('%s', (_, text, value) => {
    expect(valueOf(items, text, null)).toBe(value);
  });

  it('is still the selected one of two items with the label', () => {
    expect(valueOf(items, '김하늘', 'second')).toBe('second');
  });
});

describe('the found items', () => {
  const many = Array.from({ length: 1_000 }, (_, index) => ({
    id: `${index}`,
    label: `${index}번`,
  }));

  it('are all in their order without a text', () => {
    expect(findItems(many, '', many[pageLength - 1])).toBe(many);
  });

  it('start with the selected one if it would be far below', () => {
    const found = findItems(many, '', many[900]);
    expect(found).toHaveLength(1_000);
    expect(found.slice(0, 2)).toEqual([many[900], many[0]]);
  });

  it('match the text, whatever is selected', () => {
    expect(findItems(many, '77 7', many[900])).toEqual([many[777]]);
  });
});
