import type { GuideWithoutElement } from '../../internal/guide.ts';
import type { ToastOptions } from './use-toast.ts';

export const guide: GuideWithoutElement<ToastOptions & { message: string }> = {
  task: 'feedback',
  aliases: ['토스트', '스낵바'],
  purpose: '작업이 성공했음을 잠깐 알립니다. 3초 뒤에 사라집니다.',
  whenToUse: ['저장, 등록, 예약에 성공했을 때 (useToast)'],
  whenNotToUse: [
    '실패를 알릴 때는 사라지지 않는 AlertDialog를 씁니다.',
    '눌러야 하는 버튼이나 링크를 넣지 않습니다.',
  ],
  anatomy: [
    ['문구', '한 문장'],
    [
      '자리',
      '머리글 위, 본문의 오른쪽 끝에 맞춰 나옵니다. 넓은 창에서는 여럿이 나란히, 좁은 창이나 대화 상자 위에서는 하나씩 나와 내용을 가리지 않습니다.',
    ],
    ['닫기', '사라지기 전에 닫을 수 있습니다. 포커스는 있던 곳으로 돌아갑니다.'],
    ['개수', '세 개까지 나옵니다.'],
    [
      '시간',
      '마우스나 포커스가 머물거나 다른 탭을 보는 동안, 다른 알림에 가려진 동안에는 흐르지 않습니다.',
    ],
  ],
  keyboard: [
    ['F6', '대화 상자에서도 알림으로 이동하고, 다시 누르면 있던 곳으로 돌아갑니다.'],
    ['Tab', '닫기 버튼으로 이동하며, 그동안 사라지지 않습니다.'],
    ['Enter, Esc', '닫습니다. 다음 알림이나 있던 곳으로 포커스가 이동합니다.'],
  ],
  writing: ['무엇이 완료되었는지 한 문장으로 씁니다. 예: 예약이 취소되었습니다.'],
  props: {
    message: '알림 문구 한 문장',
    duration: '표시 시간 (밀리초)',
  },
  noVariantsStory: '알림은 한자리에 차례로 나옵니다.',
};
