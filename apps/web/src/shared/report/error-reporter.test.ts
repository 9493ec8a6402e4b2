import { ApiError } from '@fitness/api-contract/client';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { errorIdOf } from './error-id.ts';
import { createErrorReporter } from './error-reporter.ts';
import type { Report } from './report.ts';

const request = 'POST /api/{product}/review';
const calls = [{ request, outcome: 500, milliseconds: 120 }];

function reporter() {
  const sent: Report[] = [];
  const report = createErrorReporter({
    send: (next) => sent.push(next),
    contextOf: () => ({ release: '1.0.0+abc1234', route: '/{product}/review' }),
    callsOf: () => calls,
  });
  return { report, sent };
}

const digits = (length: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length });
const phone = digits(8).chain((number) => {
  const [middle, last] = [number.slice(0, 4).join(''), number.slice(4).join('')];
  return fc.constantFrom(...['', '-', '.', ' '].map((gap) => ['010', middle, last].join(gap)));
});
const name = fc.constantFrom('김서준', '이하린', '정하늘', '남궁민수');
const email = digits(4).map((number) => `haneul${number.join('')}@makefit${number[0]}.kr`);
const token = fc.base64String({ minLength: 40 }).map((part) => `eyJhbGciOiJIUzI1NiJ9.${part}`);
const personal = fc.oneof(phone, name, email, token);

/** The ways in which a value may become part of an error. */
const errors: ((value: string) => unknown)[] = [
  (value) => new Error(value),
  (value) => new TypeError(`Cannot read properties of ${value} (reading 'name')`),
  (value) => new Error(`Loading https://example.com/fitness/member?q=${value} failed.`),
  (value) => new Error(`user:${value},"${value}" '${value}' (${value})`),
  (value) => new ApiError({ request, status: 409, message: `${value}님은 이미 예약했습니다.` }),
  (value) => Object.assign(new Error('odd'), { name: value }),
  (value) => Object.assign(new Error('odd'), { stack: `Error: ${value}\n at ${value}.js:1:1` }),
  (value) => value,
  (value) => {
    try {
      return JSON.parse(`{"phone":${value}`);
    } catch (error) {
      return error;
    }
  },
];

describe('the report of an error (docs/product.md#error-reports)', () => {
  it('says what failed, where and after which calls, under the id on the page @report:content', () => {
    const { report, sent } = reporter();
    const error = new TypeError("Cannot read properties of undefined (reading 'name')");
    error.stack = `TypeError: ${error.message}\n    at f (https://gym.example/assets/r8gq0kL.js:1:2345)\n    at assets/index-Bx1.js?v=2:3:4`;
    report(error);
    expect(sent).toEqual([
      {
        kind: 'error',
        id: errorIdOf(error),
        release: '1.0.0+abc1234',
        route: '/{product}/review',
        name: 'TypeError',
        message: "Cannot read properties of undefined (reading 'name')",
        stack: ['r8gq0kL.js:1:2345', 'index-Bx1.js:3:4'],
        calls,
      },
    ]);
  });

  it("names a call that failed, and not the server's message @report:content", () => {
    const { report, sent } = reporter();
    report(new ApiError({ request, status: 500, message: '김서준님의 예약을 찾을 수 없습니다.' }));
    expect(sent).toMatchObject([{ name: 'ApiError', message: `${request} 500` }]);
  });

  it('holds no phone number, name, e-mail address or token, wherever they are @report:privacy', () => {
    fc.assert(
      fc.property(personal, fc.constantFrom(...errors), (value, errorWith) => {
        const { report, sent } = reporter();
        report(errorWith(value));
        const said = sent.flatMap((sentReport) => {
          if (sentReport.kind !== 'error') return [];
          const { name, message, stack } = sentReport;
          // Line and column numbers are ignored.
          return [name, message, ...stack.map((place) => place.split(':')[0])];
        });
        expect(said).not.toEqual([]);
        for (const part of value.split(/[@. -]/).filter(({ length }) => length > 2))
          expect(said.join(' ')).not.toContain(part);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('the errors of a page load (docs/product.md#error-reports)', () => {
  it('are reported once each, and no more than ten @report:limit', () => {
    const { report, sent } = reporter();
    const thrown = (word: string) => Object.assign(new Error(word), { stack: '' });
    report(thrown('odd'));
    report(thrown('odd'));
    expect(sent).toHaveLength(1);
    for (const letter of 'abcdefghijkl') report(thrown(letter));
    expect(sent).toHaveLength(10);
  });

  it.each([
    ['no connection', new ApiError({ request, reason: 'unreachable' })],
    ['a request that was given up', new DOMException('', 'AbortError')],
    ["the browser's notice about layout", new Error('ResizeObserver loop limit exceeded')],
  ])('do not include %s @report:unexpected', (_, error) => {
    const { report, sent } = reporter();
    report(error);
    expect(sent).toEqual([]);
  });
});
