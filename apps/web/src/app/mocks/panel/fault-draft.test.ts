import { operations } from '@fitness/api-contract/operations';
import { describe, expect, it } from 'vitest';
import {
  errorOptions,
  describeFault,
  faultFrom,
  initialDraft,
  kindLabels,
  operationOptions,
} from './fault-draft.ts';

describe('a fault that is typed in', () => {
  it('can be of every kind', () => {
    const kinds = Object.keys(kindLabels) as (keyof typeof kindLabels)[];
    expect(kinds.map((kind) => faultFrom({ ...initialDraft, kind })?.kind)).toEqual(kinds);
  });
  it('hits one operation a number of times', () => {
    const fault = faultFrom({
      ...initialDraft,
      kind: 'status',
      status: '503',
      operation: 'listReviews',
      times: '2',
    });
    expect(fault).toEqual({ kind: 'status', status: 503, operation: 'listReviews', times: 2 });
    expect(fault && describeFault(fault)).toBe('listReviews · 상태 코드 503 · 2번');
  });
  it('can have any body, or none', () => {
    const draft = { ...initialDraft, kind: 'custom', status: '200' } as const;
    expect(faultFrom({ ...draft, body: '[1]' })).toEqual({
      kind: 'custom',
      status: 200,
      body: [1],
    });
    expect(faultFrom(draft)).toEqual({ kind: 'custom', status: 200 });
  });
  it.each([
    { kind: 'status', status: '42' },
    { kind: 'status', status: 'five hundred' },
    { kind: 'custom', body: '{' },
    { kind: 'offline', times: '0' },
    { kind: 'offline', times: '1.5' },
    { kind: 'chaos', rate: '101' },
    { kind: 'chaos', seed: '-1' },
    { kind: 'latency', ms: '', times: 'x' },
  ] as const)('is refused where a number makes no sense: $kind %#', (part) =>
    expect(faultFrom({ ...initialDraft, ...part })).toBeNull(),
  );
});

describe('what can be chosen', () => {
  it('is every operation, or all of them', () =>
    expect(operationOptions.map(({ id }) => id)).toEqual(['', ...Object.keys(operations)]));
  it('is only the errors of the operation', () => {
    expect(errorOptions('signIn').map(({ id }) => id)).toEqual(
      expect.arrayContaining(['BadRequest', 'SignInFailed']),
    );
    expect(errorOptions('signIn').length).toBeLessThan(errorOptions('').length);
  });
});
