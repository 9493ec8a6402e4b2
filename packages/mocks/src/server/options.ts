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

const schema = v.object({
  port: v.optional(wholeNumber(65_535), '8080'),
  host: v.optional(v.string(), '127.0.0.1'),
  scenario: v.optional(scenario),
  seed: v.optional(wholeNumber()),
  latency: v.optional(wholeNumber(), '0'),
  clock: v.optional(time),
  quiet: v.optional(v.boolean(), false),
});

export type ServerOptions = v.InferOutput<typeof schema>;

export const USAGE = `pnpm mock [options]            in the repository of the mock backend
npx mocks server [options]     where the package is installed

  --port N            the port (8080); 0 takes a free one
  --host ADDRESS      the address to listen on (127.0.0.1)
  --scenario NAME     the data: ${scenarioNames.join(', ')}
  --seed N            other data of the scenario (1)
  --latency MS        delays every response
  --clock TIME        a fixed time in Seoul, such as 2026-11-20T10:00:00
  --quiet             prints no line per call`;

/** Reads the command line; throws an error with a sentence for the user where it is invalid. */
export function readOptions(args: readonly string[]): ServerOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string' },
      host: { type: 'string' },
      scenario: { type: 'string' },
      seed: { type: 'string' },
      latency: { type: 'string' },
      clock: { type: 'string' },
      quiet: { type: 'boolean' },
    },
  });
  const read = v.safeParse(schema, values);
  if (read.success) return read.output;
  const [{ path, input, message }] = read.issues;
  throw new Error(`--${String(path?.[0].key)} ${String(input)}: ${message}`);
}
