const work = new Set<Promise<unknown>>();

/** Prevents automatic reloads until this task has settled (docs/product.md#deployments). */
export function keepFromReload<Result>(task: Promise<Result>): Promise<Result> {
  work.add(task);
  const end = () => work.delete(task);
  task.then(end, end);
  return task;
}

export async function untilWorkHasEnded() {
  while (work.size > 0) await Promise.allSettled(work);
}

/** Whether a reload would interrupt a task. */
export function hasUnfinishedWork(): boolean {
  return work.size > 0;
}
