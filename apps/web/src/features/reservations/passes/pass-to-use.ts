import { firstReservableDate, planOfPass, whyNotUsable } from '@fitness/api-contract/rules';
import type { Pass } from './passes.ts';

/** The passes with which a class can still be reserved; `now` is the minute in Asia/Seoul. */
function usablePasses(passes: readonly Pass[], now: string) {
  const date = firstReservableDate(now);
  return passes.filter((pass) => whyNotUsable(pass, date) === null);
}

/** The last day of a pass for sorting; an unknown one sorts last. */
const endOf = ({ expiredDate }: Pass) => expiredDate?.slice(0, 10) ?? '9999-12-31';

const firstToEnd = (passes: readonly Pass[]) =>
  passes.reduce<Pass | undefined>(
    (first, pass) => (first === undefined || endOf(pass) < endOf(first) ? pass : first),
    undefined,
  );

/** The pass to use first: the usable one that ends first; of several, the first in the list. */
export function passToUse(passes: readonly Pass[], now: string) {
  return firstToEnd(usablePasses(passes, now));
}

/** Whether two passes are for the same classes, as far as that is known. */
function areForSameClasses(one: Pass, other: Pass) {
  const kinds = [one, other].map(({ promotionName }) => planOfPass(promotionName)?.kind);
  if (!kinds.includes(undefined) && kinds[0] !== kinds[1]) return false;
  if (one.trainerName !== null && other.trainerName !== null)
    return one.trainerName === other.trainerName;
  // Pilates has one instructor.
  return kinds.every((kind) => kind === 'pilates');
}

/** Whether a pass certainly ends before all other usable passes for the same classes. */
export function endsFirst(pass: Pass, passes: readonly Pass[], now: string) {
  const same = usablePasses(passes, now).filter((other) => areForSameClasses(pass, other));
  return (
    firstToEnd(same) === pass &&
    same.every(({ expiredDate }) => expiredDate !== null) &&
    same.some((other) => endOf(other) > endOf(pass))
  );
}
