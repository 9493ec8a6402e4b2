import { type Guide, optionsOf, widths } from '../../internal/guide.ts';
import type { TextProps } from './Text.tsx';

export const guide: Guide<TextProps> = {
  task: 'text',
  aliases: ['텍스트', '본문'],
  purpose: '텍스트를 정해진 크기와 굵기, 색으로 표시합니다.',
  whenToUse: ['본문, 도움말, 수치, 날짜를 쓸 때'],
  whenNotToUse: ['제목에는 Heading을 씁니다.', '상태에는 Badge, 알림에는 Notice를 씁니다.'],
  writing: ['문장은 합니다체로 씁니다.'],
  props: {
    children: '텍스트',
    as: 'HTML 요소. 문장 안에서는 span이나 strong',
    size: '크기. 없으면 주변 텍스트와 같음',
    color: '색. 의미는 문구로도 전달',
    weight: '굵기',
    leading: '줄 높이',
    wrap: '줄바꿈 방식',
    maxWidth: '최대 너비',
    isBrand: '브랜드 글꼴. 브랜드 이름처럼 짧은 영문에 사용',
    dateTime: 'time 요소의 datetime 값',
  },
  options: optionsOf<TextProps>()({
    as: ['p', 'div', 'span', 'strong', 'time', 'address'],
    size: ['xs', 'sm', 'md', 'lg', 'xl', 'heading', 'title', 'display'],
    color: ['default', 'muted', 'accent', 'success', 'warning', 'danger', 'info'],
    weight: ['regular', 'medium', 'bold', 'heavy'],
    leading: ['tight', 'snug', 'text'],
    wrap: ['none', 'balance', 'pretty', 'anywhere'],
    maxWidth: widths,
  }),
};
