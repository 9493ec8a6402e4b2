import type { Guide } from '../../internal/guide.ts';
import type { AlertDialogProps } from './AlertDialog.tsx';

export const guide: Guide<AlertDialogProps> = {
  status: 'stable',
  purpose: '다른 일을 하기 전에 반드시 읽거나 답해야 하는 말 한마디입니다.',
  whenToUse: [
    '실패와 거절, 폼 전체의 확인 결과를 알릴 때',
    '되돌릴 수 없는 일을 하기 전에 물을 때',
  ],
  whenNotToUse: [
    '잘됐다는 소식은 Toast로 알립니다.',
    '입력 칸 하나의 오류는 그 칸 아래에 둡니다.',
    '여러 칸을 채우거나 고르는 일은 Dialog에서 합니다.',
  ],
  anatomy: [
    ['제목 (선택)', '무엇에 관한 말인지'],
    ['말', '무슨 일이 있었는지 또는 무엇을 묻는지. 300자부터는 접힙니다.'],
    ['링크 (선택)', '더 알아볼 화면. 따라가면 닫힙니다.'],
    ['취소 (질문일 때)', '그만둡니다.'],
    ['확인', '읽었거나 그렇게 하겠다는 답. 처음 초점이 여기에 옵니다.'],
  ],
  keyboard: [
    ['Tab', '안에서만 돕니다.'],
    ['Enter, Space', '초점이 있는 답을 고릅니다.'],
    ['Esc', '말이면 확인, 질문이면 취소와 같습니다.'],
    ['브라우저의 뒤로 가기', 'Esc와 같습니다.'],
  ],
  writing: [
    '한 문장으로, 무엇이 어떻게 됐는지 말합니다.',
    '질문은 “정말 … 하시겠습니까?”로 끝내고, 함께 사라지는 것이 있으면 몇 건인지 적습니다.',
    '답은 확인과 취소입니다. “예/아니오”는 쓰지 않습니다.',
  ],
  props: {
    isOpen: '열려 있는지',
    message: '무슨 일인지 또는 무엇을 묻는지. 제목이 없으면 이것이 이름',
    title: '말 위의 짧은 제목',
    link: '말 아래의 링크. 따라가면 취소한 것과 같이 닫힘',
    tone: 'danger는 실패와 되돌릴 수 없는 일',
    kind: 'alert는 말, confirm은 질문',
    onClose: '확인(말) 또는 취소(질문), Esc',
    onConfirm: '질문에 확인을 눌렀을 때',
    confirmLabel: '확인 대신 쓸 말',
    cancelLabel: '취소 대신 쓸 말',
    isPending: '확인한 일을 처리하는 중',
  },
  options: { tone: ['info', 'danger'], kind: ['alert', 'confirm'] },
  noVariantsStory: '한 번에 하나만 열립니다.',
  changelog: [
    ['2026-11-21', '말 아래에 링크를 둘 수 있습니다.'],
    ['2026-11-21', '긴 말은 접히고, 펼쳐도 답이 늘 보입니다.'],
    ['2026-11-20', '누른 버튼이 사라졌으면 닫을 때 초점이 그 둘레로 갑니다.'],
  ],
};
