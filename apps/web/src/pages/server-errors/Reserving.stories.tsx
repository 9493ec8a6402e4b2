import type { ErrorName } from '@fitness/api-contract/error-responses';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { reservationTexts } from '../../features/reservations/texts.ts';
import { answer } from '../../../testing/steps.ts';
import { paths } from '../../shared/paths.ts';
import { texts } from '../../shared/texts.ts';
import type { AppFrame } from '../../../testing/AppFrame.tsx';
import { messageOf } from '../../../testing/fault-presets.ts';
import { calendarPageMeta } from '../../../testing/page-meta.ts';

const meta = {
  ...calendarPageMeta,
  title: '화면/서버 오류/예약하기',
  parameters: {
    ...calendarPageMeta.parameters,
    docs: {
      description: {
        component:
          '예약하기를 눌렀을 때 서버가 거절하는 모든 까닭입니다. 알림이 서버의 말을 그대로 전하고, 고른 날과 목록은 그대로 남습니다.',
      },
    },
  },
  args: { path: `${paths.dayManagement}?membershipId=1&date=2026-11-21`, persona: 'customer1' },
} satisfies Meta<typeof AppFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

const refused = (name: ErrorName, notice?: string): Pick<Story, 'args' | 'play'> => ({
  args: { faults: [{ kind: 'answer', name, operation: 'createReservation' }] },
  play: async ({ canvas }) => {
    const classes = within(await canvas.findByRole('region', { name: '예약 가능한 수업' }));
    await userEvent.click(await classes.findByRole('button', { name: '예약하기 15:00 강민준' }));
    await answer(reservationTexts.reserveFailed({ reason: messageOf(name) }));
    if (notice !== undefined) await answer(notice, texts.close);
    await expect(classes.getByRole('button', { name: '예약하기 15:00 강민준' })).toBeVisible();
  },
});

export const LoginRequired: Story = {
  ...refused('LoginRequired', texts.invalidToken),
  name: '로그인이 필요합니다.',
};
export const Forbidden: Story = {
  ...refused('Forbidden', texts.permissionChanged),
  name: '권한이 없습니다.',
};
export const BadRequest: Story = {
  ...refused('BadRequest'),
  name: '요청 형식이 올바르지 않습니다.',
};
export const ClassNotFound: Story = {
  ...refused('ClassNotFound'),
  name: '수업을 찾을 수 없습니다.',
};
export const ClassFull: Story = { ...refused('ClassFull'), name: '마감된 수업입니다.' };
export const ClassBegun: Story = {
  ...refused('ClassBegun'),
  name: '지난 수업은 예약할 수 없습니다.',
};
export const AlreadyReserved: Story = {
  ...refused('AlreadyReserved'),
  name: '이미 예약한 수업입니다.',
};
export const SameHourReserved: Story = {
  ...refused('SameHourReserved'),
  name: '같은 시간에 이미 예약한 수업이 있습니다.',
};
export const MembershipExpired: Story = {
  ...refused('MembershipExpired'),
  name: '만료된 이용권입니다.',
};
export const NoSessionsLeft: Story = {
  ...refused('NoSessionsLeft'),
  name: '잔여 횟수가 없습니다.',
};
export const ClassNotAllowed: Story = {
  ...refused('ClassNotAllowed'),
  name: '예약할 수 없는 수업입니다.',
};
