import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectNoOverflow } from '../../../testing/expectations.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { Badge } from '../Badge/index.ts';
import { Stat, StatGroup, StatSkeleton } from './index.ts';

const meta = {
  title: '컴포넌트/Stat',
  tags: ['autodocs'],
  component: Stat,
  subcomponents: { StatGroup, StatSkeleton },
  args: { label: '이번 달', value: '12일', note: '지난달보다 3일 많음' },
  render: (args) => (
    <StatGroup>
      <Stat {...args} />
    </StatGroup>
  ),
} satisfies Meta<typeof Stat>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 스크린 리더가 이름을 값보다 먼저 읽습니다. */
export const Default: Story = {
  name: '기본',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('term')).toHaveTextContent('이번 달');
    await expect(canvas.getAllByRole('definition')[0]).toHaveTextContent('12일');
  },
};

const heightOf = (element: Element) => element.getBoundingClientRect().height;

/** 불러오기 전후의 높이가 같습니다. */
export const Loading: Story = {
  name: '불러오는 중',
  render: () => (
    <Stack gap="md">
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Stack key={size} gap="md">
          <StatGroup size={size} aria-label={`${size}, 불러온 뒤`}>
            <Stat label="합계" value="1,230,000원" note="12.3%" series={0} />
          </StatGroup>
          <StatGroup size={size} aria-label={`${size}, 불러오는 중`}>
            <StatSkeleton label="합계" value="1,000,000원" note="10.0%" series={0} />
          </StatGroup>
        </Stack>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const size of ['sm', 'md', 'lg'])
      await expect(heightOf(canvas.getByLabelText(`${size}, 불러오는 중`))).toBe(
        heightOf(canvas.getByLabelText(`${size}, 불러온 뒤`)),
      );
  },
};

export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  render: () => (
    <Stack dividers="lg">
      <StatGroup columns={{ phone: 2, tablet: 4 }} gap="md">
        <Stat label="첫째" value="1,680,000원" note="76.7%" series={0} />
        <Stat label="둘째" value="360,000원" note="16.4%" series={1} />
        <Stat label="셋째" value="120,000원" note="5.5%" series={2} />
        <StatSkeleton label="넷째" value="30,000원" note="1.4%" series={3} />
      </StatGroup>
      <StatGroup size="md" labels="below" isDivided>
        <Stat label="더하는 기간" value="최대 6개월" />
        <Stat label="가장 낮은 값" value="월 23,333원" />
        <Stat label="예약" value="필요 없음" />
      </StatGroup>
      <StatGroup size="lg" columns={2} isDivided>
        <Stat label="이번 달" value="12일" />
        <Stat
          label="이어서"
          value={
            <>
              3일 <Badge tone="success">최고</Badge>
            </>
          }
        />
      </StatGroup>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const figure = canvas.getByText('최대 6개월').getBoundingClientRect();
    const label = canvas.getByText('더하는 기간').getBoundingClientRect();
    await expect(label.top).toBeGreaterThanOrEqual(figure.bottom);
    await expectNoOverflow();
  },
};

export const Phone: Story = {
  ...AllVariants,
  name: '휴대폰',
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
};
