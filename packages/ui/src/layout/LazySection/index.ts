export { LazySection, type LazySectionProps } from './LazySection.tsx';
