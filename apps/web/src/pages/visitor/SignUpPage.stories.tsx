import { expect, userEvent, waitFor, within } from 'storybook/test';
import { pageMeta, type PageMeta, type Story } from '../../../testing/page-meta.ts';
import type { Canvas } from '../../../testing/page-stories.ts';
import { answer, expectLink, fill } from '../../../testing/steps.ts';
import { paths } from '../../lib/paths.ts';

export default {
  ...pageMeta,
  title: '화면/방문자/회원가입',
  args: { path: paths.signUp },
} satisfies PageMeta;

const newUser = {
  이름: '김하늘',
  아이디: 'haneul1',
  비밀번호: 'Fitness1!',
  '비밀번호 확인': 'Fitness1!',
  '휴대폰 번호': '010-9876-5432',
  이메일: 'haneul@makefit.kr',
};

const formOf = async (canvas: Canvas) =>
  within(await canvas.findByRole('form', { name: '회원가입' }));

/** Fills in everything but the gender. */
async function fillIn(canvas: Canvas, changes: Partial<typeof newUser> = {}) {
  const form = await formOf(canvas);
  for (const [label, text] of Object.entries({ ...newUser, ...changes }))
    await fill(form.getByLabelText(label), text);
  return form;
}

async function send(canvas: Canvas, changes: Partial<typeof newUser> = {}) {
  const form = await fillIn(canvas, changes);
  await userEvent.click(form.getByRole('radio', { name: '여성' }));
  await userEvent.click(form.getByRole('button', { name: '회원가입' }));
  return form;
}

/** What a browser may fill into each field, and what is wrong in it, with the text under it. */
const fields = [
  ['이름', 'name', '김1', '이름은 한글 또는 영어 2~20자로 입력하세요.'],
  ['아이디', 'username', 'Ab', '아이디는 영소문자 및 숫자로 5~15자여야 합니다.'],
  [
    '비밀번호',
    'new-password',
    'Fitness 1?',
    '비밀번호는 영문, 숫자, 특수문자를 포함하여 8~20자여야 합니다.',
  ],
  ['비밀번호 확인', 'new-password', 'Fitness2!', '비밀번호가 일치하지 않습니다.'],
  ['휴대폰 번호', 'tel', '010', '전화번호는 숫자 9~11자여야 합니다.'],
  ['이메일', 'email', 'haneul@', '올바른 이메일 주소를 입력하세요.'],
] as const;

/** 아무것도 입력하지 않은 상태이고, 브라우저가 입력란을 채울 수 있습니다. */
export const Ready: Story = {
  name: '기본',
  play: async ({ canvas }) => {
    const form = await formOf(canvas);
    await expect(canvas.getByRole('heading', { level: 1, name: '회원가입' })).toBeVisible();
    for (const [label, autocomplete] of fields) {
      await expect(form.getByLabelText(label)).toHaveValue('');
      await expect(form.getByLabelText(label)).toHaveAttribute('autocomplete', autocomplete);
    }
    await expect(form.getByLabelText('휴대폰 번호')).toHaveAttribute('inputmode', 'numeric');
    for (const label of ['비밀번호', '비밀번호 확인'])
      await expect(form.getByLabelText(label)).toHaveAttribute(
        'passwordrules',
        'minlength: 8; maxlength: 20; required: upper, lower; required: digit; required: [!@#$%^&*];',
      );
    await expectLink(form, '로그인', paths.signIn);
  },
};

/** 입력란을 벗어나면 그 입력란의 문구가 나오고, 고치면 바로 사라집니다. */
export const Checked: Story = {
  name: '입력 확인',
  play: async ({ canvas }) => {
    const form = await formOf(canvas);
    for (const [label, , text, message] of fields) {
      const field = form.getByLabelText(label);
      await fill(field, text);
      await userEvent.tab();
      await expect(field).toHaveAccessibleDescription(expect.stringContaining(message));
      await expect(field).toHaveValue(text);
    }
    await expect(form.getByText('사용할 수 없는 문자: 공백 ?')).toBeVisible();
    const check = form.getByLabelText('비밀번호 확인');
    await fill(form.getByLabelText('비밀번호'), 'Fitness2!');
    await expect(check).not.toHaveAttribute('aria-invalid', 'true');
  },
};

