import { expect, userEvent, waitFor, within } from 'storybook/test';
import { pageMeta, type PageMeta, type Story } from '../../../testing/page-meta.ts';
import type { Canvas } from '../../../testing/page-stories.ts';
import { answer, expectAlert, fill, press, regionOf, textsOf } from '../../../testing/steps.ts';
import { paths } from '../../lib/paths.ts';

const thisMonth = `${paths.sales}?start=2026-11-01&end=2026-11-20`;

export default {
  ...pageMeta,
  title: '화면/마스터/매출',
  args: { path: thisMonth, persona: 'master1' },
} satisfies PageMeta;
const summary = (canvas: Canvas) => regionOf(canvas, '총매출');

/** 합계, 종류별 추이, 날짜별 표를 한 화면에서 봅니다. 매출이 없으면 0원입니다. */
export const Ready: Story = {
  name: '한 달',
  tags: ['rule:screen:sales.range'],
  play: async ({ canvas }) => {
    const day = textsOf((await canvas.findByRole('row', { name: /2026. 11. 19./ })).children);
    await expect(day).toEqual(['2026. 11. 19.', '1,260,000원', '840,000원', '0원', '420,000원']);
    const headers = textsOf(canvas.getAllByRole('columnheader'));
    await expect(headers).toEqual(['날짜', '총매출', 'PT', '필라테스', '헬스']);
    const sum = await summary(canvas);
    await expect(sum.getByText('8,385,000원')).toBeVisible();
    await expect(await sum.findByText(/^10월 같은 기간보다 /)).toHaveTextContent(
      '10월 같은 기간보다 −7,205,000원 (−46.2%)',
    );
    const chart = canvas.getByRole('img', { name: /^일별 매출, 2026. 11. 1.부터/ });
    // Its labels follow its width, which is measured after the first render.
    await waitFor(() => expect(chart).toHaveTextContent('312만'));
    const trend = within(canvas.getByRole('region', { name: '매출 추이' }));
    await expect(textsOf(trend.getAllByRole('listitem'))).toEqual([
      'PT4,800,000원',
      '필라테스2,160,000원',
      '헬스1,380,000원',
      '그 외 (1일 이용권 등)45,000원',
    ]);
  },
};

/** 처음에는 서울의 오늘입니다. 하루에는 추이가 없습니다. */
export const Today: Story = {
  name: '오늘',
  args: { path: paths.sales },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('시작일')).toHaveValue('2026. 11. 20.');
    await expect(canvas.getByLabelText('종료일')).toHaveValue('2026. 11. 20.');
    await expect(await canvas.findByText('어제보다 +1,860,000원 (+147.6%)')).toBeVisible();
    await expect(canvas.queryByRole('img', { name: /매출/u })).not.toBeInTheDocument();
  },
};

/** 보던 기간을 다시 조회하면 매출을 다시 읽습니다. */
export const ShownAgain: Story = {
  name: '같은 기간을 다시 조회할 때',
  args: { faults: [{ operation: 'getSalesReport', kind: 'status', status: 500, times: 2 }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '다시 시도' })).toBeVisible();
    await press(canvas, '조회');
    await expect(await canvas.findByRole('row', { name: /2026. 11. 19./ })).toBeVisible();
  },
};

/** 한 달보다 긴 기간은 비교하지 않고, 주별로 보여 줍니다. */
export const LongRange: Story = {
  name: '긴 기간',
  args: { path: `${paths.sales}?start=2026-08-15&end=2026-11-20` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: /^주별 매출/ })).toBeVisible();
    await expect(canvas.queryByText(/보다 [+−]/)).not.toBeInTheDocument();
    await expect(await canvas.findByRole('navigation', { name: '페이지' })).toBeVisible();
  },
};

/** 휴대폰에서는 요약, 추이, 표의 순서입니다. 하루가 한 줄이고, 누르면 종류별로 펼쳐집니다. */
export const PhoneRow: Story = {
  name: '휴대폰의 행',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /2026. 11. 19./ });
    const tops = ['총매출', '매출 추이', '날짜별 매출'].map(
      (name) => canvas.getByRole('region', { name }).getBoundingClientRect().top,
    );
    await expect(tops).toEqual(tops.toSorted((one, other) => one - other));
    await expect(Math.round(row.getBoundingClientRect().height)).toBe(48);
    await expect(within(row).queryByText('840,000원')).not.toBeVisible();
    await userEvent.click(within(row).getByRole('button', { name: '자세히' }));
    await expect(within(row).getByRole('cell', { name: '840,000원' })).toBeVisible();
  },
};

/** 한 번 누르면 기간이 정해지고 바로 조회합니다. */
export const QuickRanges: Story = {
  name: '빠른 기간',
  args: { path: paths.sales },
  play: async ({ canvas }) => {
    const quick = within(await canvas.findByRole('group', { name: '빠른 기간 선택' }));
    for (const [name, start, end, total] of [
      ['이번 주', '2026. 11. 15.', '2026. 11. 20.', '4,980,000원'],
      ['이번 달', '2026. 11. 1.', '2026. 11. 20.', '8,385,000원'],
      ['지난달', '2026. 10. 1.', '2026. 10. 31.', '22,585,000원'],
      ['올해', '2026. 1. 1.', '2026. 11. 20.', '56,145,000원'],
      ['오늘', '2026. 11. 20.', '2026. 11. 20.', '3,120,000원'],
    ] as const) {
      await userEvent.click(quick.getByRole('button', { name }));
      await expect(quick.getByRole('button', { pressed: true })).toHaveTextContent(name);
      await expect(canvas.getByLabelText('시작일')).toHaveValue(start);
      await expect(canvas.getByLabelText('종료일')).toHaveValue(end);
      await waitFor(async () => expect((await summary(canvas)).getByText(total)).toBeVisible());
    }
  },
};

/** 두 날짜가 모두 있고 순서가 맞아야 조회합니다. 입력한 날짜는 그대로입니다. */
export const Reversed: Story = {
  name: '날짜가 거꾸로일 때',
  args: { path: paths.sales },
  play: async ({ canvas }) => {
    const start = await canvas.findByLabelText('시작일');
    await userEvent.clear(start);
    await press(canvas, '조회');
    await answer('시작일과 종료일을 모두 선택해주세요.');
    await fill(start, '2026-11-21');
    await press(canvas, '조회');
    await expectAlert('시작일은 종료일보다 늦을 수 없습니다.');
    await expect(start).toHaveValue('2026. 11. 21.');
  },
};

/** 날짜는 사람들이 쓰는 여러 방식으로 입력할 수 있습니다. 읽을 수 없는 날짜는 조회하지 않고 입력 방법을 안내합니다. */
export const Typed: Story = {
  name: '날짜를 입력할 때',
  tags: ['rule:input:date'],
  args: { path: paths.sales },
  play: async ({ canvas }) => {
    const [start, end] = [await canvas.findByLabelText('시작일'), canvas.getByLabelText('종료일')];
    await fill(start, '2026-02-30');
    await press(canvas, '조회');
    await expect(start).toHaveFocus();
    await expect(start).toHaveValue('2026-02-30');
    await expect(start).toHaveAccessibleDescription('날짜를 2026. 11. 20.처럼 입력해주세요.');
    await fill(start, '26.11.18');
    await fill(end, '２０２６년 11월 19일');
    await userEvent.keyboard('{Enter}');
    await expect(await (await summary(canvas)).findByText('1,860,000원')).toBeVisible();
    await expect(start).toHaveValue('2026. 11. 18.');
  },
};
