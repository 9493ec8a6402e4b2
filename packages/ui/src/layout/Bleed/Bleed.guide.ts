import { type Guide, optionsOf, spaces } from '../../internal/guide.ts';
import type { BleedProps } from './Bleed.tsx';

export const guide: Guide<BleedProps> = {
  task: 'layout',
  aliases: ['여백 넓히기'],
  purpose: '내용을 부모의 여백까지 넓힙니다.',
  whenToUse: [
    '휴대폰에서 이미지를 화면 끝까지 넓힐 때',
    '좁은 영역에서 페이지 번호가 들어갈 공간이 필요할 때',
  ],
  whenNotToUse: ['화면 전체의 여백을 없앨 때는 Page의 width를 변경합니다.'],
  props: { children: '넓힐 내용', inline: '좌우로 넓힐 크기' },
  options: optionsOf<BleedProps>()({ inline: spaces }),
};
