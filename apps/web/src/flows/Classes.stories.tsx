import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { calendarPageMeta, type PageMeta, type Story } from '../../testing/page-meta.ts';
import { answer, arrive, goBy, press } from '../../testing/steps.ts';
import { classTexts, dialogTexts } from '../features/classes/texts.ts';
import { paths } from '../lib/paths.ts';

const meta = {
  ...calendarPageMeta,
  title: '흐름/수업 등록과 삭제',
  args: { path: paths.memberManagement, persona: 'trainer1' },
} satisfies PageMeta;

export default meta;

const dialog = async () =>
  within(await screen.findByRole('dialog', { name: dialogTexts.title({ day: '11월 21일 (토)' }) }));

/** 트레이너가 내일 빈 시간 둘을 등록하고, 그 가운데 하나를 삭제합니다. */
export const RegisterAndDelete: Story = {
  name: '등록하고 삭제하기',
  tags: [
    'rule:classes:dialog',
    'rule:classes:registered',
    'rule:classes:max-default',
    'rule:text:classes.registered',
  ],
  play: async ({ canvas, step }) => {
    await step('메뉴에서 수업 관리로 간다', async () => {
      await goBy(canvas, '수업 관리');
      await arrive(canvas, '수업 관리');
    });
    await step('내일을 눌러 두 시간을 등록한다', async () => {
      await press(canvas, /11월 21일/);
      const day = await dialog();
      const taken = await day.findByRole('button', { name: '07:00' });
      await expect(taken).toBeDisabled();
      await expect(taken).toHaveAccessibleDescription('등록됨');
      await expect(day.getByLabelText('최대 인원')).toHaveValue('1');
      await press(day, '06:00');
      await press(day, '23:00');
      await expect(day.getByText('2개 선택')).toBeVisible();
      await press(day, dialogTexts.register);
      await expect(await canvas.findByText('수업이 등록되었습니다.')).toBeVisible();
      await expect(day.getByText('시간을 선택해주세요')).toBeVisible();
      await waitFor(() => expect(day.getByRole('button', { name: '06:00' })).toBeDisabled());
    });
    await step('삭제 모드에서 06:00 수업을 골라 삭제한다', async () => {
      const day = await dialog();
      await userEvent.click(day.getByRole('switch', { name: dialogTexts.deleteMode }));
      await userEvent.click(await day.findByRole('checkbox', { name: /^06:00/ }));
      await press(day, dialogTexts.delete);
      await answer(
        `${classTexts.deleteQuestion({ count: 1 })} ${classTexts.cancelsReservations({ count: 0 })}`,
        classTexts.delete,
      );
      await expect(await canvas.findByText(classTexts.deleted)).toBeVisible();
      await waitFor(() => expect(day.queryByRole('checkbox', { name: /^06:00/ })).toBeNull());
    });
    await step('달력이 남은 수업을 보여 준다', async () => {
      await press(await dialog(), '닫기');
      await expect(
        await canvas.findByRole('button', { name: /11월 21일 토요일, 수업 9개/ }),
      ).toBeVisible();
    });
  },
};
