import { healthPlans } from '@fitness/api-contract/catalogue';
import { studio } from '../../config/studio.ts';

const longestBonus = Math.max(...healthPlans.map((plan) => plan.bonusMonths));
const longest = Math.max(...healthPlans.map((plan) => plan.months));

/** The four posters of the home page, top to bottom; `shout` is set large, `alt` says what its picture says. */
export const posters = [
  {
    id: 'gym',
    label: '헬스장',
    shout: ['MAKE YOUR BODY,', 'MAKE YOUR LIFE'],
    line: `부산 서면에서 ${studio.hours}. 언제든 들러 운동하세요.`,
    alt: '헬스장 포스터. 한 사람이 바벨을 머리 위로 들어 올립니다.',
  },
  {
    id: 'pt',
    label: '1:1 PT',
    shout: ['ONE', 'ON ONE'],
    line: '트레이너 한 명이 회원님 한 사람만 봅니다.',
    alt: '1:1 PT 포스터. 트레이너가 미트를 들고 회원의 주먹을 받아 줍니다.',
  },
  {
    id: 'pilates',
    label: '그룹 필라테스',
    shout: ['FIND', 'YOUR CORE'],
    line: '여섯 명이 함께 중심을 찾고 바른 자세를 만듭니다.',
    alt: '그룹 필라테스 포스터. 한 사람이 두 다리와 상체를 들어 몸으로 브이를 그립니다.',
  },
  {
    id: 'membership',
    label: '헬스 회원권',
    shout: ['STACK', 'IT UP'],
    line: `오래 할수록 더 드립니다. ${longest}개월이면 ${longestBonus}개월을 더합니다.`,
    alt: '헬스 회원권 포스터. 원판 네 더미가 계단처럼 점점 높이 쌓입니다.',
  },
] as const;

/** One poster of the home page. */
export type PosterText = (typeof posters)[number];
