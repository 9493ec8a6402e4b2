export { BarChart, type BarChartProps } from './BarChart.tsx';
export { type ChartRow, type ChartSeries, type SeriesColor } from './geometry.ts';
