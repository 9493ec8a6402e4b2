export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
}

/** The mean of the middle half: not moved by outliers, and finer than the steps of 8 ms in which browsers report an interaction. */
export function middleMean(values: readonly number[]): number {
  const outside = Math.floor(values.length / 4);
  const middle = values.toSorted((a, b) => a - b).slice(outside, values.length - outside);
  return middle.reduce((sum, value) => sum + value, 0) / middle.length;
}

/**
 * Runs the measurements alternately, each once a round, so that other load of the machine affects all alike. The first round is a warm-up.
 */
export async function interleave<Name extends string, Result>(
  measurements: Readonly<Record<Name, () => Promise<Result>>>,
  rounds: number,
): Promise<Record<Name, Result[]>> {
  const names = Object.keys(measurements) as Name[];
  const results = Object.fromEntries(names.map((name) => [name, [] as Result[]])) as Record<
    Name,
    Result[]
  >;
  for (let round = 0; round <= rounds; round += 1)
    for (const name of names) {
      const result = await measurements[name]();
      if (round > 0) results[name].push(result);
    }
  return results;
}
