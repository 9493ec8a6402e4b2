import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { expectNoOverflow, expectTouchTarget } from '../../../testing/expectations.ts';
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

/** 레이블이 이름이 되고, 마우스와 키보드로 누를 때마다 한 번씩만 실행됩니다. */
export const Default: Story = {
  name: '기본',
  args: { id: 'close', 'data-testid': 'close' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: '닫기' });
    await expect(button).toBe(canvas.getByTestId('close'));
    await expect(button).toHaveAttribute('id', 'close');
    await expect(button).not.toHaveAccessibleDescription();
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(3);
    await expectTouchTarget(button);
  },
};

/** 마우스를 버튼 어디에 올려도 레이블이 보입니다. */
export const Hovered: Story = {
  name: '마우스를 올릴 때',
  play: async ({ canvas }) => {
    const { left, top, width, height } = canvas.getByRole('button').getBoundingClientRect();
    const hovered = document.elementFromPoint(left + width / 2, top + height - 3);
    await expect(hovered?.closest('[title]')).toHaveAttribute('title', '닫기');
  },
};

/** 누를 수 없는 이유를 옆에 보여 주고, 키보드로 이동하면 스크린 리더가 읽습니다. */
export const Disabled: Story = {
  name: '누를 수 없음',
  args: { label: '다음 달', icon: 'chevronRight', disabledReason: '마지막 달' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: '다음 달' });
    await expect(canvas.getByText('마지막 달')).toBeVisible();
    await expect(button).toHaveAccessibleDescription('마지막 달');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
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
  },
};

/** 좁은 화면에서도 줄어들지 않고, 이유는 아래로 내려갑니다. */
export const Phone: Story = {
  name: '휴대폰',
  tags: ['picture'],
  globals: { viewport: { value: 'smallPhone' } },
  args: { disabledReason: '이미 시작한 수업이라서 지울 수 없습니다. 센터에 문의해주세요.' },
  play: async ({ canvas }) => {
    await expectTouchTarget(canvas.getByRole('button'));
    await expectNoOverflow();
  },
};
