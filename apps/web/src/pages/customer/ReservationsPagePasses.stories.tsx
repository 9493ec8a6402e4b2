import { expect, within } from 'storybook/test';
import { paths } from '../../shared/paths.ts';
import { pageMeta, type PageMeta, type Story } from '../../../testing/page-meta.ts';
import type { Canvas } from '../../../testing/page-stories.ts';

const pass = {
  membershipId: 1,
  promotionName: 'PT 12회',
  trainerName: '강민준' as string | null,
  remainingSessionCount: 7 as number | null,
  expiredDate: '2027-01-18',
};
const passes = (...body: readonly Partial<typeof pass>[]) => [
  {
    kind: 'custom' as const,
    operation: 'listMyPromotions' as const,
    status: 200,
    body: body.map((given, index) => ({ ...pass, membershipId: index + 1, ...given })),
  },
  {
    kind: 'custom' as const,
    operation: 'listReservationHistory' as const,
    status: 200,
    body: [],
  },
];

const meta = {
  ...pageMeta,
  title: '화면/고객/이용권과 기한',
  args: { path: paths.reservations, persona: 'customer1' },
} satisfies PageMeta;

export default meta;

const rowOf = async (canvas: Canvas, name: RegExp) =>
  within(await canvas.findByRole('row', { name }));

/** 남은 횟수를 기한 안에 쓰려면 얼마나 자주 와야 하는지 알려 줍니다. 다 쓸 수 없으면 그렇다고 말합니다. */
export const Pace: Story = {
  name: '남은 횟수와 기한',
  tags: ['rule:passes:pace', 'rule:passes:ends-soon', 'picture'],
  args: {
    faults: passes(
      { remainingSessionCount: 12, expiredDate: '2026-12-31' },
      {
        promotionName: '필라테스 24회',
        trainerName: '정유나',
        remainingSessionCount: 20,
        expiredDate: '2026-12-04',
      },
      {
        promotionName: '헬스 3개월',
        trainerName: null,
        remainingSessionCount: null,
        expiredDate: '2026-12-05',
      },
    ),
  },
  play: async ({ canvas }) => {
    const weekly = await rowOf(canvas, /PT 12회/);
    await expect(weekly.getByText('주 2회면 기한 안에 모두 사용')).toBeVisible();
    await expect(weekly.getByText('D-41')).toBeVisible();
    const lost = await rowOf(canvas, /필라테스 24회/);
    await expect(lost.getByText('매일 1회 사용해도 5회가 남습니다.')).toBeVisible();
    await expect(lost.getByText('만료 임박 D-14')).toBeVisible();
    const health = await rowOf(canvas, /헬스 3개월/);
    await expect(health.getByText('D-15')).toBeVisible();
    await expect(health.queryByText(/기한 안에/)).toBeNull();
    await expect(canvas.queryByRole('link', { name: /^다시 구매/ })).toBeNull();
  },
};

/** 휴대폰에서도 같습니다. */
export const PacePhone: Story = {
  ...Pace,
  name: '휴대폰의 남은 횟수와 기한',
  tags: [],
  globals: { viewport: { value: 'phone' } },
};

/** 거의 다 쓴 이용권은 예약하기 아래에서 같은 이용권을 같은 트레이너와 다시 살 수 있습니다. 무엇이 더해지는지 적혀 있습니다. */
export const NearlyUsedUp: Story = {
  name: '거의 다 썼을 때',
  tags: ['rule:passes:buy-again'],
  args: {
    faults: passes(
      { remainingSessionCount: 2 },
      { promotionName: '헬스 3개월', trainerName: null, expiredDate: '2026-12-04' },
    ),
  },
  play: async ({ canvas }) => {
    const pt = await rowOf(canvas, /PT 12회/);
    const buyAgain = pt.getByRole('link', { name: '다시 구매 PT 12회 강민준 (12회, 90일)' });
    await expect(buyAgain).toHaveAttribute('href', `${paths.pt}?plan=1&trainer=1`);
    await expect(pt.getByRole('link', { name: /^예약하기/ })).toBeVisible();
    const health = await rowOf(canvas, /헬스 3개월/);
    await expect(health.getByRole('link', { name: /^다시 구매.*\(5개월\)$/ })).toHaveAttribute(
      'href',
      `${paths.healthMembership}?plan=10`,
    );
  },
};

const isRed = (element: HTMLElement) => {
  const [red = 0, green = 0, blue = 0] = getComputedStyle(element)
    .backgroundColor.match(/[\d.]+/g)!
    .map(Number);
  return red > 2 * Math.max(green, blue);
};

/** 예약할 수 있는 이용권이 없으면 첫 번째 다시 구매가 하나뿐인 빨간 버튼입니다. */
export const NothingUsable: Story = {
  name: '쓸 수 있는 이용권이 없을 때',
  tags: ['rule:passes:buy-again', 'rule:passes:first'],
  args: { persona: 'customer3' },
  play: async ({ canvas }) => {
    await rowOf(canvas, /PT 12회/);
    const links = canvas.getAllByRole('link', { name: /^다시 구매/ });
    await expect(links.map(isRed)).toEqual([true, false]);
  },
};
