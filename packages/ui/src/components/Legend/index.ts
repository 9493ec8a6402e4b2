export { Legend, type LegendItem, type LegendProps } from './Legend.tsx';
