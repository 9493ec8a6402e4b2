import { type Guide, linkKeys, optionsOf } from '../../internal/guide.ts';
import type { LinkButtonProps } from './LinkButton.tsx';

export const guide: Guide<LinkButtonProps> = {
  task: 'navigation',
  aliases: ['링크 버튼', '버튼 모양 링크'],
  purpose: '버튼처럼 눈에 띄는 링크로 다음 단계를 안내합니다.',
  whenToUse: ['가입이나 구매로 이어질 때', '데이터가 없는 화면에서 다음 단계를 안내할 때'],
  whenNotToUse: [
    '작업을 실행할 때는 Button을 씁니다.',
    '화면 아래에 고정할 때는 FloatingAction 안에 둡니다.',
  ],
  anatomy: [['문구', '버튼에 표시되는 문구. 스크린 리더도 그대로 읽습니다.']],
  keyboard: linkKeys,
  writing: ['다음에 할 일을 씁니다. 예: 멤버십 가입하기, 홈으로 가기'],
  props: {
    href: '이동할 주소',
    children: '버튼에 표시되는 문구',
    variant: 'primary는 화면에 하나만 두는 빨간 버튼',
    size: '모두 44px 이상',
    isFullWidth: '부모 너비만큼 넓게 표시',
    onPress: '누를 때 함께 실행할 동작',
    'aria-describedby': '같은 링크가 행마다 있을 때 행을 구분해 주는 텍스트의 id',
  },
  options: optionsOf<LinkButtonProps>()({
    variant: ['primary', 'secondary', 'ghost'],
    size: ['md', 'sm'],
  }),
};
