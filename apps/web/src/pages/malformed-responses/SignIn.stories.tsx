import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { expect, within } from 'storybook/test';
import { env } from '../../config/env.ts';
import { fill, press } from '../../../testing/steps.ts';
import { signInTexts } from '../../features/auth/texts.ts';
import { paths } from '../../shared/paths.ts';
import type { AppFrame } from '../../../testing/AppFrame.tsx';
import { pageMeta } from '../../../testing/page-meta.ts';

const meta = {
  ...pageMeta,
  title: '화면/잘못된 응답/로그인',
  args: { path: paths.signIn },
} satisfies Meta<typeof AppFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

const respond = (body: JsonBodyType) =>
  http.post(`${env.apiBaseUrl}/api/auth/signin`, () => HttpResponse.json(body));

async function submit(canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) {
  const form = within(await canvas.findByRole('form', { name: '로그인' }));
  await fill(form.getByLabelText('아이디'), 'customer1');
  await fill(form.getByLabelText('비밀번호'), 'Fitness1!');
  await press(form, '로그인');
  return form;
}

/** 토큰이 문자열이 아니면 로그인 실패로 처리하고, 아무것도 저장하지 않습니다. */
export const NoToken: Story = {
  name: '토큰이 문자열이 아님',
  tags: ['rule:sign-in:texts'],
  beforeEach: ({ msw }) => msw.use(respond({ token: { value: 'a.b.c' }, nickname: '김서준' })),
  play: async ({ canvas }) => {
    const form = await submit(canvas);
    await expect(
      await form.findByText('로그인에 실패했습니다. 아이디와 비밀번호를 확인하세요.'),
    ).toBeVisible();
    await expect(localStorage).toHaveLength(0);
  },
};

/** 서버는 로그인을 받아들였지만 앱이 읽을 수 없는 토큰입니다. 비밀번호를 탓하지 않습니다. */
export const UnusableToken: Story = {
  name: '읽을 수 없는 토큰',
  tags: ['rule:error:sign-in.unusable-token'],
  beforeEach: ({ msw }) =>
    msw.use(respond({ token: 'this-is-not-a-token-at-all', nickname: '김서준' })),
  play: async ({ canvas }) => {
    const form = await submit(canvas);
    await expect(await form.findByText(signInTexts.unusableTokenProblem)).toBeVisible();
    await expect(form.getByLabelText('비밀번호')).toHaveValue('Fitness1!');
    await expect(localStorage).toHaveLength(0);
  },
};
