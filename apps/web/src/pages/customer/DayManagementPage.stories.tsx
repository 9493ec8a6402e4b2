import { cancelUntilMinutes } from '@fitness/api-contract/rules';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { minutesBefore } from '../../../testing/move-clock.ts';
import { calendarPageMeta, type PageMeta, type Story } from '../../../testing/page-meta.ts';
import { after, type Canvas, expectText } from '../../../testing/page-stories.ts';
import { ptPass } from '../../../testing/passes.ts';
import { answer, expectAlert, press, regionOf, textsOf } from '../../../testing/steps.ts';
import { listsOfPass } from '../../features/reservations/api.ts';
import { storeList } from '../../features/reservations/offline-lists.ts';
import { paths } from '../../lib/paths.ts';

const ptOn = (date: string) => `${paths.dayManagement}?membershipId=1&date=${date}`;

export default {
  ...calendarPageMeta,
  title: '화면/고객/예약 관리',
  args: { path: ptOn('2026-11-21'), persona: 'customer1' },
} satisfies PageMeta;

/** 고른 날의 수업, 오늘의 예약, 예약 내역이 한 화면에 있습니다. 마감된 수업은 예약할 수 없습니다. */
export const Ready: Story = {
  name: '수업이 있을 때',
  tags: ['rule:screen:daymanagement.lists', 'rule:reserve:card', 'rule:history:status'],
  play: async ({ canvas }) => {
    const classes = await regionOf(canvas, '예약 가능한 수업');
    await classes.findByRole('button', { name: '예약하기 10:00 강민준', description: '마감' });
    const full = within((await classes.findByText('10:00')).closest('li')!);
    for (const text of ['마감', 'PT 강민준', '1/1'])
      await expect(full.getAllByText(text)[0]).toBeVisible();
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
  tags: ['rule:reserve:in-place'],
  play: async ({ canvas }) => {
    const classes = await regionOf(canvas, '예약 가능한 수업');
    const button = await classes.findByRole('button', { name: '예약하기 15:00 강민준' });
    // Nothing above the row changes any more.
    await waitFor(() => expect(canvas.queryByText(/불러오는 중/)).toBeNull());
    const row = button.closest('li')!;
    const boxes = () => [row, button].map((element) => element.getBoundingClientRect().toJSON());
    const before = boxes();
    await userEvent.click(button);
    await expect(await canvas.findByText('예약 성공!')).toBeVisible();
    await waitFor(() => expect(button).toHaveAccessibleName('예약됨 15:00 강민준'));
    await expect(button).toHaveFocus();
    await expect(boxes()).toEqual(before);
  },
};

/** 그 사이에 마감되었으면 서버의 문구를 그대로 보여 주고, 선택한 날짜는 그대로입니다. */
export const Refused: Story = {
  name: '예약이 거절된 다음',
  args: {
    faults: [{ operation: 'createReservation', kind: 'error', name: 'ClassFull' }],
  },
  play: async ({ canvas }) => {
    await press(await regionOf(canvas, '예약 가능한 수업'), '예약하기 15:00 강민준');
    await answer('예약 실패: 마감된 수업입니다.');
    await expect(await canvas.findByRole('button', { name: /11월 21일.*선택됨/ })).toBeVisible();
  },
};

/** 다 쓴 이용권은 예약 내역부터 보여 줍니다. 한 번만 그렇다고 말하고, 같은 이용권을 다시 구매할 수 있습니다. */
export const UsedUp: Story = {
  name: '다 쓴 이용권',
  tags: ['rule:reserve:unusable'],
  args: { path: `${paths.dayManagement}?membershipId=5&date=2026-11-21`, persona: 'customer3' },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('횟수를 모두 사용한 이용권입니다.')).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: '다시 구매' })).toHaveAttribute(
      'href',
      expect.stringContaining('plan='),
    );
    const classes = await regionOf(canvas, '예약 가능한 수업');
    await expect(await classes.findByText('조회된 데이터가 없습니다.')).toBeVisible();
    await expect(canvas.queryByRole('grid')).toBeNull();
    const history = await regionOf(canvas, '예약 내역');
    await expect(await history.findAllByRole('listitem')).not.toHaveLength(0);
    const titles = textsOf(canvas.getAllByRole('heading', { level: 2 }));
    await expect(titles).toEqual(['예약 내역', '오늘의 예약', '예약 가능한 수업']);
  },
};

