export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
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
