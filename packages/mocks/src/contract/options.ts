import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { ROLES, type Tokens } from './harness/users.ts';
import type { SuiteOptions } from './suite.ts';

/** The usage text of the command. */
export const USAGE = `pnpm contract --base-url URL
  --product fitness            주소와 API 경로의 상품군
  --token-customer TOKEN       고객의 토큰   (없으면 데모 계정으로 로그인해 봅니다)
  --token-manager TOKEN        트레이너의 토큰
  --token-master TOKEN         대표의 토큰
  --rules, --no-rules          우리 스튜디오의 규칙도 (목 백엔드에서는 기본)
  --safe                       읽기만: 함께 쓰는 백엔드에
  --seed N --runs N            만들어 내는 요청의 씨앗과 오퍼레이션마다의 수 (20)
  --report FILE.html           보고서`;

/** The options of the command. */
export interface CommandLine {
  readonly suite: SuiteOptions;
  /** The path of the HTML report. */
  readonly report: string | undefined;
}

const wholeNumber = (name: string) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, ({ input }) => `--${name} ${input}: 숫자여야 합니다.`),
    v.transform(Number),
  );

const fields = {
  'base-url': v.pipe(
    v.string(),
    v.check(
      (text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''),
      ({ input }) => `--base-url ${input}: http 주소가 아닙니다.`,
    ),
    v.transform((text) => {
      const { origin, pathname } = new URL(text);
      return `${origin}${pathname}`.replace(/\/+$/, '');
    }),
  ),
  product: v.pipe(
    v.string(),
    v.regex(
      /^[a-z0-9-]+$/,
      ({ input }) => `--product ${input}: 소문자, 숫자, 하이픈만 쓸 수 있습니다.`,
    ),
  ),
  rules: v.optional(v.boolean()),
  safe: v.boolean(),
  seed: v.optional(wholeNumber('seed')),
  runs: wholeNumber('runs'),
  report: v.optional(v.string()),
};
// Only the base URL can be missing: every other option has a default or is optional.
const schema = v.object(fields, '--base-url 이 필요합니다.');

/** Reads the command line; throws an error with a sentence for the user where it is invalid. */
export function readCommandLine(args: readonly string[]): CommandLine {
  const { values } = parseArgs({
    args: args.filter((arg) => arg !== '--'),
    allowNegative: true,
    options: {
      'base-url': { type: 'string' },
      product: { type: 'string', default: 'fitness' },
      'token-customer': { type: 'string' },
      'token-manager': { type: 'string' },
      'token-master': { type: 'string' },
      rules: { type: 'boolean' },
      safe: { type: 'boolean', default: false },
      seed: { type: 'string' },
      runs: { type: 'string', default: '20' },
      report: { type: 'string' },
    },
  });
  const { report, 'base-url': baseUrl, seed, runs, product, rules, safe } = v.parse(schema, values);
  return {
    report,
    suite: { baseUrl, product, rules, safe, tokens: tokensIn(values), seed, runs },
  };
}

function tokensIn(values: Readonly<Record<string, unknown>>): Tokens {
  const given = ROLES.map((role) => [role, values[`token-${role}`]] as const).filter(
    ([, token]) => typeof token === 'string' && token !== '',
  );
  return Object.fromEntries(given) as Tokens;
}
