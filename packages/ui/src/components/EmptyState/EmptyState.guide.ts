import type { Guide } from '../../internal/guide.ts';
import type { EmptyStateProps } from './EmptyState.tsx';

export const guide: Guide<EmptyStateProps> = {
  task: 'feedback',
  aliases: ['빈 화면', '데이터 없음'],
  purpose: '보여 줄 내용이 없음을 알리고 다음에 할 일을 안내합니다.',
  whenToUse: [
    '목록에 데이터가 없을 때',
    '불러오기에 실패했을 때 (다시 시도 버튼과 함께)',
    '없는 화면이거나 접근 권한이 없을 때',
  ],
  whenNotToUse: ['불러오는 중에는 Skeleton을 씁니다.', '안내 없이 빈 화면으로 두지 않습니다.'],
  anatomy: [
    [
      '그림 (선택)',
      '장식 그림. 비었으면 빈 고리, 불러오지 못했으면 원판이 없는 바, 볼 수 없으면 잠긴 사물함',
    ],
  ],
  keyboard: [['Tab', '다음 단계 버튼으로 이동합니다.']],
  writing: [
    '무엇이 없는지 먼저 쓰고, 정해진 문구는 그 아래에 작게 둡니다. 예: 조회된 데이터가 없습니다.',
    '이유를 설명할 때는 데이터가 안전하다는 점을 먼저 알립니다.',
  ],
  props: {
    title: '무엇이 없는지 알리는 문구',
    level: '제목 단계. 화면 전체를 대신할 때 1을 쓰며 화면 한가운데에 표시',
    drawing: 'EmptyDrawing 하나. 자리를 미리 잡아 두어 늦게 불러와도 됨',
    description: '이유나 해결 방법. 길이를 알 수 없으면 TruncatedText 사용',
    note: '두 번째 문장. 예: 사라진 데이터가 없다는 안내',
    detail: '마지막 줄의 작은 문구',
    action: '다음 단계 버튼이나 링크 하나',
  },
};
