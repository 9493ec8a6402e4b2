import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { dayNameParameters } from '../../../testing/day-names.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { Calendar } from '../Calendar/index.ts';
import { Logo } from '../Logo/index.ts';
import { CalendarMark } from './index.ts';

const meta = {
  title: '컴포넌트/CalendarMark',
  tags: ['autodocs'],
  component: CalendarMark,
  parameters: dayNameParameters,
} satisfies Meta<typeof CalendarMark>;

export default meta;
type Story = StoryObj<typeof meta>;

const own = (
  <>
    <CalendarMark icon="checkCircle" tone="success" />
    <CalendarMark variant="filled">2</CalendarMark>
  </>
);
const marks: Record<string, ReactNode> = {
  '2026-11-17': <CalendarMark>0/3</CalendarMark>,
  '2026-11-19': <CalendarMark variant="filled">12/18</CalendarMark>,
  '2026-11-20': own,
  '2026-11-23': <CalendarMark>끝남</CalendarMark>,
  '2026-11-24': (
    <CalendarMark variant="stamp">
      <Logo
        viewBox="0 0 64 64"
        shape="M4 24h6v16H4zM54 24h6v16h-6z"
        accentShape="M13 8h10v48H13zM41 8h10v48H41z"
      />
    </CalendarMark>
  ),
  '2026-11-26': <CalendarMark variant="dot" />,
};

const month = (label: string, value: string | null) => (
  <Calendar
    key={label}
    label={label}
    value={value}
    today="2026-11-18"
    dayContent={(date) => marks[date]}
    dayDescription={(date) => (date in marks ? '표시 있음' : undefined)}
  />
);

/** 표시는 날짜 영역을 벗어나지 않습니다. */
export const Default: Story = {
  name: '기본',
  render: () => month('모임 날짜', '2026-11-17'),
};

/** 휴대폰에서도 날짜 영역을 벗어나지 않습니다. */
export const Phone: Story = {
  ...Default,
  name: '휴대폰',
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
};

/** 선택한 날짜에서는 모든 표시가 날짜의 색을 따릅니다. */
export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  render: () => (
    <Stack gap="lg">
      {month('고르지 않음', null)}
      {month('둘을 고름', '2026-11-19')}
      {month('내 것을 고름', '2026-11-20')}
    </Stack>
  ),
};
