import type { Guide } from '../../internal/guide.ts';
import type { PortraitProps } from './Portrait.tsx';

export const guide: Guide<PortraitProps> = {
  status: 'draft',
  since: '2026-11-22',
  purpose: '고를 사람의 모습과 이름.',
  whenToUse: ['RadioGroup의 picture 안에서 사람을 고를 때'],
  whenNotToUse: ['사람을 자세히 소개하는 것은 Profile입니다.'],
  anatomy: [
    ['그림', '가장자리까지 채운 4:5'],
    ['이름', '그림의 아래에 겹칩니다. 그림의 대체 텍스트를 대신합니다.'],
    ['설명 (선택)', '한 줄'],
  ],
  keyboard: [],
  writing: ['설명은 조사 없이 짧게.'],
  props: {
    picture: '사람 그림의 파일들',
    sizes: '보이는 너비. img의 sizes',
    name: '이름',
    note: '이름 아래의 설명',
  },
};
