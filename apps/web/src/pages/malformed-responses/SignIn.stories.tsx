import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, within } from 'storybook/test';
import { env } from '../../config/env.ts';
import { fill, press } from '../../../testing/steps.ts';
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

/** 토큰이 문자열이 아니면 로그인 실패로 처리하고, 아무것도 저장하지 않습니다. */
export const NoToken: Story = {
  name: '토큰이 문자열이 아님',
  tags: ['rule:sign-in:texts'],
  beforeEach: ({ msw }) =>
    msw.use(
      http.post(`${env.apiBaseUrl}/api/auth/signin`, () =>
        HttpResponse.json({ token: { value: 'a.b.c' }, nickname: '김서준' }),
      ),
    ),
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole('form', { name: '로그인' }));
    await fill(form.getByLabelText('아이디'), 'customer1');
    await fill(form.getByLabelText('비밀번호'), 'Fitness1!');
    await press(form, '로그인');
    await expect(
      await form.findByText('로그인에 실패했습니다. 아이디와 비밀번호를 확인하세요.'),
    ).toBeVisible();
    await expect(localStorage).toHaveLength(0);
  },
};
