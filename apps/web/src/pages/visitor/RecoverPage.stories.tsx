import { expect } from 'storybook/test';
import { pageMeta, type PageMeta, type Story } from '../../../testing/page-meta.ts';
import { arrive, expectLink } from '../../../testing/steps.ts';
import { openingHoursText } from '../../config/opening-hours.ts';
import { studioPhone } from '../../lib/StudioPhone.tsx';
import { paths } from '../../lib/paths.ts';

export default {
  ...pageMeta,
  title: '화면/방문자/계정 찾기',
  args: { path: paths.recover },
} satisfies PageMeta;

/** 온라인에서는 찾을 수 없다고 알리고, 데스크의 전화와 운영 시간을 보여 줍니다. */
export const Ready: Story = {
  name: '기본',
  tags: ['rule:recover:desk'],
  play: async ({ canvas }) => {
    await arrive(canvas, '계정 찾기');
    await expect(
      canvas.getByText(
        '아이디와 비밀번호는 온라인에서 찾을 수 없습니다. 데스크에서 본인을 확인한 뒤 도와드립니다.',
      ),
    ).toBeVisible();
    await expect(canvas.getByText(openingHoursText)).toBeVisible();
    for (const name of [studioPhone.number, '데스크에 전화하기'])
      await expectLink(canvas, name, studioPhone.href);
    await expectLink(canvas, '로그인으로 돌아가기', paths.signIn);
  },
};
