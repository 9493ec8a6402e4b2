import type { ObservedResponse } from '@fitness/api-contract/client';
import { responseExamples } from '@fitness/api-contract/examples';
import { operations } from '@fitness/api-contract/operations';
import { describe, expect, it, vi } from 'vitest';
import { createDriftReport } from './drift-report.ts';

const reviews = (body: unknown, status = 200): ObservedResponse => ({
  method: 'GET',
  path: '/api/{product}/review',
  status,
  body,
});
const users = (body: unknown): ObservedResponse => ({
  method: 'GET',
  path: '/api/{product}/admin/users',
  status: 200,
  body,
});

describe('responses that conform to the contract', () => {
  it('are only counted', () => {
    const report = createDriftReport();
    expect(report.observe(reviews([{ content: '좋아요', likeStar: 5 }]))).toEqual([]);
    report.observe(reviews([]));
    expect(report.list()).toEqual([]);
    expect(report.checked()).toEqual({ listReviews: 2 });
  });
  it('are the contract’s own examples of every operation', () => {
    const report = createDriftReport();
    for (const { id, method, path } of Object.values(operations)) {
      const example: { readonly status: string; readonly body?: unknown } = responseExamples[id];
      const status = example.status === '2XX' ? 200 : Number(example.status);
      report.observe({
        method: method.toUpperCase() as ObservedResponse['method'],
        path,
        status,
        body: example.body,
      });
    }
    expect(report.list()).toEqual([]);
    expect(Object.keys(report.checked())).toEqual(Object.keys(operations));
  });
});

describe('responses that differ from the contract', () => {
  it('are reported by operation, status, pointer and kind', () => {
    const report = createDriftReport();
    expect(
      report.observe(
        reviews([
          { content: '좋아요' },
          { content: 3, likeStar: 5 },
          { content: '좋아요', likeStar: 9 },
          { content: '좋아요' },
        ]),
      ),
    ).toEqual([
      {
        operation: 'listReviews',
        status: 200,
        pointer: '/body/*/likeStar',
        kind: 'missing',
        count: 1,
      },
      { operation: 'listReviews', status: 200, pointer: '/body/*/content', kind: 'type', count: 1 },
      {
        operation: 'listReviews',
        status: 200,
        pointer: '/body/*/likeStar',
        kind: 'range',
        count: 1,
      },
    ]);
  });
  it('are new once and counted afterwards', () => {
    const report = createDriftReport();
    const listener = vi.fn();
    report.subscribe(listener);
    expect(report.observe(reviews({ message: '없음' }, 418))).toHaveLength(1);
    expect(report.observe(reviews({ message: '없음' }, 418))).toEqual([]);
    expect(report.list()).toEqual([
      { operation: 'listReviews', status: 418, pointer: '/status', kind: 'status', count: 2 },
    ]);
    expect(listener).toHaveBeenCalledTimes(2);
  });
  it('include those that are not JSON', () => {
    const report = createDriftReport();
    report.observe(reviews('<html>점검 중</html>'));
    expect(report.list()).toHaveLength(1);
    expect(report.list()[0]).toMatchObject({ operation: 'listReviews', pointer: '/body' });
  });
});

describe('a report', () => {
  it('contains no value of a response, not even one that is used as a field name', () => {
    const report = createDriftReport();
    const secrets = ['김서준', '01012345678', 'seojun95', 'seojun@makefit.kr', 'Fitness1!'];
    const [row] = responseExamples.listUsers.body;
    const wrong = {
      userId: '김서준',
      nickName: 7,
      ph: ['01012345678'],
      gender: 'seojun95',
      roleName: 'seojun@makefit.kr',
      createdAt: 'Fitness1!',
    };
    report.observe(
      users(Object.entries(wrong).map(([name, value]) => ({ ...row, [name]: value }))),
    );
    report.observe(users(Object.fromEntries(secrets.map((secret) => [secret, secret]))));
    report.observe(users('김서준 01012345678 seojun95 seojun@makefit.kr Fitness1!'));
    report.observe({
      method: 'POST',
      path: '/api/auth/signup',
      status: 400,
      body: Object.fromEntries(secrets.map((secret) => [secret, {}])),
    });
    expect(report.list().length).toBeGreaterThan(4);
    const text = JSON.stringify(report.list());
    for (const secret of secrets) expect(text).not.toContain(secret);
  });
});
