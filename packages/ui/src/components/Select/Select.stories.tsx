import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { expectTouchTarget } from '../../../testing/expectations.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { Button } from '../Button/index.ts';
import { Form } from '../Form/index.ts';
import { useControlled } from '../../../testing/use-controlled.ts';
import { Select, type SelectProps } from './index.ts';

function Controlled(props: SelectProps<string>) {
  const [value, onChange] = useControlled(props.value, props.onChange);
  return <Select {...props} value={value} onChange={onChange} />;
}

const meta = {
  title: '컴포넌트/Select',
  tags: ['autodocs'],
  component: Select<string>,
  args: {
    label: '권한',
    name: 'role',
    value: 'customer',
    onChange: fn(),
    items: [
      { id: 'manager', label: '매니저' },
      { id: 'customer', label: '고객' },
      { id: 'anonymous', label: '비회원' },
    ],
  },
  render: (args) => (
    <Stack gap="lg" maxWidth="dialog">
      <Controlled {...args} />
    </Stack>
  ),
} satisfies Meta<typeof Select<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 휴대폰에서는 기기의 선택 목록이 열립니다. */
export const Default: Story = {
  name: '기본',
  play: async ({ canvas, args }) => {
    const select = canvas.getByRole('combobox', { name: '권한' });
    await expect(select).toHaveDisplayValue('고객');
    await userEvent.selectOptions(select, '매니저');
    await expect(select).toHaveDisplayValue('매니저');
    await expect(args.onChange).toHaveBeenLastCalledWith('manager');
  },
};

/** 폼을 초기화하면 처음에 고른 것으로 돌아갑니다. 처음에 고르지 않았다면 다시 고르지 않은 상태가 됩니다. */
export const Reset: Story = {
  name: '초기화',
  render: ({ items, onChange }) => (
    <Form aria-label="회원" onSubmit={() => undefined}>
      <Select label="권한" items={items} defaultValue="customer" onChange={onChange} />
      <Select label="지점" items={items} placeholder="지점 선택" />
      <Button type="reset">처음으로</Button>
    </Form>
  ),
  play: async ({ canvas, args }) => {
    const role = canvas.getByRole('combobox', { name: '권한' });
    const branch = canvas.getByRole('combobox', { name: '지점' });
    const reset = canvas.getByRole('button', { name: '처음으로' });
    const expectFirst = async () => {
      await waitFor(() => expect(role).toHaveDisplayValue('고객'));
      await waitFor(() => expect(branch).toHaveDisplayValue('지점 선택'));
    };
    await userEvent.click(reset);
    await expectFirst();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.selectOptions(role, '비회원');
    await userEvent.selectOptions(branch, '매니저');
    await expect(branch).toHaveDisplayValue('매니저');
    await userEvent.click(reset);
    await expectFirst();
    await expect(args.onChange).toHaveBeenLastCalledWith('customer');
  },
};

/** 건드리기 전까지 글자로 보이지만, 언제나 고르는 칸입니다. */
export const AsText: Story = {
  name: '글자로 보임',
  args: { isLabelHidden: true, size: 'sm', variant: 'plain', width: 'xs' },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: '권한' });
    await expectTouchTarget(select);
    await expect(getComputedStyle(select).borderTopColor).toBe('rgba(0, 0, 0, 0)');
    await userEvent.tab();
    await expect(select).toHaveFocus();
    await waitFor(() =>
      expect(getComputedStyle(select).borderTopColor).not.toBe('rgba(0, 0, 0, 0)'),
    );
  },
};

export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  render: (args) => (
    <Stack gap="lg" maxWidth="dialog">
      <Select {...args} />
      <Select {...args} label="작게" size="sm" />
      <Select {...args} label="글자로" size="sm" variant="plain" />
      <Select
        {...args}
        label="고를 수 없는 것"
        items={[...args.items, { id: 'master', label: '대표', isDisabled: true }]}
      />
    </Stack>
  ),
};
