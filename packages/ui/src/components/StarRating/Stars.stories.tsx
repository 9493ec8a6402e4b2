import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../layout/Stack/index.ts';
import { Stars } from './index.ts';

const meta = {
  title: '컴포넌트/Stars',
  tags: ['autodocs'],
  component: Stars,
  args: { value: 4 },
} satisfies Meta<typeof Stars>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 리뷰의 별점입니다. */
export const Default: Story = { name: '기본' };

/** 1점부터 5점까지, 그리고 평균입니다. */
export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  render: () => (
    <Stack gap="lg" align="start">
      {[1, 2, 3, 4, 5].map((value) => (
        <Stars key={value} value={value} />
      ))}
      <Stars value={4.4} label="평균 별점 4.4점" />
      <Stars value={0.8} label="평균 별점 0.8점" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '별점 5점 만점에 4점' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: '평균 별점 4.4점' })).toBeVisible();
  },
};
