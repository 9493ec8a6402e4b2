import { describe, expect, it, vi } from 'vitest';

async function envWith(given: Record<string, string>) {
  for (const [name, value] of Object.entries(given)) vi.stubEnv(name, value);
  vi.resetModules();
  return (await import('./env.ts')).env;
}

describe('a build without configuration (docs/product.md#configuration)', () => {
  it('uses the local backend on port 8080 for the product fitness @request:base-url', async () => {
    const env = await envWith({ VITE_MOCKS: 'off' });
    expect(env.apiBaseUrl).toBe('http://localhost:8080');
    expect(env.product).toBe('fitness');
  });
  it('takes an empty value for none', async () => {
    const env = await envWith({
      VITE_MOCKS: 'all',
      VITE_API_BASE_URL: '',
      VITE_PRODUCT: '',
      VITE_MAP_KEY: '',
    });
    expect([env.apiBaseUrl, env.product, env.mapKey]).toEqual([
      'http://localhost:8080',
      'fitness',
      'test-map-key',
    ]);
  });
});

describe('the payment test page (docs/product.md#configuration)', () => {
  it('is there where the build says so, and under mocks unless it says otherwise', async () => {
    expect((await envWith({ VITE_MOCKS: 'off' })).payTest).toBe(false);
    expect((await envWith({ VITE_MOCKS: 'off', VITE_PAY_TEST: 'on' })).payTest).toBe(true);
    expect((await envWith({ VITE_MOCKS: 'third-party', VITE_PAY_TEST: '' })).payTest).toBe(true);
    expect((await envWith({ VITE_MOCKS: 'all', VITE_PAY_TEST: 'off' })).payTest).toBe(false);
  });
});
