import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { expectTouchTarget } from '../../../testing/expectations.ts';
import { expectFieldStates, fieldStates } from '../../../testing/fields.tsx';
import { Stack } from '../../layout/Stack/index.ts';
import { SelectList } from './index.ts';

const items = [
  { id: 'a', lead: '09:00', dateTime: '09:00', title: '이서연', disabledReason: '이미 시작됨' },
  { id: 'b', lead: '10:00', title: '강하준, 한지호, 정도윤, 최은우' },
  { id: 'c', lead: '14:00', title: '비어 있음' },
  { id: 'd', lead: '20:00', title: '비어 있음' },
];

const meta = {
  title: '컴포넌트/SelectList',
  tags: ['autodocs'],
  component: SelectList<string>,
  args: { label: '지울 자리', items, onChange: fn() },
} satisfies Meta<typeof SelectList<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 줄 어디를 눌러도 선택되고, 선택한 항목을 줄 순서대로 전달합니다. 모두 선택은 선택할 수 없는 줄을 빼고 선택하며, 다시 누르면 모두 해제합니다. */
export const Default: Story = {
  name: '고르기',
  play: async ({ canvas, args }) => {
    const all = canvas.getByRole('checkbox', { name: '모두 선택' });
    await expectTouchTarget(all);
    await userEvent.click(canvas.getByText('20:00'));
    await userEvent.click(canvas.getByText(/^강하준/u));
    await expect(args.onChange).toHaveBeenLastCalledWith(['b', 'd']);
    await expect(all).toBePartiallyChecked();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['d']);
    await userEvent.click(all);
    await expect(args.onChange).toHaveBeenLastCalledWith(['b', 'c', 'd']);
    await expect(all).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await expect(all).not.toBeChecked();
  },
};

/** 선택할 수 없는 줄과 그 이유, 첫머리가 없는 줄, 목록 전체의 오류와 이유입니다. 줄의 이유는 체크박스와 함께, 목록의 것은 그룹의 설명으로 읽습니다. */
export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  args: { defaultValue: ['b'] },
  render: (args) => (
    <Stack gap="lg">
      <SelectList {...args} />
      <SelectList
        label="지울 회원"
        items={[
          { id: 'a', title: '이서연' },
          { id: 'b', title: '독고하늘바람구름별빛이슬' },
        ]}
        defaultValue={['a']}
      />
      {Object.entries(fieldStates).map(([label, state]) => (
        <SelectList key={label} {...state} label={label} items={items.slice(1, 3)} />
      ))}
    </Stack>
  ),
  play: async ({ canvas, args }) => {
    const row = (name: string) => canvas.getByRole('checkbox', { name });
    await expect(row('09:00 이서연')).toBeDisabled();
    await expect(row('09:00 이서연')).toHaveAccessibleDescription('이미 시작됨');
    await userEvent.click(canvas.getByText('09:00'));
    await expect(args.onChange).not.toHaveBeenCalled();
    await expectFieldStates(canvas.getByLabelText);
    const past = within(canvas.getByLabelText('변경할 수 없음')).getAllByRole('checkbox');
    await expect(past).toHaveLength(2);
    for (const checkbox of past) await expect(checkbox).toBeDisabled();
  },
};

/** 좁은 화면에서는 텍스트의 줄이 바뀌고 이유가 아래로 내려갑니다. */
export const Phone: Story = {
  ...AllVariants,
  name: '휴대폰',
  globals: { viewport: { value: 'phone' } },
};
