import { type Guide, optionsOf, spaces } from '../../internal/guide.ts';
import type { FormProps } from './Form.tsx';

export const guide: Guide<FormProps> = {
  task: 'input',
  aliases: ['폼', '양식'],
  purpose: '함께 제출할 입력란을 묶습니다.',
  whenToUse: ['입력한 내용을 버튼으로 제출할 때'],
  whenNotToUse: ['값을 변경하면 바로 적용될 때는 FilterBar를 씁니다.'],
  anatomy: [
    ['입력란', '위에서 아래로 배치합니다. 나란히 둘 때는 Tiles로 묶습니다.'],
    ['제출 버튼', '입력란에서 Enter로 제출하려면 반드시 하나 있어야 합니다.'],
  ],
  keyboard: [['Enter', '한 줄 입력란에서 누르면 제출합니다.']],
  writing: ['버튼에는 누르면 일어나는 일을 씁니다.'],
  props: {
    children: '입력란과 제출 버튼',
    onSubmit: '제출할 때 실행할 동작. 브라우저 자체 검사는 하지 않음',
    gap: '입력란 사이 간격',
    autoComplete: '브라우저 자동 완성 끄기',
    'aria-label': '스크린 리더가 읽는 이름',
    'aria-labelledby': '이름으로 쓸 제목의 id',
  },
  options: optionsOf<FormProps>()({
    gap: spaces,
    autoComplete: ['off'],
  }),
};
