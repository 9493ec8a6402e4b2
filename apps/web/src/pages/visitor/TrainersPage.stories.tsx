import { expect } from 'storybook/test';
import { paths } from '../../shared/paths.ts';
import { pageMeta, type PageMeta, type Story } from '../../../testing/page-meta.ts';

const meta = {
  ...pageMeta,
  title: '화면/방문자/트레이너',
  args: { path: paths.trainers },
} satisfies PageMeta;

export default meta;

/** 트레이너 네 명과 필라테스 강사를 소개하고, 저마다 이용권으로 이어집니다. */
export const Ready: Story = {
  name: '기본',
  tags: ['rule:screen:trainerpage.list', 'rule:screen:trainerpage.start'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '트레이너' })).toBeVisible();
    for (const [name, href, price] of [
      ['강민준 트레이너', `${paths.pt}?trainer=1`, '1회당 40,000원부터'],
      ['이서연 트레이너', `${paths.pt}?trainer=2`, '1회당 40,000원부터'],
      ['박도윤 트레이너', `${paths.pt}?trainer=3`, '1회당 40,000원부터'],
      ['최하은 트레이너', `${paths.pt}?trainer=4`, '1회당 40,000원부터'],
      ['정유나 필라테스 강사', paths.pilates, '1회당 19,800원부터'],
    ] as const) {
      await expect(canvas.getByRole('heading', { level: 2, name })).toBeVisible();
      await expect(canvas.getByRole('img', { name: new RegExp(name, 'u') })).toBeInTheDocument();
      const start = canvas.getByRole('link', { name: `${name}와 시작하기` });
      await expect(start).toHaveAttribute('href', href);
      await expect(start.parentElement).toHaveTextContent(price);
    }
    await expect(canvas.getByRole('link', { name: '멤버십 가입하기' })).toHaveAttribute(
      'href',
      paths.membership,
    );
  },
};
