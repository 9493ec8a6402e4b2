import { expect, within } from 'storybook/test';
import { pageMeta, type PageMeta, type Story } from '../../../testing/page-meta.ts';
import { regionOf } from '../../../testing/steps.ts';
import { texts } from '../../features/purchase/texts.ts';
import { paths } from '../../lib/paths.ts';

const purchased = (promotionId: number, userId = 102) => ({ purchase: { promotionId, userId } });

const meta = {
  ...pageMeta,
  title: '화면/고객/새 이용권',
  args: { path: paths.reservations, persona: 'customer2', state: purchased(10) },
} satisfies PageMeta;

export default meta;

/** 무엇이 준비되었는지 한 번만 말하고, 첫 수업 예약하기가 하나뿐인 빨간 버튼입니다. */
export const Sessions: Story = {
  name: '횟수 이용권',
  tags: ['rule:buy:next-step'],
  args: {
    state: purchased(2),
    faults: [
      {
        operation: 'listMyPromotions',
        kind: 'custom',
        status: 200,
        body: [
          {
            membershipId: 7,
            promotionName: 'PT 24회',
            trainerName: '최하은',
            remainingSessionCount: 24,
            expiredDate: '2027-05-19',
          },
        ],
      },
    ],
  },
  play: async ({ canvas }) => {
    const shown = await regionOf(canvas, 'PT 24회 이용권이 준비되었습니다.');
    const first = await shown.findByRole('link', { name: '첫 수업 예약하기' });
    await expect(first).toHaveAttribute('href', `${paths.dayManagement}?membershipId=7`);
    const colorOf = (link: HTMLElement) => getComputedStyle(link).backgroundColor;
    const [red = 0, green = 0, blue = 0] = colorOf(first)
      .match(/[\d.]+/g)!
      .map(Number);
    await expect(red).toBeGreaterThan(2 * Math.max(green, blue));
    const row = within(canvas.getByRole('row', { name: /PT 24회/ }));
    await expect(colorOf(row.getByRole('link', { name: /^예약하기/ }))).not.toBe(colorOf(first));
  },
};

/** 헬스 회원권은 예약 없이 방문합니다. */
export const Health: Story = {
  name: '헬스 회원권',
  tags: ['rule:buy:next-step'],
  play: async ({ canvas }) => {
    const shown = await regionOf(canvas, '헬스 3개월 이용권이 준비되었습니다.');
    await expect(shown.getByText('예약 없이 방문해주세요. 매일 06:00–24:00')).toBeVisible();
  },
};

/** 1일 이용권도 예약 없이 방문합니다. */
export const SinglePass: Story = {
  name: '1일 이용권',
  tags: ['rule:buy:next-step'],
  args: { state: purchased(13) },
  play: async ({ canvas }) => {
    const shown = await regionOf(canvas, '1일 이용권이 준비되었습니다.');
    await expect(shown.getByText('예약 없이 방문해주세요. 매일 06:00–24:00')).toBeVisible();
  },
};

/** 이용권을 불러오는 동안 첫 수업 예약하기의 자리가 있습니다. */
export const Loading: Story = {
  name: '불러오는 중',
  args: {
    state: purchased(2),
    faults: [{ operation: 'listMyPromotions', kind: 'latency', ms: 60_000 }],
  },
  play: async ({ canvas }) => {
    const shown = await regionOf(canvas, 'PT 24회 이용권이 준비되었습니다.');
    await expect(shown.getByRole('button', { name: texts.firstClass })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** 이용권을 불러오지 못해도 무엇을 샀는지는 알립니다. */
export const Failed: Story = {
  name: '불러오기 실패',
  args: {
    state: purchased(2),
    faults: [{ operation: 'listMyPromotions', kind: 'status', status: 500 }],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '다시 시도' })).toBeVisible();
    const shown = await regionOf(canvas, 'PT 24회 이용권이 준비되었습니다.');
    await expect(shown.queryByText(texts.firstClass)).toBeNull();
  },
};

/** 다른 사람이 산 것은 보이지 않습니다. */
export const OfAnotherUser: Story = {
  name: '다른 사람이 샀을 때',
  args: { state: purchased(2, 101) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '이용권 보기' })).toBeVisible();
    await expect(canvas.queryByText(/준비되었습니다/)).toBeNull();
  },
};
