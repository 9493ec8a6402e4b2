import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Inline } from '../../layout/Inline/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { expectTouchTarget } from '../../../testing/expectations.ts';
import { Badge } from '../Badge/index.ts';
import { Text } from '../Text/index.ts';
import { Disclosure } from './index.ts';

const meta = {
  title: '컴포넌트/Disclosure',
  tags: ['autodocs'],
  component: Disclosure,
  args: {
    summary: (
      <Inline gap="xs" justify="between">
        <span>2026년 11월 20일의 기록</span>
        <Badge tone="success">정상</Badge>
      </Inline>
    ),
    children: <Text>아침 일곱 시부터 저녁 아홉 시까지 스물네 번</Text>,
  },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 누르거나 Space로 펼치고 접습니다. */
export const Default: Story = {
  name: '기본',
  play: async ({ canvas }) => {
    const content = canvas.getByText(/아침 일곱 시/);
    await expect(content).not.toBeVisible();
    await userEvent.click(canvas.getByText('2026년 11월 20일의 기록'));
    await expect(content).toBeVisible();
    const summary = canvas.getByText('2026년 11월 20일의 기록').closest('summary');
    if (!summary) throw new Error('There is no summary.');
    await expect(summary).toHaveFocus();
    await expectTouchTarget(summary);
  },
};

export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  render: (args) => (
    <Stack gap="xs">
      <Disclosure {...args} />
      <Disclosure {...args} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [, second] = canvas.getAllByText('2026년 11월 20일의 기록');
    if (second) await userEvent.click(second);
    await expect(canvas.getAllByText(/아침 일곱 시/)[1]).toBeVisible();
  },
};
