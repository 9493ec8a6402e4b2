import type { Guide } from '../../internal/guide.ts';
import type { EmptyStateProps } from './EmptyState.tsx';

export const guide: Guide<EmptyStateProps> = {
  status: 'stable',
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
    ['그림 (선택)', '없는 것을 나타내는 장식 그림. 달력, 검색, 목록 중 하나'],
    ['문구', '무엇이 없는지 정해진 문구 그대로 표시합니다.'],
    ['이유 (선택)', '비어 있는 이유나 해결 방법'],
    ['다음 단계 (선택)', '버튼이나 링크 하나'],
  ],
  keyboard: [['Tab', '다음 단계 버튼으로 이동합니다.']],
  writing: [
    '정해진 문구를 그대로 씁니다. 예: 조회된 데이터가 없습니다.',
    '이유를 설명할 때는 데이터가 안전하다는 점을 먼저 알립니다.',
  ],
  props: {
    title: '무엇이 없는지 알리는 문구',
    level: '제목 단계. 화면 전체를 대신할 때 1을 쓰며 화면 한가운데에 표시',
    drawing: '없는 것을 나타내는 그림. EmptyDrawing 하나',
    description: '이유나 해결 방법. 길이를 알 수 없으면 TruncatedText 사용',
    note: '두 번째 문장. 예: 사라진 데이터가 없다는 안내',
    action: '다음 단계 버튼이나 링크 하나',
  },
};
