import type { Guide } from '../../internal/guide.ts';
import type { ToastProps } from './Toast.tsx';

export const guide: Guide<ToastProps> = {
  status: 'stable',
  purpose: '작업이 성공했음을 잠깐 알립니다. 3초 뒤에 사라집니다.',
  whenToUse: ['저장, 등록, 예약에 성공했을 때 (useToast)'],
  whenNotToUse: [
    '실패를 알릴 때는 사라지지 않는 AlertDialog를 씁니다.',
    '눌러야 하는 버튼이나 링크를 넣지 않습니다.',
  ],
  anatomy: [
    ['표시', '알림의 종류'],
    ['문구', '한 문장'],
    [
      '자리',
      '휴대폰에서는 머리글 위에, 대화 상자가 열려 있으면 그 위쪽에 하나씩 나와 필요한 것을 가리지 않습니다.',
    ],
    ['닫기', '사라지기 전에 닫을 수 있습니다.'],
  ],
  keyboard: [
    ['Tab', '닫기 버튼으로 이동하며, 그동안 사라지지 않습니다.'],
    ['Enter', '닫습니다.'],
  ],
  writing: ['무엇이 완료되었는지 한 문장으로 씁니다. 예: 예약이 취소되었습니다.'],
  props: {
    message: '알림 문구 한 문장',
    tone: '알림의 종류. 아이콘과 색이 다름',
    duration: '표시 시간 (밀리초)',
    onDismiss: '사라지거나 닫힌 뒤 실행할 동작',
  },
  options: { tone: ['success', 'info', 'danger'] },
  noVariantsStory: '알림은 한자리에 차례로 나옵니다.',
};
