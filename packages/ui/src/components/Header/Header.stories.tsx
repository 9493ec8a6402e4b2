import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { expectTouchTarget } from '../../../testing/expectations.ts';
import { forgetUser, rememberUser } from '../../../testing/known-user.ts';
import { CommandMenuTrigger } from '../CommandMenu/index.ts';
import { Header, type HeaderItem } from './index.ts';

const itemsOf = (labels: readonly string[], current?: string): HeaderItem[] =>
  labels.map((label) => ({
    label,
    href: `#${label}`,
    current: label === current ? 'page' : undefined,
  }));

const menus = {
  master: itemsOf(['매출', '회원', '직원', '리뷰 관리', '마이페이지'], '매출'),
  customer: itemsOf(['트레이너', '수업 예약', '회원권', '리뷰', '마이페이지'], '수업 예약'),
  anonymous: itemsOf(['PT/필라테스', '오시는 길', '회원권', '트레이너', '리뷰']),
};

const signedOut = {
  items: menus.anonymous,
  greeting: undefined,
  action: { label: '로그인', href: '#sign-in' },
  menuAction: { label: '회원가입', href: '#sign-up' },
};

const meta = {
  title: '컴포넌트/Header',
  tags: ['autodocs'],
  component: Header,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: { name: 'MAKE FIT', href: '#home' },
    items: menus.customer,
    greeting: '김하늘님 환영합니다',
    menuAction: { label: '로그아웃', onPress: fn() },
  },
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 첫 번째 내비게이션에는 역할의 메뉴만 있고, 환영 인사와 로그아웃은 그 밖에 있습니다. */
export const SignedIn: Story = {
  name: '로그인한 고객',
  tags: ['picture'],
  play: async ({ canvas, args }) => {
    const links = within(canvas.getByRole('navigation')).getAllByRole('link');
    const order = links.map((link) => link.textContent).join(', ');
    await expect(order).toBe('트레이너, 수업 예약, 회원권, 리뷰, 마이페이지');
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('수업 예약');
    await expect(canvas.getByText('김하늘님 환영합니다')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'MAKE FIT' })).toHaveAttribute('href', '#home');
    await expect(canvas.queryByRole('button', { name: '메뉴' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '로그아웃' }));
    await expect(args.menuAction?.onPress).toHaveBeenCalledOnce();
  },
};

/** 메뉴에 없는 화면에서는 그 화면이 속한 메뉴를 강조합니다. */
export const SubPage: Story = {
  name: '메뉴 아래의 화면',
  args: { items: [{ label: '수업 예약', href: '#reserve', current: 'ancestor' }] },
  play: async ({ canvas }) => {
    const entry = canvas.getByRole('link', { name: '수업 예약' });
    await expect(entry).toHaveAttribute('aria-current', 'true');
  },
};

/** 화면에 로고가 있으면 브랜드를 표시하지 않고, 메뉴가 그 자리에서 시작합니다. */
export const WithoutBrand: Story = {
  name: '브랜드 없음',
  tags: ['picture'],
  args: { ...signedOut, brand: undefined },
};

export const SignedOut: Story = {
  name: '로그인 전',
  tags: ['picture'],
  args: signedOut,
  play: async ({ canvas }) => {
    const navigation = within(canvas.getByRole('navigation'));
    await expect(navigation.queryByRole('link', { name: '로그인' })).toBeNull();
    await expect(canvas.getByRole('link', { name: '로그인' })).toHaveAttribute('href', '#sign-in');
  },
};

/** 휴대폰에서는 메뉴 버튼으로 같은 링크와 로그아웃을 엽니다. Esc로 닫으면 포커스가 버튼으로 돌아옵니다. */
export const Phone: Story = {
  name: '휴대폰',
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    // Waits, because Storybook sets the phone width only after rendering the story.
    const toggle = await canvas.findByRole('button', { name: '메뉴' });
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(within(canvas.getByRole('navigation')).getAllByRole('link')).toHaveLength(5);
    await expect(canvas.getByRole('button', { name: '로그아웃' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '트레이너' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(toggle).toHaveFocus();
    await waitFor(() => expect(canvas.queryByRole('navigation')).toBeNull());
    await userEvent.click(toggle);
    await userEvent.click(canvas.getByRole('link', { name: '리뷰' }));
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  },
};

export const PhoneOpen: Story = {
  name: '휴대폰, 메뉴 열림',
  tags: ['picture'],
  args: signedOut,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '메뉴' }));
    for (const link of canvas.getAllByRole('link')) await expectTouchTarget(link);
  },
};

/** 도구는 인사 옆에 있고, 내비게이션에는 없습니다. 이름이 길어도 메뉴를 밀어내지 않고, 줄을 바꾸지 않고 잘립니다. */
export const Tools: Story = {
  name: '도구와 긴 이름',
  tags: ['picture'],
  args: {
    items: menus.master,
    greeting: '알렉산드리아마리아콘스탄티노플님 환영합니다',
    brand: {
      name: 'MAKE FIT',
      href: '#home',
      mark: <div style={{ inlineSize: '2rem', blockSize: '1.5rem', background: 'currentColor' }} />,
    },
    tools: (
      <CommandMenuTrigger
        label="찾기"
        shortcut={{ label: 'Ctrl K', keys: 'Control+K' }}
        onPress={fn()}
      />
    ),
  },
  play: async ({ canvas }) => {
    const navigation = canvas.getByRole('navigation');
    await expect(within(navigation).queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('button', { name: '찾기' })).toBeVisible();
    await expect(canvas.getByTitle('알렉산드리아마리아콘스탄티노플님 환영합니다')).toBeVisible();
  },
};

/** 자리가 없으면 마크가, 그다음에는 인사가 사라지며, 잘린 채로 남지 않습니다. */
export const ToolsSmallPhone: Story = {
  ...Tools,
  name: '도구와 긴 이름, 작은 휴대폰',
  globals: { viewport: { value: 'smallPhone' } },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) await expectTouchTarget(button);
  },
};

/** 미리 만든 화면에서는 로그인한 기기에 다른 사람의 메뉴를 보이지 않고 자리만 비워 둡니다. */
export const Provisional: Story = {
  name: '아직 누구인지 모를 때',
  args: { ...signedOut, isProvisional: true },
  beforeEach: rememberUser,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'MAKE FIT' })).toBeVisible();
    await expect(canvas.getByText('로그인')).not.toBeVisible();
    await expect(canvas.getByText('오시는 길')).not.toBeVisible();
    forgetUser();
    await expect(canvas.getByText('로그인')).toBeVisible();
  },
};
