import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../../components/Text/index.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import { Stack } from '../Stack/index.ts';
import { Bleed } from './index.ts';

const meta = {
  title: '컴포넌트/배치/Bleed',
  tags: ['autodocs'],
  component: Bleed,
  args: { inline: 'md', children: <Skeleton height="control" /> },
} satisfies Meta<typeof Bleed>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 좌우의 여백만큼 넓어집니다. */
export const Default: Story = { name: '기본' };

export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  render: () => (
    <Stack gap="md">
      <Text>여백 안의 글</Text>
      <Bleed inline="md">
        <Skeleton height="control" />
      </Bleed>
    </Stack>
  ),
};
