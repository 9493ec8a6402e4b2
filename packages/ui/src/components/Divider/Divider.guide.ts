import type { RootProps } from '../../internal/element-props.ts';
import type { Guide } from '../../internal/guide.ts';

export const guide: Guide<RootProps> = {
  task: 'layout',
  aliases: ['구분선'],
  purpose: '서로 다른 내용을 선으로 구분합니다.',
  whenToUse: ['화면 끝에서 다음 단계를 안내할 때', '여러 소개가 이어질 때 각 소개의 시작'],
  whenNotToUse: [
    '같은 항목 사이를 나눌 때는 Stack의 dividers를 씁니다.',
    '제목만으로 구분되면 선을 긋지 않습니다.',
  ],
  anatomy: [['선', '부모 너비만큼 그려집니다. 위아래 간격은 Stack이 정합니다.']],
  props: {},
};
