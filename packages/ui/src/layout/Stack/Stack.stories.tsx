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

export const Default: Story = { name: '기본', args: { children: lines } };

/** 간격이나 구분선은 하위 요소 사이에만 있습니다. 목록이면 스크린 리더가 목록으로 읽습니다. */
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
      <Stack as="ul" dividers="sm">
        {lines.map((line) => (
          <li key={line.key}>{line}</li>
        ))}
      </Stack>
      {(['start', 'center', 'end'] as const).map((align) => (
        <Stack key={align} align={align} maxWidth="lg">
          <Badge tone="info">{align}</Badge>
        </Stack>
      ))}
    </Stack>
  ),
  play: ({ canvas }) => expect(canvas.getAllByRole('listitem')).toHaveLength(3),
};
