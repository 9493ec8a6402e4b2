import { expect, it } from 'vitest';
import { createBackend, fixedClock } from '../backend.ts';
import { listen } from '../http-server.ts';
import { createControl } from '../server/control.ts';
import { contract, startMock } from '../../testing/contract/command.ts';
import { keepingRules } from '../../testing/contract/conforming-backends.ts';
import type { Interceptor } from '../../testing/contract/interceptor.ts';
import { runAgainst } from '../../testing/contract/run-against.ts';
import { NOW } from '../../testing/now.ts';
import { findingsOf } from './report/findings.ts';

const LATENCY_MS = 40;

it('waits less than 30 seconds in all for a backend at 40 ms latency', async () => {
  const faults = [{ kind: 'latency', ms: LATENCY_MS }] as const;
  const backend = createBackend({ clock: fixedClock(NOW), faults });
  // Each request begins after the end of the one before; counted, since the time depends on the machine.
  let longestSequence = 0;
  const counting: typeof backend = {
    ...backend,
    handle: async (request) => {
      const sequence = longestSequence + 1;
      const response = await backend.handle(request);
      longestSequence = Math.max(longestSequence, sequence);
      return response;
    },
  };
  const address = { port: 0, host: '127.0.0.1' };
  const { url, stop } = await listen(counting, address, createControl(backend, faults));
  const { code, out } = await contract(['--base-url', url]);
  await stop();
  expect(out).toMatch(/ 0 failed$/);
  expect(code).toBe(0);
  expect(longestSequence * LATENCY_MS).toBeLessThan(30_000);
});

it('exits with 0 again in a second run against the same backend', async () => {
  const { url, stop } = await startMock();
  for (const seed of ['1', '2']) {
    const { code, out } = await contract(['--base-url', url, '--seed', seed, '--runs', '2']);
    expect(out).toMatch(/contract: \d{4} passed, 0 failed$/);
    expect(code).toBe(0);
  }
  await stop();
});

it(
  'gets no invalid response and no 5xx to ten thousand generated requests',
  { timeout: 120_000 },
  async () => {
    const broken: string[] = [];
    const noticing: Interceptor = async ({ operation, respond }) => {
      const response = await respond();
      if (response.type === 'error' || response.status >= 500) broken.push(operation);
      return response;
    };
    const report = await runAgainst(noticing, { rules: false, seed: 10_000, runs: 290 });
    expect(findingsOf(report)).toEqual([]);
    expect(broken).toEqual([]);
    const generated = report.results.filter(({ name }) => name === 'generated');
    expect(generated.reduce((sum, { passed }) => sum + passed, 0)).toBeGreaterThanOrEqual(10_000);
  },
);

it.each(Object.entries(keepingRules))(
  'finds no difference of a backend that differs only in what the contract leaves open: %s',
  async (_, plant) => {
    const report = await runAgainst(plant());
    expect(findingsOf(report)).toEqual([]);
    expect(report.passed).toBeGreaterThan(1000);
  },
);
