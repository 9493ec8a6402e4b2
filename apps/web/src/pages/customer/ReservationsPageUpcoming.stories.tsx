import type { Fault } from '@fitness/mocks/backend';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { messageOf } from '../../../testing/fault-presets.ts';
import { pageMeta, type PageMeta, type Story } from '../../../testing/page-meta.ts';
import { after, type Canvas, expectNoOverflow } from '../../../testing/page-stories.ts';
import { answer, expectAlert, press, regionOf } from '../../../testing/steps.ts';
import { pageTexts, reservationTexts, upcomingTexts } from '../../features/reservations/texts.ts';
import { paths } from '../../lib/paths.ts';
import { texts } from '../../lib/texts.ts';

const meta = {
  ...pageMeta,
  title: '화면/고객/내 예약',
  args: { path: paths.reservations, persona: 'customer1' },
} satisfies PageMeta;

export default meta;

const upcoming = (canvas: Canvas) => regionOf(canvas, upcomingTexts.title);

async function rowsOf(canvas: Canvas, count: number) {
  const region = await upcoming(canvas);
  await waitFor(() => expect(region.getAllByRole('listitem')).toHaveLength(count));
  return region.getAllByRole('listitem');
}

/** 이용권 아래에 모든 이용권의 예약을 이른 것부터, 언제 누구와 하는지 보여 줍니다. */
export const Ready: Story = {
  name: '예약이 있을 때',
  tags: ['rule:upcoming:list', 'rule:upcoming:row'],
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

/** 휴대폰에서도 글이 버튼에 가리지 않습니다. */
export const Phone: Story = {
  ...Ready,
  name: '휴대폰',
  globals: { viewport: { value: 'phone' } },
};

/** 좁은 휴대폰에서도 화면이 옆으로 밀리지 않습니다. */
export const SmallPhone: Story = {
  name: '좁은 휴대폰',
  globals: { viewport: { value: 'smallPhone' } },
  play: async (context) => {
    await rowsOf(context.canvas, 2);
    await expectNoOverflow(context);
  },
};

/** 그 자리에서 취소하면 줄이 없어지고, 포커스는 목록에 있습니다. 돌려받은 횟수는 이용권에 바로 보입니다. */
export const Cancelled: Story = {
  name: '취소한 다음',
  tags: ['rule:upcoming:cancel', 'rule:cancel:confirm'],
  play: async ({ canvas }) => {
    const [first] = await rowsOf(canvas, 2);
    await press(within(first!), /^예약 취소/);
    const question = await expectAlert(reservationTexts.cancelQuestion);
    await expect(question).toHaveAccessibleDescription('11월 20일 (금) 23:00 · PT');
    await answer(reservationTexts.cancelQuestion, reservationTexts.cancel);
    await expect(await canvas.findByText(reservationTexts.cancelled)).toBeVisible();
    await rowsOf(canvas, 1);
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: upcomingTexts.title })).toHaveFocus(),
    );
    await expect(canvas.getByRole('cell', { name: '8 / 12회' })).toBeVisible();
  },
};

/** 취소하는 동안에는 아무것도 움직이지 않고, 버튼이 기다린다고 알립니다. */
export const Cancelling: Story = {
  name: '취소하는 동안',
  tags: ['rule:upcoming:cancel'],
  args: { faults: [{ kind: 'latency', ms: 60_000, operation: 'cancelReservation' }] },
  play: async ({ canvas }) => {
    const [first] = await rowsOf(canvas, 2);
    const button = within(first!).getByRole('button', { name: /^예약 취소/ });
    const before = button.getBoundingClientRect();
    await userEvent.click(button);
    await answer(reservationTexts.cancelQuestion, reservationTexts.cancel);
    await waitFor(() => expect(button).toHaveAttribute('data-busy'));
    await expect(button.getBoundingClientRect()).toEqual(before);
    await rowsOf(canvas, 2);
  },
};

/** 취소하지 못하면 까닭을 알리고, 예약은 그대로입니다. */
export const Refused: Story = {
  name: '취소 실패',
  tags: ['rule:upcoming:cancel'],
  args: {
    faults: [
      { kind: 'answer', name: 'ReservationBegun', operation: 'cancelReservation', times: 1 },
    ],
  },
  play: async ({ canvas }) => {
    const [first] = await rowsOf(canvas, 2);
    await press(within(first!), /^예약 취소/);
    await answer(reservationTexts.cancelQuestion, reservationTexts.cancel);
    const reason = messageOf('ReservationBegun');
    await answer(reservationTexts.cancelFailed({ reason }));
    await rowsOf(canvas, 2);
  },
};

