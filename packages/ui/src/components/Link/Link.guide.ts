import { type Guide, linkKeys, optionsOf } from '../../internal/guide.ts';
import type { LinkProps } from './Link.tsx';

export const guide: Guide<LinkProps> = {
  task: 'navigation',
  aliases: ['링크'],
  purpose: '다른 화면으로 이동합니다.',
  whenToUse: ['문장 안이나 옆에서 다른 화면으로 연결할 때', '외부 지도처럼 앱 밖으로 이동할 때'],
  whenNotToUse: [
    '현재 화면에서 작업을 실행할 때는 Button을 씁니다.',
    '화면의 다음 단계로 안내할 때는 LinkButton을 씁니다.',
  ],
  anatomy: [
    ['밑줄 친 문구', '링크에 표시되는 문구. 스크린 리더도 그대로 읽습니다.'],
    [
      '외부 링크 아이콘 (앱 밖으로 이동할 때)',
      '새 탭에서 열립니다. 스크린 리더는 ‘(새 탭에서 열림)’이라고 읽습니다.',
    ],
  ],
  keyboard: linkKeys,
  writing: ['이동할 곳을 씁니다. 예: 회원가입, 이용권 목록. ‘여기’라고 쓰지 않습니다.'],
  props: {
    href: '이동할 주소',
    children: '링크에 표시되는 문구',
    variant: 'muted는 중요도가 낮은 링크',
    isInline: '문장 안에 넣을 때. 줄 높이를 따름',
    isExternal: '앱 밖의 주소를 새 탭에서 열 때',
    onPress: '누를 때 함께 실행할 동작',
    'aria-current': '현재 위치임을 알림',
    'aria-describedby': '같은 링크가 행마다 있을 때 행을 구분해 주는 텍스트의 id',
  },
  options: optionsOf<LinkProps>()({ variant: ['default', 'muted'] }),
};
