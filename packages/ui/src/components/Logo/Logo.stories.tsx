import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../../layout/Inline/index.ts';
import { Text } from '../Text/index.ts';
import { Logo } from './index.ts';

const meta = {
  title: '컴포넌트/Logo',
  tags: ['autodocs'],
  component: Logo,
  args: {
    viewBox: '0 0 64 64',
    shape: 'M4 24h6v16H4zM54 24h6v16h-6zM13 8h10v48H13zM41 8h10v48H41z',
  },
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 옆에 이름이 있어 스크린 리더가 읽지 않습니다. 너비는 그림의 비율을 따릅니다. */
export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  render: (args) => (
    <Inline gap="md">
      <Logo {...args} accentShape="M23 8 32 26 41 8V28L32 46 23 28z" />
      <Logo {...args} />
      <Logo viewBox="0 0 128 64" shape="M0 0h56v64H0zM72 0h56v64H72z" />
      <Text as="span">이름</Text>
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
