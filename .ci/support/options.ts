import { parseArgs, type ParseArgsConfig } from 'node:util';

const help = { help: { type: 'boolean', short: 'h' } } as const;

type OptionsConfig = NonNullable<ParseArgsConfig['options']>;

/**
 * Reads a script's options and positional arguments: `--help` prints the usage and ends the process, an unknown option prints it as
 * an error.
 */
export function readOptions<const Options extends OptionsConfig>(usage: string, options: Options) {
  try {
    const parsed = parseArgs({ options: { ...options, ...help }, allowPositionals: true });
    if (!(parsed.values as { help?: boolean }).help)
      return parsed as ReturnType<
        typeof parseArgs<{ options: Options; allowPositionals: true; strict: true }>
      >;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`);
    process.exit(2);
  }
  printUsage(usage);
}

/** The arguments of a script that passes them on to another program; `--help` prints the usage and ends the process. */
export function readArguments(usage: string): string[] {
  const args = process.argv.slice(2);
  return args.includes('--help') ? printUsage(usage) : args;
}

function printUsage(usage: string): never {
  console.log(usage);
  process.exit(0);
}
