// Lints openapi.yaml.
import { readOptions } from './support/options.ts';
import { runInTurn } from './support/run-in-turn.ts';

readOptions('pnpm lint:spec\n\n  openapi.yaml under the rules of Redocly, Spectral and OWASP.', {});
const redocly = ['--config', '.config/redocly.yaml', '--max-problems', '100'];
runInTurn(
  ['redocly', 'lint', 'openapi.yaml', ...redocly],
  ['pnpm', '--silent', '--dir', '.ci/interoperability', 'run', 'lint'],
);
