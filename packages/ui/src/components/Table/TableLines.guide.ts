import type { Guide } from '../../internal/guide.ts';
import type { TableLinesProps } from './TableLines.tsx';

export const guide: Guide<TableLinesProps<unknown>> = {
  status: 'draft',
  since: '2026-11-22',
  purpose: '표의 한 칸에 값 여럿을 한 줄씩 적습니다.',
  whenToUse: ['한 사람의 이용 내역처럼, 곁의 열과 줄이 맞아야 할 때'],
  whenNotToUse: ['줄을 나누지 않아도 되는 값들은 쉼표로 잇습니다.'],
  anatomy: [['줄들', '하나뿐이면 목록이 아니라 그 값만 읽히고, 없으면 비어 있습니다.']],
  keyboard: [],
  writing: ['한 줄에 들어가는 짧은 값으로 씁니다.'],
  props: { items: '값을 가진 것들. 다른 열과 같은 차례로', children: '하나의 값' },
};
