import { env } from '../config/env.ts';

const of = (path: string) => `/${env.product}/${path}`;

/** Every address of the app, once (docs/product.md#routes); app/routes.tsx says what stands there. */
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

/** The name of a page in the route table. */
export type PageId = keyof typeof paths;

const authPages: readonly string[] = [paths.signIn, paths.signUp];

/** Whether an address is sign-in's or sign-up's, which nobody is led back to. */
export function isAuthPage(pathname: string) {
  return authPages.includes(pathname);
}
