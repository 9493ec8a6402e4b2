import { readFileSync } from 'node:fs';
import { createSecureContext } from 'node:tls';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { readBaseline, type Baseline } from '../report/json.ts';
import type { SuiteOptions } from '../suite-options.ts';
import { accountsOf } from './accounts.ts';
import { InvalidOption } from './invalid-option.ts';
import { options } from './options.ts';
import { optionsSchema } from './options-schema.ts';
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

/** Reads the command line; throws `InvalidOption` with a sentence where it is wrong. */
export function readCommandLine(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): CommandLine {
  const values = parsed(args);
  if (values['help'] === true) return { kind: 'help' };
  if (values['list'] === true) return { kind: 'list' };
  const checked = v.safeParse(optionsSchema, values);
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
      waitMs: output.wait ?? 0,
      ca: output.ca === undefined ? undefined : certificatesIn(output.ca),
      headers: output.header,
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

function certificatesIn(path: string): string {
  try {
    const pem = readFileSync(path, 'utf8');
    createSecureContext({ ca: pem });
    if (!pem.includes('-----BEGIN CERTIFICATE-----')) throw new Error('it has no certificate');
    return pem;
  } catch (error) {
    throw new InvalidOption(
      `--ca ${path}: is not a file of certificates as PEM (${(error as Error).message}).`,
    );
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
