import { describe, expect, it } from 'vitest';
import { type AxeReport, summaryOf } from './accessibility.ts';

const report: AxeReport = {
  checkedAt: '2026-11-20 10:00',
  stories: {
    a: {
      title: '컴포넌트/Button',
      name: '기본',
      passes: 20,
      violations: [],
      incomplete: ['color-contrast'],
    },
    b: {
      title: '컴포넌트/Button',
      name: '처리 중',
      passes: 22,
      violations: ['button-name'],
      incomplete: ['color-contrast'],
    },
    c: { title: '컴포넌트/Badge', name: '기본', passes: 5, violations: [], incomplete: [] },
  },
};

describe('the accessibility status of a component', () => {
  it('sums up its stories and lists each rule once', () => {
    expect(summaryOf(report, '컴포넌트/Button')).toEqual({
      stories: 2,
      checks: 42,
      violations: ['button-name'],
    });
  });

  it('is unknown when no story was checked', () => {
    expect(summaryOf(report, '컴포넌트/Table')).toBeNull();
  });
});
