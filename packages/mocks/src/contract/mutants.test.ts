import { describe, expect, it } from 'vitest';
import { createBackend, fixedClock } from '../backend.ts';
import { NOW } from '../../testing/studio.ts';
import { findingsOf } from './report/findings.ts';
import { htmlReport } from './report/html.ts';
import { textReport } from './report/text.ts';
import { runSuite } from './suite.ts';
import { lenientBackend } from '../../testing/contract/lenient-backend.ts';
import { withInterceptor } from '../../testing/contract/interceptor.ts';
import { mutants } from '../../testing/contract/mutants.ts';

const clock = fixedClock(NOW);

describe('the contract suite', () => {
  it('is tested with ten defective backends', () => {
    expect(mutants).toHaveLength(10);
  });

  it.each(mutants)(
    'reports the operation and a curl command for a backend that $defect',
    { timeout: 120_000 },
    async ({ interceptor, found }) => {
      const report = await runSuite({
        baseUrl: 'http://backend.test',
        send: withInterceptor(createBackend({ clock }), interceptor),
        clock,
        rules: false,
        seed: 20,
        runs: 12,
      });
      const findings = findingsOf(report);
      const one = findings.find(
        ({ check, operation, description, actual }) =>
          check === found.check &&
          operation === found.operation &&
          found.description.test(description) &&
          found.actual.test(actual),
      );
      expect(one, JSON.stringify(findings, undefined, 1)).toBeDefined();
      expect(one?.curls.at(-1)).toMatch(/^curl -sS -i .*'http:\/\/backend\.test\/api\//);
      expect(report.failed).toBeGreaterThan(0);
      const shown = textReport(report) + htmlReport(report);
      expect(shown).toContain(found.operation);
      expect(shown).not.toMatch(/eyJ[\w-]{10,}/);
    },
  );
});

describe('a backend that permits started hours and double bookings', () => {
  it('is reported by a rule for each', { timeout: 120_000 }, async () => {
    const report = await runSuite({
      baseUrl: 'http://backend.test',
      send: withInterceptor(createBackend({ clock }), lenientBackend),
      clock,
      rules: true,
      seed: 20,
      runs: 1,
    });
    const found = findingsOf(report)
      .map(({ description }) => description)
      .join('\n');
    for (const name of ['ClassTimePast', 'ClassBegun', 'ClassDeleteBegun', 'SameHourReserved'])
      expect(found).toContain(`(${name})`);
    expect(found).toContain('최대 인원이 51명일 때의 문구');
    expect(found).toContain('수업이 시작하기 전에는 출석했어도 예약됨이어야 합니다');
  });
});
