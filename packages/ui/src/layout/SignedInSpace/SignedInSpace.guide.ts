import type { Guide } from '../../internal/guide.ts';
import type { SignedInSpaceProps } from './SignedInSpace.tsx';

export const guide: Guide<SignedInSpaceProps> = {
  task: 'layout',
  aliases: ['로그인한 사람의 자리'],
  purpose: '로그인한 사람에게 보여 줄 것의 자리를, 누구인지 알기 전부터 비워 둡니다.',
  whenToUse: ['미리 만든 화면의 맨 위에 로그인한 사람의 SummaryStrip을 놓을 때'],
  whenNotToUse: ['누구에게나 보이는 내용에는 Page를 씁니다.'],
  props: {
    children: '자리에 놓을 SummaryStrip',
    isProvisional:
      '아직 누구인지 모르는지. 로그인한 기기에서만 자리를 비워 두고, 다른 기기에서는 자리가 없습니다.',
  },
};
