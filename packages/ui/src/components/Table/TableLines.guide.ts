import type { Guide } from '../../internal/guide.ts';
import type { TableLinesProps } from './TableLines.tsx';

export const guide: Guide<TableLinesProps<unknown>> = {
  task: 'display',
  aliases: ['표의 여러 줄'],
  purpose: '표의 한 셀에 여러 값을 한 줄씩 표시합니다.',
  whenToUse: ['옆 열과 줄을 맞춰야 하는 여러 값을 보여 줄 때'],
  whenNotToUse: ['줄을 맞출 필요가 없는 값은 쉼표로 이어 씁니다.'],
  anatomy: [['줄', '값이 하나면 목록 없이 값만 읽고, 없으면 비워 둡니다.']],
  writing: ['한 줄에 들어가도록 짧게 씁니다.'],
  props: { items: '표시할 항목 (다른 열과 같은 순서)', children: '항목의 값' },
};
