import type { GuideWithoutElement } from '../../internal/guide.ts';
import type { PageTransitionProps } from './PageTransition.tsx';

export const guide: GuideWithoutElement<PageTransitionProps> = {
  task: 'navigation',
  aliases: ['화면 전환'],
  purpose: '링크로 이동한 화면을 짧게 서서히 보여 줍니다.',
  whenToUse: [
    '화면을 감쌉니다. 이동은 startPageTransition 안에서 합니다.',
    '새 화면의 코드를 이미 불러왔을 때. 그때까지는 이전 화면이 남습니다.',
  ],
  whenNotToUse: [
    '필터, 탭, 입력처럼 같은 화면 안에서 내용이 바뀔 때는 쓰지 않습니다.',
    '뒤로 가기처럼 바로 나타나야 하는 이동에는 쓰지 않습니다.',
  ],
  anatomy: [['화면', '0.12초 동안 나타나고, 그동안에도 누를 수 있습니다.']],
  props: { children: '화면. 다른 화면이면 바깥의 key가 달라야 함' },
  noVariantsStory: '움직임만 다릅니다.',
};
