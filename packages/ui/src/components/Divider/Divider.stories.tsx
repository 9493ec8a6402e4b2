import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../layout/Stack/index.ts';
import { Text } from '../Text/index.ts';
import { Divider } from './index.ts';

const meta = {
  title: '컴포넌트/Divider',
  tags: ['autodocs'],
  component: Divider,
} satisfies Meta<typeof Divider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 스크린 리더가 구분선으로 읽습니다. */
export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  render: () => (
    <Stack gap="lg">
      <Text>처음</Text>
      <Divider />
      <Text>다음</Text>
    </Stack>
  ),
  play: ({ canvas }) => expect(canvas.getAllByRole('separator')).toHaveLength(1),
};
