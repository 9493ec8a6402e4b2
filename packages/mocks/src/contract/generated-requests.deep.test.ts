import { describe, expect, it } from 'vitest';
import { createBackend, fixedClock } from '../backend.ts';
import { createControl } from '../server/control.ts';
import { NOW } from '../../testing/now.ts';
import { findingsOf } from './report/findings.ts';
import { runSuite } from './suite.ts';

describe('ten thousand generated requests', () => {
  it('get no invalid response and no 5xx', { timeout: 120_000 }, async () => {
    const clock = fixedClock(NOW);
    const backend = createBackend({ clock });
    const broken: string[] = [];
    backend.subscribe(({ response, request, violation }) => {
      if (
        violation ||
        response === 'offline' ||
        (typeof response === 'object' && response.status >= 500)
      )
        broken.push(`${request.method} ${request.pathname}`);
    });
    const control = createControl(backend, []);
    const report = await runSuite({
      baseUrl: 'http://backend.test',
      send: async (request) => (await control(request)) ?? backend.handle(request),
      clock,
      rules: false,
      seed: 10_000,
      runs: 290,
    });
    expect(findingsOf(report)).toEqual([]);
    expect(broken).toEqual([]);
    const generated = report.results.filter(({ name }) => name === 'generated');
    expect(generated.reduce((sum, { passed }) => sum + passed, 0)).toBeGreaterThanOrEqual(10_000);
  });
});
