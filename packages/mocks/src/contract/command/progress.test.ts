import { describe, expect, it } from 'vitest';
import { createProgress } from './progress.ts';

function written(isTTY: boolean): string {
  let text = '';
  const write = (part: string | Uint8Array): boolean => {
    text += String(part);
    return true;
  };
  const progress = createProgress({ isTTY, columns: 12, write });
  progress.show('1/2 listReviews/order');
  progress.clear();
  return text;
}

describe('the progress of a run', () => {
  it('is one line on a terminal, cut to its width and removed at the end', () => {
    expect(written(true)).toBe('\r\u001B[K1/2 listRev\r\u001B[K');
  });

  it('is not written where there is no terminal', () => {
    expect(written(false)).toBe('');
  });
});
