import { type Guide, optionsOf } from '../../internal/guide.ts';
import type { PageProps } from './Page.tsx';

export const guide: Guide<PageProps> = {
  task: 'layout',
  aliases: ['페이지', '본문 너비'],
  purpose: '화면의 내용을 가운데에 배치하고 여백과 간격을 정합니다.',
  whenToUse: ['화면마다 한 번, 가장 바깥에서 쓸 때'],
  whenNotToUse: ['화면 안의 영역에는 Stack이나 Panel을 씁니다.'],
  anatomy: [['본문 너비', '넓은 화면에서도 읽기 좋은 너비를 유지합니다.']],
  props: {
    children: '위에서 아래로 놓을 영역',
    width: '본문 너비. full은 화면 끝까지',
    gap: '영역 사이 간격. wide는 넓은 화면에서 더 넓음',
    isLast: '화면의 마지막 부분을 푸터 바로 위에 배치',
  },
  options: optionsOf<PageProps>()({
    width: ['content', 'full'],
    gap: ['none', 'md', 'lg', 'wide'],
  }),
};
