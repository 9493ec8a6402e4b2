import { env } from '../config/env.ts';

const productPath = (path: string) => `/${env.product}/${path}`;

/** The path of every page (docs/product.md#routes). */
export const paths = {
  home: '/',
  signUp: '/auth/signup',
  signIn: '/auth/signin',
  membership: productPath('membership'),
  healthMembership: productPath('hmembership'),
  pilates: productPath('pilates'),
  pt: productPath('pt'),
  selectTrainer: productPath('selecttrainer'),
  map: productPath('map'),
  myPage: productPath('mypage'),
  masterMyPage: productPath('mastermypage'),
  trainers: productPath('trainerpage'),
  ptPilates: productPath('ptplt'),
  review: productPath('review'),
  sales: productPath('sales'),
  member: productPath('member'),
  worker: productPath('worker'),
  memberManagement: productPath('manager/membermanagement'),
  classes: productPath('manager/classes'),
  reservations: productPath('reservations'),
  dayManagement: productPath('reservations/daymanagement'),
  pay: productPath('pay'),
} as const;

export type PageId = keyof typeof paths;

const authPages: readonly string[] = [paths.signIn, paths.signUp];

/** Whether this is sign-in or sign-up, which sign-in never returns to. */
export function isAuthPage(pathname: string) {
  return authPages.includes(pathname);
}
