import { describe, expect, it } from 'vitest';
import { recentCalls, rememberCall } from './recent-calls.ts';

describe('the calls that a report names', () => {
  it('are the last ten @report:content', () => {
    for (let count = 1; count <= 12; count += 1)
      rememberCall({ request: 'GET /api/{product}/review', outcome: 200, milliseconds: count });
    expect(recentCalls().map(({ milliseconds }) => milliseconds)).toEqual([
      3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
    ]);
  });
});
