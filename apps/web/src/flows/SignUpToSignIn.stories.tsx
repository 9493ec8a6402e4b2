import { expect, userEvent, within } from 'storybook/test';
import { pageMeta, type PageMeta, type Story } from '../../testing/page-meta.ts';
import { arrive, choose, expectLink, fill, openMenu, press, signIn } from '../../testing/steps.ts';
import { paths } from '../lib/paths.ts';

export default {
  ...pageMeta,
  title: '흐름/가입에서 로그인까지',
  args: { path: paths.home },
} satisfies PageMeta;

const newUser = {
  이름: '정하늘',
  아이디: 'haneul7',
  비밀번호: 'Fitness1!',
  '비밀번호 확인': 'Fitness1!',
  '휴대폰 번호': '010-7777-8888',
  이메일: 'haneul7@makefit.kr',
};

/** 방문자가 홈에서 가입하고, 방금 만든 아이디로 로그인해서 홈으로 돌아옵니다. */
export const SignUpToSignIn: Story = {
  name: '가입하고 로그인하기',
  play: async ({ canvas, step }) => {
    await step('홈의 머리글에서 회원가입으로 간다', async () => {
      await openMenu(canvas);
      await userEvent.click(await canvas.findByRole('link', { name: '회원가입' }));
      await arrive(canvas, '회원가입');
    });
    await step('모든 칸을 채워 보낸다', async () => {
      const form = within(await canvas.findByRole('form', { name: '회원가입' }));
      for (const [label, text] of Object.entries(newUser))
        await fill(form.getByLabelText(label), text);
      await choose(form, '여성');
      await press(form, '회원가입');
    });
    await step('로그인 화면에 온다', () => arrive(canvas, '로그인'));
    await step('방금 만든 아이디로 로그인한다', () =>
      signIn(canvas, newUser.아이디, newUser.비밀번호),
    );
    await step('이름으로 맞이하고, 멤버십에 가입할 수 있다', async () => {
      await expect(await canvas.findByText('정하늘님 환영합니다')).toBeVisible();
      await expectLink(canvas, '멤버십 가입하기', paths.membership);
    });
  },
};
