import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { ROLES, shortRole, type Accounts } from '../harness/users.ts';
import { readBaseline, type Baseline } from '../report/json.ts';
import { DEFAULTS, type SuiteOptions } from '../suite-options.ts';
import type { Account } from '../wire/call.ts';
import {
  baseUrlOf,
  certificatesOf,
  contentOf,
  headersOf,
  InvalidOption,
  millisecondsOf,
  numberOf,
  productOf,
  ruleNameOf,
  urlOf,
} from './option-values.ts';

interface Asked extends SuiteOptions {
  readonly reports: readonly string[];
  readonly baseline: Baseline;
}

/** An option of the command and what it sets; those of accounts are read together. */
interface Option {
  readonly help: string;
  readonly value?: string;
  readonly flag?: (isOn: boolean) => Values;
  readonly read?: (texts: readonly string[]) => Values;
}

type Values = Partial<Asked>;

const one = (value: string, help: string, read: (text: string) => Values): Option => ({
  value,
  help,
  read: (texts) => read(texts.at(-1) ?? ''),
});
const all = (value: string, help: string, read: Option['read'] & {}): Option => ({
  value,
  help,
  read,
});
const flag = (help: string, read: (isOn: boolean) => Values): Option => ({ help, flag: read });

export const options: Readonly<Record<string, Option>> = {
  'base-url': one('URL', 'the backend; the URL may have a path', (text) => ({
    baseUrl: baseUrlOf(text),
  })),
  product: one('NAME', `the {product} of the paths (${DEFAULTS.product})`, (text) => ({
    product: productOf(text),
  })),
  ...Object.fromEntries(
    ROLES.map(shortRole).map((role) => [
      tokenOption(role),
      { value: 'TOKEN', help: `a token of a ${role}; repeat it for a second person` },
    ]),
  ),
  accounts: { value: 'FILE', help: 'accounts of each role as JSON' },
  'expired-token': all(
    'TOKEN',
    'a token that has expired; repeat it so that each operation has one of an allowed role',
    (expiredTokens) => ({ expiredTokens }),
  ),
  rules: flag(
    'also check the rules of the studio, or --no-rules (only for the mock backend)',
    (rules) => ({ rules }),
  ),
  safe: flag('send nothing but GET, besides sign-ins', (safe) => ({ safe })),
  only: all(
    'NAME',
    'run an operation, a rule, or operation/rule, as --list names them; repeatable',
    (names) => ({ only: names.map(ruleNameOf) }),
  ),
  'allow-untested': all(
    'NAME',
    'exclude a name or cause that is reported as untested; a trailing * matches the rest; repeatable',
    (allowUntested) => ({ allowUntested }),
  ),
  seed: one('N', 'the seed of generated requests (random, and printed)', (text) => ({
    seed: numberOf('seed', text, 0, 999_999_999),
  })),
  runs: one(
    'N',
    `valid and invalid requests generated for each operation (${DEFAULTS.runs})`,
    (text) => ({ runs: numberOf('runs', text, 0, 100_000) }),
  ),
  bail: flag('stop after the first rule that differs', (bail) => ({ bail })),
  timeout: one(
    'SECONDS',
    `the longest wait for a response (${DEFAULTS.timeoutMs / 1000})`,
    (text) => ({ timeoutMs: millisecondsOf('timeout', text) }),
  ),
  wait: one('SECONDS', 'the longest wait for a backend that is starting (none)', (text) => ({
    waitMs: millisecondsOf('wait', text),
  })),
  ca: one(
    'FILE',
    'the certificates (PEM) of an authority to trust besides those of Node.js',
    (path) => ({ ca: certificatesOf(path) }),
  ),
  header: all(
    "'Name: value'",
    'a header to send with every request, also to the hook; repeatable',
    (texts) => ({ headers: headersOf(texts) }),
  ),
  concurrency: one('N', `rules that run at the same time (${DEFAULTS.concurrency})`, (text) => ({
    concurrency: numberOf('concurrency', text, 1, 100),
  })),
  hook: one('URL', 'makes states that the API cannot make', (text) => ({
    hook: urlOf('hook', text).href,
  })),
  report: all('FILE', 'write a report: .html, .json, or .xml for JUnit; repeatable', (reports) => ({
    reports,
  })),
  baseline: one('FILE', 'a JSON report of an earlier run: only what is new fails', (path) => ({
    baseline: contentOf('baseline', path, 'the JSON report of an earlier run', readBaseline),
  })),
  list: { help: 'print every rule with its group and sentence, without a backend' },
  help: { help: 'print this text' },
};

