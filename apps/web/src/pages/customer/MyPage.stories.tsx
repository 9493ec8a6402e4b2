import { expect, userEvent, waitFor } from 'storybook/test';
import { attendanceTexts } from '../../features/attendance/texts.ts';
import { memberTexts } from '../../features/members/texts.ts';
import { paths } from '../../shared/paths.ts';
import { texts } from '../../shared/texts.ts';
import { calendarPageMeta, type PageMeta, type Story } from '../../../testing/page-meta.ts';
import { after, type Canvas, expectForbidden } from '../../../testing/page-stories.ts';
import { regionOf } from '../../../testing/steps.ts';

const meta = {
  ...calendarPageMeta,
  title: '화면/고객/마이페이지',
  args: { path: paths.myPage, persona: 'customer1' },
} satisfies PageMeta;

export default meta;
async function figure(canvas: Canvas, name: string) {
  const panel = await regionOf(canvas, '출석');
  // While loading, the labels are hidden from screen readers and have no role.
  const terms = await panel.findAllByRole('term');
  return terms.find((term) => term.textContent === name)?.nextElementSibling;
}

/** 이름과 전화번호는 읽기만 합니다. 출석한 날에는 도장이 찍혀 있고, 달의 횟수와 연속 출석을 보여 줍니다. 이용권마다 남은 횟수와 다음 수업, 또는 이용 기간이 있습니다. */
export const Ready: Story = {
  name: '출석이 있을 때',
  tags: [
    'rule:screen:mypage.readonly',
    'rule:screen:mypage.calendar',
    'rule:role:customer.attendance',
    'rule:operation:listMyAttendance',
    'rule:extra:streak',
    'rule:screen:mypage.passes',
    'rule:mypage:period',
  ],
  play: async ({ canvas }) => {
    await expect(await figure(canvas, '11월 출석')).toHaveTextContent('10일');
    await expect(await figure(canvas, '연속 출석')).toHaveTextContent('4일');
    await expect(canvas.getByText('오늘 오시면 5일 연속 출석입니다.')).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: '2026년 11월 19일 목요일, 출석' }),
    ).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: '오늘, 2026년 11월 20일 금요일' }),
    ).toHaveAttribute('aria-current', 'date');
    for (const [label, value] of [
      ['이름', '김서준'],
      ['전화번호', '010-2000-0001'],
    ] as const) {
      await expect(canvas.getByLabelText(label)).toHaveValue(value);
      await expect(canvas.getByLabelText(label)).toHaveAttribute('readonly');
    }
    const passes = await regionOf(canvas, '내 이용권');
    await expect(await passes.findByRole('link', { name: 'PT 12회' })).toHaveAttribute(
      'href',
      `${paths.dayManagement}?membershipId=1`,
    );
    await expect(passes.getByText('7 / 12회')).toBeVisible();
    await expect(await passes.findByText('11월 20일 (금) 23:00')).toBeVisible();
    await expect(passes.getByText('헬스 3개월')).toBeVisible();
    const period = passes.getByRole('progressbar', { name: '이용 기간' });
    await expect(period).toHaveAttribute('aria-valuetext', '152일 중 41일째');
    await expect(passes.getByText('152일 중 41일째')).toBeVisible();
  },
};

/** 예약을 불러오지 못한 이용권은 다음 수업이 없다고 하지 않습니다. */
export const UnknownNextClass: Story = {
  name: '다음 수업을 모를 때',
  tags: ['rule:screen:mypage.passes', 'rule:unknown:reserved'],
  args: { faults: [{ operation: 'listReservationHistory', kind: 'status', status: 500 }] },
  play: async ({ canvas }) => {
    const passes = await regionOf(canvas, '내 이용권');
    await waitFor(() => expect(passes.getAllByText('다음 수업 –')).toHaveLength(2));
    await expect(passes.queryByText(/없음/)).not.toBeInTheDocument();
  },
};

