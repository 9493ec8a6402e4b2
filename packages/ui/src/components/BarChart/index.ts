export { BarChart, type BarChartProps } from './BarChart.tsx';
export { type ChartItem, type ChartSeries } from './geometry.ts';
export { type SeriesColor } from '../../internal/series/series-fill.ts';
