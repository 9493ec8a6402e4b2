import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, type screen, spyOn, userEvent, within } from 'storybook/test';
import { Heading } from '../Heading/index.ts';
import { Inline } from '../../layout/Inline/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { Badge } from '../Badge/index.ts';
import { Button } from '../Button/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { withPreference } from '../../../testing/with-preference.ts';
import { Text } from '../Text/index.ts';
import { Row, RowList, RowListSkeleton } from './index.ts';

const meta = {
  title: '컴포넌트/RowList',
  tags: ['autodocs'],
  component: RowList,
  subcomponents: { Row, RowListSkeleton },
  args: { children: null },
} satisfies Meta<typeof RowList>;

export default meta;
type Story = StoryObj<typeof meta>;

const reserve = (disabledReason?: string) => (
  <Button variant="secondary" size="sm" disabledReason={disabledReason}>
    신청하기
  </Button>
);
const name = (
  <>
    아침 모임{' '}
    <Text as="span" color="muted" weight="regular">
      김하늘
    </Text>
  </>
);
const rows = [
  <Row
    key="1"
    lead="9:00"
    dateTime="09:00"
    title={name}
    details="자리 2/6"
    action={
      <Inline gap="xxs" isUnwrapped>
        <IconButton icon="calendarAdd" label="일정에 넣기" variant="ghost" size="sm" />
        {reserve()}
      </Inline>
    }
  />,
  <Row
    key="2"
    lead="10:00"
    dateTime="10:00"
    title={name}
    details="자리 6/6"
    action={reserve('자리가 없습니다.')}
  />,
  <Row key="3" lead="14:00" dateTime="14:00" title="저녁 모임" isMuted />,
];
const records = ['25', '18', '11', '4'].map((day) => (
  <Row
    key={day}
    lead={`${day}일`}
    dateTime={`2026-11-${day.padStart(2, '0')}T10:00`}
    title={name}
    details={<Badge tone="success">다녀옴</Badge>}
  />
));
const compactRows = [
  <Row key="1" lead="9:00" title="김하늘, 이바다" action={<Badge tone="info">2명</Badge>} />,
  <Row key="2" lead="10:00" title="신청한 사람 없음" isMuted action="끝남" />,
];

/** 첫머리 너비를 가장 긴 것에 맞춰 텍스트의 시작 위치가 같습니다. */
export const Default: Story = {
  name: '기본',
  args: { children: rows, 'aria-label': '오늘의 모임' },
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('list', { name: '오늘의 모임' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(3);
    await expect(list.getByText('9:00').closest('time')).toHaveAttribute('dateTime', '09:00');
  },
};

/** 휴대폰에서는 이유가 버튼 아래에 놓입니다. 버튼이 여럿이어도 글을 가리지 않고, 자리가 없으면 글 아래에 놓입니다. */
export const Phone: Story = {
  ...Default,
  name: '휴대폰',
  tags: ['picture'],
  globals: { viewport: { value: 'smallPhone' } },
};

/** 불러오는 중에도 줄 높이가 같습니다. */
export const Loading: Story = {
  name: '불러오는 중',
  render: () => (
    <>
      <RowList>{rows}</RowList>
      <RowListSkeleton rows={3} label="모임을 불러오는 중" />
    </>
  ),
  play: async ({ canvas }) => {
    const skeleton = canvas.getByRole('status');
    await expect(skeleton).toHaveTextContent('모임을 불러오는 중');
    const { height } = canvas.getByRole('list').getBoundingClientRect();
    await expect(skeleton.getBoundingClientRect().height).toBe(height);
  },
};

export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  render: () => (
    <Stack gap="xl">
      <Heading level={2}>보통</Heading>
      <RowList>{rows}</RowList>
      <Heading level={2}>두 칸</Heading>
      <RowList columns={2}>{records}</RowList>
      <Heading level={2}>촘촘하게</Heading>
      <RowList density="compact">{compactRows}</RowList>
      <Heading level={2}>머리 없이</Heading>
      <RowList density="compact">
        <Row title="알림을 받지 않습니다." action={reserve()} />
        <Row title="알림을 받습니다." />
      </RowList>
      <Heading level={2}>비어 있음</Heading>
      <RowList emptyText="오늘은 모임이 없습니다.">{[]}</RowList>
      <RowListSkeleton rows={2} />
      <RowListSkeleton rows={2} density="compact" />
    </Stack>
  ),
};

/** Adds a row above another one, which may slide to its new place. */
async function addRow(canvas: Pick<typeof screen, 'getByRole' | 'getByText'>) {
  const row = canvas.getByText('18일').closest('li')!;
  const animate = spyOn(row, 'animate');
  const before = row.offsetTop;
  await userEvent.click(canvas.getByRole('button', { name: '더하기' }));
  await expect(canvas.getByText('25일')).toBeVisible();
  await expect(row.offsetTop).toBeGreaterThan(before);
  return animate;
}

/** 위에 줄이 생기면 다른 줄이 새 자리로 미끄러집니다. */
export const Animated: Story = {
  name: '줄이 늘어날 때',
  tags: ['motion'],
  render: function Growing() {
    const [days, setDays] = useState([18, 11, 4]);
    return (
      <Stack gap="sm">
        <Button onPress={() => setDays([25, ...days])}>더하기</Button>
        <RowList isAnimated>
          {days.map((day) => (
            <Row key={day} lead={`${day}일`} title={name} />
          ))}
        </RowList>
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    const animate = await addRow(canvas);
    await expect(animate).toHaveBeenCalledWith(
      expect.anything(),
      expect.objectContaining({ duration: 220 }),
    );
  },
};

/** 움직임 줄이기를 켜면 미끄러지지 않습니다. */
export const AnimatedWithReducedMotion: Story = {
  ...Animated,
  name: '줄이 늘어날 때, 움직임 줄이기',
  beforeEach: withPreference('reducedMotion'),
  play: async ({ canvas }) => {
    await expect(await addRow(canvas)).not.toHaveBeenCalled();
  },
};
