import type { Person } from '../people.ts';
import { Unavailable } from '../ledger.ts';
import { numberIn, type OwnClass } from './classes.ts';
import { passesOf, type Pass } from './members.ts';
import { rowsOf, under, work, type Schemas, type Workshop } from './workshop.ts';

/** Whose pass it is, and which. */
export interface Holder {
  readonly by: Person;
  readonly membershipId: number;
}

/** The call that reserves a class with a pass. */
export function reserveCall(product: string, { by, membershipId }: Holder, classId: number) {
  return {
    operation: 'createReservation',
    by,
    parts: under(product, { body: { classId, membershipId } }),
  } as const;
}

/** The call that cancels a reservation. */
export function cancelCall(product: string, { by }: Holder, id: number) {
  return { operation: 'cancelReservation', by, parts: under(product, { params: { id } }) } as const;
}

/** Reserves a class and returns the number of the reservation. */
export async function reserve(
  workshop: Workshop,
  holder: Holder,
  studioClass: OwnClass,
): Promise<number> {
  const call = reserveCall(workshop.product, holder, studioClass.classId);
  const answer = await work(workshop, call, '자리와 횟수가 남은 수업은 예약할 수 있어야 합니다');
  return numberIn(answer, 'reservationId') ?? (await reservationAt(workshop, holder, studioClass));
}

/** The reservation of a class in the history of the pass: of several, such as cancelled ones, the newest. */
export async function reservationAt(
  workshop: Workshop,
  holder: Holder,
  { classTime }: OwnClass,
): Promise<number> {
  const ids = (await historyOf(workshop, holder))
    .filter((row) => row.classTime.startsWith(classTime.slice(0, 16)) && row.status !== 'CANCELLED')
    .map((row) => row.reservationId);
  if (ids.length === 0) throw new Unavailable('예약한 수업이 예약 내역에 나타나지 않습니다');
  return Math.max(...ids);
}

/** All reservations of a pass. */
export async function historyOf(
  workshop: Workshop,
  { by, membershipId }: Holder,
): Promise<Schemas['HistoryReservation'][]> {
  const call = {
    operation: 'listReservationHistory',
    by,
    parts: under(workshop.product, { query: { membershipId } }),
  } as const;
  return rowsOf(await work(workshop, call, '고객은 자기 이용권의 예약 내역을 볼 수 있어야 합니다'));
}

/** The pass as it is now. */
export async function passNow(workshop: Workshop, { by, membershipId }: Holder): Promise<Pass> {
  const pass = (await passesOf(workshop, by)).find((one) => one.membershipId === membershipId);
  if (!pass) throw new Unavailable('이용권이 목록에서 사라졌습니다');
  return pass;
}

/** A class as those see it who may reserve it; undefined where they do not see it. */
export async function classNow(
  workshop: Workshop,
  { by, membershipId }: Holder,
  classId: number,
): Promise<Schemas['ReservableClass'] | undefined> {
  const call = {
    operation: 'listReservableClasses',
    by,
    parts: under(workshop.product, { query: { membershipId } }),
  } as const;
  const rows = rowsOf<Schemas['ReservableClass']>(
    await work(workshop, call, '고객은 예약할 수 있는 수업을 볼 수 있어야 합니다'),
  );
  return rows.find((one) => one.classId === classId);
}
