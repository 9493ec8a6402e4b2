import type { OperationId } from '@fitness/api-contract/operations';
import type { Rule } from './harness/rule.ts';

/** A rule to run and its operation. */
export interface Task {
  readonly operation: OperationId;
  readonly rule: Rule;
}

/** Runs the tasks: several at once, and then those that must run alone, until `isDone`. */
export async function runTasks(
  tasks: readonly Task[],
  concurrency: number,
  run: (task: Task) => Promise<void>,
  isDone: () => boolean,
): Promise<void> {
  const queue = tasks.filter(({ rule }) => !rule.isExclusive);
  const work = async (): Promise<void> => {
    for (let task = queue.shift(); task && !isDone(); task = queue.shift()) await run(task);
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  for (const task of tasks.filter(({ rule }) => rule.isExclusive)) {
    if (isDone()) return;
    await run(task);
  }
}
