import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, userEvent, within } from 'storybook/test';
import { attendanceTexts } from '../../features/attendance/texts.ts';
import { pageTexts, reservationTexts } from '../../features/reservations/texts.ts';
import { answer } from '../../../testing/steps.ts';
import { endTimeLimitsAtOnce } from '../../../testing/end-time-limits.ts';
import { paths } from '../../shared/paths.ts';
import { texts } from '../../shared/texts.ts';
import type { AppFrame } from '../../../testing/AppFrame.tsx';
import { calendarPageMeta } from '../../../testing/page-meta.ts';

const ptOn = (date: string) => `${paths.dayManagement}?membershipId=1&date=${date}`;

const meta = {
  ...calendarPageMeta,
  title: '화면/오류 문구/고객',
  parameters: {
    ...calendarPageMeta.parameters,
    docs: {
      description: {
        component: '고객의 화면에서 목록을 보여 줄 수 없거나 서버에 닿지 못할 때의 말입니다.',
      },
    },
  },
  args: { path: ptOn('2026-11-21'), persona: 'customer1' },
} satisfies Meta<typeof AppFrame>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const tells =
  (text: string): Play =>
  async ({ canvas }) => {
    await expect((await canvas.findAllByText(text))[0]).toBeVisible();
  };

/** Reserves a class; `prepare` runs after the lists have loaded. */
const reserving =
  (reason: string, prepare?: () => void): Play =>
  async ({ canvas }) => {
    const classes = within(await canvas.findByRole('region', { name: '예약 가능한 수업' }));
    const button = await classes.findByRole('button', { name: '예약하기 15:00 강민준' });
    prepare?.();
    await userEvent.click(button);
    await answer(reservationTexts.reserveFailed({ reason }));
  };

/** 응답이 없으면 연결을 확인하게 합니다. */
export const Offline: Story = {
  name: '서버에 연결할 수 없음',
  args: { faults: [{ kind: 'offline', operation: 'createReservation' }] },
  play: reserving(texts.networkDown),
};

/** 답이 오지 않으면 예약되었는지 알 수 없다고 하고 목록을 다시 읽습니다. */
export const NoResponse: Story = {
  name: '답이 오지 않음',
  args: { faults: [{ kind: 'hang', operation: 'createReservation' }] },
  play: reserving(texts.noResponse, endTimeLimitsAtOnce),
};

/** 서버가 이유를 말하지 않으면 모른다고 합니다. */
export const WithoutReason: Story = {
  name: '이유를 알 수 없는 오류',
  args: { faults: [{ kind: 'status', status: 500, operation: 'createReservation' }] },
  play: reserving(texts.unknownError),
};

/** 예약은 남아 있다고 말합니다. */
export const ListFailed: Story = {
  name: '목록 불러오기 실패',
  args: { faults: [{ kind: 'status', status: 500, operation: 'listReservableClasses' }] },
  play: async (context) => {
    await tells(texts.listFailed)(context);
    await tells(pageTexts.failedNote)(context);
  },
};

export const AttendanceFailed: Story = {
  name: '출석 기록 불러오기 실패',
  args: {
    path: paths.myPage,
    faults: [{ kind: 'status', status: 500, operation: 'listMyAttendance' }],
  },
  play: tells(attendanceTexts.failed),
};

export const PastDay: Story = {
  name: '지난 날짜',
  args: { path: ptOn('2026-11-19') },
  play: tells(pageTexts.pastDay),
};
export const NoClassesThatDay: Story = {
  name: '그날 수업이 없음',
  args: { path: ptOn('2027-02-28') },
  play: tells(pageTexts.noClassesOnDay),
};

/** 새 수업이 아직 하나도 등록되지 않았습니다. */
export const NoClassesAhead: Story = {
  name: '앞으로 수업이 없음',
  beforeEach: ({ msw }) => msw.use(http.get('*/classes/reservable', () => HttpResponse.json([]))),
  play: tells(pageTexts.noUpcomingClasses),
};
