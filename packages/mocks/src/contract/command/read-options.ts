import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { readBaseline, type Baseline } from '../report/baseline.ts';
import { DEFAULTS, type SuiteOptions } from '../suite.ts';
import { accountsOf } from './accounts.ts';
import { InvalidOption } from './invalid-option.ts';
import { options } from './options.ts';
import { reportKinds } from './reports.ts';
import { assertRuleName } from './rule-names.ts';

/** What the command line asks for. */
export type CommandLine =
  | { readonly kind: 'help' | 'list' }
  | {
      readonly kind: 'run';
      readonly suite: SuiteOptions;
      readonly reports: readonly string[];
      readonly baseline: Baseline | undefined;
    };

const number = (name: string, minimum: number, maximum: number) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => /^\d+$/.test(text) && Number(text) >= minimum && Number(text) <= maximum,
      ({ input }) => `--${name} ${input}: must be a whole number from ${minimum} to ${maximum}.`,
    ),
    v.transform(Number),
  );

const url = (name: string) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
      ({ input }) => `--${name} ${input}: must be a URL with http or https.`,
    ),
  );

const OWN_HEADERS = new Set(['accept', 'authorization', 'content-type']);

const header = v.pipe(
  v.string(),
  v.transform((text) => text.split(/:(.*)/s).map((part) => part.trim())),
  v.check(
    ([name = '', value]) => /^[\w!#$%&'*+.^`|~-]+$/.test(name) && value !== undefined,
    "--header: must be like 'Name: value'.",
  ),
  v.check(
    ([name = '']) => !OWN_HEADERS.has(name.toLowerCase()),
    ({ input }) => `--header ${input[0]}: is set by the suite itself.`,
  ),
  v.transform(([name = '', value = '']) => [name, value] as const),
);

const report = v.pipe(
  v.string(),
  v.check(
    (file) => extname(file) in reportKinds,
    ({ input }) => `--report ${input}: must end with ${Object.keys(reportKinds).join(', ')}.`,
  ),
);

const seconds = v.pipe(
  v.string(),
  v.check(
    (text) => Number(text) > 0 && Number(text) <= 3600,
    ({ input }) => `--timeout ${input}: must be a number of seconds up to 3600.`,
  ),
  v.transform((text) => Number(text) * 1000),
);

const schema = v.object(
  {
    'base-url': v.pipe(
      url('base-url'),
      v.transform((text) => {
        const { origin, pathname } = new URL(text);
        return `${origin}${pathname}`.replace(/\/+$/, '');
      }),
    ),
    product: v.optional(
      v.pipe(
        v.string(),
        v.regex(
          /^[a-z0-9-]+$/,
          ({ input }) => `--product ${input}: must be lower-case letters, digits and hyphens.`,
        ),
      ),
      DEFAULTS.product,
    ),
    rules: v.optional(v.boolean()),
    safe: v.optional(v.boolean(), false),
    only: v.optional(v.array(v.string()), []),
    'allow-untested': v.optional(v.array(v.string()), []),
    'expired-token': v.optional(v.array(v.string()), []),
    seed: v.optional(number('seed', 0, 999_999_999)),
    runs: v.optional(number('runs', 0, 100_000), String(DEFAULTS.runs)),
    bail: v.optional(v.boolean(), false),
    timeout: v.optional(seconds, String(DEFAULTS.timeoutMs / 1000)),
    header: v.optional(v.array(header), []),
    concurrency: v.optional(number('concurrency', 1, 100), String(DEFAULTS.concurrency)),
    hook: v.optional(url('hook')),
    report: v.optional(v.array(report), []),
    baseline: v.optional(v.string()),
  },
  // Only the base URL can be missing.
  '--base-url is required.',
);

/** Reads the command line; throws `InvalidOption` with a sentence where it is wrong. */
export function readCommandLine(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): CommandLine {
  const values = parsed(args);
  if (values['help'] === true) return { kind: 'help' };
  if (values['list'] === true) return { kind: 'list' };
  const checked = v.safeParse(schema, values);
  if (!checked.success) throw new InvalidOption(checked.issues[0].message);
  const { output } = checked;
  output.only.forEach(assertRuleName);
  return {
    kind: 'run',
    reports: output.report,
    baseline: output.baseline === undefined ? undefined : baselineIn(output.baseline),
    suite: {
      baseUrl: output['base-url'],
      product: output.product,
      accounts: accountsOf(values, environment),
      expiredTokens: output['expired-token'],
      rules: output.rules,
      safe: output.safe,
      only: output.only,
      allowUntested: output['allow-untested'],
      seed: output.seed,
      runs: output.runs,
      bail: output.bail,
      timeoutMs: output.timeout,
      headers: Object.fromEntries(output.header),
      concurrency: output.concurrency,
      hook: output.hook,
    },
  };
}

function parsed(args: readonly string[]): Readonly<Record<string, unknown>> {
  try {
    const config = Object.entries(options).map(([name, { type, multiple = false }]) => [
      name,
      { type, multiple },
    ]);
    return parseArgs({
      args: args.filter((arg) => arg !== '--'),
      allowNegative: true,
      options: Object.fromEntries(config),
    }).values;
  } catch (error) {
    throw new InvalidOption((error as Error).message);
  }
}

function baselineIn(path: string): Baseline {
  try {
    return readBaseline(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new InvalidOption(
      `--baseline ${path}: is not the JSON report of an earlier run (${(error as Error).message}).`,
    );
  }
}
