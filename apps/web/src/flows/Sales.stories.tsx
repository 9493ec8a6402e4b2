import { expect, within } from 'storybook/test';
import { pageMeta, type PageMeta, type Story } from '../../testing/page-meta.ts';
import { arrive, fill, goBy, press } from '../../testing/steps.ts';
import { paths } from '../lib/paths.ts';

const meta = {
  ...pageMeta,
  title: '흐름/매출',
  args: { path: paths.review, persona: 'master1' },
} satisfies PageMeta;

export default meta;

/** 마스터가 오늘의 매출에서 시작해 이번 달을 보고, 기간을 직접 정합니다. */
export const FromTodayToARange: Story = {
  name: '기간을 정해 매출 보기',
  play: async ({ canvas, step }) => {
    await step('메뉴에서 매출로 가면 오늘이 나온다', async () => {
      await goBy(canvas, '매출');
      await arrive(canvas, '매출');
      await expect(await canvas.findByLabelText('시작일')).toHaveValue('2026. 11. 20.');
    });
    await step('이번 달을 한 번에 고른다', async () => {
      await press(canvas, '이번 달');
      const summary = within(await canvas.findByRole('region', { name: '총매출' }));
      await expect(await summary.findByText('8,385,000원')).toBeVisible();
    });
    await step('하루만 본다', async () => {
      await fill(canvas.getByLabelText('시작일'), '2026-11-19');
      await fill(canvas.getByLabelText('종료일'), '2026-11-19');
      await press(canvas, '조회');
      const summary = within(await canvas.findByRole('region', { name: '총매출' }));
      await expect(await summary.findByText('1,260,000원')).toBeVisible();
    });
  },
};
