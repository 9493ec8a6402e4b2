import type { OperationId } from '@fitness/api-contract/operations';
import type { Rule } from './harness/context.ts';
import { BackendUnavailable } from './wire/transport.ts';

export interface Task {
  readonly operation: OperationId;
  readonly rule: Rule;
}

/**
 * Runs the tasks until `isDone`: first those that may run in parallel, then the exclusive ones. After an error no further task
 * starts; the error is thrown once all running tasks have ended.
 */
export async function runTasks(
  tasks: readonly Task[],
  concurrency: number,
  run: (task: Task) => Promise<void>,
  isDone: () => boolean,
): Promise<void> {
  const errors: unknown[] = [];
  const attempt = async (task: Task): Promise<void> => {
    if (errors.length === 0 && !isDone())
      await run(task).catch((error: unknown) => errors.push(error));
  };
  const exclusive = tasks.filter(({ rule }) => rule.isExclusive === true);
  const shared = tasks.filter((task) => !exclusive.includes(task));
  await inParallel(shared, concurrency, attempt);
  await inParallel(exclusive, 1, attempt);
  // A lost backend also makes the hook fail, so its error takes precedence.
  if (errors.length > 0)
    throw errors.find((error) => error instanceof BackendUnavailable) ?? errors[0];
}

export async function inParallel<Item extends object>(
  items: readonly Item[],
  concurrency: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = [...items];
  const workThrough = async (): Promise<void> => {
    for (let item = queue.shift(); item; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: concurrency }, workThrough));
}
