export { Distribution, type DistributionProps, type DistributionRow } from './Distribution.tsx';
