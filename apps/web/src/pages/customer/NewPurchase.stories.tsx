import { expect } from 'storybook/test';
import { pageMeta, type PageMeta, type Story } from '../../../testing/page-meta.ts';
import { ptPass } from '../../../testing/passes.ts';
import { regionOf } from '../../../testing/steps.ts';
import { paths } from '../../lib/paths.ts';

const purchased = (promotionId: number) => ({ purchase: { promotionId, userId: 102 } });

const meta = {
  ...pageMeta,
  title: '화면/고객/새 이용권',
  args: { path: paths.reservations, persona: 'customer2', state: purchased(10) },
} satisfies PageMeta;

export default meta;

/** 무엇이 준비되었는지 한 번만 말하고, 첫 수업을 예약하게 합니다. */
export const Sessions: Story = {
  name: '횟수 이용권',
  args: {
    state: purchased(1),
    faults: [
      {
        operation: 'listMyPromotions',
        kind: 'custom',
        status: 200,
        body: [ptPass({ membershipId: 7, remainingSessionCount: 12 })],
      },
      { operation: 'listReservationHistory', kind: 'custom', status: 200, body: [] },
    ],
  },
  play: async ({ canvas }) => {
    const shown = await regionOf(canvas, 'PT 12회 이용권이 준비되었습니다.');
    const first = await shown.findByRole('link', { name: '첫 수업 예약하기' });
    await expect(first).toHaveAttribute('href', `${paths.dayManagement}?membershipId=7`);
  },
};

/** 헬스 회원권은 예약 없이 방문합니다. */
export const Health: Story = {
  name: '헬스 회원권',
  play: async ({ canvas }) => {
    const shown = await regionOf(canvas, '헬스 3개월 이용권이 준비되었습니다.');
    await expect(shown.getByText('예약 없이 방문해주세요. 매일 06:00–24:00')).toBeVisible();
  },
};
