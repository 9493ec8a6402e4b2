import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef, useRef } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { rightToLeft } from '../../../testing/right-to-left.tsx';
import { expectNoOverflow, expectTouchTarget } from '../../../testing/expectations.ts';
import { useControlled } from '../../../testing/use-controlled.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { TextField, type TextFieldProps } from '../TextField/index.ts';
import { Keypad, type KeypadProps } from './index.ts';

const phone = '01020000001';

function WithField({
  size,
  ...props
}: Partial<Pick<TextFieldProps, 'value' | 'onChange' | 'maxLength' | 'transform'>> &
  Pick<KeypadProps, 'size'>) {
  const field = useRef<HTMLInputElement>(null);
  const [value, onChange] = useControlled(props.value ?? '', props.onChange);
  return (
    <Stack gap="sm" maxWidth="dialog">
      <TextField
        {...props}
        ref={field}
        label="회원 번호"
        size="lg"
        inputMode="none"
        value={value}
        onChange={onChange}
      />
      <Keypad label="숫자판" fieldRef={field} size={size} />
    </Stack>
  );
}

const meta = {
  title: '컴포넌트/Keypad',
  tags: ['autodocs'],
  component: Keypad,
  args: { label: '숫자판', fieldRef: createRef<HTMLInputElement>() },
  render: () => <WithField value={phone} />,
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

/** 손으로 눌러도 포커스가 입력란에 있어 바로 Enter를 누를 수 있습니다. */
export const Default: Story = {
  name: '누르기',
  render: () => <WithField />,
  play: async ({ canvas }) => {
    const { field, press } = partsOf(canvas);
    for (const digit of '1024') await press(digit);
    await expect(field).toHaveValue('1024');
    await expect(field).toHaveFocus();
    await press('한 글자 지우기');
    await expect(field).toHaveValue('102');
    await press('모두 지우기');
    await expect(field).toHaveValue('');
    await press('한 글자 지우기');
    await press('모두 지우기');
    await expect(field).toHaveValue('');
  },
};

/** 선택한 부분을 누른 숫자로 바꾸거나 지웁니다. 기기 자판과 같습니다. */
export const Selection: Story = {
  name: '선택한 부분',
  tags: ['rule:attendance:keypad'],
  play: async ({ canvas, step }) => {
    const { field, press } = partsOf(canvas);
    await step('모두 선택하고 누르면 새로 시작한다', async () => {
      field.focus();
      field.select();
      await press('5');
      await press('6');
      await expect(caretOf(field)).toBe('56|');
    });
    await step('일부만 선택하면 그 부분만 바뀐다', async () => {
      for (const digit of '7890') await press(digit);
      field.setSelectionRange(1, 4);
      await press('1');
      await expect(caretOf(field)).toBe('51|90');
    });
    await step('지우기는 선택한 부분만 지운다', async () => {
      field.setSelectionRange(0, 2, 'backward');
      await press('한 글자 지우기');
      await expect(caretOf(field)).toBe('|90');
      field.select();
      await press('한 글자 지우기');
      await expect(field).toHaveValue('');
    });
  },
};

/** 커서가 있는 자리에 입력하고, 커서는 입력한 숫자 뒤에 있습니다. */
export const Caret: Story = {
  name: '중간에 입력하기',
  tags: ['rule:attendance:keypad'],
  play: async ({ canvas, step }) => {
    const { field, press } = partsOf(canvas);
    await step('처음 누르면 끝에 입력한다', async () => {
      await press('9');
      await expect(caretOf(field)).toBe(`${phone}9|`);
      await press('한 글자 지우기');
    });
    await step('중간에 입력하고 지운다', async () => {
      field.setSelectionRange(3, 3);
      await press('7');
      await press('8');
      await waitFor(() => expect(caretOf(field)).toBe('01078|20000001'));
      await press('한 글자 지우기');
      await waitFor(() => expect(caretOf(field)).toBe('0107|20000001'));
    });
    await step('맨 앞에서는 지울 것이 없다', async () => {
      field.setSelectionRange(0, 0);
      await press('한 글자 지우기');
      await expect(caretOf(field)).toBe('|010720000001');
    });
    await step('다른 곳을 눌렀다 와도 커서는 그 자리에 있다', async () => {
      field.setSelectionRange(4, 4);
      field.blur();
      await press('1');
      await expect(caretOf(field)).toBe('01071|20000001');
    });
  },
};

/** 입력란의 최대 글자 수와 변환을 따르고, 실행을 취소할 수 있습니다. */
export const FieldRules: Story = {
  name: '입력란의 규칙',
  tags: ['rule:attendance:keypad'],
  render: () => (
    <WithField value={phone} maxLength={11} transform={(text) => text.replaceAll('9', '')} />
  ),
  play: async ({ canvas, step }) => {
    const { field, press } = partsOf(canvas);
    await step('가득 차면 더 입력하지 않고, 선택하면 바꾼다', async () => {
      await press('5');
      await expect(field).toHaveValue(phone);
      field.setSelectionRange(0, 3);
      await press('5');
      await expect(field).toHaveValue('520000001');
    });
    await step('입력한 숫자를 변환한다', async () => {
      await press('9');
      await expect(field).toHaveValue('520000001');
    });
    await step('실행 취소', async () => {
      field.select();
      await press('6');
      await expect(field).toHaveValue('6');
      document.execCommand('undo');
      await expect(field).toHaveValue('520000001');
    });
  },
};

/** 키보드로는 전화기 배열 순서로 이동하고, 포커스는 누른 자판에 남습니다. */
export const Keyboard: Story = {
  name: '키보드',
  render: () => <WithField />,
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

/** 오른쪽에서 왼쪽으로 쓰는 언어에서도 자판의 순서는 전화기와 같습니다. */
export const RightToLeft: Story = {
  name: '오른쪽에서 왼쪽으로',
  decorators: [rightToLeft],
  play: async ({ canvas }) => {
    const left = (name: string) =>
      canvas.getByRole('button', { name }).getBoundingClientRect().left;
    await expect(left('1')).toBeLessThan(left('2'));
    await expect(left('2')).toBeLessThan(left('3'));
  },
};

export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
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

/** 카운터에 세워 둔 기기에서 멀리서도 보이도록 높이가 72px 이상입니다. */
export const Large: Story = {
  name: '크게',
  tags: ['picture'],
  globals: { viewport: { value: 'tablet' } },
  render: () => <WithField value={phone} size="lg" />,
  play: async ({ canvas }) => {
    for (const key of canvas.getAllByRole('button'))
      await expect(key.getBoundingClientRect().height).toBeGreaterThanOrEqual(72);
    await expectNoOverflow();
  },
};
