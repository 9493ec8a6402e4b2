import { createClassConstraints } from '@fitness/api-contract/constraints';
import { addDays, nowInSeoul, today } from '../../dates.ts';
import { expectResponse } from '../harness/harness.ts';
import { passHolder, assertEqual, remainingSessions } from '../harness/assertions.ts';
import { unknownId } from '../fixtures/fresh-values.ts';
import { Unavailable } from '../harness/results.ts';
import type { Fixtures } from '../fixtures/fixtures.ts';
import { classStartedToday, classesOf, type FixtureClass } from '../fixtures/classes.ts';
import { newMember, signIn } from '../fixtures/members.ts';
import { historyOf, reserve } from '../fixtures/reservations.ts';
import { requireUser, rowsOf, withProduct, expectSuccess } from '../fixtures/fixture-client.ts';
import { expectError, ruleCheck, type Rule } from './rule.ts';

async function register(fixtures: Fixtures, values: object) {
  const body = {
    classSubjectId: await fixtures.timetable.subjectId(),
    classTime: await fixtures.timetable.freeTime(),
    classMaxCustomer: 1,
    classCustomerReserve: 0,
    ...values,
  };
  return {
    operation: 'createClass',
    by: requireUser(fixtures.users, 'manager'),
    parts: withProduct(fixtures.product, { body }),
  } as const;
}

const remove = ({ product, users }: Fixtures, classId: number) =>
  ({
    operation: 'deleteClass',
    by: requireUser(users, 'manager'),
    parts: withProduct(product, { params: { classId } }),
  }) as const;

const registration: Rule = async (fixtures) => {
  const subject = await fixtures.timetable.subjectId();
  await expectError(
    fixtures,
    'SubjectNotAllowed',
    '담당하지 않는 과목',
    await register(fixtures, { classSubjectId: subject + 1 }),
  );
  const yesterday = `${addDays(today(fixtures.clock), -1)}T10:00:00`;
  await expectError(
    fixtures,
    'ClassDatePast',
    '어제 날짜',
    await register(fixtures, { classTime: yesterday }),
  );
  const { classTime } = await fixtures.timetable.open(1);
  await expectError(
    fixtures,
    'ClassTimeTaken',
    '이미 수업이 있는 시간',
    await register(fixtures, { classTime }),
  );
};

const seats: Rule = async (fixtures) => {
  const { minimum, maximum, message, messages } = createClassConstraints.classMaxCustomer;
  for (const [classMaxCustomer, text] of [
    [minimum - 1, message],
    [maximum + 1, messages.maximum],
  ] as const) {
    const answer = await expectResponse(
      fixtures.client,
      await register(fixtures, { classMaxCustomer }),
      {
        description: `최대 인원 ${classMaxCustomer}명`,
        statuses: ['400'],
      },
    );
    assertEqual(
      answer,
      `최대 인원이 ${classMaxCustomer}명일 때의 문구`,
      text,
      (answer.body as { message: string }).message,
    );
  }
};

const startedHour: Rule = async (fixtures) => {
  const [time] = await fixtures.timetable.freeTimesOn(0);
  if (time === undefined || time > nowInSeoul(fixtures.clock))
    throw new Unavailable('오늘 시작된 시간 가운데 트레이너의 빈 시간이 없습니다');
  await expectError(
    fixtures,
    'ClassTimePast',
    '오늘 이미 시작된 시간',
    await register(fixtures, { classTime: time }),
  );
};

const sameTimeAtOnce: Rule = async (fixtures) => {
  const call = await register(fixtures, {});
  const exchanges = await Promise.all([1, 2, 3, 4].map(() => fixtures.client.send(call)));
  const [last] = exchanges;
  const made = exchanges.filter(({ status }) => status < 300).length;
  if (last)
    assertEqual(
      last,
      '한 시간에는 동시에 등록해도 수업 하나만 생겨야 합니다',
      '수업 1개',
      `수업 ${made}개`,
    );
};

const deletion: Rule = async (fixtures) => {
  await expectError(fixtures, 'ClassNotFound', '없는 수업', remove(fixtures, unknownId()));
  const { classId } = await fixtures.timetable.open(1);
  await expectSuccess(fixtures, remove(fixtures, classId), '자기 수업은 지울 수 있어야 합니다');
  await expectError(fixtures, 'ClassNotFound', '이미 지운 수업', remove(fixtures, classId));
};

