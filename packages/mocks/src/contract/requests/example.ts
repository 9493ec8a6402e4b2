import { requestExamples } from '@fitness/api-contract/examples';
import { operations, type OperationId } from '@fitness/api-contract/operations';
import type { Harness } from '../harness/harness.ts';
import type { Parts } from '../harness/call.ts';
import { Difference } from '../harness/difference.ts';
import { freshSignUp } from '../fixtures/fresh-values.ts';
import { Unavailable } from '../harness/results.ts';
import type { Fixtures } from '../fixtures/fixtures.ts';
import { paymentRecord, planFor, type Pass } from '../fixtures/members.ts';
import { requireUser, rowsOf, withProduct, expectSuccess } from '../fixtures/fixture-client.ts';
import { callerOf, mayCall, type User } from '../harness/users.ts';

/** The example request of openapi.yaml: its numbers, IDs and phones replaced by those that are this run's own. */
async function exampleOf(harness: Harness, operation: OperationId): Promise<Parts> {
  const example: Parts = requestExamples[operation];
  const fixtures = await fixtureParts(harness, operation);
  const product = 'product' in example.params ? { product: harness.settings.product } : {};
  return {
    params: { ...example.params, ...product, ...fixtures.params },
    query: { ...example.query, ...fixtures.query },
    ...(example.body !== undefined && {
      body: { ...(example.body as object), ...(fixtures.body as object) },
    }),
  };
}

/** An operation of this run, its example, and who makes the call. */
export interface ExampleRequest {
  readonly operation: OperationId;
  readonly example: Parts;
  readonly by: User | undefined;
}

/** The operations of this run that somebody here may call, each with its example. */
export async function exampleRequestsOf(harness: Harness): Promise<ExampleRequest[]> {
  const cases: (ExampleRequest | undefined)[] = [];
  for (const operation of harness.operations)
    cases.push(await exampleRequestOf(harness, operation));
  return cases.filter((one) => one !== undefined);
}

/** The case of one operation, its example made anew; undefined (and noted as skipped) where something for it is missing. */
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

/** Who makes the example's call: a member of this run's own where it is a customer's. */
function exampleCaller({ users, fixtures }: Harness, operation: OperationId): User | undefined {
  if (operations[operation].isPublic) return undefined;
  const caller = callerOf(operation, users);
  if (mayCall('customer', operation) && fixtures?.passHolders[0]) return fixtures.passHolders[0].by;
  // Nothing is written in the name of somebody who is not this run's own.
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
  const { memberWithoutPass, timetable } = fixtures;
  switch (operation) {
    case 'signUp':
      return { body: freshSignUp() };
    case 'signIn':
      return {
        body: { username: memberWithoutPass.username, password: memberWithoutPass.password },
      };
    case 'recordPayment': {
      const { promotionId, managerId } = planFor(fixtures.users);
      return { body: paymentRecord(firstHolder(fixtures).by.userId, promotionId, managerId) };
    }
    case 'changeUserRole':
      return {
        params: { userId: memberWithoutPass.userId },
        body: { userId: memberWithoutPass.userId },
      };
    case 'recordAttendance':
      return { params: { userId: memberWithoutPass.userId }, body: { ph: memberWithoutPass.ph } };
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

/** The pass whose lists are read: this run's own, else the newest one of the customer who is there. */
async function membershipOf({
  fixtures,
  users,
  client,
  settings: { product },
}: Harness): Promise<number> {
  const held = fixtures?.passHolders[0]?.membershipId;
  if (held !== undefined) return held;
  const call = {
    operation: 'listMyPromotions',
    by: requireUser(users, 'customer'),
    parts: withProduct(product),
  } as const;
  const [pass] = rowsOf<Pass>(
    await expectSuccess({ client }, call, '고객은 자기 이용권을 볼 수 있어야 합니다'),
  );
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
