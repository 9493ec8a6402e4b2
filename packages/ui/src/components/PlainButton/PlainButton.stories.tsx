import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Inline } from '../../layout/Inline/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { expectTouchTarget } from '../../../testing/expectations.ts';
import { PlainButton } from './index.ts';

const meta = {
  title: '컴포넌트/PlainButton',
  tags: ['autodocs'],
  component: PlainButton,
  args: { children: '다시 시도', onPress: fn() },
} satisfies Meta<typeof PlainButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 마우스와 키보드로 누를 때마다 한 번씩 실행됩니다. */
export const Default: Story = {
  name: '기본',
  args: { 'aria-haspopup': 'dialog' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: '다시 시도' });
    await expect(button).toHaveAttribute('aria-haspopup', 'dialog');
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onPress).toHaveBeenCalledTimes(3);
  },
};

export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  render: (args) => (
    <Stack gap="md">
      {(['primary', 'secondary', 'ghost', 'danger'] as const).map((variant) => (
        <Inline key={variant} gap="md">
          <PlainButton {...args} variant={variant} />
          <PlainButton {...args} variant={variant} size="sm" />
        </Inline>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) await expectTouchTarget(button);
  },
};
