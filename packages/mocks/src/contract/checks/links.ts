import { links as contractLinks, type OperationLink } from '@fitness/api-contract/links';
import type { OperationId } from '@fitness/api-contract/operations';
import type { Call } from '../wire/call.ts';
import type { Context } from '../harness/context.ts';
import { Difference } from '../harness/difference.ts';
import type { Exchange } from '../wire/exchange.ts';
import { expectSuccess } from '../harness/expectations.ts';
import { contractRule, type Rule } from '../harness/rule.ts';
import { linkFixtures, type LinkFixtures } from '../fixtures/link-fixtures.ts';

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
  const fixtures = await linkFixtures(context, link);
  const from = await expectSuccess(
    context,
    await fixtures.call(link.from),
    `the operation that the link ${link.name} starts at succeeds`,
  );
  const next = await fixtures.call(link.to);
  const parameters = resolved(link, link.parameters, from, fixtures);
  const body = resolved(link, link.body, from, fixtures);
  if (parameters === undefined || body === undefined) return;
  const call: Call = {
    ...next,
    params: { ...next.params, ...pick(parameters, next.params) },
    query: { ...next.query, ...pick(parameters, next.query) },
    ...(next.body !== undefined && { body: { ...(next.body as object), ...body } }),
  };
  await expectSuccess(
    context,
    call,
    `the call that the link ${link.name} of ${link.from} leads to succeeds`,
  );
}

/** The values of runtime expressions; undefined if a response with an open schema lacks one. */
function resolved(
  { name }: OperationLink,
  expressions: Readonly<Record<string, string>>,
  from: Exchange,
  fixtures: LinkFixtures,
): Record<string, unknown> | undefined {
  const entries = Object.entries(expressions).map(
    ([key, expression]) => [key, valueOf(name, expression, from, fixtures)] as const,
  );
  return entries.some(([, value]) => value === undefined) ? undefined : Object.fromEntries(entries);
}

/** The value of a runtime expression; for a list, from the fixture's row. */
function valueOf(
  link: string,
  expression: string,
  exchange: Exchange,
  { ids }: LinkFixtures,
): unknown {
  const { call, body } = exchange;
  const [, part, name = ''] = /^\$request\.(path|query)\.(\w+)$/.exec(expression) ?? [];
  if (part !== undefined) return (part === 'path' ? call.params : call.query)?.[name];
  const field = expression.slice(expression.lastIndexOf('/') + 1);
  if (!Array.isArray(body)) return (body as Record<string, unknown> | null | undefined)?.[field];
  const values = (body as Record<string, unknown>[]).map((row) => row[field]);
  if (!values.includes(ids[field]))
    throw new Difference(exchange, {
      description: `the list that the link ${link} starts at holds what this run created`,
      expected: `a row with ${field} ${ids[field]}`,
      actual: `${values.length} rows without it`,
    });
  return ids[field];
}

function pick(
  values: Readonly<Record<string, unknown>>,
  wanted: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => name in wanted));
}
