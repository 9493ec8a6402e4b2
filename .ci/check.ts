// The fast checks, after every edit.
import { readOptions } from './support/options.ts';
import { runInTurn } from './support/run-in-turn.ts';

readOptions('pnpm check\n\n  pnpm generate, pnpm types and pnpm lint, until one fails.', {});
runInTurn(['pnpm', 'generate'], ['pnpm', 'types'], ['pnpm', 'lint']);
