import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/index.ts';
import { Text } from './index.ts';

const meta = {
  title: '컴포넌트/Text',
  tags: ['autodocs'],
  component: Text,
  args: { children: '오늘도 운동하기 좋은 날입니다.' },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '기본' };

/** 크기와 색을 지정하지 않으면 주변 텍스트를 따릅니다. */
export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  render: () => (
    <Stack gap="md">
      <Text size="lg" color="muted">
        바깥 글과 <Text as="strong">안의 글</Text>
      </Text>
      <Text isBrand>MAKE YOUR BODY</Text>
      {(['xs', 'sm', 'md', 'lg', 'xl', 'heading', 'title'] as const).map((size) => (
        <Text key={size} size={size}>
          {size} 오늘도 운동하기 좋은 날 1,230
        </Text>
      ))}
      {(['muted', 'accent', 'success', 'warning', 'danger', 'info'] as const).map((tone) => (
        <Text key={tone} color={tone}>
          {tone}
        </Text>
      ))}
      {(['regular', 'medium', 'bold', 'heavy'] as const).map((weight) => (
        <Text key={weight} weight={weight}>
          {weight}
        </Text>
      ))}
    </Stack>
  ),
};
