import { messages } from '../../shared/messages.ts';

/** The texts of the sales page (docs/product.md#sales). */
export const salesTexts = messages({
  start: '시작일',
  end: '종료일',
  show: '조회',
  quick: '빠른 기간 선택',
  summary: '기간 매출',
  days: '{count}일',
  weekNote: '한 주는 일요일에 시작합니다.',
  chartLabel: '{title}, {from}부터 {to}까지 종류별로 쌓은 막대',
  table: '날짜별 매출',
  date: '날짜',
  amount: '총매출',
  today: '오늘 매출',
  none: '이 기간에는 매출이 없습니다.',
  total: '합계',
  totalOfAll: '전체 기간 합계',
  loading: '매출을 불러오는 중',
  file: '매출_{start}_{end}.csv',
  stillCounting: '오늘 매출은 아직 집계 중입니다.',
  untilToday: '오늘까지의 {days}일만 비교합니다.',
  unknown: '금액을 다 알 수 없는 날이 {count}일 있습니다. 아는 금액만 더했습니다.',
  trend: '매출 추이',
  steps: '추이 단위',
  withOther: '총매출에는 기타 {amount}이 포함됩니다.',
});

/** The steps of the chart. */
export const stepLabels = messages({ day: '일', week: '주', month: '월', year: '년' });

/** The name of the chart by step. */
export const chartTitles = messages({
  day: '일별 매출',
  week: '주별 매출',
  month: '월별 매출',
  year: '연도별 매출',
});

export const rangeProblems = messages({
  missing: '시작일과 종료일을 모두 선택해주세요.',
  reversed: '시작일은 종료일보다 늦을 수 없습니다.',
  future: '시작일은 오늘보다 늦을 수 없습니다.',
});

export const quickLabels = messages({
  today: '오늘',
  thisWeek: '이번 주',
  thisMonth: '이번 달',
  lastMonth: '지난달',
  thisYear: '올해',
});

/** The kinds of sales in the order of the table; `other` is the 1-day pass. */
export const kindLabels = messages({
  pt: 'PT',
  pilates: '필라테스',
  health: '헬스',
  other: '기타',
});

export const kinds = Object.keys(kindLabels) as (keyof typeof kindLabels)[];

export const figureLabels = { total: salesTexts.amount, ...kindLabels };

export const comparisonTexts = messages({
  up: '{before}보다 {percent} 늘었습니다.',
  down: '{before}보다 {percent} 줄었습니다.',
  more: '{before}보다 늘었습니다.',
  less: '{before}보다 줄었습니다.',
  same: '{before} 매출과 같습니다.',
  noneBefore: '{before} 매출은 없었습니다.',
  none: '{before} 매출도 없었습니다.',
  unknown: '금액을 알 수 없는 날이 있어 {before} 매출과 비교할 수 없습니다.',
});

/** The names of the period before, with which sales are compared, and what is said while it is not there. */
export const periodBeforeTexts = messages({
  yesterday: '어제',
  dayBefore: '전날',
  range: '직전 기간({range})',
  loading: '직전 기간과 비교하는 중',
  failed: '직전 기간의 매출을 불러오지 못해 비교할 수 없습니다.',
});

/** The same of the year before. */
export const yearBeforeTexts = messages({
  day: '전년 같은 날({range})',
  range: '전년 같은 기간({range})',
  loading: '전년 같은 기간과 비교하는 중',
  failed: '전년 같은 기간의 매출을 불러오지 못해 비교할 수 없습니다.',
});
