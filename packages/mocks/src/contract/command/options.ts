import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { ROLES, shortRole, type Accounts, type Role } from '../harness/users.ts';
import { baselineSchema, type Baseline } from '../report/json.ts';
import { allTasks } from '../rules/index.ts';
import { DEFAULTS, type SuiteOptions } from '../suite-options.ts';

export class InvalidOption extends Error {}

export interface Run {
  readonly suite: SuiteOptions;
  readonly reports: readonly string[];
  readonly baseline: Baseline | undefined;
}

const text = { type: 'string' } as const;
const texts = { type: 'string', multiple: true } as const;
const flag = { type: 'boolean' } as const;

const OPTIONS = {
  'base-url': text,
  product: text,
  'token-customer': texts,
  'token-manager': texts,
  'token-master': texts,
  accounts: text,
  'expired-token': texts,
  rules: flag,
  safe: flag,
  only: texts,
  'allow-untested': texts,
  seed: text,
  runs: text,
  bail: flag,
  timeout: text,
  header: texts,
  concurrency: text,
  hook: text,
  report: texts,
  baseline: text,
  list: flag,
  help: flag,
} as const;

export const USAGE = `Usage: contract --base-url URL [options]

Tests a running backend against openapi.yaml.

  --base-url URL          the backend; the URL may have a path
  --product NAME          the {product} of the paths (${DEFAULTS.product})
  --token-customer TOKEN  a token of a customer; repeat it for a second person
  --token-manager TOKEN   a token of a manager; repeat it for a second person
  --token-master TOKEN    a token of a master; repeat it for a second person
  --accounts FILE         accounts of each role as JSON
  --expired-token TOKEN   a token that has expired; repeat it so that each operation has one
                          of an allowed role
  --rules                 also check the rules of the studio, or --no-rules (only for the mock
                          backend)
  --safe                  send nothing but GET, besides sign-ins
  --only NAME             run an operation, a rule, or operation/rule, as --list names them;
                          repeatable
  --allow-untested NAME   exclude a name or cause that is reported as untested; a trailing *
                          matches the rest; repeatable
  --seed N                the seed of generated requests (random, and printed)
  --runs N                valid and invalid values generated for each operation (${DEFAULTS.runs})
  --bail                  stop after the first rule that differs
  --timeout SECONDS       the longest wait for a response (${DEFAULTS.timeoutMs / 1000})
  --header 'Name: value'  a header to send with every request, also to the hook; repeatable
  --concurrency N         rules that run at the same time (${DEFAULTS.concurrency})
  --hook URL              makes states that the API cannot make
  --report FILE           write a report: .json, or .xml for JUnit; repeatable
  --baseline FILE         a JSON report of an earlier run: only what is new fails
  --list                  print every rule with its group and sentence, without a backend
  --help                  print this text

Without accounts of a role its demo accounts are tried.

Exit code: 0 everything was tested and agrees; 1 something differs; 2 the run could
not be completed; 3 something is untested for lack of accounts or data.

The proxies of HTTP_PROXY and HTTPS_PROXY are used with NODE_USE_ENV_PROXY=1, and the
certificates of NODE_EXTRA_CA_CERTS are trusted, by a Node.js that knows these variables.`;

export function readCommandLine(args: readonly string[]): 'help' | 'list' | Run {
  const values = parsed(args);
  if (values.help) return 'help';
  if (values.list) return 'list';
  const { 'base-url': baseUrl, product, timeout, hook, only = [] } = values;
  if (baseUrl === undefined) throw new InvalidOption('--base-url is required.');
  const isProduct = product === undefined || /^[a-z0-9-]+$/.test(product);
  check('product', isProduct, 'must be lower-case letters, digits and hyphens');
  const known = allTasks.flatMap(({ operation, rule }) => [operation, `${operation}/${rule.name}`]);
  const names = new Set([...known, ...allTasks.map(({ rule }) => rule.name)]);
  for (const name of only)
    check('only', names.has(name), `there is no operation or rule ${name}; --list prints all`);
  return {
    reports: values.report ?? [],
    baseline: contentOf('baseline', values.baseline, 'the JSON report of a run', baselineSchema),
    suite: {
      baseUrl: baseUrlOf(baseUrl),
      product,
      accounts: accountsOf(values),
      expiredTokens: values['expired-token'],
      rules: values.rules,
      safe: values.safe,
      only,
      allowUntested: values['allow-untested'],
      seed: numberOf('seed', values.seed, 0, 999_999_999),
      runs: numberOf('runs', values.runs, 0, 100_000),
      bail: values.bail,
      timeoutMs: timeout === undefined ? undefined : millisecondsOf(timeout),
      headers: headersOf(values.header ?? []),
      concurrency: numberOf('concurrency', values.concurrency, 1, 100),
      hook: hook === undefined ? undefined : urlOf('hook', hook).href,
    },
  };
}

