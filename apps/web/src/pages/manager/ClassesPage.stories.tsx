import { expect, userEvent, waitFor, within } from 'storybook/test';
import { calendarPageMeta, type PageMeta, type Story } from '../../../testing/page-meta.ts';
import { after } from '../../../testing/page-stories.ts';
import { dayDialogUrl, dialogOf, tomorrow } from '../../../testing/pages/class-dialog.ts';
import { answer, expectAlert, fill, press, regionOf } from '../../../testing/steps.ts';
import { paths } from '../../lib/paths.ts';

export default {
  ...calendarPageMeta,
  title: '화면/매니저/수업 관리',
  args: { path: paths.classes, persona: 'trainer1' },
} satisfies PageMeta;

/** 오늘 남은 수업을 먼저 보여 주고, 지난 수업은 접어 둡니다. 그 옆의 한 주는 누가 오는지까지 보여 줍니다. */
export const Ready: Story = {
  name: '기본',
  tags: ['rule:screen:classes.calendar'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: /11월 21일 토요일, 수업 8개, 예약 1명/ }),
    ).toBeVisible();
    // Browsers differ in the spaces.
    const days = { name: /^주간 수업, .*11월 15일 ?~ ?21일$/ };
    const week = within(await canvas.findByRole('grid', days));
    await expect(await week.findByRole('button', { name: '금요일 23:00 김서준' })).toBeVisible();
    await expect(week.getByRole('button', { name: '토요일 07:00 예약 없음' })).toBeVisible();
    const today = await regionOf(canvas, '오늘의 수업');
    await expect(await today.findByText('김서준')).toBeVisible();
    await expect(today.getByText('07:00')).not.toBeVisible();
    await userEvent.click(today.getByText('지난 수업 2개'));
    await expect(today.getByText('07:00')).toBeVisible();
  },
};

/** 지난 날짜에는 등록할 수도 삭제할 수도 없는 이유를 말합니다. */
export const PastDate: Story = {
  name: '지난 날짜',
  tags: ['rule:classes:past'],
  args: { path: dayDialogUrl('2026-11-19') },
  play: async () => {
    const dialog = await dialogOf('11월 19일 (목)');
    const register = dialog.getByRole('button', { name: '등록' });
    await expect(register).toHaveAttribute('aria-disabled', 'true');
    await expect(register).toHaveAccessibleDescription('과거 날짜에는 수업을 등록할 수 없습니다.');
    await userEvent.click(dialog.getByRole('switch', { name: '삭제 모드' }));
    for (const box of await dialog.findAllByRole('checkbox')) await expect(box).toBeDisabled();
    await expect(
      dialog.getByRole('button', { name: '선택한 수업 삭제' }),
    ).toHaveAccessibleDescription('과거 날짜의 수업은 삭제할 수 없습니다.');
  },
};

/** 담당 과목이 없으면 등록 화면이 없습니다. */
export const NoSubject: Story = {
  name: '담당 과목 없음',
  tags: ['rule:classes:no-subject'],
  parameters: { expectedErrors: ['status of 404'] },
  args: { persona: 'nosubject' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('수업을 등록할 권한이 없습니다.')).toBeVisible();
    await expect(
      canvas.getByText(
        '담당 과목이 배정되면 이 화면에서 수업을 등록할 수 있습니다. 배정은 대표에게 문의해주세요.',
      ),
    ).toBeVisible();
    await expect(canvas.queryByRole('application', { name: /수업 달력/ })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: '다시 시도' })).not.toBeInTheDocument();
  },
};

/** 빈 시간을 누르면 그 시간을, 수업을 누르면 삭제 모드에서 그 수업을 고른 채로 그날이 열립니다. */
export const Hours: Story = {
  name: '시간을 누를 때',
  play: async ({ canvas }) => {
    await press(canvas, '토요일 12:00 비어 있음');
    const day = await dialogOf();
    await day.findByRole('button', { name: '12:00', pressed: true });
    await expect(day.getByText('1개 선택')).toBeVisible();
    await press(day, '닫기');
    const free = await canvas.findByRole('button', { name: '토요일 12:00 비어 있음' });
    await waitFor(() => expect(free).toHaveFocus());
    await press(canvas, /^토요일 10:00/);
    const classes = await dialogOf();
    await expect(classes.getByRole('switch', { name: '삭제 모드' })).toBeChecked();
    await expect(await classes.findByRole('checkbox', { name: /^10:00 강하준/ })).toBeChecked();
  },
};

