import { operations, type OperationId, type OperationInfo } from '@fitness/api-contract/operations';
import { checkResponse, type Check } from '../harness/harness.ts';
import type { Parts } from '../harness/call.ts';
import { isBadRequest } from '../harness/expectations.ts';
import { exampleRequestsOf } from '../requests/example.ts';
import {
  isValid,
  requestFieldsOf,
  pointerOf,
  without,
  withValue,
} from '../requests/request-fields.ts';
import { wrongValues } from '../requests/wrong-values.ts';

/** Each parameter and field is left out, and given values of other types and formats: 400. */
export const fields: Check = {
  name: 'fields',
  title: '빠진 필드와 잘못된 필드는 400',
  part: 'contract',
  run: async (harness) => {
    for (const { operation, by, example } of await exampleRequestsOf(harness)) {
      for (const { description, parts, rawBody } of invalidRequests(operation, example)) {
        await checkResponse(
          harness,
          { operation, by, ...parts, ...(rawBody !== undefined && { rawBody }) },
          isBadRequest(description),
        );
      }
    }
  },
};

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
        ? [{ description: `${pointer} 없이는 400이어야 합니다`, parts: without(example, field) }]
        : [];
    const wrong = wrongValues(field).map((value) => ({
      description: `${pointer}에 ${JSON.stringify(value)}은(는) 400이어야 합니다`,
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

function invalidBodies(operation: OperationId, example: Parts): InvalidRequest[] {
  const { hasBody }: OperationInfo = operations[operation];
  if (!hasBody) return [];
  const raw = [
    ['빈', ''],
    ['JSON이 아닌', '{"a":'],
    ['배열인', '[]'],
    ['null인', 'null'],
    ['글자인', '"글"'],
    ['숫자인', '1'],
  ] as const;
  const extra = { ...(example.body as object), unknownField: 1 };
  return [
    ...raw.map(([kind, rawBody]) => ({
      description: `${kind} 본문은 400이어야 합니다`,
      parts: example,
      rawBody,
    })),
    {
      description: '계약에 없는 필드가 있는 본문은 400이어야 합니다',
      parts: { ...example, body: extra },
    },
  ];
}

// Only the description in openapi.yaml says that both ids are the same.
function mismatchedUserId(operation: OperationId, example: Parts): InvalidRequest[] {
  if (operation !== 'changeUserRole') return [];
  const body = { ...(example.body as object), userId: Number(example.params['userId']) + 1 };
  return [
    { description: '본문의 userId가 경로와 다르면 400이어야 합니다', parts: { ...example, body } },
  ];
}
