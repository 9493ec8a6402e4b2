import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectTouchTarget } from '../../../testing/expectations.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { Badge } from '../Badge/index.ts';
import { Link } from '../Link/index.ts';
import { LinkButton } from '../LinkButton/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import { SummaryStrip } from './index.ts';

const next = {
  label: '다음 회의',
  value: (
    <>
      오늘 15:00 김하늘 <Badge>3시간 뒤</Badge>
    </>
  ),
};
const left = { label: '남은 일', value: '디자인 7개, 개발 10개' };
const action = (
  <LinkButton href="#calendar" variant="secondary" size="sm">
    일정 보기
  </LinkButton>
);

const meta = {
  title: '컴포넌트/SummaryStrip',
  tags: ['autodocs'],
  component: SummaryStrip,
  args: { label: '나의 일정', items: [next, left], action },
} satisfies Meta<typeof SummaryStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '기본' };

/** 이름이 있는 영역에 사실과 동작이 있습니다. 알 수 있는 것이 없으면 동작만 남습니다. */
export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  render: ({ items }) => (
    <Stack gap="xl">
      <SummaryStrip label="나의 일정" items={items} action={action} />
      <SummaryStrip
        label="불러오는 일정"
        items={[{ label: '다음 회의', value: <Skeleton sampleText="오늘 15:00 김하늘" /> }]}
        action={action}
      />
      <SummaryStrip
        label="모르는 일정"
        items={[]}
        action={<Link href="#calendar">일정 보기</Link>}
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const strip = within(canvas.getByRole('region', { name: '나의 일정' }));
    await expect(strip.getAllByRole('term')).toHaveLength(2);
    await expectTouchTarget(strip.getByRole('link', { name: '일정 보기' }));
    const unknown = within(canvas.getByRole('region', { name: '모르는 일정' }));
    await expect(unknown.queryByRole('term')).toBeNull();
    await expect(unknown.getByRole('link', { name: '일정 보기' })).toBeVisible();
  },
};
