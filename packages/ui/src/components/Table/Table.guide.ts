import type { Guide } from '../../internal/guide.ts';
import type { TableProps } from './Table.tsx';

export const guide: Guide<TableProps<unknown>> = {
  status: 'stable',
  purpose:
    '같은 형식의 데이터를 행과 열로 비교합니다. 놓인 자리가 좁으면 행마다 카드로 바뀌거나 행이 접힙니다.',
  whenToUse: ['여러 항목을 같은 기준으로 비교할 때'],
  whenNotToUse: [
    '긴 글 위주의 목록은 표로 만들지 않습니다.',
    '검색과 페이지 나누기는 표 밖에서 처리합니다. 표에는 현재 페이지의 행만 전달합니다.',
  ],
  anatomy: [
    ['제목 (선택)', '표 위에 표시합니다.'],
    ['열 이름', '카드와 펼친 행에서는 값 옆에 표시합니다.'],
    ['행', '첫 번째 열이 행의 이름이 됩니다.'],
    ['카드', '좁은 자리에서 행마다 카드로 보여 줍니다.'],
    ['접힌 행 (선택)', '좁은 자리에서 일부 값만 보여 주고, 누르면 나머지 열을 펼칩니다.'],
    ['합계 (선택)', '마지막 행에 표시합니다.'],
    ['데이터 없음', '정해진 문구와 다음 단계를 보여 줍니다.'],
    ['불러오기 실패', '같은 문구와 다시 시도 버튼을 보여 줍니다.'],
  ],
  keyboard: [
    ['Tab', '행 안의 버튼과 입력란으로 이동합니다.'],
    ['Enter, Space', '접힌 행을 펼치거나 접습니다.'],
  ],
  writing: ['열 이름은 짧은 명사로 씁니다.', '숫자는 오른쪽으로 정렬하고 자릿수를 맞춥니다.'],
  props: {
    label: '표의 이름',
    columns: '열. 접힌 행에는 제목과 foldedPlace를 지정한 열만 표시',
    items: '현재 페이지의 행',
    itemId: '행을 구분하는 값',
    state: '불러오는 중, 불러오기 실패, 표시됨',
    emptyText: '데이터가 없을 때 표시되는 문구. 불러오기에 실패하면 실패 문구 아래에 표시',
    emptyDrawing: '데이터가 없을 때의 그림. 검색 결과가 없으면 search',
    emptyAction: '데이터가 없을 때의 다음 단계',
    footerRow: '열별 합계',
    caption: '화면에 보이는 제목',
    skeletonRows: '불러오는 중에 보여 줄 행 수',
    phone:
      '좁은 자리에서의 모습: 카드 또는 접힌 행. 열 너비의 합이 44.75rem 이하면 45rem, 넘으면 60rem보다 좁을 때',
    isExpanded: '접힌 행 중 처음부터 펼쳐 둘 행. 저장하지 않은 내용이 있을 때 사용',
  },
  options: { phone: ['cards', 'folded'] },
};
