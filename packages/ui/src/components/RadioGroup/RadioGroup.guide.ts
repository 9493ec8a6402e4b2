import { type Guide, fieldProps } from '../../internal/guide.ts';
import type { RadioGroupProps } from './RadioGroup.tsx';

export const guide: Guide<RadioGroupProps<string>> = {
  status: 'stable',
  purpose: '모두 보이는 몇 가지 가운데 하나를 고릅니다.',
  whenToUse: ['성별, 이용권, 트레이너처럼 둘에서 여섯 가지일 때', '견주어 봐야 하면 카드로'],
  whenNotToUse: [
    '많으면 Select입니다.',
    '여럿을 고르면 ToggleSlots입니다.',
    '켜고 끄는 것은 Switch입니다.',
  ],
  anatomy: [
    ['이름', '무엇을 고르는지'],
    ['보기', '점과 말, 또는 카드'],
    ['까닭 (고를 수 없을 때)', '보기 곁'],
    ['도움말 또는 오류', ''],
  ],
  keyboard: [
    ['Tab', '고른 것, 없으면 첫 보기에 초점이 옵니다.'],
    ['← → ↑ ↓', '옮기면서 고릅니다.'],
    ['Space', '초점이 있는 것을 고릅니다.'],
  ],
  writing: ['보기는 같은 꼴의 명사로.', '처음에 골라 두지 않습니다. 잘못 사는 일을 막습니다.'],
  props: {
    ...fieldProps,
    value: '고른 것, 없으면 null',
    onChange: '골랐을 때',
    options: '보기들',
    orientation: '보기를 세로로 또는 가로로',
    appearance: 'card는 보기마다 테두리, picture는 가장자리까지 채운 그림 위에 점',
    renderOption: '카드 안에 그릴 것. picture에서는 Portrait',
  },
  options: { orientation: ['vertical', 'horizontal'], appearance: ['inline', 'card', 'picture'] },
  changelog: [
    ['2026-11-22', 'picture는 그림을 가장자리까지 채우고 그 위에 점을 둡니다.'],
    ['2026-11-20', '넷인 카드는 둘씩 두 줄로 서고, 자리가 나면 한 줄로 섭니다.'],
    ['2026-11-20', '그려진 곳 어디를 눌러도 골라집니다.'],
  ],
};
