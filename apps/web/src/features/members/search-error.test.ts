import { expect, it } from 'vitest';
import { searchErrorOf } from './search-error.ts';

it.each([
  ['', undefined],
  ['가'.repeat(100), undefined],
  [` ${'각'.repeat(100).normalize('NFD')}`, undefined],
  ['가'.repeat(101), '이름은 100자 이하로 입력해주세요.'],
])('a name to search for has at most 100 characters @members:search: %j', (text, message) =>
  expect(searchErrorOf(text)).toBe(message),
);