/** 달을 넘기면 그 달의 횟수가 나옵니다. */
export const OtherMonth: Story = {
  name: '지난달',
  tags: ['rule:screen:mypage.calendar'],
  play: async ({ canvas }) => {
    await figure(canvas, '11월 출석');
    await userEvent.click(canvas.getByRole('button', { name: '이전 달' }));
    await expect(await figure(canvas, '10월 출석')).toHaveTextContent('6일');
  },
};

/** 오늘을 누르면 이번 달로 돌아옵니다. */
export const BackToToday: Story = {
  name: '지난달에서 오늘로',
  tags: ['rule:screen:mypage.calendar'],
  play: after(OtherMonth, async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '오늘' }));
    await expect(await figure(canvas, '11월 출석')).toHaveTextContent('10일');
  }),
};

/** 트레이너는 할 일을 먼저 봅니다: 오늘 남은 수업과 빈 시간, 이용권이 끝나 가는 회원. 그 옆에서 이번 달을 지난달 같은 기간과 견줍니다. 출석이 없으면 0을 세지 않습니다. */
export const Manager: Story = {
  name: '트레이너가 볼 때',
  tags: [
    'rule:route:myPage',
    'rule:role:manager.mypage',
    'rule:mypage:work',
    'rule:mypage:month',
    'rule:mypage:renewals',
    'rule:extra:streak',
  ],
  args: { persona: 'trainer1' },
  play: async ({ canvas }) => {
    const today = await regionOf(canvas, '오늘의 수업');
    await expect(await today.findByText('7개 남음')).toBeVisible();
    const rows = today.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(rows).toEqual([
      '10:00예약 없음60분 뒤 끝남진행 중',
      '11:00예약 없음다음 수업 · 1시간 뒤',
      '12:0015:00까지 3시간 비어 있음',
      '15:00예약 없음',
      '16:0018:00까지 2시간 비어 있음',
      '18:00예약 없음',
      '19:00예약 없음',
      '20:00예약 없음',
      '21:0023:00까지 2시간 비어 있음',
      '23:00김서준예약 1명',
    ]);
    await expect(today.getByRole('link', { name: /^수업 관리/u })).toHaveAttribute(
      'href',
      paths.classes,
    );
    const members = await regionOf(canvas, memberTexts.toRenew);
    await expect(await members.findByText('하가은')).toBeVisible();
    await expect(members.getByText('만료 임박')).toBeVisible();
    await expect(members.getByRole('link', { name: '회원 관리' })).toHaveAttribute(
      'href',
      paths.memberManagement,
    );
    const month = await regionOf(canvas, '이번 달 수업');
    const figures = month.getAllByRole('definition').map(({ textContent }) => textContent);
    await expect(figures).toEqual([
      '20회',
      '지난달 같은 기간 14회',
      '20건',
      '지난달 같은 기간 14건',
    ]);
    const attendance = await regionOf(canvas, '출석');
    await expect(await attendance.findByText(attendanceTexts.none)).toBeVisible();
    await expect(attendance.queryByRole('term')).not.toBeInTheDocument();
    await expect(canvas.getByLabelText('이름')).toHaveValue('강민준');
    await expect(canvas.queryByRole('region', { name: '내 이용권' })).not.toBeInTheDocument();
  },
};

/** 오늘 수업이 끝나면 다음 수업이 언제인지 알려 줍니다. */
export const ManagerAfterWork: Story = {
  name: '트레이너의 수업이 끝난 다음',
  tags: ['rule:mypage:work'],
  args: { persona: 'trainer2', now: '2026-11-20T23:30:00' },
  play: async ({ canvas }) => {
    const today = await regionOf(canvas, '오늘의 수업');
    await expect(await today.findByText('오늘 남은 수업이 없습니다.')).toBeVisible();
    await expect(today.getByText('내일 07:00')).toBeVisible();
  },
};

/** 수업과 회원이 없는 트레이너에게는 없다고 말하고, 갈 곳은 그대로 둡니다. */
export const ManagerWithoutWork: Story = {
  name: '수업도 회원도 없는 트레이너',
  tags: ['rule:mypage:work', 'rule:mypage:renewals'],
  args: { persona: 'nosubject' },
  play: async ({ canvas }) => {
    const today = await regionOf(canvas, '오늘의 수업');
    await expect(await today.findByText('예정된 수업이 없습니다.')).toBeVisible();
    await expect(today.getByRole('link', { name: '수업 관리' })).toBeVisible();
    const members = await regionOf(canvas, memberTexts.toRenew);
    await expect(await members.findByText(memberTexts.noRenewals)).toBeVisible();
  },
};

