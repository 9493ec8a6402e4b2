import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { expectTouchTarget } from '../../../testing/expectations.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { useControlled } from '../../../testing/use-controlled.ts';
import { DateField, type DateFieldProps } from './index.ts';

function Controlled(props: DateFieldProps) {
  const [value, onChange] = useControlled(props.value, props.onChange);
  return (
    <Stack gap="lg" maxWidth="dialog">
      <DateField {...props} value={value} onChange={onChange} />
    </Stack>
  );
}

const meta = {
  title: '컴포넌트/DateField',
  tags: ['autodocs'],
  component: DateField,
  render: (args) => <Controlled {...args} />,
  args: { label: '시작일', value: '2026-11-20', onChange: fn() },
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 브라우저의 날짜 입력을 그대로 써서 휴대폰에서 가장 편합니다. */
export const Default: Story = {
  name: '기본',
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText('시작일');
    await expect(field).toHaveValue('2026-11-20');
    await fireEvent.change(field, { target: { value: '2026-11-01' } });
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-01');
    await expect(field).toHaveValue('2026-11-01');
    await expectTouchTarget(field);
  },
};

/** 비우면 빈 값을 알립니다. */
export const Empty: Story = {
  name: '비움',
  play: async ({ canvas, args }) => {
    await fireEvent.change(canvas.getByLabelText('시작일'), { target: { value: '' } });
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
};

/** 고를 수 있는 기간을 정합니다. */
export const Bounded: Story = {
  name: '기간 제한',
  args: { label: '종료일', min: '2026-11-01', max: '2026-11-30', hint: '11월 안에서 고릅니다.' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('종료일');
    await expect(field).toHaveAttribute('min', '2026-11-01');
    await expect(field).toHaveAttribute('max', '2026-11-30');
    await expect(field).toHaveAccessibleDescription('11월 안에서 고릅니다.');
  },
};

/** 잘못된 날짜는 아래에 까닭을 보여 줍니다. */
export const Invalid: Story = {
  name: '오류',
  args: { isInvalid: true, errorMessage: '시작일은 종료일보다 늦을 수 없습니다.' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('시작일');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('시작일은 종료일보다 늦을 수 없습니다.');
  },
};

export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  render: (args) => (
    <Stack gap="lg" maxWidth="dialog">
      <DateField {...args} label="기본" />
      <DateField {...args} label="비움" value="" />
      <DateField {...args} label="필수" isRequired />
      <DateField {...args} label="도움말" hint="11월 안에서 고릅니다." />
      <DateField
        {...args}
        label="오류"
        isInvalid
        errorMessage="시작일은 종료일보다 늦을 수 없습니다."
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('필수')).toBeRequired();
    await expect(canvas.getByLabelText('오류')).toBeInvalid();
  },
};
