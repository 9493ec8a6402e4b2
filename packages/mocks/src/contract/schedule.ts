import type { OperationId } from '@fitness/api-contract/operations';
import { BackendUnavailable } from './harness/transport.ts';
import type { Rule } from './harness/rule.ts';

/** A rule to run and its operation. */
export interface Task {
  readonly operation: OperationId;
  readonly rule: Rule;
}

/**
 * Runs the tasks: several at once, and then those that must run alone, until `isDone`. Where one throws, no other is
 * started, and the error is thrown when those that run have ended.
 */
export async function runTasks(
  tasks: readonly Task[],
  concurrency: number,
  run: (task: Task) => Promise<void>,
  isDone: () => boolean,
): Promise<void> {
  const errors: unknown[] = [];
  const work = async (queue: Task[]): Promise<void> => {
    for (let task = queue.shift(); task && !isDone() && errors.length === 0; task = queue.shift())
      await run(task).catch((error: unknown) => errors.push(error));
  };
  const shared = tasks.filter(({ rule }) => !rule.isExclusive);
  await Promise.all(Array.from({ length: concurrency }, () => work(shared)));
  await work(tasks.filter(({ rule }) => rule.isExclusive));
  // A backend that is lost makes the hook fail too.
  if (errors.length > 0)
    throw errors.find((error) => error instanceof BackendUnavailable) ?? errors[0];
}
