import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { expectNoOverflow } from '../../../testing/expectations.ts';
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

const descriptions = {
  1: '강도 약함. 흔한 단어는 추측하기 쉽습니다.',
  2: '강도 보통. 더 길게 만들어주세요.',
  3: '강도 강함',
} as const;

/** 표시와 문구로 함께 알리므로 색을 몰라도 구별할 수 있습니다. */
export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  render: (args) => (
    <Stack gap="xl" maxWidth="dialog">
      <PasswordStrength {...args} rules={rulesOf('')} />
      <PasswordStrength {...args} level={1} description={descriptions[1]} />
      <PasswordStrength
        {...args}
        rules={rulesOf('haneul26')}
        level={2}
        description={descriptions[2]}
      />
      <PasswordStrength
        {...args}
        rules={rulesOf('haneul26')}
        level={3}
        description={descriptions[3]}
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [empty, weak] = canvas.getAllByRole('list', { name: '비밀번호 조건' });
    const texts = (list: HTMLElement) =>
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    await expect(texts(empty!)).toEqual(['영문미충족', '숫자미충족', '8~20자미충족']);
    await expect(texts(weak!)).toEqual(['영문충족', '숫자미충족', '8~20자미충족']);
    await expect(canvas.getByText(descriptions[1])).toBeVisible();
  },
};

export const Phone: Story = {
  ...AllVariants,
  name: '휴대폰',
  tags: ['picture'],
  globals: { viewport: { value: 'smallPhone' } },
  play: () => expectNoOverflow(),
};

function WithField() {
  const [password, setPassword] = useState('');
  const isLong = password.length >= 12;
  return (
    <Stack gap="xs" maxWidth="dialog">
      <PasswordField
        label="새 비밀번호"
        value={password}
        onChange={setPassword}
        autoComplete="new-password"
        details={
          <PasswordStrength
            label="비밀번호 조건"
            rules={rulesOf(password)}
            level={password === '' ? null : isLong ? 3 : 1}
            description={password === '' ? undefined : descriptions[isLong ? 3 : 1]}
          />
        }
        isHelpFolded
      />
      <p>다음 입력란</p>
    </Stack>
  );
}

/** 처음 포커스할 때 나타나 그대로 있습니다. 입력하는 동안 바뀌고, 아래에 있는 것은 움직이지 않습니다. */
export const Typing: Story = {
  name: '입력하는 동안',
  render: () => <WithField />,
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('새 비밀번호');
    const next = canvas.getByText('다음 입력란');
    const rules = canvas.getByText('영문');
    await expect(field).toHaveAccessibleDescription(/영문 ?미충족/);
    await expect(rules).not.toBeVisible();
    await userEvent.click(field);
    await expect(rules).toBeVisible();
    const { top } = next.getBoundingClientRect();
    await userEvent.type(field, 'haneul');
    await expect(canvas.getByRole('status')).toHaveTextContent(descriptions[1]);
    await userEvent.type(field, '202611');
    await expect(canvas.getByRole('status')).toHaveTextContent(descriptions[3]);
    await expect(field).toHaveAccessibleDescription(/8~20자 ?충족/);
    await userEvent.tab();
    await expect(rules).toBeVisible();
    await expect(next.getBoundingClientRect().top).toBe(top);
  },
};
