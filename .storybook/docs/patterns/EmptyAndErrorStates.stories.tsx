import { Button } from '@fitness/ui/Button';
import { EmptyState } from '@fitness/ui/EmptyState';
import { Tiles } from '@fitness/ui/layout/Tiles';
import { LinkButton } from '@fitness/ui/LinkButton';
import { Skeleton, SkeletonGroup } from '@fitness/ui/Skeleton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

const description = `
| 언제 | 보이는 것 |
|---|---|
| 오고 있다 | 올 것과 같은 크기의 뼈대. 왔을 때 흔들리지 않습니다. |
| 없다 | 정해진 문구와 다음 걸음 하나 |
| 찾은 것이 없다 | “검색 결과가 없습니다.”와 조건 지우기 |
| 불러오지 못했다 | 없을 때와 같은 문구, 무엇이 남아 있는지, 다시 시도 |
| 볼 수 없다 | “권한이 없습니다.”와 갈 곳 |
| 하려던 일이 실패했다 | 알림. 입력한 것은 남습니다. |

- 빈 화면으로 두지 않습니다. 무슨 일이 있어도 무엇을 하면 되는지 보입니다.
- 저절로 다시 하지 않습니다. 다시 하는 것은 사람이 고릅니다.
`;

function EmptyAndErrorStates({ onRetry }: { onRetry: () => void }) {
  return (
    <Tiles minimumWidth="lg" gap="xl">
      <SkeletonGroup label="이용권을 불러오는 중">
        <Skeleton variant="block" height="card" />
        <Skeleton lines={2} />
      </SkeletonGroup>
      <EmptyState
        title="조회된 데이터가 없습니다."
        description="이용권을 사면 여기에서 수업을 예약합니다."
        action={<LinkButton href="#membership">회원권 보러 가기</LinkButton>}
      />
      <EmptyState
        title="검색 결과가 없습니다."
        action={<Button variant="secondary">조건 지우기</Button>}
      />
      <EmptyState
        title="조회된 데이터가 없습니다."
        description="목록을 불러오지 못했습니다. 예약은 그대로 남아 있습니다."
        action={
          <Button variant="secondary" onPress={onRetry}>
            다시 시도
          </Button>
        }
      />
    </Tiles>
  );
}

const meta = {
  title: '패턴/비어 있음과 오류',
  tags: ['autodocs'],
  component: EmptyAndErrorStates,
  parameters: { docs: { description: { component: description } } },
  args: { onRetry: fn() },
} satisfies Meta<typeof EmptyAndErrorStates>;

export default meta;

/** 오고 있을 때, 없을 때, 찾지 못했을 때, 실패했을 때입니다. */
export const Four: StoryObj<typeof meta> = {
  name: '네 가지 빈자리',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('이용권을 불러오는 중');
    await expect(canvas.getAllByText('조회된 데이터가 없습니다.')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: '다시 시도' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
