import type { Guide } from '../../internal/guide.ts';
import type { ReservedSpaceProps } from './ReservedSpace.tsx';

export const guide: Guide<ReservedSpaceProps> = {
  task: 'layout',
  aliases: ['자리 비움'],
  purpose: '바뀌기 전의 내용만큼 공간을 남겨, 아래에 있는 내용이 움직이지 않게 합니다.',
  whenToUse: ['불러오지 못했다는 안내가 불러오는 중의 모양보다 작을 때'],
  whenNotToUse: [
    '목록 전체를 대신할 때는 EmptyState를 씁니다.',
    '내용이 원래의 모양보다 크면 아래의 내용이 움직입니다.',
  ],
  props: {
    children: '공간에 놓을 내용',
    sample: '공간의 크기를 정하는 것. 예: 스켈레톤',
  },
};
