const work = new Set<Promise<unknown>>();

/** Prevents automatic reloads until this task has settled (docs/product.md#deployments). */
export function keepFromReload<Result>(task: Promise<Result>): Promise<Result> {
  work.add(task);
  const end = () => work.delete(task);
  task.then(end, end);
  return task;
}

/** Resolves once all tasks have settled, to whether there were any. */
export async function untilWorkHasEnded(): Promise<boolean> {
  const isWaiting = work.size > 0;
  while (work.size > 0) await Promise.allSettled(work);
  return isWaiting;
}
