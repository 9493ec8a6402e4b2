import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { expectTouchTarget } from '../../../testing/expectations.ts';
import { expectFieldStates, fieldStates } from '../../../testing/fields.tsx';
import { Stack } from '../../layout/Stack/index.ts';
import { Checkbox } from './index.ts';

const meta = {
  title: '컴포넌트/Checkbox',
  tags: ['autodocs'],
  component: Checkbox,
  args: { label: '이벤트 소식을 받습니다', onChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 상자와 레이블 어디를 눌러도, Space를 눌러도 바뀝니다. */
export const Default: Story = {
  name: '기본',
  play: async ({ canvas, args }) => {
    const checkbox = canvas.getByRole('checkbox', { name: '이벤트 소식을 받습니다' });
    await userEvent.click(canvas.getByText('이벤트 소식을 받습니다'));
    await expect(checkbox).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(checkbox).not.toBeChecked();
    await userEvent.click(checkbox);
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(args.onChange).toHaveBeenCalledTimes(3);
  },
};

/** 오류와 변경할 수 없는 이유는 상자와 함께 읽고, 필수 표시는 이름에 포함하지 않습니다. 일부만 골랐으면 가로줄로 보여 주고 일부 선택으로 읽습니다. 긴 레이블은 줄이 바뀌고, 상자는 첫 줄 옆에 놓입니다. */
export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  render: (args) => (
    <Stack gap="xs" maxWidth="dialog">
      {Object.entries(fieldStates).map(([label, state]) => (
        <Checkbox key={label} {...args} {...state} label={label} />
      ))}
      <Checkbox {...args} label="고름" defaultSelected />
      <Checkbox {...args} label="일부 선택" isIndeterminate />
      <Checkbox {...args} label="레이블 숨김" isLabelHidden />
      <Checkbox {...args} label="고르고 변경할 수 없음" defaultSelected isDisabled />
      <Checkbox {...args} label="일부이고 변경할 수 없음" isIndeterminate isDisabled />
      <Checkbox
        {...args}
        label="회원님의 운동 기록을 담당 강사에게 보여 주고, 수업을 준비하는 데 쓰는 데 동의합니다"
      />
    </Stack>
  ),
  play: async ({ canvas, args }) => {
    await expectFieldStates(canvas.getByLabelText);
    for (const checkbox of canvas.getAllByRole('checkbox')) await expectTouchTarget(checkbox);
    await expect(canvas.getByLabelText('필수')).toBeRequired();
    await expect(canvas.getByLabelText('오류')).toBeInvalid();
    await expect(canvas.getByLabelText('변경할 수 없음')).toBeDisabled();
    await userEvent.click(canvas.getByText('변경할 수 없음'));
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText('일부 선택')).toBePartiallyChecked();
  },
};
