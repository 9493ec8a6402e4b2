import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { isLocalDateTime } from '../engine/settings.ts';
import { scenarioNames } from '../scenarios/index.ts';

const wholeNumber = (max = Number.MAX_SAFE_INTEGER) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => /^\d+$/.test(text) && Number(text) <= max,
      `must be a whole number up to ${max}.`,
    ),
    v.transform(Number),
  );
const scenario = v.picklist(scenarioNames, 'is no scenario.');
const time = v.pipe(
  v.string(),
  v.check(isLocalDateTime, 'must be a time such as 2026-11-20T10:00:00.'),
);
const url = v.pipe(
  v.string(),
  v.check(
    (text) => /^https?:\/\/[^@?#]+$/.test(text) && URL.canParse(text),
    'must be a URL with http or https, without username, password, query and fragment.',
  ),
);
const file = v.pipe(v.string(), v.nonEmpty('must be the name of a file.'));
const flag = v.optional(v.boolean(), false);

/** The schema of each option, its value in the usage text, and its effect. */
const table = {
  port: [v.optional(wholeNumber(65_535), '8080'), 'N', 'the port (8080); 0 takes a free one'],
  host: [v.optional(v.string(), '127.0.0.1'), 'ADDRESS', 'the address to listen on (127.0.0.1)'],
  scenario: [v.optional(scenario), 'NAME', `the data: ${scenarioNames.join(', ')}`],
  seed: [v.optional(wholeNumber()), 'N', 'other data of the scenario (1)'],
  latency: [v.optional(wholeNumber(), '0'), 'MS', 'delays every response'],
  clock: [v.optional(time), 'TIME', 'a fixed time in Seoul, such as 2026-11-20T10:00:00'],
  persist: [v.optional(file), 'FILE', 'stores the state in this file'],
  watch: [flag, '', 'restarts when a source file changes, with the same state'],
  quiet: [flag, '', 'prints no line per call'],
  upstream: [v.optional(url), 'URL', 'forwards the operations to a real backend'],
  record: [v.optional(file), 'FILE', 'writes the responses of the upstream to a file'],
  replay: [v.optional(file), 'FILE', 'gives the responses of such a file'],
} as const;
const rows = Object.entries(table);

export const USAGE = `pnpm mock [options]            in the repository of the mock backend
npx mocks server [options]     where the package is installed

${rows.map(([name, [, value, effect]]) => `  --${`${name} ${value}`.padEnd(18)} ${effect}`).join('\n')}`;

type Table = typeof table;
const options = v.object(
  Object.fromEntries(rows.map(([name, [schema]]) => [name, schema])) as {
    [Name in keyof Table]: Table[Name][0];
  },
);

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

export type ServerOptions = v.InferOutput<typeof options>;

/** Reads the command line; throws an error with a sentence for the user where it is invalid. */
export function readOptions(args: readonly string[]): ServerOptions {
  const { values } = parseArgs({
    args: [...args],
    options: Object.fromEntries(
      rows.map(([name, [, value]]) => [name, { type: value === '' ? 'boolean' : 'string' }]),
    ),
  });
  const read = v.safeParse(schema, values);
  if (read.success) return read.output;
  const [{ path, input, message }] = read.issues;
  throw new Error(path ? `--${String(path[0].key)} ${String(input)}: ${message}` : message);
}

export function argumentsOf(options: ServerOptions): string[] {
  return Object.entries(options).flatMap(([name, value]) => {
    if (value === undefined || value === false) return [];
    return value === true ? [`--${name}`] : [`--${name}`, String(value)];
  });
}
