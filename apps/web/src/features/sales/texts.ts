import { messages } from '../../lib/messages.ts';

/** The texts of the sales page (docs/product.md#sales). */
export const salesTexts = messages({
  start: '시작일',
  end: '종료일',
  show: '조회',
  quick: '빠른 기간 선택',
  chartLabel: '{title}, {from}부터 {to}까지 종류별로 쌓은 막대',
  table: '날짜별 매출',
  date: '날짜',
  amount: '총매출',
  today: '오늘 매출',
  total: '합계',
  loading: '매출을 불러오는 중',
  file: '매출_{start}_{end}.csv',
  trend: '매출 추이',
});

/** The name of the chart by step. */
export const chartTitles = messages({
  day: '일별 매출',
  week: '주별 매출',
  month: '월별 매출',
});

export const rangeProblems = messages({
  missing: '시작일과 종료일을 모두 선택해주세요.',
  reversed: '시작일은 종료일보다 늦을 수 없습니다.',
});

export const quickLabels = messages({
  today: '오늘',
  thisWeek: '이번 주',
  thisMonth: '이번 달',
  lastMonth: '지난달',
  thisYear: '올해',
});

/** The kinds of sales in the order of the table. */
export const kindLabels = messages({
  pt: 'PT',
  pilates: '필라테스',
  health: '헬스',
  other: '그 외 (1일 이용권 등)',
});

export const kinds = Object.keys(kindLabels) as (keyof typeof kindLabels)[];

export const figureLabels = { total: salesTexts.amount, ...kindLabels };

export const comparisonTexts = messages({
  yesterday: '어제',
  days: '직전 {days}일',
  month: '{month}월 같은 기간',
  changed: '{earlier}보다 {amount}',
  share: '({percent}%)',
  same: '{earlier} 매출과 같습니다.',
  unknown: '{earlier} 매출과 비교할 수 없습니다.',
});
