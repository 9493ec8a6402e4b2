import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { calendarPageMeta, type PageMeta, type Story } from '../../testing/page-meta.ts';
import { dialogOf } from '../../testing/pages/class-dialog.ts';
import { arrive, goBy, press } from '../../testing/steps.ts';
import { paths } from '../lib/paths.ts';

export default {
  ...calendarPageMeta,
  title: '흐름/수업 등록과 삭제',
  args: { path: paths.memberManagement, persona: 'trainer1' },
} satisfies PageMeta;

/** 트레이너가 내일 빈 시간 둘을 등록하고, 그 가운데 하나를 삭제합니다. */
export const RegisterAndDelete: Story = {
  name: '등록하고 삭제하기',
  tags: ['rule:text:classes.registered'],
  play: async ({ canvas, step }) => {
    await step('메뉴에서 수업 관리로 간다', async () => {
      await goBy(canvas, '수업 관리');
      await arrive(canvas, '수업 관리');
    });
    await step('내일을 눌러 두 시간을 등록한다', async () => {
      await press(canvas, /11월 21일/);
      const day = await dialogOf();
      await press(day, '06:00');
      await press(day, '23:00');
      await press(day, '등록');
      await waitFor(() => expect(day.getByRole('button', { name: '06:00' })).toBeDisabled());
    });
    await step('삭제 모드에서 06:00 수업을 골라 삭제한다', async () => {
      const day = await dialogOf();
      await userEvent.click(day.getByRole('switch', { name: '삭제 모드' }));
      await userEvent.click(await day.findByRole('checkbox', { name: /^06:00/ }));
      await press(day, '선택한 수업 삭제');
      await press(within(await screen.findByRole('alertdialog')), '수업 삭제');
      await waitFor(() => expect(day.queryByRole('checkbox', { name: /^06:00/ })).toBeNull());
    });
    await step('달력이 남은 수업을 보여 준다', async () => {
      await press(await dialogOf(), '닫기');
      await expect(
        await canvas.findByRole('button', { name: /11월 21일 토요일, 수업 9개/ }),
      ).toBeVisible();
    });
  },
};
