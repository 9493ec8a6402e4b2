import type { GuideWithoutElement } from '../../internal/guide.ts';
import type { LocaleProviderProps } from './LocaleProvider.tsx';

export const guide: GuideWithoutElement<LocaleProviderProps> = {
  task: 'layout',
  aliases: ['언어 설정', '다국어'],
  purpose: '날짜, 숫자, 기본 문구의 언어를 정합니다. 기본값은 한국어입니다.',
  whenToUse: ['앱 전체를 한 번 감쌀 때'],
  whenNotToUse: ['컴포넌트마다 두지 않습니다.'],
  anatomy: [['영역', '화면에 요소를 더하지 않고, 안쪽의 컴포넌트에 언어를 전합니다.']],
  props: {
    children: '언어를 적용할 영역',
    locale: '날짜와 숫자의 언어',
    messages: '컴포넌트의 기본 문구. 지정하지 않으면 한국어',
  },
  noVariantsStory: '화면에 표시되지 않습니다.',
};
