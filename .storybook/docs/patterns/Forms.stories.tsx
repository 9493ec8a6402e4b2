import { signUpConstraints } from '@fitness/api-contract/constraints';
import { AlertProvider, useAlert } from '@fitness/ui/AlertDialog';
import { Button } from '@fitness/ui/Button';
import { Form } from '@fitness/ui/Form';
import { Stack } from '@fitness/ui/layout/Stack';
import { TextField } from '@fitness/ui/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

const description = `
- 레이블은 입력란 위에 항상 표시합니다. 예시 문구로 레이블을 대신하지 않습니다. 필수 항목은 레이블 옆에 표시합니다.
- 입력하는 동안에는 오류를 표시하지 않습니다. **입력란을 벗어날 때** 검사하고, 고치면 오류를 바로 지웁니다.
- 입력란의 오류는 입력란 아래에, 폼 전체의 오류는 알림으로 보여 줍니다. 알림을 닫으면 **고쳐야 할 첫 번째 입력란**으로 포커스가 이동합니다.
- 제출에 실패해도 입력한 내용은 남습니다. 제출하는 동안에는 다시 누를 수 없습니다.
- 규칙과 문구는 계약(openapi.yaml)에서 가져옵니다. 화면에서 새로 만들지 않습니다.
`;

type Props = { onSend: (contact: { nickname: string; ph: string }) => void };
type FieldState = { isValid: boolean; value: string };

const matches = ({ pattern }: { pattern: string }, value: string) =>
  new RegExp(pattern, 'u').test(value);

function Contact({ onSend }: Props) {
  const { alert } = useAlert();
  const name = useRef<HTMLInputElement>(null);
  const phone = useRef<HTMLInputElement>(null);
  const [nickname, setNickname] = useState<FieldState>({ value: '', isValid: true });
  const [ph, setPh] = useState<FieldState>({ value: '', isValid: true });
  const send = async () => {
    const fields = [
      { field: name, isValid: matches(signUpConstraints.nickname, nickname.value) },
      { field: phone, isValid: matches(signUpConstraints.ph, ph.value) },
    ];
    setNickname({ ...nickname, isValid: fields[0]?.isValid ?? true });
    setPh({ ...ph, isValid: fields[1]?.isValid ?? true });
    const invalid = fields.find(({ isValid }) => !isValid);
    if (!invalid) return onSend({ nickname: nickname.value, ph: ph.value });
    await alert('가입 정보를 다시 확인해주세요.');
    invalid.field.current?.focus();
  };
  return (
    <Stack maxWidth="dialog">
      <Form onSubmit={send} gap="md" aria-label="연락처">
        <TextField
          ref={name}
          label="이름"
          isRequired
          hint="한글 또는 영문 이름"
          value={nickname.value}
          onChange={(value) => setNickname({ value, isValid: true })}
          pattern={signUpConstraints.nickname.pattern}
          onValidate={(isValid) => setNickname({ ...nickname, isValid })}
          error={nickname.isValid ? null : signUpConstraints.nickname.message}
        />
        <TextField
          ref={phone}
          label="휴대폰 번호"
          isRequired
          type="tel"
          inputMode="numeric"
          hint="하이픈 없이 숫자만 입력"
          value={ph.value}
          transform={(text) => text.replaceAll('-', '')}
          onChange={(value) => setPh({ value, isValid: true })}
          pattern={signUpConstraints.ph.pattern}
          onValidate={(isValid) => setPh({ ...ph, isValid })}
          error={ph.isValid ? null : signUpConstraints.ph.message}
        />
        <Button type="submit">보내기</Button>
      </Form>
    </Stack>
  );
}

const meta = {
  title: '패턴/폼',
  tags: ['autodocs'],
  component: Contact,
  parameters: { docs: { description: { component: description } } },
  decorators: [
    (Story) => (
      <AlertProvider>
        <Story />
      </AlertProvider>
    ),
  ],
  args: { onSend: fn() },
} satisfies Meta<typeof Contact>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 비운 채로 제출하면 알림을 띄우고, 닫으면 첫 번째 입력란으로 이동합니다. 고치면 제출할 수 있습니다. */
export const RefusedThenSent: Story = {
  name: '오류를 고치고 제출하기',
  play: async ({ canvas, args, step }) => {
    const send = canvas.getByRole('button', { name: '보내기' });
    for (const name of ['이름', '휴대폰 번호'])
      await expect(canvas.getByRole('textbox', { name })).toBeRequired();
    await step('빈 채로 보내면 알리고 첫 칸으로 간다', async () => {
      await userEvent.click(send);
      const alert = await screen.findByRole('alertdialog', {
        name: '가입 정보를 다시 확인해주세요.',
      });
      await userEvent.click(within(alert).getByRole('button', { name: '확인' }));
      await waitFor(() => expect(canvas.getByLabelText('이름')).toHaveFocus());
      await expect(canvas.getByText(signUpConstraints.ph.message)).toBeVisible();
      await expect(args.onSend).not.toHaveBeenCalled();
    });
    await step('고치면 오류가 바로 사라진다', async () => {
      await userEvent.type(canvas.getByLabelText('이름'), '김하늘');
      await expect(canvas.queryByText(signUpConstraints.nickname.message)).toBeNull();
    });
    await step('붙여 넣은 하이픈은 지우고 보낸다', async () => {
      await userEvent.click(canvas.getByLabelText('휴대폰 번호'));
      await userEvent.paste('010-1234-5678');
      await userEvent.click(send);
      await expect(args.onSend).toHaveBeenCalledWith({ nickname: '김하늘', ph: '01012345678' });
    });
  },
};
