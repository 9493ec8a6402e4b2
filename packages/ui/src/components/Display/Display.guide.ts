import type { Guide } from '../../internal/guide.ts';
import type { DisplayProps } from './Display.tsx';

export const guide: Guide<DisplayProps> = {
  status: 'draft',
  since: '2026-11-22',
  purpose: '브랜드의 글꼴로 적은 몇 낱말이나 숫자.',
  whenToUse: ['구호, 번호, 제목 위의 영문'],
  whenNotToUse: ['문장과 한글은 Text와 Heading입니다.'],
  anatomy: [['글', '영문과 숫자. 한글은 본문 글꼴로 나옵니다.']],
  keyboard: [],
  writing: ['짧게. 뜻을 전하는 말은 곁에 한글로도 적습니다.'],
  props: {
    children: '영문이나 숫자',
    as: '요소',
    size: '크기',
    tone: '색',
    'aria-hidden': '꾸미기만 하는 번호를 읽지 않게 함',
  },
  options: {
    as: ['p', 'span', 'h1', 'h2'],
    size: ['eyebrow', 'numeral', 'title', 'slogan'],
    tone: ['default', 'muted', 'accent'],
  },
};