const history = (body: readonly object[]): Fault => ({
  kind: 'custom',
  operation: 'listReservationHistory',
  status: 200,
  body,
});

/** 예약이 없으면 그렇게 말합니다. */
export const NoReservations: Story = {
  name: '예약이 없을 때',
  tags: ['rule:upcoming:none'],
  args: { faults: [history([])] },
  play: async ({ canvas }) => {
    const region = await upcoming(canvas);
    await expect(await region.findByText(upcomingTexts.none)).toBeVisible();
    await expect(region.queryByRole('button')).toBeNull();
    await expect(
      await canvas.findByRole('link', { name: '예약하기 PT 12회 강민준' }),
    ).toBeVisible();
  },
};

/** 예약할 이용권이 없으면 예약 자리도 없습니다. */
export const NoPass: Story = {
  name: '이용권이 없을 때',
  tags: ['rule:upcoming:none'],
  args: { persona: 'customer2' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.emptyList)).toBeVisible();
    await expect(canvas.queryByRole('region', { name: upcomingTexts.title })).toBeNull();
  },
};

/** 한 이용권의 예약이라도 불러오지 못하면, 없다고 하지 않고 다시 시도하게 합니다. */
export const PartlyUnknown: Story = {
  name: '일부 불러오기 실패',
  tags: ['rule:upcoming:unknown'],
  args: {
    faults: [{ kind: 'status', status: 500, operation: 'listReservationHistory', times: 1 }],
  },
  play: async ({ canvas }) => {
    const region = await upcoming(canvas);
    await expect(await region.findByText(pageTexts.failedNote)).toBeVisible();
    await expect(region.queryByText(upcomingTexts.none)).toBeNull();
  },
};

/** 다시 시도하면 모두 나타납니다. */
export const PartlyRetried: Story = {
  ...PartlyUnknown,
  name: '일부를 다시 불러온 다음',
  play: after(PartlyUnknown, async ({ canvas }) => {
    await press(await upcoming(canvas), texts.retry);
    await rowsOf(canvas, 2);
  }),
};

/** 불러오지 못하면 예약은 그대로라고 알리고, 이용권은 그대로 보여 줍니다. */
export const Failed: Story = {
  name: '불러오기 실패',
  tags: ['rule:upcoming:unknown'],
  args: { faults: [{ kind: 'status', status: 500, operation: 'listReservationHistory' }] },
  play: async ({ canvas }) => {
    const region = await upcoming(canvas);
    await expect(await region.findByText(pageTexts.failedNote)).toBeVisible();
    await expect(region.getByRole('button', { name: texts.retry })).toBeVisible();
    await expect(await canvas.findByRole('row', { name: /PT 12회/ })).toBeVisible();
  },
};

/** 시각을 모르는 예약은 마지막에 두고, 캘린더에 넣지 않습니다. */
export const UnknownTime: Story = {
  name: '시각을 모를 때',
  tags: ['rule:upcoming:list'],
  args: {
    faults: [history([{ reservationId: 900, classTime: null, status: 'RESERVED' }])],
  },
  play: async ({ canvas }) => {
    const [first] = await rowsOf(canvas, 2);
    await expect(within(first!).getByRole('button', { name: /^예약 취소/ })).toBeVisible();
    const region = await upcoming(canvas);
    await expect(region.queryByRole('button', { name: /^캘린더에 추가/ })).toBeNull();
  },
};

/** 파일을 만들어 내려받고, 포커스는 버튼에 남습니다. */
export const AddedToCalendar: Story = {
  name: '캘린더에 넣은 다음',
  tags: ['rule:upcoming:calendar'],
  play: after(Ready, async ({ canvas }) => {
    const add = (await upcoming(canvas)).getByRole('button', { name: '캘린더에 추가' });
    await userEvent.click(add);
    await waitFor(() => expect(add).not.toHaveAttribute('data-busy'));
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await expect(add).toHaveFocus();
  }),
};

/** 파일을 만들지 못하면 알려 줍니다. */
export const NotAddedToCalendar: Story = {
  name: '캘린더에 추가 실패',
  tags: ['rule:upcoming:calendar'],
  play: async ({ canvas }) => {
    await rowsOf(canvas, 2);
    spyOn(URL, 'createObjectURL').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    await press(await upcoming(canvas), '캘린더에 추가');
    await expectAlert(upcomingTexts.addFailed);
  },
};
