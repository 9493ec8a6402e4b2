import type { Guide } from '../../internal/guide.ts';
import type { OptionCardProps } from './OptionCard.tsx';

export const guide: Guide<OptionCardProps> = {
  status: 'stable',
  task: 'choice',
  aliases: ['선택 카드', '상품 카드', '요금제'],
  purpose: '고를 항목을 수치나 이미지로 나란히 비교할 수 있게 보여 줍니다.',
  whenToUse: ['RadioGroup의 카드 안에서 가격 같은 수치로 비교할 때'],
  whenNotToUse: ['단독으로 쓰지 않습니다. 선택은 RadioGroup이 맡습니다.'],
  anatomy: [
    ['위 문구 (있을 때)', '등급처럼 짧은 구분. 선택하면 강조 색이 됩니다.'],
    ['제목', '고르는 것. 예: 12회, 3개월'],
    ['수치 (있을 때)', '가격처럼 가장 중요한 값과 그 기준. 제목 바로 아래에 놓입니다.'],
    ['설명 (있을 때)', '제목을 풀어 쓴 문구. 예: 유효기간 90일'],
    ['배지 (있을 때)', '확인된 장점만 표시합니다. 예: 1회 이용료 최저'],
    ['이미지 (있을 때)', '정사각형으로 자른 이미지. 나란히 놓인 카드끼리 아래쪽을 맞춥니다.'],
  ],
  keyboard: [],
  writing: ['금액은 120,000원처럼 씁니다. ‘추천’처럼 근거 없는 표현은 쓰지 않습니다.'],
  props: {
    eyebrow: '제목 위의 짧은 구분',
    title: '고르는 것',
    text: '제목을 풀어 쓴 문구',
    badge: '함께 보이는 항목과 비교한 장점. 직접 확인해서 전달',
    detail: '가격 같은 핵심 수치',
    note: '핵심 수치의 기준. 핵심 수치 아래에 표시',
    picture: '정사각형으로 잘라 보여 줄 Picture',
  },
};
