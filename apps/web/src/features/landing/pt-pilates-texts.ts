import { messages } from '../../shared/messages.ts';

/** Separate from the texts of the home page, which must not load these. */
export const ptPilatesTexts = messages({
  title: 'PT/필라테스',
  alt: 'PT와 필라테스 포스터: 붉은 원 앞에서 뒤돌아선 두 사람이 나란히 서서, 한 사람은 두 손으로 덤벨을, 한 사람은 필라테스 링을 머리 위로 듭니다.',
});
