import { expect, screen, within } from 'storybook/test';
import { pageMeta, type PageMeta, type Story } from '../../../testing/page-meta.ts';
import { after } from '../../../testing/page-stories.ts';
import { answer, arrive, expectAlert, press } from '../../../testing/steps.ts';
import { texts } from '../../features/purchase/texts.ts';
import { paths } from '../../lib/paths.ts';
import { texts as shared } from '../../lib/texts.ts';

const meta = {
  ...pageMeta,
  title: '화면/방문자/회원권',
  args: { path: paths.membership, persona: 'customer2' },
} satisfies PageMeta;

export default meta;

const buy = '1일 이용권 구매하기';

/** 1일 이용권은 바로 사고, 나머지는 이용권을 고르러 갑니다. */
export const Ready: Story = {
  name: '기본',
  tags: [
    'rule:screen:membership.heading',
    'rule:screen:membership.options',
    'rule:screen:membership.single',
    'rule:screen:entry-price',
  ],
  args: { persona: undefined },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'MAKE YOUR BODY, MAKE YOUR LIFE' }),
    ).toBeVisible();
    const main = within(canvas.getByRole('main'));
    await expect(main.getByText('15,000원')).toBeVisible();
    for (const [name, path, price] of [
      ['헬스 회원권', paths.healthMembership, '120,000원부터'],
      ['그룹 필라테스', paths.pilates, '360,000원부터'],
      ['1:1 PT', paths.selectTrainer, '840,000원부터'],
    ] as const) {
      await expect(main.getByRole('link', { name })).toHaveAttribute('href', path);
      await expect(main.getByText(price)).toBeVisible();
    }
    await expect(canvas.queryByRole('region', { name: '결제 내역' })).toBeNull();
  },
};

/** 로그인하지 않고 사려고 하면 알려 줍니다. */
export const SignedOut: Story = {
  name: '로그인이 필요할 때',
  tags: ['rule:buy:login'],
  args: { persona: undefined },
  play: async ({ canvas }) => {
    await press(canvas, buy);
    await expectAlert(texts.loginRequired);
  },
};

/** 알림을 닫으면 로그인으로 갑니다. */
export const SignInOpened: Story = {
  ...SignedOut,
  name: '로그인하러 갔을 때',
  play: after(SignedOut, async ({ canvas }) => {
    await answer(texts.loginRequired);
    await arrive(canvas, '로그인');
  }),
};

/** 결제 창을 열기 전에 로그인과 연결을 확인합니다. */
export const SessionEnded: Story = {
  name: '로그인이 만료되었을 때',
  args: { faults: [{ kind: 'answer', name: 'LoginRequired', operation: 'listMyPromotions' }] },
  play: async ({ canvas }) => {
    await press(canvas, buy);
    await expectAlert('유효하지 않은 토큰입니다. 다시 로그인해주세요.');
  },
};

/** 문제가 있으면 결제하지 않고, 다시 로그인하면 이 화면으로 돌아옵니다. */
export const SessionEndedRead: Story = {
  ...SessionEnded,
  name: '로그인 만료를 확인한 다음',
  tags: ['rule:buy:session-check'],
  play: after(SessionEnded, async ({ canvas }) => {
    await expect(screen.queryByRole('dialog', { name: '모의 결제' })).toBeNull();
    await expect(canvas.queryByRole('region', { name: '결제 내역', hidden: true })).toBeNull();
    await answer(shared.invalidToken, shared.signIn);
    await arrive(canvas, '로그인');
    await expect(canvas.getByText('로그인하면 회원권 화면으로 이어집니다.')).toBeVisible();
  }),
};
