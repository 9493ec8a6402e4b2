/** The result of a stage. */
export type Totals = { passed: number; failed: number };

/** Ends a stage's script with the line that `npm test` adds up. */
export function finish(stage: string, { passed, failed }: Totals): never {
  console.log(`${stage}: ${passed} passed, ${failed} failed`);
  process.exit(failed > 0 ? 1 : 0);
}

/** The totals that a stage printed last; undefined when it printed none. */
export function readTotals(output: string): Totals | undefined {
  const found = [...output.matchAll(/: (\d+) passed, (\d+) failed/g)].at(-1);
  return found && { passed: Number(found[1]), failed: Number(found[2]) };
}
