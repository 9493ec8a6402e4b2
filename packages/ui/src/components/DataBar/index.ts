export { DataBar, type DataBarProps } from './DataBar.tsx';
