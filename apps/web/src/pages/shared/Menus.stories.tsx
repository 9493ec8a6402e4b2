import { expect, userEvent, within } from 'storybook/test';
import {
  calendarPageMeta,
  describedBy,
  type PageMeta,
  type Story,
} from '../../../testing/page-meta.ts';
import { menuFor } from '../../app/menu.ts';
import { studio } from '../../config/studio.ts';
import { pages } from '../../lib/pages.ts';
import { paths } from '../../lib/paths.ts';
import { texts } from '../../lib/texts.ts';
import type { Role } from '../../session/token.ts';

const meta = {
  ...calendarPageMeta,
  title: '화면/공통/메뉴',
  parameters: describedBy(
    '역할마다 다른 머리글의 메뉴입니다. 어느 것을 눌러도 그 역할이 볼 수 있는 화면이 나옵니다.',
    calendarPageMeta,
  ),
  args: { path: paths.trainers },
} satisfies PageMeta;

export default meta;

const walk = (role: Role): Pick<Story, 'play'> => ({
  play: async ({ canvas }) => {
    const wanted = menuFor(role).map(({ label }) => label);
    const menu = within(await canvas.findByRole('navigation', { name: '주 메뉴' }));
    await expect(menu.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(wanted);
    for (const label of wanted) {
      await userEvent.click(menu.getByRole('link', { name: label }));
      await expect(menu.getByRole('link', { name: label })).toHaveAttribute('aria-current', 'page');
      await expect(await canvas.findByRole('heading', { level: 1 })).not.toHaveTextContent(
        texts.forbidden,
      );
    }
  },
});

export const Anonymous: Story = { ...walk('anonymous'), name: '방문자' };

/** 로그인하지 않았으면 로그인과 회원가입으로 갈 수 있고, 꼬리에는 저작권 한 줄이 있습니다. */
export const SignedOut: Story = {
  name: '로그인하지 않았을 때',
  tags: ['rule:menu:signed-out', 'rule:menu:footer'],
  play: async ({ canvas }) => {
    await canvas.findByRole('navigation', { name: '주 메뉴' });
    for (const page of ['signIn', 'signUp'] as const)
      await expect(canvas.getByRole('link', { name: pages[page].title })).toHaveAttribute(
        'href',
        paths[page],
      );
    await expect(canvas.queryByRole('button', { name: '로그아웃' })).toBeNull();
    const footer = canvas.getByRole('contentinfo');
    await expect(footer).toHaveTextContent(studio.copyright);
    await expect(within(footer).getByRole('link', { name: '오시는 길' })).toHaveAttribute(
      'href',
      paths.map,
    );
  },
};
export const Customer: Story = {
  ...walk('customer'),
  name: '고객',
  args: { persona: 'customer1' },
};
export const Manager: Story = { ...walk('manager'), name: '매니저', args: { persona: 'trainer1' } };
export const Master: Story = { ...walk('master'), name: '마스터', args: { persona: 'master1' } };

/** 휴대폰에서는 메뉴 버튼이 같은 메뉴를 엽니다. */
export const Phone: Story = {
  name: '휴대폰',
  tags: ['rule:menu:phone'],
  args: { persona: 'customer1' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '메뉴' }));
    const menu = within(canvas.getByRole('navigation', { name: '주 메뉴' }));
    await expect(menu.getByRole('link', { name: '수업 예약' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '로그아웃' })).toBeVisible();
  },
};
