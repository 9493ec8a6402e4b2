import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef, useRef } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectTouchTarget } from '../../../testing/expectations.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { TextField, type TextFieldProps } from '../TextField/index.ts';
import { Keypad } from './index.ts';

const phone = '01020000001';

function WithField(props: Omit<TextFieldProps, 'label' | 'size'>) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <Stack gap="sm" maxWidth="dialog">
      <TextField {...props} ref={field} label="회원 번호" size="lg" inputMode="none" />
      <Keypad label="숫자판" fieldRef={field} />
    </Stack>
  );
}

const meta = {
  title: '컴포넌트/Keypad',
  tags: ['autodocs'],
  component: Keypad,
  args: { label: '숫자판', fieldRef: createRef<HTMLInputElement>() },
  render: () => <WithField defaultValue={phone} />,
} satisfies Meta<typeof Keypad>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Returns the field and a function that presses a key. */
function partsOf(canvas: Pick<typeof screen, 'getByRole' | 'getByLabelText'>) {
  const keys = within(canvas.getByRole('group', { name: '숫자판' }));
  const press = (name: string) => userEvent.click(keys.getByRole('button', { name }));
  return { field: canvas.getByLabelText<HTMLInputElement>('회원 번호'), press };
}

/** The text with the caret or the selection marked, as in `010|2`. */
const caretOf = ({ value, selectionStart, selectionEnd }: HTMLInputElement) => {
  const [start, end] = [selectionStart ?? 0, selectionEnd ?? 0];
  const selected = start === end ? '|' : `[${value.slice(start, end)}]`;
  return `${value.slice(0, start)}${selected}${value.slice(end)}`;
};

/** 선택한 부분을 누른 숫자로 바꾸거나 지웁니다. 기기 자판과 같습니다. */
export const Selection: Story = {
  name: '선택한 부분',
  tags: ['rule:front-desk:view'],
  play: async ({ canvas }) => {
    const { field, press } = partsOf(canvas);
    field.focus();
    field.select();
    for (const digit of '567890') await press(digit);
    await expect(caretOf(field)).toBe('567890|');
    field.setSelectionRange(1, 4);
    await press('1');
    await expect(caretOf(field)).toBe('51|90');
    field.setSelectionRange(0, 2, 'backward');
    await press('한 글자 지우기');
    await expect(caretOf(field)).toBe('|90');
    field.select();
    await press('한 글자 지우기');
    await expect(field).toHaveValue('');
  },
};

/** 커서가 있는 자리에 입력하고, 커서는 입력한 숫자 뒤에 있습니다. 다른 곳을 눌렀다 와도 그 자리에 있습니다. */
export const Caret: Story = {
  name: '중간에 입력하기',
  tags: ['rule:front-desk:view'],
  play: async ({ canvas }) => {
    const { field, press } = partsOf(canvas);
    await press('9');
    await expect(caretOf(field)).toBe(`${phone}9|`);
    await press('한 글자 지우기');
    field.setSelectionRange(3, 3);
    await press('7');
    await press('8');
    await waitFor(() => expect(caretOf(field)).toBe('01078|20000001'));
    await press('한 글자 지우기');
    await waitFor(() => expect(caretOf(field)).toBe('0107|20000001'));
    field.blur();
    await press('1');
    await expect(caretOf(field)).toBe('01071|20000001');
  },
};

/** 입력란의 최대 글자 수와 변환을 따르고, 실행을 취소할 수 있습니다. */
export const FieldRules: Story = {
  name: '입력란의 규칙',
  tags: ['rule:front-desk:view'],
  render: () => (
    <WithField defaultValue={phone} maxLength={11} transform={(text) => text.replaceAll('9', '')} />
  ),
  play: async ({ canvas }) => {
    const { field, press } = partsOf(canvas);
    await press('5');
    await expect(field).toHaveValue(phone);
    field.setSelectionRange(0, 3);
    await press('5');
    await expect(field).toHaveValue('520000001');
    await press('9');
    await expect(field).toHaveValue('520000001');
    field.select();
    await press('6');
    await expect(field).toHaveValue('6');
    document.execCommand('undo');
    await expect(field).toHaveValue('520000001');
  },
};

/** 손으로 누르면 포커스가 입력란에 있어 바로 Enter를 누를 수 있습니다. 키보드로는 전화기 배열 순서로 이동하고, 포커스는 누른 자판에 남습니다. */
export const Keyboard: Story = {
  name: '누르기와 키보드',
  render: () => <WithField />,
  play: async ({ canvas }) => {
    const { field, press } = partsOf(canvas);
    for (const digit of '1024') await press(digit);
    await expect(field).toHaveValue('1024');
    await expect(field).toHaveFocus();
    await press('모두 지우기');
    await expect(field).toHaveValue('');
    const keys = canvas.getAllByRole('button');
    const order = keys.map(({ textContent }) => textContent).join(' ');
    await expect(order).toBe('1 2 3 4 5 6 7 8 9 모두 지우기 0 한 글자 지우기');
    await userEvent.tab();
    await expect(keys[0]).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(field).toHaveValue('11');
    await expect(keys[0]).toHaveFocus();
  },
};

/** 카운터에 세워 둔 기기에서 멀리서도 보이도록 높이가 72px 이상입니다. */
export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  play: async ({ canvas }) => {
    for (const key of canvas.getAllByRole('button')) await expectTouchTarget(key);
  },
};
