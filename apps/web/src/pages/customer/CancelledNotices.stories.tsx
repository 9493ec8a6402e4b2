import { expect, userEvent, waitFor, within } from 'storybook/test';
import { calendarPageMeta, type PageMeta, type Story } from '../../../testing/page-meta.ts';
import { after } from '../../../testing/page-stories.ts';
import { listsOfPass } from '../../features/reservations/api.ts';
import { storeList } from '../../features/reservations/offline-lists.ts';
import { paths } from '../../lib/paths.ts';

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

const meta = {
  ...calendarPageMeta,
  title: '화면/고객/취소된 예약',
  args: { path: `${paths.dayManagement}?membershipId=1&date=2026-11-21`, persona: 'customer1' },
} satisfies PageMeta;

export default meta;

/** 지난번에 있던 예약이 취소되었으면 어떤 예약인지 알리고, 가까운 수업이 있는 날로 안내합니다. */
export const Told: Story = {
  name: '예약이 취소되었을 때',
  beforeEach: storeReservation,
  play: async ({ canvas }) => {
    const text = await canvas.findByText('예약이 취소되었습니다.');
    await expect(text).toBeVisible();
    const notice = within(text.closest<HTMLElement>('[role=status]')!);
    await expect(notice.getByText('11월 25일 (수) 13:00 · PT')).toBeVisible();
    await expect(notice.getByText('가까운 수업')).toBeVisible();
    const links = notice.getAllByRole('link', { name: /^11월 2\d일 \(.\) \d\d:00$/ });
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
