import type { GuideWithoutElement } from '../../internal/guide.ts';
import type { PlanCardProps } from './PlanCard.tsx';

export const guide: GuideWithoutElement<PlanCardProps> = {
  status: 'stable',
  purpose: '상품의 구성과 가격을 한눈에 보여 줍니다.',
  whenToUse: ['RadioGroup의 카드 안에서 상품을 비교할 때'],
  whenNotToUse: ['단독으로 쓰지 않습니다. 선택은 RadioGroup이 맡습니다.'],
  anatomy: [
    ['등급', 'BASIC, STANDARD, ADVANCED, ELITE'],
    ['내용', '제공 횟수나 기간. 예: 12회, 3개월'],
    ['제공 내용 (있을 때)', '계산한 그대로 풀어 씁니다. 예: 1개월 + 1개월 = 총 2개월'],
    ['강조 문구 (있을 때)', '계산으로 확인한 장점만 표시합니다. 예: 1회당 가장 저렴'],
    ['가격', '총액과 1회당 또는 월 가격'],
  ],
  keyboard: [],
  writing: ['가격은 120,000원처럼 씁니다. ‘추천’처럼 근거 없는 표현은 쓰지 않습니다.'],
  props: {
    tier: '등급',
    option: '제공 횟수나 기간',
    price: '총액',
    content: '제공 내용을 풀어 쓴 문구',
    unitPrice: '1회당 또는 월 가격',
    highlight: '함께 보이는 상품과 비교한 장점. 직접 계산해서 전달',
    isSelected: '선택한 항목',
  },
};
