import type { Guide } from '../../internal/guide.ts';
import type { DialogProps } from './Dialog.tsx';

export const guide: Guide<DialogProps> = {
  status: 'stable',
  purpose: '지금 화면을 두고 하는 짧은 일입니다. 휴대폰에서는 아래에서 올라오는 시트입니다.',
  whenToUse: ['하루의 수업을 등록하거나 지울 때', '데스크에서 출석을 확인할 때'],
  whenNotToUse: [
    '한마디 알림이나 물음은 AlertDialog입니다.',
    '주소가 있어야 하는 큰 일은 화면으로 만듭니다.',
    '대화 상자 위에 대화 상자를 겹치지 않습니다. 알림만 위에 올 수 있습니다.',
  ],
  anatomy: [
    ['제목', '대화 상자의 이름'],
    ['닫기', '오른쪽 위'],
    ['내용', '길면 이 부분만 스크롤됩니다.'],
    ['바닥 (선택)', '스크롤해도 보이는 동작'],
  ],
  keyboard: [
    ['Tab', '안에서만 돕니다.'],
    ['Esc', '닫습니다. 초점은 연 것으로 돌아갑니다.'],
    ['브라우저의 뒤로 가기', '화면을 떠나지 않고 닫습니다.'],
  ],
  writing: ['제목은 무엇에 관한 일인지: 11월 21일 (토) 수업, 출석 체크.'],
  props: {
    isOpen: '열려 있는지',
    onOpenChange: '닫기, Esc, 바깥 누름, 뒤로 가기에서 false로 부름',
    title: '제목이자 이름',
    children: '내용. 함수면 닫는 함수를 받음',
    size: 'lg는 달력이나 표',
    footer: '스크롤해도 보이는 동작',
    isInUrl: '열려 있는 것이 주소에 있을 때. 뒤로 가기는 그 주소를 떠나서 닫음',
  },
  options: { size: ['md', 'lg'] },
  noVariantsStory: '한 번에 하나만 열립니다.',
  changelog: [
    ['2026-11-21', '속성 isInAddress의 이름이 isInUrl로 바뀌었습니다.'],
    ['2026-11-20', '주소에 있는 대화 상자는 주소를 떠나면 닫힙니다.'],
    ['2026-11-20', '뒤로 가기가 화면보다 열린 것을 먼저 닫습니다.'],
  ],
};
