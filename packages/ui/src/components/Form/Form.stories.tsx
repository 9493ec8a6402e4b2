import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { expectClosed, pressesByEnter } from '../../../testing/expectations.ts';
import { Tiles } from '../../layout/Tiles/index.ts';
import { Button } from '../Button/index.ts';
import { Checkbox } from '../Checkbox/index.ts';
import { DateField } from '../DateField/index.ts';
import { Disclosure } from '../Disclosure/index.ts';
import { NumberField } from '../NumberField/index.ts';
import { TextArea } from '../TextArea/index.ts';
import { TextField } from '../TextField/index.ts';
import { expectSubmitted, FieldForm, reset, typeInto } from '../../../testing/fields.tsx';
import { CheckboxGroup } from '../CheckboxGroup/index.ts';
import { Combobox } from '../Combobox/index.ts';
import { RadioGroup } from '../RadioGroup/index.ts';
import { Select } from '../Select/index.ts';
import { StarRating } from '../StarRating/index.ts';
import { ToggleSlots } from '../ToggleSlots/index.ts';
import { Form, type FormProps } from './index.ts';

function Address(props: FormProps) {
  return (
    <Form {...props}>
      <Tiles columns={{ phone: 1, tablet: 2 }} gap="sm">
        <TextField label="도시" isRequired />
        <TextField label="길" />
      </Tiles>
      <TextArea label="설명" />
      <Checkbox label="동의" />
      <Button type="submit">저장</Button>
    </Form>
  );
}

const meta = {
  title: '컴포넌트/Form',
  tags: ['autodocs'],
  component: Form,
  args: { 'aria-label': '주소', onSubmit: fn(), children: null },
  render: (args) => <Address {...args} />,
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 입력란에서 Enter를 누르거나 버튼을 누르면 제출합니다. */
export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('form', { name: '주소' })).toBeVisible();
    await userEvent.type(canvas.getByLabelText('도시'), '서울{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: '저장' }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
  },
};

const itemsOf = (name: string) => [
  { id: 'a', label: `${name} 하나` },
  { id: 'b', label: `${name} 둘` },
];

/** 모든 입력란은 값을 이름과 함께 제출하고, 초기화하면 처음 값으로 돌아갑니다. */
export const Reset: Story = {
  name: '제출과 초기화',
  render: () => (
    <FieldForm>
      <TextField label="이름" name="name" defaultValue="kim" />
      <NumberField label="인원" name="people" defaultValue={1500} />
      <DateField label="시작일" name="start" today="2026-11-20" defaultValue="2026-11-20" />
      <Combobox label="회원" name="member" items={itemsOf('회원')} defaultValue="a" />
      <Select label="지점" name="branch" items={itemsOf('지점')} defaultValue="a" />
      <Checkbox label="소식" name="news" value="yes" defaultSelected />
      <CheckboxGroup label="알림" name="alert" items={itemsOf('알림')} defaultValue={['a']} />
      <RadioGroup label="시간대" name="part" items={itemsOf('시간대')} />
      <StarRating name="stars" />
      <ToggleSlots label="시간" name="time" items={itemsOf('시간')} defaultValue={['a']} />
    </FieldForm>
  ),
  play: async ({ canvas }) => {
    const first = 'name=kim people=1500 start=2026-11-20 member=a branch=a news=yes alert=a time=a';
    await expectSubmitted(canvas, first);
    await typeInto(canvas.getByLabelText('이름'), 'lee');
    await typeInto(canvas.getByLabelText('인원'), '2,000');
    await typeInto(canvas.getByLabelText('시작일'), '2026. 11. 5.');
    await typeInto(canvas.getByRole('combobox', { name: '회원' }), '회원 둘{ArrowDown}{Enter}');
    await expectClosed('listbox');
    await userEvent.selectOptions(canvas.getByLabelText('지점'), '지점 둘');
    for (const label of ['소식', '알림 둘', '시간대 둘', '4점'])
      await userEvent.click(canvas.getByLabelText(label));
    await userEvent.click(canvas.getByRole('button', { name: '시간 둘' }));
    await expectSubmitted(
      canvas,
      'name=lee people=2000 start=2026-11-05 member=b branch=b alert=a alert=b part=b stars=4 time=a time=b',
    );
    await reset(canvas);
    await expectSubmitted(canvas, first);
  },
};

/** 입력란에서 Enter를 누르고 있어도 한 번만 제출합니다. 여러 줄 입력란에서는 줄이 계속 바뀝니다. */
export const HeldEnter: Story = {
  name: '누르고 있는 Enter',
  play: async ({ canvas }) => {
    for (const label of ['도시', '동의']) {
      const field = canvas.getByLabelText(label);
      await expect(pressesByEnter(field, { isHeld: false })).toBe(true);
      await expect(pressesByEnter(field, { isHeld: true })).toBe(false);
    }
    await expect(pressesByEnter(canvas.getByLabelText('설명'), { isHeld: true })).toBe(true);
  },
};

/** 값이 잘못된 입력란이 접혀 있으면 펼쳐서 보여 줍니다. 사용자가 고칠 수 없는 입력란의 값은 제출을 막지 않습니다. */
export const FoldedField: Story = {
  name: '접힌 입력란과 고칠 수 없는 값',
  render: (args) => (
    <Form {...args}>
      <DateField
        label="시작일"
        today="2026-11-20"
        minValue="2026-11-20"
        defaultValue="2026-11-01"
        disabledReason="이미 시작했습니다."
      />
      <Disclosure summary="더 적기">
        <DateField
          label="종료일"
          today="2026-11-20"
          maxValue="2026-11-30"
          defaultValue="2026-12-01"
        />
      </Disclosure>
      <Button type="submit">저장</Button>
    </Form>
  ),
  play: async ({ canvas, args }) => {
    const save = canvas.getByRole('button', { name: '저장' });
    await userEvent.click(save);
    const end = canvas.getByRole('textbox', { name: '종료일' });
    await waitFor(() => expect(end).toBeVisible());
    await expect(end).toHaveFocus();
    await expect(end).toHaveAccessibleDescription('2026. 11. 30.까지 선택할 수 있습니다.');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.clear(end);
    await userEvent.click(save);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
