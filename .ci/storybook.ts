// `pnpm storybook`: Storybook's development server.
import { readOptions } from './support/options.ts';
import { readPort } from './support/ports.ts';
import { runInTurn } from './support/run-in-turn.ts';

const { values } = readOptions(
  `pnpm storybook [--port N]

  Starts the design system and every page in Storybook.

  --port N   where it is served on localhost (6006)`,
  { port: { type: 'string', default: '6006' } },
);
const port = await readPort(values.port, 'pnpm storybook --port');
runInTurn(['storybook', 'dev', '--port', String(port), '--exact-port', '--no-open']);
