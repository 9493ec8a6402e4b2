import { links as contractLinks, type OperationLink } from '@fitness/api-contract/links';
import type { OperationId } from '@fitness/api-contract/operations';
import * as calls from '../fixtures/calls.ts';
import * as make from '../fixtures/make.ts';
import { contractRule, ownerOf, trainerOf, type Context, type Rule } from '../harness/context.ts';
import { Difference } from '../harness/difference.ts';
import * as expect from '../harness/expect.ts';
import type { Call } from '../wire/call.ts';
import type { Exchange } from '../wire/exchange.ts';
import { exampleRequest } from './requests.ts';

type Values = Readonly<Record<string, unknown>>;

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
  const from = await expect.success(context, await fixtures.call(link.from));
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
  await expect.success(context, call, context.title);
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

/** What the calls of a link are about: a member with a pass, a class, and a reservation where the link starts at one. */
async function linkFixtures(context: Context, { from }: OperationLink) {
  const holder = await make.passHolder(context);
  const { by: member, membershipId } = holder;
  const studioClass =
    from === 'listTodayReservations'
      ? await make.reservedToday(context, holder)
      : { ...(await make.openClass(context, 2)), reservationId: 0 };
  const { classId } = studioClass;
  const reservationId =
    from === 'listReservationHistory'
      ? await make.reservation(context, holder, studioClass)
      : studioClass.reservationId;
  const query = { membershipId };
  const ofPass = (operation: OperationId): Call => ({ operation, by: member, query });
  const known: Partial<Record<OperationId, () => Call>> = {
    listMyPromotions: () => ({ operation: 'listMyPromotions', by: member }),
    listReservableClasses: () => ofPass('listReservableClasses'),
    listTodayReservations: () => ofPass('listTodayReservations'),
    listReservationHistory: () => ofPass('listReservationHistory'),
    createReservation: () => calls.reserve(holder, classId),
    cancelReservation: () => calls.cancel(holder, reservationId),
    changeUserRole: () => calls.changeRole(context, member.userId, 'ROLE_CUSTOMER'),
    recordAttendance: () => calls.attend(context, member),
    resolveUserByPhone: () => {
      const by = ownerOf(context);
      return { operation: 'resolveUserByPhone', by, query: { ph: member.ph } };
    },
    deleteClass: () => calls.deleteClass(trainerOf(context), classId),
  };
  return {
    ids: { userId: member.userId, membershipId, classId, reservationId },
    call: async (operation: OperationId): Promise<Call> => {
      const own = known[operation]?.();
      const { by, parts } = own ? { parts: own } : await exampleRequest(context, operation);
      const params = { product: context.settings.product, ...parts.params };
      return { by, ...parts, operation, params };
    },
  };
}
