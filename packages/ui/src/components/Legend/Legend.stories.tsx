import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../Badge/index.ts';
import { Icon } from '../Icon/index.ts';
import { Legend } from './index.ts';

const meta = {
  title: '컴포넌트/Legend',
  tags: ['autodocs'],
  component: Legend,
  args: {
    label: '달력 표시',
    items: [
      { sign: <Badge tone="danger">3</Badge>, label: '남은 자리' },
      { sign: <Icon name="check" />, label: '다녀온 날' },
      { sign: '·', label: '지난 날' },
    ],
  },
} satisfies Meta<typeof Legend>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 표시는 화면에만 보이고, 설명은 스크린 리더도 읽습니다. */
export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: '달력 표시' });
    await expect(list).toHaveTextContent('3남은 자리다녀온 날·지난 날');
    await expect(canvas.getByText('3').closest('[aria-hidden]')).not.toBeNull();
  },
};
