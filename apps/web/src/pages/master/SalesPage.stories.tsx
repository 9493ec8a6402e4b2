import { http, HttpResponse } from 'msw';
import { expect, userEvent, within } from 'storybook/test';
import { pageMeta, type PageMeta, type Story } from '../../../testing/page-meta.ts';
import { type Canvas } from '../../../testing/page-stories.ts';
import { paths } from '../../lib/paths.ts';

const thisMonth = `${paths.sales}?start=2026-11-01&end=2026-11-20`;

const meta = {
  ...pageMeta,
  title: '화면/마스터/매출',
  args: { path: thisMonth, persona: 'master1' },
} satisfies PageMeta;

export default meta;
const cellsOf = (row: HTMLElement) => [...row.children].map(({ textContent }) => textContent);
const summary = async (canvas: Canvas) =>
  within(await canvas.findByRole('region', { name: '총매출' }));

/** 합계, 종류별 추이, 날짜별 표를 한 화면에서 봅니다. 매출이 없으면 0원입니다. */
export const Ready: Story = {
  name: '한 달',
  tags: [
    'rule:screen:sales.range',
    'rule:role:master.sales',
    'rule:operation:getSalesReport',
    'rule:sales:comparison',
    'rule:sales:kinds',
  ],
  play: async ({ canvas }) => {
    await expect(cellsOf(await canvas.findByRole('row', { name: /2026. 11. 19./ }))).toEqual([
      '2026. 11. 19.',
      '1,260,000원',
      '840,000원',
      '0원',
      '420,000원',
    ]);
    await expect(canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(
      ['날짜', '총매출', 'PT', '필라테스', '헬스'],
    );
    const sum = await summary(canvas);
    await expect(sum.getByText('8,385,000원')).toBeVisible();
    await expect(await sum.findByText(/^10월 같은 기간보다 /)).toHaveTextContent(
      '10월 같은 기간보다 −7,205,000원 (−46.2%)',
    );
    await expect(
      canvas.getByRole('img', { name: /^일별 매출, 2026. 11. 1.부터/ }),
    ).toHaveTextContent('312만');
    const trend = within(canvas.getByRole('region', { name: '매출 추이' }));
    await expect(trend.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
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
  tags: ['rule:sales:default'],
  args: { path: paths.sales },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('시작일')).toHaveValue('2026. 11. 20.');
    await expect(canvas.getByLabelText('종료일')).toHaveValue('2026. 11. 20.');
    await expect(await canvas.findByText('어제보다 +1,860,000원 (+147.6%)')).toBeVisible();
    await expect(canvas.queryByRole('img', { name: /매출/u })).not.toBeInTheDocument();
  },
};

/** 한 달보다 긴 기간은 비교하지 않고, 주별로 보여 줍니다. */
export const LongRange: Story = {
  name: '긴 기간',
  tags: ['rule:sales:comparison', 'rule:sales:trend'],
  args: { path: `${paths.sales}?start=2026-08-15&end=2026-11-20` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: /^주별 매출/ })).toBeVisible();
    await expect(canvas.queryByText(/보다 [+−]/)).not.toBeInTheDocument();
    await expect(await canvas.findByRole('navigation', { name: '페이지' })).toBeVisible();
  },
};

/** 비교할 기간만 불러오지 못해도 조회한 기간은 보여 줍니다. */
export const EarlierFailed: Story = {
  name: '비교할 기간 불러오기 실패',
  tags: ['rule:sales:comparison'],
  parameters: { expectedErrors: ['status of 500'] },
  args: { path: paths.sales },
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/admin/sales/reports', ({ request }) =>
        new URL(request.url).searchParams.get('startDate') === '2026-11-19'
          ? new HttpResponse(null, { status: 500 })
          : undefined,
      ),
    ),
  play: async ({ canvas }) => {
    const sum = await summary(canvas);
    await expect(await sum.findByText('어제 매출과 비교할 수 없습니다.')).toBeVisible();
    await expect(sum.getByText('3,120,000원')).toBeVisible();
  },
};

/** 금액을 알 수 없는 날이 있으면 합계도 알 수 없고, 비교하지 않습니다. */
export const Unknown: Story = {
  name: '알 수 없는 금액',
  tags: ['rule:sales:unknown', 'rule:sales:comparison'],
  parameters: { expectedErrors: ['getSalesReport'] },
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/admin/sales/reports', () =>
        HttpResponse.json([
          { date: '2026-11-03', totalAmount: null, ptTotalAmount: 5000, pltTotalAmount: null },
          {
            date: '2026-11-05',
            totalAmount: 50_000,
            ptTotalAmount: 20_000,
            pltTotalAmount: 10_000,
            htTotalAmount: 5000,
          },
        ]),
      ),
    ),
  play: async ({ canvas }) => {
    const sum = await summary(canvas);
    await expect(await sum.findByText('10월 같은 기간 매출과 비교할 수 없습니다.')).toBeVisible();
    await expect(sum.getByText('–')).toBeVisible();
  },
};

/** 환불이 더 많아도 줄과 합계가 맞고, 0원보다 적었던 기간과는 비율 없이 비교합니다. */
export const Refunds: Story = {
  name: '환불',
  tags: ['rule:sales:refunds'],
  args: { path: `${paths.sales}?start=2026-11-01&end=2026-11-03` },
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/admin/sales/reports', ({ request }) => {
        const date = new URL(request.url).searchParams.get('startDate')!;
        const isShown = date === '2026-11-01';
        const refund = { pltTotalAmount: 0, htTotalAmount: 0, ptTotalAmount: -1_000_000 };
        return HttpResponse.json([
          ...(isShown
            ? [{ ...refund, date, totalAmount: 1_985_000, ptTotalAmount: 2_000_000 }]
            : []),
          { ...refund, date: isShown ? '2026-11-03' : date, totalAmount: -1_015_000 },
        ]);
      }),
    ),
  play: async ({ canvas }) => {
    const sum = await summary(canvas);
    await expect(await sum.findByText('970,000원')).toBeVisible();
    await expect(await sum.findByText('10월 같은 기간보다 +1,985,000원')).toBeVisible();
    await expect(canvas.getByText('-120만')).toBeVisible();
    await expect(cellsOf(canvas.getByRole('row', { name: /2026. 11. 3./ }))).toEqual([
      '2026. 11. 3.',
      '-1,015,000원',
      '-1,000,000원',
      '0원',
      '0원',
    ]);
    await expect(canvas.getByText('-30,000원')).toBeVisible();
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
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
