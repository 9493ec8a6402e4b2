import type { OperationId } from '@fitness/api-contract/operations';
import { note, type Bench, type Check } from '../harness/harness.ts';
import type { Parts } from '../harness/call.ts';
import { succeeds } from '../harness/expectations.ts';
import type { OwnClass } from '../fixtures/classes.ts';
import { reserve } from '../fixtures/reservations.ts';
import { casesOf } from '../requests/example.ts';

/** The example request of every operation, sent by somebody who may: it must succeed. */
export const examples: Check = {
  name: 'examples',
  title: '명세의 예시 요청이 성공한다',
  part: 'contract',
  run: async (bench) => {
    const used = await thingsToUseUp(bench);
    for (const { operation, by, example } of await casesOf(bench)) {
      const parts = withUsedUp(operation, example, used);
      if (!parts) continue;
      await note(
        bench,
        { operation, by, parts },
        succeeds(operation, '명세의 예시 요청은 성공해야 합니다'),
      );
    }
  },
};

/** A class to reserve, one to delete and a reservation to cancel: what the other checks work with stays. */
interface UsedUp {
  readonly toReserve?: OwnClass | undefined;
  readonly toDelete?: OwnClass | undefined;
  readonly toCancel?: number | undefined;
}

async function thingsToUseUp({ own, ledger }: Bench): Promise<UsedUp> {
  const [holder] = own?.holders ?? [];
  if (!own?.studioClass || !holder) return {};
  const open = () => ledger.attempt(() => own.timetable.open(2));
  const [toReserve, toDelete] = [await open(), await open()];
  const canReserve = own.reservationId !== undefined && toDelete;
  const toCancel = canReserve
    ? await ledger.attempt(() => reserve(own, holder, toDelete))
    : undefined;
  return { toReserve: canReserve ? toReserve : undefined, toDelete, toCancel };
}

function withUsedUp(
  operation: OperationId,
  parts: Parts,
  { toReserve, toDelete, toCancel }: UsedUp,
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
