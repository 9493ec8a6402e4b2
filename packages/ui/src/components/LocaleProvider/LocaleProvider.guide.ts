import type { Guide } from '../../internal/guide.ts';
import type { LocaleProviderProps } from './LocaleProvider.tsx';

export const guide: Guide<LocaleProviderProps> = {
  status: 'stable',
  purpose: '안의 모든 날짜, 숫자, 기본 문구를 한국어로 만듭니다.',
  whenToUse: ['앱을 한 번 감쌀 때'],
  whenNotToUse: ['컴포넌트마다 두지 않습니다.'],
  anatomy: [['보이는 것이 없습니다', '']],
  keyboard: [],
  writing: [],
  props: { children: '한국어로 보일 모든 것' },
  noVariantsStory: '보이는 것이 없습니다.',
};
