import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { isLocalDateTime } from '../engine/settings.ts';
import { scenarioNames } from '../scenarios/index.ts';

/** The usage text of the command. */
export const USAGE = `pnpm mock [options]            in the repository of the mock backend
npx mocks server [options]     where the package is installed

  --port N             the port (8080); 0 takes a free one
  --host ADDRESS       the address to listen on (127.0.0.1)
  --scenario NAME      the data: ${scenarioNames.join(', ')}
  --seed N             other data of the scenario (1)
  --latency MS         delays every response
  --clock TIME         a fixed time in Seoul, such as 2026-11-20T10:00:00
  --persist FILE       stores the state in this file
  --watch              restarts when a source file changes, with the same state
  --quiet              prints no line per call
  --upstream URL       forwards the operations to a real backend
  --record FILE        writes the responses of the upstream to a file
  --replay FILE        gives the responses of such a file`;

const wholeNumber = (name: string, max = Number.MAX_SAFE_INTEGER) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => /^\d+$/.test(text) && Number(text) <= max,
      ({ input }) => `--${name} ${input}: must be a whole number up to ${max}.`,
    ),
    v.transform(Number),
  );

const file = (name: string) =>
  v.pipe(v.string(), v.nonEmpty(`--${name} must have the name of a file.`));

const options = v.object({
  host: v.string(),
  port: wholeNumber('port', 65_535),
  /** By default the default scenario, or that of the file. */
  scenario: v.optional(
    v.picklist(scenarioNames, ({ input }) => `--scenario ${String(input)}: is no scenario.`),
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
        ({ input }) => `--clock ${input}: must be a time such as 2026-11-20T10:00:00.`,
      ),
    ),
  ),
  /** The file that stores the state; by default the state ends with the server. */
  persist: v.optional(file('persist')),
  /** Restarts when a source file changes, with the same state. */
  watch: v.boolean(),
  /** Prints no line per call. */
  quiet: v.boolean(),
  /** The real backend that the operations are forwarded to. */
  upstream: v.optional(
    v.pipe(
      v.string(),
      v.url(({ input }) => `--upstream ${input}: must be a URL.`),
    ),
  ),
  /** The file that its masked responses are written to. */
  record: v.optional(file('record')),
  /** The file with a recording whose responses are given. */
  replay: v.optional(file('replay')),
});

const schema = v.pipe(
  options,
  v.check(
    ({ record, upstream }) => record === undefined || upstream !== undefined,
    '--record needs --upstream.',
  ),
  v.check(
    ({ replay, upstream }) => replay === undefined || upstream === undefined,
    '--replay and --upstream exclude each other.',
  ),
  // A restart would overwrite the recording.
  v.check(
    ({ record, watch }) => record === undefined || !watch,
    '--record and --watch exclude each other.',
  ),
);

/** The options of the server. */
export type ServerOptions = v.InferOutput<typeof options>;

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
      upstream: { type: 'string' },
      record: { type: 'string' },
      replay: { type: 'string' },
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
