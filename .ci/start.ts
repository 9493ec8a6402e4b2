// `npm start`: the app against the mock backend, with the demo accounts.
import { createServer } from 'vite';
import { DEMO_PASSWORD, demoAccounts } from '../packages/mocks/src/scenarios/demo-accounts.ts';
import { readOptions } from './support/options.ts';

const { values } = readOptions(
  `npm start [-- --port N]

  Starts the app against the mock backend. docs/hosting-and-security.md has its variables.

  --port N   where it is served on localhost (5173)`,
  { port: { type: 'string', default: '5173' } },
);

process.env['VITE_MOCKS'] ||= 'all';

try {
  const server = await createServer({
    configFile: 'apps/web/vite.config.ts',
    server: { port: Number(values.port) },
  });
  await server.listen();
  console.log(`\n  MAKE FIT  http://localhost:${server.config.server.port}\n`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

console.log(`  Demo accounts (password of all: ${DEMO_PASSWORD})`);
for (const { username, label } of demoAccounts) console.log(`    ${username.padEnd(12)} ${label}`);
console.log('');
