import { requestExamples } from '@fitness/api-contract/examples';
import { operations, type OperationId } from '@fitness/api-contract/operations';
import { freshSignUp } from '../fixtures/fresh-values.ts';
import * as calls from '../fixtures/calls.ts';
import * as make from '../fixtures/make.ts';
import * as read from '../fixtures/read.ts';
import { requireUser, trainerOf, type Context } from '../harness/context.ts';
import { Difference } from '../harness/difference.ts';
import { Untested } from '../harness/untested.ts';
import { callersOf, type User } from '../harness/users.ts';
import type { Parts } from '../wire/call.ts';
import { isValid } from './fields.ts';

/**
 * Creates example requests of openapi.yaml and their callers, with ids of members and classes created for this rule; they are
 * independent of each other.
 */
export async function exampleRequests(
  context: Context,
  operation: OperationId,
): Promise<() => Promise<{ by: User | undefined; parts: Parts }>> {
  const next = await exampleParts[operation](context);
  return async () => {
    const { by = defaultCaller(context, operation), ...own } = await next();
    const parts = merged(context, operation, own);
    const last = context.client.sent.at(-1);
    // The ids come from the backend, and must satisfy the contract.
    if (last && !isValid(operation, parts))
      throw new Difference(last, {
        description: `what the backend gave can be sent to ${operation}`,
        expected: 'values that the contract allows in a request',
        actual: JSON.stringify(parts),
      });
    return { by, parts };
  };
}

function merged({ settings }: Context, operation: OperationId, own: Partial<Parts>): Parts {
  const example: Parts = requestExamples[operation];
  const product = 'product' in example.params ? { product: settings.product } : {};
  return {
    params: { ...example.params, ...product, ...own.params },
    query: { ...example.query, ...own.query },
    ...(example.body !== undefined && {
      body: { ...(example.body as object), ...(own.body as object) },
    }),
  };
}

function defaultCaller(context: Context, operation: OperationId): User | undefined {
  const [role] = callersOf(operation);
  return operations[operation].isPublic || !role ? undefined : requireUser(context, role);
}

/** The parts of an example request that differ from openapi.yaml's example. */
interface OwnParts extends Partial<Parts> {
  readonly by?: User;
}

/** Prepares an operation once; returns a function that creates these parts for each request. */
type Prepare = (context: Context) => Promise<() => Promise<OwnParts>>;

const unchanged: Prepare = async () => always({});

const exampleParts: Readonly<Record<OperationId, Prepare>> = {
  signUp: async () => async () => ({ body: freshSignUp() }),
  signIn: async (context) => {
    const { username, password } = await make.member(context);
    return always({ body: { username, password } });
  },
  recordPayment: async (context) => {
    const by = await make.member(context);
    const plan = make.planOf(trainerOf(context));
    return async () => ({ by, body: calls.paymentRecord(by.userId, plan) });
  },
  listReviews: unchanged,
  createReview: async (context) => always({ by: await make.member(context) }),
  getSalesReport: unchanged,
  listWorkers: unchanged,
  listUsers: unchanged,
  changeUserRole: async (context) => {
    const { userId } = await make.member(context);
    return always({ params: { userId }, body: { userId } });
  },
  listMyAttendance: async (context) => always({ by: await customer(context) }),
  resolveUserByPhone: async (context) => always({ query: { ph: (await customer(context)).ph } }),
  recordAttendance: async (context) => {
    const { userId, ph } = await make.member(context);
    return always({ params: { userId }, body: { ph } });
  },
  listMyPromotions: async (context) => always({ by: await customer(context) }),
  listReservableClasses: ofPass,
  listTodayReservations: ofPass,
  listReservationHistory: ofPass,
  createReservation: async (context) => {
    const { by, membershipId } = await make.passHolder(context);
    const { classId } = await make.openClass(context, 4);
    return always({ by, body: { classId, membershipId } });
  },
  cancelReservation: async (context) => {
    const holder = await make.passHolder(context);
    const id = await make.reservation(context, holder, await make.openClass(context, 2));
    return always({ by: holder.by, params: { id } });
  },
  getMySubject: unchanged,
  listClassesWithReservations: unchanged,
  listRegisteredTimes: unchanged,
  createClass: async (context) => {
    const by = trainerOf(context);
    const { classSubjectId } = await read.knownSubject(context, by);
    return async () => ({
      body: { classSubjectId, classTime: await context.freeHours.take(context, by) },
    });
  },
  deleteClass: async (context) => {
    const { classId } = await make.openClass(context, 2);
    return always({ params: { classId } });
  },
  listMyMembers: unchanged,
};

function always(parts: OwnParts): () => Promise<OwnParts> {
  return async () => parts;
}

async function customer(context: Context): Promise<User> {
  return context.settings.isSafe ? requireUser(context, 'ROLE_CUSTOMER') : make.member(context);
}

async function ofPass(context: Context): Promise<() => Promise<OwnParts>> {
  const { isSafe } = context.settings;
  const { by, membershipId } = await (isSafe ? givenPass(context) : make.passHolder(context));
  return always({ by, query: { membershipId } });
}

async function givenPass(context: Context): Promise<read.Holder> {
  const by = requireUser(context, 'ROLE_CUSTOMER');
  const [pass] = (await read.passes(context, by)).rows;
  if (!pass) throw new Untested('data', 'the customer has no pass');
  return { by, membershipId: pass.membershipId };
}
