export { CountFilter, type CountFilterItem, type CountFilterProps } from './CountFilter.tsx';
