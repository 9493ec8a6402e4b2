import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Stack } from '../../layout/Stack/index.ts';
import { PasswordField } from '../PasswordField/index.ts';
import { PasswordStrength } from './index.ts';

const rulesOf = (password: string) => [
  { label: '영문', isMet: /[a-z]/i.test(password) },
  { label: '숫자', isMet: /\d/.test(password) },
  { label: '8~20자', isMet: password.length >= 8 && password.length <= 20 },
];

const meta = {
  title: '컴포넌트/PasswordStrength',
  tags: ['autodocs'],
  component: PasswordStrength,
  args: { label: '비밀번호 조건', rules: rulesOf('haneul'), level: null },
} satisfies Meta<typeof PasswordStrength>;

export default meta;
type Story = StoryObj<typeof meta>;

const descriptions = [
  undefined,
  '강도 약함. 흔한 단어는 추측하기 쉽습니다.',
  '강도 보통. 더 길게 만들어주세요.',
  '강도 강함',
];

/** 표시와 문구로 함께 알리므로 색을 몰라도 구별할 수 있습니다. */
export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  render: (args) => (
    <Stack gap="xl" maxWidth="dialog">
      <PasswordStrength {...args} rules={rulesOf('')} />
      {([1, 2, 3] as const).map((level) => (
        <PasswordStrength
          key={level}
          {...args}
          rules={rulesOf(level === 1 ? 'haneul' : 'haneul26')}
          level={level}
          description={descriptions[level]}
        />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const lists = canvas.getAllByRole('list', { name: '비밀번호 조건' });
    await expect(lists[0]).toHaveTextContent('영문미충족숫자미충족8~20자미충족');
    await expect(lists[1]).toHaveTextContent('영문충족숫자미충족8~20자미충족');
    await expect(canvas.getByText('강도 약함. 흔한 단어는 추측하기 쉽습니다.')).toBeVisible();
  },
};

/** 처음 포커스할 때 나타나 그대로 있습니다. 입력하는 동안 바뀌고, 아래에 있는 것은 움직이지 않습니다. */
export const Typing: Story = {
  name: '입력하는 동안',
  render: function WithField(args) {
    const [password, setPassword] = useState('');
    const level = password === '' ? null : password.length < 12 ? 1 : 3;
    return (
      <Stack gap="xs" maxWidth="dialog">
        <PasswordField
          label="새 비밀번호"
          value={password}
          onChange={setPassword}
          autoComplete="new-password"
          details={
            <PasswordStrength
              {...args}
              rules={rulesOf(password)}
              level={level}
              description={descriptions[level ?? 0]}
            />
          }
          isHelpFolded
        />
        <p>다음 입력란</p>
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('새 비밀번호');
    const next = canvas.getByText('다음 입력란');
    const rules = canvas.getByText('영문');
    await expect(field).toHaveAccessibleDescription(/영문 ?미충족/);
    await expect(rules).not.toBeVisible();
    await userEvent.click(field);
    await expect(rules).toBeVisible();
    const { top } = next.getBoundingClientRect();
    await userEvent.type(field, 'haneul202611');
    await expect(canvas.getByRole('status')).toHaveTextContent('강도 강함');
    await expect(field).toHaveAccessibleDescription(/8~20자 ?충족/);
    await userEvent.tab();
    await expect(rules).toBeVisible();
    await expect(next.getBoundingClientRect().top).toBe(top);
  },
};
