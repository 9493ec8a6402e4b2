import type { Guide } from '../../internal/guide.ts';
import type { SummaryStripProps } from './SummaryStrip.tsx';

export const guide: Guide<SummaryStripProps> = {
  task: 'display',
  aliases: ['요약 띠', '한 줄 요약'],
  purpose: '지금 가장 중요한 것 하나와 다음 동작을 한 줄로 보여 줍니다.',
  whenToUse: ['화면 맨 위에서 로그인한 사람에게 지금 할 일을 알려 줄 때'],
  whenNotToUse: [
    '수치가 많으면 DescriptionList를 씁니다.',
    '상태가 바뀌었다는 안내에는 Banner를 씁니다.',
    '한 화면에 하나만 둡니다.',
  ],
  anatomy: [
    ['첫 항목', '가장 중요한 사실을 크게 표시합니다.'],
    ['다른 항목', '휴대폰에서는 첫 항목 아래에 한 줄씩, 넓은 창에서는 옆에 표시합니다.'],
  ],
  writing: ['항목은 셋까지, 값은 한 줄에 들어가게 짧게 씁니다.'],
  props: {
    label: '스크린 리더가 읽는 영역의 이름',
    items: '이름과 값. 중요한 것부터',
    action: '끝에 놓이는 LinkButton이나 Link',
  },
};
