import { type Guide, optionsOf } from '../../internal/guide.ts';
import type { DisplayProps } from './Display.tsx';

export const guide: Guide<DisplayProps> = {
  task: 'text',
  aliases: ['큰 글자', '슬로건'],
  purpose: '브랜드 글꼴로 짧은 영문이나 숫자를 강조합니다.',
  whenToUse: ['슬로건, 번호, 제목 위 영문을 표시할 때'],
  whenNotToUse: ['문장과 한글에는 Text와 Heading을 씁니다.'],
  anatomy: [['텍스트', '영문과 숫자. 한글은 본문 글꼴로 표시합니다.']],
  writing: [
    '짧게 쓰고, 중요한 내용은 옆에 한글로도 적습니다.',
    '장식용 번호와 영문에는 aria-hidden을 써서 스크린 리더가 읽지 않게 합니다.',
  ],
  props: {
    children: '표시할 영문이나 숫자',
    level: '제목으로 쓸 때의 단계',
    as: '제목이 아닐 때의 HTML 요소. 문장 안에서는 span',
    size: '크기',
    color: '색',
    wrap: 'lines는 문구의 줄바꿈을 그대로 표시',
  },
  options: optionsOf<DisplayProps>()({
    level: [1, 2],
    as: ['p', 'span'],
    size: ['sm', 'xl', 'title', 'display'],
    color: ['default', 'muted', 'accent'],
    wrap: ['lines'],
  }),
};
