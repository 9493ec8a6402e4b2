import { expect, userEvent, waitFor } from 'storybook/test';
import { paths } from '../../shared/paths.ts';
import { calendarPageMeta, type PageMeta, type Story } from '../../../testing/page-meta.ts';
import type { Canvas } from '../../../testing/page-stories.ts';
import { answer, fill } from '../../../testing/steps.ts';

const different = '비밀번호가 일치하지 않습니다.';

const meta = {
  ...calendarPageMeta,
  title: '화면/고객/마이페이지',
  args: { path: paths.myPage, persona: 'customer1' },
} satisfies PageMeta;

export default meta;
async function typePasswords(canvas: Canvas, password: string, check: string) {
  await fill(await canvas.findByLabelText('새 비밀번호'), password);
  await fill(canvas.getByLabelText('새 비밀번호 확인'), check);
}

/** 휴대폰에서는 비밀번호 양식이 접혀 있고, 접어도 입력한 것은 남습니다. */
export const PasswordFolded: Story = {
  name: '휴대폰의 비밀번호',
  tags: ['rule:screen:mypage.password'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const password = await canvas.findByLabelText('새 비밀번호');
    await expect(password).not.toBeVisible();
    const summary = canvas.getByText('비밀번호 바꾸기');
    await userEvent.click(summary);
    await userEvent.type(password, 'Fitness2!');
    await userEvent.click(summary);
    await expect(password).not.toBeVisible();
    await userEvent.click(summary);
    await expect(password).toHaveValue('Fitness2!');
  },
};

/** 두 입력란을 같게 채우면 바뀌었다고 알리고 입력란을 비웁니다. */
export const PasswordChanged: Story = {
  name: '비밀번호를 바꿀 때',
  tags: ['rule:password:success'],
  play: async ({ canvas }) => {
    await typePasswords(canvas, 'Fitness2!', 'Fitness2!');
    await userEvent.click(canvas.getByRole('button', { name: '비밀번호 변경' }));
    await answer('비밀번호가 변경되었습니다.');
    await expect(canvas.getByLabelText('새 비밀번호')).toHaveValue('');
    await expect(canvas.getByLabelText('새 비밀번호 확인')).toHaveValue('');
  },
};

/** 비었거나 서로 다르면 바꾸지 않고, 입력한 것은 남습니다. */
export const PasswordRefused: Story = {
  name: '비밀번호가 비었거나 다를 때',
  tags: ['rule:password:required', 'rule:password:match'],
  play: async ({ canvas }) => {
    await typePasswords(canvas, 'Fitness2!', '');
    await userEvent.click(canvas.getByRole('button', { name: '비밀번호 변경' }));
    await answer('비밀번호를 모두 입력해주세요.');
    await waitFor(() => expect(canvas.getByLabelText('새 비밀번호 확인')).toHaveFocus());
    await userEvent.keyboard('Fitness3!');
    await userEvent.tab();
    await expect(canvas.getByLabelText('새 비밀번호 확인')).toHaveAccessibleDescription(different);
    await userEvent.click(canvas.getByRole('button', { name: '비밀번호 변경' }));
    await answer(different);
    await expect(canvas.getByLabelText('새 비밀번호')).toHaveValue('Fitness2!');
    await expect(await canvas.findByText(different)).toBeVisible();
  },
};
