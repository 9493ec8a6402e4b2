import { type Guide, buttonKeys } from '../../internal/guide.ts';
import type { PaginationProps } from './Pagination.tsx';

export const guide: Guide<PaginationProps> = {
  status: 'stable',
  purpose: '긴 목록을 쪽으로 나누어 넘깁니다.',
  whenToUse: ['열 줄(리뷰는 다섯 개)이 넘는 목록 아래'],
  whenNotToUse: [
    '한 쪽뿐이면 두지 않아도 됩니다.',
    '끝없이 내려가는 목록은 쓰지 않습니다. 돌아갈 자리를 잃습니다.',
  ],
  anatomy: [
    ['이전', '첫 쪽이면 누를 수 없습니다.'],
    ['번호', '처음, 끝, 지금 쪽의 둘레. 지금 쪽이 표시됩니다.'],
    ['다음', '마지막 쪽이면 누를 수 없습니다.'],
  ],
  keyboard: buttonKeys,
  writing: [],
  props: { page: '지금 쪽, 1부터', pageCount: '모두 몇 쪽인지', onPageChange: '넘겨 간 쪽' },
  noVariantsStory: '화면에 하나뿐인 내비게이션입니다.',
  changelog: [['2026-11-20', '320px에서도 한 줄에 들어갑니다.']],
};
