import { type Guide, fieldProps, valueProps } from '../../internal/guide.ts';
import type { ComboboxProps } from './Combobox.tsx';

export const guide: Guide<ComboboxProps> = {
  task: 'choice',
  aliases: ['콤보박스', '자동 완성', '검색 드롭다운'],
  purpose: '많은 항목 중 하나를 글자를 입력해 찾아 고르게 합니다.',
  whenToUse: ['회원이나 상품처럼 항목이 수십 개에서 수백 개이고 이름을 알고 있을 때'],
  whenNotToUse: [
    '항목이 열 개 안팎이면 Select를, 한눈에 보여 주려면 RadioGroup을 씁니다.',
    '목록에 없는 값도 입력할 수 있으면 TextField를 씁니다.',
    '표나 목록을 걸러 볼 때는 FilterBar를 씁니다.',
  ],
  anatomy: [
    ['레이블', '무엇을 고르는지 알려 줍니다.'],
    [
      '입력란',
      '대소문자와 띄어쓰기를 구분하지 않고 찾습니다. 초성으로도 찾습니다. 예: ㄱㅈㅇ → 강지연',
    ],
    ['목록 열기', '입력하지 않고 모든 항목을 엽니다.'],
    ['목록', '고른 항목에 표시가 있고, 고를 수 없는 항목은 이유를 함께 보여 줍니다.'],
    ['도움말 또는 오류', '입력란 아래에 표시합니다.'],
  ],
  keyboard: [
    ['문자', '목록을 열고 찾습니다.'],
    ['↑ ↓', '목록을 열고, 항목 사이를 이동합니다.'],
    ['Enter', '항목을 고릅니다. 목록이 닫혀 있으면 폼을 제출합니다.'],
    ['Esc', '목록을 닫습니다.'],
    ['Tab', '입력란을 벗어납니다. 고르지 않은 글자는 마지막에 고른 항목의 이름으로 돌아갑니다.'],
    ['브라우저의 뒤로 가기', '화면을 벗어나지 않고 목록을 닫습니다.'],
  ],
  writing: [
    '예시 문구에는 무엇으로 찾는지 씁니다. 예: 이름이나 초성',
    '이름이 같은 항목은 구분할 수 있게 씁니다. 예: 김하늘 (1234)',
  ],
  props: {
    ...fieldProps,
    ...valueProps,
    value: '고른 항목의 id. 없으면 null',
    onChange: '항목을 고르거나 모두 지웠을 때 실행할 동작. 목록에 없는 글자는 전달하지 않음',
    items: '항목의 목록. id, label, isDisabled, disabledReason',
    placeholder: '예시 문구',
  },
};
