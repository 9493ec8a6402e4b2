import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { expectTouchTarget } from '../../../testing/expectations.ts';
import { Inline } from '../../layout/Inline/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { IconButton } from './index.ts';

const meta = {
  title: '컴포넌트/IconButton',
  tags: ['autodocs'],
  component: IconButton,
  args: { label: '닫기', icon: 'close', variant: 'ghost', onPress: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 레이블이 이름이 되고, 마우스를 버튼 어디에 올려도 보입니다. */
export const Default: Story = {
  name: '기본',
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: '닫기' });
    await expect(button).not.toHaveAccessibleDescription();
    await userEvent.click(button);
    await expect(args.onPress).toHaveBeenCalledOnce();
    const { left, top, width, height } = button.getBoundingClientRect();
    const hovered = document.elementFromPoint(left + width / 2, top + height - 3);
    await expect(hovered?.closest('[title]')).toHaveAttribute('title', '닫기');
  },
};

/** 가로와 세로가 같고, 작아도 44px입니다. */
export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  render: (args) => (
    <Stack gap="lg" align="start">
      {(['primary', 'secondary', 'ghost', 'danger'] as const).map((variant) => (
        <Inline key={variant} gap="sm">
          <IconButton {...args} variant={variant} />
          <IconButton {...args} variant={variant} size="sm" />
          <IconButton {...args} variant={variant} isPending />
          <IconButton {...args} variant={variant} isDisabled />
          <IconButton {...args} variant={variant} disabledReason="마감" />
        </Inline>
      ))}
      <Inline gap="sm">
        <IconButton {...args} label="보임" icon="eye" isPressed />
        <IconButton {...args} label="숨김" icon="eyeOff" isPressed={false} />
      </Inline>
      <IconButton {...args} variant="primary" size="lg" icon="arrowRight" label="시작" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      await expectTouchTarget(button);
      const { width, height } = button.getBoundingClientRect();
      await expect(width).toBeCloseTo(height);
    }
    await expect(canvas.getByRole('button', { pressed: true })).toHaveAccessibleName('보임');
    const disabled = canvas.getAllByRole('button', { description: '마감' });
    await expect(disabled).toHaveLength(4);
  },
};
