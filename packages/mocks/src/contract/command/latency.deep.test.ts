import { expect, it } from 'vitest';
import { contract, startMock } from '../../../testing/contract/command.ts';

it('tests a backend at 40 ms latency within 30 seconds', async () => {
  const { url, stop } = await startMock('--latency', '40');
  const started = performance.now();
  const { code, out } = await contract(['--base-url', url]);
  await stop();
  expect(out).toMatch(/ 0 failed$/);
  expect(code).toBe(0);
  expect(performance.now() - started).toBeLessThan(30_000);
});
