import type { Guide } from '../../internal/guide.ts';
import type { LogoMarkProps } from './LogoMark.tsx';

export const guide: Guide<LogoMarkProps> = {
  status: 'draft',
  since: '2026-11-22',
  purpose: '이름 옆에 놓는 브랜드의 표시.',
  whenToUse: ['Header와 AuthCard의 이름 앞'],
  whenNotToUse: ['뜻을 돕는 기호는 아이콘입니다.', '이름 없이 혼자 쓰지 않습니다.'],
  anatomy: [
    ['모양', '글자의 색'],
    ['강조 모양 (선택)', '브랜드의 색'],
  ],
  keyboard: [],
  writing: [],
  props: {
    shape: '64 크기의 정사각형 안에 그린 SVG 경로',
    accentShape: '브랜드의 색으로 그릴 경로',
  },
};
