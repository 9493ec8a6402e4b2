import type { ErrorName } from '@fitness/api-contract/error-responses';
import { operations, type OperationId, type OperationInfo } from '@fitness/api-contract/operations';
import { freshPhone, PHONE_PREFIX, unknownId } from '../fixtures/fresh-values.ts';
import { contractRule, type Context, type Rule } from '../harness/context.ts';
import * as expect from '../harness/expect.ts';
import { exampleRequests } from '../requests/example.ts';
import {
  isPathId,
  isValid,
  nameOf,
  pointerOf,
  requestFieldsOf,
  valueAt,
  withValue,
  without,
  type RequestField,
} from '../requests/fields.ts';
import { edgeValues, generatedValues, wrongValues } from '../requests/values.ts';
import type { Call, Parts } from '../wire/call.ts';

export async function exampleRequest(context: Context, operation: OperationId) {
  return (await exampleRequests(context, operation))();
}

export function exampleRule(operation: OperationId): Rule {
  const title = 'the example request succeeds';
  return contractRule('example', title, async (context) => {
    const { by, parts } = await exampleRequest(context, operation);
    await expect.success(context, { operation, by, ...parts }, title);
  });
}

export function requestRules(operation: OperationId): Rule[] {
  const all = requestFieldsOf(operation);
  const fields = all.filter((field) => nameOf(field) !== 'product' && !isObject(field));
  const target = all.find(isTarget);
  return [
    ...(operations[operation].hasBody ? [contentTypeRule(operation)] : []),
    fieldsRule(operation),
    ...(fields.length > 0
      ? [boundariesRule(operation, fields), generatedRule(operation, fields)]
      : []),
    ...(target ? [unknownIdsRule(operation, target)] : []),
  ];
}

function isObject({ schema }: RequestField): boolean {
  return schema.type === 'object';
}

/** Sends a request and records the difference, so that the rule goes on with the next request. */
function attempt(context: Context, call: Call, expectation: expect.Expectation): Promise<void> {
  return context.results.attempt(() => expect.response(context, call, expectation));
}

/** The types that a browser sends to another origin without a preflight request. */
const UNLISTED = ['text/plain', 'application/x-www-form-urlencoded'];

function contentTypeRule(operation: OperationId): Rule {
  const title = 'a body of a type that the contract does not list is a 415';
  const run = async (context: Context): Promise<void> => {
    const next = await exampleRequests(context, operation);
    for (const contentType of UNLISTED) {
      const { by, parts } = await next();
      const description = `a body of type ${contentType} is a 415`;
      const call = { operation, by, ...parts, contentType };
      await context.results.attempt(() =>
        expect.error(context, 'UnsupportedMediaType', call, description),
      );
    }
  };
  return contractRule('content-type', title, run);
}

function fieldsRule(operation: OperationId): Rule {
  const title = 'missing and invalid parameters and fields are a 400';
  return contractRule('fields', title, async (context) => {
    const { by, parts: example } = await exampleRequest(context, operation);
    for (const { kind, ...request } of invalidRequests(operation, example)) {
      const expectation = expect.isBadRequest(`${kind} is a 400`);
      await attempt(context, { operation, by, ...request }, expectation);
    }
  });
}

interface InvalidRequest extends Parts, Pick<Call, 'rawBody'> {
  readonly kind: string;
}

function invalidRequests(operation: OperationId, example: Parts): InvalidRequest[] {
  const places = requestFieldsOf(operation).flatMap((field) => {
    const pointer = pointerOf(field);
    const missing = { kind: `a request without ${pointer}`, ...without(example, field) };
    const wrong = [...wrongValues(field), ...padded(valueAt(example, field))].map((value) => ({
      kind: `${pointer} ${JSON.stringify(value)}`,
      ...withValue(operation, example, field, value),
    }));
    return field.part === 'params' ? wrong : [missing, ...wrong];
  });
  return [
    ...places.filter((request) => !isValid(operation, request)),
    ...(operations[operation].hasBody ? invalidBodies(example) : []),
    // Only the description in openapi.yaml says that both ids are the same.
    ...(operation === 'changeUserRole' ? [mismatchedUserId(example)] : []),
  ];
}

/** A text with surrounding spaces, which a backend must not trim. */
function padded(value: unknown): string[] {
  return typeof value === 'string' ? [` ${value}`, `${value} `] : [];
}

function invalidBodies(example: Parts): InvalidRequest[] {
  const unknownField = { ...(example.body as object), unknownField: 1 };
  return [
    { kind: 'an empty body', rawBody: '' },
    { kind: 'a body that is not JSON', rawBody: '{"a":' },
    { kind: 'an array as the body', rawBody: '[]' },
    { kind: 'null as the body', rawBody: 'null' },
    { kind: 'a text as the body', rawBody: '"text"' },
    { kind: 'a number as the body', rawBody: '1' },
    { kind: 'a body with a field that is not in the contract', body: unknownField },
  ].map((request) => ({ ...example, ...request }));
}

