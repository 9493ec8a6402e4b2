import { expect, within } from 'storybook/test';
import { paths } from '../../shared/paths.ts';
import { pageMeta, type PageMeta, type Story } from '../../../testing/page-meta.ts';

const meta = {
  ...pageMeta,
  title: '화면/방문자/홈',
  args: { path: paths.home },
} satisfies PageMeta;

export default meta;

const join = { name: '멤버십 가입하기' };

/** 포스터 네 장과 늘 손이 닿는 가입 버튼입니다. */
export const Ready: Story = {
  name: '기본',
  tags: ['rule:screen:home.posters', 'rule:screen:home.links', 'rule:screen:home.join'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: /MAKE YOUR BODY,\s+MAKE YOUR LIFE/u }),
    ).toBeVisible();
    const main = within(canvas.getByRole('main'));
    await expect(main.getAllByRole('img', { name: /포스터/u })).toHaveLength(4);
    await expect(main.getByRole('link', join)).toHaveAttribute('href', paths.membership);
    for (const [name, path] of [
      ['회원권 전체 보기', paths.membership],
      ['1:1 PT 보기', paths.selectTrainer],
      ['그룹 필라테스 보기', paths.pilates],
      ['헬스 회원권 보기', paths.healthMembership],
    ] as const)
      await expect(main.getByRole('link', { name })).toHaveAttribute('href', path);
  },
};

/** 직원에게는 가입 버튼이 없습니다. */
export const Staff: Story = {
  name: '매니저',
  tags: ['rule:screen:home.join-staff'],
  args: { persona: 'trainer1' },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('img', { name: /포스터/u })).toHaveLength(4);
    await expect(canvas.queryByRole('link', join)).toBeNull();
  },
};
