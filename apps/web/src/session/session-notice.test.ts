import { ApiError } from '@fitness/api-contract/client';
import { describe, expect, it } from 'vitest';
import { sessionErrorOf } from './session-notice.ts';

const failed = (request: string, status?: number, message = '') =>
  new ApiError({ request, status, message });

const read = 'GET /api/{product}/admin/users';
const write = 'POST /api/{product}/reservation';
const invalidToken = '유효하지 않은 토큰입니다. 다시 로그인해주세요.';
const permissionChanged = '권한이 변경되었습니다. 다시 로그인해주세요.';

describe('the session error of a failed request (docs/product.md#errors)', () => {
  it.each([read, 'GET /api/{product}/subject/me', write])(
    '401: the token is invalid (%s) @session:problem',
    (request) =>
      expect(sessionErrorOf(failed(request, 401, '로그인이 필요합니다.'))).toBe(invalidToken),
  );
  it.each(['', 'forbidden'])(
    '403 on a read, whatever its message: the permission changed (%s) @session:problem',
    (message) => expect(sessionErrorOf(failed(read, 403, message))).toBe(permissionChanged),
  );
  it.each([
    ['권한이 없습니다.', permissionChanged],
    ['예약할 수 없는 수업입니다.', null],
  ])(
    '403 on an action: the permission changed only with the contract’s message (%s) @session:problem',
    (message, expected) => expect(sessionErrorOf(failed(write, 403, message))).toBe(expected),
  );
  it.each([
    ['the 401 of sign-in', failed('POST /api/auth/signin', 401)],
    ['the 403 on the subject of a manager', failed('GET /api/{product}/subject/me', 403)],
    ['another status', failed(read, 500)],
    ['no answer', failed(read)],
    ['an error of our own', new Error('401')],
  ])('%s: nothing', (_, error) => expect(sessionErrorOf(error)).toBeNull());
});
