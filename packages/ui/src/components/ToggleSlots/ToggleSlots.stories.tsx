import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { rightToLeft } from '../../../testing/right-to-left.tsx';
import { expectTouchTarget } from '../../../testing/expectations.ts';
import { useControlled } from '../../../testing/use-controlled.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { Button } from '../Button/index.ts';
import { Form } from '../Form/index.ts';
import { TextField } from '../TextField/index.ts';
import { ToggleSlots, type ToggleSlotsProps } from './index.ts';

const hours = Array.from({ length: 18 }, (_, index) => `${String(index + 6).padStart(2, '0')}:00`);
const registered = ['07:00', '10:00', '19:00'];

function Controlled(props: ToggleSlotsProps) {
  const [selected, onChange] = useControlled(props.value, props.onChange);
  return <ToggleSlots {...props} value={selected} onChange={onChange} />;
}

const meta = {
  title: '컴포넌트/ToggleSlots',
  tags: ['autodocs'],
  component: ToggleSlots<string>,
  render: (args) => <Controlled {...args} />,
  args: {
    label: '수업 시간',
    items: hours.map((hour) => ({
      id: hour,
      label: hour,
      ...(registered.includes(hour) && { disabledReason: '등록됨' }),
    })),
    value: ['09:00'],
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
    await expect(slots.getByRole('button', { name: '09:00' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await userEvent.click(slots.getByRole('button', { name: '06:00' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['06:00', '09:00']);
    await userEvent.click(slots.getByRole('button', { name: '09:00' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['06:00']);
    await expectTouchTarget(slots.getByRole('button', { name: '23:00' }));
  },
};

/** Tab으로 한 번에 들어가고 나오며, 화살표로 이동하고 Space로 선택합니다. 다시 들어가면 있던 자리입니다. */
export const Keyboard: Story = {
  name: '키보드',
  args: { value: [] },
  render: (args) => (
    <>
      <Controlled {...args} />
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
    for (const _ of hours) await userEvent.keyboard('{ArrowRight}');
    await expect(slot('23:00')).toHaveFocus();
  },
};

/** 여러 줄이면 위아래 화살표로 옆줄의 가장 가까운 항목으로 이동합니다. */
export const KeyboardRows: Story = {
  name: '키보드로 줄 사이를 이동하기',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const slot = (name: string) => canvas.getByRole('button', { name });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await expect(slot('06:00')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
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

/** 오른쪽에서 왼쪽으로 쓰는 언어에서는 왼쪽 화살표가 다음 항목으로 이동합니다. */
export const RightToLeft: Story = {
  name: '오른쪽에서 왼쪽으로',
  decorators: [rightToLeft],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: '08:00' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: '06:00' })).toHaveFocus();
  },
};

/** 누른 항목이 포커스를 받고, 목록은 움직이지 않습니다. */
export const PressedLater: Story = {
  name: '나갔다 와서 누르기',
  tags: ['picture'],
  globals: { viewport: { value: 'smallPhone' } },
  render: (args) => (
    <Stack gap="xxl">
      <Controlled {...args} />
      <TextField label="최대 인원" value="1" onChange={fn()} />
      <Controlled {...args} label="다른 시간" />
    </Stack>
  ),
  play: async ({ canvas, args }) => {
    const slots = within(canvas.getByRole('toolbar', { name: '수업 시간' }));
    const late = slots.getByRole('button', { name: '23:00' });
    await userEvent.click(slots.getByRole('button', { name: '06:00' }));
    await userEvent.click(canvas.getByLabelText('최대 인원'));
    late.scrollIntoView({ block: 'start', behavior: 'instant' });
    const before = late.getBoundingClientRect().top;
    await userEvent.click(late);
    await expect(late).toHaveFocus();
    await expect(late.getBoundingClientRect().top).toBe(before);
    await expect(args.onChange).toHaveBeenLastCalledWith(['06:00', '09:00', '23:00']);
  },
};

/** 값을 관리하지 않으면 스스로 기억하고, 폼의 이름으로 제출하며, 폼을 처음으로 되돌릴 때 함께 되돌아갑니다. */
export const InForm: Story = {
  name: '폼에서',
  render: ({ label, items, onChange }) => (
    <Form onSubmit={fn()}>
      <ToggleSlots
        label={label}
        items={items}
        defaultValue={['09:00']}
        onChange={onChange}
        name="time"
        isRequired
      />
      <Button type="reset" variant="secondary">
        처음으로
      </Button>
    </Form>
  ),
  play: async ({ canvas, args }) => {
    const slot = (name: string) => canvas.getByRole('button', { name });
    const times = () => new FormData(slot('09:00').closest('form')!).getAll('time');
    await userEvent.click(slot('06:00'));
    await expect(args.onChange).toHaveBeenLastCalledWith(['06:00', '09:00']);
    await expect(times()).toEqual(['06:00', '09:00']);
    await userEvent.click(slot('처음으로'));
    await expect(slot('06:00')).toHaveAttribute('aria-pressed', 'false');
    await expect(times()).toEqual(['09:00']);
  },
};

/** 오류와 선택할 수 없는 이유는 항목의 아래에 있고, 스크린 리더가 그룹의 설명으로 읽습니다. */
export const Messages: Story = {
  name: '오류와 이유',
  tags: ['picture'],
  render: ({ items }) => (
    <Stack gap="lg">
      <ToggleSlots
        label="수업 시간"
        items={items.slice(0, 4)}
        defaultValue={[]}
        isRequired
        error="시간을 하나 이상 골라주세요."
      />
      <ToggleSlots
        label="다음 달 수업 시간"
        items={items.slice(0, 4)}
        defaultValue={['06:00']}
        disabledReason="다음 달 수업은 25일부터 등록할 수 있습니다."
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const group = (name: string) => canvas.getByRole('toolbar', { name });
    await expect(group('수업 시간')).toHaveAccessibleDescription('시간을 하나 이상 골라주세요.');
    const closed = group('다음 달 수업 시간');
    await expect(closed).toHaveAccessibleDescription('다음 달 수업은 25일부터 등록할 수 있습니다.');
    for (const slot of within(closed).getAllByRole('button')) await expect(slot).toBeDisabled();
  },
};

/** 휴대폰에서도 누르기 좋은 크기입니다. */
export const Phone: Story = {
  name: '휴대폰',
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    for (const slot of canvas.getAllByRole('button')) await expectTouchTarget(slot);
  },
};

const weekdays = ['월', '화', '수', '목', '금', '토', '일'].map((day) => ({ id: day, label: day }));

/** 한두 글자인 항목은 작게 한 줄에 놓습니다. 아주 좁은 휴대폰에서는 네 개씩 놓아 하나만 남지 않습니다. */
export const Small: Story = {
  name: '작은 항목',
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  args: { label: '요일', items: weekdays, value: ['월', '수', '금'], size: 'sm' },
  play: async ({ canvas }) => {
    const slots = canvas.getAllByRole('button');
    for (const slot of slots) await expectTouchTarget(slot);
    const rows = new Set(slots.map((slot) => slot.getBoundingClientRect().top));
    await expect(rows.size).toBe(1);
  },
};

/** 아주 좁은 휴대폰에서는 네 개씩 놓습니다. */
export const SmallNarrow: Story = {
  ...Small,
  name: '아주 좁은 화면의 작은 항목',
  globals: { viewport: { value: 'smallPhone' } },
  play: async ({ canvas }) => {
    const slots = canvas.getAllByRole('button');
    for (const slot of slots) await expectTouchTarget(slot);
    const tops = slots.map((slot) => slot.getBoundingClientRect().top);
    await expect(tops.filter((top) => top === tops[0])).toHaveLength(4);
  },
};

export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  render: ({ onChange }) => (
    <ToggleSlots
      label="수업 시간"
      items={[
        { id: '06:00', label: '06:00' },
        { id: '07:00', label: '07:00' },
        { id: '08:00', label: '08:00', isDisabled: true },
        { id: '09:00', label: '09:00', isDisabled: true, disabledReason: '등록됨' },
      ]}
      value={['07:00']}
      onChange={onChange}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '07:00' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(canvas.getByRole('button', { name: '08:00' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: '09:00' })).toHaveAccessibleDescription(
      '등록됨',
    );
  },
};
