import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../../components/Badge/index.ts';
import { Text } from '../../components/Text/index.ts';
import { Stack } from '../Stack/index.ts';
import { Split } from './index.ts';

const meta = {
  title: '컴포넌트/배치/Split',
  tags: ['autodocs'],
  component: Split,
  args: { children: null },
} satisfies Meta<typeof Split>;

export default meta;
type Story = StoryObj<typeof meta>;

const part = (name: string) => (
  <Stack gap="xs" align="start">
    <Badge tone="info">{name}</Badge>
    <Text color="muted">
      두 덩어리는 읽는 차례대로 나란히 서고, 좁은 화면에서는 같은 차례로 위아래에 섭니다.
    </Text>
  </Stack>
);
const parts = [part('첫째'), part('둘째'), part('셋째')].map((child, at) => (
  <div key={at}>{child}</div>
));

/** 셋째 영역은 첫째 영역 아래에 놓입니다. */
export const Three: Story = {
  name: '기본',
  args: { children: parts },
};

/** 셋째 영역은 첫째 영역 아래에 놓입니다. */
export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  render: () => (
    <Stack dividers="lg">
      {(['1:1', '7:5', 'md:fill', 'fill:xl', 'reading:fill'] as const).map((columns) => (
        <Split key={columns} columns={columns}>
          {part(columns)}
          {part('둘째')}
        </Split>
      ))}
      <Split>{parts}</Split>
    </Stack>
  ),
};

/** 좁은 화면에서는 순서대로 위아래에 놓입니다. */
export const Phone: Story = {
  ...AllVariants,
  name: '휴대폰',
  globals: { viewport: { value: 'phone' } },
};
