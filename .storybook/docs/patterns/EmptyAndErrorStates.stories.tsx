import { Button } from '@fitness/ui/Button';
import { EmptyState } from '@fitness/ui/EmptyState';
import { Tiles } from '@fitness/ui/layout/Tiles';
import { LinkButton } from '@fitness/ui/LinkButton';
import { Skeleton, SkeletonGroup } from '@fitness/ui/Skeleton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

const description = `
| 상태 | 보여 주는 것 |
|---|---|
| 불러오는 중 | 실제 내용과 같은 크기의 스켈레톤. 내용이 나타나도 화면이 밀리지 않습니다. |
| 데이터 없음 | 정해진 문구와 다음 단계 하나 |
| 검색 결과 없음 | ‘검색 결과가 없습니다.’와 조건 지우기 |
| 불러오기 실패 | 실패했다는 안내, 정해진 문구, 다시 시도 |
| 권한 없음 | ‘권한이 없습니다.’와 이동할 곳 |
| 작업 실패 | 알림. 입력한 내용은 남습니다. |

- 빈 화면으로 두지 않습니다. 어떤 상황에서도 다음에 할 일을 알려 줍니다.
- 자동으로 다시 시도하지 않습니다. 다시 시도할지는 사용자가 고릅니다.
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
        action={<LinkButton href="#membership">이용권 보기</LinkButton>}
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
  title: '패턴/데이터 없음과 오류',
  tags: ['autodocs'],
  component: EmptyAndErrorStates,
  parameters: { docs: { description: { component: description } } },
  args: { onRetry: fn() },
} satisfies Meta<typeof EmptyAndErrorStates>;

export default meta;

/** 불러오는 중, 데이터 없음, 검색 결과 없음, 불러오기 실패입니다. */
export const Four: StoryObj<typeof meta> = {
  name: '네 가지 상태',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('이용권을 불러오는 중');
    await expect(canvas.getAllByText('조회된 데이터가 없습니다.')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: '다시 시도' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
