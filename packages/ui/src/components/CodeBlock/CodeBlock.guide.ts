import type { Guide } from '../../internal/guide.ts';
import type { CodeBlockProps } from './CodeBlock.tsx';

export const guide: Guide<CodeBlockProps> = {
  status: 'draft',
  since: '2026-11-22',
  purpose: 'JSON처럼 기계가 읽는 글을 있는 그대로 보여 줍니다.',
  whenToUse: ['개발자가 주고받은 내용을 볼 때'],
  whenNotToUse: ['사람이 읽을 글은 Text입니다.'],
  anatomy: [
    ['이름', '무엇인지'],
    ['글', '길면 안에서 스크롤됩니다.'],
  ],
  keyboard: [
    ['Tab', '글로 갑니다.'],
    ['위아래 화살표', '긴 글을 스크롤합니다.'],
  ],
  writing: [],
  props: { label: '무엇인지', children: '줄바꿈과 들여쓰기까지 그대로' },
};
