import { expect } from 'storybook/test';
import { pageMeta, type PageMeta, type Story } from '../../../testing/page-meta.ts';
import { choose, expectAlert, press } from '../../../testing/steps.ts';
import { paths } from '../../lib/paths.ts';

export default {
  ...pageMeta,
  title: '화면/방문자/트레이너 선택',
  args: { path: paths.selectTrainer, persona: 'customer2' },
} satisfies PageMeta;

/** 네 명의 트레이너가 이름과 전문 분야로 소개됩니다. */
export const Ready: Story = {
  name: '기본',
  tags: ['rule:screen:selecttrainer.four'],
  play: async ({ canvas }) => {
    for (const name of ['강민준', '이서연', '박도윤', '최하은'])
      await expect(await canvas.findByRole('radio', { name })).not.toBeChecked();
    await expect(canvas.getByText('1:1 PT 840,000원부터')).toBeVisible();
    await expect(canvas.getAllByRole('radio')).toHaveLength(4);
  },
};

/** 고르면 그 트레이너의 PT 이용권으로 이어집니다. */
export const Chosen: Story = {
  name: '선택했을 때',
  tags: ['rule:screen:selecttrainer.four'],
  play: async ({ canvas }) => {
    await choose(canvas, '최하은');
    await press(canvas, '선택 완료');
    await expect(await canvas.findByRole('heading', { level: 1, name: '1:1 PT' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: '담당 트레이너 최하은' })).toBeVisible();
  },
};

/** 고르지 않으면 알려 줍니다. */
export const NothingChosen: Story = {
  name: '선택하지 않았을 때',
  tags: ['rule:buy:trainer'],
  play: async ({ canvas }) => {
    await press(canvas, '선택 완료');
    await expectAlert('강사를 선택해주세요!');
  },
};

/** 로그인하지 않았으면 알려 줍니다. */
export const SignedOut: Story = {
  name: '로그인이 필요할 때',
  args: { persona: undefined },
  play: async ({ canvas }) => {
    await choose(canvas, '박도윤');
    await press(canvas, '선택 완료');
    await expectAlert('로그인 상태가 아닙니다.');
  },
};
