import { type Guide, buttonKeys } from '../../internal/guide.ts';
import type { ButtonProps } from './Button.tsx';

export const guide: Guide<ButtonProps> = {
  status: 'stable',
  purpose: '이 화면에서 무언가를 합니다.',
  whenToUse: ['저장, 등록, 예약처럼 무언가가 일어날 때', '폼을 보낼 때'],
  whenNotToUse: [
    '다른 화면으로 가는 것은 LinkButton이나 Link입니다.',
    '켜고 끄는 것은 Switch입니다.',
    '빨간 버튼(primary)은 한 화면에 하나만 둡니다.',
  ],
  anatomy: [
    ['말', '이름의 전부'],
    ['도는 표시 (처리 중)', '두 번 눌리지 않습니다.'],
    ['까닭 (누를 수 없을 때)', '버튼 곁에 보이고, 버튼의 설명으로 읽힙니다.'],
  ],
  keyboard: [...buttonKeys, ['누를 수 없는 버튼', '초점은 오고, 까닭을 들을 수 있습니다.']],
  writing: [
    '무엇이 일어나는지 동사로 씁니다: 구매하기, 예약 취소, 저장.',
    '까닭은 짧은 명사로 씁니다: 마감, 잔여 0회.',
  ],
  props: {
    children: '말이자 이름의 전부',
    onPress: '마우스, 손가락, Enter, Space로 누를 때마다 한 번',
    type: 'submit은 둘레의 폼을 보냄',
    form: '밖에 있는 폼을 보낼 때 그 폼의 id',
    variant:
      'primary는 화면에 하나뿐인 빨간 동작, ghost는 드물게 쓰는 동작, danger는 무언가를 없앰',
    size: '모두 44px 이상. sm은 표의 줄과 도구 모음, lg는 화면이 있는 까닭인 동작',
    isPending: '처리 중. 다시 눌리지 않음',
    disabledReason: '누를 수 없는 까닭. 곁에 보임',
    isReasonHidden: '줄마다 되풀이될 까닭을 스크린 리더만 읽음. 버튼은 글자로만 남음',
    isPressed: '고르는 버튼이 골라져 있는지 (aria-pressed). 테두리로도 보임',
    isFullWidth: '둘레만큼 넓게',
    autoFocus: '나타나자마자 초점',
    'aria-describedby':
      '같은 말의 버튼이 줄마다 있을 때, 어느 줄인지 말해 주는 글의 id. 까닭보다 먼저 읽음',
  },
  options: {
    variant: ['primary', 'secondary', 'ghost', 'danger'],
    size: ['sm', 'md', 'lg'],
    type: ['button', 'submit'],
  },
  changelog: [
    ['2026-11-22', '줄마다 되풀이될 까닭은 숨길 수 있습니다. 큰 버튼 lg가 생겼습니다.'],
    ['2026-11-22', '대화 상자의 바닥에서 내용의 폼을 보낼 수 있습니다.'],
    ['2026-11-21', '속성 slot이 없어졌습니다.'],
    ['2026-11-21', '여럿 가운데 고르는 버튼은 골라졌는지 알립니다.'],
    ['2026-11-20', '처리가 끝나 버튼이 사라진 뒤에는 “처리 중”을 읽지 않습니다.'],
    ['2026-11-20', '누를 수 없는 까닭에 Badge를 쓸 수 있습니다.'],
  ],
};
