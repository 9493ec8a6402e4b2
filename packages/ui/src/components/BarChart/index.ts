export { BarChart, type BarChartProps } from './BarChart.tsx';
export { type ChartItem, type ChartSeries, type SeriesColor } from './geometry.ts';
