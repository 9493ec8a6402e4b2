import { expect, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '../../shared/paths.ts';
import { calendarPageMeta, type PageMeta, type Story } from '../../../testing/page-meta.ts';
import { after } from '../../../testing/page-stories.ts';

const meta = {
  ...calendarPageMeta,
  title: '화면/고객/예약 관리',
  args: { path: `${paths.dayManagement}?membershipId=1&date=2026-11-21`, persona: 'customer1' },
} satisfies PageMeta;

export default meta;

/** 달력은 이번 주부터 다섯 주를 보여 주고, 날짜를 선택하면 그날의 수업이 보이도록 스크롤합니다. 포커스는 선택한 날짜에 남습니다. */
export const Phone: Story = {
  name: '휴대폰',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const classes = await canvas.findByRole('region', { name: '예약 가능한 수업' });
    await within(classes).findByRole('button', { name: '예약하기 10:00 강민준' });
    await expect(canvas.queryByRole('button', { name: /11월 13일/ })).not.toBeInTheDocument();
    await expect(classes.getBoundingClientRect().top).toBeLessThan(window.innerHeight);
    const day = canvas.getByRole('button', { name: /11월 24일/ });
    await userEvent.click(day);
    await within(classes).findByText('11월 24일 (화)');
    const last = within(classes).getAllByRole('listitem').at(-1)!;
    await waitFor(() =>
      expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight),
    );
    await expect(day).toHaveFocus();
    for (const name of ['예약 가능한 수업', '오늘의 예약', '예약 내역'])
      await expect(canvas.getByRole('region', { name })).toBeVisible();
  },
};

/** 지난 주는 버튼으로 봅니다. */
export const PhonePastWeeks: Story = {
  ...Phone,
  name: '휴대폰의 지난 주',
  tags: ['rule:screen:daymanagement.weeks', 'rule:screen:daymanagement.phone'],
  play: after(Phone, async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '지난 주 보기' }));
    await expect(canvas.getByRole('button', { name: /11월 13일/ })).toBeVisible();
  }),
};
