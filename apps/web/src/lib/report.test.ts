import * as fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const request = 'POST /api/{product}/review';

async function open({ pathname = '/fitness/review', reportUrl = '/reports' } = {}) {
  vi.resetModules();
  vi.stubEnv('VITE_REPORT_URL', reportUrl);
  const sent: unknown[] = [];
  vi.stubGlobal('location', { pathname });
  vi.stubGlobal('window', { location: { pathname } });
  vi.stubGlobal('navigator', {
    sendBeacon: (_: string, body: string) => sent.push(JSON.parse(body)),
  });
  // The class of the errors is that of the module that was loaded again.
  const { ApiError } = await import('@fitness/api-contract/client');
  const apiError = (fields: Omit<ConstructorParameters<typeof ApiError>[0], 'request'>) =>
    new ApiError({ request, ...fields });
  return { ...(await import('./report.ts')), apiError, sent };
}

beforeEach(() => vi.unstubAllGlobals());

describe('the id of an error (docs/product.md#errors)', () => {
  it('is eight characters that are not confused, in two groups, the same for the same error @error:id', async () => {
    const { errorIdOf } = await open();
    const errors = [...Array.from({ length: 1000 }, () => new Error('odd')), 'text', null];
    for (const error of errors)
      expect(errorIdOf(error)).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
    const [one, other] = errors;
    expect(errorIdOf(one)).toBe(errorIdOf(one));
    expect(errorIdOf(one)).not.toBe(errorIdOf(other));
  });
});

const phones = ['01012345678', '010-1234-5678', '010.1234.5678', '010 1234 5678'];
const names = ['김서준', '남궁민수', 'haneul0417@makefit7.kr'];
const tokens = fc.base64String({ minLength: 40 }).map((part) => `eyJhbGciOiJIUzI1NiJ9.${part}`);
const personal = fc.oneof(fc.constantFrom(...phones, ...names), tokens);

type Opened = Awaited<ReturnType<typeof open>>;

/** The ways in which a value may become part of an error. */
const errors: ((value: string, opened: Opened) => unknown)[] = [
  (value) => new Error(`user:${value},"${value}" '${value}' (${value})`),
  (value, { apiError }) => apiError({ status: 409, message: `${value}님은 이미 예약했습니다.` }),
  (value) => Object.assign(new Error('odd'), { name: value }),
  (value) => Object.assign(new Error('odd'), { stack: `Error: ${value}\n at ${value}.js:1:1` }),
  (value) => value,
];

describe('the report of an error (docs/product.md#error-reports)', () => {
  it('says what failed and where, under the id on the page @report:content', async () => {
    const { reportError, errorIdOf, apiError, sent } = await open();
    const error = new TypeError('odd');
    error.stack = `TypeError: odd\n    at f (https://gym.example/assets/r8gq0kL.js:1:2345)\n    at assets/index-Bx1.js?v=2:3:4`;
    reportError(error);
    reportError(apiError({ status: 500, message: '김서준님의 예약이 없습니다.' }));
    const route = '/{product}/review';
    expect(sent).toEqual([
      {
        id: errorIdOf(error),
        release: 'development',
        route,
        name: 'TypeError',
        stack: ['r8gq0kL.js:1:2345', 'index-Bx1.js:3:4'],
      },
      expect.objectContaining({ route, name: 'ApiError', request, status: 500 }),
    ]);
  });

  it('holds no phone number, name, e-mail address or token, wherever they are @report:content', async () => {
    await fc.assert(
      fc.asyncProperty(personal, fc.constantFrom(...errors), async (value, errorWith) => {
        const opened = await open({ pathname: `/fitness/member/${value}` });
        const { reportError, sent } = opened;
        reportError(errorWith(value, opened));
        const [{ name: said, route, stack }] = sent as [
          Record<'name' | 'route', string> & { stack: string[] },
        ];
        // Line and column numbers are ignored.
        const text = [said, route, ...stack.map((place) => place.split(':')[0])].join(' ');
        for (const part of value.split(/[@. -]/).filter(({ length }) => length > 2))
          expect(text).not.toContain(part);
      }),
      { numRuns: 200 },
    );
  });

  it('is sent once for each error of a page load, and no more than ten are @report:limit', async () => {
    const { reportError, sent } = await open();
    const thrownAt = (line: number) =>
      Object.assign(new Error('odd'), { stack: `at index.js:${line}:1` });
    reportError(thrownAt(1));
    reportError(thrownAt(1));
    expect(sent).toHaveLength(1);
    for (let line = 2; line < 20; line += 1) reportError(thrownAt(line));
    expect(sent).toHaveLength(10);
  });

  it("is not sent without a connection, for a request that was given up or for the browser's notice about layout", async () => {
    const { reportError, apiError, sent } = await open();
    reportError(apiError({ reason: 'unreachable' }));
    reportError(new DOMException('', 'AbortError'));
    reportError(new Error('ResizeObserver loop limit exceeded'));
    expect(sent).toEqual([]);
  });

  it('is not sent by a build without an address for it', async () => {
    const { reportError, sent } = await open({ reportUrl: '' });
    reportError(new Error('odd'));
    expect(sent).toEqual([]);
  });

  it('is lost where the browser cannot send it', async () => {
    const { reportError } = await open();
    vi.stubGlobal('navigator', {});
    expect(() => reportError(new Error('odd'))).not.toThrow();
  });
});
