import { expect } from 'storybook/test';
import { pageMeta, type PageMeta, type Story } from '../../../testing/page-meta.ts';
import { arrive, expectLink } from '../../../testing/steps.ts';
import { paths } from '../../lib/paths.ts';

export default {
  ...pageMeta,
  title: '화면/방문자/PT와 필라테스',
  args: { path: paths.ptPilates },
} satisfies PageMeta;

/** PT와 필라테스를 한 장의 포스터로 알리고 회원권으로 안내합니다. */
export const Ready: Story = {
  name: '기본',
  tags: ['rule:screen:ptplt.poster'],
  play: async ({ canvas }) => {
    await arrive(canvas, 'PT/필라테스');
    await expect(canvas.getByRole('img', { name: /^PT와 필라테스 포스터/u })).toBeInTheDocument();
    for (const [name, path, price] of [
      ['1:1 PT', paths.selectTrainer, '840,000원부터'],
      ['그룹 필라테스', paths.pilates, '360,000원부터'],
    ] as const) {
      await expectLink(canvas, name, path);
      await expect(canvas.getByText(price)).toBeVisible();
      await expect(canvas.getByText(`${name} ${price}`)).toBeVisible();
    }
    await expectLink(canvas, '멤버십 가입하기', paths.membership);
  },
};
