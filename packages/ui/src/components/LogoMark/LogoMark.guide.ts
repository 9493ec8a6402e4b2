import type { GuideWithoutElement } from '../../internal/guide.ts';
import type { LogoMarkProps } from './LogoMark.tsx';

export const guide: GuideWithoutElement<LogoMarkProps> = {
  status: 'draft',
  purpose: '브랜드 이름 옆에 로고를 표시합니다.',
  whenToUse: ['Header와 AuthCard의 브랜드 이름 앞'],
  whenNotToUse: [
    '의미를 보완하는 그림에는 Icon을 씁니다.',
    '브랜드 이름 없이 단독으로 쓰지 않습니다.',
  ],
  anatomy: [
    ['모양', '글자 색으로 그립니다.'],
    ['강조 모양 (선택)', '브랜드 색으로 그립니다.'],
  ],
  keyboard: [],
  writing: [],
  props: {
    shape: '64×64 정사각형 안에 그린 SVG 경로',
    accentShape: '브랜드 색으로 그릴 SVG 경로',
  },
};
