export { SummaryStrip, type SummaryStripItem, type SummaryStripProps } from './SummaryStrip.tsx';
