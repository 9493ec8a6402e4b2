import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { VisuallyHidden } from './index.ts';

const meta = {
  title: '컴포넌트/VisuallyHidden',
  tags: ['autodocs'],
  component: VisuallyHidden,
  args: { children: '11월 20일 06:00 필라테스' },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 화면에는 ‘예약하기’만 보이고, 스크린 리더는 어느 수업인지까지 읽습니다. */
export const InsideButton: Story = {
  name: '버튼 이름 보충',
  render: (args) => (
    <Button variant="secondary">
      예약하기 <VisuallyHidden {...args} />
    </Button>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName(
      '예약하기 11월 20일 06:00 필라테스',
    );
  },
};