function mismatchedUserId(example: Parts): InvalidRequest {
  const kind = 'a userId in the body that differs from the one in the path';
  const userId = Number(example.params['userId']) + 1;
  return { ...example, kind, body: { ...(example.body as object), userId } };
}

function boundariesRule(operation: OperationId, fields: readonly RequestField[]): Rule {
  const title = 'values inside every limit are accepted and values outside are a 400';
  return contractRule('boundaries', title, async (context) => {
    const next = await exampleRequests(context, operation);
    for (const field of fields) await sendEach(context, operation, field, edgeValues(field), next);
  });
}

function generatedRule(operation: OperationId, fields: readonly RequestField[]): Rule {
  const title = 'generated valid values are accepted and generated invalid ones are a 400';
  return contractRule('generated', title, async (context) => {
    const next = await exampleRequests(context, operation);
    const { seed, runs } = context.settings;
    const options = { seed, numRuns: Math.ceil(runs / fields.length) };
    for (const field of fields)
      await sendEach(context, operation, field, generatedValues(field, options), next);
  });
}

/** Sends each value in a field of an example request; the contract's validator decides which are valid. */
async function sendEach(
  context: Context,
  operation: OperationId,
  field: RequestField,
  values: readonly unknown[],
  next: Awaited<ReturnType<typeof exampleRequests>>,
): Promise<void> {
  const { by, parts: example } = await next();
  // An account that is made by it can be found like the others.
  const isPhone = nameOf(field) === 'ph';
  for (const given of values) {
    const value =
      isPhone && typeof given === 'string' ? given.replace(/^\d{3}/, PHONE_PREFIX) : given;
    if (isForeignId(field, value)) continue;
    const shown = `${pointerOf(field)} ${JSON.stringify(value)}`;
    const changed = withValue(operation, example, field, value);
    if (!isValid(operation, changed)) {
      const invalid = expect.isBadRequest(`${shown} is a 400`);
      await attempt(context, { operation, by, ...changed }, invalid);
      continue;
    }
    // What is valid may be carried out, so each request has an example of its own.
    const { by: caller, parts } = await next();
    const valid = withValue(operation, parts, field, value);
    // A range whose first day is after its last is not sent.
    if (operation === 'getSalesReport')
      Object.assign(valid.query, { startDate: value, endDate: value });
    const accepted = expect.isNotFormatError(
      operation,
      `${shown} is valid, so it is no format error`,
    );
    await attempt(context, { operation, by: caller, ...valid }, accepted);
  }
}

function isForeignId(field: RequestField, value: unknown): boolean {
  const isId = isPathId(field) || ['userId', 'membershipId', 'classId'].includes(nameOf(field));
  return isId && typeof value === 'number' && value > 0;
}

function unknownIdsRule(operation: OperationId, field: RequestField): Rule {
  const title = 'an unknown id is a 404, or a 403 where the contract has no 404';
  return contractRule('unknown-ids', title, async (context) => {
    const { by, parts } = await exampleRequest(context, operation);
    // If path and body both name the target, both change.
    const callFor = (value: unknown): Call => {
      const same = requestFieldsOf(operation).filter((one) => nameOf(one) === nameOf(field));
      const changed = same.reduce((all, one) => withValue(operation, all, one, value), parts);
      return { operation, by, ...changed };
    };
    const unknown = nameOf(field) === 'ph' ? freshPhone() : unknownId();
    const description = `a request for an unknown ${nameOf(field)} is rejected`;
    const { errors }: OperationInfo = operations[operation];
    const name =
      operation === 'recordPayment' ? 'UnknownPromotion' : (errors['404']?.[0] ?? 'Forbidden');
    await context.results.attempt(() =>
      expect.error(context, name as ErrorName, callFor(unknown), description),
    );
    if (typeof unknown === 'string') return;
    // Out of range for most databases, but it must still be rejected as in the contract.
    const large = 'a very large id is rejected with a listed status';
    const rejected = expect.isRejected(operation, large);
    const statuses = ['400', ...rejected.statuses];
    await attempt(context, callFor(Number.MAX_SAFE_INTEGER), { ...rejected, statuses });
  });
}

/** True for a field that identifies the target of an operation; the phone number of a sign-up does not. */
function isTarget(field: RequestField): boolean {
  const { part, path } = field;
  const name = nameOf(field);
  if (part === 'body') return name === (path.length === 1 ? 'classId' : 'promotionId');
  return isPathId(field) || (part === 'query' && ['membershipId', 'ph'].includes(name));
}
