import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { describe, expect, it } from 'vitest';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};

/** The scripts of this project; the others are programs with a help of their own. */
const ours = Object.keys(scripts).filter(
  (name) => scripts[name]?.startsWith('node ') && name !== 'prestart' && name !== 'pretest',
);

/** A limit for scripts that load a browser driver or Lighthouse before they read their options. */
const timeout = 300_000;

/** What a script prints, and the code with which it ends. */
function run(name: string, ...args: string[]) {
  const [, ...own] = (scripts[name] ?? '').split(' ');
  return new Promise<{ code: number | null; output: string }>((resolve) => {
    const child = spawn('node', [...own, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const collect = (chunk: Buffer) => (output += chunk.toString());
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('close', (code) => resolve({ code, output }));
  });
}

describe('--help @developers:help', { timeout, concurrent: true }, () => {
  it.each(ours)('is answered by %s before it begins', async (name) => {
    const { code, output } = await run(name, '--help');
    expect(output).toMatch(/^(p?npm|Usage:) /);
    expect(output).toMatch(new RegExp(`^(p?npm|Usage:) ${name}(?![\\w:])`, 'm'));
    expect(code).toBe(0);
  });
});

describe('--port', { timeout, concurrent: true }, () => {
  it.each(['start', 'storybook', 'preview', 'mock'])(
    'of %s names itself in one line when the port is taken @developers:ports',
    async (name) => {
      const other = createServer().listen(0, '127.0.0.1');
      await once(other, 'listening');
      const { port } = other.address() as AddressInfo;
      const { code, output } = await run(name, '--port', String(port));
      other.close();
      expect(output).toMatch(new RegExp(`^Port ${port} is taken: .*--port.*\\n$`));
      expect(code).not.toBe(0);
    },
  );
  it('refuses what is no port', async () => {
    const { code, output } = await run('preview', '--port', '70000');
    expect(output).toBe('--port 70000 is no port: choose a number up to 65535.\n');
    expect(code).not.toBe(0);
  });
});
