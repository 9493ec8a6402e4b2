import { expect, screen, userEvent, within } from 'storybook/test';
import { expectNoOverflow } from '../../testing/expect-no-overflow.ts';
import {
  calendarPageMeta,
  describedBy,
  type PageMeta,
  type Story,
} from '../../testing/page-meta.ts';
import { trainerStateOf } from '../lib/buying-links.ts';
import { paths } from '../lib/paths.ts';

/** A user whose name has 300 syllables without a space. */
const longName = 'hostile5';
const longNameId = '108';
/** The membership id of that user's pilates pass. */
const pass = 9;

const meta = {
  ...calendarPageMeta,
  title: '화면/긴 글',
  parameters: describedBy(
    '끝없이 긴 이름과 거친 글자를 가진 사람들로 모든 화면을 폭 390에서 봅니다. 아무것도 밀려나거나 실행되지 않습니다.',
    calendarPageMeta,
  ),
  args: { path: paths.home, scenario: 'hostileText', persona: longName },
  globals: { viewport: { value: 'phone' } },
  play: async (shown) => {
    await expectNoOverflow(shown);
    await expect(document.title).not.toContain('hacked');
  },
} satisfies PageMeta;

export default meta;

export const Home: Story = { name: '홈' };
export const SignUp: Story = { name: '회원가입', args: { path: paths.signUp } };
export const SignIn: Story = { name: '로그인', args: { path: paths.signIn } };
export const Recover: Story = { name: '계정 찾기', args: { path: paths.recover } };
export const Membership: Story = { name: '회원권', args: { path: paths.membership } };
export const HealthMembership: Story = {
  name: '헬스 회원권',
  args: { path: paths.healthMembership },
};
export const Pilates: Story = { name: '그룹 필라테스', args: { path: paths.pilates } };
export const SelectTrainer: Story = { name: '트레이너 선택', args: { path: paths.selectTrainer } };
export const Pt: Story = {
  name: '1:1 PT',
  args: { path: paths.pt, state: trainerStateOf(2, longNameId) },
};
export const Location: Story = { name: '오시는 길', args: { path: paths.map } };
export const Trainers: Story = { name: '트레이너', args: { path: paths.trainers } };
export const PtPilates: Story = { name: 'PT/필라테스', args: { path: paths.ptPilates } };
export const Review: Story = { name: '리뷰', args: { path: paths.review } };
export const Pay: Story = { name: '결제 테스트', args: { path: paths.pay } };
export const Terms: Story = { name: '이용약관', args: { path: paths.terms } };
export const Refund: Story = { name: '환불 규정', args: { path: paths.refund } };
export const Privacy: Story = { name: '개인정보 처리방침', args: { path: paths.privacy } };
export const Settings: Story = { name: '설정', args: { path: paths.settings } };
export const Reservations: Story = { name: '수업 예약', args: { path: paths.reservations } };
export const DayManagement: Story = {
  name: '예약 관리',
  args: { path: `${paths.dayManagement}?membershipId=${pass}&date=2026-11-21` },
};
export const Payments: Story = { name: '결제 내역', args: { path: paths.payments } };
export const MyPage: Story = { name: '마이페이지', args: { path: paths.myPage } };
export const MemberManagement: Story = {
  name: '매니저의 회원 관리',
  args: { path: paths.memberManagement, persona: 'pilates5' },
};
export const Sales: Story = {
  name: '마스터의 매출',
  args: { path: `${paths.sales}?start=2026-11-01&end=2026-11-20`, persona: 'master1' },
};
export const Member: Story = {
  name: '마스터의 회원',
  args: { path: paths.member, persona: 'master1' },
};
export const Worker: Story = {
  name: '마스터의 직원',
  args: { path: paths.worker, persona: 'master1' },
};
export const MasterMyPage: Story = {
  name: '마스터의 마이페이지',
  args: { path: paths.masterMyPage, persona: 'master1' },
};

export const Classes: Story = {
  name: '매니저의 수업 관리',
  args: { path: paths.classes, persona: 'pilates5' },
};

/** 예약한 회원의 이름이 모두 나옵니다. */
export const DeleteMode: Story = {
  ...Classes,
  name: '매니저의 삭제 모드',
  play: async (shown) => {
    await expectNoOverflow(shown);
    await userEvent.click(shown.canvas.getByRole('button', { name: /11월 21일/ }));
    const day = within(await screen.findByRole('dialog', { name: '11월 21일 (토) 수업' }));
    await userEvent.click(day.getByRole('switch', { name: '삭제 모드' }));
    await day.findByRole('checkbox', { name: /^14:00 / });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
  },
};
