import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { startMock } from '../../../testing/contract/command.ts';

const SCRIPT = fileURLToPath(new URL('../cli.ts', import.meta.url));

describe('Ctrl-C', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)(
    'ends the run by %s with exit code 2, after its classes and reservations were deleted',
    async (signal) => {
      const { url, backend, stop } = await startMock('--latency', '5');
      const { classes, reservations } = backend.studio.store;
      const ids = (): number[] => classes.all().map(({ id }) => id);
      const before = ids();
      const args = `--base-url ${url} --no-rules --only createClass --concurrency 3`;
      const child = spawn(process.execPath, [SCRIPT, ...args.split(' ')]);
      let errors = '';
      child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
      let opened = 0;
      backend.subscribe(({ operation }) => {
        if (operation === 'createClass' && (opened += 1) === 10) child.kill(signal);
      });
      const [code] = (await once(child, 'exit')) as [number | null];
      await stop();
      expect(code).toBe(2);
      expect(errors).toContain('The run was interrupted before its end.');
      expect(errors).toMatch(/Left behind: \d+ accounts/);
      expect(opened).toBeGreaterThanOrEqual(10);
      expect(ids()).toEqual(before);
      const held = reservations
        .all()
        .filter(({ cancelled, classId }) => !cancelled && !ids().includes(classId));
      expect(held).toEqual([]);
    },
  );
});
