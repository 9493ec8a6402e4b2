import type { Guide } from '../../internal/guide.ts';
import type { DisplayProps } from './Display.tsx';

export const guide: Guide<DisplayProps> = {
  status: 'draft',
  purpose: '브랜드 글꼴로 짧은 영문이나 숫자를 강조합니다.',
  whenToUse: ['슬로건, 번호, 제목 위 영문을 표시할 때'],
  whenNotToUse: ['문장과 한글에는 Text와 Heading을 씁니다.'],
  anatomy: [['텍스트', '영문과 숫자. 한글은 본문 글꼴로 표시합니다.']],
  keyboard: [],
  writing: ['짧게 쓰고, 중요한 내용은 옆에 한글로도 적습니다.'],
  props: {
    children: '표시할 영문이나 숫자',
    as: 'HTML 요소',
    size: '크기',
    color: '색',
    'aria-hidden': '장식용 번호를 스크린 리더가 읽지 않게 함',
  },
  options: {
    as: ['p', 'span', 'h1', 'h2'],
    size: ['eyebrow', 'numeral', 'title', 'slogan'],
    color: ['default', 'muted', 'accent'],
  },
};
