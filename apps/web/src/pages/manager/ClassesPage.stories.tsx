import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '../../shared/paths.ts';
import { texts } from '../../shared/texts.ts';
import { AppFrame } from '../../../testing/AppFrame.tsx';
import { pageMeta } from '../../../testing/page-meta.ts';
import { expectForbidden } from '../../../testing/page-stories.ts';
import { acknowledge, dialogOf, on, press, tomorrow } from '../../../testing/class-dialog.ts';

const meta = {
  ...pageMeta,
  title: '화면/매니저/수업 관리',
  // A day's name begins with its date in words, which is more than the number that is seen.
  parameters: {
    ...pageMeta.parameters,
    a11y: { options: { rules: { 'label-content-name-mismatch': { enabled: false } } } },
  },
  args: { path: paths.classes, persona: 'trainer1' },
} satisfies Meta<typeof AppFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 날마다 수업 수를 보여 주고, 예약한 회원이 있으면 채워서 표시합니다. 오늘은 누가 오는지까지 보입니다. */
export const Ready: Story = {
  name: '기본',
  tags: ['rule:screen:classes.calendar', 'rule:operation:listClassesWithReservations'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: /11월 21일 토요일, 수업 8개, 예약 1명/ }),
    ).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: /11월 22일 일요일, 수업 3개, 예약 0명/ }),
    ).toBeVisible();
    const today = within(canvas.getByRole('region', { name: '오늘의 수업' }));
    await expect(today.getByText('김서준')).toBeVisible();
    await expect(today.getAllByText('지남')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: '다음 달' }));
    await expect(await canvas.findByText(/^12월 수업 \d+개/)).toBeVisible();
  },
};

/** 여러 시간을 한 번에 등록합니다. 이미 등록된 시간은 고를 수 없고, PT는 한 명부터 시작합니다. */
export const Register: Story = {
  name: '등록하기',
  tags: [
    'rule:classes:dialog',
    'rule:classes:registered',
    'rule:classes:max-default',
    'rule:text:classes.registered',
  ],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /11월 21일/ }));
    const dialog = await dialogOf();
    const taken = await dialog.findByRole('button', { name: '07:00' });
    await expect(taken).toBeDisabled();
    await expect(taken).toHaveAccessibleDescription('등록됨');
    await expect(dialog.getByLabelText('최대 인원')).toHaveValue('1');
    await press(dialog, '06:00');
    await press(dialog, '23:00');
    await expect(dialog.getByText('2개 선택')).toBeVisible();
    await press(dialog, '등록');
    await expect(await canvas.findByText('수업이 등록되었습니다.')).toBeVisible();
    const results = within(await dialog.findByRole('region', { name: '등록 결과' }));
    await waitFor(() => expect(results.getAllByText('등록됨')).toHaveLength(2));
    await expect(dialog.getByRole('button', { name: '06:00' })).toBeDisabled();
    await expect(dialog.getByText('시간을 골라주세요')).toBeVisible();
    await press(dialog, '닫기');
    await expect(
      await canvas.findByRole('button', { name: /11월 21일 토요일, 수업 10개/ }),
    ).toBeVisible();
  },
};

/** 필라테스는 여섯 명부터 시작합니다. */
export const Pilates: Story = {
  name: '필라테스 등록',
  tags: ['rule:classes:max-default'],
  args: { persona: 'pilates5', path: on(tomorrow) },
  play: async () => {
    const dialog = await dialogOf();
    await expect(await dialog.findByLabelText('최대 인원')).toHaveValue('6');
  },
};

