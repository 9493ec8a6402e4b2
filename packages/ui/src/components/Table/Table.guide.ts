import type { Guide } from '../../internal/guide.ts';
import type { TableProps } from './Table.tsx';

export const guide: Guide<TableProps<unknown>> = {
  status: 'stable',
  purpose:
    '같은 꼴의 줄을 견주어 봅니다. 휴대폰에서는, 열이 많은 표는 태블릿에서도 줄마다 카드가 됩니다.',
  whenToUse: ['회원, 매출, 이용권처럼 열이 있는 목록'],
  whenNotToUse: [
    '글로 된 목록(리뷰)은 목록으로 둡니다.',
    '쪽을 나누고 찾는 것은 표 바깥에서 합니다. 표는 지금 쪽의 줄만 받습니다.',
  ],
  anatomy: [
    ['제목 (선택)', ''],
    ['열 이름', '휴대폰에서는 값 곁의 이름'],
    ['줄', '첫 열이 줄의 이름'],
    ['합계 (선택)', '아래 줄'],
    ['비었을 때', '정해진 문구와 다음 걸음'],
    ['불러오지 못했을 때', '같은 문구와 다시 시도'],
  ],
  keyboard: [['Tab', '줄 안의 버튼과 칸으로 갑니다.']],
  writing: ['열 이름은 짧은 명사로.', '숫자는 오른쪽에, 자리마다 폭이 같게.'],
  props: {
    label: '표의 이름',
    columns: '열들',
    rows: '지금 쪽의 줄들',
    rowKey: '줄을 가려내는 값',
    state: '불러오는 중, 불러오지 못함, 준비됨',
    emptyText: '줄이 없을 때의 말. 불러오지 못하면 그 말 아래에 나옴',
    emptyDrawing: '찾은 것이 없을 때는 search',
    emptyAction: '줄이 없을 때의 다음 걸음',
    footerRow: '열마다의 합계',
    caption: '보이는 제목',
    skeletonRows: '불러오는 동안 그릴 줄 수',
  },
  changelog: [
    ['2026-11-22', '휴대폰의 카드에서 한 열의 버튼을 카드만큼 넓힐 수 있습니다(isFullWidth).'],
    ['2026-11-20', '줄이 오거나 바뀌어도 열이 움직이지 않습니다. 열마다 폭을 정합니다.'],
    ['2026-11-20', '인쇄하면 흰 바탕에 검은 글씨로 나옵니다.'],
  ],
};
