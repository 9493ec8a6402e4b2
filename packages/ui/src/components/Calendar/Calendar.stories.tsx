import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { dayNameParameters } from '../../../testing/day-names.ts';
import { expectTouchTarget } from '../../../testing/expectations.ts';
import * as days from '../../../testing/calendar-days.tsx';
import { useControlled } from '../../../testing/use-controlled.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { Button } from '../Button/index.ts';
import { CalendarMark } from '../CalendarMark/index.ts';
import { Calendar, type CalendarProps } from './index.ts';

function Controlled(props: CalendarProps) {
  const [value, onChange] = useControlled(props.value, props.onChange);
  return <Calendar {...props} value={value} onChange={onChange} />;
}

const meta = {
  title: '컴포넌트/Calendar',
  tags: ['autodocs'],
  component: Calendar,
  render: (args) => <Controlled {...args} />,
  args: {
    label: '수업 날짜',
    value: null,
    today: days.today,
    onChange: fn(),
    onMonthChange: fn(),
  },
  parameters: dayNameParameters,
} satisfies Meta<typeof Calendar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 누른 날짜가 채워집니다. 이미 선택한 날짜를 눌러도 동작이 실행됩니다. */
export const Default: Story = {
  name: '기본',
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('grid', { name: '수업 날짜, 2026년 11월' })).toBeVisible();
    const today = canvas.getByRole('button', { name: '오늘, 2026년 11월 20일 금요일' });
    await expect(today).toHaveAttribute('aria-current', 'date');
    await userEvent.click(canvas.getByRole('button', { name: '2026년 11월 24일 화요일' }));
    const selected = canvas.getByRole('button', { name: '2026년 11월 24일 화요일 선택됨' });
    await expect(selected).toHaveFocus();
    await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(1));
    await userEvent.click(selected);
    await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(2));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-24');
    await expect(canvas.getAllByRole('gridcell', { selected: true })).toHaveLength(1);
  },
};

/** 이전 달, 다음 달, 오늘 버튼으로 달을 이동합니다. */
export const Months: Story = {
  name: '달 넘기기',
  args: { value: '2026-09-30' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '다음 달' }));
    await expect(args.onMonthChange).toHaveBeenLastCalledWith('2026-10');
    await expect(canvas.getByRole('grid', { name: '수업 날짜, 2026년 10월' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '이전 달' }));
    await expect(canvas.getByRole('button', { name: /9월 30일.*선택됨/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '오늘' }));
    await expect(args.onMonthChange).toHaveBeenLastCalledWith('2026-11');
    await expect(args.onChange).not.toHaveBeenCalled();
    for (const name of ['이전 달', '다음 달', '오늘'])
      await expectTouchTarget(canvas.getByRole('button', { name }));
  },
};

/** 달력 밖에서 날짜를 선택하면 그 달로 이동합니다. */
export const SelectedOutside: Story = {
  name: '밖에서 선택할 때',
  render: function Outside(args) {
    const [value, setValue] = useState('2026-11-20');
    return (
      <>
        <Button onPress={() => setValue('2026-12-01')}>다음 수업</Button>
        <Calendar {...args} value={value} />
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '다음 수업' }));
    await expect(canvas.getByRole('grid', { name: '수업 날짜, 2026년 12월' })).toBeVisible();
  },
};

/** 예약할 수 있는 수업 수를 날짜마다 보여 주고, 지난 날짜는 선택할 수 없습니다. */
export const ReservableDays: Story = {
  name: '예약 가능한 수업',
  args: {
    value: '2026-11-21',
    isDayDisabled: (date) => date < days.today,
    dayContent: days.openOn,
    dayDescription: days.descriptionOf,
  },
  play: async ({ canvas, args }) => {
    const past = canvas.getByRole('button', { name: '2026년 11월 19일 목요일, 지난 날짜' });
    await expect(past).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(past, { pointerEventsCheck: 0 });
    await expect(args.onChange).not.toHaveBeenCalled();
    const open = canvas.getByRole('button', { name: /24일 화요일, 예약 가능한 수업 6개$/u });
    await expect(open).toHaveTextContent('24');
  },
};

