import type { Guide } from '../../internal/guide.ts';
import type { ToastProps } from './Toast.tsx';

export const guide: Guide<ToastProps> = {
  status: 'stable',
  purpose: '잘됐다는 소식을 지나가며 알립니다. 3초 뒤에 사라집니다.',
  whenToUse: ['저장, 등록, 예약이 잘됐을 때 (useToast)'],
  whenNotToUse: [
    '실패는 AlertDialog입니다. 사라지는 말로 알리지 않습니다.',
    '눌러야 하는 것을 넣지 않습니다.',
  ],
  anatomy: [
    ['표시', '소식의 종류'],
    ['말', '한 문장'],
    ['닫기', '먼저 닫을 수 있습니다.'],
  ],
  keyboard: [
    ['Tab', '닫기에 초점이 오면 시간이 멈춥니다.'],
    ['Enter', '닫습니다.'],
  ],
  writing: ['무엇이 됐는지 한 문장으로: 예약이 취소되었습니다.'],
  props: {
    message: '소식 한 문장',
    tone: '종류. 표시와 색이 다름',
    duration: '머무는 시간 (밀리초)',
    onDismiss: '읽히거나 닫힌 뒤',
  },
  options: { tone: ['success', 'info', 'danger'] },
  noVariantsStory: '모든 소식이 한자리에 차례로 나옵니다.',
};
