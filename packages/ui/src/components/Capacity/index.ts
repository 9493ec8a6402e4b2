export { Capacity, type CapacityProps } from './Capacity.tsx';
