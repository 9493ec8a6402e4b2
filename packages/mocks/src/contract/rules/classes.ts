import { createClassConstraints } from '@fitness/api-contract/constraints';
import { addDays, nowInSeoul, today } from '../../dates.ts';
import { demand } from '../harness/harness.ts';
import { holderOf, insistOn, sessionsOf } from '../checks/session-counts.ts';
import { unknownId } from '../fixtures/fresh-values.ts';
import { Unavailable } from '../harness/results.ts';
import type { Own } from '../fixtures/fixtures.ts';
import { begunToday, classesOf, type OwnClass } from '../fixtures/classes.ts';
import { newMember, signIn } from '../fixtures/members.ts';
import { historyOf, reserve } from '../fixtures/reservations.ts';
import { needed, rowsOf, under, work } from '../fixtures/fixture-client.ts';
import { refuses, ruleCheck, type Rule } from './rule.ts';

async function register(own: Own, values: object) {
  const body = {
    classSubjectId: await own.timetable.subjectId(),
    classTime: await own.timetable.freeTime(),
    classMaxCustomer: 1,
    classCustomerReserve: 0,
    ...values,
  };
  return {
    operation: 'createClass',
    by: needed(own.people, 'manager'),
    parts: under(own.product, { body }),
  } as const;
}

const remove = ({ product, people }: Own, classId: number) =>
  ({
    operation: 'deleteClass',
    by: needed(people, 'manager'),
    parts: under(product, { params: { classId } }),
  }) as const;

const registering: Rule = async (own) => {
  const subject = await own.timetable.subjectId();
  await refuses(
    own,
    'SubjectNotAllowed',
    '담당하지 않는 과목',
    await register(own, { classSubjectId: subject + 1 }),
  );
  const yesterday = `${addDays(today(own.clock), -1)}T10:00:00`;
  await refuses(own, 'ClassDatePast', '어제 날짜', await register(own, { classTime: yesterday }));
  const { classTime } = await own.timetable.open(1);
  await refuses(own, 'ClassTimeTaken', '이미 수업이 있는 시간', await register(own, { classTime }));
};

const seats: Rule = async (own) => {
  const { minimum, maximum, message, messages } = createClassConstraints.classMaxCustomer;
  for (const [classMaxCustomer, text] of [
    [minimum - 1, message],
    [maximum + 1, messages.maximum],
  ] as const) {
    const answer = await demand(own.client, await register(own, { classMaxCustomer }), {
      says: `최대 인원 ${classMaxCustomer}명`,
      statuses: ['400'],
    });
    insistOn(
      answer,
      `최대 인원이 ${classMaxCustomer}명일 때의 문구`,
      text,
      (answer.body as { message: string }).message,
    );
  }
};

const registeringBegun: Rule = async (own) => {
  const [time] = await own.timetable.freeTimesOn(0);
  if (time === undefined || time > nowInSeoul(own.clock))
    throw new Unavailable('오늘 시작된 시간 가운데 트레이너의 빈 시간이 없습니다');
  await refuses(
    own,
    'ClassTimePast',
    '오늘 이미 시작된 시간',
    await register(own, { classTime: time }),
  );
};

const sameTimeAtOnce: Rule = async (own) => {
  const call = await register(own, {});
  const exchanges = await Promise.all([1, 2, 3, 4].map(() => own.client.send(call)));
  const [last] = exchanges;
  const made = exchanges.filter(({ status }) => status < 300).length;
  if (last)
    insistOn(
      last,
      '한 시간에는 동시에 등록해도 수업 하나만 생겨야 합니다',
      '수업 1개',
      `수업 ${made}개`,
    );
};

const deleting: Rule = async (own) => {
  await refuses(own, 'ClassNotFound', '없는 수업', remove(own, unknownId()));
  const { classId } = await own.timetable.open(1);
  await work(own, remove(own, classId), '자기 수업은 지울 수 있어야 합니다');
  await refuses(own, 'ClassNotFound', '이미 지운 수업', remove(own, classId));
};

