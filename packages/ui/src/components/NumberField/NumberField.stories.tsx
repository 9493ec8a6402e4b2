import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { expectTouchTarget } from '../../../testing/expectations.ts';
import { expectFieldStates, fieldStates, typeInto } from '../../../testing/fields.tsx';
import { Stack } from '../../layout/Stack/index.ts';
import { NumberField } from './index.ts';

const meta = {
  title: '컴포넌트/NumberField',
  tags: ['autodocs'],
  component: NumberField,
  args: { label: '인원', defaultValue: 6, minValue: 0, onChange: fn() },
  render: (args) => (
    <Stack gap="lg" maxWidth="lg">
      <NumberField {...args} />
    </Stack>
  ),
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Pick<ReturnType<typeof within>, 'getByLabelText' | 'getByRole'>;

const fieldIn = (canvas: Canvas) => canvas.getByLabelText('인원');
const type = (canvas: Canvas, text: string) => typeInto(fieldIn(canvas), text);

/** 쉼표가 있든 없든 입력할 수 있고, 입력란을 벗어나면 세 자리마다 쉼표를 표시합니다. 입력하는 동안에는 전달하지 않습니다. */
export const Default: Story = {
  name: '기본',
  play: async ({ canvas, args }) => {
    await type(canvas, '1234567');
    await expect(fieldIn(canvas)).toHaveValue('1234567');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(fieldIn(canvas)).toHaveValue('1,234,567');
    await expect(args.onChange).toHaveBeenLastCalledWith(1_234_567);
    await expectTouchTarget(fieldIn(canvas));
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
  args: { minValue: 1, maxValue: 9, step: 4, defaultValue: null },
  play: async ({ canvas, args }) => {
    const increase = canvas.getByRole('button', { name: '늘리기' });
    const decrease = canvas.getByRole('button', { name: '줄이기' });
    await userEvent.click(increase);
    await expect(fieldIn(canvas)).toHaveValue('1');
    await expect(decrease).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(increase);
    await userEvent.click(increase);
    await expect(fieldIn(canvas)).toHaveValue('9');
    await expect(canvas.getByText('9')).toHaveAttribute('aria-live', 'polite');
    await expect(increase).toHaveAttribute('aria-disabled', 'true');
    await expect(increase).toHaveFocus();
    await type(canvas, '7');
    await userEvent.keyboard('{ArrowDown}');
    await expect(fieldIn(canvas)).toHaveValue('5');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(fieldIn(canvas)).toHaveValue('9');
    await expect(args.onChange).toHaveBeenLastCalledWith(9);
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
      await expect(fieldIn(canvas)).toHaveAccessibleDescription(problem);
    }
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

/** 긴 수는 버튼 아래로 들어가지 않습니다. */
export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  render: (args) => (
    <Stack gap="lg" maxWidth="lg">
      {Object.entries(fieldStates).map(([label, state]) => (
        <NumberField key={label} {...args} {...state} label={label} />
      ))}
      <NumberField {...args} label="비움" defaultValue={null} />
      <NumberField {...args} label="가장 작은 수" defaultValue={0} />
      <NumberField {...args} label="긴 수" defaultValue={123_456_789_012} />
    </Stack>
  ),
  play: async ({ canvas, args }) => {
    await expectFieldStates(canvas.getByLabelText);
    for (const button of canvas.getAllByRole('button')) await expectTouchTarget(button);
    await expect(canvas.getByLabelText('필수')).toBeRequired();
    await expect(canvas.getByLabelText('오류')).toBeInvalid();
    await expect(canvas.getByLabelText('변경할 수 없음')).toBeDisabled();
    await userEvent.click(canvas.getAllByRole('button', { name: '늘리기' })[4]!);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
