import { plans } from '@fitness/api-contract/catalogue';
import type { OperationId } from '@fitness/api-contract/operations';
import * as fc from 'fast-check';
import type { Settings } from '../harness/context.ts';
import type { Parts } from '../wire/call.ts';
import { freshPhone, freshUsername, unknownId } from '../fixtures/fresh-values.ts';
import { arbitraryOf, dates } from './arbitraries.ts';
import {
  isPathId,
  isValid,
  requestFieldsOf,
  valueAt,
  withValue,
  type RequestField,
} from './request-fields.ts';
import { wrongValues } from './field-values.ts';

type Values = Readonly<Record<string, fc.Arbitrary<unknown>>>;

/** Valid requests whose ids are those of the example or unknown. */
export function validRequests(
  settings: Settings,
  operation: OperationId,
  example: Parts,
): fc.Arbitrary<Parts> {
  const values = ownValues(settings, operation, example);
  const fields = requestFieldsOf(operation).filter(
    ({ schema }) => schema.type !== 'object' && schema['x-equals'] === undefined,
  );
  const chosen = fields.map(
    (field) =>
      values[field.path.at(-1) ?? ''] ??
      arbitraryOf(field.schema) ??
      fc.constant(valueAt(example, field)),
  );
  return fc
    .tuple(...chosen)
    .map((found) => {
      const changes = fields.map((field, index) => [field, found[index]] as const);
      return changes.reduce((parts, change) => withValue(operation, parts, ...change), example);
    })
    .map((parts) => inAgreement(operation, parts))
    .filter((parts) => isValid(operation, parts));
}

export function invalidRequests(operation: OperationId, example: Parts): fc.Arbitrary<Parts> {
  const broken = requestFieldsOf(operation).map((field) => {
    const changed = { weight: 4, arbitrary: wrongValuesOf(field) };
    const removed = { weight: field.part === 'params' ? 0 : 1, arbitrary: fc.constant(undefined) };
    return fc.oneof(changed, removed).map((value) => withValue(operation, example, field, value));
  });
  const extra = fc
    .dictionary(fc.stringMatching(/^x[a-z]{3,12}$/), fc.jsonValue(), { minKeys: 1, maxKeys: 1 })
    .map((fields) => ({ ...example, body: { ...(example.body as object), ...fields } }));
  const all = example.body === undefined ? broken : [...broken, extra];
  return fc.oneof(...all).filter((parts) => !isValid(operation, parts) && !hasDots(parts));
}

function wrongValuesOf(field: RequestField): fc.Arbitrary<unknown> {
  const texts = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 20 }),
    fc.constantFrom(...wrongValues(field).map(String)),
  );
  return {
    // A slash would change the path.
    params: texts.filter((text) => text !== '' && !/[/\\]/.test(text)),
    headers: fc.constantFrom(...wrongValues(field)),
    query: texts,
    body: fc.oneof(fc.jsonValue({ maxDepth: 2 }), texts),
  }[field.part];
}

/** Values of ids and phone numbers by field name: those of the example, or unknown ones. */
function ownValues(settings: Settings, operation: OperationId, example: Parts): Values {
  const ids = requestFieldsOf(operation).flatMap((field): [string, fc.Arbitrary<unknown>][] => {
    const name = field.path.at(-1) ?? '';
    const unknown = isPathId(field) ? unknownId : UNKNOWN[name];
    return unknown ? [[name, fc.oneof(fc.constant(valueAt(example, field)), fresh(unknown))]] : [];
  });
  return {
    product: fc.constant(settings.product),
    ...Object.fromEntries(ids),
    ...special(example)[operation],
  };
}

const UNKNOWN: Readonly<Record<string, () => unknown>> = {
  userId: unknownId,
  membershipId: unknownId,
  classId: unknownId,
  ph: freshPhone,
};

function special(example: Parts): Partial<Record<OperationId, Values>> {
  const buyer = valueAt(example, { part: 'body', path: ['reqPayDto', 'userId'] });
  const lengths = (min: number, max: number, make: (length: number) => string) =>
    fc.integer({ min, max }).chain((length) => fresh(() => make(length)));
  return {
    signUp: { username: lengths(5, 15, freshUsername), ph: lengths(9, 11, freshPhone) },
    recordPayment: {
      userId: fc.constant(buyer),
      uuid: fresh(() => crypto.randomUUID()),
      managerId: fc.integer({ min: 0, max: 6 }),
      promotionId: fc.oneof(
        fc.constantFrom(...plans.map((plan) => plan.promotionId)),
        fresh(unknownId),
      ),
    },
    // In the far future, where nobody has a class.
    createClass: {
      classTime: fc
        .tuple(dates('2040-01-01'), fc.integer({ min: 6, max: 23 }))
        .map(([date, hour]) => `${date}T${String(hour).padStart(2, '0')}:00:00`),
      classSubjectId: fc.integer({ min: 1, max: 3 }),
    },
    // The class of the example is not deleted.
    deleteClass: { classId: fresh(unknownId) },
    listWorkers: { classTime: dates().map((date) => `${date.slice(0, 7)}-01`) },
  };
}

function inAgreement(operation: OperationId, parts: Parts): Parts {
  if (operation === 'changeUserRole')
    return { ...parts, body: { ...(parts.body as object), userId: parts.params['userId'] } };
  if (operation !== 'getSalesReport') return parts;
  const [startDate, endDate] = Object.values(parts.query).map(String).sort();
  return { ...parts, query: { startDate, endDate } };
}

// `.` and `..` in a path are resolved before the request is sent.
function hasDots({ params }: Parts): boolean {
  return Object.values(params).some((value) => /^\.{1,2}$/.test(String(value)));
}

function fresh<Value>(make: () => Value): fc.Arbitrary<Value> {
  return fc.constant(undefined).map(make);
}
