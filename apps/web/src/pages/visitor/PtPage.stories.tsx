import { demoAccounts } from '@fitness/mocks/demo-accounts';
import { expect } from 'storybook/test';
import { texts } from '../../features/purchase/texts.ts';
import { trainerStateOf } from '../../features/purchase/plans/trainer/trainer-state.ts';
import { paths } from '../../shared/paths.ts';
import { pageMeta, type PageMeta, type Story } from '../../../testing/page-meta.ts';
import { after } from '../../../testing/page-stories.ts';
import { press, signIn } from '../../../testing/steps.ts';

const persona = 'customer2';
const userId = String(demoAccounts.find(({ username }) => username === persona)?.userId);

const meta = {
  ...pageMeta,
  title: '화면/방문자/1:1 PT',
  args: { path: paths.pt, persona, state: trainerStateOf(2, userId) },
} satisfies PageMeta;

export default meta;

/** 고른 트레이너와 함께 네 가지 이용권이 있습니다. */
export const Ready: Story = {
  name: '기본',
  tags: ['rule:screen:pt.plans'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('이서연')).toBeVisible();
    for (const name of [
      'BASIC 12회 840,000원',
      'STANDARD 24회 1,440,000원',
      'ADVANCED 36회 1,800,000원',
      'ELITE 50회 2,000,000원',
    ])
      await expect(canvas.getByRole('radio', { name })).not.toBeChecked();
    await expect(canvas.getByRole('link', { name: '트레이너 변경' })).toHaveAttribute(
      'href',
      paths.selectTrainer,
    );
  },
};

/** 트레이너 선택 없이 열면 알려 주고 선택하러 가게 하며, 이용권은 고를 수 없게 보여 줍니다. */
export const WithoutTrainer: Story = {
  name: '트레이너를 고르지 않고 열었을 때',
  tags: ['rule:screen:pt.direct', 'rule:buy:pt'],
  args: { state: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.ptInfoRequired)).toBeVisible();
    const plans = canvas.getAllByRole('radio');
    await expect(plans).toHaveLength(4);
    for (const plan of plans) await expect(plan).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: '구매하기' })).toBeNull();
    await expect(canvas.getByRole('link', { name: '트레이너 선택하기' })).toHaveAttribute(
      'href',
      paths.selectTrainer,
    );
  },
};

/** 고르는 사이에 로그인이 풀리면 알려 주고 로그인하게 합니다. */
export const SignedOut: Story = {
  name: '로그인이 만료되었을 때',
  tags: ['rule:screen:pt.direct'],
  args: { persona: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.ptInfoRequired)).toBeVisible();
    await expect(canvas.getByRole('button', { name: '로그인하기' })).toBeVisible();
  },
};

/** 다시 로그인하면 고른 트레이너가 그대로 있습니다. */
export const SignedIn: Story = {
  ...SignedOut,
  name: '다시 로그인했을 때',
  play: after(SignedOut, async ({ canvas }) => {
    await press(canvas, '로그인하기');
    await signIn(canvas, persona);
    await expect(await canvas.findByText('이서연')).toBeVisible();
  }),
};
