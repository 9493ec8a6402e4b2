import { runCommand } from './run.ts';

const INTERRUPTED = 130;

/** Runs the contract suite with these arguments until Ctrl-C or SIGTERM; a second one ends the process at once. */
export async function main(args: readonly string[]): Promise<void> {
  const controller = new AbortController();
  const { signal } = controller;
  for (const name of ['SIGINT', 'SIGTERM'] as const)
    process.on(name, () => {
      if (signal.aborted) process.exit(INTERRUPTED);
      console.error(
        'Stopping and deleting what the run created. Press Ctrl-C again to end at once.',
      );
      controller.abort();
    });
  process.exitCode = await runCommand(args, { signal });
}
