import { expect, within } from 'storybook/test';
import { pageMeta, type PageMeta, type Story } from '../../../testing/page-meta.ts';
import type { Canvas } from '../../../testing/page-stories.ts';
import { paths } from '../../lib/paths.ts';

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

/** 마지막 30일에만 남은 날을 만료일 옆에 적습니다. 예약하기는 모두 같은 모습입니다. */
export const EndsSoon: Story = {
  name: '만료일이 가까울 때',
  tags: ['rule:passes:ends-soon', 'rule:passes:same-buttons'],
  args: {
    faults: passes(
      { expiredDate: '2026-12-20' },
      { promotionName: '필라테스 24회', trainerName: '정유나', expiredDate: '2026-12-19' },
    ),
  },
  play: async ({ canvas }) => {
    const pt = await rowOf(canvas, /PT 12회/);
    await expect(pt.queryByText(/^D-/)).toBeNull();
    const pilates = await rowOf(canvas, /필라테스 24회/);
    await expect(pilates.getByText('D-29')).toBeVisible();
    const links = canvas.getAllByRole('link', { name: /^예약하기/ });
    const looks = links.map((link) => getComputedStyle(link).backgroundColor);
    await expect(looks).toHaveLength(2);
    await expect(new Set(looks).size).toBe(1);
  },
};
