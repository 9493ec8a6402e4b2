import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { rightToLeft } from '../../../testing/right-to-left.tsx';
import { expectNoOverflow } from '../../../testing/expectations.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { Skeleton, SkeletonGroup } from '../Skeleton/index.ts';
import { Breakdown, type BreakdownItem } from './index.ts';

const items: BreakdownItem[] = [
  { label: 'PT', series: 0, share: 57.2, value: '4,800,000원', note: '57.2%' },
  { label: '필라테스', series: 1, share: 25.8, value: '2,160,000원', note: '25.8%' },
  { label: '헬스', series: 2, share: 16.5, value: '1,380,000원', note: '16.5%' },
  { label: '기타', series: 3, share: 0.5, value: '45,000원', note: '0.5%' },
];

const none = items.map((item) => ({ ...item, share: 0, value: '0원', note: undefined }));

const loading = items.map((item) => ({
  ...item,
  share: 0,
  value: <Skeleton sampleText="1,000,000원" />,
  note: <Skeleton sampleText="10.0%" />,
}));

const meta = {
  title: '컴포넌트/Breakdown',
  tags: ['autodocs'],
  component: Breakdown,
  args: { items },
} satisfies Meta<typeof Breakdown>;

export default meta;
type Story = StoryObj<typeof meta>;

const partsOf = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('svg g > rect')].filter(
    (part) => part.closest('pattern') === null,
  );

/** 막대는 비중만큼 나뉘고, 표시의 무늬는 막대와 같습니다. */
export const Default: Story = {
  name: '기본',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'PT4,800,000원57.2%',
      '필라테스2,160,000원25.8%',
      '헬스1,380,000원16.5%',
      '기타45,000원0.5%',
    ]);
    const parts = partsOf(canvasElement);
    const width = parts[0]!.closest('svg')!.getBoundingClientRect().width;
    const shares = parts.map((part) => part.getBoundingClientRect().width / width);
    for (const [index, share] of shares.entries())
      await expect(share).toBeCloseTo(items[index]!.share / 100, 2);
    const fills = canvas
      .getAllByRole('listitem')
      .map((item) => item.querySelector('rect')?.getAttribute('fill'));
    await expect(parts.map((part) => part.getAttribute('fill'))).toEqual(fills);
    await expect(new Set(fills).size).toBe(4);
  },
};

/** 오른쪽에서 왼쪽으로 쓰는 언어에서는 첫 종류가 오른쪽에 있습니다. */
export const RightToLeft: Story = {
  name: '오른쪽에서 왼쪽으로',
  decorators: [rightToLeft],
  play: async ({ canvasElement }) => {
    const [first] = partsOf(canvasElement);
    const bar = first!.closest('svg')!.getBoundingClientRect();
    await expect(first!.getBoundingClientRect().right).toBeCloseTo(bar.right, 0);
  },
};

/** 불러오는 중에도 높이가 같습니다. */
export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  render: (args) => (
    <Stack gap="lg" maxWidth="xl">
      <Breakdown {...args} />
      <Breakdown items={none} />
      <SkeletonGroup>
        <Breakdown items={loading} />
      </SkeletonGroup>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [ready, , waiting] = canvas.getAllByRole('list');
    await expect(waiting!.offsetHeight).toBe(ready!.offsetHeight);
  },
};

export const Phone: Story = {
  name: '휴대폰',
  tags: ['picture'],
  globals: { viewport: { value: 'smallPhone' } },
  args: {
    items: items.map((item) => ({
      ...item,
      label: item.series === 1 ? '한 줄에 다 쓰지 못할 만큼 긴 이름' : item.label,
      value: '123,456,789,000원',
    })),
  },
  play: async () => expectNoOverflow(),
};