/** The reservations of a deleted class are cancelled and their sessions given back. */
const deletingReserved: Rule = async (own) => {
  const holder = holderOf(own, 0);
  const studioClass = await own.timetable.open(2);
  const before = await sessionsOf(own, holder);
  const reservationId = await reserve(own, holder, studioClass);
  const exchange = await work(
    own,
    remove(own, studioClass.classId),
    '예약이 있는 수업도 지울 수 있어야 합니다',
  );
  insistOn(
    exchange,
    '수업을 지우면 예약한 회원의 횟수를 돌려줘야 합니다',
    `${before}회`,
    `${await sessionsOf(own, holder)}회`,
  );
  const row = (await historyOf(own, holder)).find((one) => one.reservationId === reservationId);
  insistOn(
    exchange,
    '지운 수업의 예약은 내역에 취소로 남아야 합니다',
    'CANCELLED',
    String(row?.status),
  );
};

/** Tried on the mock backend only: one without the rule would lose a class that was held. */
const deletingPast: Rule = async (own, { settings }) => {
  if (!settings.isMock) throw new Unavailable('지난 수업의 삭제는 목 백엔드에서만 해 봅니다');
  const past = (await classesOf(own, needed(own.people, 'manager'))).find(
    ({ classTime }) => classTime < today(own.clock),
  );
  if (!past) throw new Unavailable('트레이너에게 지난 수업이 없습니다');
  await refuses(own, 'ClassDeletePast', '지난 날짜의 수업', remove(own, past.classId));
};

/** Tried on the mock backend only, for the same reason. */
const deletingBegun: Rule = async (own, { settings }) => {
  if (!settings.isMock) throw new Unavailable('시작한 수업의 삭제는 목 백엔드에서만 해 봅니다');
  const { classId } = await begunToday(own);
  await refuses(own, 'ClassDeleteBegun', '오늘 이미 시작된 수업', remove(own, classId));
};

/** Somebody whom the master makes a trainer has no subject, and no say in another's class. */
const newTrainer: Rule = async (own) => {
  const { client, product, people } = own;
  const member = await newMember(own, 'TOKEN_NEW_TRAINER');
  const role = (roleName: string) =>
    ({
      operation: 'changeUserRole',
      by: needed(people, 'master'),
      parts: under(product, {
        params: { userId: member.userId },
        body: { userId: member.userId, roleName },
      }),
    }) as const;
  await work(own, role('ROLE_MANAGER'), '고객을 트레이너로 바꿀 수 있어야 합니다');
  try {
    const by = {
      token: await signIn(own, member.username, member.password),
      variable: 'TOKEN_NEW_TRAINER',
    };
    await refuses(own, 'SubjectNotFound', '과목이 없는 트레이너', {
      operation: 'getMySubject',
      by,
      parts: under(product),
    });
    const { classId } = await own.timetable.open(1);
    await refuses(own, 'Forbidden', '다른 트레이너의 수업 삭제', {
      operation: 'deleteClass',
      by,
      parts: under(product, { params: { classId } }),
    });
  } finally {
    await client.send(role('ROLE_CUSTOMER'));
  }
};

/** Own classes and registered times come earliest first and hold what was registered. */
const listed: Rule = async (own) => {
  const studioClass: OwnClass = await own.timetable.open(1);
  const by = needed(own.people, 'manager');
  const classes = await work(
    own,
    { operation: 'listClassesWithReservations', by, parts: under(own.product) },
    '수업 목록',
  );
  const times = rowsOf<{ classTime: string }>(classes).map((row) => row.classTime);
  insistOn(
    classes,
    '수업은 이른 것부터 나와야 합니다',
    [...times].sort().join(' '),
    times.join(' '),
  );
  const date = studioClass.classTime.slice(0, 10);
  const registered = await work(
    own,
    { operation: 'listRegisteredTimes', by, parts: under(own.product, { query: { date } }) },
    '등록된 시간',
  );
  const hours = rowsOf<string>(registered);
  insistOn(
    registered,
    '등록된 시간은 이른 것부터 나와야 합니다',
    [...hours].sort().join(' '),
    hours.join(' '),
  );
  const hour = studioClass.classTime.slice(11, 16);
  insistOn(
    registered,
    '방금 등록한 시간이 있어야 합니다',
    hour,
    hours.find((one) => one === hour) ?? '없음',
  );
};

/** A trainer's timetable. */
export const classRules = ruleCheck('classes', '규칙: 수업 등록과 삭제', [
  registering,
  seats,
  registeringBegun,
  sameTimeAtOnce,
  deleting,
  deletingReserved,
  deletingPast,
  deletingBegun,
  newTrainer,
  listed,
]);
