import { expect, userEvent, within } from 'storybook/test';
import { calendarPageMeta, type PageMeta, type Story } from '../../../testing/page-meta.ts';
import { after } from '../../../testing/page-stories.ts';
import { paths } from '../../lib/paths.ts';

const meta = {
  ...calendarPageMeta,
  title: '화면/고객/예약 관리',
  args: { path: `${paths.dayManagement}?membershipId=1&date=2026-11-21`, persona: 'customer1' },
} satisfies PageMeta;

export default meta;

/** 달력은 두 주만 보여 줍니다. 날짜를 선택해도 포커스는 그 날짜에 남습니다. */
export const TwoWeeks: Story = {
  name: '휴대폰의 두 주',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const classes = await canvas.findByRole('region', { name: '예약 가능한 수업' });
    await within(classes).findByRole('button', { name: '예약하기 10:00 강민준' });
    await expect(canvas.queryByRole('button', { name: /11월 29일/ })).not.toBeInTheDocument();
    const day = await canvas.findByRole('button', { name: /11월 24일.*예약 가능 \d+개/ });
    await expect(day).toHaveTextContent(/^24$/);
    await userEvent.click(day);
    await within(classes).findByText('11월 24일 (화)');
    await expect(day).toHaveFocus();
    for (const name of ['예약 가능한 수업', '오늘의 예약', '예약 내역'])
      await expect(canvas.getByRole('region', { name })).toBeVisible();
  },
};

/** 나머지 주는 펼쳐서 봅니다. */
export const PhoneUnfolded: Story = {
  ...TwoWeeks,
  name: '휴대폰에서 펼친 달력',
  tags: ['rule:screen:daymanagement.weeks', 'rule:screen:daymanagement.phone'],
  play: after(TwoWeeks, async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '달력 펼치기' }));
    await expect(canvas.getByRole('button', { name: /12월 19일/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '지난 주 보기' }));
    await expect(canvas.getByRole('button', { name: /11월 13일/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '달력 접기' })).toBeVisible();
  }),
};