type Environment = Readonly<Record<string, string | undefined>>;

export interface Run {
  readonly suite: SuiteOptions;
  readonly reports: readonly string[];
  readonly baseline: Baseline | undefined;
}

/** Reads the command line; throws `InvalidOption` with a sentence where it is wrong. */
export function readCommandLine(
  args: readonly string[],
  environment: Environment,
): 'help' | 'list' | Run {
  const values = parsed(args);
  if (values['help'] === true) return 'help';
  if (values['list'] === true) return 'list';
  const parts = Object.entries(values).map(([name, value]) => {
    const option = options[name];
    return typeof value === 'boolean' ? option?.flag?.(value) : option?.read?.(value);
  });
  const asked: Partial<Asked> = Object.assign({}, ...parts);
  const { reports = [], baseline, baseUrl, ...others } = asked;
  if (baseUrl === undefined) throw new InvalidOption('--base-url is required.');
  const accounts = accountsOf(values, environment);
  return { suite: { baseUrl, accounts, ...others }, reports, baseline };
}

function parsed(args: readonly string[]): Readonly<Record<string, boolean | readonly string[]>> {
  const types = Object.entries(options).map(([name, { value }]) => [
    name,
    value === undefined ? { type: 'boolean' } : { type: 'string', multiple: true },
  ]);
  try {
    return parseArgs({
      args: args.filter((arg) => arg !== '--'),
      allowNegative: true,
      options: Object.fromEntries(types),
    }).values as Readonly<Record<string, boolean | readonly string[]>>;
  } catch (error) {
    throw new InvalidOption((error as Error).message);
  }
}

export function helpText(): string {
  const names = Object.entries(options).map(([name, { value = '' }]) => `--${name} ${value}`);
  const width = Math.max(...names.map((name) => name.length));
  const lines = Object.values(options).map(
    ({ help }, index) => `  ${(names[index] ?? '').padEnd(width)}  ${help}`,
  );
  return `Usage: contract --base-url URL [options]

Tests a running backend against openapi.yaml.

${lines.join('\n')}

Without accounts of a role its demo accounts are tried. Accounts are also read from
the environment: ${variablesOf(shortRole(ROLES[0] as (typeof ROLES)[number])).join(', ')},
each also with _2 for a second person, and the same for each role.

Exit code: 0 everything was tested and agrees; 1 something differs; 2 the run could
not be completed; 3 something is untested for lack of accounts or data.

Proxies of the environment (HTTP_PROXY, HTTPS_PROXY, NO_PROXY) are used with Node.js
22.21, 24.5 and newer. NODE_EXTRA_CA_CERTS and --ca are both trusted.`;
}

const text = v.pipe(v.string(), v.nonEmpty());
const account = v.union(
  [v.strictObject({ token: text }), v.strictObject({ username: text, password: text })],
  'must have a token, or a username and a password',
);
const accountsFile = v.strictObject(
  v.entriesFromList(ROLES.map(shortRole), v.optional(v.array(account))),
);

/**
 * The accounts of a run by role: first the tokens of the options, then those of the file, then those of the
 * environment. A role without any is left out. Throws `InvalidOption`.
 */
function accountsOf(values: Readonly<Record<string, unknown>>, environment: Environment): Accounts {
  const [path] = (values['accounts'] ?? []) as readonly string[];
  const file =
    path === undefined
      ? {}
      : contentOf('accounts', path, 'a file of accounts as JSON', (json) =>
          v.parse(accountsFile, JSON.parse(json)),
        );
  const found = ROLES.map((role) => {
    const name = shortRole(role);
    const tokens = (values[tokenOption(name)] ?? []) as readonly string[];
    const own = [
      ...tokens.map((token) => ({ token })),
      ...(file[name] ?? []),
      ...inEnvironment(name, environment),
    ];
    return [role, own] as const;
  });
  return Object.fromEntries(found.filter(([, own]) => own.length > 0));
}

function inEnvironment(role: string, environment: Environment): Account[] {
  return [1, 2].flatMap((person): Account[] => {
    const [token, username, password] = variablesOf(role, person).map((name) => environment[name]);
    if (token) return [{ token }];
    return username && password ? [{ username, password }] : [];
  });
}

function tokenOption(role: string): string {
  return `token-${role}`;
}

function variablesOf(role: string, person = 1): [string, string, string] {
  const end = `${role.toUpperCase()}${person === 1 ? '' : `_${person}`}`;
  return [`CONTRACT_TOKEN_${end}`, `CONTRACT_USERNAME_${end}`, `CONTRACT_PASSWORD_${end}`];
}