/** 다 쓴 이용권이라도 예약한 수업이 있으면 달력과 수업이 그대로 있고, 수업 아래에서 다 썼다고 말합니다. */
export const UsedUpWithReservation: Story = {
  name: '다 썼지만 예약이 남은 이용권',
  args: {
    path: ptOn('2026-11-20'),
    faults: [
      {
        kind: 'custom',
        operation: 'listMyPromotions',
        status: 200,
        body: [ptPass({ remainingSessionCount: 0 })],
      },
    ],
  },
  play: async ({ canvas }) => {
    const classes = await regionOf(canvas, '예약 가능한 수업');
    await expect(await classes.findByRole('button', { name: '예약됨 23:00 강민준' })).toBeVisible();
    classes.getByRole('button', { name: '예약하기 20:00 강민준', description: '잔여 0회' });
    const text = await canvas.findByText('횟수를 모두 사용한 이용권입니다.');
    await expect(text.getBoundingClientRect().top).toBeGreaterThan(
      canvas.getByRole('grid').getBoundingClientRect().bottom,
    );
  },
};

/** 끝난 이용권도 예약 내역은 볼 수 있습니다. */
export const Expired: Story = {
  name: '만료된 이용권',
  args: { path: `${paths.dayManagement}?membershipId=4`, persona: 'customer3' },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('이용 기간이 끝난 이용권입니다.')).toHaveLength(1);
    const history = await regionOf(canvas, '예약 내역');
    await expect((await history.findAllByRole('listitem')).length).toBeGreaterThan(5);
  },
};

/** 다른 이용권으로 예약한 시간에는 예약할 수 없습니다. */
export const SameHour: Story = {
  name: '같은 시간에 다른 예약이 있을 때',
  args: { path: ptOn('2026-11-23') },
  play: async ({ canvas }) => {
    const classes = await regionOf(canvas, '예약 가능한 수업');
    const overlapping = { name: '예약하기 10:00 강민준', description: '시간 겹침' };
    await expect(await classes.findByRole('button', overlapping)).toBeVisible();
  },
};

/** 자기 이용권이 아니거나 없는 이용권이면 돌아갈 길을 보여 줍니다. */
export const UnknownPass: Story = {
  name: '없는 이용권',
  parameters: { expectedErrors: ['status of 403'] },
  args: { path: `${paths.dayManagement}?membershipId=999999` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('이용권을 찾을 수 없습니다.')).toBeVisible();
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('link', { name: '수업 예약' })).toBeVisible();
  },
};

/** 주소에 이용권이 없을 때입니다. */
export const NoPass: Story = {
  name: '이용권을 고르지 않음',
  args: { path: paths.dayManagement },
  play: expectText('선택한 이용권이 없습니다.'),
};

/** 휴대폰의 달력은 두 주만 보여 주고, 나머지 주는 펼쳐서 봅니다. 날짜를 선택해도 포커스는 그 날짜에 남습니다. */
export const PhoneUnfolded: Story = {
  name: '휴대폰에서 펼친 달력',
  tags: ['rule:screen:daymanagement.weeks'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const day = await canvas.findByRole('button', { name: /11월 24일.*예약 가능 \d+개/ });
    await expect(canvas.queryByRole('button', { name: /11월 29일/ })).not.toBeInTheDocument();
    await userEvent.click(day);
    await canvas.findByText('11월 24일 (화)');
    await expect(day).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: '달력 펼치기' }));
    await expect(canvas.getByRole('button', { name: /12월 19일/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '지난 주 보기' }));
    await expect(canvas.getByRole('button', { name: /11월 13일/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '달력 접기' })).toBeVisible();
  },
};

const cancelling = {
  path: ptOn('2026-11-20'),
  now: minutesBefore('2026-11-20T23:00:00', cancelUntilMinutes + 30),
};

/** Presses cancel for the reservation of today at 23:00. */
async function askToCancel(canvas: Canvas) {
  const region = await regionOf(canvas, '오늘의 예약');
  // The class is named once the history has loaded.
  await waitFor(() => expect(canvas.queryByText(/불러오는 중/)).toBeNull());
  await userEvent.click(await region.findByRole('button', { name: /^예약 취소 .*23:00$/ }));
}

