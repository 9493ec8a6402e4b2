import { type Guide, optionsOf } from '../../internal/guide.ts';
import type { TableProps } from './Table.tsx';

export const guide: Guide<TableProps<unknown>> = {
  task: 'display',
  aliases: ['표', '테이블'],
  purpose:
    '같은 형식의 데이터를 행과 열로 비교합니다. 놓인 자리가 좁으면 행마다 카드로 바뀌거나 행이 접힙니다.',
  whenToUse: ['여러 항목을 같은 기준으로 비교할 때'],
  whenNotToUse: [
    '긴 글 위주의 목록은 표로 만들지 않습니다.',
    '검색, 정렬, 페이지 나누기는 표 밖에서 처리합니다. 표에는 현재 페이지의 행만 전달합니다. 정렬에는 sortRows를 씁니다.',
  ],
  anatomy: [
    ['열 이름', '카드와 펼친 행에서는 값 옆에 표시합니다.'],
    ['행', '첫 번째 열이 행의 이름이 됩니다.'],
    [
      '정렬 (선택)',
      '정렬할 수 있는 열의 이름은 버튼입니다. 카드와 접힌 행 위에는 정렬 선택 상자를 둡니다.',
    ],
    [
      '카드',
      '좁은 자리에서 행마다 카드로 보여 줍니다. 열의 isBesideHeading으로 값을 카드 제목 옆에 둡니다.',
    ],
    ['접힌 행 (선택)', '좁은 자리에서 일부 값만 보여 주고, 누르면 나머지 열을 펼칩니다.'],
  ],
  keyboard: [
    ['Tab', '행 안의 버튼과 입력란으로 이동합니다.'],
    [
      'Enter, Space',
      '접힌 행을 펼치거나 접습니다. 열 이름에서는 그 열로 정렬하고, 다시 누르면 순서를 뒤집습니다.',
    ],
  ],
  writing: ['열 이름은 짧은 명사로 씁니다.', '숫자는 오른쪽으로 정렬하고 자릿수를 맞춥니다.'],
  props: {
    label: '표의 이름',
    columns: '열. 접힌 행에는 제목과 foldedPlace를 지정한 열만 표시',
    items: '현재 페이지의 행',
    itemId: '행을 구분하는 값',
    state: '불러오는 중, 불러오기 실패, 표시됨',
    emptyText: '데이터가 없을 때 표시되는 문구. 불러오기에 실패하면 실패 문구 아래에 표시',
    emptyTitle: '데이터가 없을 때 무엇이 없는지 알리는 문구. emptyText는 그 아래에 작게 표시',
    emptyAction: '데이터가 없을 때의 다음 단계',
    footerRow: '열별 합계',
    skeletonRows: '불러오는 중에 보여 줄 행 수',
    sort: '행의 순서. 행은 표 밖에서 sortRows로 정렬해 전달',
    onSortChange: '정렬을 바꿨을 때 실행할 동작',
    hasSortSelect: '열 이름이 없는 자리에서 행 위에 정렬 선택 상자를 둘지',
    phone: '45rem보다 좁은 자리에서의 모습: 카드 또는 접힌 행',
    isExpanded: '접힌 행 중 처음부터 펼쳐 둘 행. 저장하지 않은 내용이 있을 때 사용',
  },
  options: optionsOf<TableProps<unknown>>()({ phone: ['cards', 'folded'] }),
};
