#!/usr/bin/env node
import { interruptSignal } from './command/interrupt.ts';
import { runCommand } from './command/run.ts';

/** Runs the contract suite with the arguments and the environment of the process, until Ctrl-C. */
export async function main(args: readonly string[]): Promise<void> {
  process.exitCode = await runCommand(args, {
    environment: process.env,
    signal: interruptSignal(),
  });
}

if (import.meta.main) await main(process.argv.slice(2));
