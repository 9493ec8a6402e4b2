import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { expectNoOverflow, expectTouchTarget } from '../../../testing/expectations.ts';
import { useControlled } from '../../../testing/use-controlled.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { Badge } from '../Badge/index.ts';
import { Button } from '../Button/index.ts';
import { Form } from '../Form/index.ts';
import { SelectList, type SelectListProps } from './index.ts';

function Controlled(props: SelectListProps<string>) {
  const [selected, onChange] = useControlled(props.value, props.onChange);
  return <SelectList {...props} value={selected} onChange={onChange} />;
}

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
  args: { label: '지울 자리', items, value: [], onChange: fn() },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof SelectList<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 줄 어디를 눌러도 선택되고, 선택한 항목을 줄 순서대로 전달합니다. */
export const Default: Story = {
  name: '고르기',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('20:00'));
    await userEvent.click(canvas.getByText('4명'));
    await expect(args.onChange).toHaveBeenLastCalledWith(['b', 'd']);
    const row = canvas.getByRole('checkbox', { name: '10:00 강하준, 한지호, 정도윤, 최은우 4명' });
    await expect(row).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['d']);
  },
};

/** 짧은 이름을 한 줄에 쓸 자리가 없으면, 줄 끝의 상태가 아래로 내려갑니다. */
export const Narrow: Story = {
  name: '아주 좁을 때',
  args: {
    items: [
      { id: 'a', lead: '10:00', title: '김민준', aside: <Badge tone="info">예약 1명</Badge> },
    ],
  },
  play: async ({ canvas }) => {
    canvas.getByRole('group').style.inlineSize = '14rem';
    const title = canvas.getByText('김민준').getBoundingClientRect();
    const badge = canvas.getByText('예약 1명').getBoundingClientRect();
    await expect(badge.top).toBeGreaterThanOrEqual(title.bottom);
    await expect(title.height).toBeLessThan(badge.height * 1.5);
  },
};

/** 모두 선택은 일부만 골랐으면 가로줄로 보이고, 누르면 선택할 수 없는 줄을 빼고 선택하며, 다시 누르면 모두 해제합니다. */
export const All: Story = {
  name: '모두 선택',
  play: async ({ canvas, args }) => {
    const all = canvas.getByRole('checkbox', { name: '모두 선택' });
    await expectTouchTarget(all);
    await userEvent.click(canvas.getByText('20:00'));
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(args.onChange).toHaveBeenLastCalledWith(['b', 'c', 'd']);
    await expect(all).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await expect(all).not.toBeChecked();
    await userEvent.click(all);
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(4);
  },
};

/** 선택할 수 없는 줄에는 포커스가 가지 않고, 이유는 체크박스와 함께 읽습니다. */
export const Disabled: Story = {
  name: '선택할 수 없는 줄과 오류',
  play: async ({ canvas, args }) => {
    const disabled = canvas.getByRole('checkbox', { name: '09:00 이서연' });
    await expect(disabled).toBeDisabled();
    await expect(disabled).toHaveAccessibleDescription('이미 시작됨');
    await userEvent.click(canvas.getByText('이서연'));
    await expect(args.onChange).not.toHaveBeenCalled();
    const failed = canvas.getByRole('checkbox', { name: '20:00 비어 있음' });
    await expect(failed).toBeInvalid();
    await expect(failed).toHaveAccessibleDescription('지우지 못했습니다: 점검 중입니다.');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: /^10:00/ })).toHaveFocus();
  },
};

