import { operations, type OperationId, type OperationInfo } from '@fitness/api-contract/operations';
import type { Parts } from '../wire/call.ts';
import { expectResponse, isBadRequest } from '../harness/expectations.ts';
import { contractRule, type Rule } from '../harness/rule.ts';
import { exampleRequests } from '../requests/example.ts';
import {
  isValid,
  pointerOf,
  requestFieldsOf,
  valueAt,
  withValue,
  without,
} from '../requests/request-fields.ts';
import { wrongValues } from '../requests/wrong-values.ts';

/** Omits each parameter and field, and sends values of other types and formats: 400. */
export function fieldsRule(operation: OperationId): Rule {
  const title = 'missing and invalid parameters and fields are a 400';
  return contractRule('fields', title, async (context) => {
    const { by, parts: example } = await (await exampleRequests(context, operation))();
    for (const { description, parts, rawBody } of invalidRequests(operation, example)) {
      const call = { operation, by, ...parts, ...(rawBody !== undefined && { rawBody }) };
      await context.results.attempt(context.client, async () => {
        await expectResponse(context, call, isBadRequest(description));
      });
    }
  });
}

interface InvalidRequest {
  readonly description: string;
  readonly parts: Parts;
  readonly rawBody?: string;
}

function invalidRequests(operation: OperationId, example: Parts): InvalidRequest[] {
  const places = requestFieldsOf(operation).flatMap((field): InvalidRequest[] => {
    const pointer = pointerOf(field);
    const missing =
      field.required && field.part !== 'params'
        ? [{ description: `a request without ${pointer} is a 400`, parts: without(example, field) }]
        : [];
    const wrong = [...wrongValues(field), ...padded(valueAt(example, field))].map((value) => ({
      description: `${pointer} ${JSON.stringify(value)} is a 400`,
      parts: withValue(operation, example, field, value),
    }));
    return [...missing, ...wrong];
  });
  return [
    ...places.filter(({ parts }) => !isValid(operation, parts)),
    ...invalidBodies(operation, example),
    ...mismatchedUserId(operation, example),
  ];
}

/** A text with surrounding spaces, which a backend must not trim. */
function padded(value: unknown): string[] {
  return typeof value === 'string' ? [` ${value}`, `${value} `] : [];
}

function invalidBodies(operation: OperationId, example: Parts): InvalidRequest[] {
  const { hasBody }: OperationInfo = operations[operation];
  if (!hasBody) return [];
  const raw = [
    ['an empty body', ''],
    ['a body that is not JSON', '{"a":'],
    ['an array as the body', '[]'],
    ['null as the body', 'null'],
    ['a text as the body', '"text"'],
    ['a number as the body', '1'],
  ] as const;
  const extra = { ...(example.body as object), unknownField: 1 };
  return [
    ...raw.map(([kind, rawBody]) => ({ description: `${kind} is a 400`, parts: example, rawBody })),
    {
      description: 'a body with a field that is not in the contract is a 400',
      parts: { ...example, body: extra },
    },
  ];
}

// Only the description in openapi.yaml says that both ids are the same.
function mismatchedUserId(operation: OperationId, example: Parts): InvalidRequest[] {
  if (operation !== 'changeUserRole') return [];
  const body = { ...(example.body as object), userId: Number(example.params['userId']) + 1 };
  const description = 'a userId in the body that differs from the one in the path is a 400';
  return [{ description, parts: { ...example, body } }];
}
