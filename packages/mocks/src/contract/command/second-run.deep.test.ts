import { expect, it } from 'vitest';
import { contract, startMock } from '../../../testing/contract/command.ts';

it('exits with 0 again in a second run against the same backend', async () => {
  const { url, stop } = await startMock();
  for (const seed of ['1', '2']) {
    const { code, out } = await contract(['--base-url', url, '--seed', seed, '--runs', '2']);
    expect(out).toMatch(/contract: \d{4} passed, 0 failed$/);
    expect(code).toBe(0);
  }
  await stop();
});
