import { createClassConstraints } from '@fitness/api-contract/constraints';
import { addDays, nowInSeoul, today } from '../../dates.ts';
import { expectResponse } from '../harness/expect-response.ts';
import type { Call } from '../harness/call.ts';
import { assertEqual, assertOrder, assertSessions } from '../harness/assertions.ts';
import { unknownId } from '../fixtures/fresh-values.ts';
import { Unavailable } from '../harness/results.ts';
import { passHolder, type Fixtures } from '../fixtures/fixtures.ts';
import {
  classesOf,
  classStartedToday,
  createClassCall,
  deleteClassCall,
  registeredTimes,
} from '../fixtures/classes.ts';
import { changeRoleCall, newMember, signIn } from '../fixtures/members.ts';
import { historyOf, remainingSessions, reserve } from '../fixtures/reservations.ts';
import { expectSuccess } from '../fixtures/fixture-client.ts';
import { expectError, ruleCheck, type Rule } from './rule.ts';

async function register(fixtures: Fixtures, values: object = {}): Promise<Call> {
  return createClassCall(fixtures, {
    classSubjectId: await fixtures.timetable.subjectId(),
    classTime: await fixtures.timetable.freeTime(),
    classMaxCustomer: 1,
    ...values,
  });
}

const registration: Rule = async (fixtures) => {
  const classSubjectId = (await fixtures.timetable.subjectId()) + 1;
  const otherSubject = await register(fixtures, { classSubjectId });
  await expectError(fixtures, 'SubjectNotAllowed', '담당하지 않는 과목', otherSubject);
  const yesterday = `${addDays(today(fixtures.clock), -1)}T10:00:00`;
  const past = await register(fixtures, { classTime: yesterday });
  await expectError(fixtures, 'ClassDatePast', '어제 날짜', past);
  const { classTime } = await fixtures.timetable.open(1);
  const taken = await register(fixtures, { classTime });
  await expectError(fixtures, 'ClassTimeTaken', '이미 수업이 있는 시간', taken);
};

const seats: Rule = async (fixtures) => {
  const { minimum, maximum, message, messages } = createClassConstraints.classMaxCustomer;
  for (const [classMaxCustomer, text] of [
    [minimum - 1, message],
    [maximum + 1, messages.maximum],
  ] as const) {
    const call = await register(fixtures, { classMaxCustomer });
    const rejected = await expectResponse(fixtures.client, call, {
      description: `최대 인원 ${classMaxCustomer}명`,
      statuses: ['400'],
    });
    const shown = (rejected.body as { message: string }).message;
    assertEqual(rejected, `최대 인원이 ${classMaxCustomer}명일 때의 문구`, text, shown);
  }
};

const startedHour: Rule = async (fixtures) => {
  const [classTime] = await fixtures.timetable.freeTimesOn(0);
  if (classTime === undefined || classTime > nowInSeoul(fixtures.clock))
    throw new Unavailable('오늘 시작된 시간 가운데 트레이너의 빈 시간이 없습니다');
  const call = await register(fixtures, { classTime });
  await expectError(fixtures, 'ClassTimePast', '오늘 이미 시작된 시간', call);
};

const sameTimeAtOnce: Rule = async (fixtures) => {
  const call = await register(fixtures);
  const exchanges = await Promise.all([1, 2, 3, 4].map(() => fixtures.client.send(call)));
  const [first] = exchanges;
  const created = exchanges.filter(({ status }) => status < 300).length;
  if (first)
    assertEqual(
      first,
      '한 시간에는 동시에 등록해도 수업 하나만 생겨야 합니다',
      '수업 1개',
      `수업 ${created}개`,
    );
};

const deletion: Rule = async (fixtures) => {
  const unknown = deleteClassCall(fixtures, unknownId());
  await expectError(fixtures, 'ClassNotFound', '없는 수업', unknown);
  const { classId } = await fixtures.timetable.open(1);
  const call = deleteClassCall(fixtures, classId);
  await expectSuccess(fixtures, call, '자기 수업은 지울 수 있어야 합니다');
  await expectError(fixtures, 'ClassNotFound', '이미 지운 수업', call);
};

