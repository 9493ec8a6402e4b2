import { env } from '../config/env.ts';

const of = (path: string) => `/${env.product}/${path}`;

/** The path of every page (docs/product.md#routes). */
export const paths = {
  home: '/',
  signUp: '/auth/signup',
  signIn: '/auth/signin',
  membership: of('membership'),
  healthMembership: of('hmembership'),
  pilates: of('pilates'),
  pt: of('pt'),
  selectTrainer: of('selecttrainer'),
  map: of('map'),
  myPage: of('mypage'),
  masterMyPage: of('mastermypage'),
  trainers: of('trainerpage'),
  ptPilates: of('ptplt'),
  review: of('review'),
  sales: of('sales'),
  member: of('member'),
  worker: of('worker'),
  memberManagement: of('manager/membermanagement'),
  classes: of('manager/classes'),
  reservations: of('reservations'),
  dayManagement: of('reservations/daymanagement'),
  pay: of('pay'),
} as const;

export type PageId = keyof typeof paths;

const authPages: readonly string[] = [paths.signIn, paths.signUp];

/** Whether this is sign-in or sign-up, which sign-in never returns to. */
export function isAuthPage(pathname: string) {
  return authPages.includes(pathname);
}
