import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { expectTouchTarget } from '../../../testing/expectations.ts';
import { useControlled } from '../../../testing/use-controlled.ts';
import { WeekAgenda, type WeekAgendaItem, type WeekAgendaProps } from './index.ts';

function Controlled(props: WeekAgendaProps) {
  const [value, onChange] = useControlled(props.value, props.onChange);
  return <WeekAgenda {...props} value={value} onChange={onChange} />;
}

const now = '2026-11-20T14:20';

const items: WeekAgendaItem[] = [
  { id: 1, time: '2026-11-16T10:00', title: '김서준', isMuted: true },
  { id: 2, time: '2026-11-20T09:00', title: '예약 없음', variant: 'outlined', isMuted: true },
  { id: 3, time: '2026-11-20T14:00', title: '한지호' },
  { id: 4, time: '2026-11-20T18:00', title: '예약 없음', variant: 'outlined' },
  {
    id: 5,
    time: '2026-11-21T10:00',
    title: '신예린 외 5명',
    description: '신예린, 김진호, 박은주, 송채원, 민준서, 하현우',
  },
  { id: 6, time: '2026-11-21T16:30', title: '홍정우' },
];

const meta = {
  title: '컴포넌트/WeekAgenda',
  tags: ['autodocs'],
  component: WeekAgenda,
  render: (args) => <Controlled {...args} />,
  args: {
    label: '예약 일정',
    value: '2026-11-20',
    onChange: fn(),
    now,
    items,
    hours: [9, 18],
    onHourPress: fn(),
    isHourDisabled: (time) => time <= now,
    hourDescription: (time) => (time <= now ? '지난 시간' : '빈 시간'),
  },
} satisfies Meta<typeof WeekAgenda>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 일정이 있는 시간과 앞으로의 빈 시간을 누를 수 있습니다. 스크린 리더는 줄인 제목 대신 설명을 읽습니다. */
export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  play: async ({ canvas, args }) => {
    const grid = within(
      canvas.getByRole('grid', { name: /^예약 일정, 2026년 11월 15일 ?~ ?21일$/ }),
    );
    await expect(grid.getByRole('columnheader', { current: 'date' })).toHaveTextContent('금 20');
    await expect(grid.getAllByRole('rowheader')[0]).toHaveTextContent('09:00');
    const busy = grid.getByRole('button', {
      name: '토요일 10:00 신예린, 김진호, 박은주, 송채원, 민준서, 하현우',
    });
    await expectTouchTarget(busy);
    await userEvent.click(busy);
    await waitFor(() => expect(args.onHourPress).toHaveBeenLastCalledWith('2026-11-21T10:00'));
    await expect(grid.getByRole('button', { name: '토요일 16:30 홍정우' })).toBeVisible();
    await expect(grid.getByRole('button', { name: '금요일, 지금 14:00 한지호' })).toBeVisible();
    await userEvent.click(grid.getByRole('button', { name: '금요일 15:00 빈 시간' }));
    await waitFor(() => expect(args.onHourPress).toHaveBeenLastCalledWith('2026-11-20T15:00'));
    const past = grid.getByRole('button', { name: '월요일 11:00 지난 시간' });
    await expect(past).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(past);
    await expect(args.onHourPress).toHaveBeenCalledTimes(2);
  },
};

/** 버튼으로 한 주씩 넘기고 이번 주로 돌아옵니다. 공휴일은 아래에 적습니다. */
export const Weeks: Story = {
  name: '주 넘기기',
  args: { value: '2026-12-20' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('list', { name: '공휴일' })).toHaveTextContent(
      '12월 25일 성탄절',
    );
    await userEvent.click(canvas.getByRole('button', { name: '다음 주' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-27');
    await expect(canvas.getByText('2026년 12월 27일~2027년 1월 2일')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '이전 주' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-20');
    await userEvent.click(canvas.getByRole('button', { name: '이번 주' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-20');
    await expect(canvas.getByRole('columnheader', { current: 'date' })).toHaveTextContent('20');
    await expectTouchTarget(canvas.getByRole('button', { name: '다음 주' }));
  },
};

/** 화살표로 시간과 요일을, Page Up과 Page Down으로 주를 옮기고 Enter로 누릅니다. */
export const Keyboard: Story = {
  name: '키보드',
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: '다음 주' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^금요일, 지금 14:00/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Home}{ArrowLeft}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-14');
    await expect(canvas.getByRole('button', { name: /^토요일 15:00/ })).toHaveFocus();
    await userEvent.keyboard('{PageDown}{PageDown}{ArrowRight}{End}{ArrowUp}');
    await expect(canvas.getByRole('button', { name: /^토요일 14:00/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onHourPress).toHaveBeenLastCalledWith('2026-12-05T14:00'));
  },
};

/** 불러오는 동안 빈 표를 보여 줍니다. 주는 넘길 수 있습니다. */
export const Loading: Story = {
  name: '불러오는 중',
  tags: ['picture'],
  args: { isLoading: true, items: [] },
  play: async ({ canvas, args }) => {
    const grid = canvas.getByRole('grid');
    await expect(grid.closest('[aria-busy="true"]')).toBeVisible();
    await expect(within(grid).queryByRole('button')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: '다음 주' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-27');
  },
};

/** 일곱 날이 들어가지 않으면 표만 옆으로 넘깁니다. */
export const Narrow: Story = {
  name: '좁을 때',
  globals: { viewport: { value: 'smallPhone' } },
  tags: ['picture'],
};
