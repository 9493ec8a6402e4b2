import { expect } from 'storybook/test';
import { pageMeta, type PageMeta, type Story } from '../../../testing/page-meta.ts';
import { paths } from '../../lib/paths.ts';

const meta = {
  ...pageMeta,
  title: '화면/방문자/트레이너',
  args: { path: paths.trainers },
} satisfies PageMeta;

export default meta;

/** 트레이너 네 명과 필라테스 강사를 소개하고, 저마다 이용권으로 이어집니다. */
export const Ready: Story = {
  name: '기본',
  tags: ['rule:screen:trainerpage.list'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '트레이너' })).toBeVisible();
    await expect(
      canvas.getByText('1:1 PT 840,000원부터, 그룹 필라테스 360,000원부터'),
    ).toBeVisible();
    for (const [name, title, href] of [
      ['강민준', '트레이너', `${paths.pt}?trainer=1`],
      ['이서연', '트레이너', `${paths.pt}?trainer=2`],
      ['박도윤', '트레이너', `${paths.pt}?trainer=3`],
      ['최하은', '트레이너', `${paths.pt}?trainer=4`],
      ['정유나', '강사', paths.pilates],
    ] as const) {
      await expect(canvas.getByRole('heading', { level: 2, name })).toBeVisible();
      await expect(canvas.getByRole('img', { name: new RegExp(name, 'u') })).toBeInTheDocument();
      await expect(
        canvas.getByRole('link', { name: `${name} ${title}와 시작하기` }),
      ).toHaveAttribute('href', href);
    }
    await expect(canvas.getByRole('link', { name: '멤버십 가입하기' })).toHaveAttribute(
      'href',
      paths.membership,
    );
  },
};
