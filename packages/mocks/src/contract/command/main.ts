import { interruptSignal } from './interrupt.ts';
import { runCommand } from './run.ts';

/** Runs the contract suite with these arguments and the environment of the process, until Ctrl-C. */
export async function main(args: readonly string[]): Promise<void> {
  process.exitCode = await runCommand(args, {
    environment: process.env,
    signal: interruptSignal(),
  });
}
