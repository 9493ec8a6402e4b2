import type { Page } from '@playwright/test';
import {
  authForm,
  demoPassword,
  fillSignUp,
  newUser,
  signUpField,
  submitSignUp,
} from '../../support/authentication.ts';
import { buy, choosePaymentResult, selectRadio } from '../../support/payment.ts';
import { paymentRecords, recordDelayed } from '../../support/purchase.ts';
import { contentField, submitButton } from '../../support/reviews.ts';
import { expect } from '../../support/test.ts';
import { retry } from '../texts.ts';
import type { ActionScreen, ReadScreen } from './screen.ts';

export const signIn: ActionScreen = {
  type: 'action',
  id: 'sign-in',
  user: 'visitor',
  path: '/auth/signin',
  title: '로그인',
  prepare: async (page) => {
    await authForm(page, '로그인').getByLabel('아이디').fill('customer1');
    await authForm(page, '로그인').getByLabel('비밀번호', { exact: true }).fill(demoPassword);
  },
  send: (page) => authForm(page, '로그인').getByRole('button', { name: '로그인' }).click(),
  failure: () => ['로그인에 실패했습니다. 아이디와 비밀번호를 확인하세요.'],
  isInline: true,
  needsResponse: true,
  // The toast 로그인 성공 is shown for a second only.
  success: '님 환영합니다',
  expectKept: async (page) => {
    await expect(authForm(page, '로그인').getByLabel('아이디')).toHaveValue('customer1');
    await expect(authForm(page, '로그인').getByLabel('비밀번호', { exact: true })).toHaveValue(
      demoPassword,
    );
  },
};

export const signUp: ActionScreen = {
  type: 'action',
  id: 'sign-up',
  user: 'visitor',
  path: '/auth/signup',
  title: '회원가입',
  prepare: (page) => fillSignUp(page),
  send: submitSignUp,
  failure: () => ['회원가입 중 오류가 발생했습니다. 다시 시도해주세요.'],
  success: '가입해 주셔서 감사합니다.',
  expectKept: async (page) => {
    for (const [label, value] of Object.entries(newUser))
      await expect(signUpField(page, label)).toHaveValue(value);
    await expect(page.getByRole('radio', { name: '여성' })).toBeChecked();
  },
};

const review = { path: '/fitness/review', title: '리뷰' } as const;

const reviewsOf = (user: 'visitor' | 'customer1', beside: string): ReadScreen => ({
  ...review,
  type: 'read',
  id: user,
  user,
  data: '설명이 꼼꼼해서 좋았습니다.',
  failed: ['리뷰를 불러오지 못했습니다.', '등록된 리뷰가 없습니다.'],
  none: ['등록된 리뷰가 없습니다.'],
  beside: [beside],
});

export const reviewsOfVisitor: ReadScreen = {
  ...reviewsOf('visitor', '리뷰 작성은 고객만 가능합니다.'),
  exceptions: [
    { faults: ['401', '403'], why: 'a visitor has no session that could end', notice: undefined },
  ],
};

export const reviewsOfCustomer = reviewsOf('customer1', '별점');

export const writeReview: ActionScreen = {
  ...review,
  type: 'action',
  id: 'review',
  user: 'customer1',
  prepare: async (page) => {
    await selectRadio(page, '4점');
    await contentField(page).fill('샤워실이 깨끗합니다.');
  },
  send: (page) => submitButton(page).click(),
  failure: () => ['리뷰 등록 중 문제가 발생했습니다.'],
  success: '리뷰가 등록되었습니다.',
  expectKept: async (page) => {
    await expect(contentField(page)).toHaveValue('샤워실이 깨끗합니다.');
    await expect(page.getByRole('radio', { name: '4점' })).toBeChecked();
  },
  beside: ['평균 별점', '설명이 꼼꼼해서 좋았습니다.'],
};

/** A purchase that is paid for; the request records it. */
const purchase = {
  type: 'action',
  user: 'customer2',
  send: (page: Page) => choosePaymentResult(page, '결제 승인'),
  sendAgain: (page: Page) => paymentRecords(page).getByRole('button', { name: retry }).click(),
  failure: () => [recordDelayed],
  success: '결제가 완료되었습니다.',
  expectKept: (page: Page) => expect(paymentRecords(page)).toBeVisible(),
} as const;

export const singlePass: ActionScreen = {
  ...purchase,
  id: 'membership',
  path: '/fitness/membership',
  title: 'MAKE YOUR BODY, MAKE YOUR LIFE',
  prepare: (page) => page.getByRole('button', { name: '1일 이용권 구매하기' }).click(),
};

export const healthPlan: ActionScreen = {
  ...purchase,
  id: 'health',
  path: '/fitness/hmembership',
  title: '헬스 회원권',
  prepare: async (page) => {
    await selectRadio(page, 'BASIC 1개월 120,000원');
    await buy(page);
  },
};

export const pilatesPlan: ActionScreen = {
  ...purchase,
  id: 'pilates',
  path: '/fitness/pilates',
  title: '그룹 필라테스',
  prepare: async (page) => {
    await selectRadio(page, 'BASIC 12회 360,000원');
    await buy(page);
  },
};

export const ptPlan: ActionScreen = {
  ...purchase,
  id: 'pt',
  path: '/fitness/selecttrainer',
  title: '1:1 PT',
  prepare: async (page) => {
    await selectRadio(page, '강민준');
    await page.getByRole('button', { name: '선택 완료' }).click();
    await selectRadio(page, 'BASIC 12회 840,000원');
    await buy(page);
  },
};
