/** Processes the items in order, `concurrency` of them at a time. */
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
