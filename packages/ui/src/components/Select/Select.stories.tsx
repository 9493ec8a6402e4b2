import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { expectTouchTarget } from '../../../testing/expectations.ts';
import { expectFieldStates, fieldStates } from '../../../testing/fields.tsx';
import { Stack } from '../../layout/Stack/index.ts';
import { Select } from './index.ts';

const meta = {
  title: '컴포넌트/Select',
  tags: ['autodocs'],
  component: Select<string>,
  args: {
    label: '권한',
    name: 'role',
    defaultValue: 'customer',
    onChange: fn(),
    items: [
      { id: 'manager', label: '매니저' },
      { id: 'customer', label: '고객' },
      { id: 'anonymous', label: '비회원' },
    ],
  },
  render: (args) => (
    <Stack gap="lg" maxWidth="dialog">
      <Select {...args} />
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

/** 글자로 보이는 칸도 언제나 고르는 칸입니다. */
export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  render: (args) => (
    <Stack gap="lg" maxWidth="dialog">
      {Object.entries(fieldStates).map(([label, state]) => (
        <Select key={label} {...args} {...state} label={label} />
      ))}
      <Select {...args} label="작게" size="sm" />
      <Select {...args} label="글자로" size="sm" variant="plain" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expectFieldStates(canvas.getByLabelText);
    for (const select of canvas.getAllByRole('combobox')) await expectTouchTarget(select);
  },
};
