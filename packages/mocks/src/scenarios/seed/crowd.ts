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

/** How many people, and over how many days they came. */
export interface CrowdSize {
  readonly people: number;
  readonly days: number;
}

const TRAINERS = instructors.filter((instructor) => instructor.kind === 'pt');
// Every ten people: four with PT, three with pilates, two with health, one with PT and health.
const WISHES = [
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
const STEPS = [0, 0, 0, 1, 1, 2, 2, 3];

/** Opens accounts and sells passes over the past days, a few of them today; returns what was sold. */
export function addCrowd(build: Builder, { people, days }: CrowdSize): Membership[] {
  const { random } = build;
  const nameOf = createNames(random);
  const sold: Membership[] = [];

  for (let index = 0; index < people; index += 1) {
    const gender = random.chance(0.5) ? 'female' : 'male';
    const ago = boughtDaysAgo(build, index, days);
    const person = build.person({
      username: `member${index + 1}`,
      nickname: nameOf(gender),
      gender,
      ph: `010${String(50_000_000 + index * 7_919 + random.int(0, 7_000)).slice(-8)}`,
      joined: ago + random.int(0, 20),
    });
    const wish = WISHES[index % WISHES.length];
    const step = random.pick(STEPS);
    const buy = (promotionId: number | undefined, managerId?: number): void => {
      if (promotionId !== undefined)
        sold.push(build.sell({ userId: person.id, promotionId, managerId, ago }));
    };
    if (wish === 'pt' || wish === 'both')
      buy(ptPlans[step]?.promotionId, TRAINERS[Math.floor(index / 2) % TRAINERS.length]?.managerId);
    if (wish === 'pilates') buy(pilatesPlans[step]?.promotionId);
    if (wish === 'health' || wish === 'both') buy(healthPlans[step]?.promotionId);
    if (random.chance(0.15))
      build.sell({
        userId: person.id,
        promotionId: singlePass.promotionId,
        ago: random.int(0, ago),
      });
  }
  return sold;
}

// The first few bought today, so that today's sales are never empty; the rest on any day before.
function boughtDaysAgo({ random }: Builder, index: number, days: number): number {
  return index < 4 ? 0 : random.int(1, days);
}