/** 도움말은 입력란 아래에 처음 포커스할 때 나타나 그대로 있고, 누른 입력란은 움직이지 않습니다. */
export const Hints: Story = {
  name: '도움말',
  tags: ['rule:sign-up:hints'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const form = await formOf(canvas);
    const username = form.getByLabelText('아이디');
    const hint = form.getByText('영문 소문자와 숫자로 5~15자');
    await expect(username).toHaveAccessibleDescription('영문 소문자와 숫자로 5~15자');
    await expect(hint).not.toBeVisible();
    await userEvent.type(username, 'haneul26');
    const password = form.getByLabelText('비밀번호');
    const { top } = password.getBoundingClientRect();
    await userEvent.click(password);
    await expect(password.getBoundingClientRect().top).toBe(top);
    await expect(hint).toBeVisible();
    await expect(form.getByText('8~20자')).toBeVisible();
  },
};

/** 입력하는 동안 지킨 조건과 강도를 문구로도 알려 줍니다. */
export const Strength: Story = {
  name: '비밀번호 강도',
  play: async ({ canvas }) => {
    const form = await formOf(canvas);
    const password = form.getByLabelText('비밀번호');
    await userEvent.click(password);
    const rules = within(form.getByRole('list', { name: '비밀번호 조건' }));
    await userEvent.type(password, 'fit');
    await expect(rules.queryAllByText(/^충족$/u)).toHaveLength(1);
    const status = await form.findByText(/^강도/u);
    await expect(status).toHaveTextContent('강도 약함.');
    await fill(password, 'xw7k#P2mQv!t9');
    await expect(status).toHaveTextContent('강도 강함.');
  },
};

const check = '가입 정보를 다시 확인해주세요.';

/** 닫으면 빠진 항목으로 이동하고, 그 아래에 문구가 있습니다. 성별도 필수입니다. */
export const IncompleteRead: Story = {
  name: '빠진 성별을 확인한 다음',
  play: async ({ canvas }) => {
    const form = await fillIn(canvas);
    await userEvent.click(form.getByRole('button', { name: '회원가입' }));
    await answer(check);
    await waitFor(() => expect(form.getByRole('radio', { name: '남성' })).toHaveFocus());
    await expect(form.getByText('성별을 선택하세요.')).toBeVisible();
  },
};

/** 가입되면 알리고 로그인으로 갑니다. */
export const Success: Story = {
  name: '성공',
  tags: ['rule:sign-up:success'],
  play: async ({ canvas }) => {
    await send(canvas);
    await expect(await canvas.findByText('가입해 주셔서 감사합니다.')).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 1, name: '로그인' })).toBeVisible();
  },
};

/** 이미 쓰는 아이디는 알린 다음 그 입력란에도 표시하고, 입력한 것은 그대로 둡니다. */
export const Taken: Story = {
  name: '이미 쓰는 아이디를 확인한 다음',
  tags: ['rule:error:sign-up.taken'],
  parameters: { expectedErrors: ['status of 400'] },
  play: async ({ canvas }) => {
    const form = await send(canvas, { 아이디: 'customer1' });
    await answer('이미 사용 중인 아이디입니다.');
    const username = form.getByLabelText('아이디');
    await waitFor(() => expect(username).toHaveFocus());
    await expect(username).toHaveAccessibleDescription('이미 사용 중인 아이디입니다.');
    await expect(form.getByLabelText('휴대폰 번호')).toHaveValue('01098765432');
    await expect(form.getByLabelText('비밀번호')).toHaveValue(newUser.비밀번호);
  },
};
