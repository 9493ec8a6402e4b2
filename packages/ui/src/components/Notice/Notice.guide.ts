import type { Guide } from '../../internal/guide.ts';
import type { NoticeProps } from './Notice.tsx';

export const guide: Guide<NoticeProps> = {
  status: 'draft',
  since: '2026-11-22',
  purpose: '둘레의 내용에 관해 알려 줄 말을 그 자리에 보여 줍니다.',
  whenToUse: [
    '양식이나 목록 위에서 알아야 할 것',
    '방금 한 일의 결과를 멀리서도 읽게 크게 보여 줄 때',
  ],
  whenNotToUse: [
    '잠시 뒤 사라져도 되는 결과는 Toast입니다.',
    '화면 전체에 관한 알림은 Banner입니다.',
    '목록이나 화면이 비었을 때는 EmptyState입니다.',
    '답해야 하는 물음은 AlertDialog입니다.',
  ],
  anatomy: [
    ['그림', '좋고 나쁨을 색 말고도 알립니다. 큰 알림에는 없습니다.'],
    ['말', '한두 문장'],
    ['할 일', '링크나 버튼 하나. 자리가 모자라면 말 아래로 내려갑니다.'],
  ],
  keyboard: [],
  writing: ['무슨 일인지 먼저, 어떻게 하면 되는지 다음에 적습니다.', '합니다체로 끝맺습니다.'],
  props: {
    children: '알려 줄 말',
    tone: '어떤 알림인지. idle은 아직 알릴 것이 없는 자리',
    size: '크기. announcement는 멀리서도 읽히고 높이가 언제나 같음',
    action: '곁에 놓을 링크나 버튼',
  },
  options: {
    tone: ['neutral', 'info', 'success', 'warning', 'danger', 'idle'],
    size: ['box', 'announcement'],
  },
};
