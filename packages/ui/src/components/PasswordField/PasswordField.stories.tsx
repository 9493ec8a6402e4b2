import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { expectTouchTarget } from '../../../testing/expectations.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { useControlled } from '../../../testing/use-controlled.ts';
import { PasswordField, type PasswordFieldProps } from './index.ts';

const message = '비밀번호는 영문, 숫자, 특수문자를 포함하여 8~20자여야 합니다.';

function Controlled(props: PasswordFieldProps) {
  const [value, onChange] = useControlled(props.value, props.onChange);
  const [isValid, onValidate] = useControlled(true, props.onValidate);
  const error = isValid ? null : props.error;
  return <PasswordField {...props} {...{ value, onChange, onValidate, error }} />;
}

const meta = {
  title: '컴포넌트/PasswordField',
  tags: ['autodocs'],
  component: PasswordField,
  args: {
    label: '비밀번호',
    name: 'password',
    value: '',
    onChange: fn(),
    autoComplete: 'current-password',
    pattern: '^(?=.*[A-Za-z])(?=.*[0-9])(?=.*[!@#$%^&*])[A-Za-z0-9!@#$%^&*]{8,20}$',
    error: message,
  },
  render: (args) => (
    <Stack gap="lg" maxWidth="dialog">
      <Controlled {...args} />
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
    await expect(input).toHaveAttribute('autocorrect', 'off');
    await expect(input).toHaveFocus();
    await expect(canvas.queryByText(message)).toBeNull();
    const hide = canvas.getByRole('button', { name: '비밀 키 숨기기' });
    await expectTouchTarget(hide);
    await userEvent.click(hide);
    await expect(input).toHaveAttribute('type', 'password');
    await expect(input).toHaveValue('Fitness');
  },
};

/** 새 비밀번호에는 자동으로 만드는 비밀번호의 규칙을 알립니다. */
export const Generated: Story = {
  name: '자동으로 만드는 비밀번호',
  args: { autoComplete: 'new-password', rules: 'minlength: 8; required: digit;' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('비밀번호');
    await expect(input).toHaveAttribute('passwordrules', 'minlength: 8; required: digit;');
    await expect(input).toHaveAttribute('name', 'password');
  },
};

/** 비밀번호 관리자가 저장하지 않게 할 수 있습니다. */
export const NotStored: Story = {
  name: '저장하지 않음',
  args: { autoComplete: 'off' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('비밀번호');
    await expect(input).toHaveAttribute('type', 'password');
    await expect(input).toHaveAttribute('autocomplete', 'off');
    await expect(input).toHaveAttribute('name', 'one-time');
    await expect(input).toHaveAttribute('data-1p-ignore');
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
    await expect(canvas.getByText('Caps Lock이 켜져 있습니다.')).toBeVisible();
  },
};

export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  render: (args) => (
    <Stack gap="lg" maxWidth="dialog">
      <PasswordField
        {...args}
        label="새 비밀번호"
        hint="영문, 숫자, 특수문자를 섞어주세요."
        error={null}
      />
      <PasswordField {...args} label="새 비밀번호 확인" value="Fitness1!" error={null} />
      <PasswordField
        {...args}
        label="비밀번호 확인"
        value="Fitness"
        error="비밀번호가 일치하지 않습니다."
      />
    </Stack>
  ),
};
