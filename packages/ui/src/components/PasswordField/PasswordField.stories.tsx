import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { expectTouchTarget } from '../../../testing/expectations.ts';
import { expectFieldStates, fieldStates } from '../../../testing/fields.tsx';
import { Stack } from '../../layout/Stack/index.ts';
import { PasswordField } from './index.ts';

const meta = {
  title: '컴포넌트/PasswordField',
  tags: ['autodocs'],
  component: PasswordField,
  args: {
    label: '비밀번호',
    name: 'password',
    onChange: fn(),
    autoComplete: 'current-password',
  },
  render: (args) => (
    <Stack gap="lg" maxWidth="dialog">
      <PasswordField {...args} />
    </Stack>
  ),
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 보기 버튼으로 입력한 글자를 확인할 수 있고, 버튼은 무엇을 보이는지 알려 줍니다. 포커스는 입력란에 유지됩니다. */
export const ShowAndHide: Story = {
  name: '보기와 숨기기',
  args: { label: '비밀 키' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('비밀 키');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.type(input, 'Fitness');
    await userEvent.click(canvas.getByRole('button', { name: '비밀 키 보기' }));
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveAttribute('spellcheck', 'false');
    await expect(input).toHaveAttribute('autocapitalize', 'none');
    await expect(input).toHaveFocus();
    const hide = canvas.getByRole('button', { name: '비밀 키 숨기기' });
    await expectTouchTarget(hide);
    await userEvent.click(hide);
    await expect(input).toHaveAttribute('type', 'password');
    await expect(input).toHaveValue('Fitness');
  },
};

/** Caps Lock이 켜져 있으면 입력하는 동안 알려 줍니다. */
export const CapsLock: Story = {
  name: 'Caps Lock',
  tags: ['picture'],
  parameters: { docs: { story: { inline: false } } },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('비밀번호');
    const press = (modifierCapsLock: boolean) =>
      fireEvent.keyUp(input, { key: 'a', modifierCapsLock });
    await userEvent.click(input);
    await press(true);
    await expect(canvas.getByText('Caps Lock이 켜져 있습니다.')).toBeVisible();
    await press(false);
    await expect(canvas.queryByText('Caps Lock이 켜져 있습니다.')).toBeNull();
    await press(true);
    await userEvent.tab();
    await expect(canvas.queryByText('Caps Lock이 켜져 있습니다.')).toBeNull();
    await userEvent.click(input);
    await press(true);
  },
};

/** 새 비밀번호에는 자동으로 만드는 비밀번호의 규칙을 알립니다. 비밀번호 관리자가 저장하지 않게 할 수도 있습니다. */
export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  render: (args) => (
    <Stack gap="lg" maxWidth="dialog">
      {Object.entries(fieldStates).map(([label, state]) => (
        <PasswordField key={label} {...args} {...state} label={label} />
      ))}
      <PasswordField {...args} label="새 것" autoComplete="new-password" rules="minlength: 8;" />
      <PasswordField {...args} label="저장하지 않음" value="Fitness1!" autoComplete="off" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expectFieldStates(canvas.getByLabelText);
    await expect(canvas.getByLabelText('새 것')).toHaveAttribute('passwordrules', 'minlength: 8;');
    const unstored = canvas.getByLabelText('저장하지 않음');
    await expect(unstored).toHaveAttribute('autocomplete', 'off');
    await expect(unstored).toHaveAttribute('name', 'one-time');
    await expect(unstored).toHaveAttribute('data-1p-ignore');
  },
};
