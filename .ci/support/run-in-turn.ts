import { spawnSync } from 'node:child_process';

/** Runs commands one after another until one fails; its exit code becomes that of the process. */
export function runInTurn(...commands: readonly (readonly [string, ...string[]])[]): void {
  for (const [program, ...args] of commands) {
    const { status } = spawnSync(program, args, { stdio: 'inherit' });
    if (status !== 0) process.exit(status ?? 1);
  }
}
