import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { expectTouchTarget } from '../../../testing/expectations.ts';
import { CardRadioGroup } from '../../../testing/CardRadioGroup.tsx';
import { Stack } from '../../layout/Stack/index.ts';
import { Button } from '../Button/index.ts';
import { Form } from '../Form/index.ts';
import { useControlled } from '../../../testing/use-controlled.ts';
import { RadioGroup, type RadioGroupProps } from './index.ts';

function Controlled(props: RadioGroupProps<string>) {
  const [value, onChange] = useControlled(props.value, props.onChange);
  return <RadioGroup {...props} value={value} onChange={onChange} />;
}

const meta = {
  title: '컴포넌트/RadioGroup',
  tags: ['autodocs'],
  component: RadioGroup<string>,
  args: {
    label: '성별',
    value: null,
    onChange: fn(),
    orientation: 'horizontal',
    items: [
      { id: 'male', label: '남성' },
      { id: 'female', label: '여성' },
    ],
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof RadioGroup<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 처음에는 아무것도 고르지 않은 상태이며, 화살표 키로도 고릅니다. */
export const Default: Story = {
  name: '기본',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: '성별' })).toBeVisible();
    const male = canvas.getByRole('radio', { name: '남성' });
    const female = canvas.getByRole('radio', { name: '여성' });
    await expect(male).not.toBeChecked();
    await expectTouchTarget(male, 40);
    await expect(female).not.toBeChecked();
    await userEvent.click(canvas.getByText('남성'));
    await expect(male).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(female).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('female');
  },
};

/** 선택하지 않고 제출하면 전달받은 오류 문구를 보여 줍니다. */
export const Invalid: Story = {
  name: '오류',
  args: { isRequired: true, error: '성별을 선택해주세요.' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: '성별' });
    await expect(group).toHaveAccessibleDescription('성별을 선택해주세요.');
    await expect(group).toHaveAttribute('aria-invalid', 'true');
  },
};

/** 폼을 초기화하면 고르지 않은 처음 상태로 돌아갑니다. */
export const Reset: Story = {
  name: '초기화',
  render: (args) => (
    <Form aria-label="회원" onSubmit={() => undefined}>
      <Controlled {...args} />
      <Button type="reset">처음으로</Button>
    </Form>
  ),
  play: async ({ canvas, args }) => {
    const male = canvas.getByRole('radio', { name: '남성' });
    await userEvent.click(male);
    await expect(male).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: '처음으로' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await waitFor(() => expect(male).not.toBeChecked());
  },
};

/** 카드의 이름은 등급, 내용, 가격으로만 이루어집니다. */
export const Cards: Story = {
  name: '카드',
  render: () => <CardRadioGroup />,
  play: async ({ canvas }) => {
    const basic = canvas.getByRole('radio', { name: 'BASIC 12회 840,000원' });
    await expect(canvas.getAllByRole('radio', { checked: false })).toHaveLength(4);
    await expect(basic).toHaveAccessibleDescription('1회당 70,000원');
    await userEvent.click(canvas.getByText('840,000원'));
    await expect(basic).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'STANDARD 24회 1,440,000원' })).toBeChecked();
  },
};

/** 선택할 수 없는 항목에는 이유를 함께 보여 줍니다. */
export const DisabledOption: Story = {
  name: '선택할 수 없는 항목',
  args: {
    label: '강사',
    variant: 'card',
    items: [
      { id: '1', label: '강민준', description: '근력 · 체형 교정' },
      { id: '2', label: '이서연', disabledReason: '휴가 중' },
    ],
  },
  play: async ({ canvas, args }) => {
    const away = canvas.getByRole('radio', { name: '이서연' });
    await expect(away).toBeDisabled();
    await expect(away).toHaveAccessibleDescription('휴가 중');
    await userEvent.click(canvas.getByText('이서연'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  render: (args) => (
    <Stack gap="lg" maxWidth="dialog">
      <RadioGroup {...args} value="male" />
      <RadioGroup {...args} label="세로" orientation="vertical" hint="나중에 변경할 수 있습니다." />
      <RadioGroup
        {...args}
        label="설명과 함께"
        orientation="vertical"
        items={[
          { id: 'male', label: '오전', description: '06:00부터 12:00까지' },
          { id: 'female', label: '오후', disabledReason: '마감' },
        ]}
      />
      <RadioGroup {...args} label="카드" variant="card" value="female" />
    </Stack>
  ),
};
