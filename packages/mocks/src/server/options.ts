import { parseArgs } from 'node:util';
import { isLocalDateTime } from '../engine/settings.ts';
import type { LocalDateTime } from '../dates.ts';
import { isScenarioName, scenarioNames, type ScenarioName } from '../scenarios/index.ts';

/** How the server is called. */
export const USAGE = `pnpm mock [--port 8080] [--host 127.0.0.1] [--scenario ${scenarioNames.join('|')}] [--seed 1]
          [--latency 0] [--clock 2026-11-20T10:00:00] [--persist FILE] [--watch] [--quiet]`;

/** How the server is started. */
export interface ServerOptions {
  readonly port: number;
  readonly host: string;
  /** Unset: the default one, or what the file holds. */
  readonly scenario?: ScenarioName | undefined;
  /** Unset: 1, or what the file holds. */
  readonly seed?: number | undefined;
  /** Milliseconds by which every answer comes later. */
  readonly latency: number;
  /** The time at which the studio stands still; unset: the machine's clock. */
  readonly clock?: LocalDateTime | undefined;
  /** The file that keeps the state; unset: it ends with the server. */
  readonly persist?: string | undefined;
  /** Starts again when a source file changes, with the state as it was. */
  readonly watch: boolean;
  /** Without a line for each call. */
  readonly quiet: boolean;
}

/** Reads the command line; throws with the reason where it makes no sense. */
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
  const { host, scenario, seed, clock, persist, watch, quiet } = values;
  if (scenario !== undefined && !isScenarioName(scenario))
    throw new Error(`--scenario ${scenario}: 없는 시나리오입니다.`);
  if (clock !== undefined && !isLocalDateTime(clock))
    throw new Error(`--clock ${clock}: 2026-11-20T10:00:00과 같은 시각이어야 합니다.`);
  if (persist === '') throw new Error('--persist: 파일 이름이 있어야 합니다.');
  return {
    host,
    scenario,
    clock,
    persist,
    watch,
    quiet,
    seed: seed === undefined ? undefined : wholeNumber('seed', seed),
    port: wholeNumber('port', values.port, 65_535),
    latency: wholeNumber('latency', values.latency),
  };
}

/** The command line of these options. */
export function argumentsOf({ watch, quiet, ...values }: ServerOptions): string[] {
  const valued = Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [`--${name}`, String(value)],
  );
  return [...valued, ...(watch ? ['--watch'] : []), ...(quiet ? ['--quiet'] : [])];
}

function wholeNumber(name: string, text: string, most = Number.MAX_SAFE_INTEGER): number {
  if (!/^\d+$/.test(text) || Number(text) > most)
    throw new Error(`--${name} ${text}: ${most} 이하의 숫자여야 합니다.`);
  return Number(text);
}
