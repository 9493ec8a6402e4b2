import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocale } from 'react-aria-components/I18nProvider';
import { expect } from 'storybook/test';
import { dayNameParameters } from '../../../testing/day-names.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { Calendar } from '../Calendar/index.ts';
import { Pagination } from '../Pagination/index.ts';
import { Stars } from '../StarRating/index.ts';
import { LocaleProvider, type Messages } from './index.ts';

function CurrentLocale() {
  return <p>현재 언어: {useLocale().locale}</p>;
}

const meta = {
  title: '컴포넌트/LocaleProvider',
  tags: ['autodocs'],
  component: LocaleProvider,
  args: { children: <CurrentLocale /> },
} satisfies Meta<typeof LocaleProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 브라우저의 언어와 관계없이 달력과 안내 문구가 한국어로 나옵니다. */
export const Default: Story = {
  name: '기본',
  play: ({ canvas }) => expect(canvas.getByText('현재 언어: ko-KR')).toBeVisible(),
};

const english: Partial<Messages> = {
  today: 'Today',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  holidays: 'Holidays',
  dayOfMonth: String,
  pages: 'Pages',
  previous: 'Previous',
  ratingOf: (value) => `${value} of 5 stars`,
};

/** 다른 언어의 앱에서는 언어와 문구를 함께 지정합니다. 지정하지 않은 문구는 한국어로 표시합니다. */
export const English: Story = {
  name: '다른 언어',
  args: {
    locale: 'en-US',
    messages: english,
    children: (
      <Stack gap="md">
        <Calendar label="Visits" value={null} today="2026-11-20" />
        <Pagination value={2} pageCount={3} onChange={() => {}} />
        <Stars value={4} />
      </Stack>
    ),
  },
  parameters: dayNameParameters,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid', { name: 'Visits, November 2026' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Previous month' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Previous' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '다음' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: '4 of 5 stars' })).toBeVisible();
  },
};
