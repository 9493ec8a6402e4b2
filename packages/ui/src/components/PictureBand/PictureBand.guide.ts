import type { Guide } from '../../internal/guide.ts';
import type { PictureBandProps } from './PictureBand.tsx';

export const guide: Guide<PictureBandProps> = {
  status: 'draft',
  task: 'text',
  aliases: ['첫머리', '히어로'],
  purpose: '화면의 제목을 화면 너비의 어두운 영역에 이미지와 함께 보여 줍니다.',
  whenToUse: ['소개하고 고르게 하는 화면의 맨 위, Page 앞에 한 번'],
  whenNotToUse: [
    '업무 화면의 제목에는 Heading만 씁니다.',
    '이미지로 화면을 채울 때는 Cover를 씁니다.',
  ],
  anatomy: [
    ['제목', 'Heading. 위에 Display로 짧은 영문을 둘 수 있습니다.'],
    ['한 문장', '이 화면에서 할 수 있는 일. 휴대폰에서는 영역 아래에 놓입니다.'],
    [
      '이미지',
      '영역의 끝에 놓이는 장식 이미지. 스크린 리더가 읽지 않습니다. 영역의 배경은 모든 테마에서 어둡습니다.',
    ],
  ],
  keyboard: [],
  writing: ['설명은 합니다체로 한 문장만 씁니다.'],
  props: {
    picture: '영역 끝에 놓을 이미지 파일. 피사체가 오른쪽 절반에 있는 2:1 비율',
    children: '제목과 그 위의 짧은 문구',
    lead: '제목 아래 한 문장',
  },
};
