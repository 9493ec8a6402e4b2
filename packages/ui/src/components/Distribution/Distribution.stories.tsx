import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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

export const Default: Story = { name: '기본' };

/** 이름과 숫자를 읽으며, 막대 길이는 비율과 같습니다. 불러오는 중에도 높이가 같습니다. */
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
    const [first] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('5점12개');
  },
};
