import { expect, userEvent, waitFor, within } from 'storybook/test';
import { pageMeta, type PageMeta, type Story } from '../../../testing/page-meta.ts';
import { after, type Canvas } from '../../../testing/page-stories.ts';
import { answer, expectAlert, fill, press, regionOf } from '../../../testing/steps.ts';
import { paths } from '../../lib/paths.ts';

const meta = {
  ...pageMeta,
  title: '화면/마스터/매출 기간',
  args: { path: paths.sales, persona: 'master1' },
} satisfies PageMeta;

export default meta;

const summary = (canvas: Canvas) => regionOf(canvas, '총매출');

/** 한 번 누르면 기간이 정해지고 바로 조회합니다. */
export const QuickRanges: Story = {
  name: '빠른 기간',
  tags: ['rule:extra:sales-ranges'],
  play: async ({ canvas }) => {
    const quick = within(await canvas.findByRole('group', { name: '빠른 기간 선택' }));
    for (const [name, start, end, total] of [
      ['이번 주', '2026. 11. 15.', '2026. 11. 20.', '4,980,000원'],
      ['이번 달', '2026. 11. 1.', '2026. 11. 20.', '8,385,000원'],
      ['지난달', '2026. 10. 1.', '2026. 10. 31.', '22,585,000원'],
      ['올해', '2026. 1. 1.', '2026. 11. 20.', '56,145,000원'],
      ['오늘', '2026. 11. 20.', '2026. 11. 20.', '3,120,000원'],
    ] as const) {
      await userEvent.click(quick.getByRole('button', { name }));
      await expect(quick.getByRole('button', { pressed: true })).toHaveTextContent(name);
      await expect(canvas.getByLabelText('시작일')).toHaveValue(start);
      await expect(canvas.getByLabelText('종료일')).toHaveValue(end);
      await waitFor(async () => expect((await summary(canvas)).getByText(total)).toBeVisible());
    }
  },
};

/** 아직 오지 않은 날은 빼고, 오늘까지를 비교합니다. */
export const EndsLater: Story = {
  name: '끝나지 않은 기간',
  tags: ['rule:sales:comparison'],
  args: { path: `${paths.sales}?start=2026-11-01&end=2026-11-30` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('10월 같은 기간보다 −7,205,000원 (−46.2%)')).toBeVisible();
  },
};

const empty = '시작일과 종료일을 모두 선택해주세요.';
const reversed = '시작일은 종료일보다 늦을 수 없습니다.';

/** 두 날짜가 모두 있어야 조회합니다. */
export const Refused: Story = {
  name: '날짜가 비었을 때',
  tags: ['rule:sales:required'],
  play: async ({ canvas }) => {
    const start = await canvas.findByLabelText('시작일');
    await canvas.findByRole('row', { name: /2026. 11. 20./ });
    await userEvent.clear(start);
    await press(canvas, '조회');
    await expectAlert(empty);
  },
};

/** 순서가 맞아야 조회합니다. 입력한 날짜는 그대로입니다. */
export const Reversed: Story = {
  name: '날짜가 거꾸로일 때',
  tags: ['rule:sales:order'],
  play: after(Refused, async ({ canvas }) => {
    await answer(empty);
    const start = canvas.getByLabelText('시작일');
    await fill(start, '2026-11-21');
    await press(canvas, '조회');
    await expectAlert(reversed);
    await expect(start).toHaveValue('2026. 11. 21.');
  }),
};

/** 시작일이 오늘보다 늦으면 아직 매출이 없는 기간입니다. */
export const Future: Story = {
  name: '시작일이 오늘보다 늦을 때',
  tags: ['rule:sales:future'],
  play: async ({ canvas }) => {
    await fill(await canvas.findByLabelText('시작일'), '2026-11-21');
    await fill(canvas.getByLabelText('종료일'), '2026-11-30');
    await press(canvas, '조회');
    await expect(await canvas.findByText('조회된 데이터가 없습니다.')).toBeVisible();
    await expect((await summary(canvas)).getByText('0원')).toBeVisible();
    await expect(canvas.getByLabelText('시작일')).toHaveValue('2026. 11. 21.');
  },
};

/** 날짜는 사람들이 쓰는 여러 방식으로 입력할 수 있습니다. 읽을 수 없는 날짜는 조회하지 않고 입력 방법을 안내합니다. */
export const Typed: Story = {
  name: '날짜를 입력할 때',
  tags: ['rule:input:date'],
  play: async ({ canvas }) => {
    const [start, end] = [await canvas.findByLabelText('시작일'), canvas.getByLabelText('종료일')];
    const show = canvas.getByRole('button', { name: '조회' });
    await canvas.findByRole('row', { name: /2026. 11. 20./ });
    await fill(start, '2026-02-30');
    await userEvent.click(show);
    await expect(start).toHaveFocus();
    await expect(start).toHaveValue('2026-02-30');
    await expect(start).toHaveAccessibleDescription('날짜를 2026. 11. 20.처럼 입력해주세요.');
    await expect(end).not.toHaveAttribute('aria-invalid', 'true');
    await fill(start, '26.11.18');
    await fill(end, '２０２６년 11월 19일');
    await userEvent.keyboard('{Enter}');
    await waitFor(async () =>
      expect((await summary(canvas)).getByText('1,860,000원')).toBeVisible(),
    );
    await expect(start).toHaveValue('2026. 11. 18.');
  },
};
