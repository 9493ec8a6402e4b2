import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../layout/Stack/index.ts';
import { Link } from '../Link/index.ts';
import { DescriptionList } from './index.ts';

const meta = {
  title: '컴포넌트/DescriptionList',
  tags: ['autodocs'],
  component: DescriptionList,
  args: {
    items: [
      { term: '전화', description: <Link href="tel:0510000000">051-000-0000</Link> },
      { term: '운영 시간', description: '평일 06:00부터 23:00까지, 주말 09:00부터 18:00까지' },
      { term: '가까운 정류장', description: '시청 앞' },
    ],
  },
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 항목과 값을 함께 읽으며, 값의 시작 위치가 같습니다. */
export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  render: (args) => (
    <Stack gap="xl" maxWidth="reading">
      <DescriptionList {...args} />
      <DescriptionList {...args} columns={{ phone: 1, tablet: 3 }} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')[2]).toHaveTextContent('가까운 정류장');
    await expect(canvas.getAllByRole('definition')[2]).toHaveTextContent('시청 앞');
  },
};

export const Phone: Story = {
  ...AllVariants,
  name: '휴대폰',
  globals: { viewport: { value: 'phone' } },
};
