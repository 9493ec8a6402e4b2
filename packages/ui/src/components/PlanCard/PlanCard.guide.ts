import type { Guide } from '../../internal/guide.ts';
import type { PlanCardProps } from './PlanCard.tsx';

export const guide: Guide<PlanCardProps> = {
  status: 'stable',
  purpose: '이용권 하나가 무엇을 주고 얼마인지 한눈에 보여 줍니다.',
  whenToUse: ['RadioGroup의 카드 안에서 이용권을 견줄 때'],
  whenNotToUse: ['혼자서는 고를 수 없습니다. 고르는 것은 RadioGroup이 맡습니다.'],
  anatomy: [
    ['등급', 'BASIC, STANDARD, ADVANCED, ELITE'],
    ['내용', '12회, 3개월'],
    ['받는 것 (있을 때)', '계산한 그대로: 1개월 + 1개월 = 총 2개월'],
    ['돋보이는 점 (있을 때)', '견주어 계산한 것만: 1회당 가장 저렴'],
    ['가격', '전체 가격과 1회당 또는 월 가격'],
  ],
  keyboard: [],
  writing: ['가격은 120,000원. 할인이나 추천처럼 계산할 수 없는 말은 쓰지 않습니다.'],
  props: {
    tier: '등급',
    option: '사는 것: 12회, 3개월',
    price: '전체 가격',
    content: '받는 것을 풀어 쓴 말',
    unitPrice: '1회당 또는 월 가격',
    highlight: '보이는 것들과 견주어 돋보이는 점. 쓰는 쪽이 계산함',
    isSelected: '고른 것',
  },
  changelog: [
    ['2026-11-22', '속성 bonus 대신 content로 받는 것을 풀어 씁니다. 표시는 모두 무채색입니다.'],
    ['2026-11-22', '속성 isBestValue 대신 highlight로 문구를 받습니다.'],
    ['2026-11-20', '높이가 다른 카드도 줄이 맞습니다.'],
  ],
};
