import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { expectNoOverflow, expectTouchTarget } from '../../../testing/expectations.ts';
import { useControlled } from '../../../testing/use-controlled.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { TextField } from '../TextField/index.ts';
import { Keypad, type KeypadProps } from './index.ts';

function WithField(props: KeypadProps) {
  const field = useRef<HTMLInputElement>(null);
  const [value, onChange] = useControlled(props.value, props.onChange);
  return (
    <Stack gap="sm" maxWidth="dialog">
      <TextField
        ref={field}
        label="회원 번호"
        size="lg"
        inputMode="none"
        value={value}
        onChange={onChange}
      />
      <Keypad {...props} value={value} onChange={onChange} fieldRef={field} />
    </Stack>
  );
}

const meta = {
  title: '컴포넌트/Keypad',
  tags: ['autodocs'],
  component: Keypad,
  args: { label: '숫자판', value: '', onChange: fn() },
  render: (args) => <WithField {...args} />,
} satisfies Meta<typeof Keypad>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 손으로 눌러도 포커스가 입력란에 있어 바로 Enter를 누를 수 있습니다. */
export const Default: Story = {
  name: '누르기',
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('회원 번호');
    const keys = within(canvas.getByRole('group', { name: '숫자판' }));
    for (const digit of '1024') await userEvent.click(keys.getByRole('button', { name: digit }));
    await expect(field).toHaveValue('1024');
    await expect(field).toHaveFocus();
    await userEvent.click(keys.getByRole('button', { name: '한 글자 지우기' }));
    await expect(field).toHaveValue('102');
    await userEvent.click(keys.getByRole('button', { name: '모두 지우기' }));
    await expect(field).toHaveValue('');
  },
};

/** 키보드로는 전화기 배열 순서로 이동하고, 포커스는 누른 자판에 남습니다. */
export const Keyboard: Story = {
  name: '키보드',
  play: async ({ canvas }) => {
    const keys = within(canvas.getByRole('group', { name: '숫자판' })).getAllByRole('button');
    await expect(keys.map(({ textContent }) => textContent)).toEqual([
      ...'123456789',
      '모두 지우기',
      '0',
      '한 글자 지우기',
    ]);
    await userEvent.tab();
    await userEvent.tab();
    await expect(keys[0]).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(canvas.getByLabelText('회원 번호')).toHaveValue('11');
    await expect(keys[0]).toHaveFocus();
  },
};

export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  args: { value: '01020000001' },
};

/** 좁은 화면에서도 자판을 손가락으로 누를 수 있습니다. */
export const Phone: Story = {
  ...AllVariants,
  name: '휴대폰',
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    for (const key of canvas.getAllByRole('button')) await expectTouchTarget(key);
    await expectNoOverflow();
  },
};
