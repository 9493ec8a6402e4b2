import { describe, expect, expectTypeOf, it } from 'vitest';
import { messages } from './messages.ts';

const texts = messages({
  title: '수업 관리',
  failed: '수업 등록 실패: {reason}',
  range: '{all}개 중 {first}~{last}번째',
  chosen: { '=0': '수업을 골라주세요', other: '{count}개 선택 · {day}' },
});

describe('messages', () => {
  it('leaves a text without parameters as it is', () => {
    expect(texts.title).toBe('수업 관리');
  });

  it('fills in named parameters, whatever they contain', () => {
    expect(texts.failed({ reason: '$& {reason}' })).toBe('수업 등록 실패: $& {reason}');
    expect(texts.range({ first: 6, last: 10, all: 12 })).toBe('12개 중 6~10번째');
  });

  it('chooses the text of a count', () => {
    expect(texts.chosen({ count: 0, day: '오늘' })).toBe('수업을 골라주세요');
    expect(texts.chosen({ count: 2, day: '오늘' })).toBe('2개 선택 · 오늘');
  });

  it('types the parameters by the placeholders', () => {
    expectTypeOf(texts.failed).parameter(0).toEqualTypeOf<Record<'reason', string | number>>();
    expectTypeOf(texts.chosen).parameter(0).toHaveProperty('count').toBeNumber();
  });
});
