import { registerUntilMinutes, reserveUntilMinutes } from '@fitness/api-contract/rules';
import { expect, userEvent, waitFor } from 'storybook/test';
import { minutesBefore, moveClock } from '../../testing/move-clock.ts';
import { calendarPageMeta, type PageMeta, type Story } from '../../testing/page-meta.ts';
import { dayDialogUrl, dialogOf } from '../../testing/pages/class-dialog.ts';
import { fill, press, regionOf } from '../../testing/steps.ts';
import { paths } from '../lib/paths.ts';

export default {
  ...calendarPageMeta,
  title: '화면/시계',
  args: { path: paths.worker, persona: 'master1' },
} satisfies PageMeta;

/** 고른 달은 달이 바뀌어도 그대로이고, 고르지 않았으면 이번 달을 따라갑니다. */
export const WorkersMonth: Story = {
  name: '직원의 달',
  args: { now: '2026-11-30T23:50:00' },
  play: async ({ canvas }) => {
    const [year, month] = [await canvas.findByLabelText('연도'), canvas.getByLabelText('월')];
    moveClock('2026-12-01T00:01:00');
    await waitFor(() => expect(month).toHaveValue('12'));
    await userEvent.selectOptions(month, '11');
    moveClock('2027-01-01T00:01:00');
    await expect(await canvas.findByRole('option', { name: '2027' })).toBeInTheDocument();
    await expect(month).toHaveValue('11');
    await expect(year).toHaveValue('2026');
  },
};

/** 시작된 수업은 지난 수업이 됩니다. 고른 날짜는 자정이 지나도 고른 그대로 보입니다. */
export const ReservationDay: Story = {
  name: '예약할 날짜',
  args: {
    path: `${paths.dayManagement}?membershipId=1&date=2026-11-20`,
    persona: 'customer1',
    now: minutesBefore('2026-11-20T20:00:00', reserveUntilMinutes + 10),
  },
  play: async ({ canvas }) => {
    const classes = await regionOf(canvas, '예약 가능한 수업');
    const last = { name: '예약하기 20:00 강민준' };
    await expect(await classes.findByRole('button', last)).not.toHaveAttribute('aria-disabled');
    moveClock(minutesBefore('2026-11-20T20:00:00', reserveUntilMinutes));
    await classes.findByRole('button', { ...last, description: '지난 수업' });
    moveClock('2026-11-21T00:01:00');
    await canvas.findByRole('button', { name: /^오늘, 2026년 11월 21일/ });
    await expect(classes.getByText('11월 20일 (금)')).toBeVisible();
  },
};

/** 시작된 시간은 빠지고, 다른 시간과 최대 인원은 그대로입니다. 날짜가 지나면 등록할 수 없습니다. */
export const ChosenHours: Story = {
  name: '고른 수업 시간',
  args: {
    path: dayDialogUrl('2026-11-20'),
    persona: 'trainer1',
    now: minutesBefore('2026-11-20T21:00:00', registerUntilMinutes + 10),
  },
  play: async () => {
    const dialog = await dialogOf('11월 20일 (금)');
    await press(dialog, '21:00');
    await press(dialog, '22:00');
    await fill(dialog.getByLabelText('최대 인원'), '3');
    moveClock(minutesBefore('2026-11-20T21:00:00', registerUntilMinutes));
    await expect(await dialog.findByText('1개 선택')).toBeVisible();
    await expect(dialog.getByLabelText('최대 인원')).toHaveValue('3');
    moveClock('2026-11-21T00:01:00');
    const description = '과거 날짜에는 수업을 등록할 수 없습니다.';
    await dialog.findByRole('button', { name: '등록', description });
  },
};

/** 조회하지 않은 날짜는 하나만 바꿔도 자정이 지나서 그대로이고, 바꾸지 않았으면 오늘을 따라갑니다. */
export const SalesDates: Story = {
  name: '매출의 날짜',
  args: { path: paths.sales, now: '2026-11-20T23:50:00' },
  play: async ({ canvas }) => {
    const [start, end] = [await canvas.findByLabelText('시작일'), canvas.getByLabelText('종료일')];
    moveClock('2026-11-21T00:01:00');
    await waitFor(() => expect(start).toHaveValue('2026. 11. 21.'));
    await fill(start, '11월 초');
    moveClock('2026-11-22T00:01:00');
    const summary = await regionOf(canvas, '총매출');
    await expect(await summary.findByText('2026. 11. 22.')).toBeVisible();
    await expect(start).toHaveValue('11월 초');
    await expect(end).toHaveValue('2026. 11. 21.');
  },
};
