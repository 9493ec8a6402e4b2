import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { expectTouchTarget, pressesByEnter } from '../../../testing/expectations.ts';
import { Inline } from '../../layout/Inline/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { Form } from '../Form/index.ts';
import { TextField } from '../TextField/index.ts';
import { Button, type ButtonProps } from './index.ts';

const meta = {
  title: '컴포넌트/Button',
  tags: ['autodocs'],
  component: Button,
  args: { children: '이용권 구매하기', onPress: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 마우스와 키보드로 누를 때마다 한 번씩만 실행됩니다. Enter를 누르고 있어도 한 번입니다. */
export const Default: Story = {
  name: '기본',
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: '이용권 구매하기' });
    await userEvent.click(button);
    await expect(args.onPress).toHaveBeenCalledTimes(1);
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(3);
    await expect(pressesByEnter(button, { isHeld: false })).toBe(true);
    await expect(pressesByEnter(button, { isHeld: true })).toBe(false);
  },
};

/** 빨간색은 화면의 가장 중요한 동작 하나에만 씁니다. */
export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  render: ({ onPress }) => (
    <Stack gap="lg" align="start">
      {(['primary', 'secondary', 'ghost', 'danger'] as const).map((variant) => (
        <Inline key={variant} gap="sm">
          <Button variant={variant} onPress={onPress}>
            {variant}
          </Button>
          <Button variant={variant} size="sm" onPress={onPress}>
            {variant} 작게
          </Button>
          <Button variant={variant} onPress={onPress} isPending>
            {variant} 처리
          </Button>
          <Button variant={variant} onPress={onPress} disabledReason="마감">
            {variant} 불가
          </Button>
        </Inline>
      ))}
      <Inline gap="sm">
        <Button variant="ghost" size="sm" onPress={onPress} isPressed>
          고름
        </Button>
        <Button variant="ghost" size="sm" onPress={onPress} isPressed={false}>
          고르지 않음
        </Button>
      </Inline>
      <Button isFullWidth onPress={onPress}>
        전체 너비
      </Button>
      <Button size="lg" isFullWidth onPress={onPress}>
        크게
      </Button>
      <Button isFullWidth onPress={onPress} disabledReason="이용권 만료">
        전체 너비
      </Button>
    </Stack>
  ),
  play: async ({ canvas, args }) => {
    for (const button of canvas.getAllByRole('button')) await expectTouchTarget(button);
    await userEvent.click(canvas.getByRole('button', { name: 'primary 처리' }));
    await expect(args.onPress).not.toHaveBeenCalled();
    // What is pending from the start is not announced.
    await expect(canvas.queryByText('처리 중')).toBeNull();
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('고름');
    await expect(canvas.getByRole('button', { pressed: false })).toHaveTextContent('고르지 않음');
  },
};

/** 누를 수 없는 이유를 옆에 보여 주고, 키보드로 이동하면 스크린 리더가 읽습니다. 같은 버튼이 행마다 있으면 어느 행인지 함께 읽습니다. */
export const Disabled: Story = {
  name: '누를 수 없음',
  args: { children: '예약하기', disabledReason: '마감', 'aria-describedby': 'member' },
  render: (args) => (
    <Inline gap="sm">
      <span id="member">김하늘</span>
      <Button {...args} />
      <Button {...args} isReasonHidden />
    </Inline>
  ),
  play: async ({ canvas, args }) => {
    const buttons = canvas.getAllByRole('button', { name: '예약하기' });
    for (const button of buttons) {
      await expect(button).toHaveAccessibleDescription('김하늘 마감');
      await expect(button).toHaveAttribute('aria-disabled', 'true');
    }
    await userEvent.tab();
    await expect(buttons[0]).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await userEvent.click(buttons[0]!);
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

function OneField({ onPress }: ButtonProps) {
  const [isPending, setIsPending] = useState(false);
  const submit = () => {
    onPress?.();
    setIsPending(true);
  };
  return (
    <Form onSubmit={submit}>
      <TextField label="이름" />
      <Button type="submit" isPending={isPending}>
        저장
      </Button>
    </Form>
  );
}

/** 처리하는 동안 이름은 그대로이고 두 번 제출되지 않으며, 처리를 시작한 것을 알립니다. */
export const Pending: Story = {
  name: '처리 중',
  render: OneField,
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: '저장' });
    await userEvent.dblClick(button);
    await expect(button).toHaveFocus();
    await expect(canvas.getByText('처리 중')).toHaveAttribute('aria-live', 'polite');
    // As a browser does for Enter in a field; user-event dispatches `submit` without it.
    button.click();
    await expect(args.onPress).toHaveBeenCalledTimes(1);
  },
};

/** 누른 다음에 누를 수 없게 되어도 포커스를 잃지 않습니다. */
export const KeepsFocus: Story = {
  name: '포커스 유지',
  args: { children: '예약하기' },
  render: function Reservation(args) {
    const [isFull, setFull] = useState(false);
    return (
      <Button
        {...args}
        disabledReason={isFull ? '마감' : undefined}
        onPress={() => setFull(true)}
      />
    );
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: '예약하기' });
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription('마감');
  },
};

/** 한 번 누르면 다른 동작으로 바뀌는 버튼을 두 번 눌러도 바뀐 동작은 실행되지 않습니다. 문구가 짧아져도 너비는 그대로입니다. */
export const DoubleClick: Story = {
  name: '두 번 누르기',
  render: function Reservation({ onPress }) {
    const [isReserved, setIsReserved] = useState(false);
    return (
      <Button
        variant="secondary"
        widestLabel="예약하기"
        onPress={isReserved ? onPress : () => setIsReserved(true)}
      >
        {isReserved ? '취소' : '예약하기'}
      </Button>
    );
  },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: '예약하기' });
    const { width } = button.getBoundingClientRect();
    await userEvent.dblClick(button);
    await expect(button).toHaveAccessibleName('취소');
    await expect(button.getBoundingClientRect().width).toBe(width);
    await expect(args.onPress).not.toHaveBeenCalled();
    await userEvent.click(button);
    await expect(args.onPress).toHaveBeenCalledTimes(1);
  },
};
