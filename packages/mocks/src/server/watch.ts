import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBackend } from '../backend.ts';
import { clockOf } from '../engine/settings.ts';
import { fileStorage } from '../store/file-storage.ts';
import { argumentsOf, type ServerOptions } from './options.ts';

/** Runs the server with its state in a file, restarted on source changes; returns its exit code. */
export async function watch(script: string, options: ServerOptions): Promise<number> {
  const folder = options.persist === undefined ? await mkdtemp(join(tmpdir(), 'mock-')) : undefined;
  const persist = options.persist ?? join(String(folder), 'state.json');
  const { scenario, seed } = options;
  await createBackend({
    scenario,
    seed,
    clock: clockOf({ clock: options.clock }),
    storage: fileStorage(persist),
  }).ready();

  // Without scenario and seed, because a restart must not undo a scenario selected meanwhile.
  const args = argumentsOf({
    ...options,
    persist,
    watch: false,
    scenario: undefined,
    seed: undefined,
  });
  const child = spawn(process.execPath, ['--watch', '--watch-preserve-output', script, ...args], {
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => child.kill('SIGTERM'));
  const [code] = await once(child, 'exit');
  if (folder !== undefined) await rm(folder, { recursive: true, force: true });
  return typeof code === 'number' ? code : 0;
}
