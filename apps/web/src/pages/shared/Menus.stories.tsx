import { expect, userEvent, within } from 'storybook/test';
import {
  calendarPageMeta,
  describedBy,
  type PageMeta,
  type Story,
} from '../../../testing/page-meta.ts';
import { arrive, textsOf } from '../../../testing/steps.ts';
import { paths } from '../../lib/paths.ts';

export default {
  ...calendarPageMeta,
  title: '화면/공통/메뉴',
  parameters: describedBy(
    '역할마다 다른 머리글의 메뉴입니다. 어느 것을 눌러도 그 역할이 볼 수 있는 화면이 나옵니다.',
    calendarPageMeta,
  ),
  args: { path: paths.trainers },
} satisfies PageMeta;

/** Follows every link of the menu. */
const walk = (...labels: readonly string[]): Pick<Story, 'play'> => ({
  play: async ({ canvas }) => {
    const menu = within(await canvas.findByRole('navigation', { name: '주 메뉴' }));
    await expect(textsOf(menu.getAllByRole('link'))).toEqual(labels);
    for (const name of labels) {
      await userEvent.click(menu.getByRole('link', { name }));
      await expect(menu.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
      await arrive(canvas, name === '회원권' ? 'MAKE YOUR BODY, MAKE YOUR LIFE' : name);
    }
  },
});

export const Anonymous: Story = {
  ...walk('PT/필라테스', '오시는 길', '회원권', '트레이너', '리뷰'),
  name: '방문자',
};

/** 로그인하지 않았으면 로그인과 회원가입으로 갈 수 있고, 꼬리에는 저작권 한 줄이 있습니다. */
export const SignedOut: Story = {
  name: '로그인하지 않았을 때',
  tags: ['rule:menu:footer'],
  play: async ({ canvas }) => {
    await canvas.findByRole('navigation', { name: '주 메뉴' });
    for (const name of ['로그인', '회원가입'])
      await expect(canvas.getByRole('link', { name })).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: '로그아웃' })).toBeNull();
    const footer = canvas.getByRole('contentinfo');
    await expect(footer).toHaveTextContent(/^©/);
    const links = textsOf(within(footer).getAllByRole('link'));
    await expect(links).toEqual([
      '오시는 길',
      '이용약관',
      '환불 규정',
      '개인정보 처리방침',
      '설정',
    ]);
  },
};
export const Customer: Story = {
  ...walk('트레이너', '수업 예약', '회원권', '리뷰', '마이페이지'),
  name: '고객',
  args: { persona: 'customer1' },
};
export const Manager: Story = {
  ...walk('회원 관리', '수업 관리', '리뷰', '마이페이지'),
  name: '매니저',
  args: { persona: 'trainer1' },
};
export const Master: Story = {
  ...walk('매출', '회원', '직원', '리뷰 관리', '마이페이지'),
  name: '마스터',
  args: { persona: 'master1' },
};

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
