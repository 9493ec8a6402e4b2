import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../layout/Stack/index.ts';
import { Heading } from './index.ts';

const meta = {
  title: '컴포넌트/Heading',
  tags: ['autodocs'],
  component: Heading,
  args: { level: 2, children: '오늘의 일정' },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 단계는 문서 구조를, 크기는 모습을 정합니다. */
export const Default: Story = {
  name: '기본',
  args: { level: 3, size: 'title' },
};

/** 화면 제목의 보조 문구는 제목에 포함되지 않습니다. */
export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  render: () => (
    <Stack gap="md">
      {(['title', 'heading', 'lg', 'md', 'sm'] as const).map((size) => (
        <Heading key={size} level={2} size={size}>
          {size} 오늘의 일정
        </Heading>
      ))}
      <Heading level={2} size="display" lang="en">
        MAKE YOUR DAY
      </Heading>
      <Heading level={2} color="muted">
        옅은 제목
      </Heading>
      <Heading level={1} lead="새 소식을 먼저 알려 드립니다.">
        공지
      </Heading>
    </Stack>
  ),
  play: ({ canvas }) =>
    expect(canvas.getByRole('heading', { level: 1, name: '공지' })).toBeVisible(),
};
