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
  args: { title: '사용할 수 있는 이용권이 없습니다.', detail: '조회된 데이터가 없습니다.' },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '기본' };

/** 비었을 때는 빈 고리, 불러오지 못했을 때는 원판이 없는 바, 볼 수 없을 때는 잠긴 사물함입니다. */
export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  render: (args) => (
    <Stack gap="lg" align="start">
      <EmptyState
        {...args}
        drawing={<EmptyDrawing name="hook" />}
        description="이용권을 구매하면 여기에서 수업을 예약할 수 있습니다."
        action={<LinkButton href="#membership">이용권 보기</LinkButton>}
      />
      <EmptyState
        {...args}
        drawing={<EmptyDrawing name="locker" />}
        title="권한이 없습니다."
        detail={undefined}
        description="다른 계정으로 로그인해주세요."
      />
      <EmptyState
        {...args}
        drawing={<EmptyDrawing name="rack" />}
        title="목록을 불러오지 못했습니다."
        description="예약은 그대로 남아 있습니다."
        action={<Button variant="secondary">다시 시도</Button>}
      />
      <EmptyState {...args} />
    </Stack>
  ),
};

/** 화면 전체를 대신하면 한가운데의 제목이 됩니다. */
export const WholePage: Story = {
  name: '화면을 대신할 때',
  tags: ['picture'],
  args: {
    level: 1,
    title: '화면을 불러오지 못했습니다.',
    detail: undefined,
    drawing: <EmptyDrawing name="rack" />,
    description: '인터넷 연결을 확인해주세요.',
    action: <Button>다시 시도</Button>,
  },
  play: ({ canvas }) => expect(canvas.getByRole('heading', { level: 1 })).toBeVisible(),
};
