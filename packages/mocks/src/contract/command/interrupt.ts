/** The exit code of a process that was ended by Ctrl-C. */
const INTERRUPTED = 130;

/** Aborted by Ctrl-C or SIGTERM; a second one ends the process at once. */
export function interruptSignal(): AbortSignal {
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const)
    process.on(name, () => {
      if (controller.signal.aborted) process.exit(INTERRUPTED);
      console.error(
        'Stopping and deleting what the run created. Press Ctrl-C again to end at once.',
      );
      controller.abort();
    });
  return controller.signal;
}
