import { expect, within } from 'storybook/test';
import { pageMeta, type PageMeta, type Story } from '../../../testing/page-meta.ts';
import { arrive, expectAlert, expectLink, press } from '../../../testing/steps.ts';
import { paths } from '../../lib/paths.ts';

export default {
  ...pageMeta,
  title: '화면/방문자/회원권',
  args: { path: paths.membership, persona: 'customer2' },
} satisfies PageMeta;

const buy = '1일 이용권 구매하기';

/** 1일 이용권은 바로 사고, 나머지는 이용권을 고르러 갑니다. */
export const Ready: Story = {
  name: '기본',
  tags: ['rule:screen:membership.options'],
  args: { persona: undefined },
  play: async ({ canvas }) => {
    await arrive(canvas, 'MAKE YOUR BODY, MAKE YOUR LIFE');
    const main = within(canvas.getByRole('main'));
    await expect(main.getByText('15,000원')).toBeVisible();
    for (const [name, path, price] of [
      ['헬스 회원권', paths.healthMembership, '120,000원부터'],
      ['그룹 필라테스', paths.pilates, '360,000원부터'],
      ['1:1 PT', paths.selectTrainer, '840,000원부터'],
    ] as const) {
      await expectLink(main, name, path);
      await expect(main.getByText(price)).toBeVisible();
    }
    await expect(canvas.queryByRole('region', { name: '결제 내역' })).toBeNull();
  },
};

/** 로그인하지 않고 사려고 하면 알려 줍니다. */
export const SignedOut: Story = {
  name: '로그인이 필요할 때',
  args: { persona: undefined },
  play: async ({ canvas }) => {
    await press(canvas, buy);
    await expectAlert('로그인이 필요합니다.');
  },
};
