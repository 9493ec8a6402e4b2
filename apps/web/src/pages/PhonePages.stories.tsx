import { expectNoOverflow } from '../../testing/expect-no-overflow.ts';
import {
  calendarPageMeta,
  describedBy,
  type PageMeta,
  type Story,
} from '../../testing/page-meta.ts';
import { trainerStateOf } from '../lib/buying-links.ts';
import { paths } from '../lib/paths.ts';

const meta = {
  ...calendarPageMeta,
  title: '화면/휴대폰',
  parameters: describedBy(
    '화면을 폭 390에서 봅니다. 옆으로 스크롤되지 않습니다. 수업 예약, 매출, 회원, 직원의 휴대폰 모습은 각 화면에 있습니다.',
    calendarPageMeta,
  ),
  args: { path: paths.home },
  globals: { viewport: { value: 'phone' } },
  play: expectNoOverflow,
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
export const SelectTrainer: Story = {
  name: '트레이너 선택',
  args: { path: paths.selectTrainer, persona: 'customer2' },
};
export const Pt: Story = {
  name: '1:1 PT',
  args: { path: paths.pt, persona: 'customer2', state: trainerStateOf(2, '102') },
};
export const Location: Story = { name: '오시는 길', args: { path: paths.map } };
export const Trainers: Story = { name: '트레이너', args: { path: paths.trainers } };
export const PtPilates: Story = { name: 'PT/필라테스', args: { path: paths.ptPilates } };
export const Review: Story = { name: '리뷰', args: { path: paths.review, persona: 'customer1' } };
export const Pay: Story = { name: '결제 테스트', args: { path: paths.pay } };
export const Terms: Story = { name: '이용약관', args: { path: paths.terms } };
export const Refund: Story = { name: '환불 규정', args: { path: paths.refund } };
export const Privacy: Story = { name: '개인정보 처리방침', args: { path: paths.privacy } };
export const Settings: Story = { name: '설정', args: { path: paths.settings } };
export const DayManagement: Story = {
  name: '예약 관리',
  args: { path: `${paths.dayManagement}?membershipId=1&date=2026-11-21`, persona: 'customer1' },
};
export const Payments: Story = {
  name: '결제 내역',
  args: { path: paths.payments, persona: 'customer1' },
};
export const MyPage: Story = {
  name: '마이페이지',
  args: { path: paths.myPage, persona: 'customer1' },
};
export const MemberManagement: Story = {
  name: '매니저의 회원 관리',
  args: { path: paths.memberManagement, persona: 'trainer1' },
};
export const Classes: Story = {
  name: '매니저의 수업 관리',
  args: { path: paths.classes, persona: 'trainer1' },
};
export const MasterMyPage: Story = {
  name: '마스터의 마이페이지',
  args: { path: paths.masterMyPage, persona: 'master1' },
};