function parsed(args: readonly string[]) {
  try {
    const own = args.filter((arg) => arg !== '--');
    return parseArgs({ args: own, options: OPTIONS, allowNegative: true }).values;
  } catch (error) {
    throw new InvalidOption((error as Error).message);
  }
}

function check(option: string, isValid: boolean, sentence: string): void {
  if (!isValid) throw new InvalidOption(`--${option}: ${sentence}.`);
}

function numberOf(option: string, given: string | undefined, minimum: number, maximum: number) {
  if (given === undefined) return undefined;
  const isValid = /^\d+$/.test(given) && Number(given) >= minimum && Number(given) <= maximum;
  check(option, isValid, `must be a whole number from ${minimum} to ${maximum}`);
  return Number(given);
}

function millisecondsOf(timeout: string): number {
  const isValid = Number(timeout) > 0 && Number(timeout) <= 3600;
  check('timeout', isValid, 'must be a number of seconds up to 3600');
  return Number(timeout) * 1000;
}

/** A URL without credentials; messages do not repeat it, since it may contain some. */
function urlOf(option: string, given: string): URL {
  const isHttp = URL.canParse(given) && /^https?:$/.test(new URL(given).protocol);
  check(option, isHttp, 'must be a URL with http or https');
  const url = new URL(given);
  const isPlain = url.username === '' && url.password === '';
  const refusal = 'has a username or password, but Authorization carries the tokens';
  check(option, isPlain, `${refusal}; let the gateway accept another header, by --header`);
  return url;
}

function baseUrlOf(given: string): string {
  const { search, hash, href } = urlOf('base-url', given);
  check('base-url', search === '' && hash === '', 'must have no query and no fragment');
  return href.replace(/\/+$/, '');
}

const OWN_HEADERS =
  /^(accept|authorization|connection|content-(length|type)|expect|keep-alive|te|trailer|transfer-encoding|upgrade)$/;

/** Headers by name; messages do not repeat their values, which may be secret. */
function headersOf(given: readonly string[]): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {};
  for (const one of given) {
    const [, start = '', value = ''] =
      /^([\w!#$%&'*+.^`|~-]+):\s*([\t\x20-\x7e]*)$/.exec(one) ?? [];
    const name = start.toLowerCase();
    check('header', value.trim() !== '', "must be like 'Name: value', in visible ASCII characters");
    check(`header ${name}`, !OWN_HEADERS.test(name), 'is set by the suite itself');
    check(`header ${name}`, headers[name] === undefined, 'is given twice');
    headers[name] = value.trim();
  }
  return headers;
}

const filled = v.pipe(v.string(), v.nonEmpty());
const account = v.union(
  [v.strictObject({ token: filled }), v.strictObject({ username: filled, password: filled })],
  'must have a token, or a username and a password',
);
const accountsSchema = v.strictObject(
  v.entriesFromList(ROLES.map(shortRole), v.optional(v.array(account))),
);

/** The accounts by role, first the tokens of the options; a role without any is left out. */
function accountsOf(values: ReturnType<typeof parsed>): Accounts {
  const file = contentOf('accounts', values.accounts, 'a file of accounts', accountsSchema) ?? {};
  const tokens: Readonly<Record<Role, readonly string[] | undefined>> = {
    ROLE_CUSTOMER: values['token-customer'],
    ROLE_MANAGER: values['token-manager'],
    ROLE_MASTER: values['token-master'],
  };
  const found = ROLES.map((role) => {
    const own = tokens[role]?.map((token) => ({ token })) ?? [];
    return [role, [...own, ...(file[shortRole(role)] ?? [])]] as const;
  });
  return Object.fromEntries(found.filter(([, own]) => own.length > 0));
}

function contentOf<Schema extends v.GenericSchema>(
  option: string,
  path: string | undefined,
  kind: string,
  schema: Schema,
): v.InferOutput<Schema> | undefined {
  if (path === undefined) return undefined;
  try {
    return v.parse(schema, JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    const place = v.isValiError(error) ? `${v.getDotPath(error.issues[0]) ?? 'the file'}: ` : '';
    const reason = `${place}${(error as Error).message}`;
    throw new InvalidOption(`--${option} ${path}: is not ${kind} (${reason}).`);
  }
}
