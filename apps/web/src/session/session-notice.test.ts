import { ApiError } from '@fitness/api-contract/client';
import { describe, expect, it } from 'vitest';
import { texts } from '../lib/texts.ts';
import { sessionErrorOf } from './session-notice.ts';

const failed = (request: string, status?: number, message = '') =>
  new ApiError({ request, status, message });

describe('the session error of a failed request (docs/product.md#errors)', () => {
  it.each([
    'GET /api/{product}/review',
    'GET /api/{product}/subject/me',
    'POST /api/{product}/reservation',
    'DELETE /api/{product}/classes/{classId}',
  ])('401: the token is invalid (%s) @session:problem', (request) =>
    expect(sessionErrorOf(failed(request, 401, '로그인이 필요합니다.'))).toBe(
      '유효하지 않은 토큰입니다. 다시 로그인해주세요.',
    ),
  );
  it('401 of sign-in and sign-up: none', () => {
    expect(sessionErrorOf(failed('POST /api/auth/signin', 401))).toBeNull();
    expect(sessionErrorOf(failed('POST /api/auth/signup', 401))).toBeNull();
  });
  it('403 on a read, whatever its message: the permission changed @session:problem', () => {
    expect(sessionErrorOf(failed('GET /api/{product}/admin/users', 403))).toBe(
      texts.permissionChanged,
    );
    expect(sessionErrorOf(failed('GET /api/{product}/attendance/me', 403, 'forbidden'))).toBe(
      texts.permissionChanged,
    );
  });
  it('403 on the subject of a manager: nothing, the page has its own text', () => {
    expect(
      sessionErrorOf(failed('GET /api/{product}/subject/me', 403, '권한이 없습니다.')),
    ).toBeNull();
  });
  it('403 on an action: the permission changed only with the contract’s message @session:problem', () => {
    expect(sessionErrorOf(failed('POST /api/{product}/reservation', 403, '권한이 없습니다.'))).toBe(
      texts.permissionChanged,
    );
    expect(
      sessionErrorOf(failed('POST /api/{product}/reservation', 403, '예약할 수 없는 수업입니다.')),
    ).toBeNull();
    expect(sessionErrorOf(failed('POST /api/{product}/reservation', 403))).toBeNull();
  });
  it.each([
    ['another status', failed('GET /api/{product}/admin/users', 500)],
    ['no answer', failed('GET /api/{product}/admin/users')],
    ['an error of our own', new Error('401')],
    ['nothing', undefined],
  ])('%s: nothing', (_, error) => expect(sessionErrorOf(error)).toBeNull());
});
