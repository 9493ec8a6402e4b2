import { singlePass } from '@fitness/api-contract/catalogue';
import { studio } from '../../config/studio.ts';
import { entryPrices } from '../../shared/entry-prices.ts';
import { messages } from '../../shared/messages.ts';

/** The texts of the posters; both lines of a slogan must fit a small phone. */
export const posterTexts = {
  gym: messages({
    title: '헬스장',
    firstLine: studio.invitation,
    price: `${singlePass.name} ${entryPrices.single}`,
    link: '이용권 전체 보기',
  }),
  pt: messages({
    title: '1:1 PT',
    firstLine: '한 시간 동안,',
    secondLine: '오직 한 사람에게 집중합니다.',
    link: '1:1 PT 보기',
  }),
  pilates: messages({
    title: '그룹 필라테스',
    firstLine: '여섯 명만 함께합니다.',
    secondLine: '호흡에서 시작해 중심을 찾습니다.',
    link: '그룹 필라테스 보기',
  }),
  membership: messages({
    title: '헬스 회원권',
    firstLine: '오래 등록할수록 기간을 더 드립니다.',
    link: '헬스 회원권 보기',
  }),
};
