/** The kind of a plan. */
export type PlanKind = 'pt' | 'pilates' | 'health' | 'single';

/** An instructor: PT trainers have manager ids 1 to 4, the pilates instructor 5. */
export interface Instructor {
  readonly managerId: number;
  readonly name: string;
  readonly kind: 'pt' | 'pilates';
}

/** All instructors by manager id. */
export const instructors: readonly Instructor[] = [
  { managerId: 1, name: '강민준', kind: 'pt' },
  { managerId: 2, name: '이서연', kind: 'pt' },
  { managerId: 3, name: '박도윤', kind: 'pt' },
  { managerId: 4, name: '최하은', kind: 'pt' },
  { managerId: 5, name: '정유나', kind: 'pilates' },
];

/** The instructor with this manager id, if there is one. */
export function instructorById(managerId: number): Instructor | undefined {
  return instructors.find((instructor) => instructor.managerId === managerId);
}

/** The manager id to send with a payment; undefined for PT without a valid trainer. */
export function managerIdFor(
  plan: { readonly kind: PlanKind },
  trainerId?: number,
): number | undefined {
  if (plan.kind === 'health' || plan.kind === 'single') return 0;
  const teachers = instructors.filter((instructor) => instructor.kind === plan.kind);
  if (plan.kind === 'pilates') return teachers[0]?.managerId;
  return teachers.find((teacher) => teacher.managerId === trainerId)?.managerId;
}
