const work = new Set<Promise<unknown>>();

/** Keeps the page from being reloaded by itself until this work has ended (docs/product.md#deployments). */
export function keepFromReload<Result>(task: Promise<Result>): Promise<Result> {
  work.add(task);
  const end = () => work.delete(task);
  task.then(end, end);
  return task;
}

/** Resolves once no such work is left; to whether there was any. */
export async function untilWorkHasEnded(): Promise<boolean> {
  const isWaiting = work.size > 0;
  while (work.size > 0) await Promise.allSettled(work);
  return isWaiting;
}
