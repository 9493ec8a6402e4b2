export { BarChart, type BarChartProps } from './BarChart.tsx';
export { type ChartRow, type ChartSeries, type ChartTone } from './geometry.ts';
