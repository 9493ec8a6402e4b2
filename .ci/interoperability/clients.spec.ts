import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient } from '../../.cache/interoperability/hey-api/client/index.ts';
import * as api from '../../.cache/interoperability/hey-api/sdk.gen.ts';
import { type ServerProcess, startProcess } from '../../packages/mocks/testing/server-process.ts';

const run = promisify(execFile);
const path = { product: 'fitness' };

let mock: ServerProcess;
beforeAll(async () => {
  mock = await startProcess();
});
afterAll(() => mock.stop());

it('the clients that hey-api and orval generate compile under strict', async () => {
  const compile = run('pnpm', ['--silent', 'run', 'compile'], { cwd: import.meta.dirname });
  await expect(compile).resolves.toMatchObject({ stdout: '' });
});

/** A generated client with the token of a demo account; every call throws for an error response. */
async function signedIn(username: string) {
  const anonymous = createClient({ baseUrl: mock.url, throwOnError: true });
  const { data } = await api.signIn({
    client: anonymous,
    body: { username, password: 'Fitness1!' },
    throwOnError: true,
  });
  return createClient({ baseUrl: mock.url, auth: data.token });
}

describe("hey-api's client against the mock server", () => {
  it('a customer reserves a class, sees it in the history and cancels it', async () => {
    const options = { client: await signedIn('customer1'), path, throwOnError: true } as const;
    const passes = await api.listMyPromotions(options);
    const { membershipId } = passes.data?.[0] ?? expect.fail('The customer has no pass.');
    const query = { membershipId };
    const history = async () =>
      (await api.listReservationHistory({ ...options, query })).data ?? expect.fail('No history.');
    const before = await history();
    const classes = await api.listReservableClasses({ ...options, query });
    // The latest one, which can be cancelled at every hour.
    const { classId, classTime } =
      classes.data?.findLast(
        (one) =>
          one.currentCustomer < one.maxCustomer &&
          !before.some((reservation) => reservation.classTime === one.classTime),
      ) ?? expect.fail('No class has a seat.');

    await api.createReservation({ ...options, body: { classId, membershipId } });
    const reserved = (await history()).find((one) => one.classTime === classTime);
    expect(reserved).toMatchObject({ status: 'RESERVED' });

    const id = reserved?.reservationId ?? expect.fail('The reservation has no id.');
    await api.cancelReservation({ ...options, path: { ...path, id } });
    expect((await history()).find((one) => one.reservationId === id)).toMatchObject({
      status: 'CANCELLED',
    });
  });

  it('the owner reads the sales', async () => {
    const { data } = await api.getSalesReport({
      client: await signedIn('master1'),
      path,
      query: { startDate: '2020-01-01', endDate: '2099-12-31' },
      throwOnError: true,
    });
    expect(data?.reduce((sum, day) => sum + day.totalAmount, 0)).toBeGreaterThan(0);
  });
});
