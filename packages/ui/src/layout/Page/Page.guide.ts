import type { Guide } from '../../internal/guide.ts';
import type { PageProps } from './Page.tsx';

export const guide: Guide<PageProps> = {
  status: 'draft',
  since: '2026-11-22',
  purpose: '화면의 내용을 가운데 한 단에 놓고, 둘레와 사이를 띄웁니다.',
  whenToUse: ['화면마다 한 번, 가장 바깥에'],
  whenNotToUse: ['화면 안의 덩어리는 Stack이나 Panel입니다.'],
  anatomy: [['단', '넓은 화면에서도 읽기 좋은 너비를 넘지 않습니다.']],
  keyboard: [],
  writing: [],
  props: {
    children: '아래로 이어지는 부분들',
    width: '단의 너비. full은 창의 끝까지',
    gap: '부분 사이의 간격. wide는 넓은 창에서 더 넓음',
    top: '첫 부분 위의 간격',
  },
  options: {
    width: ['reading', 'content', 'full'],
    gap: ['none', 'md', 'lg', 'wide'],
    top: ['none', 'md', 'xl'],
  },
};
