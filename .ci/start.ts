// `npm start`: the app on http://localhost:5173 against the mock backend, with the demo accounts.
import { createServer } from 'vite';
import { DEMO_PASSWORD, demoAccounts } from '../packages/mocks/src/scenarios/demo-accounts.ts';

process.env['VITE_MOCKS'] ||= 'all';

try {
  const server = await createServer({ configFile: 'apps/web/vite.config.ts' });
  await server.listen();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error('Port 5173 must be free: stop what listens there and run npm start again.');
  process.exit(1);
}

console.log('\n  MAKE FIT  http://localhost:5173\n');
console.log(`  Demo accounts (password of all: ${DEMO_PASSWORD})`);
for (const { username, label } of demoAccounts) console.log(`    ${username.padEnd(12)} ${label}`);
console.log('');
