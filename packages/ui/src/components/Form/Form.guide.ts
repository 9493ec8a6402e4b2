import type { Guide } from '../../internal/guide.ts';
import type { FormProps } from './Form.tsx';

export const guide: Guide<FormProps> = {
  status: 'draft',
  since: '2026-11-22',
  purpose: '함께 보내는 칸들을 묶습니다.',
  whenToUse: ['칸을 채우고 버튼으로 보낼 때'],
  whenNotToUse: ['고르자마자 바뀌는 칸들은 FilterBar입니다.'],
  anatomy: [
    ['칸', '아래로 이어집니다. 나란히 둘 것은 Tiles로 묶습니다.'],
    ['보내는 버튼', '언제나 하나 있어야 칸에서 Enter로 보낼 수 있습니다.'],
  ],
  keyboard: [['Enter', '한 줄 칸에서 누르면 보냅니다.']],
  writing: ['버튼은 무엇이 일어나는지 동사로 적습니다.'],
  props: {
    children: '칸들과 보내는 버튼',
    onSubmit: '보낼 때. 브라우저의 검사는 하지 않음',
    gap: '칸 사이의 간격',
    id: '폼 밖에 있는 버튼의 `form`에 적는 id',
    autoComplete: '브라우저가 채우지 않게 함',
    'aria-label': '스크린 리더가 읽는 이름',
    'aria-labelledby': '이름이 되는 제목의 id',
  },
  options: {
    gap: ['none', 'xxs', 'xs', 'sm', 'md', 'lg', 'xl', 'xxl', 'huge', 'vast'],
    autoComplete: ['off'],
  },
};
