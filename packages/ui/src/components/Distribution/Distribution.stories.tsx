import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { rightToLeft } from '../../../testing/right-to-left.tsx';
import { Stack } from '../../layout/Stack/index.ts';
import { Skeleton, SkeletonGroup } from '../Skeleton/index.ts';
import { Distribution } from './index.ts';

const items = [
  { label: '5점', share: 75, count: '12개' },
  { label: '4점', share: 20, count: '3개' },
  { label: '3점', share: 5, count: '1개' },
  { label: '2점', share: 0, count: '0개' },
];

const loading = items.map(({ label }) => ({
  label,
  share: 0,
  count: <Skeleton sampleText="00개" />,
}));

const meta = {
  title: '컴포넌트/Distribution',
  tags: ['autodocs'],
  component: Distribution,
  args: { items },
} satisfies Meta<typeof Distribution>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 이름과 숫자를 읽으며, 막대 길이는 비율과 같습니다. */
export const Default: Story = {
  name: '기본',
  play: async ({ canvas, canvasElement }) => {
    const items = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(items).toEqual(['5점12개', '4점3개', '3점1개', '2점0개']);
    const [track] = canvasElement.querySelectorAll('svg');
    const [bar] = canvasElement.querySelectorAll('rect');
    const share = bar!.getBoundingClientRect().width / track!.getBoundingClientRect().width;
    await expect(share).toBeCloseTo(0.75, 2);
  },
};

/** 비율이 숫자가 아니거나 범위를 벗어나도 막대는 비었거나 가득 찬 것으로 보여 줍니다. */
export const OtherShares: Story = {
  name: '범위를 벗어난 비율',
  args: {
    items: [Number.NaN, -5, 500].map((share) => ({ label: `${share}`, share, count: '0개' })),
  },
  play: async ({ canvasElement }) => {
    const widths = [...canvasElement.querySelectorAll('rect')].map((bar) =>
      bar.getAttribute('width'),
    );
    await expect(widths).toEqual(['0%', '0%', '100%']);
  },
};

/** 오른쪽에서 왼쪽으로 쓰는 언어에서는 막대도 오른쪽에서 시작합니다. */
export const RightToLeft: Story = {
  name: '오른쪽에서 왼쪽으로',
  decorators: [rightToLeft],
  play: async ({ canvasElement }) => {
    const [track] = canvasElement.querySelectorAll('svg');
    const [bar] = canvasElement.querySelectorAll('rect');
    const right = track!.getBoundingClientRect().right;
    await expect(bar!.getBoundingClientRect().right).toBeCloseTo(right, 0);
  },
};

/** 불러오는 중에도 높이가 같습니다. */
export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  render: (args) => (
    <Stack gap="lg" maxWidth="xl">
      <Distribution {...args} />
      <Distribution
        items={[{ label: '한 줄로 다 쓰지 못할 만큼 긴 이름', share: 40, count: '2개' }]}
      />
      <SkeletonGroup>
        <Distribution items={loading} />
      </SkeletonGroup>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [ready, , waiting] = canvas.getAllByRole('list');
    await expect(waiting!.offsetHeight).toBe(ready!.offsetHeight);
  },
};
