import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { expectTouchTarget } from '../../../testing/expectations.ts';
import { expectFieldStates, fieldStates, typeInto } from '../../../testing/fields.tsx';
import { useControlled } from '../../../testing/use-controlled.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { TextField, type TextFieldProps } from './index.ts';

function Controlled(props: TextFieldProps) {
  const [value, onChange] = useControlled(props.value, props.onChange);
  const [isValid, onValidate] = useControlled(true, props.onValidate);
  const error = isValid ? null : props.error;
  return <TextField {...props} {...{ value, onChange, onValidate, error }} />;
}

const meta = {
  title: '컴포넌트/TextField',
  tags: ['autodocs'],
  component: TextField,
  args: {
    label: '아이디',
    name: 'username',
    value: '',
    onChange: fn(),
    onValidate: fn(),
    pattern: '^[a-z0-9]{5,15}$',
    error: '아이디는 영소문자 및 숫자로 5~15자여야 합니다.',
  },
  render: (args) => (
    <Stack gap="lg" maxWidth="dialog">
      <Controlled {...args} />
    </Stack>
  ),
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

const message = '아이디는 영소문자 및 숫자로 5~15자여야 합니다.';

/** 입력하는 동안에는 검사하지 않고, 입력란을 벗어날 때 검사해 아래에 알려 줍니다. 오류 문구가 나타나도 아래 내용이 밀리지 않습니다. */
export const Validation: Story = {
  name: '입력값 검사',
  tags: ['rule:look:pattern-input', 'picture'],
  parameters: { docs: { story: { inline: false } } },
  render: (args) => (
    <Stack gap="lg" maxWidth="dialog">
      <Controlled {...args} />
      <p>다음 내용</p>
    </Stack>
  ),
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText('아이디');
    const next = canvas.getByText('다음 내용');
    const { top } = next.getBoundingClientRect();
    await userEvent.type(input, 'Ab');
    await expect(canvas.queryByText(message)).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByText(message)).toBeVisible();
    await expect(next.getBoundingClientRect().top).toBe(top);
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(message);
    await expect(args.onValidate).toHaveBeenLastCalledWith(false);
    await typeInto(input, 'member01');
    await userEvent.tab();
    await expect(canvas.queryByText(message)).toBeNull();
    await expect(args.onValidate).toHaveBeenLastCalledWith(true);
    await typeInto(input, 'Ab');
    await userEvent.tab();
    await expect(input).toBeInvalid();
  },
};

/** 오류 문구는 처음부터 있던 자리에 나타나므로, 미리 비워 둔 줄이 없어도 읽어 줍니다. */
export const Announced: Story = {
  name: '오류를 읽어 주기',
  render: function WithError(args) {
    const [error, setError] = useState<string>();
    return <TextField {...args} error={error} onBlur={() => setError(message)} />;
  },
  play: async ({ canvas, canvasElement }) => {
    const region = canvasElement.querySelector('[aria-live]');
    await expect(region).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByLabelText('아이디'));
    await userEvent.tab();
    await expect(region).toHaveTextContent(message);
    await expect(region).toContainElement(canvas.getByText(message));
  },
};

/** 붙여 넣은 하이픈은 지우고 숫자만 남깁니다. 가운데에 입력하거나 지워도 커서는 입력한 자리에 있습니다. */
export const Transform: Story = {
  name: '하이픈 지우기',
  args: {
    label: '휴대폰 번호',
    pattern: '^[0-9]{9,11}$',
    error: '전화번호는 숫자 9~11자여야 합니다.',
    transform: (text) => text.replaceAll('-', ''),
  },
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('휴대폰 번호');
    await userEvent.click(input);
    await userEvent.paste('010-1234-5678');
    await expect(input).toHaveValue('01012345678');
    input.setSelectionRange(3, 3);
    await userEvent.keyboard('-');
    await expect(input).toHaveValue('01012345678');
    await expect(input.selectionStart).toBe(3);
    input.setSelectionRange(1, 3);
    await userEvent.paste('4-4-');
    await expect(input).toHaveValue('04412345678');
    await expect(input.selectionStart).toBe(3);
    await userEvent.tab();
    await expect(args.onValidate).toHaveBeenLastCalledWith(true);
  },
};

/** 필수 표시와 도움말은 레이블에 포함되지 않습니다. 칸 없이 보이는 값은 레이블 옆에 자리가 없으면 아래로 내려가며, 잘리지 않습니다. */
export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  args: { error: null },
  render: (args) => (
    <Stack gap="lg" maxWidth="dialog">
      {Object.entries(fieldStates).map(([label, state]) => (
        <TextField key={label} {...args} {...state} label={label} />
      ))}
      <TextField {...args} label="예시" placeholder="010-1234-5678" />
      <TextField
        {...args}
        label="자세한 오류"
        value="김 1"
        hint="예: 김하늘"
        error="한글이나 영문을 두 글자 이상 입력해주세요."
        errorDetail="사용할 수 없는 문자: 공백 1"
      />
      <TextField {...args} label="읽기 전용" value="김하늘" isReadOnly />
      <TextField {...args} label="칸 없이" value="김하늘" isReadOnly variant="plain" />
      <Stack maxWidth="sm">
        <TextField
          {...args}
          label="칸 없이, 좁을 때"
          value="01020000001"
          isReadOnly
          variant="plain"
        />
      </Stack>
      <TextField {...args} label="큰 칸" size="lg" value="01020000001" />
      <TextField
        {...args}
        label="회원 찾기"
        type="search"
        isLabelHidden
        placeholder="이름으로 찾기"
        error={undefined}
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expectFieldStates(canvas.getByLabelText);
    await expectTouchTarget(canvas.getByRole('textbox', { name: '필수' }));
    await expect(canvas.getByLabelText('필수')).toBeRequired();
    await expect(canvas.getByLabelText('변경할 수 없음')).toBeDisabled();
    await expect(canvas.getByLabelText('읽기 전용')).toHaveAttribute('readonly');
    await expect(canvas.getByLabelText('자세한 오류')).toHaveAccessibleDescription(
      '한글이나 영문을 두 글자 이상 입력해주세요. 사용할 수 없는 문자: 공백 1',
    );
    await expect(canvas.getByRole('searchbox', { name: '회원 찾기' })).toBeVisible();
  },
};
