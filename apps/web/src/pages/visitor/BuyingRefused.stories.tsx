import { expect, screen, userEvent, within } from 'storybook/test';
import { describedBy, pageMeta, type PageMeta, type Story } from '../../../testing/page-meta.ts';
import { paths } from '../../lib/paths.ts';

const meta = {
  ...pageMeta,
  title: '화면/방문자/고객이 아닐 때',
  parameters: describedBy(
    '이용권은 고객만 삽니다. 다른 권한으로 로그인했으면 구매 버튼이 까닭과 데스크 전화번호를 곁에 두고 멈춰 있습니다.',
  ),
  args: { path: paths.membership, persona: 'trainer1' },
} satisfies PageMeta;

export default meta;

const reason = /이용권은 고객 계정으로만 구매할 수 있습니다\./;

const refuses =
  (name: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription(reason);
    button.focus();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const shown = within(canvas.getByText(reason).parentElement!);
    await expect(shown.getByRole('link', { name: '051-708-1234' })).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  };

export const SinglePass: Story = {
  name: '1일 이용권, 매니저',
  play: refuses('1일 이용권 구매하기'),
};
export const Phone: Story = {
  name: '그룹 필라테스, 마스터, 휴대폰',
  args: { path: paths.pilates, persona: 'master1' },
  play: refuses('구매하기'),
  globals: { viewport: { value: 'phone' } },
};