/** 첫머리가 없는 줄은 제목이 그 자리까지 차지하고, 줄마다 선택하면 어떻게 되는지 적을 수 있습니다. */
export const Notes: Story = {
  name: '줄의 설명',
  tags: ['picture'],
  args: {
    label: '지울 회원',
    items: [
      { id: 'a', title: '이서연', aside: '휴면', note: '남은 예약 3개도 함께 지웁니다.' },
      {
        id: 'b',
        title: '독고하늘바람구름별빛이슬',
        note: '지우지 않습니다.',
        error: '점검 중입니다.',
      },
    ],
    value: ['a'],
  },
  play: async ({ canvas, args }) => {
    const first = canvas.getByRole('checkbox', { name: '이서연 휴면' });
    await expect(first).toHaveAccessibleDescription('남은 예약 3개도 함께 지웁니다.');
    await expect(
      canvas.getByRole('checkbox', { name: '독고하늘바람구름별빛이슬' }),
    ).toHaveAccessibleDescription('지우지 않습니다. 점검 중입니다.');
    await userEvent.click(canvas.getByText('이서연'));
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
  },
};

/** 선택할 수 있는 줄이 없으면 모두 선택도 표시하지 않습니다. */
export const AllDisabled: Story = {
  name: '모두 선택할 수 없을 때',
  args: { items: items.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: '지울 자리' })).toBeVisible();
    await expect(canvas.queryByRole('checkbox', { name: '모두 선택' })).not.toBeInTheDocument();
  },
};

function Removable(props: SelectListProps<string>) {
  const [rows, setRows] = useState(['09:00', '10:00', '11:00']);
  const withAction = (lead: string) => ({
    id: lead,
    lead,
    title: '지운 자리',
    action: (
      <Button
        variant="secondary"
        size="sm"
        onPress={() => setRows((before) => before.filter((other) => other !== lead))}
      >
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

/** 값을 관리하지 않으면 스스로 기억하고, 폼의 이름으로 제출하며, 폼을 처음으로 되돌릴 때 함께 되돌아갑니다. */
export const InForm: Story = {
  name: '폼에서',
  render: ({ label, items: rows, onChange }) => (
    <Form onSubmit={fn()}>
      <SelectList
        label={label}
        items={rows}
        defaultValue={['b']}
        onChange={onChange}
        name="slot"
        isRequired
      />
      <Button type="reset" variant="secondary">
        처음으로
      </Button>
    </Form>
  ),
  play: async ({ canvas, args }) => {
    const row = canvas.getByRole('checkbox', { name: /^10:00/ });
    const slots = () => new FormData(row.closest('form')!).getAll('slot');
    await userEvent.click(canvas.getByText('20:00'));
    await expect(args.onChange).toHaveBeenLastCalledWith(['b', 'd']);
    await expect(slots()).toEqual(['b', 'd']);
    await userEvent.click(canvas.getByRole('button', { name: '처음으로' }));
    await expect(canvas.getByRole('checkbox', { name: /^20:00/ })).not.toBeChecked();
    await expect(slots()).toEqual(['b']);
  },
};

/** 목록 전체의 오류와 선택할 수 없는 이유는 목록의 아래에 있고, 스크린 리더가 그룹의 설명으로 읽습니다. */
export const Messages: Story = {
  name: '목록의 오류와 이유',
  tags: ['picture'],
  render: () => (
    <Stack gap="lg">
      <SelectList
        label="지울 자리"
        items={items.slice(1, 3)}
        defaultValue={[]}
        isRequired
        error="지울 자리를 골라주세요."
      />
      <SelectList
        label="지난 자리"
        items={items.slice(1, 3)}
        defaultValue={['b']}
        disabledReason="지난 수업은 변경할 수 없습니다."
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: '지울 자리' })).toHaveAccessibleDescription(
      '지울 자리를 골라주세요.',
    );
    const past = canvas.getByRole('group', { name: '지난 자리' });
    await expect(past).toHaveAccessibleDescription('지난 수업은 변경할 수 없습니다.');
    for (const row of within(past).getAllByRole('checkbox')) await expect(row).toBeDisabled();
    await expect(within(past).getAllByRole('checkbox')).toHaveLength(2);
  },
};

export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  args: { value: ['b'] },
};

/** 좁은 화면에서는 텍스트의 줄이 바뀌고 이유가 아래로 내려갑니다. */
export const Phone: Story = {
  ...AllVariants,
  name: '휴대폰',
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    for (const row of canvas.getAllByRole('listitem')) await expectTouchTarget(row);
    await expectNoOverflow();
  },
};
