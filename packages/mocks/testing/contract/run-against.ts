import { createBackend, fixedClock } from '../../src/backend.ts';
import type { SuiteReport } from '../../src/contract/report/suite-report.ts';
import { runSuite } from '../../src/contract/suite.ts';
import type { SuiteOptions } from '../../src/contract/suite-options.ts';
import { HOOK_PATH } from '../../src/hook-path.ts';
import { createControl } from '../../src/server/control.ts';
import { NOW } from '../now.ts';
import { withInterceptor, type Interceptor } from './interceptor.ts';

export const BASE_URL = 'http://backend.test';

/** Runs the suite, with the studio's rules, against the mock backend behind an interceptor. */
export function runAgainst(
  interceptor: Interceptor,
  options: Partial<SuiteOptions> = {},
): Promise<SuiteReport> {
  const clock = fixedClock(NOW);
  const backend = createBackend({ clock, onViolation: () => undefined });
  const control = createControl(backend, []);
  const send = withInterceptor(backend, interceptor);
  return runSuite({
    baseUrl: BASE_URL,
    clock,
    seed: 20,
    runs: 2,
    rules: true,
    hook: BASE_URL + HOOK_PATH,
    send: async (request) => (await control(request)) ?? send(request),
    ...options,
  });
}
