import type { ErrorName } from '@fitness/api-contract/error-responses';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { reservationTexts } from '../../features/reservations/texts.ts';
import { answer, press } from '../../../testing/steps.ts';
import { paths } from '../../shared/paths.ts';
import type { AppFrame } from '../../../testing/AppFrame.tsx';
import { messageOf } from '../../../testing/fault-presets.ts';
import { calendarPageMeta } from '../../../testing/page-meta.ts';

const meta = {
  ...calendarPageMeta,
  title: '화면/서버 오류/예약 취소',
  parameters: {
    ...calendarPageMeta.parameters,
    docs: {
      description: {
        component: '예약 취소를 확인했을 때 서버가 거절하는 까닭입니다. 예약은 그대로 남습니다.',
      },
    },
  },
  args: { path: `${paths.dayManagement}?membershipId=1`, persona: 'customer1' },
} satisfies Meta<typeof AppFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

const refused = (name: ErrorName): Pick<Story, 'args' | 'play'> => ({
  args: { faults: [{ kind: 'answer', name, operation: 'cancelReservation' }] },
  play: async ({ canvas }) => {
    const today = within(await canvas.findByRole('region', { name: '오늘의 예약' }));
    await press(today, '예약 취소 23:00');
    await answer(reservationTexts.cancelQuestion, reservationTexts.cancel);
    await answer(reservationTexts.cancelFailed({ reason: messageOf(name) }));
    await expect(await today.findByRole('button', { name: '예약 취소 23:00' })).toBeVisible();
  },
});

export const ReservationNotFound: Story = {
  ...refused('ReservationNotFound'),
  name: '예약을 찾을 수 없습니다.',
};
export const ReservationBegun: Story = {
  ...refused('ReservationBegun'),
  name: '지난 예약은 취소할 수 없습니다.',
};
