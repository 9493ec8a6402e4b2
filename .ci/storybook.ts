// `pnpm storybook`: Storybook's development server.
import { spawn } from 'node:child_process';
import { readOptions } from './support/options.ts';
import { readPort } from './support/ports.ts';

const { values } = readOptions(
  `pnpm storybook [--port N]

  Starts the design system and every page in Storybook.

  --port N   where it is served on localhost (6006)`,
  { port: { type: 'string', default: '6006' } },
);
const port = await readPort(values.port, 'pnpm storybook --port');
const storybook = spawn('storybook', ['dev', '--port', `${port}`, '--exact-port', '--no-open'], {
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => storybook.kill(signal));
storybook.once('exit', (code) => process.exit(code ?? 0));
