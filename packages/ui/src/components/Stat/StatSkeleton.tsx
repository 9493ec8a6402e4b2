import type { RootProps } from '../../internal/element-props.ts';
import { Skeleton } from '../Skeleton/index.ts';
import { Stat, type StatProps } from './Stat.tsx';

/** The props of a StatSkeleton: those of Stat, with sample texts of about the expected length. */
export interface StatSkeletonProps extends RootProps, Pick<StatProps, 'label' | 'series'> {
  value: string;
  note?: string;
}

/** A Stat whose figures are loading, as high as the Stat. */
export function StatSkeleton({ value, note, ...stat }: StatSkeletonProps) {
  return (
    <Stat
      {...stat}
      value={<Skeleton sampleText={value} />}
      note={note && <Skeleton sampleText={note} />}
    />
  );
}
