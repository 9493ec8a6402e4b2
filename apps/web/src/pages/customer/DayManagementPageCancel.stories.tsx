import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { messageOf } from '../../../testing/fault-presets.ts';
import { calendarPageMeta, type PageMeta, type Story } from '../../../testing/page-meta.ts';
import { after, type Canvas } from '../../../testing/page-stories.ts';
import { answer, expectAlert, press, regionOf } from '../../../testing/steps.ts';
import { reservationTexts } from '../../features/reservations/texts.ts';
import { paths } from '../../lib/paths.ts';

const question = '정말 이 예약을 취소하시겠습니까?';
const today = '2026-11-20';

const meta = {
  ...calendarPageMeta,
  title: '화면/고객/예약 취소',
  args: {
    path: `${paths.dayManagement}?membershipId=1&date=${today}`,
    persona: 'customer1',
    now: '2026-11-20T22:30:00',
  },
} satisfies PageMeta;

export default meta;

/** Presses cancel for the reservation of today at 23:00. */
async function askToCancel(canvas: Canvas) {
  const region = await regionOf(canvas, '오늘의 예약');
  // The class is named once the history has loaded.
  await waitFor(() => expect(canvas.queryByText(/불러오는 중/)).toBeNull());
  await userEvent.click(await region.findByRole('button', { name: /^예약 취소 .*23:00$/ }));
  return within(await screen.findByRole('alertdialog', { name: question }));
}

/** 어떤 예약인지 보여 주며 묻고, 취소하면 알리고, 포커스는 목록에 있습니다. */
export const Cancelled: Story = {
  name: '취소한 다음',
  tags: ['rule:cancel:confirm', 'rule:text:cancel.success'],
  play: async ({ canvas }) => {
    const dialog = await askToCancel(canvas);
    await expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(
      '11월 20일 (금) 23:00 · PT',
    );
    await press(dialog, '예약 취소');
    await expect(await canvas.findByText('예약이 취소되었습니다.')).toBeVisible();
    const region = canvas.getByRole('region', { name: '오늘의 예약' });
    await waitFor(() => expect(region).toHaveFocus());
  },
};

const begun = reservationTexts.cancelFailed({ reason: messageOf('ReservationBegun') });

/** 서버가 거절하면 까닭을 그대로 알립니다. */
export const Refused: Story = {
  name: '취소 실패',
  args: { faults: [{ kind: 'answer', name: 'ReservationBegun', operation: 'cancelReservation' }] },
  play: async ({ canvas }) => {
    await press(await askToCancel(canvas), reservationTexts.cancel);
    await expectAlert(begun);
  },
};

/** 알림을 닫으면 예약은 그대로 남아 있습니다. */
export const RefusalRead: Story = {
  ...Refused,
  name: '취소 실패를 확인한 다음',
  play: after(Refused, async ({ canvas }) => {
    await answer(begun);
    const list = await regionOf(canvas, '오늘의 예약');
    await expect(await list.findByRole('button', { name: /^예약 취소 .*23:00$/ })).toBeVisible();
  }),
};
