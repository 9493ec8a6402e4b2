import type { Guide } from '../../internal/guide.ts';
import type { LocaleProviderProps } from './LocaleProvider.tsx';

export const guide: Guide<LocaleProviderProps> = {
  status: 'stable',
  purpose: '안의 모든 날짜, 숫자, 기본 문구의 언어를 정합니다. 정하지 않으면 한국어입니다.',
  whenToUse: ['앱을 한 번 감쌀 때'],
  whenNotToUse: ['컴포넌트마다 두지 않습니다.'],
  anatomy: [['보이는 것이 없습니다', '']],
  keyboard: [],
  writing: [],
  props: {
    children: '그 언어로 보일 모든 것',
    locale: '날짜와 숫자의 언어',
    messages: '컴포넌트가 스스로 하는 말. 주지 않은 것은 한국어',
  },
  noVariantsStory: '보이는 것이 없습니다.',
};
