import type { Guide } from '../../internal/guide.ts';
import type { PortraitProps } from './Portrait.tsx';

export const guide: Guide<PortraitProps> = {
  status: 'draft',
  since: '2026-11-22',
  purpose: '고를 사람의 얼굴과 이름.',
  whenToUse: ['RadioGroup의 카드나 링크 안에서 사람을 고를 때'],
  whenNotToUse: ['사람을 자세히 소개하는 것은 Profile입니다.'],
  anatomy: [
    ['그림', '휴대폰에서는 이름 옆의 작은 정사각형, 넓은 창에서는 이름 위의 4:5'],
    ['이름', '그림의 대체 텍스트를 대신합니다.'],
    ['설명 (선택)', '한 줄'],
  ],
  keyboard: [],
  writing: ['설명은 조사 없이 짧게.'],
  props: {
    picture: '얼굴 그림의 파일들',
    sizes: '보이는 너비. img의 sizes',
    name: '이름',
    note: '이름 아래의 설명',
  },
};
