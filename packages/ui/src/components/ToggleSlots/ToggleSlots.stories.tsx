import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { expectTouchTarget } from '../../../testing/expectations.ts';
import { expectFieldStates, fieldStates } from '../../../testing/fields.tsx';
import { Stack } from '../../layout/Stack/index.ts';
import { TextField } from '../TextField/index.ts';
import { ToggleSlots } from './index.ts';

const hours = Array.from({ length: 18 }, (_, index) => `${String(index + 6).padStart(2, '0')}:00`);
const registered = ['07:00', '10:00', '19:00'];

const meta = {
  title: '컴포넌트/ToggleSlots',
  tags: ['autodocs'],
  component: ToggleSlots<string>,
  args: {
    label: '수업 시간',
    items: hours.map((hour) => ({
      id: hour,
      label: hour,
      ...(registered.includes(hour) && { disabledReason: '등록됨' }),
    })),
    defaultValue: ['09:00'],
    onChange: fn(),
  },
} satisfies Meta<typeof ToggleSlots<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 여러 시간을 선택하고, 다시 누르면 해제됩니다. */
export const Default: Story = {
  name: '기본',
  play: async ({ canvas, args }) => {
    const slots = within(canvas.getByRole('toolbar', { name: '수업 시간' }));
    await expect(slots.getAllByRole('button')).toHaveLength(18);
    await expect(slots.getByRole('button', { pressed: true })).toHaveAccessibleName('09:00');
    await userEvent.click(slots.getByRole('button', { name: '06:00' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['06:00', '09:00']);
    await userEvent.click(slots.getByRole('button', { name: '09:00' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['06:00']);
    await expectTouchTarget(slots.getByRole('button', { name: '23:00' }));
  },
};

/** Tab으로 한 번에 들어가고 나오며, 화살표로 이동하고 Space로 선택합니다. 위아래 화살표는 옆줄의 가장 가까운 항목으로 이동합니다. 다시 들어가면 있던 자리입니다. */
export const Keyboard: Story = {
  name: '키보드',
  globals: { viewport: { value: 'phone' } },
  args: { defaultValue: [] },
  render: (args) => (
    <>
      <ToggleSlots {...args} />
      <button type="button">다음</button>
    </>
  ),
  play: async ({ canvas, args }) => {
    const slot = (name: string) => canvas.getByRole('button', { name });
    await userEvent.tab();
    await expect(slot('06:00')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowRight} ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['08:00']);
    await userEvent.tab();
    await expect(slot('다음')).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(slot('08:00')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(slot('12:00')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowDown}');
    await expect(slot('15:00')).toHaveFocus();
    // 19:00 below it cannot be chosen.
    await userEvent.keyboard('{ArrowDown}');
    await expect(slot('18:00')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(slot('14:00')).toHaveFocus();
  },
};

/** 누른 항목이 포커스를 받고, 목록은 움직이지 않습니다. */
export const PressedLater: Story = {
  name: '나갔다 와서 누르기',
  globals: { viewport: { value: 'smallPhone' } },
  render: (args) => (
    <Stack gap="xxl">
      <ToggleSlots {...args} />
      <TextField label="최대 인원" />
      <ToggleSlots {...args} label="다른 시간" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const slots = within(canvas.getByRole('toolbar', { name: '수업 시간' }));
    const late = slots.getByRole('button', { name: '23:00' });
    await userEvent.click(slots.getByRole('button', { name: '06:00' }));
    await userEvent.click(canvas.getByLabelText('최대 인원'));
    late.scrollIntoView({ block: 'start', behavior: 'instant' });
    const before = late.getBoundingClientRect().top;
    await userEvent.click(late);
    await expect(late).toHaveFocus();
    await expect(late.getBoundingClientRect().top).toBe(before);
  },
};

const weekdays = ['월', '화', '수', '목', '금', '토', '일'].map((day) => ({ id: day, label: day }));

/** 한두 글자인 항목은 작게 한 줄에 놓습니다. 아주 좁은 휴대폰에서는 네 개씩 놓아 하나만 남지 않습니다. */
export const Small: Story = {
  name: '작은 항목',
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  args: { label: '요일', items: weekdays, defaultValue: ['월', '수', '금'], size: 'sm' },
};

/** 아주 좁은 휴대폰에서는 네 개씩 놓습니다. */
export const SmallNarrow: Story = {
  ...Small,
  name: '아주 좁은 화면의 작은 항목',
  globals: { viewport: { value: 'smallPhone' } },
};

/** 오류와 선택할 수 없는 이유는 항목의 아래에 있고, 스크린 리더가 그룹의 설명으로 읽습니다. */
export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  render: ({ items }) => (
    <Stack gap="lg">
      <ToggleSlots
        label="수업 시간"
        items={[
          { id: '06:00', label: '06:00' },
          { id: '07:00', label: '07:00' },
          { id: '08:00', label: '08:00', isDisabled: true },
          { id: '09:00', label: '09:00', isDisabled: true, disabledReason: '등록됨' },
        ]}
        defaultValue={['07:00']}
      />
      {Object.entries(fieldStates).map(([label, state]) => (
        <ToggleSlots key={label} {...state} label={label} items={items.slice(0, 3)} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expectFieldStates(canvas.getByLabelText);
    const slots = within(canvas.getByRole('toolbar', { name: '수업 시간' }));
    await expect(slots.getByRole('button', { pressed: true })).toHaveAccessibleName('07:00');
    await expect(slots.getByRole('button', { name: '08:00' })).toBeDisabled();
    const taken = slots.getByRole('button', { name: '09:00' });
    await expect(taken).toHaveAccessibleDescription('등록됨');
    const closed = within(canvas.getByRole('toolbar', { name: '변경할 수 없음' }));
    for (const slot of closed.getAllByRole('button')) await expect(slot).toBeDisabled();
  },
};
