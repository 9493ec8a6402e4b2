import { signUpConstraints } from '@fitness/api-contract/constraints';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { signUpLabels } from '../../features/auth/sign-up-texts.ts';
import { fill } from '../../../testing/steps.ts';
import { paths } from '../../shared/paths.ts';
import type { AppFrame } from '../../../testing/AppFrame.tsx';
import { pageMeta } from '../../../testing/page-meta.ts';

const meta = {
  ...pageMeta,
  title: '화면/오류 문구/회원가입 입력란',
  parameters: {
    ...pageMeta.parameters,
    docs: {
      description: {
        component:
          '회원가입의 칸마다 규칙에 맞지 않을 때의 말입니다. 칸을 떠날 때 그 칸 아래에 나옵니다.',
      },
    },
  },
  args: { path: paths.signUp },
} satisfies Meta<typeof AppFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

const unusable = (characters: string) => `사용할 수 없는 문자: ${characters}`;

const wrong = (label: string, text: string, ...messages: string[]): Pick<Story, 'play'> => ({
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole('form', { name: '회원가입' }));
    const field = form.getByLabelText(label);
    await fill(form.getByLabelText(signUpLabels.password), 'Fitness1!');
    await fill(field, text);
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription(messages.join(' '));
    for (const message of messages) await expect(form.getByText(message)).toBeVisible();
    await expect(field).toHaveValue(text);
  },
});

export const Nickname: Story = {
  ...wrong(signUpLabels.nickname, '김1', signUpConstraints.nickname.message, unusable('1')),
  name: '이름',
};
export const Username: Story = {
  ...wrong(signUpLabels.username, 'Ab', signUpConstraints.username.message, unusable('A')),
  name: '아이디',
};
export const Password: Story = {
  ...wrong(signUpLabels.password, 'short', signUpConstraints.password.message),
  name: '비밀번호',
};
export const PasswordCharacters: Story = {
  ...wrong(
    signUpLabels.password,
    'Fitness 1?',
    signUpConstraints.password.message,
    unusable('공백 ?'),
  ),
  name: '비밀번호에 사용할 수 없는 문자',
  tags: ['rule:sign-up:characters'],
};
export const PasswordCheck: Story = {
  ...wrong(signUpLabels.passwordCheck, 'Fitness2!', signUpConstraints.passwordCheck.message),
  name: '비밀번호 확인',
};
export const Phone: Story = {
  ...wrong(signUpLabels.ph, '010', signUpConstraints.ph.message),
  name: '휴대폰 번호',
};
export const Email: Story = {
  ...wrong(signUpLabels.email, 'haneul@', signUpConstraints.email.message),
  name: '이메일',
};