/** 어떤 예약인지 보여 주며 묻고, 취소하면 알리고, 포커스는 목록에 있습니다. */
export const Cancelled: Story = {
  name: '취소한 다음',
  tags: ['rule:cancel:confirm'],
  args: cancelling,
  play: async ({ canvas }) => {
    await askToCancel(canvas);
    const question = await expectAlert('정말 이 예약을 취소하시겠습니까?');
    await expect(question).toHaveAccessibleDescription('11월 20일 (금) 23:00 · PT');
    await press(within(question), '예약 취소');
    await expect(await canvas.findByText('예약이 취소되었습니다.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('region', { name: '오늘의 예약' })).toHaveFocus());
  },
};

/** 서버가 거절하면 까닭을 그대로 알리고, 예약은 그대로 남아 있습니다. */
export const CancelRefused: Story = {
  name: '취소 실패를 확인한 다음',
  args: {
    ...cancelling,
    faults: [{ kind: 'error', name: 'ReservationBegun', operation: 'cancelReservation' }],
  },
  play: async ({ canvas }) => {
    await askToCancel(canvas);
    await press(within(await screen.findByRole('alertdialog')), '예약 취소');
    await answer('예약 취소 실패: 지난 예약은 취소할 수 없습니다.');
    const list = await regionOf(canvas, '오늘의 예약');
    await expect(await list.findByRole('button', { name: /^예약 취소 .*23:00$/ })).toBeVisible();
  },
};

const { queryKey } = listsOfPass(1, '2026-11-20').history;

/** Stores a history with a reservation that the backend no longer has, as an earlier visit would have. */
const storeReservation = () =>
  storeList(queryKey, [
    {
      reservationId: 9999,
      classTime: '2026-11-25T13:00:00',
      classSubject: 'PT',
      trainerName: '강민준',
      status: 'RESERVED',
    },
  ]);

/** 지난번에 있던 예약이 취소되었으면 어떤 예약인지 알리고, 가까운 수업이 있는 날로 안내합니다. */
export const Told: Story = {
  name: '지난번의 예약이 취소되었을 때',
  beforeEach: storeReservation,
  play: async ({ canvas }) => {
    const text = await canvas.findByText('예약이 취소되었습니다.');
    await expect(text).toBeVisible();
    const notice = within(text.closest<HTMLElement>('[role=status]')!);
    await expect(notice.getByText('11월 25일 (수) 13:00 · PT')).toBeVisible();
    await expect(await notice.findByText('가까운 수업')).toBeVisible();
    const links = await notice.findAllByRole('link', { name: /^11월 2\d일 \(.\) \d\d:00$/ });
    await expect(links).toHaveLength(2);
    for (const link of links)
      await expect(link).toHaveAttribute(
        'href',
        expect.stringMatching(/daymanagement\?membershipId=1&date=2026-11-2\d$/),
      );
  },
};

/** 수업 예약 화면에서도 같은 안내를 보여 줍니다. */
export const ToldAbovePasses: Story = {
  ...Told,
  name: '수업 예약 화면에서 취소를 알릴 때',
  args: { path: paths.reservations },
};

/** 닫으면 다시 알리지 않습니다. */
export const Closed: Story = {
  ...Told,
  name: '취소된 예약을 확인한 다음',
  play: after(Told, async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await userEvent.click(main.getByRole('button', { name: '닫기' }));
    await waitFor(() => expect(canvas.queryByText('예약이 취소되었습니다.')).toBeNull());
    await waitFor(() => expect(main.getByRole('heading', { level: 1 })).toHaveFocus());
  }),
};

/** 마지막으로 확인한 예약 내역에서는 취소할 수 없습니다. */
export const StoredHistory: Story = {
  name: '예약 내역을 불러올 수 없을 때',
  args: {
    path: `${paths.dayManagement}?membershipId=1`,
    faults: [{ operation: 'listReservationHistory', kind: 'status', status: 502 }],
  },
  beforeEach: () =>
    storeList(listsOfPass(1, '2026-11-20').history.queryKey, [
      {
        reservationId: 1,
        classTime: '2026-11-23T10:00:00',
        classSubject: 'PT',
        trainerName: '강민준',
        status: 'RESERVED',
      },
    ]),
  play: async ({ canvas }) => {
    const history = await regionOf(canvas, '예약 내역');
    const time = await history.findByRole('time');
    await expect(time).toHaveTextContent('11월 23일 (월) 10:00');
    await expect(history.queryByRole('button')).toBeNull();
  },
};
