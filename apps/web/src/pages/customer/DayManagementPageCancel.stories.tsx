import type { Fault } from '@fitness/mocks/backend';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { reservationTexts } from '../../features/reservations/texts.ts';
import { paths } from '../../shared/paths.ts';
import { calendarPageMeta, type PageMeta, type Story } from '../../../testing/page-meta.ts';
import { after, type Canvas } from '../../../testing/page-stories.ts';
import { answer, expectAlert, press, regionOf } from '../../../testing/steps.ts';
import { messageOf } from '../../../testing/fault-presets.ts';

/** A response with the pass of customer1's reservation today at 23:00 and this last day. */
const passEndingOn = (expiredDate: string | null): Fault => ({
  kind: 'custom',
  operation: 'listMyPromotions',
  status: 200,
  body: [
    {
      membershipId: 1,
      promotionName: 'PT 12회',
      trainerName: '강민준',
      remainingSessionCount: 7,
      expiredDate,
    },
  ],
});
const question = '정말 이 예약을 취소하시겠습니까?';
const today = '2026-11-20';

const meta = {
  ...calendarPageMeta,
  title: '화면/고객/예약 취소',
  args: {
    path: `${paths.dayManagement}?membershipId=1&date=${today}`,
    persona: 'customer1',
    now: '2026-11-20T22:30:00',
    faults: [passEndingOn(today)],
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

/** 돌려받은 횟수를 쓸 수 있는 시간이 없으면 묻는 문구가 알려 줍니다. */
export const LastClass: Story = {
  name: '마지막 수업을 취소할 때',
  tags: ['rule:cancel:lost-session'],
  play: async ({ canvas }) => {
    const warning =
      '이용권이 11월 20일 (금)까지라서, 취소하고 돌려받은 횟수는 더 이상 쓸 수 없습니다.';
    const dialog = await askToCancel(canvas);
    await expect(dialog.getByText(question)).toBeVisible();
    await expect(dialog.getByText(warning)).toBeVisible();
    await expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(
      `11월 20일 (금) 23:00 · PT ${warning}`,
    );
  },
};

/** 취소하면 알리고, 포커스는 목록에 있습니다. */
export const LastClassCancelled: Story = {
  name: '마지막 수업을 취소한 다음',
  tags: ['rule:cancel:confirm'],
  play: after(LastClass, async ({ canvas }) => {
    await press(within(await expectAlert(question)), '예약 취소');
    await expect(await canvas.findByText('예약이 취소되었습니다.')).toBeVisible();
    const region = canvas.getByRole('region', { name: '오늘의 예약' });
    await waitFor(() => expect(region).toHaveFocus());
  }),
};

const expectNoWarning: NonNullable<Story['play']> = async ({ canvas }) => {
  const dialog = await askToCancel(canvas);
  await expect(dialog.queryByText(/횟수/)).toBeNull();
  await expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(
    '11월 20일 (금) 23:00 · PT',
  );
};

/** 만료일을 모르면 아무것도 말하지 않습니다. */
export const UnknownDay: Story = {
  name: '만료일을 모를 때',
  tags: ['rule:cancel:lost-session'],
  args: { faults: [passEndingOn(null)] },
  play: expectNoWarning,
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
