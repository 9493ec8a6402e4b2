import { expect, userEvent, within } from 'storybook/test';
import { pageMeta, type PageMeta, type Story } from '../../../testing/page-meta.ts';
import { paths } from '../../lib/paths.ts';

const meta = {
  ...pageMeta,
  title: '화면/고객/수업 예약',
  args: { path: paths.reservations, persona: 'customer1' },
} satisfies PageMeta;

export default meta;

/** 남은 횟수와 만료일을 보여 주고, 이용권마다 예약하러 가는 길이 있습니다. 헬스 이용권은 예약 없이 방문하고, 남은 횟수가 없습니다. */
export const Ready: Story = {
  name: '이용권이 있을 때',
  tags: [
    'rule:screen:reservations.table',
    'rule:role:customer.promotions',
    'rule:operation:listMyPromotions',
  ],
  play: async ({ canvas }) => {
    const pt = within(await canvas.findByRole('row', { name: /PT 12회/ }));
    await expect(pt.getByRole('cell', { name: '7 / 12회' })).toBeVisible();
    await expect(pt.getByText('2027. 1. 18.')).toBeVisible();
    const reserve = pt.getByRole('link', { name: '예약하기 PT 12회 강민준' });
    await expect(reserve).toHaveAttribute('href', `${paths.dayManagement}?membershipId=1`);
    const health = within(canvas.getByRole('row', { name: /헬스 3개월/ }));
    const visit = health.getByRole('button', { name: '예약하기 헬스 3개월 예약 없이 방문' });
    await expect(visit).toHaveAttribute('aria-disabled', 'true');
    await expect(health.queryByText(/–|\d회$/)).toBeNull();
    const table = within(canvas.getByRole('table', { name: '나의 이용권' }));
    const headers = table.getAllByRole('columnheader').map((header) => header.textContent);
    await expect(headers).toEqual(['이용권', '트레이너', '남은 횟수', '만료일', '예약']);
  },
};

/** 휴대폰에서는 이용권마다 카드로 보여 주고, 버튼은 카드 아래에 둡니다. */
export const PhonePasses: Story = {
  ...Ready,
  name: '휴대폰에서 이용권이 있을 때',
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
};

/** 쓸 수 없는 이용권은 다시 구매하는 길이 먼저 있고, 왜 쓸 수 없는지 버튼 옆에서 알려 줍니다. */
export const Unusable: Story = {
  name: '만료되었거나 다 썼을 때',
  tags: ['rule:reserve:reasons', 'rule:passes:buy-again'],
  args: { persona: 'customer3' },
  play: async ({ canvas }) => {
    const expired = within(await canvas.findByRole('row', { name: /필라테스 12회/ }));
    await expect(expired.getByRole('button', { name: /^예약하기/ })).toHaveAccessibleDescription(
      '이용권 만료',
    );
    const usedUp = within(canvas.getByRole('row', { name: /PT 12회/ }));
    const button = usedUp.getByRole('button', { name: /^예약하기/ });
    await expect(usedUp.getAllByRole('link').map((link) => link.textContent)).toEqual([
      '다시 구매 PT 12회 이서연',
      '예약 내역 PT 12회 이서연',
    ]);
    await expect(button).toHaveAccessibleDescription('잔여 0회');
    await expect(usedUp.getByRole('link', { name: /^다시 구매/ })).toHaveAttribute(
      'href',
      `${paths.pt}?plan=1&trainer=2`,
    );
    await userEvent.click(button);
    await expect(canvas.getByRole('heading', { level: 1, name: '수업 예약' })).toBeVisible();
    await expect(usedUp.getByRole('link', { name: /^예약 내역/ })).toBeVisible();
  },
};
