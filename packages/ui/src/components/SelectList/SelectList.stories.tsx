import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { expectTouchTarget } from '../../../testing/expectations.ts';
import { expectFieldStates, fieldStates } from '../../../testing/fields.tsx';
import { Stack } from '../../layout/Stack/index.ts';
import { Badge } from '../Badge/index.ts';
import { Button } from '../Button/index.ts';
import { SelectList, type SelectListProps } from './index.ts';

const items = [
  { id: 'a', lead: '09:00', dateTime: '09:00', title: '이서연', disabledReason: '이미 시작됨' },
  {
    id: 'b',
    lead: '10:00',
    title: '강하준, 한지호, 정도윤, 최은우',
    aside: <Badge tone="info">4명</Badge>,
  },
  { id: 'c', lead: '14:00', title: '비어 있음' },
  { id: 'd', lead: '20:00', title: '비어 있음', error: '지우지 못했습니다: 점검 중입니다.' },
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
    await userEvent.click(canvas.getByText('4명'));
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

function Removable(props: SelectListProps<string>) {
  const [rows, setRows] = useState(['09:00', '10:00', '11:00']);
  const remove = (lead: string) => setRows(rows.filter((other) => other !== lead));
  const withAction = (lead: string) => ({
    id: lead,
    lead,
    title: '지운 자리',
    action: (
      <Button size="sm" variant="secondary" onPress={() => remove(lead)}>
        {`${lead} 되돌리기`}
      </Button>
    ),
  });
  return <SelectList {...props} items={[...rows.map(withAction), ...items.slice(1, 2)]} />;
}

/** 고를 수 없는 줄에는 체크박스 대신 동작을 둘 수 있습니다. 줄이 사라지면 포커스는 그 자리에 온 줄로 갑니다. */
export const WithAction: Story = {
  name: '동작이 있는 줄',
  tags: ['picture'],
  render: (args) => <Removable {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(2);
    const restore = (lead: string) => canvas.getByRole('button', { name: `${lead} 되돌리기` });
    restore('10:00').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(restore('11:00')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: /^10:00/ })).toHaveFocus());
  },
};

/** 선택할 수 없는 줄과 오류, 첫머리가 없는 줄과 설명, 목록 전체의 오류와 이유입니다. 줄의 것은 체크박스와 함께, 목록의 것은 그룹의 설명으로 읽습니다. */
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
          { id: 'a', title: '이서연', aside: '휴면', note: '남은 예약 3개도 함께 지웁니다.' },
          {
            id: 'b',
            title: '독고하늘바람구름별빛이슬',
            note: '지우지 않습니다.',
            error: '점검 중입니다.',
          },
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
    await expect(row('20:00 비어 있음')).toBeInvalid();
    await expect(row('20:00 비어 있음')).toHaveAccessibleDescription(
      '지우지 못했습니다: 점검 중입니다.',
    );
    await expect(row('독고하늘바람구름별빛이슬')).toHaveAccessibleDescription(
      '지우지 않습니다. 점검 중입니다.',
    );
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
