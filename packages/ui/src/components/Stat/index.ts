export { Stat, type StatProps } from './Stat.tsx';
export { StatGroup, type StatGroupProps } from './StatGroup.tsx';
export { StatSkeleton, type StatSkeletonProps } from './StatSkeleton.tsx';
