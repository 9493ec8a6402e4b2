import { ApiError } from '@fitness/api-contract/client';
import { describe, expect, it } from 'vitest';
import { errorMessageOf } from './error-message.ts';

const request = 'POST /api/{product}/reservation';

describe('the message of a failed request', () => {
  it("is the server's message", () => {
    expect(
      errorMessageOf(new ApiError({ request, status: 409, message: '마감된 수업입니다.' })),
    ).toBe('마감된 수업입니다.');
  });

  it('says that the server could not be reached without a response', () => {
    expect(errorMessageOf(new ApiError({ request, reason: 'unreachable' }))).toContain(
      '인터넷 연결을 확인',
    );
    expect(
      errorMessageOf(new ApiError({ request: 'GET /api/{product}/review', reason: 'timeout' })),
    ).toContain('인터넷 연결을 확인');
  });

  it('leaves open whether an action without a response was done @request:timeout', () => {
    expect(errorMessageOf(new ApiError({ request, reason: 'timeout' }))).toBe(
      '서버의 응답이 없어 처리되었는지 알 수 없습니다. 다시 시도하기 전에 처리되었는지 확인해주세요.',
    );
  });

  it("is the error's own message where no server spoke, and never empty @error:reserve.failed", () => {
    expect(errorMessageOf(new Error('저장 공간이 부족합니다.'))).toBe('저장 공간이 부족합니다.');
    expect(errorMessageOf(new ApiError({ request, status: 500 }))).toBe('알 수 없는 오류');
    expect(errorMessageOf(undefined)).toBe('알 수 없는 오류');
  });

  it('is each message once where several requests have failed', () => {
    const failures = ['이미 등록된 시간입니다.', '이미 등록된 시간입니다.', '권한이 없습니다.'].map(
      (message) => new ApiError({ request, status: 409, message }),
    );
    expect(errorMessageOf(new AggregateError(failures))).toBe(
      '이미 등록된 시간입니다. 권한이 없습니다.',
    );
  });
});
