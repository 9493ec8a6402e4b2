import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, type within } from 'storybook/test';
import { expectNoOverflow } from '../../../testing/expectations.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { BarChart, type ChartRow, type ChartSeries } from './index.ts';

const kinds: ChartSeries[] = [
  { id: 'pt', label: 'PT', color: 0 },
  { id: 'pilates', label: '필라테스', color: 1 },
  { id: 'health', label: '헬스', color: 2 },
  { id: 'other', label: '기타', color: 3 },
];

const sales = (days: number): ChartRow[] =>
  Array.from({ length: days }, (_, day) => ({
    label: `11. ${day + 1}.`,
    values: {
      pt: [840_000, 0, 1_440_000, 840_000, 0][day % 5] ?? 0,
      pilates: [360_000, 600_000, 0, 720_000][day % 4] ?? 0,
      health: [120_000, 240_000, 420_000][day % 3] ?? 0,
      other: [0, 15_000, 30_000][day % 3] ?? 0,
    },
  }));

const trainers: ChartRow[] = [
  { label: '강민준', values: { members: 18, sessions: 64 } },
  { label: '이서연', values: { members: 22, sessions: 81 } },
  { label: '박도윤', values: { members: 9, sessions: 27 } },
  { label: '최하은', values: { members: 0, sessions: 0 } },
];

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
    orientation: 'vertical',
    isStacked: true,
  },
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 날짜마다 종류별 매출을 쌓고, 막대 위에 합계를 표시합니다. */
export const Stacked: Story = {
  name: '쌓은 막대',
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: '종류별 일 매출' });
    // The labels follow the width, which is measured after the first render.
    await waitFor(() => expect(picture).toHaveTextContent('132만'));
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'PT',
      '필라테스',
      '헬스',
      '기타',
    ]);
  },
};

/** 한 달처럼 막대가 많으면 날짜를 띄엄띄엄 표시하고, 값은 가장 높은 막대에만 표시합니다. */
export const Month: Story = {
  name: '한 달',
  args: { items: sales(30) },
  play: async ({ canvas }) => {
    const labels = canvas.getAllByText(/^11\. \d+\.$/).map((label) => label.textContent);
    await expect(labels[0]).toBe('11. 1.');
    await expect(labels.length).toBeGreaterThan(5);
    await expect(labels.length).toBeLessThan(30);
    await expectApart(canvas);
  },
};

/** 글자가 서로 겹치지 않습니다. */
async function expectApart(canvas: ReturnType<typeof within>) {
  const picture = canvas.getByRole('img', { name: '종류별 일 매출' });
  const texts = [...picture.querySelectorAll('text, span')].filter(({ textContent }) =>
    textContent?.trim(),
  );
  const boxes = texts.map((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect();
  });
  for (const [at, box] of boxes.entries())
    for (const other of boxes.slice(at + 1))
      await expect(
        box.right <= other.left ||
          other.right <= box.left ||
          box.bottom <= other.top ||
          other.bottom <= box.top,
      ).toBe(true);
}

/** 휴대폰에서도 한눈에 읽을 수 있습니다. 글자가 서로 겹치지 않습니다. */
export const Phone: Story = {
  ...Month,
  name: '휴대폰',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expectApart(canvas);
    await expectNoOverflow();
  },
};

/** 가장 높은 막대가 차트 끝에 여러 개 있어도 값은 하나만, 차트 안에 표시합니다. */
export const Equal: Story = {
  ...Phone,
  name: '같은 값',
  args: {
    items: Array.from({ length: 14 }, (_, week) => ({
      label: `11. ${week + 1}.~`,
      values: { pt: 123_450_000, pilates: 0, health: 0, other: 0 },
    })),
  },
};

/** 사람별로 비교할 때는 가로 막대를 쓰고 끝에 값을 표시합니다. */
export const Horizontal: Story = {
  name: '가로 막대',
  args: {
    label: '트레이너별 회원과 수업',
    series: [
      { id: 'members', label: '담당 회원 수', color: 2 },
      { id: 'sessions', label: '수업 횟수', color: 0 },
    ],
    items: trainers,
    formatValue: (count) => `${count}`,
    orientation: 'horizontal',
    isStacked: false,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '트레이너별 회원과 수업' })).toHaveTextContent(
      '강민준1864이서연2281',
    );
  },
};

/** 쌓은 막대, 나란한 막대, 가로 막대, 값이 없는 막대입니다. */
export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  render: (args) => (
    <Stack gap="lg" maxWidth="dialog">
      <BarChart {...args} label="쌓은 막대" />
      <BarChart {...args} label="나란한 막대" items={sales(3)} isStacked={false} />
      <BarChart {...args} label="눕힌 막대" orientation="horizontal" />
      <BarChart
        {...args}
        label="값이 없는 막대"
        items={[{ label: '11. 20.', values: { pt: 0, pilates: 0, health: 0, other: 0 } }]}
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const name of ['쌓은 막대', '나란한 막대', '눕힌 막대', '값이 없는 막대'])
      await expect(canvas.getByRole('img', { name })).toBeVisible();
  },
};
