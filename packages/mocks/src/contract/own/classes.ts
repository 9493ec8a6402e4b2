import { addDays, nowInSeoul, today } from '../../dates.ts';
import { demand } from '../bench.ts';
import type { Exchange } from '../client.ts';
import { Unavailable } from '../ledger.ts';
import type { Person } from '../people.ts';
import { needed, rowsOf, under, work, type Schemas, type Workshop } from './workshop.ts';

/** A class that this run opened. */
export interface OwnClass {
  readonly classId: number;
  readonly classTime: string;
  readonly max: number;
}

/** Opens classes of the manager, each at an hour that is free. */
export interface Timetable {
  /** At the next free hour unless told otherwise. */
  open(max: number, time?: string): Promise<OwnClass>;
  /** Deletes a class; its hour is free again. */
  close(studioClass: OwnClass): Promise<Exchange>;
  /** A free hour, handed out once. */
  freeTime(): Promise<string>;
  /** The free hours of a day, so many days from today. */
  freeTimesOn(day: number): Promise<readonly string[]>;
  /** The subject of the manager. */
  subjectId(): Promise<number>;
}

// Near enough for the shortest pass, and far enough to disturb nobody.
const FIRST_DAY = 20;
const LAST_DAY = 60;
const MOST_TRIES = 5;
const HOURS = Array.from({ length: 18 }, (_, index) => String(index + 6).padStart(2, '0'));

/** The timetable of the manager who is there. */
export function createTimetable(workshop: Workshop): Timetable {
  const { product, people } = workshop;
  let day = FIRST_DAY;
  let free: string[] = [];
  let subject: Promise<number> | undefined;

  const subjectId = (): Promise<number> =>
    (subject ??= askSubject(workshop, needed(people, 'manager')));

  const freeTime = async (): Promise<string> => {
    while (free.length === 0) {
      if (day > LAST_DAY) throw new Unavailable('트레이너에게 비어 있는 시간이 없습니다');
      free = await freeTimes(workshop, day);
      day += 1;
    }
    return free.shift() ?? '';
  };

  return {
    freeTime,
    freeTimesOn: (offset) => freeTimes(workshop, offset),
    subjectId,
    open: async (max, time) => {
      const by = needed(people, 'manager');
      for (let tries = 1; ; tries += 1) {
        const classTime = time ?? (await freeTime());
        const body = {
          classSubjectId: await subjectId(),
          classTime,
          classMaxCustomer: max,
          classCustomerReserve: 0,
        };
        const call = { operation: 'createClass', by, parts: under(product, { body }) } as const;
        // Somebody else, such as another run, may have been quicker.
        const mayBeTaken = time === undefined && tries < MOST_TRIES;
        const says = '비어 있는 시간에는 수업을 등록할 수 있어야 합니다';
        const answer = await demand(workshop.client, call, {
          says,
          statuses: mayBeTaken ? ['2XX', '409'] : ['2XX'],
        });
        if (answer.status === 409) continue;
        return {
          classId: numberIn(answer, 'classId') ?? (await classIdAt(workshop, by, classTime)),
          classTime,
          max,
        };
      }
    },
    close: async ({ classId, classTime }) => {
      const by = needed(people, 'manager');
      const answer = await work(
        workshop,
        { operation: 'deleteClass', by, parts: under(product, { params: { classId } }) },
        '트레이너는 자기 수업을 지울 수 있어야 합니다',
      );
      free.unshift(classTime);
      return answer;
    },
  };
}

/** A number under this name in an answer whose shape is left open. */
export function numberIn({ body }: Pick<Exchange, 'body'>, name: string): number | undefined {
  const value = (body as Record<string, unknown> | null | undefined)?.[name];
  return Number.isInteger(value) ? (value as number) : undefined;
}

/** All classes of a manager. */
export async function classesOf(
  workshop: Workshop,
  by: Person,
): Promise<Schemas['ClassWithReservations'][]> {
  const call = {
    operation: 'listClassesWithReservations',
    by,
    parts: under(workshop.product),
  } as const;
  return rowsOf(await work(workshop, call, '트레이너는 자기 수업을 볼 수 있어야 합니다'));
}

/** A class of the manager who is there that has begun today. */
export async function begunToday(workshop: Workshop): Promise<Schemas['ClassWithReservations']> {
  const [from, now] = [today(workshop.clock), nowInSeoul(workshop.clock)];
  const found = (await classesOf(workshop, needed(workshop.people, 'manager'))).find(
    ({ classTime }) => classTime >= from && classTime <= now,
  );
  if (!found) throw new Unavailable('트레이너에게 오늘 시작된 수업이 없습니다');
  return found;
}

async function askSubject(workshop: Workshop, by: Person): Promise<number> {
  const { body } = await work(
    workshop,
    { operation: 'getMySubject', by, parts: under(workshop.product) },
    '트레이너의 담당 과목이 있어야 합니다',
  );
  return (body as Schemas['Subject']).classSubjectId;
}

async function freeTimes(workshop: Workshop, day: number): Promise<string[]> {
  const date = addDays(today(workshop.clock), day);
  const call = {
    operation: 'listRegisteredTimes',
    by: needed(workshop.people, 'manager'),
    parts: under(workshop.product, { query: { date } }),
  } as const;
  const times = rowsOf<string>(
    await work(workshop, call, '트레이너는 등록된 시간을 볼 수 있어야 합니다'),
  );
  const taken = times.map((time) => /(?:^|T)(\d{2}):/.exec(time)?.[1]);
  return HOURS.filter((hour) => !taken.includes(hour)).map((hour) => `${date}T${hour}:00:00`);
}

async function classIdAt(workshop: Workshop, by: Person, classTime: string): Promise<number> {
  const found = (await classesOf(workshop, by)).find((one) =>
    one.classTime.startsWith(classTime.slice(0, 16)),
  );
  if (!found) throw new Unavailable('등록한 수업이 트레이너의 수업 목록에 나타나지 않습니다');
  return found.classId;
}
