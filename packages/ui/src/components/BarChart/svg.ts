import type { ChartTone } from './geometry.ts';

/** A share as a length inside an svg. */
export function percent(share: number) {
  return `${share * 100}%`;
}

/** The fill of a tone among the patterns with this id. */
export function toneUrl(patternId: string, tone: ChartTone) {
  return `url(#${patternId}${tone})`;
}
