import { describe, expect, it } from 'vitest';
import { reasonsOf } from './use-batch.ts';

describe('the reasons of several failures', () => {
  it('are said once each', () => {
    expect(reasonsOf(['이미 등록된 시간입니다.', '이미 등록된 시간입니다.'])).toBe(
      '이미 등록된 시간입니다.',
    );
    expect(reasonsOf(['이미 등록된 시간입니다.', '권한이 없습니다.'])).toBe(
      '이미 등록된 시간입니다. 권한이 없습니다.',
    );
  });
});
