import { errorResponses, type ErrorName } from '@fitness/api-contract/error-responses';
import { operations, type OperationId, type OperationInfo } from '@fitness/api-contract/operations';
import { describe, expect, it } from 'vitest';
import { runErrorCase, errorCases, type ErrorCase } from '../../testing/error-cases.ts';

describe('the mock returns the status and body of openapi.yaml for the error', () => {
  it.each(Object.keys(errorCases) as ErrorName[])('@response:%s', async (name) => {
    const { status, body } = errorResponses[name];
    expect(await runErrorCase(errorCases[name])).toMatchObject({ status, body });
  });
});

/** One demo account per role. */
const users = {
  ROLE_CUSTOMER: 'customer1',
  ROLE_MANAGER: 'trainer1',
  ROLE_MASTER: 'master1',
} as const;
const entries = Object.entries(users);
const permittedUser = ({ roles }: OperationInfo): string | undefined =>
  entries.find(([role]) => roles.some((one) => one === role))?.[1];
const forbiddenUser = ({ roles }: OperationInfo): string | undefined =>
  entries.find(([role]) => !roles.some((one) => one === role))?.[1];

/** The cases of errors that another operation than the one in `errorCases` returns, too. */
const otherCases: Partial<Record<`${OperationId} ${ErrorName}`, ErrorCase>> = {
  'signIn BadRequest': {
    operation: 'signIn',
    parts: { body: { username: 'customer1', password: 'Fitness1!', more: true } },
  },
  'createReservation ClassNotFound': {
    by: 'customer1',
    operation: 'createReservation',
    parts: { body: { classId: 999, membershipId: 1 } },
  },
  'recordAttendance PhoneNotFound': {
    by: 'master1',
    operation: 'recordAttendance',
    parts: { body: { username: '대표', ph: '01099998888' } },
  },
};

function errorCaseOf(operation: OperationId, name: ErrorName): ErrorCase {
  const known =
    otherCases[`${operation} ${name}`] ??
    (errorCases[name].operation === operation ? errorCases[name] : undefined);
  if (known) return known;
  if (name === 'LoginRequired') return { operation };
  if (name === 'Forbidden') return { operation, by: forbiddenUser(operations[operation]) };
  return {
    operation,
    by: permittedUser(operations[operation]),
    parts: { params: { product: 'NO_PRODUCT' } },
  };
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
      const { status } = await runErrorCase({
        operation: operation.id,
        by: permittedUser(operation),
      });
      expect(operation.success === '2XX' ? `${String(status).slice(0, 1)}XX` : String(status)).toBe(
        operation.success,
      );
    },
  );

  it.each(listed)('$id returns $status $name', async ({ id, status, name }) => {
    expect(await runErrorCase(errorCaseOf(id, name))).toMatchObject({
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
