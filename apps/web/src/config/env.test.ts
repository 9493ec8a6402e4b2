import { describe, expect, it } from 'vitest';
import { env } from './env.ts';

describe('a build without configuration (docs/product.md#configuration)', () => {
  it('calls the local backend on port 8080 for the product fitness', () => {
    expect(env.apiBaseUrl).toBe('http://localhost:8080');
    expect(env.product).toBe('fitness');
  });
  it('has no payment test page', () => {
    expect(env.payTest).toBe(false);
  });
});
