export { BarChart, type BarChartProps } from './BarChart.tsx';
export type { ChartItem, ChartSeries, SeriesColor } from './geometry.ts';
