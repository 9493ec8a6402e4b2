import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { outcomeTexts } from '../../features/check-in/texts.ts';
import { workerTexts } from '../../features/workers/texts.ts';
import { press } from '../../../testing/steps.ts';
import { paths } from '../../shared/paths.ts';
import { texts } from '../../shared/texts.ts';
import type { AppFrame } from '../../../testing/AppFrame.tsx';
import {
  respondWith,
  malformedCount,
  malformedRowCount,
  withMalformedRows,
} from '../../../testing/malformed-responses.ts';
import { pageMeta } from '../../../testing/page-meta.ts';

const meta = {
  ...pageMeta,
  title: '화면/잘못된 응답/마스터',
  parameters: {
    ...pageMeta.parameters,
    docs: {
      description: {
        component:
          '서버의 답이 계약과 다를 때에도 읽을 수 있는 것은 보이고, 모르는 값은 –로 보입니다.',
      },
    },
  },
  args: { path: paths.member, persona: 'master1' },
} satisfies Meta<typeof AppFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

const user = {
  userId: 101,
  nickName: '김서준',
  ph: '01020000001',
  gender: 'MALE',
  createdAt: [2026, 8, 20],
  roleName: 'customer',
  promotionName: 'PT 12회',
  promotionSessionCount: 7,
  expiredDate: '2027-01-18T00:00:00Z',
};
const users = withMalformedRows([user], Object.keys(user), (nth) => ({ userId: 200 + nth }));

/** 권한을 모르는 회원은 비회원이라고 하지 않습니다. */
export const Users: Story = {
  name: '전체 회원',
  tags: ['rule:list:invalid-rows'],
  beforeEach: ({ msw }) =>
    msw.use(respondWith('admin/users', [...users, { ...user, userId: null }])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(`전체 ${malformedRowCount + 1}건`)).toBeVisible();
    const good = within(canvas.getByRole('row', { name: /김서준/ }));
    for (const text of ['남성', '2026. 8. 20.', '7회', '2027. 1. 18.'])
      await expect(good.getByText(text)).toBeVisible();
    await expect(good.getByLabelText('권한')).toHaveValue('customer');
    const [odd] = canvas.getAllByRole('row', { name: /^200 –/ });
    await expect(within(odd!).getByLabelText('권한')).toHaveDisplayValue('–');
    await expect(within(odd!).getAllByText('–')).toHaveLength(8);
    await userEvent.click(
      within(canvas.getByRole('navigation', { name: '페이지' })).getByRole('button', {
        name: '다음',
      }),
    );
    await expect(await canvas.findByRole('row', { name: /^215/ })).toBeVisible();
  },
};

const worker = {
  managerId: 1,
  nickname: '강민준',
  gender: 'male',
  ph: '01030000001',
  classMemberCount: 12,
  classSessionCount: 48,
};

/** 합계와 막대는 아는 것만 셉니다. */
export const Workers: Story = {
  name: '직원 실적',
  tags: ['rule:list:invalid-rows'],
  args: { path: paths.worker },
  beforeEach: ({ msw }) =>
    msw.use(
      respondWith(
        'admin/manager',
        withMalformedRows([worker], Object.keys(worker), (nth) => ({ managerId: 200 + nth })),
      ),
    ),
  play: async ({ canvas }) => {
    const good = within(await canvas.findByRole('row', { name: /강민준/ }));
    await expect(good.getByText('48회')).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(malformedRowCount + 2);
    await expect(within(canvas.getByRole('row', { name: /^200/ })).getAllByText('–')).toHaveLength(
      5,
    );
    await expect(
      canvas.getByText(
        workerTexts.summary({ workers: malformedRowCount + 1, sessions: 48 + malformedCount }),
      ),
    ).toBeVisible();
  },
};

const sales = {
  date: '2026-11-01',
  totalAmount: 1_215_000,
  ptTotalAmount: 840_000,
  pltTotalAmount: 360_000,
  htTotalAmount: 0,
};
const dayOf = (nth: number) => ({ date: [2026, 11, 2 + nth] });

/** 합계는 아는 것만 더합니다. */
export const Sales: Story = {
  name: '매출',
  tags: ['rule:list:invalid-rows'],
  args: { path: `${paths.sales}?start=2026-11-01&end=2026-11-20` },
  beforeEach: ({ msw }) =>
    msw.use(
      respondWith('admin/sales/reports', withMalformedRows([sales], Object.keys(sales), dayOf)),
    ),
  play: async ({ canvas }) => {
    const good = within(await canvas.findByRole('row', { name: /^2026\. 11\. 1\./ }));
    await expect(good.getByText('1,215,000원')).toBeVisible();
    await expect(
      within(canvas.getByRole('row', { name: /^2026\. 11\. 2\./ })).getAllByText('–'),
    ).toHaveLength(4);
    await expect(canvas.getAllByRole('row')).toHaveLength(malformedRowCount + 3);
  },
};

/** 목록이 아닌 응답은 불러오기 실패로 처리합니다. */
export const NoList: Story = {
  name: '목록이 아닌 응답',
  tags: ['rule:list:unusable'],
  beforeEach: ({ msw }) => msw.use(respondWith('admin/users', { a: 1 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.emptyList)).toBeVisible();
    await expect(canvas.getByRole('button', { name: texts.retry })).toBeVisible();
  },
};

/** 회원 번호를 알 수 없으면 출석을 보내지 않습니다. */
export const NoMember: Story = {
  name: '회원번호가 없는 응답',
  tags: ['rule:check-in:number'],
  args: { path: paths.masterMyPage },
  beforeEach: ({ msw }) => msw.use(respondWith('attendance/resolve-user', { id: 101 })),
  play: async ({ canvas }) => {
    const fetching = spyOn(globalThis, 'fetch');
    await press(canvas, '출석 체크');
    const desk = within(await screen.findByRole('dialog', { name: '출석 체크' }));
    await userEvent.type(desk.getByLabelText('전화번호'), '01020000001{Enter}');
    await waitFor(() => expect(desk.getByRole('status')).toHaveTextContent(outcomeTexts.failed));
    const asked = fetching.mock.calls.map(([request]) => (request as Request).url);
    await expect(asked.filter((url) => url.includes('/attendance/resolve-user'))).toHaveLength(1);
    await expect(asked.filter((url) => url.includes('/attendance/users/'))).toEqual([]);
    fetching.mockRestore();
  },
};
