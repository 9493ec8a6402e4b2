/** A run of the app that is killed at its nth checkpoint; `Infinity` lets it run to its end. */
export function createKillableRun(killedAt: number) {
  let checkpoints = 0;
  let kill = () => {};
  const killed = new Promise<void>((resolve) => {
    kill = resolve;
  });
  const checkpoint = async () => {
    checkpoints += 1;
    if (checkpoints < killedAt) return;
    kill();
    await new Promise<never>(() => {});
  };
  const withCheckpoints = async <Result>(work: () => Promise<Result>) => {
    await checkpoint();
    const result = await work();
    await checkpoint();
    return result;
  };
  return { checkpoint, withCheckpoints, kill, killed, count: () => checkpoints };
}
