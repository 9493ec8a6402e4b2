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

/** The options after parsing; the message of each issue is a sentence for the user. */
export const optionsSchema = v.object(
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
  // Reported for any missing option, because only the base URL is required.
  '--base-url is required.',
);
