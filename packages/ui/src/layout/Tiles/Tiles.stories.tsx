import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../../components/Badge/index.ts';
import { Text } from '../../components/Text/index.ts';
import { Stack } from '../Stack/index.ts';
import { Tiles } from './index.ts';

const meta = {
  title: '컴포넌트/배치/Tiles',
  tags: ['autodocs'],
  component: Tiles,
  args: { children: null, gap: 'md' },
} satisfies Meta<typeof Tiles>;

export default meta;
type Story = StoryObj<typeof meta>;

const tiles = Array.from({ length: 4 }, (_, at) => (
  <Stack key={at} gap="xs" align="start">
    <Badge>{`${at + 1}`}</Badge>
    <Text color="muted">칸의 너비는 모두 같습니다.</Text>
  </Stack>
));

const columnsOf = (element: Element) => getComputedStyle(element).gridTemplateColumns.split(' ');

/** 넓은 화면에서는 네 열로 배치합니다. */
export const Wide: Story = {
  name: '기본',
  args: {
    as: 'ul',
    columns: { phone: 1, tablet: 2, desktop: 4 },
    children: tiles.map((tile) => <li key={tile.key}>{tile}</li>),
  },
  play: async ({ canvas }) => {
    await expect(columnsOf(canvas.getByRole('list'))).toHaveLength(4);
  },
};

/** 휴대폰에서는 한 열로 배치합니다. */
export const Phone: Story = {
  ...Wide,
  name: '휴대폰',
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(columnsOf(canvas.getByRole('list'))).toHaveLength(1);
  },
};

export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  render: () => (
    <Stack dividers="lg">
      <Tiles columns={2} gap="md">
        {tiles}
      </Tiles>
      <Tiles columns={{ phone: 1, desktop: 4 }} gap="lg">
        {tiles}
      </Tiles>
      <Tiles minimumWidth="lg" gap="md">
        {tiles}
      </Tiles>
    </Stack>
  ),
};
