import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, type within } from 'storybook/test';
import { expectNoOverflow } from '../../../testing/expectations.ts';
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
      '그 외',
    ]);
  },
};

/** 한 달처럼 막대가 많으면 날짜를 띄엄띄엄 표시하고, 값은 가장 높은 막대에만 표시합니다. */
export const Month: Story = {
  name: '한 달',
  args: { items: sales(30) },
  play: async ({ canvas }) => {
    const found = await canvas.findAllByText(/^11\. \d+\.$/);
    const labels = found.map((label) => label.textContent);
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
  tags: ['picture'],
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
  tags: ['picture'],
  args: {
    items: Array.from({ length: 14 }, (_, week) => ({
      id: `${week}`,
      label: `11. ${week + 1}.~`,
      values: { pt: 123_450_000, pilates: 0, health: 0, other: 0 },
    })),
  },
};

/** 눈금은 0과 중간, 가장 높은 값에 가까운 수입니다. 막대는 선보다 앞에, 이름의 한가운데에 있습니다. */
export const Scale: Story = {
  name: '눈금',
  tags: ['rule:look:chart-scale'],
  play: async ({ canvas, canvasElement }) => {
    const picture = canvas.getByRole('img', { name: '종류별 일 매출' });
    await waitFor(() => expect(picture).toHaveTextContent('189만'));
    const [top, middle, zero] = ['200만', '100만', '0만'].map((text) =>
      canvas.getByText(text).getBoundingClientRect(),
    );
    const centreOf = ({ top: start, bottom: end }: DOMRect) => (start + end) / 2;
    const lines = [...picture.querySelectorAll('line[x2="100%"]')].slice(0, 3);
    for (const [at, label] of [top!, middle!, zero!].entries()) {
      await expect(centreOf(label)).toBeCloseTo(centreOf(lines[at]!.getBoundingClientRect()), 0);
      await expect(label.right).toBeLessThan(picture.getBoundingClientRect().left);
    }
    // Only the chart's own labels are read.
    await expect(canvas.getByText('100만').closest('[aria-hidden]')).not.toBeNull();
    const bar = [...picture.querySelectorAll('rect')][0]!.getBoundingClientRect();
    const name = document.createRange();
    name.selectNodeContents(canvas.getByText('11. 1.'));
    const middleOf = ({ left, right }: DOMRect) => (left + right) / 2;
    await expect(Math.abs(middleOf(name.getBoundingClientRect()) - middleOf(bar))).toBeLessThan(2);
    const above = document.elementFromPoint(middleOf(bar), centreOf(middle!));
    await expect(canvasElement.contains(above)).toBe(true);
    await expect(above?.tagName).not.toBe('line');
  },
};

const twoKinds = kinds.slice(0, 2);

const heights = (picture: HTMLElement) =>
  [...picture.querySelectorAll('svg rect')]
    .filter((bar) => bar.closest('pattern') === null)
    .map((bar) => bar.getBoundingClientRect().height);

/** 표시하지 않는 종류의 값은 눈금을 변경하지 않습니다. */
export const OtherValues: Story = {
  name: '표시하지 않는 값',
  tags: ['rule:look:chart-values'],
  args: {
    isStacked: false,
    series: twoKinds,
    items: [{ id: 'a', label: '11. 1.', values: { pt: 100, pilates: 50, health: 100_000 } }],
    formatValue: (value) => `${value}`,
  },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: '종류별 일 매출' });
    const [pt = 0, pilates = 0] = heights(picture);
    await expect(pt).toBeGreaterThan(150);
    await expect(pilates).toBeCloseTo(pt / 2, 0);
  },
};

/** 값이 없으면 막대 없이 비워 둡니다. 가장 높은 막대와 같은 눈금은 선만 있습니다. */
export const Missing: Story = {
  name: '없는 값',
  tags: ['picture', 'rule:look:chart-values'],
  args: {
    items: [
      { id: 'a', label: '11. 1.', values: { pt: 100, pilates: null } },
      { id: 'b', label: '11. 2.', values: { pilates: Number.NaN } },
      { id: 'c', label: '11. 3.', values: {} },
      { id: 'd', label: '11. 4.', values: { pt: 50, pilates: 50 } },
    ],
    series: twoKinds,
    formatValue: (value) => `${value}`,
  },
  render: (args) => (
    <Stack gap="lg" maxWidth="dialog">
      <BarChart {...args} label="쌓은 막대" />
      <BarChart {...args} label="나란한 막대" isStacked={false} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const picture of canvas.getAllByRole('img')) {
      await waitFor(() => expect(picture).toHaveTextContent('100'));
      await expect(picture).not.toHaveTextContent(/NaN|null|undefined/);
      await expect(picture.innerHTML).not.toContain('NaN');
    }
    await expect(canvas.getAllByText('100')).toHaveLength(3);
  },
};

/** 0보다 작은 값은 0의 아래에 그립니다. */
export const Negative: Story = {
  name: '0보다 작은 값',
  tags: ['picture', 'rule:look:chart-values'],
  args: {
    ...Missing.args,
    items: [
      { id: 'a', label: '11. 1.', values: { pt: 100, pilates: -50 } },
      { id: 'b', label: '11. 2.', values: { pt: -100, pilates: -100 } },
      { id: 'c', label: '11. 3.', values: { pt: 0, pilates: 150 } },
    ],
  },
  render: Missing.render,
  play: async ({ canvas }) => {
    for (const picture of canvas.getAllByRole('img')) {
      await waitFor(() => expect(picture).toHaveTextContent('-'));
      const bars = [...picture.querySelectorAll('svg rect')].filter(
        (bar) => bar.closest('pattern') === null,
      );
      await expect(bars).toHaveLength(5);
    }
  },
};

/** 막대가 아주 많으면 차트 안에서 스크롤합니다. 키보드로는 차트에 포커스를 두고 화살표로 움직입니다. */
export const Hundreds: Story = {
  name: '막대 400개',
  tags: ['rule:look:chart-scroll'],
  args: {
    items: Array.from({ length: 400 }, (_, day) => ({
      id: `${day}`,
      label: `${day + 1}일`,
      values: { pt: (day % 7) * 10_000, pilates: 20_000, health: 0, other: 0 },
    })),
  },
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region', { name: '종류별 일 매출' });
    const [bar] = [...region.querySelectorAll('svg')].filter((svg) => svg.querySelector('rect'));
    await expect(bar?.getBoundingClientRect().width).toBeGreaterThan(3);
    await expectNoOverflow();
    await userEvent.tab();
    await expect(region).toHaveFocus();
    // The latest are visible first.
    await expect(region.scrollLeft).toBeGreaterThan(0);
    await expect(region.scrollLeft + region.clientWidth).toBeCloseTo(region.scrollWidth, -1);
    await expect(region.scrollHeight).toBe(region.clientHeight);
  },
};

export const HundredsPhone: Story = {
  ...Hundreds,
  name: '휴대폰의 막대 400개',
  tags: ['picture', 'rule:look:chart-scroll'],
  globals: { viewport: { value: 'phone' } },
};

/** 범례에 합계가 있는 쌓은 막대, 나란한 막대, 값이 없는 막대입니다. */
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
      <BarChart {...args} label="나란한 막대" items={sales(3)} isStacked={false} />
      <BarChart
        {...args}
        label="값이 없는 막대"
        items={[{ id: 'a', label: '11. 20.', values: { pt: 0, pilates: 0, health: 0, other: 0 } }]}
      />
    </Stack>
  ),
};
