import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fireEvent, fn, type Mock, userEvent, waitFor, within } from 'storybook/test';
import { expectNoOverflow, expectTouchTarget } from '../../../testing/expectations.ts';
import { expectNotSubmitted, typeInto } from '../../../testing/typed-field.ts';
import { useControlled } from '../../../testing/use-controlled.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { Button } from '../Button/index.ts';
import { Form } from '../Form/index.ts';
import { LocaleProvider } from '../LocaleProvider/index.ts';
import { NumberField, type NumberFieldProps } from './index.ts';

function Controlled(props: NumberFieldProps) {
  const [value, onChange] = useControlled(props.value ?? null, props.onChange);
  return (
    <Stack gap="lg" maxWidth="lg">
      <NumberField {...props} value={value} onChange={onChange} />
    </Stack>
  );
}

const meta = {
  title: '컴포넌트/NumberField',
  tags: ['autodocs'],
  component: NumberField,
  args: { label: '인원', value: 6, minValue: 0, onChange: fn() },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Pick<ReturnType<typeof within>, 'getByLabelText' | 'getByRole'>;

const fieldIn = (canvas: Canvas) => canvas.getByLabelText('인원');
const type = (canvas: Canvas, text: string) => typeInto(fieldIn(canvas), text);

/** 쉼표가 있든 없든 입력할 수 있고, 입력란을 벗어나면 세 자리마다 쉼표를 표시합니다. 입력하는 동안에는 전달하지 않습니다. */
export const Default: Story = {
  name: '기본',
  args: { id: 'people', 'data-testid': 'people' },
  play: async ({ canvas, args }) => {
    await expect(fieldIn(canvas)).toHaveAttribute('id', 'people');
    await expect(canvas.getByTestId('people')).toContainElement(fieldIn(canvas));
    for (const text of ['1234', '12,345', '１２３', '0']) {
      await type(canvas, text);
      await expect(fieldIn(canvas)).toHaveValue(text);
      await userEvent.tab();
    }
    await expect(fieldIn(canvas)).toHaveValue('0');
    await type(canvas, '1234567');
    await userEvent.tab();
    await expect(fieldIn(canvas)).toHaveValue('1,234,567');
    const reported = (args.onChange as Mock).mock.calls.map(([number]: number[]) => number);
    await expect(reported).toEqual([1234, 12_345, 123, 0, 1_234_567]);
    await expectTouchTarget(fieldIn(canvas));
  },
};

/** 숫자가 아닌 값(`NaN`)은 빈 입력란입니다. */
export const NotANumber: Story = {
  name: '숫자가 아닌 값',
  args: { value: Number.NaN },
  play: async ({ canvas, args }) => {
    await expect(fieldIn(canvas)).toHaveValue('');
    await expect(fieldIn(canvas)).toBeValid();
    await type(canvas, '3{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(3);
    await expect(fieldIn(canvas)).toHaveValue('3');
  },
};

/** 입력기로 조합하는 동안 화살표 키는 후보를 고르므로 수를 변경하지 않습니다. */
export const Composition: Story = {
  name: '입력기로 조합하는 동안',
  play: async ({ canvas }) => {
    const pressUp = (isComposing: boolean) =>
      fireEvent.keyDown(fieldIn(canvas), { key: 'ArrowUp', isComposing });
    await pressUp(true);
    await expect(fieldIn(canvas)).toHaveValue('6');
    await pressUp(false);
    await expect(fieldIn(canvas)).toHaveValue('7');
  },
};

/** 버튼과 화살표 키로 한 단계씩 변경하고, 바뀐 수를 알립니다. 끝에서는 더 바뀌지 않고 포커스도 그대로입니다. */
export const Steps: Story = {
  name: '한 단계씩',
  args: { minValue: 1, maxValue: 9, step: 4, value: null },
  play: async ({ canvas, args }) => {
    const increase = canvas.getByRole('button', { name: '늘리기' });
    const decrease = canvas.getByRole('button', { name: '줄이기' });
    await expectTouchTarget(increase);
    await expectTouchTarget(decrease);
    await userEvent.click(increase);
    await expect(fieldIn(canvas)).toHaveValue('1');
    await expect(decrease).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(increase);
    await userEvent.click(increase);
    await expect(fieldIn(canvas)).toHaveValue('9');
    await expect(canvas.getByText('9')).toHaveAttribute('aria-live', 'polite');
    await userEvent.click(increase);
    await expect(increase).toHaveAttribute('aria-disabled', 'true');
    await expect(increase).toHaveFocus();
    await type(canvas, '7');
    await userEvent.keyboard('{ArrowDown}');
    await expect(fieldIn(canvas)).toHaveValue('5');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(fieldIn(canvas)).toHaveValue('9');
    const reported = (args.onChange as Mock).mock.calls.map(([number]: number[]) => number);
    await expect(reported).toEqual([1, 5, 9, 5, 9]);
  },
};

/** 지우면 null을 전달합니다. 수가 아니거나 범위를 벗어나면 입력란을 벗어날 때 이유를 알려 주고 전달하지 않습니다. */
export const NoNumber: Story = {
  name: '수가 아님',
  args: { minValue: 1, maxValue: 1000 },
  tags: ['picture'],
  parameters: { docs: { story: { inline: false } } },
  play: async ({ canvas, args }) => {
    await userEvent.clear(fieldIn(canvas));
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(fieldIn(canvas)).toBeValid();
    for (const [text, problem] of [
      ['0', '1 이상으로 입력해주세요.'],
      ['1001', '1,000 이하로 입력해주세요.'],
      ['1.5', '1 또는 2처럼 입력해주세요.'],
      ['두 명', '숫자로 입력해주세요.'],
    ] as const) {
      await type(canvas, text);
      await expect(fieldIn(canvas)).not.toHaveAttribute('aria-invalid', 'true');
      await userEvent.tab();
      await expect(fieldIn(canvas)).toHaveValue(text);
      await expect(fieldIn(canvas)).toHaveAttribute('aria-invalid', 'true');
      await expect(fieldIn(canvas)).toHaveAccessibleDescription(problem);
    }
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

/** 수가 아니거나 범위를 벗어난 글자가 있으면 폼을 제출하지 않고 그 입력란으로 이동합니다. 폼을 초기화하면 처음 수로 돌아갑니다. */
export const InForm: Story = {
  name: '폼에서',
  args: { maxValue: 5000, name: 'people' },
  render: function Registration({ label, name, minValue, maxValue }) {
    const [submitted, setSubmitted] = useState<unknown>(null);
    const form = useRef<HTMLFormElement>(null);
    return (
      <Form
        ref={form}
        onSubmit={() => form.current && setSubmitted(new FormData(form.current).get('people'))}
      >
        <NumberField {...{ label, name, minValue, maxValue }} defaultValue={1500} />
        <Button type="submit">저장</Button>
        <Button type="reset">처음으로</Button>
        <p role="status">{String(submitted)}</p>
      </Form>
    );
  },
  play: async ({ canvas }) => {
    const save = canvas.getByRole('button', { name: '저장' });
    const submitted = canvas.getByRole('status');
    await expectNotSubmitted(canvas, fieldIn(canvas), ['여섯', '5001', '1.5']);
    await type(canvas, '2,000');
    await userEvent.click(save);
    await expect(submitted).toHaveTextContent('2000');
    await type(canvas, '2001{Enter}');
    await expect(submitted).toHaveTextContent('2001');
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(submitted).toHaveTextContent('2002');
    await type(canvas, '많이');
    await userEvent.click(canvas.getByRole('button', { name: '처음으로' }));
    await expect(fieldIn(canvas)).toHaveValue('1,500');
    await waitFor(() => expect(fieldIn(canvas)).toBeValid());
    await userEvent.click(save);
    await expect(submitted).toHaveTextContent('1500');
  },
};

/** 소수와 음수도 오차 없이 변경합니다. */
export const Decimals: Story = {
  name: '소수와 음수',
  args: { value: 0.2, step: 0.1, minValue: -1 },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '늘리기' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(0.3);
    await type(canvas, '\u22120.4{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(-0.4);
    await expect(fieldIn(canvas)).toHaveValue('-0.4');
  },
};

/** 누를 수 없는 이유를 아래에 보여 주고, 버튼도 눌리지 않습니다. */
export const Disabled: Story = {
  name: '변경할 수 없음',
  args: { disabledReason: '예약한 회원이 있어서 변경할 수 없습니다.' },
  play: async ({ canvas, args }) => {
    await expect(fieldIn(canvas)).toBeDisabled();
    await expect(fieldIn(canvas)).toHaveAccessibleDescription(
      '예약한 회원이 있어서 변경할 수 없습니다.',
    );
    await userEvent.click(canvas.getByRole('button', { name: '늘리기' }));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** 다른 언어에서는 그 언어의 형식으로 보여 주고 입력받습니다. */
export const OtherLocale: Story = {
  name: '다른 언어',
  args: { value: 1234.5, step: 0.5 },
  render: (args) => (
    <LocaleProvider locale="de-DE">
      <Controlled {...args} />
    </LocaleProvider>
  ),
  play: async ({ canvas, args }) => {
    await expect(fieldIn(canvas)).toHaveValue('1.234,5');
    await type(canvas, '2.000,5{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(2000.5);
  },
};

export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  render: (args) => (
    <Stack gap="lg" maxWidth="lg">
      <NumberField {...args} label="기본" value={1_234_567} />
      <NumberField {...args} label="비움" value={null} />
      <NumberField {...args} label="가장 작은 수" value={0} />
      <NumberField {...args} label="필수" isRequired hint="1명부터 50명까지" />
      <NumberField {...args} label="오류" error="자리가 모자랍니다." />
      <NumberField {...args} label="변경할 수 없음" disabledReason="예약한 회원이 있습니다." />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('필수')).toBeRequired();
    await expect(canvas.getByLabelText('오류')).toBeInvalid();
  },
};

/** 좁은 화면에서도 버튼은 44px이고, 긴 수는 버튼 아래로 들어가지 않습니다. */
export const Phone: Story = {
  name: '휴대폰',
  tags: ['picture'],
  globals: { viewport: { value: 'smallPhone' } },
  args: { value: 123_456_789_012, hint: '원 단위로 입력합니다.' },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) await expectTouchTarget(button);
    const field = fieldIn(canvas) as HTMLInputElement;
    await expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth);
    await expectNoOverflow();
  },
};
