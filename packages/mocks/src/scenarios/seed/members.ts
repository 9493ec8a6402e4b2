import {
  instructors,
  pilatesPlans,
  ptPlans,
  healthPlans,
  singlePass,
} from '@fitness/api-contract/catalogue';
import type { Account, Membership } from '../../store/rows.ts';
import type { Builder } from './builder.ts';
import type { Random } from './random.ts';

const TRAINERS = instructors.filter((instructor) => instructor.kind === 'pt');
// Of ten members, four have PT, three pilates, two health, and one PT and health.
const PLAN_MIX = 'pt pilates pt health pt pilates both pt health pilates'.split(' ');
// Small plans sell more often than large ones.
const TIER_MIX = [0, 0, 0, 1, 1, 2, 2, 3];

// Frequent names are repeated.
const SURNAMES = [
  ...'김김김김이이이박박최정정강조윤장임한오서신권황안송전홍유고문양손배백허남심노하곽성차주우구민류진',
];

// Separated by spaces.
const GIVEN_NAMES: Record<Account['gender'], string> = {
  male: '민준 서준 도윤 예준 시우 하준 지호 주원 지후 준서 건우 현우 우진 선우 연우 정우 승현 준혁 지훈 재윤 은찬 시윤 동현 성민 태현 민재 영수 상훈 진호 규민',
  female:
    '서연 서윤 지우 하은 하윤 민서 지유 윤서 채원 수아 지민 지아 은서 다은 예은 수빈 소율 예린 유진 가은 나연 혜원 미경 은주 보람 세영 유나 주희 현정 아름',
};

/** Creates members with passes bought over the past days, some today; returns the passes. */
export function addMembers(build: Builder, count: number, days: number): Membership[] {
  const { random } = build;
  const nameOf = createNames(random);
  const sold: Membership[] = [];

  for (let index = 0; index < count; index += 1) {
    const gender = random.chance(0.5) ? 'female' : 'male';
    // The first few bought today, so that today's sales are never empty.
    const daysAgo = index < 4 ? 0 : random.int(1, days);
    const user = build.user({
      username: `member${index + 1}`,
      nickname: nameOf(gender),
      gender,
      ph: `010${String(50_000_000 + index * 7_919 + random.int(0, 7_000)).slice(-8)}`,
      joinedDaysAgo: daysAgo + random.int(0, 20),
    });
    const plan = PLAN_MIX[index % PLAN_MIX.length];
    const step = random.pick(TIER_MIX);
    const buy = (promotionId: number | undefined, managerId?: number): void => {
      if (promotionId !== undefined)
        sold.push(build.sell({ userId: user.id, promotionId, managerId, daysAgo }));
    };
    if (plan === 'pt' || plan === 'both')
      buy(ptPlans[step]?.promotionId, TRAINERS[Math.floor(index / 2) % TRAINERS.length]?.managerId);
    if (plan === 'pilates') buy(pilatesPlans[step]?.promotionId);
    if (plan === 'health' || plan === 'both') buy(healthPlans[step]?.promotionId);
    if (random.chance(0.15))
      build.sell({
        userId: user.id,
        promotionId: singlePass.promotionId,
        daysAgo: random.int(0, daysAgo),
      });
  }
  return sold;
}

/** Generates unique names; repeats them once all are used. */
function createNames(random: Random): (gender: Account['gender']) => string {
  const used = new Set<string>();
  return (gender) => {
    let name = '';
    for (let attempt = 0; attempt < 20; attempt += 1) {
      name = random.pick(SURNAMES) + random.pick(GIVEN_NAMES[gender].split(' '));
      if (!used.has(name)) break;
    }
    used.add(name);
    return name;
  };
}
