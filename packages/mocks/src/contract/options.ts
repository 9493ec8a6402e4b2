import { parseArgs } from 'node:util';
import { ROLES, type Tokens } from './harness/users.ts';
import type { SuiteOptions } from './suite.ts';

/** How the command is used. */
export const USAGE = `pnpm contract --base-url URL
  --product fitness            주소와 API 경로의 상품군
  --token-customer TOKEN       고객의 토큰   (없으면 데모 계정으로 로그인해 봅니다)
  --token-manager TOKEN        트레이너의 토큰
  --token-master TOKEN         대표의 토큰
  --rules, --no-rules          우리 스튜디오의 규칙도 (목 백엔드에서는 기본)
  --safe                       읽기만: 함께 쓰는 백엔드에
  --seed N --runs N            만들어 내는 요청의 씨앗과 오퍼레이션마다의 수 (20)
  --report FILE.html           보고서`;

/** What the command line asks for. */
export interface CommandLine {
  readonly suite: SuiteOptions;
  /** Where the report in HTML goes. */
  readonly report: string | undefined;
}

/** Reads the command line; throws with a sentence where it makes no sense. */
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
  const { product, rules, safe, report } = values;
  if (!/^[a-z0-9-]+$/.test(product))
    throw new Error(`--product ${product}: 소문자, 숫자, 하이픈만 쓸 수 있습니다.`);
  return {
    report,
    suite: {
      baseUrl: address(values['base-url']),
      product,
      rules,
      safe,
      tokens: tokensIn(values),
      seed: values.seed === undefined ? undefined : wholeNumber('seed', values.seed),
      runs: wholeNumber('runs', values.runs),
    },
  };
}

function address(text: string | undefined): string {
  if (text === undefined) throw new Error('--base-url 이 필요합니다.');
  const url = URL.parse(text);
  if (!url || !['http:', 'https:'].includes(url.protocol))
    throw new Error(`--base-url ${text}: http 주소가 아닙니다.`);
  return `${url.origin}${url.pathname}`.replace(/\/+$/, '');
}

function tokensIn(values: Readonly<Record<string, unknown>>): Tokens {
  const given = ROLES.map((role) => [role, values[`token-${role}`]] as const).filter(
    ([, token]) => typeof token === 'string' && token !== '',
  );
  return Object.fromEntries(given) as Tokens;
}

function wholeNumber(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`--${name} ${text}: 숫자여야 합니다.`);
  return Number(text);
}
