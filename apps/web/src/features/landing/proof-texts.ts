import { singlePass } from '@fitness/api-contract/catalogue';
import { formatWon } from '../../shared/format/format.ts';
import { messages } from '../../shared/messages.ts';

/** The texts of the prices on the home page, which its first script does not load. */
export const priceTexts = messages({
  eyebrow: 'PRICES',
  heading: '이용권 가격',
  pt: '1:1 PT',
  pilates: '그룹 필라테스',
  health: '헬스 회원권',
  single: '1일 이용권',
  from: '부터',
  perSession: '{sessions}회, 1회 {price}',
  months: '{months}개월, {bonusMonths}개월 추가',
  oneDay: '구매한 날 하루',
});

/** The texts of the invitation to a first visit. */
export const firstVisitTexts = messages({
  heading: '처음이신가요?',
  text: `1일 ${formatWon(singlePass.amount)}으로 하루 운동해 보고 결정해주세요.`,
  link: '1일 이용권 보기',
});
