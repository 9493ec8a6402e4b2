import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { calendarPageMeta, type PageMeta, type Story } from '../../testing/page-meta.ts';
import { arrive, goBy, press, regionOf } from '../../testing/steps.ts';
import { paths } from '../lib/paths.ts';

export default {
  ...calendarPageMeta,
  title: '흐름/예약과 취소',
  args: { path: paths.trainers, persona: 'customer1' },
} satisfies PageMeta;

/** 이용권을 골라 내일 수업을 예약하고, 예약 내역에서 취소합니다. 세 목록이 함께 바뀝니다. */
export const ReserveAndCancel: Story = {
  name: '예약하고 취소하기',
  tags: ['rule:reserve:refresh'],
  play: async ({ canvas, step }) => {
    await step('메뉴에서 수업 예약으로, PT 이용권의 예약하기로 간다', async () => {
      await goBy(canvas, '수업 예약');
      await userEvent.click(await canvas.findByRole('link', { name: '예약하기 PT 12회 강민준' }));
      await arrive(canvas, '예약 관리');
    });
    await step('내일을 고른다', async () => {
      await press(canvas, /11월 21일/);
      // The calendar shows a pressed day one frame before the page changes.
      await canvas.findByText(/date=2026-11-21/);
    });
    const classes = await regionOf(canvas, '예약 가능한 수업');
    await step('자리가 남은 수업을 예약한다', async () => {
      await press(classes, '예약하기 15:00 강민준');
      await waitFor(() =>
        expect(classes.getByRole('button', { name: '예약됨 15:00 강민준' })).toHaveFocus(),
      );
    });
    const history = await regionOf(canvas, '예약 내역');
    await step('그만두려다 그대로 둔다', async () => {
      await press(history, '예약 취소 11월 21일 (토) 15:00');
      await expect(await screen.findByText('11월 21일 (토) 15:00 · PT')).toBeVisible();
      await press(within(screen.getByRole('alertdialog')), '예약 유지');
      await expect(
        history.getByRole('button', { name: '예약 취소 11월 21일 (토) 15:00' }),
      ).toBeVisible();
    });
    await step('다시 물었을 때 예약 취소를 고르면 자리가 돌아온다', async () => {
      await press(history, '예약 취소 11월 21일 (토) 15:00');
      await press(within(await screen.findByRole('alertdialog')), '예약 취소');
      await waitFor(() =>
        expect(classes.getByRole('button', { name: '예약하기 15:00 강민준' })).not.toHaveAttribute(
          'aria-disabled',
        ),
      );
    });
  },
};
