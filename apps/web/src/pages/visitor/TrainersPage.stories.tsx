import { expect } from 'storybook/test';
import { paths } from '../../shared/paths.ts';
import { pageMeta, type PageMeta, type Story } from '../../../testing/page-meta.ts';

const meta = {
  ...pageMeta,
  title: '화면/방문자/트레이너',
  args: { path: paths.trainers },
} satisfies PageMeta;

export default meta;

/** 트레이너 네 명과 필라테스 강사를 소개하고 회원권으로 안내합니다. */
export const Ready: Story = {
  name: '기본',
  tags: ['rule:screen:trainerpage.list'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '트레이너' })).toBeVisible();
    for (const name of [
      '강민준 트레이너',
      '이서연 트레이너',
      '박도윤 트레이너',
      '최하은 트레이너',
      '정유나 필라테스 강사',
    ]) {
      await expect(canvas.getByRole('heading', { level: 2, name })).toBeVisible();
      await expect(canvas.getByRole('img', { name: new RegExp(name, 'u') })).toBeInTheDocument();
    }
    await expect(canvas.getByRole('link', { name: '멤버십 가입하기' })).toHaveAttribute(
      'href',
      paths.membership,
    );
  },
};
