export { Breakdown, type BreakdownItem, type BreakdownProps } from './Breakdown.tsx';
