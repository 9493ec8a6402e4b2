import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { describe, expect, it } from 'vitest';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};

const commands = Object.entries(scripts)
  .filter(([name]) => name !== 'prestart' && name !== 'pretest')
  .map(([name, command]) => ({ name, isOurs: command.startsWith('node ') }));

/** A limit for scripts that load a browser driver or Lighthouse before they read their options. */
const timeout = 300_000;

/** What a script prints, and the code with which it ends; a script of ours without a process around it. */
function run(name: string, ...args: string[]) {
  const [program, ...own] = (scripts[name] ?? '').split(' ');
  const all = program === 'node' ? [...own, ...args] : ['--run', name, '--', ...args];
  return new Promise<{ code: number | null; output: string }>((resolve) => {
    const child = spawn('node', all, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const collect = (chunk: Buffer) => (output += chunk.toString());
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('close', (code) => resolve({ code, output }));
  });
}

describe('--help @developers:help', { timeout }, () => {
  it.each(commands.filter(({ isOurs }) => isOurs))(
    'is answered by $name before it begins',
    async ({ name }) => {
      const { code, output } = await run(name, '--help');
      expect(output).toMatch(/^(p?npm|Usage:) /);
      expect(output).toMatch(new RegExp(`^(p?npm|Usage:) ${name}(?![\\w:])`, 'm'));
      expect(code).toBe(0);
    },
  );
  it.each(commands.filter(({ isOurs }) => !isOurs))(
    'is answered by the program behind $name',
    async ({ name }) => {
      const { code, output } = await run(name, '--help');
      expect(output).toMatch(/^\W*(usage|options)\b/im);
      expect(code).toBe(0);
    },
  );
});

describe('--port', { timeout }, () => {
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
  it.each(['start', 'storybook', 'preview'])('of %s refuses what is no port', async (name) => {
    const { code, output } = await run(name, '--port', '70000');
    expect(output).toBe('--port 70000 is no port: choose a number up to 65535.\n');
    expect(code).not.toBe(0);
  });
});
