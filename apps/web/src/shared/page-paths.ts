/** The path of every page (docs/product.md#routes); `product` is the first segment of most. */
export function pathsOf(product: string) {
  const productPath = (path: string) => `/${product}/${path}`;
  return {
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
}

export type PageId = keyof ReturnType<typeof pathsOf>;
