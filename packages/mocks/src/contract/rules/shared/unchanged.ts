import { assertEqual } from '../../harness/assertions.ts';
import type { Context } from '../../harness/context.ts';
import type { Exchange } from '../../wire/exchange.ts';
import { passesOf, type PassHolder } from '../../fixtures/members.ts';
import { historyOf, reservableClasses } from '../../fixtures/reservations.ts';

/** Sends a call that must be rejected, and compares the data before and after it. */
export async function assertChangesNothing(
  read: () => Promise<unknown>,
  rejected: () => Promise<Exchange>,
): Promise<void> {
  const before = await read();
  const exchange = await rejected();
  const after = await read();
  assertEqual(exchange, 'a rejected request changes nothing', before, after);
}

/** The passes, reservations and one class as a pass holder sees them. */
export async function viewOf(
  context: Context,
  holder: PassHolder,
  classId: number,
): Promise<unknown> {
  const passes = await passesOf(context, holder.by);
  const history = await historyOf(context, holder);
  const classes = await reservableClasses(context, holder);
  return {
    passes,
    history: history.rows,
    studioClass: classes.rows.find((row) => row.classId === classId) ?? null,
  };
}
