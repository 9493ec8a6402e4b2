import { fieldProps, type Guide, optionsOf, valueProps } from '../../internal/guide.ts';
import type { RadioGroupProps } from './RadioGroup.tsx';

export const guide: Guide<RadioGroupProps<string>> = {
  task: 'choice',
  aliases: ['라디오 버튼', '단일 선택', '선택 카드', '상품 카드', '요금제'],
  purpose: '모두 보이는 선택지 중 하나를 고르게 합니다.',
  whenToUse: ['선택지가 2~6개일 때', '가격 같은 수치나 이미지로 비교해 고를 때 (카드)'],
  whenNotToUse: [
    '선택지가 많으면 Select를 씁니다.',
    '여러 개를 고를 때는 ToggleSlots를 씁니다.',
    '켜고 끌 때는 Switch를 씁니다.',
  ],
  anatomy: [
    ['레이블', '무엇을 고르는지 알려 줍니다.'],
    ['선택지', '라디오 버튼과 문구, 또는 카드'],
    ['카드의 제목', '고르는 것. 예: 12회, 3개월. 위에 등급처럼 짧은 구분을 둘 수 있습니다.'],
    ['카드의 수치 (있을 때)', '가격처럼 가장 중요한 값과 그 기준. 제목 바로 아래에 놓입니다.'],
    ['카드의 설명과 배지 (있을 때)', '제목을 풀어 쓴 문구와 확인된 장점. 예: 1회 이용료 최저'],
    ['카드의 이미지 (있을 때)', '정사각형으로 자른 이미지. 나란한 카드끼리 아래쪽을 맞춥니다.'],
    ['이유 (선택할 수 없을 때)', '선택지 옆에 표시합니다.'],
    ['도움말 또는 오류', '선택지 아래에 표시합니다.'],
  ],
  keyboard: [
    ['Tab', '선택한 항목으로 이동합니다. 없으면 첫 번째 선택지로 이동합니다.'],
    ['← → ↑ ↓', '이동하면서 선택합니다.'],
    ['Space', '포커스가 있는 항목을 선택합니다.'],
  ],
  writing: [
    '선택지는 같은 형식의 명사로 씁니다.',
    '잘못 선택하지 않도록 처음에는 아무것도 선택하지 않습니다.',
    '금액은 120,000원처럼 씁니다. ‘추천’처럼 근거 없는 표현은 쓰지 않습니다.',
  ],
  props: {
    ...fieldProps,
    ...valueProps,
    value: '선택한 값. 없으면 null',
    onChange: '선택했을 때 실행할 동작',
    items:
      '선택지: 레이블, 설명, 선택할 수 없는 이유. 카드에는 위 문구, 수치와 그 기준, 배지, 이미지도',
    orientation: '선택지의 배치 방향',
    variant: 'card는 선택지마다 테두리를 표시',
  },
  options: optionsOf<RadioGroupProps<string>>()({
    orientation: ['vertical', 'horizontal'],
    variant: ['inline', 'card'],
  }),
};