/** 일부만 등록되면 시간마다 결과를 알려 주고, 실패한 시간만 다시 시도합니다. 고른 시간은 모두 풀립니다. */
export const PartlyFailed: Story = {
  name: '일부만 등록될 때',
  tags: [
    'rule:classes:cleared',
    'rule:error:classes.register-failed',
    'rule:extra:several-classes',
  ],
  args: {
    path: on(tomorrow),
    faults: [
      {
        operation: 'createClass',
        kind: 'status',
        status: 500,
        message: '잠시 후 다시 시도해주세요.',
        times: 1,
      },
    ],
  },
  play: async ({ canvas }) => {
    const dialog = await dialogOf();
    for (const time of ['06:00', '12:00', '13:00']) await press(dialog, time);
    await press(dialog, '등록');
    await acknowledge('수업 등록 실패: 잠시 후 다시 시도해주세요.');
    const results = within(dialog.getByRole('region', { name: '등록 결과' }));
    await expect(results.getAllByText('등록됨')).toHaveLength(2);
    await expect(results.getByText('실패')).toBeVisible();
    await expect(dialog.getByRole('button', { name: '06:00' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
    await press(dialog, '14:00');
    await press(dialog, '실패한 시간 다시 시도');
    await waitFor(() => expect(results.getAllByText('등록됨')).toHaveLength(3));
    await expect(
      dialog.queryByRole('button', { name: '실패한 시간 다시 시도' }),
    ).not.toBeInTheDocument();
    await expect(dialog.getByText('1개 선택')).toBeVisible();
    await expect(canvas.getAllByText('수업이 등록되었습니다.')[0]).toBeVisible();
  },
};

const longReason =
  '선택하신 시간에는 이미 다른 수업이 등록되어 있어 새로운 수업을 등록할 수 없습니다. '
    .repeat(8)
    .trim();

/** 서버의 긴 까닭은 알림에서도 결과에서도 접혀 있습니다. */
export const LongReason: Story = {
  name: '까닭이 길 때',
  args: {
    path: on(tomorrow),
    faults: [
      { operation: 'createClass', kind: 'status', status: 500, message: longReason, times: 1 },
    ],
  },
  play: async () => {
    const dialog = await dialogOf();
    await press(dialog, '06:00');
    await press(dialog, '등록');
    const alert = within(await screen.findByRole('alertdialog'));
    await expect(alert.getByRole('button', { name: '더 보기' })).toBeVisible();
    await press(alert, '확인');
    const results = within(dialog.getByRole('region', { name: '등록 결과' }));
    await expect(results.queryByText(longReason)).not.toBeInTheDocument();
    await press(results, '더 보기');
    await expect(results.getByText(longReason)).toBeVisible();
  },
};

/** 보낼 수 없는 등록은 보내지 않고 까닭을 알립니다. 입력한 것은 그대로입니다. */
export const Refused: Story = {
  name: '등록할 수 없을 때',
  tags: ['rule:classes:max'],
  args: { path: on(tomorrow) },
  play: async () => {
    const dialog = await dialogOf();
    await press(dialog, '등록');
    await acknowledge('등록할 시간을 선택해주세요.');
    await press(dialog, '06:00');
    const maximum = dialog.getByLabelText('최대 인원');
    await userEvent.clear(maximum);
    await userEvent.type(maximum, '0{Enter}');
    await acknowledge('최대 인원은 1명 이상이어야 합니다.');
    await expect(maximum).toHaveValue('0');
    await userEvent.clear(maximum);
    await userEvent.type(maximum, '51{Enter}');
    await acknowledge('최대 인원은 50명 이하여야 합니다.');
    await expect(maximum).toHaveValue('51');
    await expect(dialog.getByRole('button', { name: '06:00' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};

/** 오늘 이미 시작된 시간은 고를 수 없고 까닭을 알립니다. */
export const Today: Story = {
  name: '오늘',
  tags: ['rule:classes:begun'],
  args: { path: on('2026-11-20') },
  play: async () => {
    const dialog = await dialogOf('11월 20일 (금)');
    const begun = await dialog.findByRole('button', { name: '08:00' });
    await expect(begun).toBeDisabled();
    await expect(begun).toHaveAccessibleDescription('지난 시간');
    await expect(dialog.getByRole('button', { name: '07:00' })).toHaveAccessibleDescription(
      '등록됨',
    );
    await expect(dialog.getByRole('button', { name: '12:00' })).toBeEnabled();
  },
};

/** 지난 날짜는 볼 수만 있습니다. */
export const PastDate: Story = {
  name: '지난 날짜',
  tags: ['rule:classes:past', 'rule:classes:delete-past'],
  args: { path: on('2026-11-19') },
  play: async () => {
    const dialog = await dialogOf('11월 19일 (목)');
    await press(dialog, '06:00');
    await press(dialog, '등록');
    await acknowledge('과거 날짜에는 수업을 등록할 수 없습니다.');
    await userEvent.click(dialog.getByRole('switch', { name: '삭제 모드' }));
    await userEvent.click((await dialog.findAllByRole('checkbox'))[0] as HTMLElement);
    await press(dialog, '선택한 수업 삭제');
    await acknowledge('과거 날짜의 수업은 삭제할 수 없습니다.');
  },
};

/** 등록된 시간을 알 수 없으면 등록하지 않고 다시 불러옵니다. */
export const TimesFailed: Story = {
  name: '시간을 불러오지 못함',
  tags: ['rule:error:classes.times-failed', 'rule:operation:listRegisteredTimes'],
  args: {
    path: on(tomorrow),
    faults: [{ operation: 'listRegisteredTimes', kind: 'status', status: 500, times: 1 }],
  },
  play: async () => {
    const dialog = await dialogOf();
    await expect(await dialog.findByText('시간 정보를 불러오는 데 실패했습니다.')).toBeVisible();
    await press(dialog, '다시 시도');
    await expect(await dialog.findByRole('button', { name: '06:00' })).toBeVisible();
  },
};

/** 담당 과목이 없으면 등록 화면이 없습니다. */
export const NoSubject: Story = {
  name: '담당 과목 없음',
  tags: ['rule:classes:no-subject', 'rule:operation:getMySubject'],
  parameters: { expectedErrors: ['status of 404'] },
  args: { persona: 'nosubject' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('수업을 등록할 권한이 없습니다.')).toBeVisible();
    await expect(canvas.queryByRole('application', { name: /수업 달력/ })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: '다시 시도' })).not.toBeInTheDocument();
  },
};

/** 담당 과목을 확인하지 못했을 뿐이면 다시 시도할 수 있습니다. */
export const SubjectUnknown: Story = {
  name: '담당 과목을 확인하지 못함',
  args: { faults: [{ operation: 'getMySubject', kind: 'offline', times: 1 }] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/담당 과목을 확인하지 못했습니다\. 서버에 연결할 수 없습니다\./),
    ).toBeVisible();
    await press(canvas, '다시 시도');
    await expect(await canvas.findByRole('button', { name: /11월 21일/ })).toBeVisible();
  },
};

/** 달력이 올 자리를 미리 보여 줍니다. */
export const Loading: Story = {
  name: '불러오는 중',
  args: { faults: [{ kind: 'latency', ms: 60_000 }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('수업을 불러오는 중')).toBeInTheDocument();
  },
};

/** 아직 등록한 수업이 없습니다. */
export const Empty: Story = {
  name: '비어 있음',
  tags: ['rule:text:empty.list'],
  args: { scenario: 'empty' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.emptyList)).toBeVisible();
    await expect(canvas.getByText('오늘은 등록된 수업이 없습니다.')).toBeVisible();
    await expect(canvas.getByText('11월 수업 0개 · 예약 0명')).toBeVisible();
  },
};

/** 수업을 불러오지 못해도 등록은 할 수 있고, 목록은 다시 불러올 수 있습니다. */
export const Failed: Story = {
  name: '불러오지 못함',
  tags: ['rule:list:failed'],
  args: {
    faults: [{ operation: 'listClassesWithReservations', kind: 'status', status: 500, times: 1 }],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.emptyList)).toBeVisible();
    await press(canvas, '다시 시도');
    await expect(await canvas.findByText('김서준')).toBeVisible();
  },
};

/** 매니저가 아니면 볼 수 없습니다. */
export const Forbidden: Story = {
  name: '권한 없음',
  tags: ['rule:route:classes'],
  args: { persona: 'customer1' },
  play: expectForbidden,
};

/** 휴대폰에서는 아래에서 올라오는 시트입니다. */
export const Phone: Story = {
  name: '휴대폰',
  args: { path: on(tomorrow) },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const dialog = await dialogOf();
    await expect(await dialog.findByRole('button', { name: '06:00' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
