import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { paths } from '../../shared/paths.ts';
import type { AppFrame } from '../../../testing/AppFrame.tsx';
import {
  respondWith,
  malformedRowCount,
  withMalformedRows,
} from '../../../testing/malformed-responses.ts';
import { calendarPageMeta } from '../../../testing/page-meta.ts';
import { regionOf } from '../../../testing/steps.ts';

const meta = {
  ...calendarPageMeta,
  title: '화면/잘못된 응답/고객',
  parameters: {
    ...calendarPageMeta.parameters,
    docs: {
      description: {
        component:
          '서버의 답이 계약과 다를 때에도 읽을 수 있는 것은 보이고, 모르는 값은 –로 보입니다.',
      },
    },
  },
  args: { path: paths.reservations, persona: 'customer1' },
} satisfies Meta<typeof AppFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

const pass = {
  membershipId: 1,
  promotionName: 'PT 12회',
  trainerName: '강민준',
  remainingSessionCount: 7,
  expiredDate: '2027-01-18T00:00:00+09:00',
};
const passes = withMalformedRows([pass], Object.keys(pass), (nth) => ({ membershipId: 200 + nth }));

/** 남은 횟수를 모르는 이용권은 기간제라고 하지 않습니다. */
export const Passes: Story = {
  name: '나의 이용권',
  tags: ['rule:list:invalid-rows'],
  beforeEach: ({ msw }) => msw.use(respondWith('reservations/available-promotions', passes)),
  play: async ({ canvas }) => {
    const good = within(await canvas.findByRole('row', { name: /PT 12회/ }));
    await expect(good.getByText('2027. 1. 18.')).toBeVisible();
    const [odd] = canvas.getAllByRole('row', { name: /^–/ });
    await expect(within(odd!).getAllByText('–')).toHaveLength(4);
    await expect(canvas.queryByText('기간제')).toBeNull();
    await expect(canvas.getAllByRole('row')).toHaveLength(malformedRowCount + 2);
  },
};

const one = {
  classId: 11,
  classTime: '2026-11-21 23:00',
  trainerName: '강민준',
  classSubject: 'PT',
  currentCustomer: 0,
  maxCustomer: 1,
};
const classes = withMalformedRows([one], Object.keys(one), (nth) => ({
  classId: 200 + nth,
  classTime: Date.UTC(2026, 10, 20, 21, nth),
}));
const today = { reservationId: 31, classTime: '2026-11-20T19:00:00' };
const history = { ...today, classSubject: 'PT', trainerName: '강민준', status: 'reserved' };
const numbered = (nth: number) => ({ reservationId: 200 + nth });

/** 시각을 모르는 예약도 남아 있고, 자리를 모르는 수업은 마감이라고 하지 않습니다. */
export const Day: Story = {
  name: '예약 관리',
  tags: ['rule:list:invalid-rows'],
  args: { path: `${paths.dayManagement}?membershipId=1&date=2026-11-21` },
  beforeEach: ({ msw }) =>
    msw.use(
      respondWith('reservations/available-promotions', passes),
      respondWith('classes/reservable', classes),
      respondWith('reservation/today', withMalformedRows([today], ['classTime'], numbered)),
      respondWith(
        'reservation/history',
        withMalformedRows([history], Object.keys(history), numbered),
      ),
    ),
  play: async ({ canvas }) => {
    const open = await regionOf(canvas, '예약 가능한 수업');
    await expect(await open.findByRole('button', { name: '예약하기 23:00 강민준' })).toBeEnabled();
    await expect(open.getAllByRole('listitem')).toHaveLength(malformedRowCount + 1);
    await expect(open.getAllByText('–/–')[0]).toBeVisible();
    const todays = await regionOf(canvas, '오늘의 예약');
    await expect(await todays.findByRole('button', { name: '예약 취소 19:00' })).toBeVisible();
    await expect(todays.getAllByRole('button', { name: '예약 취소 –' })[0]).toBeVisible();
    const past = await regionOf(canvas, '예약 내역');
    await expect(await past.findByText(`${malformedRowCount + 1}건`)).toBeVisible();
    await expect(
      past.getByRole('button', { name: '예약 취소 11월 20일 (금) 19:00' }),
    ).toBeVisible();
    await expect(past.getAllByText('–')[0]).toBeVisible();
  },
};

const days = [
  '2026-11-19',
  [2026, 11, 18],
  '2026-11-16T20:00:00Z',
  Date.UTC(2026, 10, 16),
  '2026-02-30',
  null,
  7,
  {},
  true,
  '',
];

export const Attendance: Story = {
  name: '출석',
  tags: ['rule:list:invalid-rows'],
  args: { path: paths.myPage },
  beforeEach: ({ msw }) =>
    msw.use(
      respondWith('attendance/me', [...days.map((attendDate) => ({ attendDate })), null, {}, 'x']),
    ),
  play: async ({ canvas }) => {
    const panel = await regionOf(canvas, '출석');
    await waitFor(() =>
      expect(panel.getByText('11월 출석').nextElementSibling).toHaveTextContent('4일'),
    );
    for (const day of [16, 17, 18, 19])
      await expect(
        canvas.getByRole('button', { name: new RegExp(`11월 ${day}일 .*, 출석$`) }),
      ).toBeVisible();
  },
};

const review = { content: '설명이 꼼꼼해서 좋았습니다.', likeStar: 5 };

/** 평균과 분포는 아는 별점만 셉니다. */
export const Reviews: Story = {
  name: '리뷰',
  tags: ['rule:list:invalid-rows'],
  args: { path: paths.review },
  beforeEach: ({ msw }) =>
    msw.use(
      respondWith(
        'review',
        withMalformedRows([review], Object.keys(review), () => ({})),
      ),
    ),
  play: async ({ canvas }) => {
    const list = await regionOf(canvas, '전체 리뷰');
    await expect(await list.findByText(review.content)).toBeVisible();
    await expect(list.getByRole('img', { name: '별점 5점 만점에 5점' })).toBeVisible();
    await expect(list.getAllByText('–')[0]).toBeVisible();
    const summary = await regionOf(canvas, '평균 별점');
    await expect(summary.getByText('5.0')).toBeVisible();
  },
};
