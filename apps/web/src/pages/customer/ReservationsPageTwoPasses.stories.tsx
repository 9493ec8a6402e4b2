import type { Fault } from '@fitness/mocks/backend';
import { expect, within } from 'storybook/test';
import { paths } from '../../shared/paths.ts';
import { calendarPageMeta, type PageMeta, type Story } from '../../../testing/page-meta.ts';
import type { Canvas } from '../../../testing/page-stories.ts';
import { regionOf } from '../../../testing/steps.ts';

const pass = {
  membershipId: 2,
  promotionName: 'PT 24회',
  trainerName: '강민준',
  remainingSessionCount: 24,
  expiredDate: '2027-05-19',
};
const endsFirst = {
  ...pass,
  membershipId: 1,
  promotionName: 'PT 12회',
  remainingSessionCount: 7,
  expiredDate: '2027-01-18',
};
const passes = (body: readonly (typeof pass)[]): readonly Fault[] => [
  { kind: 'custom', operation: 'listMyPromotions', status: 200, body },
];

const meta = {
  ...calendarPageMeta,
  title: '화면/고객/이용권이 여럿일 때',
  args: { path: paths.reservations, persona: 'customer1', faults: passes([pass, endsFirst]) },
} satisfies PageMeta;

export default meta;

const mark = '먼저 만료되는 이용권';
const rowOf = async (canvas: Canvas, name: RegExp) =>
  within(await canvas.findByRole('row', { name }));

/** 같은 트레이너의 이용권이 둘이면 먼저 만료되는 것이 주 버튼이고, 그 줄에 적혀 있습니다. */
export const SameTrainer: Story = {
  name: '같은 트레이너의 이용권',
  tags: ['rule:passes:first'],
  play: async ({ canvas }) => {
    const [later, first] = [await rowOf(canvas, /PT 24회/), await rowOf(canvas, /PT 12회/)];
    await expect(first.getByText(mark)).toBeVisible();
    await expect(later.queryByText(mark)).toBeNull();
    const main = first.getByRole('link', { name: /^예약하기/ });
    await expect(main).toHaveAccessibleDescription(/2027\. 1\. 18\..*먼저 만료되는 이용권/);
    const other = later.getByRole('link', { name: /^예약하기/ });
    const colorOf = (link: HTMLElement) => getComputedStyle(link).backgroundColor;
    await expect(colorOf(main)).not.toBe(colorOf(other));
    const [red, green, blue] = colorOf(main)
      .match(/[\d.]+/g)!
      .map(Number) as [number, number, number];
    await expect(red).toBeGreaterThan(2 * Math.max(green, blue));
  },
};

/** 내 이용권에서도 어느 것이 먼저 만료되는지 알 수 있습니다. */
export const MyPage: Story = {
  name: '마이페이지에서',
  tags: ['rule:passes:first'],
  args: { path: paths.myPage },
  play: async ({ canvas }) => {
    const panel = await regionOf(canvas, '내 이용권');
    const items = (await panel.findAllByRole('listitem')).map(({ textContent }) => textContent);
    await expect(items).toHaveLength(2);
    await expect(items[0]).not.toContain(mark);
    await expect(items[1]).toContain(mark);
  },
};

/** 좁은 휴대폰에서는 만료일 아래에 적혀 있습니다. */
export const Phone: Story = {
  ...SameTrainer,
  name: '휴대폰',
  tags: [],
  globals: { viewport: { value: 'smallPhone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(mark)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