/** 화살표로 하루나 한 주씩, Page Up과 Page Down으로 한 달씩 이동하고 Enter로 선택합니다. */
export const Keyboard: Story = {
  name: '키보드',
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: '오늘, 2026년 11월 20일 금요일' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{PageDown}');
    await expect(await canvas.findByRole('button', { name: /12월 28일/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2026-12-28'));
  },
};

/** 정해진 기간 밖으로는 이동하거나 선택할 수 없습니다. 오늘이 기간 밖이면 기간의 처음이나 끝에서 시작하고, 공휴일은 보이는 달의 것이며, 오늘로 이동할 수 없습니다. */
export const TodayBeforeRange: Story = {
  name: '오늘이 기간 앞일 때',
  args: { minValue: '2026-12-10', maxValue: '2027-01-15' },
  play: async ({ canvas }) => {
    const button = (name: string) => canvas.getByRole('button', { name });
    await expect(canvas.getByRole('grid', { name: '수업 날짜, 2026년 12월' })).toBeVisible();
    await expect(canvas.getByRole('list', { name: '공휴일' })).toHaveTextContent('25일 성탄절');
    await expect(button('오늘')).toHaveAttribute('aria-disabled', 'true');
    await expect(button('이전 달')).toHaveAttribute('aria-disabled', 'true');
    const before = canvas.getByRole('button', { name: '2026년 12월 9일 수요일' });
    await expect(before).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button('다음 달'));
    await expect(canvas.getByRole('grid', { name: '수업 날짜, 2027년 1월' })).toBeVisible();
    await expect(canvas.getByRole('list', { name: '공휴일' })).toHaveTextContent('1일');
    await expect(button('다음 달')).toHaveAttribute('aria-disabled', 'true');
  },
};

/** 오늘이 있는 주부터 다섯 주를 이어서 보여 줍니다. 1일 앞에 달을 적고, 지난 주와 다른 달은 버튼으로 봅니다. */
export const Weeks: Story = {
  name: '다가오는 다섯 주',
  tags: ['picture'],
  args: {
    weeks: 5,
    value: '2026-12-01',
    isDayDisabled: (date) => date < days.today,
    dayContent: days.openOn,
    dayDescription: days.descriptionOf,
    legend: days.legend,
  },
  play: async ({ canvas, args }) => {
    const grid = canvas.getByRole('grid', { name: '수업 날짜, 2026년 11월 15일~12월 19일' });
    await expect(canvas.getByText('11월 ~ 12월')).toBeVisible();
    const first = canvas.getByRole('button', { name: '2026년 12월 1일 화요일 선택됨' });
    await expect(first).toHaveTextContent('12월1');
    await expect(first).toHaveAttribute('tabindex', '0');
    await userEvent.click(canvas.getByRole('button', { name: '지난 주 보기' }));
    await expect(grid).not.toBeInTheDocument();
    await expect(canvas.getByRole('grid', { name: /11월 1일~12월 5일$/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '오늘' }));
    await userEvent.click(canvas.getByRole('button', { name: '다음 달' }));
    await expect(canvas.getByRole('button', { name: '다음 달' })).toHaveFocus();
    await expect(canvas.getByRole('grid', { name: /11월 29일~2027년 1월 2일$/ })).toBeVisible();
    await expect(canvas.getByText('11월 ~ 2027년 1월')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: '오늘' }));
  },
};

/** 휴대폰에서는 두 주만 먼저 보여 주고, 버튼으로 나머지를 펼치고 접습니다. 날짜마다 높이 48px입니다. */
export const Folded: Story = {
  ...Weeks,
  name: '다가오는 다섯 주, 접음',
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  args: {
    ...Weeks.args,
    fold: { weeks: 2, expandLabel: '달력 펼치기', collapseLabel: '달력 접기' },
    dayContent: (date) => days.openOn(date) && <CalendarMark variant="dot" />,
    value: '2026-11-24',
    legend: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid', { name: /11월 15일 ~ 28일$/ })).toBeVisible();
    const toggle = canvas.getByRole('button', { name: '달력 펼치기', expanded: false });
    await expectTouchTarget(toggle);
    const day = canvas.getByRole('button', { name: /^2026년 11월 24일/ });
    await expect(day.getBoundingClientRect().height).toBe(48);
    await expect(day).toHaveTextContent(/^24$/);
    await expect(canvas.queryByRole('button', { name: '다음 달' })).not.toBeInTheDocument();
    const { top, right } = toggle.getBoundingClientRect();
    await userEvent.click(toggle);
    await expect(canvas.getByRole('grid', { name: /11월 15일~12월 19일$/ })).toBeVisible();
    await expect(toggle).toHaveFocus();
    await expect(toggle.getBoundingClientRect()).toMatchObject({ top, right });
    await userEvent.click(canvas.getByRole('button', { name: /^2026년 12월 8일/ }));
    await userEvent.click(canvas.getByRole('button', { name: '달력 접기', expanded: true }));
    await expect(canvas.getByRole('grid', { name: /12월 6일 ~ 19일$/ })).toBeVisible();
    canvas.getByRole('button', { name: /12월 8일.*선택됨/ }).focus();
    await userEvent.keyboard('{PageDown}');
    await expect(await canvas.findByRole('button', { name: /2027년 1월 8일/ })).toHaveFocus();
  },
};

/** 휴대폰에서도 날짜는 40px보다 작아지지 않습니다. */
export const Phone: Story = {
  ...ReservableDays,
  name: '휴대폰',
  tags: ['picture'],
  globals: { viewport: { value: 'smallPhone' } },
  play: async ({ canvas }) => {
    for (const day of canvas.getAllByRole('button', { name: /^(오늘, )?2026년 11월/ }))
      await expectTouchTarget(day, 40);
  },
};

const variants = {
  '고르는 달력': { value: '2026-11-21', dayContent: days.openOn },
  '읽는 달력': {
    isReadOnly: true,
    dayContent: days.stampOn,
    dayDescription: (date: string) => (days.stampOn(date) ? '출석' : undefined),
  },
  공휴일: { month: '2026-10', legend: days.legend },
  '기간 제한': { minValue: '2026-11-10', maxValue: '2026-11-27' },
};

/** 선택용 달력, 읽기 전용 달력, 공휴일이 있는 달, 기간을 제한한 달력입니다. 공휴일은 빨간색과 점으로 표시하고, 이름은 달력 아래와 스크린 리더로 알립니다. */
export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  render: (args) => (
    <Stack gap="lg" maxWidth="dialog">
      {Object.entries(variants).map(([label, props]) => (
        <Controlled key={label} {...args} {...props} label={label} />
      ))}
    </Stack>
  ),
  play: async ({ canvas, args }) => {
    const grid = canvas.getByRole('grid', { name: '읽는 달력, 2026년 11월' });
    await expect(grid).toHaveAttribute('aria-readonly', 'true');
    await userEvent.click(within(grid).getByRole('button', { name: /11월 18일 수요일, 출석$/u }));
    await expect(args.onChange).not.toHaveBeenCalled();
    const holiday = canvas.getByRole('button', { name: '2026년 10월 9일 금요일, 한글날' });
    await expect(holiday).toBeVisible();
    const [names] = canvas.getAllByRole('list', { name: '공휴일' });
    await expect(names).toHaveTextContent('3일 개천절5일 대체공휴일(개천절)9일 한글날');
  },
};
