import type { Guide } from '../../internal/guide.ts';
import type { HeadingProps } from './Heading.tsx';

export const guide: Guide<HeadingProps> = {
  status: 'draft',
  since: '2026-11-22',
  purpose: '화면과 구역의 제목. 단계는 구조가, 크기는 자리가 정합니다.',
  whenToUse: ['화면, 구역, 카드의 제목'],
  whenNotToUse: ['꾸미려고 키운 글은 Text나 Display입니다.'],
  anatomy: [['제목', '단계를 건너뛰지 않습니다.']],
  keyboard: [],
  writing: ['명사로, 마침표 없이.'],
  props: {
    children: '제목',
    level: '구조에서의 단계',
    size: '보이는 크기',
    tone: '색',
    align: '가로로 맞추는 곳',
  },
  options: {
    level: [1, 2, 3, 4],
    size: ['sm', 'md', 'lg', 'xl', 'heading', 'title'],
    tone: ['default', 'muted', 'accent'],
    align: ['start', 'center'],
  },
};
