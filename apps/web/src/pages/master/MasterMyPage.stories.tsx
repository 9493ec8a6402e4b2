import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '../../shared/paths.ts';
import { pageMeta, type PageMeta, type Story } from '../../../testing/page-meta.ts';
import { expectForbidden } from '../../../testing/page-stories.ts';

const meta = {
  ...pageMeta,
  title: '화면/마스터/마이페이지',
  args: { path: paths.masterMyPage, persona: 'master1' },
} satisfies PageMeta;

export default meta;

/** 이름과 전화번호는 읽기만 하고, 전화번호를 바꾸려면 데스크로 안내합니다. */
export const Ready: Story = {
  name: '기본',
  tags: ['rule:screen:mastermypage.parts', 'rule:phone:change'],
  play: async ({ canvas }) => {
    for (const [label, value] of [
      ['이름', '대표'],
      ['전화번호', '010-4000-0001'],
    ] as const) {
      await expect(await canvas.findByLabelText(label)).toHaveValue(value);
      await expect(canvas.getByLabelText(label)).toHaveAttribute('readonly');
    }
    await expect(canvas.getByLabelText('새 비밀번호')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '전화번호 변경' }));
    const alert = await screen.findByRole('alertdialog', {
      name: '전화번호 변경은 데스크에 문의해주세요.',
    });
    await userEvent.click(within(alert).getByRole('button', { name: '확인' }));
    await waitFor(() => expect(alert).not.toBeInTheDocument());
  },
};

/** 마스터가 아니면 볼 수 없습니다. */
export const Forbidden: Story = {
  name: '권한 없음',
  tags: ['rule:route:masterMyPage'],
  args: { persona: 'customer1' },
  play: expectForbidden,
};
