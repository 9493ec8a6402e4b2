import { type Guide, valueProps } from '../../internal/guide.ts';
import type { TabsProps } from './Tabs.tsx';

export const guide: Guide<TabsProps> = {
  task: 'disclosure',
  aliases: ['탭'],
  purpose: '같은 대상의 내용을 나누어 한 번에 하나만 보여 줍니다.',
  whenToUse: ['나란히 비교할 필요가 없는 내용이 두 개에서 여섯 개쯤 있을 때'],
  whenNotToUse: [
    '주소가 바뀌는 이동에는 탭이 아니라 Link나 Header의 메뉴를 씁니다. 탭은 링크가 아니어서 새 탭에서 열거나 뒤로 갈 수 없습니다.',
    '목록을 걸러 볼 때는 FilterBar를 씁니다.',
    '모두 읽어야 하는 내용은 제목으로 나누어 한 화면에 둡니다.',
    '내용이 없는 탭은 비활성으로 두지 않고 뺍니다.',
  ],
  anatomy: [
    ['탭', '한 줄에 놓입니다. 화면보다 길면 옆으로 스크롤하고, 포커스한 탭은 가려지지 않습니다.'],
    ['내용', '선택한 탭의 내용만 그립니다. 다른 탭으로 가면 사라집니다.'],
  ],
  keyboard: [
    ['Tab', '선택한 탭, 그 내용 순서로 이동합니다.'],
    ['← →', '이웃한 탭을 선택합니다. 끝에서 처음으로 돌아갑니다.'],
    ['Home, End', '첫 탭과 마지막 탭을 선택합니다.'],
  ],
  writing: ['탭에는 내용을 짧은 명사로 씁니다. 예: 이용권, 출석, 후기'],
  props: {
    ...valueProps,
    value: '선택한 탭의 id. onChange와 함께 사용',
    defaultValue: '값을 직접 관리하지 않을 때의 처음 탭. 없으면 첫 탭',
    label: '탭 전체의 이름. 스크린 리더가 읽음',
    items: '탭의 목록. id와 label',
    children: '탭의 id를 받아 그 내용을 그리는 함수',
  },
};
