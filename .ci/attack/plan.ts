import type { Random } from './random.ts';

const purchases = [
  { page: 'membership', radio: undefined, name: '1회 이용권' },
  { page: 'hmembership', radio: 'STANDARD 3개월 240,000원', name: '헬스 3개월' },
  { page: 'pilates', radio: 'BASIC 12회 360,000원', name: '필라테스 12회' },
  { page: 'pt', radio: 'BASIC 12회 840,000원', name: 'PT 12회' },
] as const;

// What is paid can be lost, so that it is tried most.
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

/** What is bought: the page, the plan's radio where there is one, and its name. */
export type Purchase = (typeof purchases)[number];

/** What happens in one round: what is bought, how the payment ends, and when the browser is killed. */
export type Round = {
  purchase: Purchase;
  choice: (typeof choices)[number];
  isPhone: boolean;
  /** The first kill comes so long after buying was pressed, the window had opened, or the payment was decided. */
  kill: { after: 'pressing' | 'opening' | 'deciding'; ms: number };
  /** A second kill comes so long after the app was opened again; null in most rounds. */
  secondKillMs: number | null;
  /** Whether the browser opens the page that it had last, with whatever stood in its address. */
  restoresPage: boolean;
};

/** Draws a round. */
export function drawRound(random: Random): Round {
  return {
    purchase: random.pick(purchases),
    choice: random.pick(choices),
    isPhone: random.chance(0.4),
    kill: random.pick([
      { after: 'pressing', ms: random.below(800) },
      { after: 'opening', ms: random.below(200) },
      { after: 'deciding', ms: random.below(60) },
      { after: 'deciding', ms: random.below(200) },
      { after: 'deciding', ms: random.below(600) },
      { after: 'deciding', ms: random.below(2000) },
    ] as const),
    secondKillMs: random.chance(0.3) ? random.below(3000) : null,
    restoresPage: random.chance(0.6),
  };
}

/** A round in words. */
export function describeRound({ purchase, choice, isPhone, kill, secondKillMs }: Round) {
  return `${purchase.name}, ${choice}${isPhone ? ' on a phone' : ''}, killed ${kill.ms} ms after ${kill.after}${secondKillMs === null ? '' : ` and ${secondKillMs} ms after reopening`}`;
}
