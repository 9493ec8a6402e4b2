import { expect, userEvent, within } from 'storybook/test';
import { pageMeta, type PageMeta, type Story } from '../../../testing/page-meta.ts';
import type { Canvas } from '../../../testing/page-stories.ts';
import { expectLink } from '../../../testing/steps.ts';
import { paths } from '../../lib/paths.ts';

export default {
  ...pageMeta,
  title: '화면/방문자/로그인',
  args: { path: paths.signIn },
} satisfies PageMeta;

const failed = '로그인에 실패했습니다. 아이디와 비밀번호를 확인하세요.';

/** The sign-in form; the header has links with the same names as its buttons. */
const formOf = async (canvas: Canvas) =>
  within(await canvas.findByRole('form', { name: '로그인' }));

async function send(canvas: Canvas, username: string, password: string) {
  const form = await formOf(canvas);
  await userEvent.type(form.getByLabelText('아이디'), username);
  await userEvent.type(form.getByLabelText('비밀번호'), password);
  await userEvent.click(form.getByRole('button', { name: '로그인' }));
  return form;
}

/** 로고는 홈으로, 링크는 회원가입으로 갑니다. */
export const Ready: Story = {
  name: '기본',
  play: async ({ canvas }) => {
    const form = await formOf(canvas);
    await expect(canvas.getByRole('heading', { level: 1, name: '로그인' })).toBeVisible();
    await expect(form.getByLabelText('비밀번호')).toHaveAttribute('type', 'password');
    await expectLink(form, '회원가입', paths.signUp);
    await expectLink(canvas, 'MAKE FIT', paths.home);
  },
};

/** 공백만 있는 입력란도 비어 있는 것입니다. 첫 빈 입력란에 포커스가 이동합니다. */
export const Missing: Story = {
  name: '입력하지 않음',
  tags: ['rule:sign-in:required'],
  play: async ({ canvas }) => {
    const form = await formOf(canvas);
    await userEvent.type(form.getByLabelText('아이디'), '   ');
    await userEvent.click(form.getByRole('button', { name: '로그인' }));
    await expect(form.getByRole('alert')).toHaveTextContent('아이디와 비밀번호를 입력하세요.');
    await expect(form.getByLabelText('아이디')).toHaveFocus();
    await userEvent.keyboard('customer1{Enter}');
    await expect(form.getByLabelText('비밀번호')).toHaveFocus();
  },
};

/** 실패는 카드 안에서 알리고, 입력한 것은 그대로 둡니다. 고쳐 입력하면 알림이 없어집니다. */
export const Failed: Story = {
  name: '비밀번호가 다름',
  tags: ['rule:error:sign-in.failed'],
  parameters: { expectedErrors: ['status of 401'] },
  play: async ({ canvas }) => {
    const form = await send(canvas, 'customer1', 'Wrong123!');
    await expect(await form.findByRole('alert')).toHaveTextContent(failed);
    await userEvent.type(form.getByLabelText('비밀번호'), '4');
    await expect(form.queryByText(failed)).toBeNull();
    await userEvent.click(form.getByRole('button', { name: '로그인' }));
    await expect(await form.findByText(failed)).toBeVisible();
    await expect(form.getByLabelText('비밀번호')).toHaveValue('Wrong123!4');
  },
};

/** 성공은 1초 동안 알린 뒤 홈으로 갑니다. */
export const Success: Story = {
  name: '성공',
  play: async ({ canvas }) => {
    await send(canvas, 'customer1', 'Fitness1!');
    await expect(await canvas.findByText('로그인 성공')).toBeVisible();
    await expect(await canvas.findByText('김서준님 환영합니다')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: '멤버십 가입하기' })).toBeVisible();
  },
};
