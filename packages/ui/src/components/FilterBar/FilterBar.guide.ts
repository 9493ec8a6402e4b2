import { buttonKeys, type Guide, textInputKeys } from '../../internal/guide.ts';
import type { FilterBarProps } from './FilterBar.tsx';

export const guide: Guide<FilterBarProps> = {
  task: 'input',
  aliases: ['필터', '검색 조건'],
  purpose: '목록이나 차트에 무엇을 보여 줄지 고릅니다.',
  whenToUse: ['표를 검색하거나 필터링할 때, 보고서의 기간을 고를 때'],
  whenNotToUse: [
    '저장할 내용을 입력받을 때는 Form을 씁니다.',
    '필터 없이 제목과 버튼만 있으면 Inline을 씁니다.',
    '인쇄할 때 숨기려면 Show로 감쌉니다.',
  ],
  anatomy: [
    ['검색 (선택)', '스크린 리더가 검색 영역으로 읽습니다.'],
    [
      '필터 (선택)',
      'FilterField. 휴대폰에서는 두 개씩 배치합니다. 검색 옆의 필터 버튼으로 접어 둘 수 있고, 적용 중인 수를 버튼에 보여 줍니다.',
    ],
    ['조회 버튼 (선택)', '선택한 조건을 한 번에 적용합니다.'],
    ['빠른 선택 (선택)', '누르면 바로 적용되며, 현재 조건이 선택된 상태로 보입니다.'],
  ],
  keyboard: [
    ...textInputKeys,
    ['Enter (입력란에서)', '조회 버튼이 있으면 조건을 적용합니다.'],
    ...buttonKeys,
  ],
  writing: ['버튼에는 할 일을 씁니다. 예: 조회, 검색'],
  props: {
    search: '검색 입력란',
    fold: 'FilterField를 검색 옆의 버튼으로 접을 때: 열린 상태, 바꿀 때 실행할 동작, 적용 중인 필터 수',
    children: 'FilterField',
    submitLabel: '조회 버튼에 표시되는 문구. onSubmit과 함께 사용',
    onSubmit: '버튼이나 Enter로 조회할 때 실행할 동작. 없으면 값을 변경하는 즉시 적용',
    presets: '빠른 선택: 그룹 이름, 선택지, 현재 값, 선택했을 때 실행할 동작',
    onInput: '입력란에 무엇이든 입력할 때 실행할 동작',
  },
};
