import type { Random } from '../../packages/mocks/src/scenarios/seed/random.ts';

const purchases = [
  { page: 'membership', radio: undefined, name: '1회 이용권' },
  { page: 'hmembership', radio: 'STANDARD 3개월 240,000원', name: '헬스 3개월' },
  { page: 'pilates', radio: 'BASIC 12회 360,000원', name: '필라테스 12회' },
  { page: 'pt', radio: 'BASIC 12회 840,000원', name: 'PT 12회' },
] as const;

// Paid purchases can be lost, so they are the most frequent.
const choices = [
  '결제 승인',
  '결제 승인',
  '결제 승인',
  '결제 승인',
  '확인 불가',
  '확인 불가',
  '결제 취소',
  '결제 실패',
  '오류 발생',
] as const;

/** The page of the plan, its radio if it has one, and its name. */
export type Purchase = (typeof purchases)[number];

/** The purchase of a round, the result of its payment and the moments of the kills. */
export type Round = {
  purchase: Purchase;
  choice: (typeof choices)[number];
  isPhone: boolean;
  /** The first kill: milliseconds after 구매하기, after the dialog opened or after its decision. */
  kill: { after: 'pressing' | 'opening' | 'deciding'; ms: number };
  /** The second kill: milliseconds after the app was opened again; null in most rounds. */
  secondKillMs: number | null;
  /** Whether the browser restores its last URL. */
  restoresPage: boolean;
};

/** Draws a round. */
export function drawRound(random: Random): Round {
  return {
    purchase: random.pick(purchases),
    choice: random.pick(choices),
    isPhone: random.chance(0.4),
    kill: random.pick([
      { after: 'pressing', ms: random.int(0, 800) },
      { after: 'opening', ms: random.int(0, 200) },
      { after: 'deciding', ms: random.int(0, 60) },
      { after: 'deciding', ms: random.int(0, 200) },
      { after: 'deciding', ms: random.int(0, 600) },
      { after: 'deciding', ms: random.int(0, 2000) },
    ] as const),
    secondKillMs: random.chance(0.3) ? random.int(0, 3000) : null,
    restoresPage: random.chance(0.6),
  };
}

export function describeRound({ purchase, choice, isPhone, kill, secondKillMs }: Round) {
  return `${purchase.name}, ${choice}${isPhone ? ' on a phone' : ''}, killed ${kill.ms} ms after ${kill.after}${secondKillMs === null ? '' : ` and ${secondKillMs} ms after reopening`}`;
}