/** The reservations of a deleted class are cancelled and their sessions returned. */
const deletionWithReservations: Rule = async (fixtures) => {
  const holder = passHolder(fixtures, 0);
  const studioClass = await fixtures.timetable.open(2);
  const before = await remainingSessions(fixtures, holder);
  const reservationId = await reserve(fixtures, holder, studioClass);
  const deleted = await expectSuccess(
    fixtures,
    deleteClassCall(fixtures, studioClass.classId),
    '예약이 있는 수업도 지울 수 있어야 합니다',
  );
  const description = '수업을 지우면 예약한 회원의 횟수를 돌려줘야 합니다';
  await assertSessions(fixtures, holder, deleted, description, before);
  const { rows } = await historyOf(fixtures, holder);
  const row = rows.find((one) => one.reservationId === reservationId);
  assertEqual(
    deleted,
    '지운 수업의 예약은 내역에 취소로 남아야 합니다',
    'CANCELLED',
    String(row?.status),
  );
};

/** Only against the mock backend: one without the rule would lose a past class. */
const pastClassDeletion: Rule = async (fixtures, { settings }) => {
  if (!settings.isMock) throw new Unavailable('지난 수업의 삭제는 목 백엔드에서만 해 봅니다');
  const { rows } = await classesOf(fixtures);
  const past = rows.find(({ classTime }) => classTime < today(fixtures.clock));
  if (!past) throw new Unavailable('트레이너에게 지난 수업이 없습니다');
  const call = deleteClassCall(fixtures, past.classId);
  await expectError(fixtures, 'ClassDeletePast', '지난 날짜의 수업', call);
};

/** Only against the mock backend, for the same reason. */
const startedClassDeletion: Rule = async (fixtures, { settings }) => {
  if (!settings.isMock) throw new Unavailable('시작한 수업의 삭제는 목 백엔드에서만 해 봅니다');
  const { classId } = await classStartedToday(fixtures);
  const call = deleteClassCall(fixtures, classId);
  await expectError(fixtures, 'ClassDeleteBegun', '오늘 이미 시작된 수업', call);
};

/** A new trainer has no subject and cannot delete another trainer's class. */
const newTrainer: Rule = async (fixtures) => {
  const { userId, username, password } = await newMember(fixtures, 'TOKEN_NEW_TRAINER');
  await expectSuccess(
    fixtures,
    changeRoleCall(fixtures, userId, 'ROLE_MANAGER'),
    '고객을 트레이너로 바꿀 수 있어야 합니다',
  );
  try {
    const token = await signIn(fixtures, username, password);
    const by = { token, variable: 'TOKEN_NEW_TRAINER' };
    const subject = { operation: 'getMySubject', by } as const;
    await expectError(fixtures, 'SubjectNotFound', '과목이 없는 트레이너', subject);
    const { classId } = await fixtures.timetable.open(1);
    const call = { operation: 'deleteClass', by, params: { classId } } as const;
    await expectError(fixtures, 'Forbidden', '다른 트레이너의 수업 삭제', call);
  } finally {
    await fixtures.client.send(changeRoleCall(fixtures, userId, 'ROLE_CUSTOMER'));
  }
};

/** Own classes and registered times are sorted, earliest first, and contain a new class. */
const listed: Rule = async (fixtures) => {
  const { classTime } = await fixtures.timetable.open(1);
  const classes = await classesOf(fixtures);
  const times = classes.rows.map((row) => row.classTime);
  assertOrder(classes, '수업은 이른 것부터 나와야 합니다', times);
  const registered = await registeredTimes(fixtures, classTime.slice(0, 10));
  assertOrder(registered, '등록된 시간은 이른 것부터 나와야 합니다', registered.rows);
  const hour = classTime.slice(11, 16);
  assertEqual(
    registered,
    '방금 등록한 시간이 있어야 합니다',
    hour,
    registered.rows.find((one) => one === hour) ?? '없음',
  );
};

/** The timetable of a trainer. */
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
