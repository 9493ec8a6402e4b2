import { expect } from 'storybook/test';
import { pageMeta, type PageMeta, type Story } from '../../../testing/page-meta.ts';
import { arrive, expectLink } from '../../../testing/steps.ts';
import { paths } from '../../lib/paths.ts';

export default {
  ...pageMeta,
  title: '화면/방문자/트레이너',
  args: { path: paths.trainers },
} satisfies PageMeta;

/** 트레이너 네 명과 필라테스 강사를 소개하고, 저마다 이용권으로 이어집니다. */
export const Ready: Story = {
  name: '기본',
  tags: ['rule:screen:trainerpage.list'],
  play: async ({ canvas }) => {
    await arrive(canvas, '트레이너');
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
      await expectLink(canvas, `${name} ${title}와 시작하기`, href);
    }
    await expectLink(canvas, '멤버십 가입하기', paths.membership);
  },
};
