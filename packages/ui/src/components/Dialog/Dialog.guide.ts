import { type Guide, optionsOf } from '../../internal/guide.ts';
import type { DialogProps } from './Dialog.tsx';

export const guide: Guide<DialogProps> = {
  status: 'stable',
  task: 'disclosure',
  aliases: ['모달', '대화 상자', '팝업', '바텀 시트'],
  purpose:
    '화면을 벗어나지 않고 짧은 작업을 하게 합니다. 휴대폰에서는 아래에서 올라오는 시트로 바뀝니다.',
  whenToUse: ['현재 화면에서 항목을 등록하거나 삭제할 때', '짧은 입력이나 확인이 필요할 때'],
  whenNotToUse: [
    '짧은 알림이나 질문에는 AlertDialog를 씁니다.',
    '별도의 주소가 필요한 큰 작업은 화면으로 만듭니다.',
    '대화 상자를 겹쳐 열지 않습니다. 알림만 위에 열 수 있습니다.',
  ],
  anatomy: [
    ['제목', '대화 상자의 이름'],
    ['닫기', '오른쪽 위에 있습니다.'],
    ['내용', '길면 이 영역만 스크롤합니다.'],
    [
      '바깥',
      '누르면 닫힙니다. 입력란에 입력한 내용이 있으면 지워지지 않도록 그대로 있고, 닫기와 Esc로 닫습니다.',
    ],
    [
      '하단 (선택)',
      '스크롤해도 항상 보이는 버튼과 요약 문구. 화면이 아주 낮으면 내용과 함께 스크롤합니다.',
    ],
  ],
  keyboard: [
    ['Tab', '대화 상자 안에서만 포커스가 이동합니다.'],
    [
      'Esc',
      '맨 위의 것만 닫습니다. 포커스가 대화 상자를 연 곳으로 돌아갑니다. 닫히는 동안 다시 누르면 그 아래의 것을 닫습니다.',
    ],
    ['브라우저의 뒤로 가기', '화면을 벗어나지 않고 닫습니다.'],
  ],
  writing: ['제목에는 무엇에 관한 작업인지 씁니다. 예: 11월 21일 (토) 수업, 출석 체크'],
  props: {
    isOpen: '열림 여부',
    onOpenChange:
      '열리거나 닫힐 때 실행할 동작. 닫기, Esc, 바깥 누르기, 뒤로 가기에서 false를 전달',
    title: '대화 상자의 제목',
    children: '본문. 함수로 넘기면 닫기 함수를 받음',
    size: 'lg는 달력이나 표를 담을 때',
    isFixedHeight: '내용이 늘어도 아무것도 밀리지 않도록 처음부터 가장 높게 열 때',
    footer: '스크롤해도 항상 보이는 버튼',
    summary: '버튼 옆 요약 문구. 바뀌면 스크린 리더가 읽음',
    isInUrl: '열림 상태를 주소에 담을 때. 뒤로 가기를 누르면 주소에서 벗어나며 닫힘',
  },
  options: optionsOf<DialogProps>()({ size: ['md', 'lg'] }),
  noVariantsStory: '한 번에 하나만 열립니다.',
};
