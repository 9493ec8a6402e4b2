import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Stack } from '../../layout/Stack/index.ts';
import { CodeBlock } from './index.ts';

const body = {
  name: '김하늘',
  dates: Array.from({ length: 20 }, (_, day) => `2026-11-${day + 1}`),
};

const meta = {
  title: '컴포넌트/CodeBlock',
  tags: ['autodocs'],
  component: CodeBlock,
  args: { label: '응답', children: JSON.stringify(body, null, 2) },
} satisfies Meta<typeof CodeBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 길면 안에서 스크롤하며, 키보드로도 스크롤할 수 있습니다. */
export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  render: (args) => (
    <Stack gap="md">
      <CodeBlock {...args} />
      <CodeBlock label="요청">본문 없음</CodeBlock>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const code = canvas.getByRole('region', { name: '응답' });
    await expect(code.scrollHeight).toBeGreaterThan(code.clientHeight);
    await userEvent.tab();
    await expect(code).toHaveFocus();
  },
};
