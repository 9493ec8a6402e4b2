import { links as contractLinks, type OperationLink } from '@fitness/api-contract/links';
import type { OperationId } from '@fitness/api-contract/operations';
import { deleteClassCall, openClass, type StudioClass } from '../fixtures/classes.ts';
import { attendanceCall, changeRoleCall, newPassHolder } from '../fixtures/members.ts';
import { cancelCall, reserve, reserveCall, reservedToday } from '../fixtures/reservations.ts';
import type { Context } from '../harness/context.ts';
import { Difference } from '../harness/difference.ts';
import { expectSuccess } from '../harness/expectations.ts';
import { contractRule, type Rule } from '../harness/rule.ts';
import { requireUser } from '../harness/users.ts';
import type { Call } from '../wire/call.ts';
import type { Exchange } from '../wire/exchange.ts';
import { exampleRequest } from './requests.ts';

type Values = Readonly<Record<string, unknown>>;

/** Follows each link of openapi.yaml that starts at an operation; the linked call must succeed. */
export function linkRules(operation: OperationId): Rule[] {
  return contractLinks
    .filter(({ from }) => from === operation)
    .map((link) =>
      contractRule(`link-${link.name}`, `the link ${link.name} leads to ${link.to}`, (context) =>
        follow(context, link),
      ),
    );
}

async function follow(context: Context, link: OperationLink): Promise<void> {
  const { name } = link;
  const fixtures = await linkFixtures(context, link);
  const start = `the operation that the link ${name} starts at succeeds`;
  const from = await expectSuccess(context, await fixtures.call(link.from), start);
  const next = await fixtures.call(link.to);
  const parameters = resolved(name, link.parameters, from, fixtures.ids);
  const body = resolved(name, link.body, from, fixtures.ids);
  if (parameters === undefined || body === undefined) return;
  const call: Call = {
    ...next,
    params: { ...next.params, ...pick(parameters, next.params) },
    query: { ...next.query, ...pick(parameters, next.query) },
    ...(next.body !== undefined && { body: { ...(next.body as object), ...body } }),
  };
  const end = `the call that the link ${name} of ${link.from} leads to succeeds`;
  await expectSuccess(context, call, end);
}

/** The values of runtime expressions; undefined if a response with an open schema lacks one. */
function resolved(
  link: string,
  expressions: Readonly<Record<string, string>>,
  from: Exchange,
  ids: Values,
): Values | undefined {
  const entries = Object.entries(expressions).map(
    ([key, expression]) => [key, valueOf(link, expression, from, ids)] as const,
  );
  return entries.some(([, value]) => value === undefined) ? undefined : Object.fromEntries(entries);
}

/** The value of a runtime expression; for a list, from the fixture's row. */
function valueOf(link: string, expression: string, exchange: Exchange, ids: Values): unknown {
  const { call, body } = exchange;
  const [, part, name = ''] = /^\$request\.(path|query)\.(\w+)$/.exec(expression) ?? [];
  if (part !== undefined) return (part === 'path' ? call.params : call.query)?.[name];
  const field = expression.slice(expression.lastIndexOf('/') + 1);
  if (!Array.isArray(body)) return (body as Values | null | undefined)?.[field];
  const values = (body as Values[]).map((row) => row[field]);
  if (!values.includes(ids[field]))
    throw new Difference(exchange, {
      description: `the list that the link ${link} starts at holds what this run created`,
      expected: `a row with ${field} ${ids[field]}`,
      actual: `${values.length} rows without it`,
    });
  return ids[field];
}

function pick(values: Values, wanted: Values = {}): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => name in wanted));
}

const WITH_CLASS: readonly OperationId[] = [
  'createReservation',
  'deleteClass',
  'cancelReservation',
];

/** A member with a pass and, if the link concerns classes, a matching class. */
async function linkFixtures(context: Context, { from, to }: OperationLink) {
  const holder = await newPassHolder(context);
  const { by: member, membershipId } = holder;
  let studioClass: StudioClass | undefined;
  let reservationId: number | undefined;
  if (from === 'listTodayReservations') {
    ({ reservationId, ...studioClass } = await reservedToday(context, holder));
  } else if (from !== 'createClass' && (WITH_CLASS.includes(from) || WITH_CLASS.includes(to))) {
    studioClass = await openClass(context, 2);
    if (from === 'listReservationHistory')
      reservationId = await reserve(context, holder, studioClass);
  }
  const classId = studioClass?.classId ?? 0;
  const query = { membershipId };
  const calls: Partial<Record<OperationId, () => Call>> = {
    listMyPromotions: () => ({ operation: 'listMyPromotions', by: member }),
    listReservableClasses: () => ({ operation: 'listReservableClasses', by: member, query }),
    listTodayReservations: () => ({ operation: 'listTodayReservations', by: member, query }),
    listReservationHistory: () => ({ operation: 'listReservationHistory', by: member, query }),
    createReservation: () => reserveCall(holder, classId),
    cancelReservation: () => cancelCall(holder, reservationId ?? 0),
    changeUserRole: () => changeRoleCall(context, member.userId, 'ROLE_CUSTOMER'),
    recordAttendance: () => attendanceCall(context, member),
    resolveUserByPhone: () => ({
      operation: 'resolveUserByPhone',
      by: requireUser(context, 'ROLE_MASTER'),
      query: { ph: member.ph },
    }),
    deleteClass: () => deleteClassCall(requireUser(context, 'ROLE_MANAGER'), classId),
  };
  return {
    /** The ids of the fixtures, by their field name in responses. */
    ids: { userId: member.userId, membershipId, classId, reservationId },
    call: async (operation: OperationId): Promise<Call> => {
      const known = calls[operation];
      const { by, parts } = known ? { parts: known() } : await exampleRequest(context, operation);
      const params = { product: context.settings.product, ...parts.params };
      return { by, ...parts, operation, params };
    },
  };
}
