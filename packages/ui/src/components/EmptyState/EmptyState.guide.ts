import type { Guide } from '../../internal/guide.ts';
import type { EmptyStateProps } from './EmptyState.tsx';

export const guide: Guide<EmptyStateProps> = {
  status: 'stable',
  purpose: '보여 줄 것이 없는 자리에서 그렇다고 말하고 다음 걸음을 내놓습니다.',
  whenToUse: [
    '목록이 비었을 때',
    '불러오지 못했을 때 (다시 시도와 함께)',
    '없는 화면, 볼 수 없는 화면',
  ],
  whenNotToUse: ['불러오는 동안은 Skeleton입니다.', '아무 말 없이 빈자리로 두지 않습니다.'],
  anatomy: [
    ['그림 (선택)', '없는 것의 모양: 달력, 검색, 목록'],
    ['말', '무엇이 없는지, 정해진 문구 그대로'],
    ['까닭 (선택)', '왜 그런지, 무엇을 하면 되는지'],
    ['다음 걸음 (선택)', '버튼이나 링크 하나'],
  ],
  keyboard: [['Tab', '다음 걸음에 초점이 옵니다.']],
  writing: [
    '정해진 문구를 그대로 씁니다: 조회된 데이터가 없습니다.',
    '까닭에는 잃은 것이 없다는 말을 먼저 합니다.',
  ],
  props: {
    title: '무엇이 없는지',
    level: '1이면 화면 한가운데의 제목. 화면 전체를 대신할 때',
    drawing: '여기 있었을 것의 그림, EmptyDrawing 하나',
    description: '왜, 또는 어떻게 하면 되는지. 길이를 모르면 TruncatedText',
    note: '둘째 문장. 이를테면 잃은 것이 없다는 말',
    action: '다음 걸음 하나',
  },
  changelog: [
    ['2026-11-22', '그림이 셋(달력, 검색, 목록)이고, 화면을 대신하면 한가운데 섭니다.'],
    ['2026-11-22', '화면 전체를 대신할 때 말이 제목이 될 수 있습니다.'],
    ['2026-11-21', '속성 picture가 없어졌습니다.'],
    ['2026-11-21', '까닭에 TruncatedText를 쓸 수 있습니다.'],
  ],
};
