import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/index.ts';
import { Badge } from './index.ts';

const meta = {
  title: '컴포넌트/Badge',
  tags: ['autodocs'],
  component: Badge,
  args: { children: '이용 중', tone: 'success' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 색을 보지 않아도 문구만으로 뜻을 알 수 있습니다. */
export const Default: Story = { name: '기본' };

/** 세로로 쌓은 곳에서도 문구만큼만 넓습니다. */
export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  render: () => (
    <Stack gap="sm">
      <Badge>예정</Badge>
      <Badge tone="success">출석</Badge>
      <Badge tone="warning">곧 만료</Badge>
      <Badge tone="danger">마감</Badge>
      <Badge tone="info">예약 가능</Badge>
    </Stack>
  ),
};
