import { expect, userEvent } from 'storybook/test';
import { calendarPageMeta, type PageMeta, type Story } from '../../../testing/page-meta.ts';
import { after } from '../../../testing/page-stories.ts';
import { regionOf } from '../../../testing/steps.ts';
import { paths } from '../../lib/paths.ts';
import { texts } from '../../lib/texts.ts';

const meta = {
  ...calendarPageMeta,
  title: '화면/고객/마이페이지',
  args: { path: paths.myPage, persona: 'customer1' },
} satisfies PageMeta;

export default meta;

/** 이번 달에 출석한 날에는 도장이 있고, 아래에 그 수가 있습니다. 이름과 전화번호는 읽기만 합니다. */
export const Ready: Story = {
  name: '출석이 있을 때',
  tags: [
    'rule:screen:mypage.readonly',
    'rule:screen:mypage.calendar',
    'rule:role:customer.attendance',
    'rule:operation:listMyAttendance',
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('11월 출석 10일')).toBeVisible();
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
    await expect(canvas.getByRole('link', { name: '결제 내역' })).toHaveAttribute(
      'href',
      paths.payments,
    );
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(2);
  },
};

/** 달을 넘기면 그 달의 수가 나옵니다. */
export const OtherMonth: Story = {
  name: '지난달',
  tags: ['rule:screen:mypage.calendar'],
  play: async ({ canvas }) => {
    await canvas.findByText('11월 출석 10일');
    await userEvent.click(canvas.getByRole('button', { name: '이전 달' }));
    await expect(await canvas.findByText('10월 출석 6일')).toBeVisible();
  },
};

/** 오늘을 누르면 이번 달로 돌아옵니다. */
export const BackToToday: Story = {
  name: '지난달에서 오늘로',
  tags: ['rule:screen:mypage.calendar'],
  play: after(OtherMonth, async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '오늘' }));
    await expect(await canvas.findByText('11월 출석 10일')).toBeVisible();
  }),
};

/** 트레이너는 예약이 있는 다음 수업과 이번 달을 먼저 봅니다. 출석 달력은 마지막입니다. */
export const Manager: Story = {
  name: '트레이너가 볼 때',
  tags: ['rule:route:myPage', 'rule:role:manager.mypage', 'rule:mypage:work', 'rule:mypage:month'],
  args: { persona: 'trainer1' },
  play: async ({ canvas }) => {
    const next = await regionOf(canvas, '다음 수업');
    await expect(await next.findByText('오늘 23:00')).toBeVisible();
    await expect(next.getByText('김서준')).toBeVisible();
    await expect(next.getByText('이번 달 수업 횟수')).toBeVisible();
    await expect(next.getByText('20회')).toBeVisible();
    await expect(canvas.getByLabelText('이름')).toHaveValue('강민준');
    await expect(await canvas.findByText('11월 출석 0일')).toBeVisible();
  },
};

/** 수업이 없는 트레이너에게는 없다고 말합니다. */
export const ManagerWithoutWork: Story = {
  name: '수업이 없는 트레이너',
  tags: ['rule:mypage:work'],
  args: { persona: 'nosubject' },
  play: async ({ canvas }) => {
    const next = await regionOf(canvas, '다음 수업');
    await expect(await next.findByText('예약된 수업이 없습니다.')).toBeVisible();
    await expect(next.getByText('0회')).toBeVisible();
  },
};

/** 수업을 불러오지 못해도 나머지는 볼 수 있고, 그 자리에서 다시 시도합니다. */
export const ManagerFailed: Story = {
  name: '트레이너의 수업 불러오기 실패',
  tags: ['rule:list:failed'],
  args: {
    persona: 'trainer1',
    faults: [{ operation: 'listClassesWithReservations', kind: 'status', status: 500, times: 1 }],
  },
  play: async ({ canvas }) => {
    const next = await regionOf(canvas, '다음 수업');
    await expect(await next.findByText(texts.emptyList)).toBeVisible();
    await expect(canvas.getByLabelText('이름')).toHaveValue('강민준');
    await userEvent.click(next.getByRole('button', { name: '다시 시도' }));
    await expect(await next.findByText('오늘 23:00')).toBeVisible();
  },
};
