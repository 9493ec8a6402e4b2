import { ApiError } from '@fitness/api-contract/client';
import { describe, expect, it } from 'vitest';
import { errorMessageOf } from '../api/error-message.ts';
import { isolated } from './format.ts';

const [begin, end] = ['\u2068', '\u2069'];

describe('a text inside another text', () => {
  it.each(['김서준', 'Kim 12', '👩‍👩‍👧‍👦', '-1+1', ''])('%j stays as it is @text:direction', (text) =>
    expect(isolated(text)).toBe(text),
  );
  it.each(['مرحبا 12', 'שלום', '𞤀𞤣𞤤𞤢𞤥'])('%j is isolated @text:direction', (text) =>
    expect(isolated(text)).toBe(`${begin}${text}${end}`),
  );
  it('loses what would end the isolation or turn the rest @text:direction', () => {
    expect(isolated('김\u202E서\u2069준')).toBe(`${begin}김서준${end}`);
    expect(isolated(isolated('שלום'))).toBe(isolated('שלום'));
  });
  it('is isolated in the text of a failed action @text:direction', () => {
    const error = new ApiError({ request: 'POST /', status: 409, message: 'مرحبا' });
    expect(`예약 실패: ${errorMessageOf(error)}!`).toBe(`예약 실패: ${begin}مرحبا${end}!`);
  });
});
