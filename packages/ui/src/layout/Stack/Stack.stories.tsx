import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../../components/Badge/index.ts';
import { Text } from '../../components/Text/index.ts';
import { Stack } from './index.ts';

const meta = {
  title: '컴포넌트/배치/Stack',
  tags: ['autodocs'],
  component: Stack,
  args: { children: null, gap: 'md' },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

const lines = ['첫째 줄', '둘째 줄', '셋째 줄'].map((line) => <Text key={line}>{line}</Text>);

/** 간격은 하위 요소 사이에만 있고, 위아래에는 없습니다. */
export const Default: Story = {
  name: '기본',
  args: { children: lines },
  play: async ({ canvas }) => {
    const [first, second] = ['첫째 줄', '둘째 줄'].map((line) =>
      canvas.getByText(line).getBoundingClientRect(),
    );
    await expect(second!.top - first!.bottom).toBe(16);
  },
};

/** 스크린 리더가 목록으로 읽습니다. */
export const List: Story = {
  name: '목록',
  args: {
    as: 'ul',
    dividers: 'sm',
    children: ['하나', '둘'].map((item) => <li key={item}>{item}</li>),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list').children).toHaveLength(2);
    await expect(canvas.getByText('둘')).toHaveStyle({ borderTopStyle: 'solid' });
    await expect(canvas.getByText('하나')).toHaveStyle({ borderTopStyle: 'none' });
  },
};

export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  render: () => (
    <Stack gap="xl">
      {(['xxs', 'md', 'xl'] as const).map((gap) => (
        <Stack key={gap} gap={gap}>
          {lines}
        </Stack>
      ))}
      <Stack dividers="sm">{lines}</Stack>
      {(['start', 'center', 'end'] as const).map((align) => (
        <Stack key={align} align={align} maxWidth="lg">
          <Badge tone="info">{align}</Badge>
        </Stack>
      ))}
    </Stack>
  ),
};
