import { requestExamples } from '@fitness/api-contract/examples';
import { operations, type OperationId } from '@fitness/api-contract/operations';
import type { Harness } from '../harness/harness.ts';
import type { Parts } from '../harness/call.ts';
import { Difference } from '../harness/difference.ts';
import { freshSignUp } from '../fixtures/fresh-values.ts';
import { Unavailable } from '../harness/results.ts';
import type { Fixtures } from '../fixtures/fixtures.ts';
import { passesOf, paymentRecord, planFor } from '../fixtures/members.ts';
import { requireUser } from '../fixtures/fixture-client.ts';
import { callerOf, mayCall, type User } from '../harness/users.ts';

/** The example request of openapi.yaml, with the ids and phone numbers of the fixtures. */
async function exampleOf(harness: Harness, operation: OperationId): Promise<Parts> {
  const example: Parts = requestExamples[operation];
  const own = await fixtureParts(harness, operation);
  const product = 'product' in example.params ? { product: harness.settings.product } : {};
  return {
    params: { ...example.params, ...product, ...own.params },
    query: { ...example.query, ...own.query },
    ...(example.body !== undefined && {
      body: { ...(example.body as object), ...(own.body as object) },
    }),
  };
}

/** An operation, its example request and its caller. */
export interface ExampleRequest {
  readonly operation: OperationId;
  readonly example: Parts;
  readonly by: User | undefined;
}

/** The example requests of all operations of this run that an available user may call. */
export async function exampleRequestsOf(harness: Harness): Promise<ExampleRequest[]> {
  const requests: (ExampleRequest | undefined)[] = [];
  for (const operation of harness.operations)
    requests.push(await exampleRequestOf(harness, operation));
  return requests.filter((one) => one !== undefined);
}

/** A new example request; undefined, and reported as skipped, if a precondition is missing. */
export async function exampleRequestOf(
  harness: Harness,
  operation: OperationId,
): Promise<ExampleRequest | undefined> {
  try {
    const by = exampleCaller(harness, operation);
    return { operation, by, example: await exampleOf(harness, operation) };
  } catch (error) {
    if (!(error instanceof Unavailable || error instanceof Difference)) throw error;
    harness.results.skip(`${operation}: ${error.message}`);
    return undefined;
  }
}

/** The caller of the example: a fixture member for customer operations. */
function exampleCaller({ users, fixtures }: Harness, operation: OperationId): User | undefined {
  if (operations[operation].isPublic) return undefined;
  const caller = callerOf(operation, users);
  if (mayCall('customer', operation) && fixtures?.passHolders[0]) return fixtures.passHolders[0].by;
  // Nothing is written for a customer that this run did not create.
  if (mayCall('customer', operation) && operations[operation].method !== 'get') fail('이용권');
  if (!caller) throw new Unavailable(`부를 수 있는 역할의 토큰이 없습니다`);
  return caller;
}

async function fixtureParts(harness: Harness, operation: OperationId): Promise<Partial<Parts>> {
  const { fixtures, users } = harness;
  switch (operation) {
    case 'listReservableClasses':
    case 'listTodayReservations':
    case 'listReservationHistory':
      return { query: { membershipId: await membershipOf(harness) } };
    case 'resolveUserByPhone':
      return {
        query: { ph: fixtures?.memberWithoutPass.ph ?? users.customer?.ph ?? '01020000001' },
      };
    default:
      if (operations[operation].method === 'get') return {};
      return fixtures ? writingParts(fixtures, operation) : fail('회원');
  }
}

async function writingParts(fixtures: Fixtures, operation: OperationId): Promise<Partial<Parts>> {
  const { memberWithoutPass: member, timetable } = fixtures;
  switch (operation) {
    case 'signUp':
      return { body: freshSignUp() };
    case 'signIn':
      return {
        body: { username: member.username, password: member.password },
      };
    case 'recordPayment':
      return { body: paymentRecord(firstHolder(fixtures).by.userId, planFor(fixtures.users)) };
    case 'changeUserRole':
      return {
        params: { userId: member.userId },
        body: { userId: member.userId },
      };
    case 'recordAttendance':
      return { params: { userId: member.userId }, body: { ph: member.ph } };
    case 'createReservation':
      return {
        body: {
          classId: fixtureClassId(fixtures),
          membershipId: firstHolder(fixtures).membershipId,
        },
      };
    case 'cancelReservation':
      return { params: { id: fixtures.reservationId ?? fail('예약') } };
    case 'createClass':
      return {
        body: {
          classSubjectId: await timetable.subjectId(),
          classTime: await timetable.freeTime(),
        },
      };
    case 'deleteClass':
      return { params: { classId: fixtureClassId(fixtures) } };
    default:
      return {};
  }
}

/** The pass whose lists are read: a fixture's, else the newest of the given customer. */
async function membershipOf(harness: Harness): Promise<number> {
  const held = harness.fixtures?.passHolders[0]?.membershipId;
  if (held !== undefined) return held;
  const [pass] = await passesOf(harness, requireUser(harness, 'customer'));
  return pass?.membershipId ?? fail('이용권');
}

function firstHolder({ passHolders }: Fixtures): Fixtures['passHolders'][number] {
  return passHolders[0] ?? fail('이용권');
}

function fixtureClassId({ studioClass }: Fixtures): number {
  return studioClass?.classId ?? fail('수업');
}

function fail(what: string): never {
  throw new Unavailable(`이번 실행이 만든 ${what}이(가) 없습니다`);
}
