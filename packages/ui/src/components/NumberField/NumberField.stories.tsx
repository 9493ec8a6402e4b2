import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
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

/** 버튼과 화살표 키로 한 단계씩 변경하고, 입력한 수는 고를 수 있는 가장 가까운 수로 바꿉니다. 끝에서는 더 바뀌지 않습니다. 지우면 null을 전달합니다. */
export const Steps: Story = {
  name: '한 단계씩',
  args: { minValue: 1, maxValue: 9, step: 4, defaultValue: null },
  play: async ({ canvas, args }) => {
    const increase = canvas.getByRole('button', { name: '늘리기' });
    const decrease = canvas.getByRole('button', { name: '줄이기' });
    await userEvent.click(increase);
    await expect(fieldIn(canvas)).toHaveValue('1');
    await expect(decrease).toBeDisabled();
    await userEvent.click(increase);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(fieldIn(canvas)).toHaveValue('9');
    await expect(increase).toBeDisabled();
    await type(canvas, '명4');
    await expect(fieldIn(canvas)).toHaveValue('4');
    await userEvent.tab();
    await expect(fieldIn(canvas)).toHaveValue('5');
    await expect(args.onChange).toHaveBeenLastCalledWith(5);
    await userEvent.clear(fieldIn(canvas));
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
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
