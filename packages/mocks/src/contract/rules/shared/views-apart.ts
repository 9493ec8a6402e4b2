import type { Call } from '../../wire/call.ts';
import type { OperationId } from '@fitness/api-contract/operations';
import { assertSameRows } from '../../harness/assertions.ts';
import type { Context } from '../../harness/context.ts';
import { Difference } from '../../harness/difference.ts';
import { contractRule, type Rule } from '../../harness/rule.ts';
import { readList, type ListExchange } from '../../fixtures/lists.ts';

/** A list as one caller gets it for one query. */
export interface View<Id extends OperationId> {
  readonly call: Call & { readonly operation: Id };
  /** Adds a row to this view and to no other. */
  readonly add: () => Promise<unknown>;
}

/**
 * Two views of a list are read in turn, and after each has got a row. A response that is kept for the next caller or the next
 * query shows the rows of the other view, or lacks the own ones. It runs alone, because it compares whole lists.
 */
export function viewsApart<Id extends OperationId>(
  title: string,
  prepare: (context: Context) => Promise<readonly [View<Id>, View<Id>]>,
): Rule {
  const run = async (context: Context): Promise<void> => {
    const [one, other] = await prepare(context);
    const read = ({ call }: View<Id>) => readList(context, call);
    const [ones, others] = [await read(one), await read(other)];
    await one.add();
    const added = await read(one);
    assertMore(ones, added);
    const unchanged = 'a list is the same before and after another one has got a row and was read';
    assertRows(unchanged, others, await read(other));
    await other.add();
    assertMore(others, await read(other));
    assertRows(unchanged, added, await read(one));
  };
  return contractRule('apart', title, run, { isExclusive: true });
}

function assertMore(before: ListExchange<unknown>, after: ListExchange<unknown>): void {
  if (after.rows.length <= before.rows.length)
    throw new Difference(after, {
      description: 'a new row is in the list, whoever has read which list before',
      expected: `more than ${before.rows.length} rows`,
      actual: `${after.rows.length} rows`,
    });
}

function assertRows(
  description: string,
  expected: ListExchange<unknown>,
  actual: ListExchange<unknown>,
): void {
  assertSameRows(actual, description, expected.rows, actual.rows);
}
