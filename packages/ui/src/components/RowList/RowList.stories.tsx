import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { expectNoOverflow } from '../../../testing/expectations.ts';
import { Heading } from '../Heading/index.ts';
import { Inline } from '../../layout/Inline/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { Badge } from '../Badge/index.ts';
import { Button } from '../Button/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { preferences, preferencesAttribute } from '../../theme/preferences.ts';
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
  <Row key="1" lead="9:00" dateTime="09:00" title={name} details="자리 2/6" action={reserve()} />,
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
    leadNote={`2026. 11. ${day}.`}
    lead="10:00"
    dateTime={`2026-11-${day.padStart(2, '0')}T10:00`}
    title={name}
    details={<Badge tone="success">다녀옴</Badge>}
  />
));
const compactRows = [
  <Row key="1" lead="9:00" title="김하늘, 이바다" action={<Badge tone="info">2명</Badge>} />,
  <Row key="2" lead="10:00" title="신청한 사람 없음" isMuted action="끝남" />,
];

const leftOf = (element: Element) => element.getBoundingClientRect().left;

/** 첫머리 너비를 가장 긴 것에 맞춰 텍스트의 시작 위치가 같습니다. */
export const Default: Story = {
  name: '기본',
  args: { children: rows, 'aria-label': '오늘의 모임' },
  play: async ({ canvas }) => {
    const items = within(canvas.getByRole('list', { name: '오늘의 모임' })).getAllByRole(
      'listitem',
    );
    await expect(items).toHaveLength(3);
    const [first, second] = canvas.getAllByText('아침 모임', { exact: false });
    await expect(leftOf(first!)).toBe(leftOf(second!));
    await expect(leftOf(canvas.getByText('저녁 모임'))).toBe(leftOf(first!));
    await expect(canvas.getByText('9:00').closest('time')).toHaveAttribute('dateTime', '09:00');
  },
};

/** 휴대폰에서는 이유가 버튼 아래에 놓이고, 화면이 옆으로 밀리지 않습니다. */
export const Phone: Story = {
  ...Default,
  name: '휴대폰',
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const button = canvas.getAllByRole('button')[1]!.getBoundingClientRect();
    const reason = canvas.getByText('자리가 없습니다.').getBoundingClientRect();
    await expect(reason.top).toBeGreaterThanOrEqual(button.bottom);
    await expectNoOverflow();
  },
};

/** 넓은 화면에서는 두 개씩 나란히 놓고, 왼쪽에서 오른쪽으로 읽습니다. */
export const TwoColumns: Story = {
  name: '두 열',
  args: { columns: 2, children: records },
  play: async ({ canvas }) => {
    const [first, second, third] = canvas
      .getAllByRole('listitem')
      .map((item) => item.getBoundingClientRect());
    await expect(second!.top).toBe(first!.top);
    await expect(second!.left).toBeGreaterThan(first!.right);
    await expect(third!.left).toBe(first!.left);
  },
};

/** 버튼이 여럿이어도 글을 가리지 않습니다. 자리가 없으면 글 아래에 놓입니다. */
export const SeveralActions: Story = {
  name: '버튼 여럿',
  tags: ['picture'],
  globals: { viewport: { value: 'smallPhone' } },
  args: {
    children: ['25', '18'].map((day) => (
      <Row
        key={day}
        leadNote={`11월 ${day}일 (수)`}
        lead="10:00–11:00"
        title={name}
        details="사흘 뒤"
        action={
          <Inline gap="xxs" isUnwrapped>
            <IconButton icon="calendarAdd" label="일정에 넣기" variant="ghost" size="sm" />
            {reserve()}
          </Inline>
        }
      />
    )),
  },
  play: async ({ canvas }) => {
    for (const item of canvas.getAllByRole('listitem')) {
      const row = within(item);
      const text = row.getByText('사흘 뒤').getBoundingClientRect();
      for (const button of row.getAllByRole('button'))
        await expect(button.getBoundingClientRect().top).toBeGreaterThanOrEqual(text.bottom);
    }
    await expectNoOverflow();
  },
};

/** 데이터가 없으면 문구만 표시합니다. */
export const Empty: Story = {
  name: '데이터 없음',
  args: { children: [], emptyText: '오늘은 모임이 없습니다.', id: 'today' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('오늘은 모임이 없습니다.')).toHaveAttribute('id', 'today');
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
};

/** 불러오는 중에도 줄 높이가 같습니다. */
export const Loading: Story = {
  name: '불러오는 중',
  render: () => (
    <>
      <RowList aria-label="다 온 목록">{rows}</RowList>
      <RowListSkeleton rows={3} label="모임을 불러오는 중" />
    </>
  ),
  play: async ({ canvas }) => {
    const skeleton = canvas.getByRole('status').getBoundingClientRect();
    const list = canvas.getByRole('list').getBoundingClientRect();
    await expect(skeleton.height).toBe(list.height);
    await expect(canvas.getByRole('status')).toHaveTextContent('모임을 불러오는 중');
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

function Growing() {
  const [days, setDays] = useState([18, 11, 4]);
  return (
    <Stack gap="sm" align="stretch">
      <Button size="sm" onPress={() => setDays((current) => [25, ...current])}>
        더하기
      </Button>
      <RowList aria-label="기록" isAnimated>
        {days.map((day) => (
          <Row key={day} lead={`${day}일`} title={name} />
        ))}
      </RowList>
    </Stack>
  );
}

/** 위에 줄이 생기면 다른 줄이 새 자리로 미끄러집니다. */
export const Animated: Story = {
  name: '줄이 늘어날 때',
  render: () => <Growing />,
  play: async ({ canvas }) => {
    const row = canvas.getByText('18일').closest('li')!;
    const before = row.getBoundingClientRect().top;
    await userEvent.click(canvas.getByRole('button', { name: '더하기' }));
    await expect(canvas.getByText('25일')).toBeVisible();
    const [slide] = row.getAnimations();
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
      await slide!.finished;
      await expect(slide!.effect!.getTiming().duration).toBeGreaterThan(0);
    }
    await expect(row.getBoundingClientRect().top).toBeGreaterThan(before);
  },
};

/** 움직임 줄이기를 켜면 미끄러지지 않습니다. */
export const AnimatedWithReducedMotion: Story = {
  ...Animated,
  name: '줄이 늘어날 때, 움직임 줄이기',
  beforeEach: () => {
    const page = document.documentElement;
    page.setAttribute(preferencesAttribute, preferences.reducedMotion);
    return () => page.removeAttribute(preferencesAttribute);
  },
  play: async ({ canvas }) => {
    const row = canvas.getByText('18일').closest('li')!;
    await userEvent.click(canvas.getByRole('button', { name: '더하기' }));
    await expect(canvas.getByText('25일')).toBeVisible();
    await expect(row.getAnimations()).toEqual([]);
  },
};
