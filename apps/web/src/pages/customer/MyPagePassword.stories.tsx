import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { calendarPageMeta, type PageMeta, type Story } from '../../../testing/page-meta.ts';
import { after, type Canvas } from '../../../testing/page-stories.ts';
import { answer, expectAlert, fill } from '../../../testing/steps.ts';
import { paths } from '../../lib/paths.ts';

const changed = '비밀번호가 변경되었습니다.';
const missing = '비밀번호를 모두 입력해주세요.';
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

/** 두 입력란을 같게 채우면 바뀌었다고 알립니다. */
export const PasswordChanged: Story = {
  name: '비밀번호를 바꿀 때',
  tags: ['rule:password:success'],
  play: async ({ canvas }) => {
    await typePasswords(canvas, 'Fitness2!', 'Fitness2!');
    const fetching = spyOn(globalThis, 'fetch');
    await userEvent.click(canvas.getByRole('button', { name: '비밀번호 변경' }));
    await expectAlert(changed);
    await expect(fetching).not.toHaveBeenCalled();
  },
};

/** 바꾼 다음에는 입력란이 비어 있습니다. */
export const PasswordCleared: Story = {
  name: '비밀번호를 바꾼 다음',
  tags: ['rule:password:not-stored'],
  play: after(PasswordChanged, async ({ canvas }) => {
    await answer(changed);
    for (const label of ['새 비밀번호', '새 비밀번호 확인']) {
      const field = canvas.getByLabelText(label);
      await expect(field).toHaveValue('');
      await expect(field).toHaveAttribute('autocomplete', 'off');
      await expect(field).toHaveAttribute('name', 'one-time');
    }
  }),
};

/** 하나라도 비어 있으면 바꾸지 않습니다. */
export const PasswordMissing: Story = {
  name: '비밀번호가 비었을 때',
  tags: ['rule:password:required'],
  play: async ({ canvas }) => {
    await typePasswords(canvas, 'Fitness2!', '');
    await userEvent.click(canvas.getByRole('button', { name: '비밀번호 변경' }));
    await expectAlert(missing);
  },
};

/** 서로 다르면 바꾸지 않고, 입력한 것은 남습니다. */
export const PasswordRefused: Story = {
  name: '비밀번호가 다를 때',
  tags: ['rule:password:match'],
  play: after(PasswordMissing, async ({ canvas }) => {
    await answer(missing);
    await waitFor(() => expect(canvas.getByLabelText('새 비밀번호 확인')).toHaveFocus());
    await userEvent.keyboard('Fitness3!');
    await userEvent.tab();
    await expect(canvas.getByLabelText('새 비밀번호 확인')).toHaveAccessibleDescription(different);
    await userEvent.click(canvas.getByRole('button', { name: '비밀번호 변경' }));
    await expectAlert(different);
    await expect(canvas.getByLabelText('새 비밀번호')).toHaveValue('Fitness2!');
  }),
};

/** 알림을 닫으면 입력란 아래에 이유가 있습니다. */
export const PasswordRefusalRead: Story = {
  name: '비밀번호가 다른 것을 확인한 다음',
  play: after(PasswordRefused, async ({ canvas }) => {
    await answer(different);
    await expect(await canvas.findByText(different)).toBeVisible();
  }),
};
