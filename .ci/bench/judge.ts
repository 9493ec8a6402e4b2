import type { Load } from './measure-load.ts';
import { median } from './statistics.ts';

/** A measured value against what it may be at most. */
export type Finding = {
  what: string;
  ours: string;
  limit: string;
  /** Ours by the limit; absent where the limit is a fixed value. */
  ratio?: number;
  wanted: string;
  isOk: boolean;
};

const milliseconds = (value: number) => `${Math.round(value)} ms`;

/** Two medians of the same run: `most` is how many times the limit ours may be, `wanted` what we aim at. */
export function judgeRatio(
  what: string,
  ours: readonly number[],
  limit: readonly number[],
  most: number,
  wanted = most,
): Finding {
  const ratio = median(ours) / median(limit);
  return {
    what,
    ours: milliseconds(median(ours)),
    limit: milliseconds(median(limit)),
    ratio,
    wanted: wanted === most ? `${most}` : `${wanted}, fails above ${most}`,
    isOk: ratio <= most,
  };
}

/** The median of times against a fixed one. */
export function judgeTime(what: string, times: readonly number[], most: number): Finding {
  const ours = median(times);
  return {
    what,
    ours: milliseconds(ours),
    limit: milliseconds(most),
    wanted: milliseconds(most),
    isOk: ours <= most,
  };
}

/** The median of each time of some first visits, with what does not depend on the machine. */
export function typicalLoad(loads: readonly Load[]): Load {
  const last = loads.at(-1)!;
  const of = (key: 'fcp' | 'lcp' | 'tbt' | 'cls') => median(loads.map((load) => load[key]));
  return { ...last, fcp: of('fcp'), lcp: of('lcp'), tbt: of('tbt'), cls: of('cls') };
}
