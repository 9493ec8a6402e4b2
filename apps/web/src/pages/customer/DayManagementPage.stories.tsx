import { expect, userEvent, waitFor, within } from 'storybook/test';
import { endTimeLimitsAtOnce } from '../../../testing/end-time-limits.ts';
import { calendarPageMeta, type PageMeta, type Story } from '../../../testing/page-meta.ts';
import { after } from '../../../testing/page-stories.ts';
import { answer, expectAlert, press, regionOf } from '../../../testing/steps.ts';
import { pageTexts, reservationTexts } from '../../features/reservations/texts.ts';
import { paths } from '../../lib/paths.ts';
import { texts } from '../../lib/texts.ts';

const ptOn = (date: string) => `${paths.dayManagement}?membershipId=1&date=${date}`;

const meta = {
  ...calendarPageMeta,
  title: '화면/고객/예약 관리',
  args: { path: ptOn('2026-11-21'), persona: 'customer1' },
} satisfies PageMeta;

export default meta;

/** 고른 날의 수업, 오늘의 예약, 예약 내역이 한 화면에 있습니다. 마감된 수업은 예약할 수 없습니다. */
export const Ready: Story = {
  name: '수업이 있을 때',
  tags: [
    'rule:screen:daymanagement.lists',
    'rule:reserve:card',
    'rule:reserve:past',
    'rule:history:status',
    'rule:operation:listReservableClasses',
    'rule:operation:listTodayReservations',
    'rule:operation:listReservationHistory',
  ],
  play: async ({ canvas }) => {
    const classes = await regionOf(canvas, '예약 가능한 수업');
    await expect(
      await classes.findByRole('button', { name: '예약하기 10:00 강민준' }),
    ).toHaveAccessibleDescription('마감');
    const full = within((await classes.findByText('10:00')).closest('li')!);
    for (const text of ['마감', 'PT 강민준', '1/1'])
      await expect(full.getAllByText(text)[0]).toBeVisible();
    await expect(full.getAllByRole('button')).toHaveLength(1);
    await expect(classes.getAllByText('0/1')[0]).toBeVisible();
    const today = await regionOf(canvas, '오늘의 예약');
    await expect(await today.findByRole('button', { name: '예약 취소 23:00' })).toBeVisible();
    const history = await regionOf(canvas, '예약 내역');
    await expect(await history.findByText('예약됨')).toBeVisible();
    await expect(history.getAllByText('출석')).toHaveLength(3);
    await expect(history.getByText('불참')).toBeVisible();
    await expect(history.getByText('취소됨')).toBeVisible();
    // Today's reservation is cancelled in the list of today only.
    await expect(canvas.getAllByRole('button', { name: /^예약 취소/ })).toHaveLength(1);
    await expect(canvas.getByRole('button', { name: /11월 19일.*지난 날짜/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(
      await canvas.findByRole('button', { name: /11월 20일.*내 예약 23:00/ }),
    ).toBeVisible();
  },
};

/** 예약한 수업의 버튼은 그 자리에서 예약됨이 되고, 크기와 포커스도 그대로입니다. 취소는 예약 내역에서 합니다. */
export const Reserved: Story = {
  name: '예약한 다음',
  tags: ['rule:reserve:in-place', 'rule:text:reserve.success'],
  play: async ({ canvas }) => {
    const classes = await regionOf(canvas, '예약 가능한 수업');
    const button = await classes.findByRole('button', { name: '예약하기 15:00 강민준' });
    const row = button.closest('li')!;
    const boxes = () => [row, button].map((element) => element.getBoundingClientRect().toJSON());
    const before = boxes();
    await userEvent.click(button);
    await expect(await canvas.findByText('예약 성공!')).toBeVisible();
    await waitFor(() => expect(button).toHaveAccessibleName('예약됨 15:00 강민준'));
    await expect(button).toHaveFocus();
    await expect(boxes()).toEqual(before);
    await expect(
      canvas.getAllByRole('button', { name: /^예약 취소.* 15:00/ }).map((each) => each.textContent),
    ).toEqual(['예약 취소 11월 21일 (토) 15:00']);
  },
};

/** 그 사이에 마감되었으면 서버의 문구를 그대로 보여 줍니다. */
export const Refused: Story = {
  name: '예약이 거절될 때',
  tags: ['rule:error:reserve.failed'],
  args: {
    faults: [
      {
        operation: 'createReservation',
        kind: 'status',
        status: 409,
        message: '마감된 수업입니다.',
      },
    ],
  },
  play: async ({ canvas }) => {
    await press(await regionOf(canvas, '예약 가능한 수업'), '예약하기 15:00 강민준');
    await expectAlert('예약 실패: 마감된 수업입니다.');
  },
};

/** 알림을 닫으면 선택한 날짜는 그대로입니다. */
export const RefusalRead: Story = {
  ...Refused,
  name: '예약이 거절된 다음',
  play: after(Refused, async ({ canvas }) => {
    await answer('예약 실패: 마감된 수업입니다.');
    await expect(await canvas.findByRole('button', { name: /11월 21일.*선택됨/ })).toBeVisible();
  }),
};

/** 서버가 이유를 말하지 않으면 모른다고 합니다. */
export const UnknownReason: Story = {
  name: '예약이 거절된 이유를 모를 때',
  args: { faults: [{ kind: 'status', status: 500, operation: 'createReservation' }] },
  play: async ({ canvas }) => {
    await press(await regionOf(canvas, '예약 가능한 수업'), '예약하기 15:00 강민준');
    await expectAlert(reservationTexts.reserveFailed({ reason: texts.unknownError }));
  },
};

/** 연결되지 않으면 이유를 알립니다. */
export const Unreachable: Story = {
  name: '연결되지 않아 예약 실패',
  args: { faults: [{ kind: 'offline', operation: 'createReservation' }] },
  play: async ({ canvas }) => {
    await press(await regionOf(canvas, '예약 가능한 수업'), '예약하기 15:00 강민준');
    await expectAlert(
      '예약 실패: 서버에 연결할 수 없습니다. 인터넷 연결을 확인한 뒤 다시 시도해주세요.',
    );
  },
};

/** 답이 오지 않으면 예약되었는지 알 수 없다고 합니다. */
export const NoResponse: Story = {
  name: '예약한 답이 오지 않을 때',
  args: { faults: [{ kind: 'hang', operation: 'createReservation' }] },
  play: async ({ canvas }) => {
    const classes = await regionOf(canvas, '예약 가능한 수업');
    await classes.findByRole('button', { name: '예약하기 15:00 강민준' });
    await waitFor(() => expect(canvas.queryByText(/불러오는 중/)).toBeNull());
    endTimeLimitsAtOnce(20_000);
    await press(classes, '예약하기 15:00 강민준');
    await expectAlert(reservationTexts.reserveFailed({ reason: texts.noResponse }));
  },
};

/** 그날 수업이 없을 때입니다. */
export const Empty: Story = {
  name: '데이터 없음',
  tags: ['rule:text:empty.list'],
  args: { path: ptOn('2027-02-28') },
  play: async ({ canvas }) => {
    const classes = await regionOf(canvas, '예약 가능한 수업');
    await expect(await classes.findByText(texts.emptyList)).toBeVisible();
  },
};

/** 새 수업이 아직 하나도 등록되지 않았습니다. */
export const NoClassesAhead: Story = {
  name: '앞으로 수업이 없음',
  args: {
    faults: [{ kind: 'custom', operation: 'listReservableClasses', status: 200, body: [] }],
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(texts.emptyList))[0]).toBeVisible();
  },
};

/** 한 목록을 불러오지 못해도 나머지는 쓸 수 있습니다. */
export const OneListFailed: Story = {
  name: '한 목록만 불러오기 실패',
  args: { faults: [{ operation: 'listReservableClasses', kind: 'status', status: 500, times: 1 }] },
  play: async ({ canvas }) => {
    const classes = await regionOf(canvas, '예약 가능한 수업');
    await expect(await classes.findByText(texts.emptyList)).toBeVisible();
    for (const text of [texts.listFailed, pageTexts.failedNote])
      await expect(canvas.getAllByText(text)[0]).toBeVisible();
    const today = await regionOf(canvas, '오늘의 예약');
    await expect(await today.findByRole('button', { name: '예약 취소 23:00' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('grid').closest('[aria-busy="true"]')).toBeNull());
  },
};
