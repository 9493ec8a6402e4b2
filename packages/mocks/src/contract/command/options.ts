import { ROLES, shortRole } from '../harness/users.ts';
import { DEFAULTS } from '../suite-options.ts';

interface Option {
  readonly type: 'string' | 'boolean';
  readonly multiple?: true;
  /** The placeholder for the value in the help. */
  readonly value?: string;
  readonly help: string;
}

const roleOptions = Object.fromEntries(
  ROLES.map((role): [string, Option] => [
    tokenOption(shortRole(role)),
    {
      type: 'string',
      multiple: true,
      value: 'TOKEN',
      help: `a token of a ${shortRole(role)}; repeat it for a second person`,
    },
  ]),
);

/** The options of the command by name. */
export const options: Readonly<Record<string, Option>> = {
  'base-url': { type: 'string', value: 'URL', help: 'the backend; the URL may have a path' },
  product: {
    type: 'string',
    value: 'NAME',
    help: `the {product} of the paths (${DEFAULTS.product})`,
  },
  ...roleOptions,
  accounts: { type: 'string', value: 'FILE', help: 'accounts of each role as JSON' },
  'expired-token': {
    type: 'string',
    multiple: true,
    value: 'TOKEN',
    help: 'a token that was valid once; one for each role is best',
  },
  rules: {
    type: 'boolean',
    help: 'also check the rules of the studio, or --no-rules (only for the mock backend)',
  },
  safe: { type: 'boolean', help: 'send nothing but GET, besides sign-ins' },
  only: {
    type: 'string',
    multiple: true,
    value: 'NAME',
    help: 'run an operation, a rule, or operation/rule, as --list names them',
  },
  'allow-untested': {
    type: 'string',
    multiple: true,
    value: 'NAME',
    help: 'exclude a name or cause that is reported as untested; a trailing * matches the rest',
  },
  seed: {
    type: 'string',
    value: 'N',
    help: 'the seed of generated requests (random, and printed)',
  },
  runs: {
    type: 'string',
    value: 'N',
    help: `valid and invalid requests generated for each operation (${DEFAULTS.runs})`,
  },
  bail: { type: 'boolean', help: 'stop after the first rule that differs' },
  timeout: {
    type: 'string',
    value: 'SECONDS',
    help: `the longest wait for a response (${DEFAULTS.timeoutMs / 1000})`,
  },
  wait: {
    type: 'string',
    value: 'SECONDS',
    help: 'the longest wait for a backend that is starting (none)',
  },
  ca: {
    type: 'string',
    value: 'FILE',
    help: 'the certificates (PEM) of an authority to trust besides those of Node.js',
  },
  header: {
    type: 'string',
    multiple: true,
    value: "'Name: value'",
    help: 'a header to send with every request',
  },
  concurrency: {
    type: 'string',
    value: 'N',
    help: `rules that run at the same time (${DEFAULTS.concurrency})`,
  },
  hook: { type: 'string', value: 'URL', help: 'makes states that the API cannot make' },
  report: {
    type: 'string',
    multiple: true,
    value: 'FILE',
    help: 'write a report: .html, .json, or .xml for JUnit',
  },
  baseline: {
    type: 'string',
    value: 'FILE',
    help: 'a JSON report of an earlier run: only what is new fails',
  },
  list: { type: 'boolean', help: 'print every rule, without a backend' },
  help: { type: 'boolean', help: 'print this text' },
};

/** The help text: every option with one line. */
export function helpText(): string {
  const names = Object.entries(options).map(([name, { value }]) =>
    value === undefined ? `--${name}` : `--${name} ${value}`,
  );
  const width = Math.max(...names.map((name) => name.length));
  const lines = Object.values(options).map(
    ({ help }, index) => `  ${(names[index] ?? '').padEnd(width)}  ${help}`,
  );
  return `Usage: contract --base-url URL [options]

Holds a running backend against openapi.yaml.

${lines.join('\n')}

Without accounts of a role its demo accounts are tried. Accounts are also read from
the environment: ${variablesOf(shortRole(ROLES[0] as (typeof ROLES)[number])).join(', ')},
each also with _2 for a second person, and the same for each role.

Exit code: 0 everything was tested and agrees; 1 something differs; 2 the run could
not be completed; 3 something is untested that no option excludes.`;
}

/** The name of the option that gives a token of a role. */
export function tokenOption(role: string): string {
  return `token-${role}`;
}

/** The environment variables of an account: token, username, password. */
export function variablesOf(role: string, person = 1): [string, string, string] {
  const end = `${role.toUpperCase()}${person === 1 ? '' : `_${person}`}`;
  return [`CONTRACT_TOKEN_${end}`, `CONTRACT_USERNAME_${end}`, `CONTRACT_PASSWORD_${end}`];
}
