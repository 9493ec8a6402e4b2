import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../../components/Text/index.ts';
import { Show } from './index.ts';

const meta = {
  title: '컴포넌트/배치/Show',
  tags: ['autodocs'],
  component: Show,
  args: { on: 'screen', children: null },
} satisfies Meta<typeof Show>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 화면에 맞는 것만 보입니다. */
export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  render: () => (
    <>
      <Show on="screen">
        <Text>화면에만</Text>
      </Show>
      <Show on="print">
        <Text>종이에만</Text>
      </Show>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('화면에만')).toBeVisible();
    await expect(canvas.getByText('종이에만')).not.toBeVisible();
  },
};
