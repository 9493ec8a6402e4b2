import type { OperationId } from '@fitness/api-contract/operations';
import { checkResponse, type Harness, type Check } from '../harness/harness.ts';
import type { Parts } from '../harness/call.ts';
import { succeeds } from '../harness/expectations.ts';
import type { FixtureClass } from '../fixtures/classes.ts';
import { reserve } from '../fixtures/reservations.ts';
import { exampleRequestsOf } from '../requests/example.ts';

/** The example request of every operation must succeed for a permitted user. */
export const examples: Check = {
  name: 'examples',
  title: '명세의 예시 요청이 성공한다',
  part: 'contract',
  run: async (harness) => {
    const used = await createDisposables(harness);
    for (const { operation, by, example } of await exampleRequestsOf(harness)) {
      const parts = withDisposables(operation, example, used);
      if (!parts) continue;
      await checkResponse(
        harness,
        { operation, by, ...parts },
        succeeds(operation, '명세의 예시 요청은 성공해야 합니다'),
      );
    }
  },
};

/** Classes and a reservation to use up, so that the fixtures of other checks stay. */
interface Disposables {
  readonly toReserve?: FixtureClass | undefined;
  readonly toDelete?: FixtureClass | undefined;
  readonly toCancel?: number | undefined;
}

async function createDisposables({ fixtures, results }: Harness): Promise<Disposables> {
  const [holder] = fixtures?.passHolders ?? [];
  if (!fixtures?.studioClass || !holder) return {};
  const open = () => results.attempt(() => fixtures.timetable.open(2));
  const [toReserve, toDelete] = [await open(), await open()];
  const canReserve = fixtures.reservationId !== undefined && toDelete;
  const toCancel = canReserve
    ? await results.attempt(() => reserve(fixtures, holder, toDelete))
    : undefined;
  return { toReserve: canReserve ? toReserve : undefined, toDelete, toCancel };
}

function withDisposables(
  operation: OperationId,
  parts: Parts,
  { toReserve, toDelete, toCancel }: Disposables,
): Parts | undefined {
  if (operation === 'createReservation')
    return (
      toReserve && { ...parts, body: { ...(parts.body as object), classId: toReserve.classId } }
    );
  if (operation === 'cancelReservation')
    return toCancel === undefined
      ? undefined
      : { ...parts, params: { ...parts.params, id: toCancel } };
  if (operation === 'deleteClass')
    return toDelete && { ...parts, params: { ...parts.params, classId: toDelete.classId } };
  return parts;
}
