import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { expectTouchTarget } from '../../../testing/expectations.ts';
import { expectFieldStates, fieldStates } from '../../../testing/fields.tsx';
import { Stack } from '../../layout/Stack/index.ts';
import { CheckboxGroup } from './index.ts';

const meta = {
  title: '컴포넌트/CheckboxGroup',
  tags: ['autodocs'],
  component: CheckboxGroup<string>,
  args: {
    label: '받을 소식',
    onChange: fn(),
    items: [
      { id: 'class', label: '수업 알림' },
      { id: 'event', label: '이벤트' },
      { id: 'notice', label: '휴관 안내' },
    ],
  },
} satisfies Meta<typeof CheckboxGroup<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

const slots = [
  { id: 'a', lead: '09:00', dateTime: '09:00', label: '이서연', disabledReason: '이미 시작됨' },
  { id: 'b', lead: '10:00', label: '강하준, 한지호, 정도윤, 최은우' },
  { id: 'c', lead: '14:00', label: '비어 있음' },
  { id: 'd', lead: '20:00', label: '비어 있음' },
];

/** 여러 개를 고르고, 고른 것을 항목 순서대로 전달합니다. */
export const Default: Story = {
  name: '기본',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('휴관 안내'));
    await userEvent.click(canvas.getByRole('checkbox', { name: '수업 알림' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['class', 'notice']);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['class', 'event', 'notice']);
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['class', 'notice']);
    for (const checkbox of canvas.getAllByRole('checkbox')) await expectTouchTarget(checkbox);
  },
};

/** 오류와 고를 수 없는 이유는 아래에 한 번만 보여 주고, 묶음의 설명으로 읽습니다. 고를 수 없는 항목에는 이유를 보여 주고, 이미 골라 두었으면 그대로 남습니다. */
export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  render: (args) => (
    <Stack gap="lg" maxWidth="dialog">
      {Object.entries(fieldStates).map(([label, state]) => (
        <CheckboxGroup key={label} {...args} {...state} label={label} />
      ))}
      <CheckboxGroup
        {...args}
        label="고를 수 없는 항목"
        items={[
          { id: 'a', label: '수업 알림', disabledReason: '이용권 없음' },
          { id: 'b', label: '예약한 수업이 시작되기 한 시간 전에 보내는 알림' },
          { id: 'c', label: '휴관 안내', disabledReason: '항상 받음' },
        ]}
        defaultValue={['c']}
      />
    </Stack>
  ),
  play: async ({ canvas, args }) => {
    await expectFieldStates(canvas.getByLabelText);
    for (const checkbox of within(canvas.getByLabelText('변경할 수 없음')).getAllByRole('checkbox'))
      await expect(checkbox).toBeDisabled();
    const group = within(canvas.getByLabelText('고를 수 없는 항목'));
    const disabled = group.getByRole('checkbox', { name: '수업 알림' });
    await expect(disabled).toBeDisabled();
    await expect(disabled).toHaveAccessibleDescription('이용권 없음');
    await userEvent.click(group.getByText('수업 알림'));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(group.getByText(/^예약한 수업/u));
    await expect(args.onChange).toHaveBeenLastCalledWith(['b', 'c']);
  },
};

/** 줄 어디를 눌러도 고르고, 고른 것을 줄 순서대로 전달합니다. 모두 선택은 고를 수 없는 줄을 빼고 고르며, 다시 누르면 모두 해제합니다. */
export const List: Story = {
  name: '목록',
  tags: ['picture'],
  args: { label: '지울 자리', variant: 'list', items: slots, defaultValue: ['b'] },
  render: (args) => (
    <Stack gap="lg">
      <CheckboxGroup {...args} />
      <CheckboxGroup
        label="지울 회원"
        variant="list"
        items={[
          { id: 'a', label: '이서연' },
          { id: 'b', label: '독고하늘바람구름별빛이슬' },
        ]}
        defaultValue={['a']}
      />
      {Object.entries(fieldStates).map(([label, state]) => (
        <CheckboxGroup
          key={label}
          {...state}
          label={label}
          variant="list"
          items={slots.slice(1, 3)}
        />
      ))}
    </Stack>
  ),
  play: async ({ canvas, args }) => {
    const group = within(canvas.getByRole('group', { name: '지울 자리' }));
    const all = group.getByRole('checkbox', { name: '모두 선택' });
    await expectTouchTarget(all);
    const disabled = group.getByRole('checkbox', { name: '09:00 이서연' });
    await expect(disabled).toBeDisabled();
    await expect(disabled).toHaveAccessibleDescription('이미 시작됨');
    await userEvent.click(group.getByText('09:00'));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(group.getByText('20:00'));
    await expect(args.onChange).toHaveBeenLastCalledWith(['b', 'd']);
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(args.onChange).toHaveBeenLastCalledWith(['b', 'c', 'd']);
    await expect(all).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await userEvent.click(group.getByText(/^강하준/u));
    await expectFieldStates(canvas.getByLabelText);
    for (const checkbox of within(canvas.getByLabelText('변경할 수 없음')).getAllByRole('checkbox'))
      await expect(checkbox).toBeDisabled();
  },
};

/** 좁은 화면에서는 텍스트의 줄이 바뀌고 이유가 아래로 내려갑니다. */
export const Phone: Story = {
  ...List,
  name: '휴대폰',
  globals: { viewport: { value: 'phone' } },
};
