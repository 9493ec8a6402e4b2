import { expect, userEvent, waitFor } from 'storybook/test';
import { moveClock } from '../../testing/move-clock.ts';
import { calendarPageMeta, type PageMeta, type Story } from '../../testing/page-meta.ts';
import { after } from '../../testing/page-stories.ts';
import { dayDialogUrl, dialogOf } from '../../testing/pages/class-dialog.ts';
import { fill, press, regionOf } from '../../testing/steps.ts';
import { paths } from '../lib/paths.ts';

const meta = {
  ...calendarPageMeta,
  title: '화면/시계',
  args: { path: paths.worker, persona: 'master1' },
} satisfies PageMeta;

export default meta;

/** 고른 달은 달이 바뀌어도 그대로이고, 고르지 않았으면 이번 달을 따라갑니다. */
export const WorkersMonth: Story = {
  name: '직원의 달',
  tags: ['rule:time:kept'],
  args: { now: '2026-11-30T23:50:00' },
  play: async ({ canvas }) => {
    const [year, month] = [await canvas.findByLabelText('연도'), canvas.getByLabelText('월')];
    await expect(month).toHaveValue('11');
    moveClock('2026-12-01T00:01:00');
    await waitFor(() => expect(month).toHaveValue('12'));
    await userEvent.selectOptions(month, '11');
    moveClock('2026-11-30T23:50:00');
    moveClock('2027-01-01T00:01:00');
    await expect(await canvas.findByRole('option', { name: '2027' })).toBeInTheDocument();
    await expect(month).toHaveValue('11');
    await expect(year).toHaveValue('2026');
  },
};

const reservationDay = `${paths.dayManagement}?membershipId=1&date=`;

/** 시작된 수업은 지난 수업이 됩니다. 고른 날짜는 자정이 지나도, 시계가 뒤로 가도 고른 그대로 보입니다. */
export const ReservationDay: Story = {
  name: '예약할 날짜',
  tags: ['rule:time:kept', 'rule:reserve:past'],
  args: { path: `${reservationDay}2026-11-20`, persona: 'customer1', now: '2026-11-20T19:50:00' },
  play: async ({ canvas }) => {
    const classes = await regionOf(canvas, '예약 가능한 수업');
    await expect(await canvas.findByRole('button', { name: /11월 20일.*선택됨/ })).toBeVisible();
    const last = { name: '예약하기 20:00 강민준' };
    await expect(await classes.findByRole('button', last)).not.toHaveAttribute('aria-disabled');
    moveClock('2026-11-20T20:00:00');
    await waitFor(() =>
      expect(classes.getByRole('button', last)).toHaveAccessibleDescription('지난 수업'),
    );
    for (const [time, day] of [
      ['2026-11-21T00:01:00', /^오늘, 2026년 11월 21일/],
      ['2026-11-19T12:00:00', /^오늘, 2026년 11월 19일/],
    ] as const) {
      moveClock(time);
      await expect(await canvas.findByRole('button', { name: day })).toBeVisible();
      await expect(classes.getByText('11월 20일 (금)')).toBeVisible();
      await expect(canvas.getByRole('button', { name: /11월 20일.*선택됨/ })).toBeVisible();
    }
  },
};

const dialogOfToday = {
  path: dayDialogUrl('2026-11-20'),
  persona: 'trainer1',
  now: '2026-11-20T20:50:00',
};

const dialogOfThatDay = () => dialogOf('11월 20일 (금)');