/** The reservations of a deleted class are cancelled and their sessions given back. */
const deletionWithReservations: Rule = async (fixtures) => {
  const holder = passHolder(fixtures, 0);
  const studioClass = await fixtures.timetable.open(2);
  const before = await remainingSessions(fixtures, holder);
  const reservationId = await reserve(fixtures, holder, studioClass);
  const exchange = await expectSuccess(
    fixtures,
    remove(fixtures, studioClass.classId),
    '예약이 있는 수업도 지울 수 있어야 합니다',
  );
  assertEqual(
    exchange,
    '수업을 지우면 예약한 회원의 횟수를 돌려줘야 합니다',
    `${before}회`,
    `${await remainingSessions(fixtures, holder)}회`,
  );
  const row = (await historyOf(fixtures, holder)).find(
    (one) => one.reservationId === reservationId,
  );
  assertEqual(
    exchange,
    '지운 수업의 예약은 내역에 취소로 남아야 합니다',
    'CANCELLED',
    String(row?.status),
  );
};

/** Tried on the mock backend only: one without the rule would lose a class that was held. */
const pastClassDeletion: Rule = async (fixtures, { settings }) => {
  if (!settings.isMock) throw new Unavailable('지난 수업의 삭제는 목 백엔드에서만 해 봅니다');
  const past = (await classesOf(fixtures, requireUser(fixtures.users, 'manager'))).find(
    ({ classTime }) => classTime < today(fixtures.clock),
  );
  if (!past) throw new Unavailable('트레이너에게 지난 수업이 없습니다');
  await expectError(
    fixtures,
    'ClassDeletePast',
    '지난 날짜의 수업',
    remove(fixtures, past.classId),
  );
};

/** Tried on the mock backend only, for the same reason. */
const startedClassDeletion: Rule = async (fixtures, { settings }) => {
  if (!settings.isMock) throw new Unavailable('시작한 수업의 삭제는 목 백엔드에서만 해 봅니다');
  const { classId } = await classStartedToday(fixtures);
  await expectError(
    fixtures,
    'ClassDeleteBegun',
    '오늘 이미 시작된 수업',
    remove(fixtures, classId),
  );
};

/** Somebody whom the master makes a trainer has no subject, and no say in another's class. */
const newTrainer: Rule = async (fixtures) => {
  const { client, product, users } = fixtures;
  const member = await newMember(fixtures, 'TOKEN_NEW_TRAINER');
  const role = (roleName: string) =>
    ({
      operation: 'changeUserRole',
      by: requireUser(users, 'master'),
      parts: withProduct(product, {
        params: { userId: member.userId },
        body: { userId: member.userId, roleName },
      }),
    }) as const;
  await expectSuccess(fixtures, role('ROLE_MANAGER'), '고객을 트레이너로 바꿀 수 있어야 합니다');
  try {
    const by = {
      token: await signIn(fixtures, member.username, member.password),
      variable: 'TOKEN_NEW_TRAINER',
    };
    await expectError(fixtures, 'SubjectNotFound', '과목이 없는 트레이너', {
      operation: 'getMySubject',
      by,
      parts: withProduct(product),
    });
    const { classId } = await fixtures.timetable.open(1);
    await expectError(fixtures, 'Forbidden', '다른 트레이너의 수업 삭제', {
      operation: 'deleteClass',
      by,
      parts: withProduct(product, { params: { classId } }),
    });
  } finally {
    await client.send(role('ROLE_CUSTOMER'));
  }
};

/** Own classes and registered times come earliest first and hold what was registered. */
const listed: Rule = async (fixtures) => {
  const studioClass: FixtureClass = await fixtures.timetable.open(1);
  const by = requireUser(fixtures.users, 'manager');
  const classes = await expectSuccess(
    fixtures,
    { operation: 'listClassesWithReservations', by, parts: withProduct(fixtures.product) },
    '수업 목록',
  );
  const times = rowsOf<{ classTime: string }>(classes).map((row) => row.classTime);
  assertEqual(
    classes,
    '수업은 이른 것부터 나와야 합니다',
    [...times].sort().join(' '),
    times.join(' '),
  );
  const date = studioClass.classTime.slice(0, 10);
  const registered = await expectSuccess(
    fixtures,
    {
      operation: 'listRegisteredTimes',
      by,
      parts: withProduct(fixtures.product, { query: { date } }),
    },
    '등록된 시간',
  );
  const hours = rowsOf<string>(registered);
  assertEqual(
    registered,
    '등록된 시간은 이른 것부터 나와야 합니다',
    [...hours].sort().join(' '),
    hours.join(' '),
  );
  const hour = studioClass.classTime.slice(11, 16);
  assertEqual(
    registered,
    '방금 등록한 시간이 있어야 합니다',
    hour,
    hours.find((one) => one === hour) ?? '없음',
  );
};

/** A trainer's timetable. */
export const classRules = ruleCheck('classes', '규칙: 수업 등록과 삭제', [
  registration,
  seats,
  startedHour,
  sameTimeAtOnce,
  deletion,
  deletionWithReservations,
  pastClassDeletion,
  startedClassDeletion,
  newTrainer,
  listed,
]);