/** 일부만 등록되면 이유를 알려 줍니다. 등록된 시간은 그렇다고 말하고, 실패한 시간은 고른 채로 남습니다. */
export const PartlyFailed: Story = {
  name: '일부만 등록될 때',
  args: {
    path: dayDialogUrl(tomorrow),
    faults: [{ operation: 'createClass', kind: 'error', name: 'ClassTimePast', times: 1 }],
  },
  play: async () => {
    const dialog = await dialogOf();
    for (const time of ['06:00', '12:00', '13:00']) await press(dialog, time);
    await fill(dialog.getByLabelText('최대 인원'), '3');
    await press(dialog, '등록');
    await answer('수업 등록 실패: 지난 시간에는 수업을 등록할 수 없습니다.');
    await dialog.findByRole('button', { name: '13:00', description: '등록됨' });
    await expect(dialog.getByLabelText('최대 인원')).toHaveValue('3');
    await expect(dialog.getByText('1개 선택')).toBeVisible();
  },
};

/** 등록을 다시 누르면 실패한 시간을 다시 보냅니다. 모두 등록되면 최대 인원은 처음으로 돌아갑니다. */
export const PartlyRetried: Story = {
  ...PartlyFailed,
  name: '실패한 시간을 다시 등록',
  tags: ['rule:text:classes.registered'],
  play: after(PartlyFailed, async ({ canvas }) => {
    const dialog = await dialogOf();
    await press(dialog, '등록');
    // The previous toast may still be shown.
    await expect((await canvas.findAllByText('수업이 등록되었습니다.')).at(-1)).toBeVisible();
    await dialog.findByRole('button', { name: '06:00', description: '등록됨' });
    await expect(dialog.getByLabelText('최대 인원')).toHaveValue('1');
  }),
};

/** 보낼 수 없는 등록은 보내지 않고 이유를 알립니다. 입력한 것은 그대로입니다. */
export const Refused: Story = {
  name: '등록할 수 없을 때',
  args: { path: dayDialogUrl(tomorrow) },
  play: async () => {
    const dialog = await dialogOf();
    await press(dialog, '등록');
    await answer('등록할 시간을 선택해주세요.');
    await press(dialog, '06:00');
    const maximum = dialog.getByLabelText('최대 인원');
    await userEvent.clear(maximum);
    await userEvent.type(maximum, '51명{Enter}');
    await expectAlert('최대 인원은 50명 이하여야 합니다.');
    await expect(maximum).toHaveValue('51명');
    await expect(dialog.getByText('1개 선택')).toBeVisible();
  },
};

