import { describe, expect, it } from 'vitest';
import { readReport, timeLines, timesOf } from './storybook-report.ts';

const report = {
  ...readReport('no such file'),
  testResults: [
    {
      assertionResults: [
        { ancestorTitles: ['컴포넌트/Button', 'Default'], status: 'passed', duration: 250 },
      ],
    },
    {
      assertionResults: [
        { ancestorTitles: ['화면/고객/수업 예약', 'Ready'], status: 'failed', duration: 1750 },
        { ancestorTitles: ['화면/고객/수업 예약', 'Off'], status: 'pending', duration: null },
      ],
    },
  ],
};

describe('the report of a run of stories', () => {
  it('names each story that ran with its time, the slowest first, and the mean', () => {
    expect(timeLines(timesOf(report))).toEqual([
      '   1.75 s  화면/고객/수업 예약 › Ready',
      '   0.25 s  컴포넌트/Button › Default',
      'storybook: 2 stories, 1.00 s each on average, half of them within 0.25 s',
    ]);
  });

  it('counts a run that left no report as failed', () => {
    expect(readReport('no such file').numRuntimeErrorTestSuites).toBe(1);
  });
});
