import { messages } from '../../shared/messages.ts';

/** Apart from those of the home page, which loads no others. */
export const ptPilatesTexts = messages({
  title: 'PT/필라테스',
  alt: 'PT와 필라테스 포스터: 붉은 원 앞에 두 사람이 등을 맞대고 무릎을 꿇고 앉아, 한 사람은 덤벨을, 한 사람은 필라테스 링을 머리 위로 듭니다.',
});
