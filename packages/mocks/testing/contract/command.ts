import { vi } from 'vitest';
import { fixedClock } from '../../src/clock.ts';
import { runCommand, type Surroundings } from '../../src/contract/command/run.ts';
import type { Backend } from '../../src/backend.ts';
import { readOptions, startServer } from '../../src/server.ts';
import type { HttpServer } from '../../src/http-server.ts';
import { NOW } from '../now.ts';

/** Runs the contract command in this process; what it printed and returned. */
export async function contract(
  args: readonly string[],
  surroundings: Surroundings = {},
): Promise<{ code: number; out: string; errors: string }> {
  const out: string[] = [];
  const errors: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void out.push(line));
  vi.spyOn(console, 'error').mockImplementation((line: string) => void errors.push(line));
  const clock = fixedClock(NOW);
  const code = await runCommand(args, { clock, ...surroundings });
  return { code, out: out.join('\n'), errors: errors.join('\n') };
}

/** The mock server at a free port, at the time of the tests. */
export function startMock(...args: string[]): Promise<HttpServer & { backend: Backend }> {
  return startServer(readOptions(['--port', '0', '--quiet', '--clock', NOW, ...args]));
}
