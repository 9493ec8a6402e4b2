import { extname } from 'node:path';
import * as v from 'valibot';
import { DEFAULTS } from '../suite-options.ts';
import { reportKinds } from './reports.ts';

const number = (name: string, minimum: number, maximum: number) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => /^\d+$/.test(text) && Number(text) >= minimum && Number(text) <= maximum,
      ({ input }) => `--${name} ${input}: must be a whole number from ${minimum} to ${maximum}.`,
    ),
    v.transform(Number),
  );

/** Messages do not repeat what may be secret: credentials and values of headers. */
const url = (name: string) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
      ({ input }) => `--${name} ${input}: must be a URL with http or https.`,
    ),
    v.transform((text) => new URL(text)),
    v.check(
      ({ username, password }) => username === '' && password === '',
      `--${name}: has a username or password, but Authorization carries the tokens; give the gateway in front of the backend another header by --header.`,
    ),
  );

/** Headers that the suite or its connection sets. */
const OWN_HEADERS = new Set([
  'accept',
  'authorization',
  'connection',
  'content-length',
  'content-type',
  'expect',
  'keep-alive',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

const header = v.pipe(
  v.string(),
  v.transform((text) => text.split(/:(.*)/s).map((part) => part.trim())),
  v.check(([, value]) => value !== undefined, "--header: must be like 'Name: value'."),
  v.transform(([name = '', value = '']) => [name, value] as const),
  v.check(
    ([name]) => /^[\w!#$%&'*+.^`|~-]+$/.test(name),
    "--header: the name must be letters, digits and !#$%&'*+-.^_`|~.",
  ),
  v.check(
    ([name]) => !OWN_HEADERS.has(name.toLowerCase()),
    ({ input: [name] }) => `--header ${name}: is set by the suite itself.`,
  ),
  v.check(
    ([, value]) => /^[\t\x20-\x7e]+$/.test(value),
    ({ input: [name] }) => `--header ${name}: the value must be visible ASCII characters.`,
  ),
);

const headers = v.pipe(
  v.array(header),
  v.check(
    (all) => new Set(all.map(([name]) => name.toLowerCase())).size === all.length,
    '--header: a name is given twice.',
  ),
  v.transform((all): Readonly<Record<string, string>> => Object.fromEntries(all)),
);

const report = v.pipe(
  v.string(),
  v.check(
    (file) => extname(file) in reportKinds,
    ({ input }) => `--report ${input}: must end with ${Object.keys(reportKinds).join(', ')}.`,
  ),
);

const seconds = (name: string) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => Number(text) > 0 && Number(text) <= 3600,
      ({ input }) => `--${name} ${input}: must be a number of seconds up to 3600.`,
    ),
    v.transform((text) => Number(text) * 1000),
  );

/** The options after parsing; the message of each issue is a sentence for the user. */
export const optionsSchema = v.object(
  {
    'base-url': v.pipe(
      url('base-url'),
      v.check(
        ({ search, hash }) => search === '' && hash === '',
        ({ input: { href } }) => `--base-url ${href}: must have no query and no fragment.`,
      ),
      v.transform(({ href }) => href.replace(/\/+$/, '')),
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
    timeout: v.optional(seconds('timeout'), String(DEFAULTS.timeoutMs / 1000)),
    wait: v.optional(seconds('wait')),
    ca: v.optional(v.string()),
    header: v.optional(headers, []),
    concurrency: v.optional(number('concurrency', 1, 100), String(DEFAULTS.concurrency)),
    hook: v.optional(
      v.pipe(
        url('hook'),
        v.transform(({ href }) => href),
      ),
    ),
    report: v.optional(v.array(report), []),
    baseline: v.optional(v.string()),
  },
  // Reported for any missing option, because only the base URL is required.
  '--base-url is required.',
);
