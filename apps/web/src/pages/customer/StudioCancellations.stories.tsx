import { expect, userEvent, waitFor, within } from 'storybook/test';
import { listsOfPass } from '../../features/reservations/api.ts';
import type { HistoryReservation } from '../../features/reservations/history/reservation-status.ts';
import {
  keepList,
  readLastList,
} from '../../features/reservations/last-lists/last-lists-storage.ts';
import { cancellationTexts, dayTexts } from '../../features/reservations/texts.ts';
import { paths } from '../../shared/paths.ts';
import { getSession } from '../../shared/session/session.ts';
import { calendarPageMeta, type PageMeta, type Story } from '../../../testing/page-meta.ts';
import { after } from '../../../testing/page-stories.ts';

const { queryKey } = listsOfPass(1, '2026-11-20').history;

/** Stores a history with this reservation, which the backend no longer has, as an earlier visit would have. */
async function keepReservation(given: Partial<HistoryReservation> = {}) {
  const row: HistoryReservation = {
    reservationId: 9999,
    classTime: '2026-11-25T13:00:00',
    classSubject: 'PT',
    trainerName: '강민준',
    status: 'RESERVED',
    ...given,
  };
  await keepList(queryKey, async () => [row]);
  const { userId = '' } = getSession();
  // Responses of the story before this one may still be stored.
  await waitFor(async () =>
    expect(await readLastList(userId, queryKey)).toMatchObject({ rows: [row] }),
  );
}

const meta = {
  ...calendarPageMeta,
  title: '화면/고객/취소된 수업',
  args: { path: `${paths.dayManagement}?membershipId=1&date=2026-11-21`, persona: 'customer1' },
} satisfies PageMeta;

export default meta;

/** 스튜디오가 수업을 취소했으면 다음에 왔을 때 어떤 수업인지 알리고, 가까운 빈 수업을 바로 예약하게 합니다. */
export const Told: Story = {
  name: '수업이 취소되었을 때',
  tags: ['rule:cancel:by-studio'],
  beforeEach: () => keepReservation(),
  play: async ({ canvas }) => {
    const main = within(await canvas.findByRole('main'));
    await expect(await main.findByText(cancellationTexts.byStudio)).toBeVisible();
    await expect(main.getByText(/11월 25일 \(수\) 13:00–14:00 · /)).toBeVisible();
    const notice = within(main.getByText(cancellationTexts.byStudio).closest('[role=status]')!);
    const nearest = within(notice.getByRole('group', { name: dayTexts.nearest }));
    await expect(await nearest.findAllByRole('button', { name: /^예약하기/ })).toHaveLength(2);
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
  name: '취소된 수업을 확인한 다음',
  play: after(Told, async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await userEvent.click(main.getByRole('button', { name: '닫기' }));
    await waitFor(() => expect(canvas.queryByText(cancellationTexts.byStudio)).toBeNull());
    await waitFor(() => expect(main.getByRole('heading', { level: 1 })).toHaveFocus());
  }),
};

/** 아직 열려 있는 수업은 다른 기기에서 스스로 취소한 것입니다. */
export const CancelledElsewhere: Story = {
  name: '다른 기기에서 취소했을 때',
  tags: ['rule:cancel:by-studio'],
  beforeEach: () => keepReservation({ classTime: '2026-11-21T15:00:00' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('15:00')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(/불러오는 중/)).toBeNull());
    await expect(canvas.queryByText(cancellationTexts.byStudio)).toBeNull();
  },
};

export const Phone: Story = {
  ...Told,
  name: '휴대폰',
  globals: { viewport: { value: 'phone' } },
};
