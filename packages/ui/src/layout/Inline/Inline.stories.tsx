import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../../components/Badge/index.ts';
import { Text } from '../../components/Text/index.ts';
import { Stack } from '../Stack/index.ts';
import { Inline, Fill } from './index.ts';

const meta = {
  title: '컴포넌트/배치/Inline',
  tags: ['autodocs'],
  component: Inline,
  subcomponents: { Fill },
  args: { children: null, gap: 'sm' },
} satisfies Meta<typeof Inline>;

export default meta;
type Story = StoryObj<typeof meta>;

const badges = (count: number) =>
  Array.from({ length: count }, (_, at) => <Badge key={at}>{`${at + 1}번째`}</Badge>);

/** 공간이 부족하면 다음 줄로 내려가고, 화면이 옆으로 밀리지 않습니다. */
export const Wrapped: Story = {
  name: '줄바꿈',
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  args: { children: badges(12) },
};

/** Fill은 남은 공간을 모두 차지해 뒤의 요소를 끝으로 보냅니다. 버튼이 없어도 버튼 높이만큼 공간을 확보할 수 있습니다. */
export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  render: () => (
    <Stack gap="lg">
      {(['start', 'center', 'end', 'between'] as const).map((justify) => (
        <Inline key={justify} gap="xs" justify={justify}>
          {badges(3)}
        </Inline>
      ))}
      {(['start', 'center', 'end', 'baseline'] as const).map((align) => (
        <Inline key={align} gap="md" align={align}>
          <Text size="title">{align}</Text>
          {badges(2)}
        </Inline>
      ))}
      <Inline gap="sm" minHeight="target">
        <Fill>
          <Text>이름</Text>
        </Fill>
        <Badge>끝</Badge>
      </Inline>
      <Text>
        글 안의{' '}
        <Inline as="span" gap="xxs">
          {badges(2)}
        </Inline>
      </Text>
    </Stack>
  ),
};
