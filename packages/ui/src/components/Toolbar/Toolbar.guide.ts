import type { GuideWithoutElement } from '../../internal/guide.ts';
import type { ToolbarProps } from './Toolbar.tsx';

export const guide: GuideWithoutElement<ToolbarProps> = {
  status: 'draft',
  purpose: '만드는 사람이 쓰는 도구를 점선으로 둘러, 제품의 기능과 섞여 보이지 않게 합니다.',
  whenToUse: ['데모를 처음으로 되돌리거나 설정을 바꾸는 버튼'],
  whenNotToUse: ['고객이 쓰는 기능은 둘레 없이 둡니다.', '둘러싼 것이 제품에 남으면 안 됩니다.'],
  anatomy: [
    ['이름', '무엇을 위한 도구인지. 묶음의 이름으로 읽힙니다.'],
    ['도구', '작은 버튼 몇 개'],
  ],
  keyboard: [['Tab', '도구를 차례로 지납니다.']],
  writing: ['이름은 한 낱말로 씁니다: 데모'],
  props: { label: '무엇을 위한 도구인지', children: '작은 버튼' },
};
