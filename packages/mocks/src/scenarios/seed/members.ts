import {
  instructors,
  pilatesPlans,
  ptPlans,
  healthPlans,
  singlePass,
} from '@fitness/api-contract/catalogue';
import type { Membership } from '../../store/rows.ts';
import type { Builder } from './builder.ts';
import { createNames } from './names.ts';

/** The number of members and the days over which they joined. */
export interface MemberCount {
  readonly count: number;
  readonly days: number;
}

const TRAINERS = instructors.filter((instructor) => instructor.kind === 'pt');
// Of ten members, four have PT, three pilates, two health, and one PT and health.
const PLAN_MIX = [
  'pt',
  'pilates',
  'pt',
  'health',
  'pt',
  'pilates',
  'both',
  'pt',
  'health',
  'pilates',
] as const;
// Small plans sell more often than large ones.
const TIER_MIX = [0, 0, 0, 1, 1, 2, 2, 3];

/** Creates members with passes bought over the past days, some today; returns the passes. */
export function addMembers(build: Builder, { count, days }: MemberCount): Membership[] {
  const { random } = build;
  const nameOf = createNames(random);
  const sold: Membership[] = [];

  for (let index = 0; index < count; index += 1) {
    const gender = random.chance(0.5) ? 'female' : 'male';
    const daysAgo = purchasedDaysAgo(build, index, days);
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

// The first few bought today, so that today's sales are never empty; the rest on any day before.
function purchasedDaysAgo({ random }: Builder, index: number, days: number): number {
  return index < 4 ? 0 : random.int(1, days);
}
