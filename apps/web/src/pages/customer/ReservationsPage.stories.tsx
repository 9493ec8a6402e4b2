import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { pageMeta, type PageMeta, type Story } from '../../../testing/page-meta.ts';
import { after, type Canvas } from '../../../testing/page-stories.ts';
import { ptPass } from '../../../testing/passes.ts';
import { expectLink, press, regionOf, textsOf } from '../../../testing/steps.ts';
import { myPasses } from '../../features/reservations/api.ts';
import { storeList } from '../../features/reservations/offline-lists.ts';
import { paths } from '../../lib/paths.ts';

export default {
  ...pageMeta,
  title: '화면/고객/수업 예약',
  args: { path: paths.reservations, persona: 'customer1' },
} satisfies PageMeta;

/** 남은 횟수와 만료일을 보여 주고, 이용권마다 예약하러 가는 길이 있습니다. 헬스 이용권은 예약 없이 방문하고, 남은 횟수가 없습니다. */
export const Ready: Story = {
  name: '이용권이 있을 때',
  tags: ['rule:screen:reservations.table'],
  play: async ({ canvas }) => {
    const pt = within(await canvas.findByRole('row', { name: /PT 12회/ }));
    await expect(pt.getByRole('cell', { name: '7 / 12회' })).toBeVisible();
    await expect(pt.getByText('2027. 1. 18.')).toBeVisible();
    const reserve = pt.getByRole('link', { name: '예약하기 PT 12회 강민준' });
    await expect(reserve).toHaveAttribute('href', `${paths.dayManagement}?membershipId=1`);
    const health = within(canvas.getByRole('row', { name: /헬스 3개월/ }));
    const visit = health.getByRole('button', { name: '예약하기 헬스 3개월 예약 없이 방문' });
    await expect(visit).toHaveAttribute('aria-disabled', 'true');
    await expect(health.queryByText(/–|\d회$/)).toBeNull();
    const table = within(canvas.getByRole('table', { name: '나의 이용권' }));
    const headers = textsOf(table.getAllByRole('columnheader'));
    await expect(headers).toEqual(['이용권', '트레이너', '남은 횟수', '만료일', '예약']);
  },
};

/** 휴대폰에서는 이용권마다 카드로 보여 주고, 버튼은 카드 아래에 둡니다. */
export const PhonePasses: Story = {
  ...Ready,
  name: '휴대폰에서 이용권이 있을 때',
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
};

/** 쓸 수 없는 이용권은 다시 구매하는 길이 먼저 있고, 왜 쓸 수 없는지 버튼 옆에서 알려 줍니다. */
export const Unusable: Story = {
  name: '만료되었거나 다 썼을 때',
  tags: ['rule:reserve:reasons'],
  args: { persona: 'customer3' },
  play: async ({ canvas }) => {
    const expired = within(await canvas.findByRole('row', { name: /필라테스 12회/ }));
    await expect(expired.getByRole('button', { name: /^예약하기/ })).toHaveAccessibleDescription(
      '이용권 만료',
    );
    const usedUp = within(canvas.getByRole('row', { name: /PT 12회/ }));
    await expect(textsOf(usedUp.getAllByRole('link'))).toEqual([
      '다시 구매 PT 12회 이서연',
      '예약 내역 PT 12회 이서연',
    ]);
    await expect(usedUp.getByRole('button', { name: /^예약하기/ })).toHaveAccessibleDescription(
      '잔여 0회',
    );
    await expectLink(usedUp, /^다시 구매/, `${paths.pt}?plan=1&trainer=2`);
  },
};

