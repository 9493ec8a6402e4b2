import { type Guide, optionsOf } from '../../internal/guide.ts';
import type { HeadingProps } from './Heading.tsx';

export const guide: Guide<HeadingProps> = {
  task: 'text',
  aliases: ['제목', '헤딩', '화면 제목'],
  purpose: '화면과 영역의 제목을 표시합니다. 단계는 문서 구조에, 크기는 위치에 맞춥니다.',
  whenToUse: ['모든 화면의 맨 위에 한 번 (1단계)', '영역과 카드에 제목을 붙일 때'],
  whenNotToUse: [
    '텍스트를 강조하려고 크게 쓸 때는 Text를 씁니다.',
    '배경이 있는 영역에는 Panel의 title을 씁니다.',
  ],
  anatomy: [['제목', '제목 단계를 건너뛰지 않습니다. 1단계는 화면에 하나뿐입니다.']],
  writing: [
    '명사로 쓰고 마침표를 찍지 않습니다. 화면 제목은 메뉴 이름과 같게 씁니다.',
    '보조 문구는 한 문장으로 씁니다.',
  ],
  props: {
    children: '제목',
    level: '문서 구조에서의 제목 단계',
    size: '화면에 표시되는 크기. 기본은 1단계에서 heading, 나머지에서 lg. display는 브랜드 글꼴의 짧은 영문',
    color: '색',
    lead: '화면이나 영역을 설명하는 한 문장 또는 돌아가는 링크',
  },
  options: optionsOf<HeadingProps>()({
    level: [1, 2, 3, 4],
    size: ['sm', 'md', 'lg', 'heading', 'title', 'display'],
    color: ['default', 'muted', 'accent'],
  }),
};
