import { createReviewConstraints } from '@fitness/api-contract/constraints';
import { messages } from '../../lib/messages.ts';
import { texts } from '../../lib/texts.ts';

/** The texts of the review page (docs/product.md#reviews). */
export const reviewTexts = messages({
  summary: '평균 별점',
  list: '전체 리뷰',
  write: '리뷰 쓰기',
  content: '리뷰 내용',
  placeholder: '운동하면서 좋았던 점을 들려주세요.',
  submit: '등록',
  success: '리뷰가 등록되었습니다.',
  failed: '리뷰 등록 중 문제가 발생했습니다.',
  empty: '등록된 리뷰가 없습니다.',
  loading: '리뷰를 불러오는 중',
  loadingSummary: '평균 별점을 불러오는 중',
  listFailed: '리뷰를 불러오지 못했습니다.',
  total: '리뷰 {count}개',
  range: '{first}~{last}번째',
  stars: '{stars}점',
  count: '{count}개',
  noAverage: '평균 별점 없음',
  averageLabel: '평균 별점 5점 만점에 {average}점',
  averageOfAll: '리뷰 {count}개, 평균 {average}점',
  showAll: '리뷰 모두 보기',
});

export const reviewProblems = messages({
  notCustomer: '리뷰 작성은 고객만 가능합니다.',
  incomplete: createReviewConstraints.content.message,
  tooLong: createReviewConstraints.content.messages.maxLength,
  invalidToken: texts.invalidToken,
});
