import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Badge } from '../../components/Badge/index.ts';
import { LinkButton } from '../../components/LinkButton/index.ts';
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

/** 넓은 화면에서는 네 열로 배치합니다. */
export const Wide: Story = {
  name: '기본',
  args: { columns: { phone: 1, tablet: 2, desktop: 4 }, children: tiles },
};

/** 휴대폰에서는 한 열로 배치합니다. */
export const Phone: Story = {
  ...Wide,
  name: '휴대폰',
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
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
    </Stack>
  ),
};

/** 들어가지 않으면 한 행이 옆으로 스크롤되고, Tab으로도 끝까지 갑니다. */
export const Row: Story = {
  name: '한 행',
  globals: { viewport: { value: 'phone' } },
  args: {
    as: 'ul',
    isRow: true,
    children: ['하나', '둘', '셋', '넷'].map((name) => (
      <li key={name}>
        <LinkButton href={`#${name}`}>{name}</LinkButton>
      </li>
    )),
  },
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
    const last = canvas.getByRole('link', { name: '넷' });
    await expect(last.getBoundingClientRect().left).toBeGreaterThan(window.innerWidth);
    for (let tab = 0; tab < 4; tab += 1) await userEvent.tab();
    await expect(last).toHaveFocus();
    await waitFor(() =>
      expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth),
    );
  },
};
