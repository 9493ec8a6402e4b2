import type { GuideWithoutElement } from '../../internal/guide.ts';
import type { LogoProps } from './Logo.tsx';

export const guide: GuideWithoutElement<LogoProps> = {
  task: 'display',
  aliases: ['로고'],
  purpose: '브랜드 이름 옆에 로고를 표시합니다.',
  whenToUse: ['Header와 AuthCard의 브랜드 이름 앞', 'CalendarMark의 도장'],
  whenNotToUse: [
    '의미를 보완하는 그림에는 Icon을 씁니다.',
    '브랜드 이름 없이 단독으로 쓰지 않습니다.',
  ],
  anatomy: [['모양', '글자 색으로 그립니다. 높이는 28px이고 너비는 비율을 따릅니다.']],
  props: {
    viewBox: 'SVG 경로를 그린 영역. 비율이 로고의 비율',
    shape: '글자 색으로 그릴 SVG 경로',
    accentShape: '브랜드 색으로 그릴 SVG 경로',
  },
};
