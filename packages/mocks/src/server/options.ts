import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { isLocalDateTime } from '../engine/settings.ts';
import { scenarioNames } from '../scenarios/index.ts';

/** The usage text of the command. */
export const USAGE = `pnpm mock [--port 8080] [--host 127.0.0.1] [--scenario ${scenarioNames.join('|')}] [--seed 1]
          [--latency 0] [--clock 2026-11-20T10:00:00] [--persist FILE] [--watch] [--quiet]`;

const wholeNumber = (name: string, max = Number.MAX_SAFE_INTEGER) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => /^\d+$/.test(text) && Number(text) <= max,
      ({ input }) => `--${name} ${input}: ${max} 이하의 숫자여야 합니다.`,
    ),
    v.transform(Number),
  );

const schema = v.object({
  host: v.string(),
  port: wholeNumber('port', 65_535),
  /** By default the default scenario, or that of the file. */
  scenario: v.optional(
    v.picklist(scenarioNames, ({ input }) => `--scenario ${String(input)}: 없는 시나리오입니다.`),
  ),
  /** By default 1, or the seed of the file. */
  seed: v.optional(wholeNumber('seed')),
  /** Milliseconds by which every response is delayed. */
  latency: wholeNumber('latency'),
  /** The fixed local time in Seoul; by default the machine's clock. */
  clock: v.optional(
    v.pipe(
      v.string(),
      v.check(
        isLocalDateTime,
        ({ input }) => `--clock ${input}: 2026-11-20T10:00:00과 같은 시각이어야 합니다.`,
      ),
    ),
  ),
  /** The file that stores the state; by default the state ends with the server. */
  persist: v.optional(v.pipe(v.string(), v.nonEmpty('--persist: 파일 이름이 있어야 합니다.'))),
  /** Restarts when a source file changes, with the same state. */
  watch: v.boolean(),
  /** Prints no line per call. */
  quiet: v.boolean(),
});

/** The options of the server. */
export type ServerOptions = v.InferOutput<typeof schema>;

/** Reads the command line; throws an error with a sentence for the user where it is invalid. */
export function readOptions(args: readonly string[]): ServerOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string', default: '8080' },
      host: { type: 'string', default: '127.0.0.1' },
      scenario: { type: 'string' },
      seed: { type: 'string' },
      latency: { type: 'string', default: '0' },
      clock: { type: 'string' },
      persist: { type: 'string' },
      watch: { type: 'boolean', default: false },
      quiet: { type: 'boolean', default: false },
    },
  });
  return v.parse(schema, values);
}

/** The command line of these options. */
export function argumentsOf({ watch, quiet, ...values }: ServerOptions): string[] {
  const valued = Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [`--${name}`, String(value)],
  );
  return [...valued, ...(watch ? ['--watch'] : []), ...(quiet ? ['--quiet'] : [])];
}
