import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../layout/Stack/index.ts';
import { Capacity } from './index.ts';

const meta = {
  title: '컴포넌트/Capacity',
  tags: ['autodocs'],
  component: Capacity,
  args: { label: '자리', text: '2/6', value: 2, maxValue: 6 },
} satisfies Meta<typeof Capacity>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 점은 스크린 리더가 읽지 않고, 같은 숫자를 텍스트로 표시합니다. */
export const Default: Story = {
  name: '기본',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('2/6')).toBeVisible();
    const dots = canvasElement.querySelector('[aria-hidden]');
    await expect(dots?.children).toHaveLength(6);
  },
};

/** 자리가 많으면 점 없이 텍스트만 표시합니다. */
export const Many: Story = {
  name: '많은 자리',
  args: { text: '7/13', value: 7, maxValue: 13 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('7/13')).toBeVisible();
    await expect(canvasElement.querySelector('[aria-hidden]')).toBeNull();
  },
};

export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  render: ({ label }) => (
    <Stack gap="sm">
      <Capacity label={label} text="0/6" value={0} maxValue={6} />
      <Capacity label={label} text="2/6" value={2} maxValue={6} />
      <Capacity label={label} text="1/1" value={1} maxValue={1} />
      <Capacity label={label} text="12/12" value={12} maxValue={12} />
      <Capacity label={label} text="7/13" value={7} maxValue={13} />
      <Capacity label={label} text="-/6" value={null} maxValue={6} />
    </Stack>
  ),
};
