import { type Guide, buttonKeys } from '../../internal/guide.ts';
import type { PaginationProps } from './Pagination.tsx';

export const guide: Guide<PaginationProps> = {
  task: 'navigation',
  aliases: ['페이지네이션', '페이지 번호'],
  purpose: '긴 목록을 페이지로 나눠 이동하게 합니다.',
  whenToUse: ['한 페이지에 담기지 않는 목록 아래'],
  whenNotToUse: [
    '한 페이지뿐이면 표시하지 않아도 됩니다.',
    '무한 스크롤로 대신하지 않습니다. 보던 위치로 돌아가기 어렵습니다.',
  ],
  anatomy: [
    ['이전', '첫 페이지에서는 누를 수 없지만, 포커스는 남습니다.'],
    ['번호', '처음과 끝, 현재 페이지 주변을 보여 주고 현재 페이지를 강조합니다.'],
    ['다음', '마지막 페이지에서는 누를 수 없지만, 포커스는 남습니다.'],
  ],
  keyboard: buttonKeys,
  props: {
    value: '현재 페이지 (1부터 시작). 없는 페이지면 가장 가까운 페이지',
    defaultValue: '현재 페이지를 직접 관리하지 않을 때의 처음 페이지. 지정하지 않으면 1',
    pageCount: '전체 페이지 수',
    onChange: '페이지를 바꿨을 때 실행할 동작',
  },
  noVariantsStory: '화면에 하나만 둡니다.',
};
