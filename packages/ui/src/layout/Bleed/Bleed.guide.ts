import type { Guide } from '../../internal/guide.ts';
import type { BleedProps } from './Bleed.tsx';

export const guide: Guide<BleedProps> = {
  status: 'draft',
  since: '2026-11-22',
  purpose: '안에 든 것을 둘레의 여백까지 넓힙니다.',
  whenToUse: ['휴대폰에서 화면 끝까지 닿는 사진', '좁은 칸에서 쪽 번호가 쓸 자리'],
  whenNotToUse: ['화면 전체가 여백 없이 시작하면 Page의 너비를 바꿉니다.'],
  anatomy: [['내용', '좌우로 같은 만큼 넓어집니다.']],
  keyboard: [],
  writing: [],
  props: { children: '넓힐 것', inline: '좌우로 넓히는 만큼. 화면 너비마다 다를 수 있음' },
  options: { inline: ['none', 'xxs', 'xs', 'sm', 'md', 'lg', 'xl', 'xxl', 'huge', 'vast'] },
};
