import type { Load } from './measure-load.ts';
import { median, middleMean } from './statistics.ts';

/** A measured value with its limit. */
export type Finding = {
  what: string;
  ours: string;
  limit: string;
  /** The ratio to the baseline; absent for a fixed limit. */
  ratio?: number;
  wanted: string;
  isOk: boolean;
};

const milliseconds = (value: number) => `${Math.round(value)} ms`;

/** Compares two means of the same run: `most` is the highest allowed ratio, `wanted` the target. */
export function judgeRatio(
  what: string,
  ours: readonly number[],
  limit: readonly number[],
  most: number,
  wanted = most,
): Finding {
  const ratio = middleMean(ours) / middleMean(limit);
  return {
    what,
    ours: milliseconds(middleMean(ours)),
    limit: milliseconds(middleMean(limit)),
    ratio,
    wanted: wanted === most ? `${most}` : `${wanted}, fails above ${most}`,
    isOk: ratio <= most,
  };
}

/** Compares the mean of times with a fixed limit. */
export function judgeTime(what: string, times: readonly number[], most: number): Finding {
  const ours = middleMean(times);
  return {
    what,
    ours: milliseconds(ours),
    limit: milliseconds(most),
    wanted: milliseconds(most),
    isOk: ours <= most,
  };
}

/** The medians of the times of some first visits, with the values that do not depend on the machine. */
export function typicalLoad(loads: readonly Load[]): Load {
  const last = loads.at(-1)!;
  const of = (key: 'fcp' | 'lcp' | 'tbt' | 'cls') => median(loads.map((load) => load[key]));
  return { ...last, fcp: of('fcp'), lcp: of('lcp'), tbt: of('tbt'), cls: of('cls') };
}
