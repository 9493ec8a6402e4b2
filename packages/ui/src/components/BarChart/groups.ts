import type { Bar } from './geometry.ts';

/** What both orientations are drawn from. */
export interface GroupsProps {
  groups: readonly { label: string; bars: Bar[] }[];
  /** Where the scale ends. */
  max: number;
  patternId: string;
  formatValue: (value: number) => string;
}
