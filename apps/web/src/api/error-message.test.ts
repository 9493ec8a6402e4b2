import { ApiError } from '@fitness/api-contract/client';
import { describe, expect, it, vi } from 'vitest';
import { errorMessageOf } from './error-message.ts';
import { send } from './operations.ts';

const full = '마감된 수업입니다.';
const unknown = '알 수 없는 오류';
const networkDown = '서버에 연결할 수 없습니다. 인터넷 연결을 확인한 뒤 다시 시도해주세요.';
const body = { classId: 3, membershipId: 1 };
const html = '<!doctype html><html><body><h1>502 Bad Gateway</h1></body></html>';

const answer = (status: number, text?: string) => async () => new Response(text, { status });
const json = (status: number, value: unknown) => answer(status, JSON.stringify(value));

/** The text of a request, or null where it succeeds. */
const textOf = (request: Promise<unknown>) => request.then(() => null, errorMessageOf);

/** What the network does, and the text of a read and of a write, null without an error. */
const rows: [string, () => Promise<Response>, read: string | null, write: string | null][] = [
  ['a 400 with a list', json(400, [{ field: 'classId', message: full }]), full, full],
  ['a 401 with a message', json(401, { message: full }), full, full],
  ['a 403 with a message', json(403, { message: full }), full, full],
  ['a 404 with a detail', json(404, { title: 'Not Found', detail: full }), full, full],
  ['a 409 with a message', json(409, { message: full }), full, full],
  ['a 500 in plain text', answer(500, full), full, full],
  ['a 500 without a message', json(500, { message: '' }), unknown, unknown],
  ['a 502 of a proxy', answer(502, html), unknown, unknown],
  ['a 503 without a body', answer(503), unknown, unknown],
  ['a 200 that cannot be read', answer(200, '{'), unknown, null],
  ['a 200 that is no list', json(200, { rows: 'none' }), unknown, null],
  ['a 200 with null', json(200, null), null, null],
  ['a 200 without a body', answer(200), unknown, null],
  ['no connection', () => Promise.reject(new TypeError()), networkDown, networkDown],
];

describe('the message of a failed request', () => {
  it.each(rows)('with %s @error:message', async (_what, network, read, write) => {
    vi.stubGlobal('fetch', network);
    expect(await textOf(send('listReviews'))).toBe(read);
    expect(await textOf(send('createReservation', { body }))).toBe(write);
  });

  it('leaves open whether a write without a response was done @request:timeout', async () => {
    const untilAborted = ({ signal }: Request) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    vi.stubGlobal('fetch', untilAborted);
    expect(await textOf(send('listReviews', { timeoutMs: 1 }))).toBe(networkDown);
    expect(await textOf(send('createReservation', { body, timeoutMs: 1 }))).toBe(
      '서버의 응답이 없어 처리되었는지 알 수 없습니다. 다시 시도하기 전에 처리되었는지 확인해주세요.',
    );
  });

  it("is the error's own message where no server spoke, and never empty @text:reserve.success", () => {
    expect(errorMessageOf(new Error('저장 공간이 부족합니다.'))).toBe('저장 공간이 부족합니다.');
    expect(errorMessageOf(undefined)).toBe(unknown);
  });

  it('is each message once where several requests have failed', () => {
    const request = 'POST /api/{product}/classes';
    const failures = ['이미 등록된 시간입니다.', '이미 등록된 시간입니다.', full].map(
      (message) => new ApiError({ request, status: 409, message }),
    );
    expect(errorMessageOf(new AggregateError(failures))).toBe(`이미 등록된 시간입니다. ${full}`);
  });
});
