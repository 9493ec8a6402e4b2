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

export const Default: Story = { name: '기본' };

/** 자리가 많으면 점 없이 텍스트만 표시합니다. */
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
  play: async ({ canvasElement }) => {
    // The dots are not read, because the text says the same.
    const dots = [...canvasElement.querySelectorAll('[aria-hidden]')];
    await expect(dots.map(({ children }) => children.length)).toEqual([6, 6, 1, 12]);
  },
};
