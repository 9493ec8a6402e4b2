import { expect, userEvent } from 'storybook/test';
import { pageMeta, type PageMeta, type Story } from '../../../testing/page-meta.ts';
import { choose, expectLink, press } from '../../../testing/steps.ts';
import { trainerStateOf } from '../../lib/buying-links.ts';
import { paths } from '../../lib/paths.ts';

export default {
  ...pageMeta,
  title: '화면/방문자/1:1 PT',
  args: { path: paths.pt, persona: 'customer2', state: trainerStateOf(2, '102') },
} satisfies PageMeta;

/** 고른 트레이너의 사진과 함께 네 가지 이용권이 있습니다. */
export const Ready: Story = {
  name: '기본',
  tags: ['rule:screen:pt.plans'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 2, name: '담당 트레이너 이서연' }),
    ).toBeVisible();
    await expect(canvas.getByText('체형 교정과 재활 운동')).toBeVisible();
    const picture = canvas.getByRole('main').querySelector('img');
    await expect(picture).toHaveAttribute('src', expect.stringContaining('trainer-2'));
    for (const name of [
      'BASIC 12회 840,000원',
      'STANDARD 24회 1,440,000원',
      'ADVANCED 36회 1,800,000원',
      'ELITE 50회 2,000,000원',
    ])
      await expect(canvas.getByRole('radio', { name })).not.toBeChecked();
    await expectLink(canvas, '트레이너 변경', paths.selectTrainer);
  },
};

/** 트레이너를 고르지 않고 열면 알려 주고, 고르러 가게 합니다. */
export const WithoutTrainer: Story = {
  name: '트레이너를 고르지 않고 열었을 때',
  args: { state: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('로그인 또는 트레이너 정보가 필요합니다.')).toBeVisible();
    await expect(canvas.queryAllByRole('radio')).toHaveLength(0);
    await expect(canvas.queryByRole('button', { name: '구매하기' })).toBeNull();
    await expectLink(canvas, '트레이너 선택하기', paths.selectTrainer);
  },
};

/** 주소에 있는 트레이너와 이용권이 골라져 있습니다. 트레이너를 다시 골라도 고른 이용권은 그대로입니다. */
export const TrainerChanged: Story = {
  name: '트레이너를 변경할 때',
  args: { path: `${paths.pt}?plan=2&trainer=4`, state: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('PT 24회 · 최하은')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: '트레이너 변경' }));
    await choose(canvas, '이서연');
    await press(canvas, '선택 완료');
    await expect(await canvas.findByText('PT 24회 · 이서연')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'STANDARD 24회 1,440,000원' })).toBeChecked();
  },
};
