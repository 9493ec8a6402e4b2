import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Stack } from '../../layout/Stack/index.ts';
import { BarChart, type ChartItem, type ChartSeries } from './index.ts';

const kinds: ChartSeries[] = [
  { id: 'pt', label: 'PT', color: 0 },
  { id: 'pilates', label: '필라테스', color: 1 },
  { id: 'health', label: '헬스', color: 2 },
  { id: 'other', label: '그 외', color: 3 },
];

const sales = (days: number): ChartItem[] =>
  Array.from({ length: days }, (_, day) => ({
    id: `${day}`,
    label: `11. ${day + 1}.`,
    values: {
      pt: [840_000, 0, 1_440_000, 840_000, 0][day % 5] ?? 0,
      pilates: [360_000, 600_000, 0, 720_000][day % 4] ?? 0,
      health: [120_000, 240_000, 420_000][day % 3] ?? 0,
      other: [0, 15_000, 30_000][day % 3] ?? 0,
    },
  }));

const toTenThousands = (won: number) => `${Math.round(won / 10_000).toLocaleString('ko-KR')}만`;

const meta = {
  title: '컴포넌트/BarChart',
  tags: ['autodocs'],
  component: BarChart,
  args: {
    label: '종류별 일 매출',
    series: kinds,
    items: sales(5),
    formatValue: toTenThousands,
  },
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 날짜마다 종류별 매출을 쌓고, 막대 위에 합계를 표시합니다. 눈금은 0과 중간, 가장 높은 값에 가까운 수입니다. */
export const Stacked: Story = {
  name: '쌓은 막대',
  tags: ['rule:look:chart'],
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: '종류별 일 매출' });
    // The labels follow the width, which is measured after the first render.
    await waitFor(() => expect(picture).toHaveTextContent('132만'));
    await expect(canvas.getByRole('list')).toHaveTextContent('PT필라테스헬스그 외');
    const lines = picture.querySelectorAll('line[x2="100%"]');
    for (const [at, text] of ['200만', '100만', '0만'].entries()) {
      const { top, bottom, right } = canvas.getByText(text).getBoundingClientRect();
      await expect((top + bottom) / 2).toBeCloseTo(lines[at]!.getBoundingClientRect().top, 0);
      await expect(right).toBeLessThan(picture.getBoundingClientRect().left);
    }
    // Only the chart's own labels are read.
    await expect(canvas.getByText('100만').closest('[aria-hidden]')).not.toBeNull();
  },
};

/** 휴대폰에서도 한눈에 읽을 수 있습니다. 날짜는 띄엄띄엄, 값은 가장 높은 막대에만 표시합니다. */
export const Phone: Story = {
  name: '휴대폰',
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  args: { items: sales(30) },
};

/** 값이 없으면 막대 없이 비워 두고, 0보다 작은 값은 0의 아래에 그립니다. */
export const Missing: Story = {
  name: '없는 값과 0보다 작은 값',
  tags: ['picture', 'rule:look:chart'],
  args: {
    items: [
      { id: 'a', label: '11. 1.', values: { pt: 100, pilates: null } },
      { id: 'b', label: '11. 2.', values: { pilates: Number.NaN } },
      { id: 'c', label: '11. 3.', values: {} },
      { id: 'd', label: '11. 4.', values: { pt: -100, pilates: -50 } },
    ],
    series: kinds.slice(0, 2),
    formatValue: (value) => `${value}`,
  },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img');
    await waitFor(() => expect(picture).toHaveTextContent('100'));
    await expect(picture).not.toHaveTextContent(/NaN|null|undefined/);
    await expect(picture.innerHTML).not.toContain('NaN');
  },
};

/** 범례에 합계가 있는 쌓은 막대, 값이 없는 막대입니다. */
export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  render: (args) => (
    <Stack gap="lg" maxWidth="dialog">
      <BarChart
        {...args}
        label="쌓은 막대"
        series={kinds.map((kind) => ({ ...kind, total: '1,320,000원' }))}
      />
      <BarChart
        {...args}
        label="값이 없는 막대"
        items={[{ id: 'a', label: '11. 20.', values: { pt: 0, pilates: 0, health: 0, other: 0 } }]}
      />
    </Stack>
  ),
};
