import type { ErrorName } from '@fitness/api-contract/error-responses';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { signUpTexts } from '../../features/auth/sign-up-texts.ts';
import { signInTexts } from '../../features/auth/texts.ts';
import { answer, choose, fill, press } from '../../../testing/steps.ts';
import { paths } from '../../shared/paths.ts';
import type { AppFrame } from '../../../testing/AppFrame.tsx';
import { messageOf } from '../../../testing/fault-presets.ts';
import { pageMeta } from '../../../testing/page-meta.ts';

const meta = {
  ...pageMeta,
  title: '화면/서버 오류/가입과 로그인',
  parameters: {
    ...pageMeta.parameters,
    docs: {
      description: {
        component:
          '가입하거나 로그인할 때 서버가 거절하는 까닭입니다. 입력한 것은 그대로 남습니다.',
      },
    },
  },
  args: { path: paths.signUp },
} satisfies Meta<typeof AppFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

const person = {
  이름: '김하늘',
  아이디: 'haneul1',
  비밀번호: 'Fitness1!',
  '비밀번호 확인': 'Fitness1!',
  '휴대폰 번호': '01098765432',
  이메일: 'haneul@makefit.kr',
};

const signingUp = (args: Story['args'], shown: string): Pick<Story, 'args' | 'play'> => ({
  args,
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole('form', { name: signUpTexts.title }));
    for (const [label, text] of Object.entries(person))
      await fill(form.getByLabelText(label), text);
    await choose(form, '여성');
    await press(form, signUpTexts.submit);
    await answer(shown);
    await expect(form.getByLabelText('이름')).toHaveValue(person.이름);
  },
});

const refused = (name: ErrorName) =>
  signingUp({ faults: [{ kind: 'answer', name, operation: 'signUp' }] }, messageOf(name));

export const UsernameTaken: Story = {
  ...refused('UsernameTaken'),
  name: '이미 사용 중인 아이디입니다.',
};
export const PhoneTaken: Story = { ...refused('PhoneTaken'), name: '이미 등록된 전화번호입니다.' };
/** 목록으로 거절하면 첫 문구를 알립니다. */
export const SignUpInvalid: Story = {
  ...refused('SignUpInvalid'),
  name: '아이디는 영소문자 및 숫자로 5~15자여야 합니다.',
};
/** 설명이 없는 거절입니다. */
export const SignUpRefused: Story = {
  ...signingUp(
    { faults: [{ kind: 'status', status: 400, message: '', operation: 'signUp' }] },
    signUpTexts.refused,
  ),
  name: '회원가입 중 오류가 발생했습니다.',
};

/** 로그인은 이유와 관계없이 같은 문구로 알립니다. */
export const SignInFailed: Story = {
  name: '아이디 또는 비밀번호가 올바르지 않습니다.',
  args: {
    path: paths.signIn,
    faults: [{ kind: 'answer', name: 'SignInFailed', operation: 'signIn' }],
  },
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole('form', { name: signInTexts.title }));
    await fill(form.getByLabelText(signInTexts.username), 'customer1');
    await fill(form.getByLabelText(signInTexts.password), 'Fitness1!');
    await press(form, signInTexts.submit);
    await expect(await form.findByRole('alert')).toHaveTextContent(signInTexts.failed);
    await expect(form.getByLabelText(signInTexts.username)).toHaveValue('customer1');
  },
};
