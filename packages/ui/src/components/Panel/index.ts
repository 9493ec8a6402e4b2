export { Panel, type PanelProps } from './Panel.tsx';
export { PanelBoundary, type PanelBoundaryProps } from './PanelBoundary.tsx';