/** 마지막 30일에만 남은 날을 만료일 옆에 적습니다. */
export const EndsSoon: Story = {
  name: '만료일이 가까울 때',
  args: {
    faults: [
      {
        kind: 'custom',
        operation: 'listMyPromotions',
        status: 200,
        body: ['2026-12-20', '2026-12-19', '2026-11-20'].map((expiredDate, index) =>
          ptPass({ membershipId: index + 1, expiredDate }),
        ),
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(/^D-/)).toHaveLength(2);
    for (const text of ['D-29', 'D-DAY']) await expect(canvas.getByText(text)).toBeVisible();
  },
};

const upcoming = (canvas: Canvas) => regionOf(canvas, '내 예약');

async function rowsOf(canvas: Canvas, count: number) {
  const region = await upcoming(canvas);
  await waitFor(() => expect(region.getAllByRole('listitem')).toHaveLength(count));
  return region.getAllByRole('listitem');
}

/** 이용권 아래에 모든 이용권의 예약을 이른 것부터, 언제 누구와 하는지 보여 줍니다. */
export const Upcoming: Story = {
  name: '예약이 있을 때',
  play: async ({ canvas }) => {
    const [first, second] = await rowsOf(canvas, 2);
    await expect(first).toHaveTextContent(/11월 20일 \(금\) 23:00PT강민준/);
    await expect(second).toHaveTextContent(/11월 23일 \(월\) 10:00필라테스정유나/);
    const region = await upcoming(canvas);
    await expect(region.getAllByRole('button', { name: /^캘린더에 추가/ })).toHaveLength(1);
    const table = canvas.getByRole('table').getBoundingClientRect();
    const panel = canvas.getByRole('region', { name: '내 예약' }).getBoundingClientRect();
    await expect(table.bottom).toBeLessThan(panel.top);
  },
};

/** 그 자리에서 취소하면 줄이 없어지고, 포커스는 목록에 있습니다. 돌려받은 횟수는 이용권에 바로 보입니다. */
export const UpcomingCancelled: Story = {
  name: '내 예약을 취소한 다음',
  play: async ({ canvas }) => {
    const [first] = await rowsOf(canvas, 2);
    await press(within(first!), /^예약 취소/);
    const question = await screen.findByRole('alertdialog');
    await expect(question).toHaveAccessibleDescription('11월 20일 (금) 23:00 · PT');
    await press(within(question), '예약 취소');
    await rowsOf(canvas, 1);
    await waitFor(() => expect(canvas.getByRole('region', { name: '내 예약' })).toHaveFocus());
    await expect(await canvas.findByRole('cell', { name: '8 / 12회' })).toBeVisible();
  },
};

/** 파일을 만들어 내려받고, 포커스는 버튼에 남습니다. */
export const AddedToCalendar: Story = {
  name: '캘린더에 넣은 다음',
  play: after(Upcoming, async ({ canvas }) => {
    const add = (await upcoming(canvas)).getByRole('button', { name: '캘린더에 추가' });
    await userEvent.click(add);
    await waitFor(() => expect(add).not.toHaveAttribute('data-busy'));
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await expect(add).toHaveFocus();
  }),
};

const purchased = (promotionId: number) => ({ purchase: { promotionId, userId: 102 } });

/** 무엇이 준비되었는지 한 번만 말하고, 첫 수업을 예약하게 합니다. */
export const Sessions: Story = {
  name: '횟수 이용권을 산 다음',
  args: {
    persona: 'customer2',
    state: purchased(1),
    faults: [
      {
        operation: 'listMyPromotions',
        kind: 'custom',
        status: 200,
        body: [ptPass({ membershipId: 7, remainingSessionCount: 12 })],
      },
      { operation: 'listReservationHistory', kind: 'custom', status: 200, body: [] },
    ],
  },
  play: async ({ canvas }) => {
    const shown = await regionOf(canvas, 'PT 12회 이용권이 준비되었습니다.');
    const first = await shown.findByRole('link', { name: '첫 수업 예약하기' });
    await expect(first).toHaveAttribute('href', `${paths.dayManagement}?membershipId=7`);
  },
};

/** 헬스 회원권은 예약 없이 방문합니다. */
export const Health: Story = {
  name: '헬스 회원권을 산 다음',
  args: { persona: 'customer2', state: purchased(10) },
  play: async ({ canvas }) => {
    const shown = await regionOf(canvas, '헬스 3개월 이용권이 준비되었습니다.');
    await expect(shown.getByText('예약 없이 방문해주세요. 매일 06:00–24:00')).toBeVisible();
  },
};

const notice = '11월 20일 (금) 10:00에 마지막으로 확인한 내용입니다.';

/** 서버에 연결할 수 없으면 마지막으로 확인한 이용권을 보여 주고, 언제 확인했는지 알려 줍니다. */
export const Unreachable: Story = {
  name: '서버에 연결할 수 없을 때',
  tags: ['rule:stored-lists:notice'],
  args: {
    faults: [{ operation: 'listMyPromotions', kind: 'status', status: 503, times: 3 }],
  },
  beforeEach: () => storeList(myPasses.queryKey, [ptPass({ remainingSessionCount: 9 })]),
  play: async ({ canvas }) => {
    const status = await canvas.findByText(notice, { exact: false });
    await expect(status).toBeVisible();
    const row = within(await canvas.findByRole('row', { name: /PT 12회/ }));
    await expect(row.getByRole('cell', { name: '9 / 12회' })).toBeVisible();
  },
};

/** 다시 시도해 연결되면 지금의 목록으로 바뀝니다. */
export const Replaced: Story = {
  ...Unreachable,
  name: '다시 연결되었을 때',
  play: after(Unreachable, async ({ canvas }) => {
    const retry = canvas.getByRole('button', { name: '다시 시도' });
    // The reservations of the pass are still being loaded.
    await waitFor(() => expect(retry).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(retry);
    await expect(await canvas.findByRole('cell', { name: '7 / 12회' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(notice, { exact: false })).toBeNull());
  }),
};