/** 시작된 시간은 빠지고, 다른 시간과 최대 인원은 그대로입니다. 시계가 잘못 앞서 갔다가 돌아오면 그 시간도 다시 골라져 있습니다. */
export const ChosenHours: Story = {
  name: '고른 수업 시간',
  tags: ['rule:time:kept'],
  args: dialogOfToday,
  play: async () => {
    const dialog = await dialogOfThatDay();
    await press(dialog, '21:00');
    await press(dialog, '22:00');
    await fill(dialog.getByLabelText('최대 인원'), '3');
    moveClock('2026-11-20T22:00:00');
    await expect(await dialog.findByText('시간을 선택해주세요')).toBeVisible();
    moveClock('2026-11-20T20:55:00');
    await expect(await dialog.findByText('2개 선택')).toBeVisible();
    moveClock('2026-11-20T21:00:00');
    await expect(await dialog.findByText('1개 선택')).toBeVisible();
    await expect(dialog.getByRole('button', { name: '22:00' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(dialog.getByLabelText('최대 인원')).toHaveValue('3');
  },
};

/** 시작되지 않은 시간만 등록됩니다. */
export const ChosenHoursRegistered: Story = {
  ...ChosenHours,
  name: '고른 수업 시간을 등록한 다음',
  tags: ['rule:classes:begun'],
  play: after(ChosenHours, async ({ canvas }) => {
    const dialog = await dialogOfThatDay();
    await press(dialog, '등록');
    await expect(await canvas.findByText('수업이 등록되었습니다.')).toBeVisible();
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: '22:00' })).toHaveAccessibleDescription('등록됨'),
    );
    await expect(dialog.queryByRole('button', { name: '21:00' })).not.toBeInTheDocument();
  }),
};

/** 창을 열어 둔 사이에 날짜가 지나면 등록할 수 없습니다. */
export const DayOver: Story = {
  ...ChosenHours,
  name: '자정이 지난 다음',
  tags: ['rule:classes:past'],
  play: after(ChosenHoursRegistered, async () => {
    const register = (await dialogOfThatDay()).getByRole('button', { name: '등록' });
    moveClock('2026-11-21T00:01:00');
    await waitFor(() =>
      expect(register).toHaveAccessibleDescription('과거 날짜에는 수업을 등록할 수 없습니다.'),
    );
  }),
};

/** 삭제하려고 고른 수업도 시간이 지나도 그대로입니다. */
export const ChosenDeletions: Story = {
  name: '고른 삭제할 수업',
  tags: ['rule:time:kept'],
  args: { ...dialogOfToday, now: '2026-11-20T18:50:00' },
  play: async () => {
    const dialog = await dialogOfThatDay();
    await userEvent.click(dialog.getByRole('switch', { name: '삭제 모드' }));
    await userEvent.click(await dialog.findByRole('checkbox', { name: /^19:00/ }));
    await userEvent.click(dialog.getByRole('checkbox', { name: /^23:00/ }));
    await expect(dialog.getByText(/^2개 선택/)).toBeVisible();
    moveClock('2026-11-20T19:00:00');
    await expect(await dialog.findByText(/^1개 선택/)).toBeVisible();
    await expect(dialog.getByRole('checkbox', { name: /^23:00/ })).toBeChecked();
    moveClock('2026-11-20T18:55:00');
    await expect(await dialog.findByText(/^2개 선택/)).toBeVisible();
  },
};

/** 시작된 수업은 삭제할 수 없습니다. */
export const DeletionsBegun: Story = {
  ...ChosenDeletions,
  name: '삭제할 수업이 모두 시작된 다음',
  tags: ['rule:classes:delete-begun'],
  play: after(ChosenDeletions, async () => {
    const dialog = await dialogOfThatDay();
    moveClock('2026-11-20T23:30:00');
    await expect(await dialog.findByText('수업을 선택해주세요')).toBeVisible();
    for (const box of dialog.getAllByRole('checkbox')) await expect(box).toBeDisabled();
  }),
};

/** 넘겨 본 달은 달이 바뀌어도 그대로입니다. 오늘의 달을 보고 있었으면 새 달로 갑니다. */
export const AttendanceMonth: Story = {
  name: '출석 달력의 달',
  tags: ['rule:time:kept'],
  args: { path: paths.myPage, persona: 'customer1', now: '2026-11-30T23:50:00' },
  play: async ({ canvas }) => {
    const expectMonth = (title: RegExp) =>
      waitFor(() => expect(canvas.getByText(title)).toBeVisible());
    await expectMonth(/^11월 출석/);
    moveClock('2026-12-01T00:01:00');
    await expectMonth(/^12월 출석/);
    await press(canvas, '이전 달');
    await expectMonth(/^11월 출석/);
    moveClock('2026-11-30T23:50:00');
    await expect(await canvas.findByRole('button', { name: /^오늘.*11월 30일/ })).toBeVisible();
    moveClock('2026-12-01T00:01:00');
    const last = await canvas.findByRole('button', { name: /^2026년 11월 30일/ });
    await expect(last).toBeVisible();
    await expectMonth(/^11월 출석/);
  },
};
