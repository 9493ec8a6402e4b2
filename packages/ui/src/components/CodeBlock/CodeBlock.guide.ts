import type { Guide } from '../../internal/guide.ts';
import type { CodeBlockProps } from './CodeBlock.tsx';

export const guide: Guide<CodeBlockProps> = {
  status: 'draft',
  task: 'display',
  aliases: ['코드'],
  purpose: 'JSON 같은 코드를 그대로 보여 줍니다.',
  whenToUse: ['개발자가 요청과 응답을 확인할 때'],
  whenNotToUse: ['일반 텍스트에는 Text를 씁니다.'],
  anatomy: [
    ['이름', '코드의 이름'],
    ['텍스트', '길면 안에서 스크롤합니다.'],
  ],
  keyboard: [
    ['Tab', '코드로 이동합니다.'],
    ['↑ ↓', '긴 코드를 스크롤합니다.'],
  ],
  writing: [],
  props: { label: '코드의 이름', children: '줄바꿈과 들여쓰기를 그대로 표시할 코드' },
};
