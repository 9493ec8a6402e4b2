export { FullScreen, type FullScreenProps } from './FullScreen.tsx';
