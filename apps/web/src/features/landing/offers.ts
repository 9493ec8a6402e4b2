import { entryPrices } from '../../shared/entry-prices.ts';
import { paths } from '../../shared/paths.ts';

/** The offers for PT and pilates. */
export const offers = [
  {
    title: '1:1 PT',
    href: paths.selectTrainer,
    picture: 'card-pt',
    detail: entryPrices.pt,
    text: '첫 상담부터 마지막 수업까지 그날 컨디션에 맞춰 운동을 설계합니다.',
  },
  {
    title: '그룹 필라테스',
    href: paths.pilates,
    picture: 'card-pilates',
    detail: entryPrices.pilates,
    text: '여섯 명이 함께 배웁니다. 처음이어도 따라 할 수 있게 동작을 단계별로 알려 드립니다.',
  },
] as const;
