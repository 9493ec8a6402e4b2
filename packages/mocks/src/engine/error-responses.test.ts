import { errorResponses, type ErrorName } from '@fitness/api-contract/error-responses';
import { operations, type OperationId, type OperationInfo } from '@fitness/api-contract/operations';
import { describe, expect, it } from 'vitest';
import { runErrorCase, errorCases, type ErrorCase } from '../../testing/error-cases.ts';

describe('every error of the contract can be reached, with the text of openapi.yaml', () => {
  it.each(Object.keys(errorCases) as ErrorName[])('@response:%s', async (name) => {
    const { status, body } = errorResponses[name];
    expect(await runErrorCase(errorCases[name])).toMatchObject({ status, body });
  });
});

/** Somebody of a role who may call the operation, and somebody of one who may not. */
const users = {
  ROLE_CUSTOMER: 'customer1',
  ROLE_MANAGER: 'trainer1',
  ROLE_MASTER: 'master1',
} as const;
const entries = Object.entries(users);
const insider = ({ roles }: OperationInfo): string | undefined =>
  entries.find(([role]) => roles.some((one) => one === role))?.[1];
const outsider = ({ roles }: OperationInfo): string | undefined =>
  entries.find(([role]) => !roles.some((one) => one === role))?.[1];

/** The same answer of another operation than the one that `ways` goes to. */
const elsewhere: Partial<Record<`${OperationId} ${ErrorName}`, ErrorCase>> = {
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

function wayTo(operation: OperationId, name: ErrorName): ErrorCase {
  const known =
    elsewhere[`${operation} ${name}`] ??
    (errorCases[name].operation === operation ? errorCases[name] : undefined);
  if (known) return known;
  if (name === 'LoginRequired') return { operation };
  if (name === 'Forbidden') return { operation, by: outsider(operations[operation]) };
  return {
    operation,
    by: insider(operations[operation]),
    parts: { params: { product: 'NO_PRODUCT' } },
  };
}

const listed = (Object.values(operations) as OperationInfo[]).flatMap(({ id, errors: byStatus }) =>
  Object.entries(byStatus).flatMap(([status, names]) =>
    names.map((name) => ({ id: id as OperationId, status, name: name as ErrorName })),
  ),
);

describe('every answer of every operation can be reached', () => {
  it.each(Object.values(operations))('$id succeeds with $success', async (operation) => {
    const { status } = await runErrorCase({ operation: operation.id, by: insider(operation) });
    expect(operation.success === '2XX' ? `${String(status).slice(0, 1)}XX` : String(status)).toBe(
      operation.success,
    );
  });

  it.each(listed)('$id refuses with $status $name', async ({ id, status, name }) => {
    expect(await runErrorCase(wayTo(id, name))).toMatchObject({
      status: Number(status),
      body: errorResponses[name].body,
    });
  });

  it('which is every status that openapi.yaml lists', () => {
    const reached = new Set(listed.map(({ id, status }) => `${id} ${status}`));
    const statuses = (Object.values(operations) as OperationInfo[]).flatMap(({ id, statuses }) =>
      statuses.filter((one) => !one.startsWith('2')).map((one) => `${id} ${one}`),
    );
    expect([...reached].sort()).toEqual(statuses.sort());
    expect(Object.keys(operations)).toHaveLength(24);
  });
});
