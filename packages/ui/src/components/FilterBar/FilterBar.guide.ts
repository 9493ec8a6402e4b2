import { buttonKeys, type Guide, textInputKeys } from '../../internal/guide.ts';
import type { FilterBarProps } from './FilterBar.tsx';

export const guide: Guide<FilterBarProps> = {
  status: 'draft',
  since: '2026-11-22',
  purpose: '아래 목록이나 차트가 무엇을 보여 줄지 고르고, 무엇을 보여 주는지 말합니다.',
  whenToUse: ['표 위의 검색과 거르기, 보고서의 기간과 달'],
  whenNotToUse: [
    '저장되는 것을 쓰는 칸은 폼입니다.',
    '고를 것 없이 제목과 버튼뿐이면 Inline입니다.',
    '종이에 없어야 하면 Show로 감쌉니다.',
  ],
  anatomy: [
    ['검색 (선택)', '휴대폰에서는 한 줄을 모두 가집니다. 검색 영역이라고 읽힙니다.'],
    ['칸들 (선택)', 'FilterField. 휴대폰에서는 둘씩 놓입니다.'],
    ['보내기 (선택)', '고른 것을 모아 한 번에 보낼 때의 버튼'],
    ['자주 고르는 것 (선택)', '누르면 곧바로 바뀌고, 지금 보이는 것이 눌려 있습니다.'],
    ['요약 (선택)', '바뀌면 읽어 줍니다. 비어 있어도 자리는 그대로입니다.'],
    ['동작 (선택)', '끝에 놓는 버튼이나 Switch'],
  ],
  keyboard: [...textInputKeys, ['Enter (칸에서)', '보내기가 있으면 보냅니다.'], ...buttonKeys],
  writing: ['보내기는 동사로: 조회, 검색.', '요약은 수와 단위로: 검색 결과 3건.'],
  props: {
    search: '검색 칸',
    children: 'FilterField들',
    submitLabel: '보내는 버튼의 말. onSubmit과 함께',
    onSubmit: '버튼이나 Enter로 보낼 때. 없으면 칸을 바꾸는 대로 적용되는 막대',
    presets: '자주 고르는 것들: 묶음의 이름, 보기, 지금 것, 고를 때',
    summary: '아래에 무엇이 있는지. null이면 빈 줄',
    actions: '끝에 놓는 버튼들',
  },
};
