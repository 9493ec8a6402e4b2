import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../layout/Stack/index.ts';
import { Button } from '../Button/index.ts';
import { LinkButton } from '../LinkButton/index.ts';
import { EmptyDrawing, EmptyState } from './index.ts';

const meta = {
  title: '컴포넌트/EmptyState',
  tags: ['autodocs'],
  component: EmptyState,
  subcomponents: { EmptyDrawing },
  args: { title: '조회된 데이터가 없습니다.' },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '기본' };

/** 달력, 검색, 목록이 비었을 때와 불러오지 못했을 때입니다. */
export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  render: (args) => (
    <Stack gap="lg" align="start">
      <EmptyState
        {...args}
        drawing={<EmptyDrawing name="list" />}
        description="이용권을 구매하면 여기에서 수업을 예약할 수 있습니다."
        action={<LinkButton href="#membership">이용권 보기</LinkButton>}
      />
      <EmptyState
        {...args}
        drawing={<EmptyDrawing name="search" />}
        description="조건을 바꾸어 다시 찾아보세요."
      />
      <EmptyState
        {...args}
        drawing={<EmptyDrawing name="calendar" />}
        title="목록을 불러오지 못했습니다."
        description={args.title}
        note="예약은 그대로 남아 있습니다."
        action={<Button variant="secondary">다시 시도</Button>}
      />
      <EmptyState {...args} />
    </Stack>
  ),
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByText(args.title)).toHaveLength(4);
    await expect(canvas.getByRole('link', { name: '이용권 보기' })).toBeVisible();
  },
};

/** 화면 전체를 대신하면 한가운데의 제목이 됩니다. */
export const WholePage: Story = {
  name: '화면을 대신할 때',
  tags: ['picture'],
  args: {
    level: 1,
    title: '페이지를 찾을 수 없습니다.',
    description: '주소가 바뀌었거나 없는 페이지입니다.',
    action: <LinkButton href="#home">홈으로 가기</LinkButton>,
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: args.title })).toBeVisible();
  },
};
