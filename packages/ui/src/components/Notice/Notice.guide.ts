import { type Guide, optionsOf } from '../../internal/guide.ts';
import type { NoticeProps } from './Notice.tsx';

export const guide: Guide<NoticeProps> = {
  task: 'feedback',
  aliases: ['안내 문구', '인라인 알림'],
  purpose: '주변 내용과 관련된 알림을 그 자리에 보여 줍니다.',
  whenToUse: [
    '폼이나 목록 위에서 미리 알아야 할 내용이 있을 때',
    '방금 한 일의 결과를 멀리서도 보이게 알릴 때',
  ],
  whenNotToUse: [
    '잠시 뒤 사라져도 되는 결과에는 Toast를 씁니다.',
    '앱 전체에 관한 알림에는 Banner를 씁니다.',
    '목록이나 화면에 데이터가 없으면 EmptyState를 씁니다.',
    '답이 필요한 질문에는 AlertDialog를 씁니다.',
  ],
  anatomy: [
    [
      '아이콘',
      '알림의 종류를 색과 함께 나타냅니다. lg에는 표시하지 않고, xl에서는 공간이 충분하면 문구 위에 크게 표시합니다.',
    ],
    ['동작', '링크나 버튼 하나. 공간이 부족하면 문구 아래로 내려갑니다.'],
  ],
  writing: ['무슨 일인지 먼저 쓰고, 해결 방법을 이어서 씁니다.', '합니다체로 씁니다.'],
  props: {
    children: '알림 문구',
    tone: '알림의 종류',
    isPlaceholder: '아직 알릴 내용이 없을 때의 자리. 점선으로 표시',
    size: '크기. lg와 xl은 멀리서도 보이며 높이가 항상 같음. xl은 화면 하나를 채우는 결과에 사용',
    action: '문구 옆에 놓을 링크나 버튼',
  },
  options: optionsOf<NoticeProps>()({
    tone: ['neutral', 'info', 'success', 'warning', 'danger'],
    size: ['md', 'lg', 'xl'],
  }),
};
