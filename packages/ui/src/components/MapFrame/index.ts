export { MapFrame, type MapFrameProps } from './MapFrame.tsx';
