import {
  instructorById,
  planById,
  type Plan,
  type PlanKind,
} from '@fitness/api-contract/catalogue';
import type { components } from '@fitness/api-contract/schema';
import type { Membership } from '../store/rows.ts';

type Subject = components['schemas']['Subject'];

export function planOf({ promotionId }: Pick<Membership, 'promotionId'>): Plan {
  const plan = planById(promotionId);
  if (!plan) throw new Error(`The catalogue has no promotion ${promotionId}.`);
  return plan;
}

/** The sessions that come with a plan; null where it counts days only. */
export function sessionsOf(plan: Plan): number | null {
  return plan.kind === 'pt' || plan.kind === 'pilates' ? plan.sessions : null;
}

// Numbers of this backend's own: the contract leaves them open.
const subjects = {
  pt: { classSubjectId: 1, classSubjectName: 'PT' },
  pilates: { classSubjectId: 2, classSubjectName: '필라테스' },
} as const satisfies Partial<Record<PlanKind, Subject>>;

/** The subject whose classes a kind of plan is for; health and 1-day passes have none. */
export function subjectFor(kind: PlanKind): Subject | undefined {
  return kind === 'pt' || kind === 'pilates' ? subjects[kind] : undefined;
}

export function subjectOfManager(managerId: number): Subject | undefined {
  const instructor = instructorById(managerId);
  return instructor && subjectFor(instructor.kind);
}

export function subjectName(classSubjectId: number): string {
  return (
    Object.values(subjects).find((subject) => subject.classSubjectId === classSubjectId)
      ?.classSubjectName ?? ''
  );
}
