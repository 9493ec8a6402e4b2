import { expect, userEvent, within } from 'storybook/test';
import { pageMeta, type PageMeta, type Story } from '../../testing/page-meta.ts';
import {
  arrive,
  fill,
  goBy,
  openMenu,
  press,
  signIn,
  signOut,
  textsOf,
} from '../../testing/steps.ts';
import { paths } from '../lib/paths.ts';

export default {
  ...pageMeta,
  title: '흐름/권한 변경',
  args: { path: paths.review, persona: 'master1' },
} satisfies PageMeta;

/** 마스터가 고객을 매니저로 바꾸면, 그 사람은 다음 로그인부터 매니저의 메뉴를 봅니다. */
export const CustomerBecomesManager: Story = {
  name: '고객을 매니저로 바꾸기',
  play: async ({ canvas, step }) => {
    await step('메뉴에서 회원으로 가서 전화번호로 찾는다', async () => {
      await goBy(canvas, '회원');
      await arrive(canvas, '회원');
      await fill(await canvas.findByLabelText('회원 검색'), '01020000002');
    });
    await step('권한을 매니저로 바꿔 저장한다', async () => {
      const row = within(await canvas.findByRole('row', { name: /이하린/ }));
      await userEvent.selectOptions(row.getByLabelText('권한'), '매니저');
      await press(row, '저장');
      const description = '이하린 권한을 변경하면 저장할 수 있습니다.';
      await row.findByRole('button', { name: '저장', description });
    });
    await step('로그아웃하고 그 사람으로 로그인한다', async () => {
      await signOut(canvas);
      await signIn(canvas, 'customer2');
    });
    await step('매니저의 메뉴가 나온다', async () => {
      await openMenu(canvas);
      const menu = within(canvas.getByRole('navigation', { name: '주 메뉴' }));
      const labels = textsOf(menu.getAllByRole('link'));
      await expect(labels).toEqual(['회원 관리', '수업 관리', '리뷰', '마이페이지']);
    });
  },
};
