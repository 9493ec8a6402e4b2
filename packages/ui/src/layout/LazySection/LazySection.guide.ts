import type { Guide } from '../../internal/guide.ts';
import type { LazySectionProps } from './LazySection.tsx';

export const guide: Guide<LazySectionProps> = {
  task: 'layout',
  aliases: ['가까워지면 불러오는 영역'],
  purpose: '화면 아래쪽의 긴 영역을 가까이 왔을 때 불러오고, 그 자리를 미리 비워 둡니다.',
  whenToUse: ['첫 화면이 불러오지 않아도 되는 사진과 리뷰를 화면 끝에 놓을 때'],
  whenNotToUse: [
    '처음부터 보이는 내용에는 쓰지 않습니다.',
    '짧은 영역에는 쓰지 않습니다. 비워 둔 자리가 길게 남습니다.',
  ],
  props: {
    children: '가까워지면 그릴 영역들. 대신 hidden 요소를 그리면 자리가 없어집니다.',
  },
  noVariantsStory: '자리만 있고 그 자체는 보이지 않습니다.',
};