/** 수업이나 회원을 불러오지 못해도 나머지는 볼 수 있고, 그 자리에서 다시 시도합니다. */
export const ManagerFailed: Story = {
  name: '트레이너의 수업과 회원 불러오기 실패',
  tags: ['rule:list:failed'],
  args: {
    persona: 'trainer1',
    faults: [
      { operation: 'listClassesWithReservations', kind: 'status', status: 500, times: 1 },
      { operation: 'listMyMembers', kind: 'status', status: 500, times: 1 },
    ],
  },
  play: async ({ canvas }) => {
    const today = await regionOf(canvas, '오늘의 수업');
    await expect(await today.findByText(texts.emptyList)).toBeVisible();
    const members = await regionOf(canvas, memberTexts.toRenew);
    await expect(await members.findByText(memberTexts.failedNote)).toBeVisible();
    await expect(await canvas.findByLabelText('이름')).toHaveValue('강민준');
    await userEvent.click(members.getByRole('button', { name: '다시 시도' }));
    await expect(await members.findByText('하가은')).toBeVisible();
    await userEvent.click(today.getByRole('button', { name: '다시 시도' }));
    await expect(await today.findByText('7개 남음')).toBeVisible();
  },
};

/** 달력은 바로 보이고 숫자가 올 자리를 비워 둡니다. */
export const Loading: Story = {
  name: '불러오는 중',
  args: { faults: [{ operation: 'listMyAttendance', kind: 'latency', ms: 60_000 }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('출석 기록을 불러오는 중')).toBeInTheDocument();
    await expect(canvas.getByRole('grid', { name: '출석 달력, 2026년 11월' })).toBeVisible();
  },
};

/** 이용권이 늦으면 나머지를 먼저 보여 줍니다. */
export const SlowPasses: Story = {
  name: '이용권이 늦을 때',
  tags: ['rule:mypage:slow-passes'],
  args: { faults: [{ operation: 'listMyPromotions', kind: 'latency', ms: 60_000 }] },
  play: async ({ canvas }) => {
    await expect(await figure(canvas, '연속 출석')).toBeVisible();
    await expect(canvas.getByText('이용권을 불러오는 중')).toBeInTheDocument();
    await expect(canvas.getByLabelText('이름')).toHaveValue('김서준');
  },
};

/** 아직 온 적이 없고 쓸 수 있는 이용권도 없는 회원입니다. */
export const Empty: Story = {
  name: '데이터 없음',
  tags: ['rule:screen:mypage.passes'],
  args: { persona: 'customer2' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(attendanceTexts.none)).toBeVisible();
    const passes = await regionOf(canvas, '내 이용권');
    await expect(await passes.findByText('사용할 수 있는 이용권이 없습니다.')).toBeVisible();
    await expect(passes.getByRole('link', { name: '이용권 보기' })).toHaveAttribute(
      'href',
      paths.membership,
    );
  },
};

/** 출석을 불러오지 못해도 나머지는 쓸 수 있습니다. */
export const Failed: Story = {
  name: '불러오기 실패',
  tags: ['rule:list:failed'],
  args: { faults: [{ operation: 'listMyAttendance', kind: 'status', status: 500, times: 1 }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(attendanceTexts.failed)).toBeVisible();
    await expect(canvas.getByText(texts.emptyList)).toBeVisible();
    await expect(canvas.getByRole('grid', { name: '출석 달력, 2026년 11월' })).toBeVisible();
    await expect(canvas.getByLabelText('이름')).toHaveValue('김서준');
  },
};

/** 대표의 마이페이지는 따로 있습니다. */
export const Forbidden: Story = {
  name: '권한 없음',
  tags: ['rule:route:myPage'],
  args: { persona: 'master1' },
  play: expectForbidden,
};
