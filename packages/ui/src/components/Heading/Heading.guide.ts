import type { Guide } from '../../internal/guide.ts';
import type { HeadingProps } from './Heading.tsx';

export const guide: Guide<HeadingProps> = {
  status: 'draft',
  purpose: '화면과 영역의 제목을 표시합니다. 단계는 문서 구조에, 크기는 위치에 맞춥니다.',
  whenToUse: ['화면, 영역, 카드에 제목을 붙일 때'],
  whenNotToUse: ['텍스트를 강조하려고 크게 쓸 때는 Text나 Display를 씁니다.'],
  anatomy: [['제목', '제목 단계를 건너뛰지 않습니다.']],
  keyboard: [],
  writing: ['명사로 쓰고 마침표를 찍지 않습니다.'],
  props: {
    children: '제목',
    level: '문서 구조에서의 제목 단계',
    size: '화면에 표시되는 크기',
    color: '색',
    align: '가로 정렬',
  },
  options: {
    level: [1, 2, 3, 4],
    size: ['sm', 'md', 'lg', 'xl', 'heading', 'title'],
    color: ['default', 'muted', 'accent'],
    align: ['start', 'center'],
  },
};
