import { describe, expect, it } from 'vitest';
import { messages } from './messages.ts';

const texts = messages({
  failed: '수업 등록 실패: {reason}',
  range: '{all}개 중 {first}~{last}번째',
  chosen: { '=0': '수업을 골라주세요', other: '{count}개 선택 · {day}' },
});

describe('messages', () => {
  it('fills in named parameters, whatever they contain', () => {
    expect(texts.failed({ reason: '$& {reason}' })).toBe('수업 등록 실패: $& {reason}');
    expect(texts.range({ first: 6, last: 10, all: 12 })).toBe('12개 중 6~10번째');
  });

  it('chooses the text of a count', () => {
    expect(texts.chosen({ count: 0, day: '오늘' })).toBe('수업을 골라주세요');
    expect(texts.chosen({ count: 2, day: '오늘' })).toBe('2개 선택 · 오늘');
  });
});
