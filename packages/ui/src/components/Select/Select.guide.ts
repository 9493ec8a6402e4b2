import type { Guide } from '../../internal/guide.ts';
import type { SelectProps } from './Select.tsx';

export const guide: Guide<SelectProps<string>> = {
  status: 'stable',
  purpose: '많은 것 가운데 하나를 기기의 목록에서 고릅니다.',
  whenToUse: ['연도와 월, 표의 줄마다 있는 권한처럼 자리가 좁을 때'],
  whenNotToUse: ['모두 보이는 편이 나으면 RadioGroup입니다.'],
  anatomy: [
    ['이름', ''],
    ['칸', '고른 것과 화살표'],
  ],
  keyboard: [
    ['Tab', '초점이 옵니다.'],
    ['↑ ↓', '고릅니다.'],
    ['Space', '목록을 엽니다.'],
    ['글자', '그 글자로 시작하는 것으로 갑니다.'],
  ],
  writing: ['이름은 무엇을 고르는지, 보기는 짧은 명사로.'],
  props: {
    label: '보이는 이름이자 스크린 리더가 읽는 이름 전체',
    isLabelHidden: '이름을 화면에서만 숨김',
    name: '폼이 아는 이름',
    value: '고른 것',
    onChange: '골랐을 때',
    options: '보기들',
    size: 'sm은 표의 줄과 도구 모음. 둘 다 44px 이상',
    look: 'text는 건드리기 전까지 글자로 보임. 줄마다 있지만 드물게 바꾸는 값',
    width: '다른 것과 한 줄에 놓일 때의 제 너비. 없으면 둘레만큼',
    'aria-describedby': '같은 이름의 칸이 줄마다 있을 때, 어느 줄인지 말해 주는 글의 id',
  },
  options: {
    size: ['md', 'sm'],
    look: ['field', 'text'],
    width: ['xs', 'sm', 'md', 'lg', 'xl', 'dialog', 'reading', 'content'],
  },
};
