import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { calendarPageMeta, type PageMeta, type Story } from '../../testing/page-meta.ts';
import { findDialog, goBy, press, signIn, signOut } from '../../testing/steps.ts';
import { paths } from '../lib/paths.ts';

export default {
  ...calendarPageMeta,
  title: '흐름/출석',
  args: { path: paths.review, persona: 'master1' },
} satisfies PageMeta;

/** 데스크에서 전화번호로 출석을 처리하면, 그 회원의 달력에 오늘 도장이 찍힙니다. */
export const DeskToCalendar: Story = {
  name: '데스크에서 달력까지',
  play: async ({ canvas, step }) => {
    await step('메뉴에서 마이페이지로 가서 출석 체크를 연다', async () => {
      await goBy(canvas, '마이페이지');
      await press(canvas, '출석 체크');
    });
    const desk = await findDialog('출석 체크');
    await step('회원의 번호로 출석을 처리한다', async () => {
      await userEvent.type(desk.getByLabelText('전화번호'), '01020000001{Enter}');
      await waitFor(() => expect(desk.getByRole('status')).toHaveTextContent('김서준 회원님'));
      await press(desk, '닫기');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('그 회원으로 로그인하면 오늘 도장이 있다', async () => {
      await signOut(canvas);
      await signIn(canvas, 'customer1');
      await goBy(canvas, '마이페이지');
      await expect(
        await canvas.findByRole('button', { name: /^오늘, 2026년 11월 20일 금요일, 출석/ }),
      ).toBeVisible();
    });
  },
};
