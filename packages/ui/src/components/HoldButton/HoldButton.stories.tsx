import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { expectTouchTarget } from '../../../testing/expectations.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { HoldButton } from './index.ts';

const meta = {
  title: '컴포넌트/HoldButton',
  tags: ['autodocs'],
  component: HoldButton,
  args: { children: '나가기', hint: '길게 누르면 나갑니다.', onPress: fn() },
} satisfies Meta<typeof HoldButton>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = { keys: '[MouseLeft>]' };
const release = { keys: '[/MouseLeft]' };

/** 짧게 누르면 아무 일도 없고, 누르는 동안 남은 시간이 보이며, 다 차면 한 번 실행합니다. 누른 채로 버튼을 벗어나면 취소합니다. 스크린 리더의 누르기는 누르고 있을 수 없으므로 바로 실행합니다. */
export const Default: Story = {
  name: '길게 누르기',
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: '나가기' });
    await expect(button).toHaveAccessibleDescription('길게 누르면 나갑니다.');
    await expectTouchTarget(button);
    await userEvent.click(button);
    await expect(button).not.toHaveAttribute('data-held');
    await expect(args.onPress).not.toHaveBeenCalled();
    await userEvent.pointer([{ ...press, target: button }]);
    await expect(button).toHaveAttribute('data-held');
    await expect(button.getAnimations({ subtree: true })).toHaveLength(1);
    await waitFor(() => expect(args.onPress).toHaveBeenCalledTimes(1), { timeout: 5_000 });
    await expect(button).not.toHaveAttribute('data-held');
    await userEvent.pointer([release]);
    await expect(args.onPress).toHaveBeenCalledTimes(1);
    // The press of a screen reader, which cannot be held.
    button.click();
    await expect(args.onPress).toHaveBeenCalledTimes(2);
    await userEvent.pointer([{ ...press, target: button }]);
    await userEvent.pointer([{ target: document.body }]);
    await waitFor(() => expect(button).not.toHaveAttribute('data-held'));
    await userEvent.pointer([release]);
  },
};

/** Enter나 Space를 누르고 있어도 되고, 먼저 떼거나 포커스가 벗어나면 취소합니다. */
export const Keyboard: Story = {
  name: '키보드',
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: '나가기' });
    button.focus();
    await userEvent.keyboard('{Enter} ');
    await expect(button).not.toHaveAttribute('data-held');
    await userEvent.keyboard('{Enter>}');
    await expect(button).toHaveAttribute('data-held');
    button.blur();
    await waitFor(() => expect(button).not.toHaveAttribute('data-held'));
    await userEvent.keyboard('{/Enter}');
    await expect(args.onPress).not.toHaveBeenCalled();
    button.focus();
    await userEvent.keyboard('{ >}');
    await waitFor(() => expect(args.onPress).toHaveBeenCalledTimes(1), { timeout: 5_000 });
    await userEvent.keyboard('{/ }');
  },
};

/** 짧게 누르거나 스크린 리더로 누르면 다른 동작을 합니다. 바코드 리더의 Enter는 아무 동작도 하지 않습니다. */
export const ShortPress: Story = {
  name: '짧게 누르기',
  args: { onShortPress: fn() },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: '나가기' });
    await userEvent.click(button);
    await expect(args.onShortPress).toHaveBeenCalledTimes(1);
    button.click();
    await expect(args.onShortPress).toHaveBeenCalledTimes(2);
    await userEvent.keyboard('{Enter} ');
    await userEvent.pointer([{ ...press, target: button }]);
    await waitFor(() => expect(args.onPress).toHaveBeenCalledTimes(1), { timeout: 5_000 });
    await userEvent.pointer([release]);
    await expect(args.onShortPress).toHaveBeenCalledTimes(2);
  },
};

export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  render: (args) => (
    <Stack gap="md" align="start">
      {(['primary', 'secondary', 'ghost', 'danger'] as const).map((variant) => (
        <HoldButton key={variant} {...args} variant={variant} />
      ))}
      <HoldButton {...args} size="lg" />
    </Stack>
  ),
};