/** 등록된 시간을 알 수 없으면 등록하지 않고 다시 불러옵니다. */
export const TimesFailed: Story = {
  name: '시간 불러오기 실패',
  tags: ['rule:error:classes.times-failed'],
  args: {
    path: dayDialogUrl(tomorrow),
    faults: [{ operation: 'listRegisteredTimes', kind: 'status', status: 500, times: 1 }],
  },
  play: async () => {
    const dialog = await dialogOf();
    await expect(await dialog.findByText('시간 정보를 불러오는 데 실패했습니다.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: '다시 시도' })).toBeVisible();
  },
};

/** 삭제 모드는 그날의 수업과 예약한 회원을 보여 줍니다. */
export const DeleteMode: Story = {
  name: '삭제 모드',
  tags: ['rule:classes:delete-mode'],
  args: { path: dayDialogUrl(tomorrow), persona: 'pilates5' },
  play: async () => {
    const dialog = await dialogOf();
    await userEvent.click(dialog.getByRole('switch', { name: '삭제 모드' }));
    await userEvent.click(await dialog.findByRole('checkbox', { name: /^14:00 신예린, 김진호, / }));
    await userEvent.click(dialog.getByRole('checkbox', { name: /^19:00 주태현/ }));
    await expect(dialog.getByText('2개 선택 · 예약 7건')).toBeVisible();
  },
};

/** 함께 취소될 예약이 몇 건이고 누가 했는지 먼저 묻고 삭제합니다. */
export const Deleted: Story = {
  ...DeleteMode,
  name: '삭제한 다음',
  tags: ['rule:classes:delete-mode', 'rule:text:classes.deleted'],
  play: after(DeleteMode, async ({ canvas }) => {
    const dialog = await dialogOf();
    await press(dialog, '선택한 수업 삭제');
    const question = within(
      await expectAlert('선택한 수업 2개를 삭제하시겠습니까? 예약 7건도 함께 취소됩니다.'),
    );
    await expect(question.getByText('11월 21일 (토) 14:00, 19:00')).toBeVisible();
    await expect(question.getByText(/^14:00 신예린 010-.* 19:00 주태현 010-/)).toBeVisible();
    await press(question, '수업 삭제');
    await expect(await canvas.findByText('선택한 수업이 삭제되었습니다.')).toBeVisible();
    await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(3));
  }),
};

/** 지우지 못한 수업이 있으면 이유를 알립니다. 그 수업은 고른 채로 남고, 나머지는 지워집니다. */
export const DeletePartlyFailed: Story = {
  name: '일부만 삭제된 다음',
  args: {
    path: dayDialogUrl(tomorrow),
    faults: [{ operation: 'deleteClass', kind: 'error', name: 'ClassDeleteBegun', times: 1 }],
  },
  play: async () => {
    const dialog = await dialogOf();
    await userEvent.click(dialog.getByRole('switch', { name: '삭제 모드' }));
    await userEvent.click(await dialog.findByRole('checkbox', { name: '모두 선택' }));
    await press(dialog, '선택한 수업 삭제');
    await press(within(await expectAlert(/수업 8개.*예약 1건/)), '수업 삭제');
    await answer('수업 삭제 실패: 이미 시작된 수업은 삭제할 수 없습니다.');
    const rows = () => dialog.getAllByRole('checkbox', { name: /^\d\d:00/ });
    await waitFor(() => expect(rows()).toHaveLength(1));
    await expect(rows()[0]).toBeChecked();
  },
};

/** 오늘 이미 시작된 수업은 이유와 함께 보이고 선택할 수 없습니다. 모두 선택도 그 수업은 빼놓습니다. */
export const Begun: Story = {
  name: '이미 시작된 수업',
  tags: ['rule:classes:delete-mode'],
  args: { path: dayDialogUrl('2026-11-20') },
  play: async () => {
    const dialog = await dialogOf('11월 20일 (금)');
    await userEvent.click(dialog.getByRole('switch', { name: '삭제 모드' }));
    await userEvent.click(await dialog.findByRole('checkbox', { name: '모두 선택' }));
    const [begun] = dialog.getAllByRole('checkbox', { name: /^\d\d:00/ });
    await expect(begun).toBeDisabled();
    await expect(begun).toHaveAccessibleDescription('이미 시작된 수업');
    await expect(begun).not.toBeChecked();
  },
};

/** 수업이 없는 날은 삭제할 것이 없다고 알리고, 고르지 않고 삭제하려고 하면 알립니다. */
export const NothingChosen: Story = {
  name: '삭제할 수업을 고르지 않았을 때',
  args: { path: dayDialogUrl('2027-02-28') },
  play: async () => {
    const dialog = await dialogOf('2월 28일 (일)');
    await userEvent.click(dialog.getByRole('switch', { name: '삭제 모드' }));
    await expect(await dialog.findByText('등록한 수업이 없습니다.')).toBeVisible();
    await press(dialog, '선택한 수업 삭제');
    await expectAlert('삭제할 수업을 선택해주세요.');
  },
};
