import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { pressesByEnter } from '../../../testing/expectations.ts';
import { Tiles } from '../../layout/Tiles/index.ts';
import { useControlled } from '../../../testing/use-controlled.ts';
import { Button } from '../Button/index.ts';
import { Checkbox } from '../Checkbox/index.ts';
import { DateField } from '../DateField/index.ts';
import { Disclosure } from '../Disclosure/index.ts';
import { NumberField } from '../NumberField/index.ts';
import { TextArea } from '../TextArea/index.ts';
import { TextField } from '../TextField/index.ts';
import { Form, type FormProps } from './index.ts';

function Address(props: FormProps) {
  const [city, setCity] = useControlled('');
  const [street, setStreet] = useControlled('');
  return (
    <Form {...props}>
      <Tiles columns={{ phone: 1, tablet: 2 }} gap="sm">
        <TextField label="도시" value={city} onChange={setCity} isRequired />
        <TextField label="길" value={street} onChange={setStreet} />
      </Tiles>
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

/** 입력란에서 Enter를 누르고 있어도 한 번만 제출합니다. 여러 줄 입력란에서는 줄이 계속 바뀝니다. */
export const HeldEnter: Story = {
  name: '누르고 있는 Enter',
  render: (args) => (
    <Form {...args}>
      <TextField label="도시" />
      <TextArea label="설명" />
      <Checkbox label="동의" />
      <Button type="submit">저장</Button>
    </Form>
  ),
  play: async ({ canvas }) => {
    for (const label of ['도시', '동의']) {
      const field = canvas.getByLabelText(label);
      await expect(pressesByEnter(field, { isHeld: false })).toBe(true);
      await expect(pressesByEnter(field, { isHeld: true })).toBe(false);
    }
    await expect(pressesByEnter(canvas.getByLabelText('설명'), { isHeld: true })).toBe(true);
  },
};

/** 사용자가 고칠 수 없는 입력란의 값은 제출을 막지 않습니다. */
export const DisabledField: Story = {
  name: '고칠 수 없는 값',
  render: (args) => (
    <Form {...args}>
      <DateField
        label="시작일"
        today="2026-11-20"
        minValue="2026-11-20"
        defaultValue="2026-11-01"
        disabledReason="이미 시작했습니다."
      />
      <TextField label="길" />
      <Button type="submit">저장</Button>
    </Form>
  ),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '저장' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** 값이 잘못된 입력란이 접혀 있으면 펼쳐서 보여 줍니다. */
export const FoldedField: Story = {
  name: '접힌 입력란',
  render: (args) => (
    <Form {...args}>
      <Disclosure summary="더 적기">
        <NumberField label="인원" defaultValue={12} maxValue={10} />
      </Disclosure>
      <Button type="submit">저장</Button>
    </Form>
  ),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '저장' }));
    const count = canvas.getByRole('textbox', { name: '인원' });
    await waitFor(() => expect(count).toBeVisible());
    await expect(count).toHaveFocus();
    await expect(count).toHaveAccessibleDescription('10 이하로 입력해주세요.');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** 휴대폰에서는 입력란을 위에서 아래로 배치합니다. */
export const Phone: Story = {
  name: '휴대폰',
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const city = canvas.getByLabelText('도시').getBoundingClientRect();
    const street = canvas.getByLabelText('길').getBoundingClientRect();
    await expect(street.top).toBeGreaterThan(city.bottom);
  },
};
