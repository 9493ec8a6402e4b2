import type { Guide } from '../../internal/guide.ts';
import type { DataBarProps } from './DataBar.tsx';

export const guide: Guide<DataBarProps> = {
  status: 'draft',
  task: 'display',
  aliases: ['데이터 막대', '셀 안의 막대'],
  purpose: '표의 숫자를 막대와 함께 보여 주어, 한 열의 값을 눈으로 비교하게 합니다.',
  whenToUse: ['이름이 있는 여러 항목의 크기를 표에서 비교할 때'],
  whenNotToUse: [
    '시간에 따른 변화에는 BarChart를 씁니다.',
    '진행된 정도에는 ProgressBar를 씁니다.',
    '합계처럼 다른 행과 견줄 수 없는 값에는 막대를 그리지 않습니다. value를 null로 둡니다.',
  ],
  anatomy: [
    ['숫자', '칸의 끝에 맞춥니다.'],
    ['참고 (선택)', '숫자 앞의 작은 글자. 지난 기간과의 차이를 알립니다.'],
    ['막대', '열에서 가장 큰 값이 칸을 채웁니다. 스크린 리더는 읽지 않습니다.'],
  ],
  keyboard: [],
  writing: ['숫자에 단위를 붙입니다. 예: 48회', '차이에는 +나 −를 붙입니다. 예: +3'],
  props: {
    value: '막대의 값. 모르거나 막대를 그리지 않으려면 null',
    maxValue: '막대가 칸을 채우는 값. 보통 열에서 가장 큰 값',
    children: '단위를 붙인 숫자',
    note: '숫자 앞의 짧은 글. 스크린 리더는 숫자 다음에 읽음',
  },
};
