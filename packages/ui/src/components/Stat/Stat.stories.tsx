import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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

export const Default: Story = { name: '기본' };

/** 불러오기 전후의 높이가 같습니다. 스크린 리더가 이름을 값보다 먼저 읽습니다. */
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
    const [label] = canvas.getAllByRole('term');
    await expect(label).toHaveTextContent('첫째');
    await expect(label!.nextElementSibling).toHaveTextContent('1,680,000원');
  },
};

export const Phone: Story = {
  ...AllVariants,
  name: '휴대폰',
  globals: { viewport: { value: 'phone' } },
};
