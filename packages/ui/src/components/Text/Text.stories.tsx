import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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

/** 크기와 색을 지정하지 않으면 주변 텍스트를 따릅니다. */
export const Default: Story = {
  name: '기본',
  args: {
    size: 'lg',
    color: 'muted',
    children: (
      <>
        바깥 글과 <Text as="strong">안의 글</Text>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const outer = getComputedStyle(canvas.getByText('바깥 글과'));
    const inner = getComputedStyle(canvas.getByText('안의 글'));
    await expect([inner.fontSize, inner.color]).toEqual([outer.fontSize, outer.color]);
    await expect(Number(inner.fontWeight)).toBeGreaterThan(Number(outer.fontWeight));
  },
};

/** 비어 있어도 텍스트가 있을 때와 높이가 같습니다. */
export const Reserved: Story = {
  name: '빈 줄',
  render: () => (
    <Stack gap="md">
      <Text size="sm" role="status" aria-label="비어 있음" reserveLines={1} />
      <Text size="sm" role="status" aria-label="글이 옴">
        오늘도
      </Text>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [empty, full] = canvas
      .getAllByRole('status')
      .map((text) => text.getBoundingClientRect().height);
    await expect(Math.abs(empty! - full!)).toBeLessThan(0.1);
  },
};

/** 확보할 줄 수는 화면 너비마다 다를 수 있습니다. */
export const ReservedOnPhones: Story = {
  name: '휴대폰에서만 두 줄',
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <>
      <Text role="status" aria-label="한 줄" reserveLines={{ phone: 2, tablet: 1 }}>
        오늘도
      </Text>
      <Text role="status" aria-label="두 줄">
        오늘도
        <br />
        내일도
      </Text>
    </>
  ),
  play: async ({ canvas }) => {
    const [reserved, full] = canvas
      .getAllByRole('status')
      .map((text) => text.getBoundingClientRect().height);
    await expect(Math.abs(reserved! - full!)).toBeLessThan(0.1);
  },
};

export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  render: () => (
    <Stack gap="md">
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
