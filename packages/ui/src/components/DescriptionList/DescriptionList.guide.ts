import { type Guide, optionsOf } from '../../internal/guide.ts';
import type { DescriptionListProps } from './DescriptionList.tsx';

export const guide: Guide<DescriptionListProps> = {
  task: 'display',
  aliases: ['상세 정보', '항목과 값', '통계', '수치'],
  purpose: '한 대상의 여러 정보를 항목과 값으로 보여 줍니다.',
  whenToUse: ['주소와 운영 시간, 상품 조건을 안내할 때', '합계처럼 한눈에 볼 수치가 몇 개 있을 때'],
  whenNotToUse: ['여러 대상을 같은 항목으로 비교할 때는 Table을 씁니다.'],
  anatomy: [['이름', '왼쪽에, 열로 나누면 값 위에 표시하며, 스크린 리더가 값과 함께 읽습니다.']],
  writing: ['항목 이름은 한두 단어로 쓰고 쌍점(:)을 붙이지 않습니다.'],
  props: {
    items: '항목과 값',
    columns: '같은 너비의 열 수. 없으면 한 행에 하나씩',
  },
  options: optionsOf<DescriptionListProps>()({ columns: [1, 2, 3, 4, 5, 6] }),
};
