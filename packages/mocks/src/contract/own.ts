import { createTimetable, type OwnClass, type Timetable } from './own/classes.ts';
import { buyPass, newMember, planFor, type Member } from './own/members.ts';
import { classNow, reserve, type Holder } from './own/seats.ts';
import type { Workshop } from './own/workshop.ts';
import { Unavailable, type Ledger } from './ledger.ts';

/** What a run makes for itself, so that it touches nothing that is somebody's. */
export interface Own extends Workshop {
  /** Customers with a new pass each, for the classes of the manager. */
  readonly holders: readonly (Holder & { readonly by: Member })[];
  /** A customer without a pass, whose role may change. */
  readonly spare: Member;
  readonly timetable: Timetable;
  /** A class with seats to spare; undefined without a manager. */
  readonly studioClass: OwnClass | undefined;
  /** The first holder's reservation of it. */
  readonly reservationId: number | undefined;
}

const HOLDERS = 3;
const SEATS = 6;

/** Makes it all; undefined where not even a customer can be signed up. */
export async function prepare(workshop: Workshop, ledger: Ledger): Promise<Own | undefined> {
  const people = await ledger.attempt(async () => {
    const members: Member[] = [];
    for (let number = 1; number <= HOLDERS; number += 1)
      members.push(await newMember(workshop, `TOKEN_MEMBER${number}`));
    return { members, spare: await newMember(workshop, 'TOKEN_SPARE') };
  });
  if (!people) return undefined;

  const holders = await ledger.attempt(async () => {
    const found: (Holder & { by: Member })[] = [];
    for (const by of people.members)
      found.push({
        by,
        membershipId: (await buyPass(workshop, by, planFor(workshop.people))).membershipId,
      });
    return found;
  });
  const timetable = createTimetable(workshop);
  const first = holders?.[0];
  const studioClass =
    workshop.people.manager && (await ledger.attempt(() => timetable.open(SEATS)));
  const reservationId =
    studioClass && first && (await ledger.attempt(() => firstSeat(workshop, first, studioClass)));
  return {
    ...workshop,
    holders: holders ?? [],
    spare: people.spare,
    timetable,
    studioClass,
    reservationId,
  };
}

async function firstSeat(
  workshop: Workshop,
  holder: Holder,
  studioClass: OwnClass,
): Promise<number> {
  if (!(await classNow(workshop, holder, studioClass.classId))) {
    throw new Unavailable(
      '등록한 수업이 새 이용권의 예약 가능한 수업에 나오지 않아 예약을 이어 볼 수 없습니다',
    );
  }
  return reserve(workshop, holder, studioClass);
}
