import { expect, userEvent } from 'storybook/test';
import { pageMeta, type PageMeta, type Story } from '../../../testing/page-meta.ts';
import { after } from '../../../testing/page-stories.ts';
import { expectAlert, press } from '../../../testing/steps.ts';
import { paths } from '../../lib/paths.ts';

export default {
  ...pageMeta,
  title: '화면/방문자/헬스 회원권',
  args: { path: paths.healthMembership, persona: 'customer2' },
} satisfies PageMeta;

/** 네 가지 이용권에 추가 개월과 월 이용료가 있고, 처음에는 아무것도 고르지 않은 상태입니다. */
export const Ready: Story = {
  name: '기본',
  tags: ['rule:screen:hmembership.plans'],
  play: async ({ canvas }) => {
    const basic = await canvas.findByRole('radio', { name: 'BASIC 1개월 120,000원' });
    await expect(basic).toHaveAccessibleDescription('1+1개월, 월 60,000원');
    await expect(
      canvas.getByRole('radio', { name: 'ELITE 12개월 420,000원' }),
    ).toHaveAccessibleDescription(/월 이용료 최저/);
    await expect(canvas.getAllByRole('radio', { checked: false })).toHaveLength(4);
  },
};

/** 고른 것은 구매하기 옆에서 확인하고, 구매하기는 고른 다음에야 강조합니다. */
export const Chosen: Story = {
  name: '선택했을 때',
  play: after(Ready, async ({ canvas }) => {
    const buy = canvas.getByRole('button', { name: '구매하기' });
    const { className } = buy;
    await userEvent.click(canvas.getByRole('radio', { name: 'ADVANCED 6개월 300,000원' }));
    await expect(await canvas.findByText('헬스 6개월')).toBeVisible();
    await expect(buy.className).not.toBe(className);
    await expect(canvas.getByText(/^오늘부터 \d{4}\. .*까지$/)).toBeVisible();
  }),
};

/** 고르지 않고 사려고 하면 알려 줍니다. */
export const NothingChosen: Story = {
  name: '선택하지 않았을 때',
  play: async ({ canvas }) => {
    await press(canvas, '구매하기');
    await expectAlert('이용권을 선택해주세요.');
  },
};
