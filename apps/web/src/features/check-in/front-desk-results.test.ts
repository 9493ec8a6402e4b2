import { describe, expect, it } from 'vitest';
import { timeLeft } from './front-desk-results.ts';

describe('the result at the front desk (docs/product.md#attendance)', () => {
  it.each([
    ['5 seconds', ['first'], 0, 5_000],
    ['what is left of them', ['first'], 4_000, 1_000],
    ['2.5 seconds while another one waits', ['first', 'second'], 0, 2_500],
    ['what is left of those', ['first', 'second'], 1_000, 1_500],
    ['no longer once it was shown for those', ['first', 'second'], 4_000, 0],
  ])('is shown for %s @front-desk:result', (_, results, since, left) =>
    expect(timeLeft(results, since)).toBe(left),
  );
});
