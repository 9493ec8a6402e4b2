import { requestExamples } from '@fitness/api-contract/examples';
import { operations, type OperationId } from '@fitness/api-contract/operations';
import type { Bench } from '../harness/harness.ts';
import type { Parts } from '../harness/call.ts';
import { Difference } from '../harness/difference.ts';
import { freshSignUp } from '../fixtures/fresh-values.ts';
import { Unavailable } from '../harness/results.ts';
import type { Own } from '../fixtures/fixtures.ts';
import { payRecord, planFor, type Pass } from '../fixtures/members.ts';
import { needed, rowsOf, under, work } from '../fixtures/fixture-client.ts';
import { callerOf, mayCall, type Person } from '../harness/users.ts';

/** The example request of openapi.yaml: its numbers, IDs and phones replaced by those that are this run's own. */
async function exampleOf(bench: Bench, operation: OperationId): Promise<Parts> {
  const example: Parts = requestExamples[operation];
  const own = await ownParts(bench, operation);
  const product = 'product' in example.params ? { product: bench.settings.product } : {};
  return {
    params: { ...example.params, ...product, ...own.params },
    query: { ...example.query, ...own.query },
    ...(example.body !== undefined && {
      body: { ...(example.body as object), ...(own.body as object) },
    }),
  };
}

/** An operation of this run, its example, and who makes the call. */
export interface Case {
  readonly operation: OperationId;
  readonly example: Parts;
  readonly by: Person | undefined;
}

/** The operations of this run that somebody here may call, each with its example. */
export async function casesOf(bench: Bench): Promise<Case[]> {
  const cases: (Case | undefined)[] = [];
  for (const operation of bench.operations) cases.push(await caseOf(bench, operation));
  return cases.filter((one) => one !== undefined);
}

/** The case of one operation, its example made anew; undefined (and noted as skipped) where something for it is missing. */
export async function caseOf(bench: Bench, operation: OperationId): Promise<Case | undefined> {
  try {
    const by = exampleCaller(bench, operation);
    return { operation, by, example: await exampleOf(bench, operation) };
  } catch (error) {
    if (!(error instanceof Unavailable || error instanceof Difference)) throw error;
    bench.ledger.skip(`${operation}: ${error.message}`);
    return undefined;
  }
}

/** Who makes the example's call: a member of this run's own where it is a customer's. */
function exampleCaller({ people, own }: Bench, operation: OperationId): Person | undefined {
  if (operations[operation].isPublic) return undefined;
  const caller = callerOf(operation, people);
  if (mayCall('customer', operation) && own?.holders[0]) return own.holders[0].by;
  // Nothing is written in the name of somebody who is not this run's own.
  if (mayCall('customer', operation) && operations[operation].method !== 'get') fail('이용권');
  if (!caller) throw new Unavailable(`부를 수 있는 역할의 토큰이 없습니다`);
  return caller;
}

async function ownParts(bench: Bench, operation: OperationId): Promise<Partial<Parts>> {
  const { own, people } = bench;
  switch (operation) {
    case 'listReservableClasses':
    case 'listTodayReservations':
    case 'listReservationHistory':
      return { query: { membershipId: await membershipOf(bench) } };
    case 'resolveUserByPhone':
      return { query: { ph: own?.spare.ph ?? people.customer?.ph ?? '01020000001' } };
    default:
      if (operations[operation].method === 'get') return {};
      return own ? writingParts(own, operation) : fail('회원');
  }
}

async function writingParts(own: Own, operation: OperationId): Promise<Partial<Parts>> {
  const { spare, timetable } = own;
  switch (operation) {
    case 'signUp':
      return { body: freshSignUp() };
    case 'signIn':
      return { body: { username: spare.username, password: spare.password } };
    case 'recordPayment': {
      const { promotionId, managerId } = planFor(own.people);
      return { body: payRecord(firstHolder(own).by.userId, promotionId, managerId) };
    }
    case 'changeUserRole':
      return { params: { userId: spare.userId }, body: { userId: spare.userId } };
    case 'recordAttendance':
      return { params: { userId: spare.userId }, body: { ph: spare.ph } };
    case 'createReservation':
      return { body: { classId: ownClassId(own), membershipId: firstHolder(own).membershipId } };
    case 'cancelReservation':
      return { params: { id: own.reservationId ?? fail('예약') } };
    case 'createClass':
      return {
        body: {
          classSubjectId: await timetable.subjectId(),
          classTime: await timetable.freeTime(),
        },
      };
    case 'deleteClass':
      return { params: { classId: ownClassId(own) } };
    default:
      return {};
  }
}

/** The pass whose lists are read: this run's own, else the newest one of the customer who is there. */
async function membershipOf({
  own,
  people,
  client,
  settings: { product },
}: Bench): Promise<number> {
  const held = own?.holders[0]?.membershipId;
  if (held !== undefined) return held;
  const call = {
    operation: 'listMyPromotions',
    by: needed(people, 'customer'),
    parts: under(product),
  } as const;
  const [pass] = rowsOf<Pass>(
    await work({ client }, call, '고객은 자기 이용권을 볼 수 있어야 합니다'),
  );
  return pass?.membershipId ?? fail('이용권');
}

function firstHolder({ holders }: Own): Own['holders'][number] {
  return holders[0] ?? fail('이용권');
}

function ownClassId({ studioClass }: Own): number {
  return studioClass?.classId ?? fail('수업');
}

function fail(what: string): never {
  throw new Unavailable(`이번 실행이 만든 ${what}이(가) 없습니다`);
}
