import { errorResponses, type ErrorName } from '@fitness/api-contract/error-responses';
import { operations, type OperationId, type OperationInfo } from '@fitness/api-contract/operations';
import { describe, expect, it } from 'vitest';
import { errorCases, runCall, userFor, type ExampleCall } from '../../testing/example-calls.ts';

describe('the mock returns the status and body of openapi.yaml for the error', () => {
  it.each(Object.keys(errorCases) as ErrorName[])('@response:%s', async (name) => {
    const { status, body } = errorResponses[name];
    expect(await runCall(errorCases[name])).toMatchObject({ status, body });
  });
});

/** Additional cases for errors that several operations return. */
const otherCases: Partial<Record<`${OperationId} ${ErrorName}`, ExampleCall>> = {
  'signIn BadRequest': { operation: 'signIn', body: { more: true } },
  'createReservation ClassNotFound': { operation: 'createReservation', body: { classId: 999 } },
  'recordAttendance PhoneNotFound': { operation: 'recordAttendance', body: { ph: '01099998888' } },
};

function errorCaseOf(operation: OperationId, name: ErrorName): ExampleCall {
  const known =
    otherCases[`${operation} ${name}`] ??
    (errorCases[name].operation === operation ? errorCases[name] : undefined);
  if (known) return known;
  if (name === 'LoginRequired') return { operation, by: null };
  if (name === 'Forbidden') return { operation, by: userFor(operation, false) };
  return { operation, params: { product: 'NO_PRODUCT' } };
}

const listed = (Object.values(operations) as OperationInfo[]).flatMap(({ id, errors: byStatus }) =>
  Object.entries(byStatus).flatMap(([status, names]) =>
    names.map((name) => ({ id: id as OperationId, status, name: name as ErrorName })),
  ),
);

describe('in the mock', () => {
  it.each(Object.values(operations))(
    '$id returns $success for its example request',
    async (operation) => {
      const { status } = await runCall({ operation: operation.id });
      expect(operation.success === '2XX' ? `${String(status).slice(0, 1)}XX` : String(status)).toBe(
        operation.success,
      );
    },
  );

  it.each(listed)('$id returns $status $name', async ({ id, status, name }) => {
    expect(await runCall(errorCaseOf(id, name))).toMatchObject({
      status: Number(status),
      body: errorResponses[name].body,
    });
  });

  it('the operations return every status that openapi.yaml lists', () => {
    const reached = new Set(listed.map(({ id, status }) => `${id} ${status}`));
    const statuses = (Object.values(operations) as OperationInfo[]).flatMap(({ id, statuses }) =>
      statuses.filter((one) => !one.startsWith('2')).map((one) => `${id} ${one}`),
    );
    expect([...reached].sort()).toEqual(statuses.sort());
  });
});
