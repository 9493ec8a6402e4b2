import { expect, screen, userEvent, within } from 'storybook/test';
import { describedBy, pageMeta, type PageMeta, type Story } from '../../../testing/page-meta.ts';
import { studio } from '../../config/studio.ts';
import { texts } from '../../features/purchase/texts.ts';
import { trainerStateOf } from '../../lib/buying-links.ts';
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

const reason = new RegExp(texts.customersOnly);

/** Expects the desk's phone number in the reason; it is also at the end of the page. */
async function expectDeskNumber(shown: HTMLElement) {
  await expect(within(shown).getByRole('link', { name: '051-708-1234' })).toHaveAttribute(
    'href',
    `tel:${studio.phone}`,
  );
}

const refuses =
  (name: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription(reason);
    button.focus();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expectDeskNumber(canvas.getByText(reason).parentElement!);
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  };

const part = (value: object) => btoa(JSON.stringify(value));

/** 로그인했지만 아직 권한이 없는 사람입니다. */
export const Anonymous: Story = {
  name: '1일 이용권, 비회원',
  tags: ['rule:buy:customers-only'],
  args: {
    persona: undefined,
    token: `${part({ alg: 'HS256' })}.${part({ jti: '104', nickname: 'guest', role: 'ROLE_ANONYMOUS' })}.signature`,
  },
  play: refuses('1일 이용권 구매하기'),
};
export const Health: Story = {
  name: '헬스 회원권',
  tags: ['rule:buy:customers-only'],
  args: { path: paths.healthMembership },
  play: refuses('구매하기'),
};
export const Trainer: Story = {
  name: '트레이너 선택',
  tags: ['rule:buy:customers-only'],
  args: { path: paths.selectTrainer },
  play: refuses('선택 완료'),
};
export const Pt: Story = {
  name: '1:1 PT',
  tags: ['rule:buy:customers-only'],
  args: { path: paths.pt, state: trainerStateOf(2, '1') },
  play: refuses('구매하기'),
};
export const Phone: Story = {
  name: '그룹 필라테스, 마스터, 휴대폰',
  tags: ['rule:buy:customers-only'],
  args: { path: paths.pilates, persona: 'master1' },
  play: refuses('구매하기'),
  globals: { viewport: { value: 'phone' } },
};

/** 트레이너를 고르지 않았어도 살 수 없는 이유를 먼저 알려 줍니다. */
export const PtWithoutTrainer: Story = {
  name: '1:1 PT, 트레이너를 고르지 않고 열었을 때',
  tags: ['rule:buy:customers-only'],
  args: { path: paths.pt },
  play: async ({ canvas }) => {
    const main = within(await canvas.findByRole('main'));
    const shown = await main.findByText(reason);
    await expect(shown).toBeVisible();
    await expectDeskNumber(shown.parentElement!);
    await expect(main.queryByRole('link', { name: '트레이너 선택하기' })).toBeNull();
  },
};
