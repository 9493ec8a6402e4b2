export { Distribution, type DistributionProps, type DistributionItem } from './Distribution.tsx';
