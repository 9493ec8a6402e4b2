import type { ChartTone } from './geometry.ts';

/** A share as a length inside an svg. */
export const percent = (share: number) => `${share * 100}%`;

/** The fill of a tone among the patterns with this id. */
export const toneUrl = (patternId: string, tone: ChartTone) => `url(#${patternId}${tone})`;
