import { describe, expect, it } from 'vitest';
import { createBackend, fixedClock } from '../backend.ts';
import { NOW } from '../../testing/studio.ts';
import { findingsOf } from './report/findings.ts';
import { runSuite, type SuiteOptions } from './suite.ts';
import { conformingBackend } from '../../testing/contract/conforming-backend.ts';
import { withInterceptor } from '../../testing/contract/interceptor.ts';

const TIMEOUT = 120_000;
const clock = fixedClock(NOW);
const settings = { clock, runs: 5 } as const;

function against(options: Partial<SuiteOptions>) {
  return runSuite({ baseUrl: 'http://backend.test', ...settings, ...options });
}

describe('another backend that conforms to the contract', () => {
  it(
    'passes with its own messages, shapes and empty bodies, and differs only in the studio’s rules',
    { timeout: TIMEOUT },
    async () => {
      const backend = createBackend({ clock });
      const send = withInterceptor(backend, conformingBackend);
      const withoutRules = await against({ send, rules: false, seed: 6 });
      expect(findingsOf(withoutRules)).toEqual([]);
      expect(withoutRules.coverage.operationsSeen).toBe(24);
      const withRules = await against({ send, rules: true, seed: 7 });
      expect(
        new Set(
          withRules.checks.filter(({ findings }) => findings.length > 0).map(({ part }) => part),
        ),
      ).toEqual(new Set(['rules']));
    },
  );
});
