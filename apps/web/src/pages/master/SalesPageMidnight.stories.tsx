import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { moveClock } from '../../../testing/move-clock.ts';
import { pageMeta, type PageMeta, type Story } from '../../../testing/page-meta.ts';
import type { Canvas } from '../../../testing/page-stories.ts';
import { fill, press, regionOf } from '../../../testing/steps.ts';
import { paths } from '../../lib/paths.ts';

const meta = {
  ...pageMeta,
  title: '화면/마스터/매출 자정',
  args: { path: paths.sales, persona: 'master1', now: '2026-11-20T23:50:00' },
} satisfies PageMeta;

export default meta;

const afterMidnight = '2026-11-21T00:01:00';

async function fieldsOf(canvas: Canvas) {
  return { start: await canvas.findByLabelText('시작일'), end: canvas.getByLabelText('종료일') };
}

async function expectDates(canvas: Canvas, start: string, end: string) {
  const fields = await fieldsOf(canvas);
  await expect(fields.start).toHaveValue(start);
  await expect(fields.end).toHaveValue(end);
}

/** Waits until the report shows a range. */
async function expectShown(canvas: Canvas, range: string) {
  const summary = await regionOf(canvas, '총매출');
  await expect(await summary.findByText(range)).toBeVisible();
}

const marked = async (canvas: Canvas) => {
  const quick = within(await canvas.findByRole('group', { name: '빠른 기간 선택' }));
  return quick.queryByRole('button', { pressed: true });
};

/** 아무것도 바꾸지 않았으면 오늘을 따라갑니다. */
export const Untouched: Story = {
  name: '바꾸지 않은 날짜',
  tags: ['rule:sales:typed'],
  args: { now: '2026-11-21T23:50:00' },
  play: async ({ canvas }) => {
    await expectShown(canvas, '2026. 11. 21.');
    moveClock('2026-11-22T00:01:00');
    await expectShown(canvas, '2026. 11. 22.');
    await expectDates(canvas, '2026. 11. 22.', '2026. 11. 22.');
    await expect(await marked(canvas)).toHaveTextContent('오늘');
  },
};

/** 하나만 바꿔도 둘 다 조회하기 전에 자정이 지나도 그대로이고, 읽을 수 없는 날짜도 지워지지 않습니다. */
export const Typed: Story = {
  name: '입력한 날짜',
  tags: ['rule:sales:typed', 'rule:time:kept'],
  play: async ({ canvas }) => {
    const { start, end } = await fieldsOf(canvas);
    for (const text of ['11월 초', '2026-11-01']) {
      await fill(start, text);
      moveClock(afterMidnight);
      await expectShown(canvas, '2026. 11. 21.');
      await expect(start).toHaveValue(text);
      await expect(end).toHaveValue('2026. 11. 20.');
      moveClock('2026-11-20T23:50:00');
      await expectShown(canvas, '2026. 11. 20.');
    }
    await fill(end, '2026-11-10');
    await press(canvas, '조회');
    await expectShown(canvas, '2026. 11. 1. ~ 2026. 11. 10.');
    await expectDates(canvas, '2026. 11. 1.', '2026. 11. 10.');
  },
};

/** 조회한 기간은 오늘과 같은 날이어도, 기기의 시계가 뒤로 가도 그대로입니다. */
export const Shown: Story = {
  name: '조회한 날짜',
  tags: ['rule:time:kept'],
  play: async ({ canvas }) => {
    await expectShown(canvas, '2026. 11. 20.');
    await press(canvas, '조회');
    for (const time of [afterMidnight, '2026-11-19T12:00:00']) {
      moveClock(time);
      await waitFor(async () => expect(await marked(canvas)).toBeNull());
      await expectShown(canvas, '2026. 11. 20.');
      await expectDates(canvas, '2026. 11. 20.', '2026. 11. 20.');
    }
  },
};

/** 열어 둔 달력은 보던 달에 머뭅니다. */
export const OpenCalendar: Story = {
  name: '열어 둔 달력',
  tags: ['rule:time:kept'],
  play: async ({ canvas }) => {
    await fieldsOf(canvas);
    await userEvent.click(canvas.getAllByRole('button', { name: '달력 열기' })[0]!);
    const calendar = within(await screen.findByRole('dialog', { name: '시작일' }));
    await userEvent.click(calendar.getByRole('button', { name: '이전 달' }));
    const october = { name: /2026년 10월 1일/ };
    await expect(await calendar.findByRole('button', october)).toBeVisible();
    moveClock(afterMidnight);
    await waitFor(() => expect(canvas.getByLabelText('시작일')).toHaveValue('2026. 11. 21.'));
    await userEvent.click(calendar.getByRole('button', october));
    await expectDates(canvas, '2026. 10. 1.', '2026. 11. 21.');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};
