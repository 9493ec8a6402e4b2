import { expect, userEvent, waitFor, within } from 'storybook/test';
import { calendarPageMeta, type PageMeta, type Story } from '../../../testing/page-meta.ts';
import { after, type Canvas } from '../../../testing/page-stories.ts';
import { dayDialogUrl, dialogOf } from '../../../testing/pages/class-dialog.ts';
import { regionOf } from '../../../testing/steps.ts';
import { pageTexts } from '../../features/classes/texts.ts';
import { paths } from '../../lib/paths.ts';
import { texts } from '../../lib/texts.ts';

const meta = {
  ...calendarPageMeta,
  title: '화면/매니저/수업 관리',
  args: { path: paths.classes, persona: 'trainer1' },
} satisfies PageMeta;

export default meta;

/** The week whose dates are named; browsers differ in the spaces between them. */
function weekOf(canvas: Canvas, first: string, last: string) {
  return canvas.findByRole('grid', { name: new RegExp(`^주간 수업, .*${first} ?~ ?${last}$`) });
}

/** 오늘 남은 수업을 먼저 보여 주고, 지난 수업은 접어 둡니다. 그 옆의 한 주는 누가 오는지까지 보여 줍니다. */
export const Ready: Story = {
  name: '기본',
  tags: [
    'rule:screen:classes.calendar',
    'rule:classes:week',
    'rule:classes:day-list',
    'rule:operation:listClassesWithReservations',
  ],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: /11월 21일 토요일, 수업 8개, 예약 1명/ }),
    ).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: /11월 22일 일요일, 수업 3개, 예약 0명/ }),
    ).toBeVisible();
    const week = within(await weekOf(canvas, '11월 15일', '21일'));
    await expect(week.getByRole('button', { name: '금요일 23:00 김서준' })).toBeVisible();
    await expect(week.getByRole('button', { name: '토요일 07:00 예약 없음' })).toBeVisible();
    const today = await regionOf(canvas, '오늘의 수업');
    const next = today.getByText('김서준');
    await expect(next).toBeVisible();
    await expect(next.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(today.queryByRole('button', { name: '오늘 보기' })).not.toBeInTheDocument();
    await expect(today.getByText('07:00')).not.toBeVisible();
    await userEvent.click(today.getByText('지난 수업 2개'));
    await expect(today.getByText('07:00')).toBeVisible();
  },
};

/** 달을 넘기면 그 달의 수업을 세고, 그 달의 첫 주를 보여 줍니다. */
export const NextMonth: Story = {
  name: '다음 달',
  tags: ['rule:classes:shown'],
  play: after(Ready, async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '다음 달' }));
    await expect(await canvas.findByRole('grid', { name: '수업 달력, 2026년 12월' })).toBeVisible();
    await expect(await weekOf(canvas, '11월 29일', '12월 5일')).toBeVisible();
  }),
};

/** 지난 날짜에는 등록할 수 없는 이유를 한 번 말합니다. */
export const PastDate: Story = {
  name: '지난 날짜',
  tags: ['rule:classes:past'],
  args: { path: dayDialogUrl('2026-11-19') },
  play: async () => {
    const dialog = await dialogOf('11월 19일 (목)');
    const reason = '과거 날짜에는 수업을 등록할 수 없습니다.';
    await expect(dialog.getAllByText(reason)[0]).toBeVisible();
    await expect(dialog.queryByLabelText('최대 인원')).not.toBeInTheDocument();
    const register = dialog.getByRole('button', { name: '등록' });
    await expect(register).toHaveAttribute('aria-disabled', 'true');
    await expect(register).toHaveAccessibleDescription(reason);
  },
};

/** 삭제 모드에서는 삭제할 수 없는 이유를 말합니다. */
export const PastDateDelete: Story = {
  ...PastDate,
  name: '지난 날짜의 삭제 모드',
  tags: ['rule:classes:delete-past'],
  play: after(PastDate, async () => {
    const dialog = await dialogOf('11월 19일 (목)');
    await userEvent.click(dialog.getByRole('switch', { name: '삭제 모드' }));
    const reason = '과거 날짜의 수업은 삭제할 수 없습니다.';
    await expect(dialog.getAllByText(reason)[0]).toBeVisible();
    for (const box of await dialog.findAllByRole('checkbox')) await expect(box).toBeDisabled();
    const remove = dialog.getByRole('button', { name: '선택한 수업 삭제' });
    await expect(remove).toHaveAttribute('aria-disabled', 'true');
    await expect(remove).toHaveAccessibleDescription(reason);
  }),
};

/** 담당 과목이 없으면 등록 화면이 없습니다. */
export const NoSubject: Story = {
  name: '담당 과목 없음',
  tags: ['rule:classes:no-subject', 'rule:operation:getMySubject'],
  parameters: { expectedErrors: ['status of 404'] },
  args: { persona: 'nosubject' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('수업을 등록할 권한이 없습니다.')).toBeVisible();
    await expect(canvas.getByText(pageTexts.subjectMissing)).toBeVisible();
    await expect(canvas.queryByRole('application', { name: /수업 달력/ })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: '다시 시도' })).not.toBeInTheDocument();
  },
};

/** 담당 과목을 확인하지 못했을 뿐이면 다시 시도할 수 있습니다. */
export const SubjectUnknown: Story = {
  name: '담당 과목 불러오기 실패',
  args: { faults: [{ operation: 'getMySubject', kind: 'offline', times: 3 }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(pageTexts.subjectFailed)).toBeVisible();
    await expect(canvas.getByText('수업을 등록할 권한이 없습니다.')).toBeVisible();
  },
};

/** 아직 등록한 수업이 없습니다. */
export const Empty: Story = {
  name: '데이터 없음',
  tags: ['rule:text:empty.list'],
  args: { scenario: 'empty' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('등록한 수업이 없습니다.')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /요일 \d\d:00 비어 있음$/ })).not.toEqual(
      [],
    );
  },
};

/** 수업이 없으면 그렇다고 말하고 등록할 곳을 알려 줍니다. */
export const PhoneEmpty: Story = {
  ...Empty,
  name: '휴대폰, 데이터 없음',
  tags: ['rule:text:empty.list'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const today = await regionOf(canvas, '오늘의 수업');
    await expect(await today.findByText('등록한 수업이 없습니다.')).toBeVisible();
    await expect(today.getByText(texts.emptyList)).toBeVisible();
    await userEvent.click(today.getByRole('button', { name: '수업 등록·삭제' }));
    await dialogOf('11월 20일 (금)');
  },
};

/** 빈 시간을 누르면 그 시간을, 수업을 누르면 삭제 모드에서 그 수업을 고른 채로 그날이 열립니다. */
export const Hours: Story = {
  name: '시간을 누를 때',
  tags: ['rule:classes:hour'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '토요일 12:00 비어 있음' }));
    const day = await dialogOf();
    await expect(await day.findByRole('button', { name: '12:00' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(day.getByText('1개 선택')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    const booked = await canvas.findByRole('button', { name: /^토요일 10:00/ });
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: '토요일 12:00 비어 있음' })).toHaveFocus(),
    );
    await userEvent.click(booked);
    const classes = await dialogOf();
    await expect(classes.getByRole('switch', { name: '삭제 모드' })).toBeChecked();
    await expect(await classes.findByRole('checkbox', { name: /^10:00 강하준/ })).toBeChecked();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(booked).toHaveFocus());
  },
};
